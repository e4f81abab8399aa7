#h1
果园今年收柑橘⟨4.8吨⟩，比去年的⟨3倍⟩少⟨0.6吨⟩，去年收柑橘⟨多少吨⟩？
= (4.8+0.6)/3
total 果园 act=收 mark=今年
relation 果园 act=收 mark=今年 other=去年
relation 果园 act=收 mark=今年 other=去年
total 果园 act=收 mark=去年

#h2
质检员抽查了⟨250只⟩灯泡，每只⟨15瓦⟩，发现⟨5只⟩不亮，这批灯泡的合格率是⟨百分之几⟩？
= (250-5)/250
total 质检员 act=抽查
rate 灯泡
total 灯泡 mark=不亮
relation 灯泡 mark=合格

#h3
爸爸把⟨20000元⟩存入银行，定期⟨3年⟩，年利率是⟨2.75%⟩，到期时他一共可以取回⟨多少元⟩？
= 20000+20000*2.75%*3
total 爸爸 act=存
amount 爸爸 act=存
relation 爸爸 act=存
total 爸爸 act=取

#h4
洒水车⟨(2/3)小时⟩行⟨16千米⟩，照这样计算，洒完长⟨60千米⟩的环城路要⟨几小时⟩？
= 60/(16/(2/3))
amount 洒水车 act=行
total 洒水车 act=行
total W:环城路
amount 洒水车 act=洒

#h5
书架上层有书⟨84本⟩，管理员从上层拿⟨12本⟩放到下层，这时两层的书正好同样多，下层原来有书⟨多少本⟩？
= 84-12-12
total 上层
total 管理员 act=拿
total 下层 mark=原来

#h6
妈妈做曲奇，面粉和糖的质量比是⟨5:2⟩，烤箱先预热⟨10分钟⟩。她称好了⟨350克⟩面粉，还要准备⟨多少克⟩糖？
= 350/5*2
relation 面粉 other=糖
amount 烤箱 act=预热
total 面粉 act=称
total 糖 act=准备

#h7
甲、乙两车同时从相距⟨315千米⟩的两城相对开出，⟨3.5小时⟩后相遇。甲车每小时行⟨48千米⟩，乙车每小时行⟨多少千米⟩？
= 315/3.5-48
total W:两城
amount 甲车 act=行
rate 甲车 act=行
rate 乙车 act=行

#h8
一件羽绒服标价⟨680元⟩，换季时打⟨七五折⟩，有会员卡还能再减⟨30元⟩。丽丽的妈妈有会员卡，买下它要付⟨多少元⟩？
= 680*75%-30
total 羽绒服 mark=标价
relation 羽绒服 mark=换季 other=标价
relation 羽绒服 mark=会员卡
total 妈妈 act=付

#h9
五年级共有学生⟨150人⟩，分成⟨4个⟩班，今天的出勤率是⟨98%⟩，今天缺勤的有⟨几人⟩？
= 150*(1-98%)
total W:五年级
amount 五年级
relation 五年级 mark=出勤
total 五年级 mark=缺勤

#h10
一罐蜂蜜连罐重⟨2.7千克⟩，吃掉⟨一半⟩蜂蜜后，连罐还重⟨1.6千克⟩。空罐重⟨多少千克⟩？
= 1.6-(2.7-1.6)
total 蜂蜜
relation 蜂蜜 act=吃
total 蜂蜜 mark=还
total 空罐

#h11
修路队原计划每天修⟨0.45千米⟩，⟨20天⟩完工，实际每天多修⟨0.05千米⟩，实际修了⟨多少天⟩？
= 0.45*20/(0.45+0.05)
rate 修路队 act=修 mark=原计划
amount 修路队 act=修 mark=原计划
relation 修路队 act=修 mark=实际 other=原计划
amount 修路队 act=修 mark=实际

#h12
外婆今年⟨66岁⟩，是小雨年龄的⟨6倍⟩，妈妈比小雨大⟨27岁⟩，妈妈今年⟨多少岁⟩？
= 66/6+27
total 外婆
relation 外婆 other=小雨
relation 妈妈 other=小雨
total 妈妈

#h13
小麦的出粉率是⟨80%⟩，磨坊要磨出⟨240千克⟩面粉，每袋小麦重⟨50千克⟩，需要⟨几袋⟩小麦？
= 240/80%/50
relation 小麦 mark=出粉率
total 磨坊 act=磨
rate 小麦
amount 小麦

#h14
阿宁前⟨4次⟩口算测验平均⟨91分⟩，他想让⟨5次⟩的平均分达到⟨92分⟩，最后一次至少要得⟨多少分⟩？
= 92*5-91*4
amount 阿宁 mark=前
rate 阿宁 mark=前
amount 阿宁
rate 阿宁
total 阿宁 mark=最后一次

#h15
打一份书稿，小高单独打要⟨12天⟩，小魏单独打要⟨15天⟩，两人合打⟨4天⟩后，还剩这份书稿的⟨几分之几⟩？
= 1-(1/12+1/15)*4
amount 小高 act=打
amount 小魏 act=打
amount 小高 act=打
relation 书稿 mark=剩 other=书稿

#h16
⟨6台⟩抽水机⟨3小时⟩可抽水⟨540吨⟩，照这样计算，⟨8台⟩这样的抽水机⟨5小时⟩可抽水⟨多少吨⟩？
= 540/6/3*8*5
amount 抽水机
amount 抽水机 act=抽
total 抽水机 act=抽
amount 抽水机
amount 抽水机 act=抽
total 抽水机 act=抽

#h17
养鸡场去年养鸡⟨2400只⟩，今年养鸡⟨3000只⟩，今年平均每只鸡产蛋⟨14千克⟩，今年养鸡的只数比去年增加⟨百分之几⟩？
= (3000-2400)/2400
total 养鸡场 act=养 mark=去年
total 养鸡场 act=养 mark=今年
rate 鸡 act=产
relation 养鸡场 act=养 mark=今年 other=去年

#h18
学校上月实际用水⟨320吨⟩，每吨水⟨2.8元⟩。这个用水量比计划节约了⟨20%⟩，计划用水⟨多少吨⟩？
= 320/(1-20%)
total 学校 act=用 mark=实际
rate 水
relation 学校 act=用 mark=实际 other=计划
total 学校 act=用 mark=计划

#h19
一种混凝土由水泥、沙子和石子按⟨2:3:5⟩拌成，要拌⟨40吨⟩这样的混凝土，需要沙子⟨多少吨⟩？
= 40/(2+3+5)*3
relation 混凝土
total W:混凝土
total 沙子

#h20
东、西两个粮仓共存粮⟨180吨⟩，东仓存的是西仓的⟨1.5倍⟩，西仓存粮⟨多少吨⟩？
= 180/(1.5+1)
total W:粮仓
relation 东仓 other=西仓
total 西仓

#h21
小军的邮票比小林多⟨96枚⟩，小军的正好是小林的⟨4倍⟩，小林有邮票⟨多少枚⟩？
= 96/(4-1)
relation 小军 other=小林
relation 小军 other=小林
total 小林

#h22
弟弟每分钟走⟨60米⟩，出门⟨5分钟⟩后，哥哥发现他忘带水壶，骑车以每分钟⟨160米⟩的速度去追，哥哥⟨几分钟⟩能追上弟弟？
= 60*5/(160-60)
rate 弟弟 act=走
amount 弟弟 act=出门
rate 哥哥 act=骑车
amount 哥哥 act=追

#h23
一根铁丝长⟨8.4米⟩，做灯架剪下它的⟨(1/3)⟩，捆花盆又用去⟨1.2米⟩，还剩⟨多少米⟩？
= 8.4*(1-(1/3))-1.2
total W:铁丝
relation 铁丝 act=剪 other=铁丝
total 铁丝 act=用
total 铁丝 mark=还剩

#h24
器材室有足球⟨45个⟩，篮球是足球的⟨(4/5)⟩，排球是篮球的⟨(2/3)⟩，排球有⟨多少个⟩？
= 45*(4/5)*(2/3)
total 足球
relation 篮球 other=足球
relation 排球 other=篮球
total 排球

#h25
小杰买⟨3支⟩钢笔和⟨5本⟩笔记本，共用去⟨61.5元⟩。每支钢笔⟨12元⟩，每本笔记本⟨多少元⟩？
= (61.5-12*3)/5
amount 小杰 act=买 what=钢笔
amount 小杰 act=买 what=笔记本
total W:共
rate 钢笔
rate 笔记本

#h26
一辆货车去时每小时行⟨60千米⟩，⟨4小时⟩到达，返回时装了⟨8吨⟩煤，用了⟨5小时⟩。返回时每小时比去时慢⟨多少千米⟩？
= 60-60*4/5
rate 货车 act=行 mark=去时
amount 货车 act=行 mark=去时
total 货车 act=装 mark=返回
amount 货车 act=行 mark=返回
relation 货车 act=行 mark=返回 other=去时

#h27
亮亮看一本⟨240页⟩的科幻书，第一周看了全书的⟨25%⟩，第二周看了全书的⟨(2/5)⟩，两周共看了⟨多少页⟩？
= 240*(25%+(2/5))
total W:书
relation 亮亮 act=看 mark=第一周 other=全书
relation 亮亮 act=看 mark=第二周 other=全书
total 亮亮 act=看 mark=两周

#h28
科学课上，小组把⟨15克⟩盐放进⟨285克⟩水中，搅拌了⟨3分钟⟩全部溶解，这杯盐水的含盐率是⟨百分之几⟩？
= 15/(15+285)
total 盐
total 水
amount 小组 act=搅拌
relation 盐水 mark=含盐率

#h29
码头上有一批货物，运走⟨(5/8)⟩以后，还剩⟨36吨⟩，这批货物原有⟨多少吨⟩？
= 36/(1-(5/8))
relation 货物 act=运 other=货物
total 货物 mark=还剩
total W:货物

#h30
食堂有⟨(3/4)吨⟩大米，每天吃⟨(1/20)吨⟩，吃了⟨6天⟩，余下的还够吃⟨几天⟩？
= ((3/4)-(1/20)*6)/(1/20)
total W:大米
rate 食堂 act=吃
amount 食堂 act=吃
amount 食堂 act=吃 mark=余下

#h31
鱼池里原有水⟨6吨⟩，注水管每分钟注入⟨0.8吨⟩，排水管每分钟排出⟨0.3吨⟩，两管齐开，⟨多少分钟⟩后池里有水⟨21吨⟩？
= (21-6)/(0.8-0.3)
total 鱼池 mark=原有
rate 注水管 act=注入
rate 排水管 act=排出
amount 注水管 act=注入
total 鱼池 mark=后

#h32
花生每吨能卖⟨8000元⟩。大柳乡去年产花生⟨36吨⟩，今年比去年增产⟨15%⟩，今年产花生⟨多少吨⟩？
= 36*(1+15%)
rate 花生 act=卖
total 大柳乡 act=产 mark=去年
relation 大柳乡 act=产 mark=今年 other=去年
total 大柳乡 act=产 mark=今年

#h33
服装厂十月份计划生产校服⟨1600套⟩，结果上半月完成计划的⟨(5/8)⟩，下半月完成计划的⟨(1/2)⟩，十月份超产⟨多少套⟩？
= 1600*((5/8)+(1/2)-1)
total 服装厂 act=生产 mark=计划
relation 服装厂 act=完成 mark=上半月 other=计划
relation 服装厂 act=完成 mark=下半月 other=计划
relation 服装厂 act=超产 other=计划

#h34
志愿者在荒坡上种了⟨120棵⟩沙枣，活了⟨108棵⟩，后来补种⟨30棵⟩，全部成活，沙枣的总成活率是⟨多少⟩？
= (108+30)/(120+30)
total 志愿者 act=种
total 沙枣 act=活
total 志愿者 act=补种
relation 沙枣 mark=成活率

#h35
一块长方形菜地长⟨18米⟩，宽是长的⟨(2/3)⟩，每平方米收白菜⟨7.5千克⟩，这块地共收白菜⟨多少千克⟩？
= 18*(18*(2/3))*7.5
total 菜地 mark=长
relation 菜地 mark=宽 other=长
rate 菜地 act=收
total 菜地 act=收

#h36
按规定，稿费超过⟨800元⟩的部分要缴⟨14%⟩的税。张叔叔写了⟨2篇⟩文章，得稿费⟨3800元⟩，缴税后他实际拿到⟨多少元⟩？
= 3800-(3800-800)*14%
total 稿费
relation 稿费 mark=税 other=部分
total 张叔叔 act=写
total 张叔叔 act=得
total 张叔叔 act=拿

#h37
停车场里三轮车和小轿车共⟨20辆⟩，三轮车每辆⟨3个⟩轮子，小轿车每辆⟨4个⟩轮子，数一数共有⟨68个⟩轮子，小轿车有⟨几辆⟩？
= (68-3*20)/(4-3)
total W:停车场
rate 三轮车
rate 小轿车
total W:轮子
amount 小轿车

#h38
班长分铅笔，每人分⟨5支⟩就多⟨12支⟩，每人分⟨7支⟩就少⟨6支⟩，一共有⟨多少人⟩分铅笔？
= (12+6)/(7-5)
rate 班长 act=分
relation 铅笔 mark=多
rate 班长 act=分
relation 铅笔 mark=少
amount 班长 act=分

#h39
河堤一旁从头到尾每隔⟨8米⟩栽一棵垂柳，共栽了⟨51棵⟩，每棵苗⟨24元⟩，这段河堤长⟨多少米⟩？
= 8*(51-1)
rate 垂柳 act=栽
amount 垂柳 act=栽
rate 苗
total W:河堤

#h40
印刷厂有一批纸，每本订⟨24页⟩，可以订⟨350本⟩；若每本改订⟨28页⟩，可以订⟨多少本⟩？
= 24*350/28
rate 印刷厂 act=订
amount 印刷厂 act=订
rate 印刷厂 act=改订
amount 印刷厂 act=改订

#h41
一列火车长⟨180米⟩，以每秒⟨30米⟩的速度通过一座长⟨1020米⟩的大桥，从车头上桥到车尾离桥要⟨多少秒⟩？
= (180+1020)/30
total 火车
rate 火车 act=通过
total 大桥
amount 火车 act=通过

#h42
渡船在静水中每小时行⟨18千米⟩，水流每小时⟨3千米⟩，顺水⟨5小时⟩到达下游码头，逆水返回要⟨几小时⟩？
= (18+3)*5/(18-3)
rate 渡船 act=行 mark=静水
rate 水流
amount 渡船 act=行 mark=顺水
amount 渡船 act=返回 mark=逆水

#h43
师傅每小时车⟨25个⟩螺帽，徒弟每小时车⟨16个⟩，两人同时开工，师傅车完⟨300个⟩时，徒弟车了⟨多少个⟩？
= 300/25*16
rate 师傅 act=车
rate 徒弟 act=车
total 师傅 act=车
total 徒弟 act=车

#h44
爸爸今年⟨38岁⟩，女儿今年⟨8岁⟩，⟨几年⟩后爸爸的年龄是女儿的⟨3倍⟩？
= (38-8)/(3-1)-8
total 爸爸 mark=今年
total 女儿 mark=今年
amount 爸爸 mark=后
relation 爸爸 mark=后 other=女儿

#h45
体检时，⟨20名⟩男生平均身高⟨142厘米⟩，⟨30名⟩女生平均身高⟨137厘米⟩，全班同学平均身高⟨多少厘米⟩？
= (142*20+137*30)/(20+30)
amount 男生
rate 男生 mark=身高
amount 女生
rate 女生 mark=身高
rate 全班 mark=身高

#h46
奶奶把⟨5000元⟩存了⟨2年⟩，到期得到利息⟨225元⟩，存款的年利率是⟨多少⟩？
= 225/2/5000
total 奶奶 act=存
amount 奶奶 act=存
total 奶奶 act=得 mark=利息
relation 存款 mark=年利率

#h47
一双⟨38码⟩的跑鞋打⟨八折⟩后卖⟨256元⟩，比打折前便宜了⟨多少元⟩？
= 256/80%-256
total 跑鞋
relation 跑鞋 mark=后 other=打折前
total 跑鞋 mark=后
relation 跑鞋 mark=后 other=打折前

#h48
书包进价⟨40元⟩，商店先按⟨35%⟩的利润定价，后来又打⟨九折⟩卖出，每个书包赚⟨多少元⟩？
= 40*(1+35%)*90%-40
total 书包 mark=进价
relation 书包 mark=定价 other=进价
relation 书包 act=卖 other=定价
rate 书包 act=赚

#h49
一袋小米，第一周吃去⟨(1/4)⟩，第二周吃去剩下的⟨(1/3)⟩，这时还有⟨15千克⟩，这袋小米原来重⟨多少千克⟩？
= 15/(1-(1/3))/(1-(1/4))
relation 小米 act=吃 mark=第一周
relation 小米 act=吃 mark=第二周 other=剩下
total 小米 mark=还有
total 小米 mark=原来

#h50
小红看一本故事书，已看的和没看的页数比是⟨3:5⟩，再看⟨27页⟩，正好看完全书的⟨(3/4)⟩。这本书有⟨多少页⟩？
= 27/((3/4)-3/(3+5))
relation 小红 mark=已看 other=没看
total 小红 act=看 mark=再
relation 小红 act=看 other=全书
total W:书

#h51
出租车⟨3千米⟩以内收⟨10元⟩，超过的部分每千米收⟨2.4元⟩。李老师下车时付了⟨26.8元⟩，他乘车行了⟨多少千米⟩？
= (26.8-10)/2.4+3
total 出租车
total 出租车 act=收
rate 出租车 act=收 mark=超过
total 李老师 act=付
total 李老师 act=行

#h52
地图上⟨1厘米⟩代表实际⟨40千米⟩，量得甲、乙两城相距⟨6.5厘米⟩，客车每小时行⟨65千米⟩，从甲城到乙城要⟨几小时⟩？
= 40*6.5/65
amount 地图
rate 地图 act=代表
total W:两城
rate 客车 act=行
amount 客车 act=行

#h53
光每秒约行⟨300000千米⟩，声音每秒约行⟨340米⟩。小雷看到闪电后⟨4.5秒⟩听到雷声，打雷的地方离他大约⟨多少米⟩？
= 340*4.5
rate 光 act=行
rate 声音 act=行
amount 声音 act=行
total 打雷

#h54
种子站要育出⟨570棵⟩番茄苗，种子发芽率是⟨95%⟩，每包装⟨50粒⟩种子，需要⟨几包⟩种子？
= 570/95%/50
total 种子站 act=育
relation 种子 mark=发芽率
rate 种子 act=装
amount 种子

#h55
合唱队里男生人数是女生的⟨(3/4)⟩，又来了⟨6名⟩男生后，男女生人数刚好相等，合唱队有女生⟨多少名⟩？
= 6/(1-(3/4))
relation 男生 other=女生
total 男生 act=来
total 女生

#h56
⟨5千克⟩枇杷的价钱正好等于⟨3千克⟩杨梅的价钱，枇杷每千克⟨4.8元⟩，杨梅每千克⟨多少元⟩？
= 4.8*5/3
amount 枇杷
amount 杨梅
rate 枇杷
rate 杨梅

#h57
环湖路一圈长⟨400米⟩，阿海每秒跑⟨5.5米⟩，阿山每秒跑⟨4.5米⟩，两人同时同地同向起跑，⟨多少秒⟩后阿海第一次追上阿山？
= 400/(5.5-4.5)
total W:环湖路
rate 阿海 act=跑
rate 阿山 act=跑
amount 阿海 act=跑

#h58
锅炉房运来⟨24吨⟩煤，原计划烧⟨30天⟩，改进炉灶后每天节约⟨0.2吨⟩，这批煤可以多烧⟨几天⟩？
= 24/(24/30-0.2)-30
total W:煤
amount 锅炉房 act=烧 mark=原计划
relation 锅炉房 act=烧 mark=改进 other=原计划
relation 锅炉房 act=烧 mark=改进 other=原计划

#h59
明明看一本书，每天看⟨18页⟩，⟨10天⟩看了全书的⟨(3/5)⟩，余下的要⟨6天⟩看完，平均每天看⟨多少页⟩？
= 18*10/(3/5)*(1-(3/5))/6
rate 明明 act=看
amount 明明 act=看
relation 明明 act=看 other=全书
amount 明明 act=看 mark=余下
rate 明明 act=看 mark=余下

#h60
大客车行了全程的⟨40%⟩，再行⟨33千米⟩就行了全程的⟨62%⟩，车上坐着⟨45人⟩，全程是⟨多少千米⟩？
= 33/(62%-40%)
relation 大客车 act=行 other=全程
total 大客车 act=行 mark=再
relation 大客车 act=行 mark=就 other=全程
total 大客车 act=坐
total W:全程

#h61
牧场的⟨15头⟩奶牛⟨7天⟩共产奶⟨2100千克⟩，平均每头奶牛每天产奶⟨多少千克⟩？
= 2100/15/7
amount 奶牛
amount 奶牛 act=产
total 奶牛 act=产
rate 奶牛 act=产

#h62
社区这周收集厨余垃圾⟨3.6吨⟩，来自⟨900户⟩人家，其中⟨(5/6)⟩送去堆肥，每吨厨余能制成⟨0.3吨⟩肥料，这周制成肥料⟨多少吨⟩？
= 3.6*(5/6)*0.3
total 社区 act=收集
total 社区
relation 厨余 act=堆肥 other=垃圾
rate 厨余 act=制成
total 肥料 act=制成

#h63
骑行队上山每小时行⟨12千米⟩，用了⟨1.5小时⟩到山顶；沿原路下山每小时行⟨30千米⟩。下山比上山少用⟨几小时⟩？
= 1.5-12*1.5/30
rate 骑行队 act=行 mark=上山
amount 骑行队 act=行 mark=上山
rate 骑行队 act=行 mark=下山
relation 骑行队 act=行 mark=下山 other=上山

#h64
每度电⟨0.56元⟩。小宇家上月电费⟨84元⟩，本月注意随手关灯，用电量比上月少⟨10%⟩，本月电费是⟨多少元⟩？
= 84*(1-10%)
rate 电
total 小宇家 mark=上月
relation 小宇家 act=用 mark=本月 other=上月
total 小宇家 mark=本月

#h65
图书角的文艺书比科技书多⟨(1/4)⟩，文艺书有⟨450本⟩，科技书有⟨多少本⟩？
= 450/(1+(1/4))
relation 文艺书 other=科技书
total 文艺书
total 科技书

#h66
水果店运来一批西瓜，上午卖出⟨(2/7)⟩，下午卖出⟨50千克⟩，关门时还剩⟨100千克⟩，运来的西瓜有⟨多少千克⟩？
= (50+100)/(1-(2/7))
relation 水果店 act=卖 mark=上午 other=西瓜
total 水果店 act=卖 mark=下午
total 水果店 mark=还剩
total W:西瓜

#h67
从镇上到村里⟨9千米⟩，邮递员原来骑自行车要⟨45分钟⟩，现在改骑电动车，每分钟比原来多行⟨0.1千米⟩，可以早到⟨几分钟⟩？
= 45-9/(9/45+0.1)
total W:从镇上到村里
amount 邮递员 act=骑 mark=原来
relation 邮递员 act=行 mark=现在 other=原来
relation 邮递员 act=到 mark=现在 other=原来

#h68
师生⟨96人⟩去划船，每条船坐⟨6人⟩，租一条船⟨20元⟩，已经租好⟨11条⟩，还差⟨几条⟩船？
= 96/6-11
total 师生
rate 船 act=坐
rate 船
amount 师生 act=租 mark=已经
amount 师生 act=租 mark=还差

#h69
一个长方体鱼缸长⟨8分米⟩，宽⟨5分米⟩，高⟨6分米⟩，往里倒入⟨160升⟩水，水深⟨多少分米⟩？
= 160/(8*5)
total 鱼缸 mark=长
total 鱼缸 mark=宽
total 鱼缸 mark=高
total 水 act=倒入
total 水 mark=深

#h70
当天⟨1美元⟩可兑换人民币⟨7.2元⟩，舅舅出差前用⟨3600元⟩换了美元，在国外花掉⟨180美元⟩，他还剩⟨多少美元⟩？
= 3600/7.2-180
amount 美元
rate 美元 act=兑换
total 舅舅 act=换
total 舅舅 act=花
total 舅舅 mark=还剩

#h71
南库和北库共存化肥⟨100吨⟩，南库比北库的⟨2倍⟩还多⟨10吨⟩，南库存化肥⟨多少吨⟩？
= 100-(100-10)/(2+1)
total W:共
relation 南库 other=北库
relation 南库 other=北库
total 南库

#h72
六年级航模班里女生占⟨(4/9)⟩，男生比女生多⟨5人⟩，航模班共有⟨多少人⟩？
= 5/(1-(4/9)-(4/9))
relation 女生 other=航模班
relation 男生 other=女生
total W:航模班

#h73
⟨3台⟩拖拉机⟨4小时⟩耕地⟨9.6公顷⟩，照这样的速度，⟨5台⟩拖拉机耕完⟨20公顷⟩地要⟨几小时⟩？
= 20/(9.6/3/4*5)
amount 拖拉机
amount 拖拉机 act=耕
total 拖拉机 act=耕
amount 拖拉机
total 拖拉机 act=耕
amount 拖拉机 act=耕

#h74
跳绳比赛，小莉、小芳、小敏⟨三人⟩平均每人跳⟨152下⟩，小莉跳了⟨160下⟩，小芳比小莉少跳⟨14下⟩，小敏跳了⟨多少下⟩？
= 152*3-160-(160-14)
x
rate 三人 act=跳
total 小莉 act=跳
relation 小芳 act=跳 other=小莉
total 小敏 act=跳

#h75
超市搞促销：酸奶每盒⟨3.5元⟩，每买⟨4盒⟩再送⟨1盒⟩。王阿姨要给夏令营备⟨30盒⟩酸奶，最少要付⟨多少元⟩？
= 30/(4+1)*4*3.5
rate 酸奶
amount 酸奶 act=买
amount 酸奶 act=送
amount 王阿姨 act=备
total 王阿姨 act=付

#h76
爷爷比孙子大⟨60岁⟩，⟨6年⟩前爷爷的年龄正好是孙子的⟨13倍⟩，孙子今年⟨几岁⟩？
= 60/(13-1)+6
relation 爷爷 other=孙子
amount 爷爷 mark=前
relation 爷爷 mark=前 other=孙子
total 孙子 mark=今年

#h77
海水的含盐率约是⟨3.5%⟩，盐场每天抽海水⟨800千克⟩，要晒出⟨140千克⟩盐，得抽⟨几天⟩海水？
= 140/3.5%/800
relation 海水 mark=含盐率
rate 盐场 act=抽
total 盐场 act=晒
amount 盐场 act=抽

#h78
书法班男、女生人数比是⟨5:4⟩，后来又来了⟨3名⟩女生，男、女生就一样多了，书法班现在共有⟨多少人⟩？
= 3/(5-4)*(5+4)+3
relation 男 other=女生
total 女生 act=来
total W:书法班 mark=现在

#h79
铺一条健身步道，一队每天铺全长的⟨(1/15)⟩，二队每天铺全长的⟨(1/10)⟩，两队合铺，⟨几天⟩能铺完？
= 1/((1/15)+(1/10))
rate 一队 act=铺
rate 二队 act=铺
amount 一队 act=铺

#h80
整理仓库，赵师傅单独做要⟨20天⟩，钱师傅单独做要⟨30天⟩。赵师傅先做⟨5天⟩，余下的两人合做，还要⟨几天⟩？
= (1-5/20)/(1/20+1/30)
amount 赵师傅 act=做
amount 钱师傅 act=做
amount 赵师傅 act=做 mark=先
amount 赵师傅 act=做 mark=余下

#h81
一台电风扇原价⟨200元⟩，功率⟨60瓦⟩，入夏时涨价⟨10%⟩，入秋后又降价⟨15%⟩，现在卖⟨多少元⟩？
= 200*(1+10%)*(1-15%)
total 电风扇 mark=原价
total 电风扇 mark=功率
relation 电风扇 mark=入夏 other=原价
relation 电风扇 mark=入秋 other=入夏
total 电风扇 mark=现在

#h82
奶奶调饺子馅，肉和菜的质量比是⟨2:3⟩，肉比菜少⟨0.4千克⟩，一共调了⟨多少千克⟩馅？
= 0.4/(3-2)*(2+3)
relation 肉 other=菜
relation 肉 other=菜
total W:馅 act=调

#h83
⟨100千克⟩黄豆能榨油⟨13千克⟩，照这样计算，油坊要榨⟨6.5吨⟩油，需要黄豆⟨多少吨⟩？
= 6.5/(13/100)
total 黄豆
total 黄豆 act=榨
total 油坊 act=榨
total 黄豆

#h84
环保知识竞赛共⟨12道⟩题，答对一题得⟨10分⟩，答错一题倒扣⟨6分⟩。小航全答了，得⟨88分⟩，他答错了⟨几道⟩？
= (10*12-88)/(10+6)
total W:题
rate 小航 act=答对
rate 小航 act=答错
total 小航 act=得
amount 小航 act=答错

#h85
科技馆成人票每张⟨45元⟩，学生票是成人票的⟨60%⟩，馆内有⟨7个⟩展厅。⟨2位⟩老师带⟨18名⟩学生去参观，买票共需⟨多少元⟩？
= 45*2+45*60%*18
rate 成人票
relation 学生票 other=成人票
total 馆
amount 老师
amount 学生
total W:共

#h86
一个没拧紧的水龙头⟨5分钟⟩漏水⟨0.15升⟩，照这样漏⟨1200分钟⟩，漏掉的水能装满⟨几只⟩容量⟨18升⟩的水桶？
= 0.15/5*1200/18
amount 水龙头 act=漏
total 水龙头 act=漏
amount 水龙头 act=漏
amount 水桶
rate 水桶

#h87
车站有⟨14条⟩线路。红、蓝两辆大巴同时从车站出发背向而行，红车每小时行⟨52千米⟩，蓝车每小时行⟨58千米⟩，⟨2.5小时⟩后两车相距⟨多少千米⟩？
= (52+58)*2.5
total 车站
rate 红车 act=行
rate 蓝车 act=行
amount 红车 act=行
total W:两车

#h88
图书室有连环画⟨1200本⟩，借出⟨35%⟩后又还回⟨90本⟩，这时图书室里有连环画⟨多少本⟩？
= 1200*(1-35%)+90
total 图书室
relation 连环画 act=借 other=连环画
total 连环画 act=还
total 图书室 mark=这时

#h89
猎豹⟨(1/30)小时⟩能跑⟨3.6千米⟩，鸵鸟奔跑的速度是猎豹的⟨(2/3)⟩，鸵鸟每小时跑⟨多少千米⟩？
= 3.6/(1/30)*(2/3)
amount 猎豹 act=跑
total 猎豹 act=跑
relation 鸵鸟 act=跑 other=猎豹
rate 鸵鸟 act=跑

#h90
新建的广场占地⟨5000平方米⟩，已有绿地⟨1800平方米⟩。按要求绿地要占广场的⟨45%⟩，还需增加绿地⟨多少平方米⟩？
= 5000*45%-1800
total W:广场
total 绿地 mark=已有
relation 绿地 other=广场
total 绿地 act=增加

#h91
饲养场养鸭⟨360只⟩，比鸡少⟨(2/5)⟩，鹅的只数是鸡的⟨30%⟩，饲养场养鹅⟨多少只⟩？
= 360/(1-(2/5))*30%
total 鸭
relation 鸭 other=鸡
relation 鹅 other=鸡
total 鹅

#h92
一杯糖水重⟨200克⟩，含糖率⟨10%⟩，小美嫌太甜，又加了⟨50克⟩水，这时糖水的含糖率是⟨百分之几⟩？
= 200*10%/(200+50)
total 糖水
relation 糖水 mark=含糖率
total 小美 act=加
relation 糖水 mark=这时

#h93
砖窑有一批煤，计划每天烧⟨1.8吨⟩，可烧⟨50天⟩。实际每天比计划节约⟨(1/6)⟩，这批煤实际烧了⟨多少天⟩？
= 1.8*50/(1.8*(1-(1/6)))
rate 砖窑 act=烧 mark=计划
amount 砖窑 act=烧 mark=计划
relation 砖窑 act=烧 mark=实际 other=计划
amount 砖窑 act=烧 mark=实际

#h94
两镇之间的公路长⟨360千米⟩，小轿车行完全程要⟨6小时⟩，大卡车要⟨12小时⟩，两车同时从两镇相向开出，⟨几小时⟩相遇？
= 1/(1/6+1/12)
total W:公路
amount 小轿车 act=行
amount 大卡车 act=行
amount 小轿车 act=开

#h95
小满第一天看了一本童话的⟨(1/3)⟩，第二天比第一天多看⟨10页⟩，第三天看⟨40页⟩刚好看完。这本童话共有⟨多少页⟩？
= (10+40)/(1-(1/3)-(1/3))
relation 小满 act=看 mark=第一天 other=童话
relation 小满 act=看 mark=第二天 other=第一天
total 小满 act=看 mark=第三天
total W:童话

#h96
居民用电每月⟨100度⟩以内每度⟨0.5元⟩，超出的部分每度⟨0.6元⟩。林奶奶家⟨3口⟩人，这个月用电⟨145度⟩，要交电费⟨多少元⟩？
= 0.5*100+0.6*(145-100)
amount 居民 act=用
rate 居民 act=用
rate 居民 act=用 mark=超出
total 林奶奶家
amount 林奶奶家 act=用
total 林奶奶家 act=交

#h97
每支圆珠笔⟨1.2元⟩，买⟨8支⟩铅笔的钱可以买⟨3支⟩圆珠笔，还多⟨0.4元⟩，每支铅笔⟨多少元⟩？
= (1.2*3+0.4)/8
rate 圆珠笔
amount 铅笔 act=买
amount 圆珠笔 act=买
relation 铅笔 mark=还多 other=圆珠笔
rate 铅笔

#h98
早餐店煮了⟨18升⟩豆浆，每杯卖⟨2元⟩，卖出⟨40杯⟩后还剩⟨8升⟩，每杯装豆浆⟨多少升⟩？
= (18-8)/40
total 早餐店 act=煮
rate 豆浆 act=卖
amount 早餐店 act=卖
total 早餐店 mark=还剩
rate 豆浆 act=装

#h99
一批救灾帐篷，用载重⟨4吨⟩的卡车运要⟨15次⟩，改用载重⟨6吨⟩的卡车，可以少运⟨几次⟩？
= 15-4*15/6
rate 卡车
amount 卡车 act=运
rate 卡车 mark=改用
relation 卡车 act=运 mark=改用

#h100
父亲和儿子的年龄比是⟨9:2⟩，父亲比儿子大⟨28岁⟩，儿子⟨多少岁⟩？
= 28/(9-2)*2
relation 父亲 other=儿子
relation 父亲 other=儿子
total 儿子

#h101
小帆零花钱的⟨(2/3)⟩和小舟零花钱的⟨(3/4)⟩同样多，小帆有⟨90元⟩，小舟有⟨多少元⟩？
= 90*(2/3)/(3/4)
relation 小帆 other=小舟
relation 小舟 other=小帆
total 小帆
total 小舟

#h102
猕猴桃园面积扩大⟨25%⟩后是⟨15公顷⟩，每公顷栽⟨600株⟩，猕猴桃园扩大了⟨多少公顷⟩？
= 15-15/(1+25%)
relation 猕猴桃园 mark=扩大
total 猕猴桃园 mark=后
rate 猕猴桃园 act=栽
relation 猕猴桃园 mark=扩大

#h103
加工一批轴承，甲组做了总数的⟨25%⟩，乙组做的是甲组的⟨1.2倍⟩，剩下的⟨90个⟩由丙组做。这批轴承共⟨多少个⟩？
= 90/(1-25%-25%*1.2)
relation 甲组 act=做 other=总数
relation 乙组 act=做 other=甲组
total 丙组 act=做
total W:轴承

#h104
秋游时，⟨3辆⟩大客车各坐了⟨45人⟩，余下的⟨36人⟩坐⟨2辆⟩中巴，平均每辆中巴比大客车少坐⟨多少人⟩？
= 45-36/2
amount 大客车
rate 大客车 act=坐
total 中巴 act=坐
amount 中巴
relation 中巴 act=坐 other=大客车

#h105
小涛平时每分钟走⟨75米⟩，⟨16分钟⟩走到学校。今天他想提前⟨4分钟⟩到校，同一时刻出门，每分钟要走⟨多少米⟩？
= 75*16/(16-4)
rate 小涛 act=走 mark=平时
amount 小涛 act=走 mark=平时
relation 小涛 act=到 mark=今天 other=平时
rate 小涛 act=走 mark=今天

#h106
大棚里黄瓜占地⟨(3/8)⟩，番茄占地⟨(1/4)⟩，余下的种辣椒，黄瓜地比番茄地大⟨30平方米⟩。辣椒种了⟨多少平方米⟩？
= 30/((3/8)-(1/4))*(1-(3/8)-(1/4))
relation 黄瓜 other=大棚
relation 番茄 other=大棚
relation 黄瓜 other=番茄
total 辣椒 act=种

#h107
李爷爷买了⟨3年⟩期国债，年利率⟨4%⟩，到期时本金和利息一共取回⟨22400元⟩，他当初买国债用了⟨多少元⟩？
= 22400/(1+4%*3)
amount 李爷爷 act=买
relation 李爷爷 mark=利息 other=本金
total 李爷爷 act=取
total 李爷爷 act=买

#h108
⟨100米⟩跑比赛，小虎用⟨12.5秒⟩，小豹用⟨16秒⟩，小虎冲线时，小豹离终点还有⟨多少米⟩？
= 100-100/16*12.5
total W:比赛
amount 小虎 act=跑
amount 小豹 act=跑
total 小豹 mark=还有

#h109
西点师做⟨12个⟩海绵蛋糕用面粉⟨1.5千克⟩、糖⟨0.9千克⟩，照这个配方，⟨5千克⟩面粉可以做⟨多少个⟩蛋糕？
= 5/(1.5/12)
amount 西点师 act=做
total 西点师 act=用 what=面粉
total 西点师 act=用 what=糖
total 面粉
amount 面粉 act=做

#h110
把一根竹竿插入湖中，插入泥里的占全长的⟨(1/10)⟩，在水里的占全长的⟨(2/5)⟩，露出水面⟨1.5米⟩，竹竿全长⟨多少米⟩？
= 1.5/(1-(1/10)-(2/5))
relation 竹竿 mark=泥里 other=全长
relation 竹竿 mark=水里 other=全长
total 竹竿 mark=露出
total W:竹竿

#h111
影院有⟨600个⟩座位，一部片长⟨108分钟⟩的动画片每张票⟨25元⟩，这一场卖出座位的⟨(2/3)⟩，票房收入⟨多少元⟩？
= 600*(2/3)*25
total W:影院
amount 动画片
rate 票
relation 影院 act=卖 other=座位
total 影院 mark=收入

#h112
两堆煤，大堆⟨36吨⟩，小堆⟨24吨⟩，各烧去同样多以后，大堆剩下的是小堆剩下的⟨3倍⟩，每堆烧去⟨多少吨⟩？
= 24-(36-24)/(3-1)
total 大堆
total 小堆
relation 大堆 mark=剩下 other=小堆
total 大堆 act=烧

#h113
小东的储蓄罐里有⟨85元⟩，小西有⟨40元⟩。从这个月起，小东每月存⟨5元⟩，小西每月存⟨14元⟩，⟨几个月⟩后两人的钱同样多？
= (85-40)/(14-5)
total 小东
total 小西
rate 小东 act=存
rate 小西 act=存
amount 小东 act=存

#h114
手工课上把一根长⟨4.5米⟩的木条锯成⟨9段⟩，每锯一次要⟨1.5分钟⟩，全部锯完要⟨多少分钟⟩？
= (9-1)*1.5
total 木条
total 木条 act=锯
rate 木条 act=锯
amount 木条 act=锯

#h115
菜摊前⟨3天⟩平均每天卖土豆⟨42千克⟩，后⟨4天⟩共卖土豆⟨189千克⟩，这几天平均每天卖土豆⟨多少千克⟩？
= (42*3+189)/(3+4)
amount 菜摊 act=卖 mark=前
rate 菜摊 act=卖 mark=前
amount 菜摊 act=卖 mark=后
total 菜摊 act=卖 mark=后
rate 菜摊 act=卖 mark=这几天

#h116
校篮球队打了⟨20场⟩，胜率是⟨65%⟩，接着又连胜⟨5场⟩，现在球队的胜率是⟨多少⟩？
= (20*65%+5)/(20+5)
total 校篮球队 act=打
relation 校篮球队 mark=胜率
total 校篮球队 act=连胜
relation 校篮球队 mark=现在

#h117
水结成冰，体积增加⟨(1/11)⟩。一块⟨36立方分米⟩的冰，温度是零下⟨5摄氏度⟩，化成水后体积是⟨多少立方分米⟩？
= 36/(1+(1/11))
relation 冰 other=水
total 冰
total 冰 mark=温度
total 水 mark=体积

#h118
农科站的试验田有⟨4.5公顷⟩，共收水稻⟨32.4吨⟩，普通田每公顷收⟨6吨⟩，试验田每公顷的产量比普通田高⟨百分之几⟩？
= (32.4/4.5-6)/6
amount 试验田
total 试验田 act=收
rate 普通田 act=收
relation 试验田 act=收 other=普通田

#h119
小宋⟨8分钟⟩打⟨640个⟩字，小唐每分钟打的字比小宋多⟨(1/4)⟩，小唐打一篇⟨1500字⟩的文稿要⟨多少分钟⟩？
= 1500/(640/8*(1+(1/4)))
amount 小宋 act=打
total 小宋 act=打
relation 小唐 act=打 other=小宋
total 小唐 act=打
amount 小唐 act=打

#h120
砌⟨1平方米⟩墙用砖⟨64块⟩，工地要砌一堵长⟨25米⟩、高⟨2.4米⟩的墙，另外要多备⟨5%⟩的砖，共需备砖⟨多少块⟩？
= 25*2.4*64*(1+5%)
amount 墙
rate 墙 act=砌
total 墙 mark=长
total 墙 mark=高
relation 砖 act=备 mark=另外
total W:砖

#h121
草莓园入园费每人⟨30元⟩，采下的草莓每千克⟨24元⟩。小贝一家⟨3人⟩去采摘，共付⟨174元⟩，他们采了⟨多少千克⟩草莓？
= (174-30*3)/24
rate 草莓园
rate 草莓
amount 小贝
total W:共
amount 小贝 act=采

#h122
从省城到海边，过去坐普快要⟨9.6小时⟩，现在坐高铁票价⟨236元⟩，所用时间缩短了⟨(5/8)⟩，现在要⟨多少小时⟩？
= 9.6*(1-(5/8))
amount 普快 mark=过去
total 高铁 mark=票价
relation 高铁 mark=现在 other=过去
amount 高铁 mark=现在

#h123
把⟨6千克⟩奶糖和⟨4千克⟩水果糖混成什锦糖，奶糖每千克⟨24元⟩，水果糖每千克⟨15元⟩，什锦糖每千克应定价⟨多少元⟩？
= (24*6+15*4)/(6+4)
amount 奶糖
amount 水果糖
rate 奶糖
rate 水果糖
rate 什锦糖

#h124
一辆客车行了全程的⟨(3/7)⟩，又行⟨50千米⟩，这时剩下的路与已行的路的比是⟨1:2⟩，全程长⟨多少千米⟩？
= 50/(2/(1+2)-(3/7))
relation 客车 act=行 other=全程
total 客车 act=行 mark=又
relation 客车 mark=剩下 other=已行
total W:全程

#h125
机床厂有女工⟨120人⟩，男工比女工的⟨(3/4)⟩多⟨15人⟩，机床厂共有工人⟨多少人⟩？
= 120*(3/4)+15+120
total 女工
relation 男工 other=女工
relation 男工 other=女工
total W:机床厂

#h126
养兔专业户养白兔⟨57只⟩，比黑兔的⟨(2/3)⟩多⟨9只⟩，他养黑兔⟨多少只⟩？
= (57-9)/(2/3)
total 白兔 act=养
relation 白兔 other=黑兔
relation 白兔 other=黑兔
total 黑兔 act=养

#h127
每台织布机每小时织布⟨3.5米⟩，车间有⟨24台⟩，每班工作⟨8小时⟩，织完⟨2016米⟩布要⟨几个⟩班？
= 2016/(3.5*24*8)
rate 织布机 act=织
amount 织布机
rate 车间 act=工作
total W:布
amount 车间 act=织

#h128
一支车队原计划⟨5小时⟩到达灾区，实际每小时行⟨72千米⟩，⟨4小时⟩就到了，实际每小时比原计划快⟨多少千米⟩？
= 72-72*4/5
amount 车队 act=到达 mark=原计划
rate 车队 act=行 mark=实际
amount 车队 act=行 mark=实际
relation 车队 act=行 mark=实际 other=原计划

#h129
班里每人至少订一种报，订少年报的占全班的⟨(3/5)⟩，订科学报的占全班的⟨(1/2)⟩，两种都订的有⟨5人⟩，全班有⟨多少人⟩？
= 5/((3/5)+(1/2)-1)
relation 少年报 act=订 other=全班
relation 科学报 act=订 other=全班
total 两种 act=订
total W:全班

#h130
人的血液约占体重的⟨(1/13)⟩，血液里约有⟨(4/5)⟩是水。爸爸身高⟨1.75米⟩，体重⟨78千克⟩，他的血液里约有水⟨多少千克⟩？
= 78*(1/13)*(4/5)
relation 血液 other=体重
relation 水 other=血液
total 爸爸 mark=身高
total 爸爸 mark=体重
total 水

#h131
同一物体在月球上的重量只有地球上的⟨(1/6)⟩。一名宇航员连装备在地球上重⟨180千克⟩，到了月球上会轻⟨多少千克⟩？
= 180*(1-(1/6))
relation 物体 mark=月球 other=地球
total 宇航员 mark=地球
relation 宇航员 mark=月球 other=地球

#h132
一辆小轿车油箱能装⟨48升⟩油，加满后可以行⟨600千米⟩，油用去⟨(3/4)⟩时，剩下的油还能行⟨多少千米⟩？
= 600*(1-(3/4))
total 油箱 act=装
total 小轿车 act=行
relation 油 act=用
total 小轿车 act=行 mark=剩下

#h133
一套科普书共⟨4册⟩，打⟨八五折⟩后整套卖⟨81.6元⟩，平均每册原价⟨多少元⟩？
= 81.6/85%/4
amount 科普书
relation 科普书 mark=后 other=原价
total 科普书 act=卖
rate 科普书 mark=原价

#h134
一家餐馆按营业额的⟨5%⟩缴税，上月缴了⟨4500元⟩，营业额中有⟨(2/3)⟩来自外卖，上月外卖的营业额是⟨多少元⟩？
= 4500/5%*(2/3)
relation 餐馆 mark=税 other=营业额
total 餐馆 act=缴
relation 外卖 other=营业额
total 外卖

#h135
投篮练习，小俊投了⟨25次⟩，命中率⟨72%⟩；小凯投了⟨30次⟩，投中⟨19次⟩。小凯比小俊多投中⟨几次⟩？
= 19-25*72%
total 小俊 act=投
relation 小俊 mark=命中率
total 小凯 act=投
total 小凯 act=投中
relation 小凯 act=投中 other=小俊

#h136
广场边上等距离插着一排彩旗，共⟨21面⟩，每面旗宽⟨0.6米⟩，从第一面到最后一面相距⟨60米⟩，每两面相邻的彩旗相隔⟨多少米⟩？
= 60/(21-1)
total 彩旗 act=插
total 旗 mark=宽
total W:彩旗
rate 彩旗

#h137
东、西两队从两头同时挖一条隧道，东队每天挖⟨6.5米⟩，西队每天挖⟨5.5米⟩，挖了⟨25天⟩，中间还差⟨60米⟩没打通，隧道长⟨多少米⟩？
= (6.5+5.5)*25+60
rate 东队 act=挖
rate 西队 act=挖
amount 东队 act=挖
total 隧道 mark=还差
total W:隧道

#h138
甲、乙两站相距⟨440千米⟩，慢车每小时行⟨55千米⟩，先从甲站开出⟨2小时⟩，快车才从乙站迎面开来，每小时行⟨77千米⟩，快车开出⟨几小时⟩后与慢车相遇？
= (440-55*2)/(55+77)
total W:两站
rate 慢车 act=行
amount 慢车 act=行 mark=先
rate 快车 act=行
amount 快车 act=行

#h139
姑姑买了⟨2.4千克⟩苹果，比买的梨轻⟨20%⟩，梨每千克⟨7元⟩，买梨花了⟨多少元⟩？
= 2.4/(1-20%)*7
amount 姑姑 act=买 what=苹果
relation 苹果 other=梨
rate 梨
total 姑姑 act=花 what=梨

#h140
裁缝店有⟨86.4米⟩布，做了⟨18套⟩大人衣服，每套用布⟨3.2米⟩，剩下的布做童装，每套用布⟨1.8米⟩，可做童装⟨多少套⟩？
= (86.4-3.2*18)/1.8
total W:布
amount 裁缝店 act=做 what=大人衣服
rate 大人衣服 act=用
rate 童装 act=用
amount 裁缝店 act=做 what=童装

#h141
甲书架有⟨60本⟩书，乙书架有⟨90本⟩书，从乙书架拿⟨多少本⟩到甲书架，甲书架的书就是乙书架的⟨1.5倍⟩？
= 90-(60+90)/(1.5+1)
total 甲书架
total 乙书架
total 乙书架 act=拿
relation 甲书架 other=乙书架

#h142
植树节，五年级植树⟨180棵⟩，六年级比五年级多植⟨(2/9)⟩，四年级比六年级少植⟨(1/4)⟩，四年级植树⟨多少棵⟩？
= 180*(1+(2/9))*(1-(1/4))
total 五年级 act=植
relation 六年级 act=植 other=五年级
relation 四年级 act=植 other=六年级
total 四年级 act=植

#h143
同一种洗衣液，瓶装⟨2千克⟩卖⟨31元⟩，袋装⟨0.5千克⟩卖⟨8.5元⟩，瓶装的每千克比袋装的便宜⟨多少元⟩？
= 8.5/0.5-31/2
amount 瓶装
total 瓶装 act=卖
amount 袋装
total 袋装 act=卖
relation 瓶装 other=袋装

#h144
茶农把⟨4千克⟩新茶装盒，每盒装⟨(1/8)千克⟩，卖⟨150元⟩。装好⟨20盒⟩后，还有⟨多少千克⟩没有装？
= 4-(1/8)*20
total W:新茶
rate 茶农 act=装
rate 新茶 act=卖
amount 茶农 act=装
total 茶农 mark=没有装

#h145
环形公园周长⟨1200米⟩，父女俩同时从大门反向散步，⟨5分钟⟩后碰面，爸爸每分钟走⟨130米⟩，女儿每分钟比爸爸少走⟨多少米⟩？
= 130-(1200/5-130)
total W:公园
amount 爸爸 act=散步
rate 爸爸 act=走
relation 女儿 act=走 other=爸爸

#h146
面包房一炉能烤⟨24个⟩面包，每炉烤⟨15分钟⟩，两炉之间要停⟨5分钟⟩。接到⟨240个⟩面包的订单，从第一炉开烤到全部烤好要⟨多少分钟⟩？
= 240/24*15+(240/24-1)*5
rate 面包房 act=烤
rate 面包房 act=烤
rate 面包房 act=停
total W:面包
amount 面包房 act=烤

#h147
回收⟨1吨⟩废纸可造好纸⟨0.85吨⟩，相当于少砍⟨17棵⟩大树。六年级同学回收了⟨0.6吨⟩废纸，可造好纸⟨多少吨⟩？
= 0.85*0.6
amount 废纸
rate 废纸 act=造
rate 废纸 act=砍
amount 六年级 act=回收
total 好纸 act=造

#h148
一套校服⟨192元⟩，裤子的价钱是上衣的⟨(3/5)⟩，上衣⟨多少元⟩？
= 192/(1+(3/5))
total W:校服
relation 裤子 other=上衣
total 上衣

#h149
学校买了⟨4张⟩课桌和⟨6把⟩椅子，一共⟨1080元⟩，每张课桌的价钱是每把椅子的⟨3倍⟩，每把椅子⟨多少元⟩？
= 1080/(3*4+6)
amount 学校 act=买 what=课桌
amount 学校 act=买 what=椅子
total W:一共
relation 课桌 other=椅子
rate 椅子

#h150
朗诵比赛中，⟨7位⟩评委给小鸥打的平均分是⟨9.2分⟩，去掉最高分⟨9.8分⟩和最低分⟨8.1分⟩，其余⟨5位⟩评委的平均分是⟨多少分⟩？
= (9.2*7-9.8-8.1)/5
amount 评委
rate 评委 act=打
total 评委 mark=最高分
total 评委 mark=最低分
amount 评委 mark=其余
rate 评委 mark=其余

#h151
学校按人数把⟨270本⟩新书分给三个班，一班有⟨45人⟩，二班有⟨48人⟩，三班有⟨42人⟩，二班分得⟨多少本⟩？
= 270/(45+48+42)*48
total W:新书
total 一班
total 二班
total 三班
total 二班 act=分

#h152
给门厅铺地，用面积⟨9平方分米⟩的方砖要⟨480块⟩，改用面积⟨16平方分米⟩的方砖，每块⟨12元⟩，需要⟨多少块⟩？
= 9*480/16
rate 方砖
amount 方砖
rate 方砖 mark=改用
rate 方砖 mark=改用
amount 方砖 mark=改用

#h153
大桶的油是小桶的⟨3倍⟩，大桶用去⟨30千克⟩、小桶添进⟨6千克⟩后，两桶油一样重，小桶原有油⟨多少千克⟩？
= (30+6)/(3-1)
relation 大桶 other=小桶
total 大桶 act=用
total 小桶 act=添
total 小桶 mark=原有

#h154
一种话费套餐月租⟨18元⟩，可打⟨100分钟⟩，超出后每分钟⟨0.15元⟩。姐姐上月交话费⟨30元⟩，她打了⟨多少分钟⟩电话？
= (30-18)/0.15+100
total 套餐 mark=月租
amount 套餐 act=打
rate 套餐 mark=超出
total 姐姐 act=交
amount 姐姐 act=打

#h155
水库水深⟨12.4米⟩，开闸后前⟨4小时⟩每小时下降⟨0.15米⟩，后来加大流量，每小时下降⟨0.2米⟩，水深降到⟨10.8米⟩时关闸。加大流量后放了⟨几小时⟩水？
= (12.4-0.15*4-10.8)/0.2
total 水库
amount 水库 act=下降 mark=前
rate 水库 act=下降 mark=前
rate 水库 act=下降 mark=后来
total 水库 mark=关闸
amount 水库 act=放 mark=后来

#h156
油菜籽的出油率是⟨42%⟩，榨油坊用⟨350千克⟩油菜籽榨油，每桶装油⟨4.9千克⟩，能装⟨多少桶⟩？
= 350*42%/4.9
relation 油菜籽 mark=出油率
total 榨油坊 act=用
rate 油 act=装
amount 油 act=装

#h157
舞蹈班有女生⟨32人⟩、男生⟨8人⟩，每周练⟨3次⟩，男生比女生少⟨百分之几⟩？
= (32-8)/32
total 女生
total 男生
rate 舞蹈班 act=练
relation 男生 other=女生

#h158
一种钢管⟨(4/5)米⟩重⟨(6/5)千克⟩，这样的钢管⟨15米⟩重⟨多少千克⟩？
= (6/5)/(4/5)*15
amount 钢管
total 钢管
amount 钢管
total 钢管

#h159
书城的会员卡每张⟨50元⟩，凭卡买书打⟨八折⟩，原价至少买到⟨多少元⟩，办卡才不吃亏？
= 50/(1-80%)
rate 会员卡
relation 书 act=买 other=原价
total 书 act=买 mark=原价

#h160
修一条水渠，⟨12人⟩要⟨15天⟩修完，开工时村里来了⟨18人⟩，每人干活同样快，可以提前⟨几天⟩修完？
= 15-12*15/18
amount 水渠 act=修
amount 水渠 act=修
amount 水渠 act=来
relation 水渠 act=修 mark=提前

#h161
两列动车同时从相距⟨600千米⟩的两地相对开出，上行车每小时行⟨85千米⟩，下行车每小时行⟨75千米⟩，⟨几小时⟩后两车还相距⟨120千米⟩？
= (600-120)/(85+75)
total W:两地
rate 上行车 act=行
rate 下行车 act=行
amount 上行车 act=行
total W:两车 mark=后

#h162
快车每小时行⟨90千米⟩，慢车每小时行⟨65千米⟩，慢车先开，快车从同一车站出发⟨5.2小时⟩追上慢车，快车出发时慢车已经行了⟨多少千米⟩？
= (90-65)*5.2
rate 快车 act=行
rate 慢车 act=行
amount 快车 act=行
total 慢车 act=行 mark=已经

#h163
旧冰箱每天耗电⟨1.2度⟩，新冰箱的耗电量是旧冰箱的⟨(5/8)⟩，每度电⟨0.6元⟩，换新冰箱后⟨30天⟩能省电费⟨多少元⟩？
= 1.2*(1-(5/8))*30*0.6
rate 旧冰箱 act=耗
relation 新冰箱 act=耗 other=旧冰箱
rate 电
amount 新冰箱
relation 新冰箱 act=省 other=旧冰箱

#h164
玩具店卖出红、蓝两架飞机，各卖⟨120元⟩，红飞机赚了进价的⟨20%⟩，蓝飞机亏了进价的⟨25%⟩，这两笔生意合起来亏⟨多少元⟩？
= (120/(1-25%)-120)-(120-120/(1+20%))
rate 飞机 act=卖
relation 红飞机 act=赚 other=进价
relation 蓝飞机 act=亏 other=进价
total W:合起来 act=亏

#h165
自行车车轮周长⟨1.6米⟩，每分钟转⟨150圈⟩，骑过一座长⟨720米⟩的大桥要⟨几分钟⟩？
= 720/(1.6*150)
rate 自行车
rate 自行车 act=转
total W:大桥
amount 自行车 act=骑

#h166
少年宫的科技组比美术组多⟨(1/5)⟩，两组共⟨66人⟩，美术组有⟨多少人⟩？
= 66/(1+(1/5)+1)
relation 科技组 other=美术组
total W:两组
total 美术组

#h167
蜂鸟每秒振翅⟨55次⟩，蜜蜂每秒振翅的次数比蜂鸟的⟨4倍⟩还多⟨10次⟩，蜜蜂⟨3秒⟩振翅⟨多少次⟩？
= (55*4+10)*3
rate 蜂鸟 act=振翅
relation 蜜蜂 act=振翅 other=蜂鸟
relation 蜜蜂 act=振翅 other=蜂鸟
amount 蜜蜂 act=振翅
total 蜜蜂 act=振翅

#h168
海拔每升高⟨1千米⟩，气温下降⟨6摄氏度⟩。同一时刻山脚气温⟨22摄氏度⟩，山顶气温⟨7摄氏度⟩，山顶比山脚高⟨多少千米⟩？
= (22-7)/6
amount 海拔
rate 气温 act=下降
total 山脚 mark=气温
total 山顶 mark=气温
relation 山顶 other=山脚

#h169
弹簧原长⟨12厘米⟩，每挂⟨1千克⟩物体伸长⟨0.4厘米⟩，最多能挂⟨15千克⟩。挂上一袋糖后弹簧长⟨15.2厘米⟩，这袋糖重⟨多少千克⟩？
= (15.2-12)/0.4
total 弹簧 mark=原长
amount 弹簧 act=挂
rate 弹簧 act=伸长
total 弹簧 act=挂 mark=最多
total 弹簧 mark=后
amount 糖

#h170
停电时点燃一支长⟨20厘米⟩的蜡烛，⟨15分钟⟩后还剩⟨14厘米⟩，照这样烧，剩下的还能点⟨多少分钟⟩？
= 14/((20-14)/15)
total 蜡烛
amount 蜡烛 act=烧
total 蜡烛 mark=还剩
amount 蜡烛 act=点 mark=剩下

#h171
爷爷用菜园的⟨(2/5)⟩种萝卜，其余的按⟨5:4⟩种葱和蒜，蒜地有⟨16平方米⟩，整个菜园有⟨多少平方米⟩？
= 16/4*(5+4)/(1-(2/5))
relation 萝卜 other=菜园
relation 葱 other=蒜
total 蒜
total W:菜园

#h172
去湖心岛的单程船票⟨35元⟩，双程船票⟨60元⟩，航程⟨25分钟⟩。一行⟨4人⟩中有⟨3人⟩买双程票，其余买单程票，买票共用⟨多少元⟩？
= 60*3+35*(4-3)
rate 单程
rate 双程
amount 航程
total 一行
amount 一行 act=买 what=双程票
total W:共

#h173
修一条引水渠，第一周修了全长的⟨(1/4)⟩，第二周修了全长的⟨(1/3)⟩还多⟨20米⟩，还剩⟨180米⟩，水渠全长⟨多少米⟩？
= (180+20)/(1-(1/4)-(1/3))
relation 水渠 act=修 mark=第一周 other=全长
relation 水渠 act=修 mark=第二周 other=全长
relation 水渠 act=修 mark=第二周 other=全长
total 水渠 mark=还剩
total W:水渠

#h174
发明比赛的金、银、铜奖奖金按⟨5:3:2⟩分配，金奖比铜奖多⟨240元⟩，奖金总额是⟨多少元⟩？
= 240/(5-2)*(5+3+2)
relation 奖金
relation 金奖 other=铜奖
total W:奖金

#h175
阿强练长跑，前⟨2千米⟩用了⟨9分钟⟩，后⟨3千米⟩用了⟨16分钟⟩，心率最高到每分钟⟨165次⟩，他跑⟨1千米⟩平均用⟨多少分钟⟩？
= (9+16)/(2+3)
amount 阿强 act=跑 mark=前
total 阿强 act=跑 mark=前
amount 阿强 act=跑 mark=后
total 阿强 act=跑 mark=后
rate 阿强 mark=心率
amount 阿强 act=跑
rate 阿强 act=跑

#h176
蛋鸡场每天产蛋⟨240千克⟩，每⟨15千克⟩装一箱，每箱卖⟨120元⟩，⟨5天⟩的鸡蛋可卖⟨多少元⟩？
= 240*5/15*120
rate 蛋鸡场 act=产
rate 鸡蛋 act=装
rate 鸡蛋 act=卖
amount 蛋鸡场 act=产
total 鸡蛋 act=卖

#h177
中午，直立的⟨1.5米⟩竹竿影长⟨0.9米⟩，同时量得古塔影长⟨18米⟩，古塔已有⟨400年⟩历史，它高⟨多少米⟩？
= 18/(0.9/1.5)
total 竹竿
total 竹竿 mark=影长
total 古塔 mark=影长
amount 古塔 mark=历史
total 古塔 mark=高

#h178
一种治虫药水，药粉和水的质量比是⟨1:500⟩，果农要配⟨1503千克⟩药水，需要药粉⟨多少千克⟩？
= 1503/(1+500)
relation 药粉 other=水
total W:药水
total 药粉

#h179
运动会跳远，小松第一跳⟨2.4米⟩，第二跳比第一跳提高⟨5%⟩，第三跳又比第二跳远⟨0.08米⟩，第三跳的成绩是⟨多少米⟩？
= 2.4*(1+5%)+0.08
total 小松 act=跳 mark=第一跳
relation 小松 act=跳 mark=第二跳 other=第一跳
relation 小松 act=跳 mark=第三跳 other=第二跳
total 小松 act=跳 mark=第三跳

#h180
一批窗花，小惠剪了⟨3小时⟩，完成⟨(2/5)⟩，剩下的由小竹剪⟨6小时⟩完成，如果全由小竹一人剪，要⟨几小时⟩？
= 6/(1-(2/5))
amount 小惠 act=剪
relation 小惠 act=剪 other=窗花
amount 小竹 act=剪 mark=剩下
amount 小竹 act=剪 mark=全

#h181
粉刷教室，甲、乙两人合刷⟨6天⟩完成，甲单独刷要⟨10天⟩，乙单独刷要⟨多少天⟩？
= 1/(1/6-1/10)
amount 甲 act=刷
amount 甲 act=刷 mark=单独
amount 乙 act=刷 mark=单独

#h182
一件展品，甲师傅单独制作要⟨15天⟩，甲、乙两师傅合作⟨3天⟩后，甲调走，乙又做⟨5天⟩才完成，乙单独做要⟨几天⟩？
= (3+5)/(1-3/15)
amount 甲师傅 act=制作
amount 甲师傅 act=合作
amount 乙 act=做 mark=又
amount 乙 act=做 mark=单独

#h183
游泳池容水⟨900吨⟩，单开进水管⟨4小时⟩注满，单开排水管⟨6小时⟩放空，空池时两管误被同时打开，⟨几小时⟩池子才满？
= 1/(1/4-1/6)
total 游泳池
amount 进水管 act=注
amount 排水管 act=放
amount 进水管

#h184
三姐妹存钱，⟨3人⟩平均存了⟨60元⟩，大姐、二姐、小妹存钱数的比是⟨5:4:3⟩，大姐存了⟨多少元⟩？
= 60*3/(5+4+3)*5
amount 三姐妹
rate 三姐妹 act=存
relation 三姐妹 act=存
total 大姐 act=存

#h185
仓库有大豆⟨45吨⟩，运走一部分后，剩下的是运走的⟨(2/3)⟩，运走了⟨多少吨⟩？
= 45/(1+(2/3))
total W:大豆
relation 大豆 mark=剩下 other=运走
total 大豆 act=运

#h186
棉农承包⟨8公顷⟩棉田，计划每公顷产棉⟨1.5吨⟩，结果一共超产⟨1.8吨⟩，超产了⟨百分之几⟩？
= 1.8/(1.5*8)
amount 棉农 act=承包
rate 棉农 act=产 mark=计划
relation 棉农 act=超产 other=计划
relation 棉农 act=超产 other=计划

#h187
一条铁路长⟨750千米⟩，列车提速⟨25%⟩以后，行完全程的时间减少⟨百分之几⟩？
= 1-1/(1+25%)
total W:铁路
relation 列车 act=提速
relation 列车 act=行 mark=以后

#h188
每箱蜜橘连箱重⟨12.5千克⟩，空箱重⟨0.8千克⟩，批发价每千克⟨6元⟩，老周批发了⟨20箱⟩，净货款是⟨多少元⟩？
= (12.5-0.8)*20*6
rate 蜜橘
rate 空箱
rate 蜜橘 mark=批发价
amount 老周 act=批发
total 老周 mark=货款

#h189
运输队运⟨400只⟩花瓶，完好运到每只付运费⟨0.5元⟩，打碎一只不但不付，还要赔⟨2.5元⟩，结算时得到⟨185元⟩，打碎了⟨几只⟩？
= (0.5*400-185)/(0.5+2.5)
total 运输队 act=运
rate 花瓶 act=付
rate 花瓶 act=赔
total 运输队 act=得
amount 花瓶 act=打碎

#h190
同学们划船，若每条船坐⟨6人⟩，有⟨4人⟩没船坐；若每条船坐⟨8人⟩，就空出⟨2条⟩船。去划船的同学有⟨多少人⟩？
= (4+8*2)/(8-6)*6+4
rate 船 act=坐
total 同学们 mark=没船坐
rate 船 act=坐
amount 船 mark=空出
total 同学们

#h191
为山区捐书，五年级捐了全校的⟨(1/4)⟩，六年级比五年级多捐⟨24本⟩，这两个年级合起来占全校的⟨60%⟩，全校捐书⟨多少本⟩？
= 24/(60%-(1/4)-(1/4))
relation 五年级 act=捐 other=全校
relation 六年级 act=捐 other=五年级
relation 年级 mark=合起来 other=全校
total W:全校

#h192
小明一步长⟨0.6米⟩，从家到图书馆走了⟨1200步⟩；爸爸身高⟨1.8米⟩，一步长⟨0.75米⟩，走同一段路爸爸要走⟨多少步⟩？
= 0.6*1200/0.75
rate 小明
amount 小明 act=走
total 爸爸 mark=身高
rate 爸爸
amount 爸爸 act=走

#h193
收银员清点零钱，⟨5元⟩和⟨2元⟩的纸币共⟨30张⟩，合计⟨108元⟩，⟨2元⟩的纸币有⟨多少张⟩？
= (5*30-108)/(5-2)
rate 纸币
rate 纸币
total W:零钱
total W:合计
rate 纸币
amount 纸币

#h194
客车长⟨150米⟩，每秒行⟨20米⟩；货车长⟨210米⟩，每秒行⟨25米⟩。两列车在双轨上相向行驶，从车头相遇到车尾离开要⟨几秒⟩？
= (150+210)/(20+25)
total 客车
rate 客车 act=行
total 货车
rate 货车 act=行
amount 客车 act=行

#h195
一堆糖里奶糖占⟨45%⟩，再放入⟨16千克⟩水果糖，奶糖就只占⟨25%⟩，这堆糖中有奶糖⟨多少千克⟩？
= 16/(1/25%-1/45%)
relation 奶糖 other=糖
total 水果糖 act=放入
relation 奶糖 mark=就 other=糖
total 奶糖

#h196
合唱团有⟨60人⟩，男生占⟨(1/4)⟩，后来又招进若干名男生，这时男生占全团的⟨(2/5)⟩，招进男生⟨多少名⟩？
= 60*(1-(1/4))/(1-(2/5))-60
total W:合唱团
relation 男生 other=合唱团
relation 男生 mark=这时 other=全团
total 男生 act=招

#h197
定期年利率是⟨2.1%⟩，活期年利率是⟨0.3%⟩，刘阿姨有⟨10000元⟩，打算存⟨2年⟩，存定期比存活期多得利息⟨多少元⟩？
= 10000*(2.1%-0.3%)*2
relation 定期 mark=利息
relation 活期 mark=利息
total 刘阿姨
amount 刘阿姨 act=存
relation 刘阿姨 act=存 mark=定期 other=活期

#h198
挖一个长⟨20米⟩、宽⟨12米⟩、深⟨1.5米⟩的鱼塘，挖出的土每车运⟨6立方米⟩，已运⟨25车⟩，还要运⟨多少车⟩？
= 20*12*1.5/6-25
total 鱼塘 mark=长
total 鱼塘 mark=宽
total 鱼塘 mark=深
rate 土 act=运
amount 土 act=运 mark=已
amount 土 act=运 mark=还要

#h199
鱼缸底面积⟨40平方分米⟩，水深⟨2.5分米⟩，养着⟨9条⟩金鱼，放入一座假山后水面升到⟨3.1分米⟩，假山的体积是⟨多少立方分米⟩？
= 40*(3.1-2.5)
total 鱼缸 mark=底面积
total 鱼缸 mark=水深
total 鱼缸 act=养
total 鱼缸 mark=后
total 假山

#h200
复印店规定，⟨50张⟩以内每张⟨0.3元⟩，超过的部分每张⟨0.2元⟩，校报编辑部付了⟨27元⟩，复印了⟨多少张⟩？
= (27-0.3*50)/0.2+50
amount 复印店
rate 复印店
rate 复印店 mark=超过
total 编辑部 act=付
amount 编辑部 act=复印

#h201
制衣组⟨4小时⟩做了⟨60件⟩衬衫，改进流水线后效率提高⟨20%⟩，又做了⟨6小时⟩，制衣组前后一共做了⟨多少件⟩？
= 60+60/4*(1+20%)*6
amount 制衣组 act=做
total 制衣组 act=做
relation 制衣组 act=做 mark=后
amount 制衣组 act=做 mark=后
total 制衣组 act=做 mark=一共

#h202
登山队上山每小时走⟨2千米⟩，走了⟨3小时⟩；原路下山比上山少用⟨1小时⟩，下山每小时走⟨多少千米⟩？
= 2*3/(3-1)
rate 登山队 act=走 mark=上山
amount 登山队 act=走 mark=上山
relation 登山队 act=走 mark=下山 other=上山
rate 登山队 act=走 mark=下山

#h203
义卖时，甲组募得⟨120元⟩，乙组募得的是甲组的⟨(5/6)⟩，丙组募得的是甲、乙两组总和的⟨40%⟩，丙组募得⟨多少元⟩？
= (120+120*(5/6))*40%
total 甲组 act=募
relation 乙组 act=募 other=甲组
relation 丙组 act=募 other=总和
total 丙组 act=募

#h204
粮站用⟨2.5吨⟩稻谷碾米，出米率⟨70%⟩，又用⟨2.4吨⟩小麦磨出面粉⟨1.9吨⟩，碾出的米比面粉少⟨多少吨⟩？
= 1.9-2.5*70%
total 稻谷
relation 稻谷 mark=出米率
total 小麦
total 面粉 act=磨
relation 米 act=碾 other=面粉

#h205
甲厂⟨5天⟩烧煤⟨12吨⟩，乙厂⟨8天⟩烧煤⟨18吨⟩，乙厂平均每天比甲厂少烧煤⟨多少吨⟩？
= 12/5-18/8
amount 甲厂 act=烧
total 甲厂 act=烧
amount 乙厂 act=烧
total 乙厂 act=烧
relation 乙厂 act=烧 other=甲厂

#h206
“练习本真便宜！”小红买了⟨4本⟩，用去⟨6.8元⟩，她数了数，还剩⟨13.6元⟩，剩下的钱还能买同样的练习本⟨几本⟩？
= 13.6/(6.8/4)
amount 小红 act=买
total 小红 act=用
total 小红 mark=还剩
amount 小红 act=买 mark=剩下

#h207
小可家离电影院⟨3600米⟩，他先步行⟨15分钟⟩，每分钟走⟨80米⟩，剩下的路骑共享单车，每分钟行⟨200米⟩，他路上共用⟨多少分钟⟩？
= 15+(3600-80*15)/200
total W:小可家
amount 小可 act=步行 mark=先
rate 小可 act=步行 mark=先
rate 小可 act=骑 mark=剩下
amount 小可 mark=共

#h208
农具厂要生产⟨1800把⟩锄头，原计划每天生产⟨90把⟩，实际工效提高了⟨(1/3)⟩，可以提前⟨几天⟩完成？
= 1800/90-1800/(90*(1+(1/3)))
total W:锄头
rate 农具厂 act=生产 mark=原计划
relation 农具厂 act=生产 mark=实际 other=原计划
relation 农具厂 act=完成 mark=实际 other=原计划

#h209
小雅做了⟨120道⟩口算题，错了⟨6道⟩；小雯做了⟨150道⟩，正确率是⟨96%⟩。小雯比小雅多做对⟨多少道⟩？
= 150*96%-(120-6)
total 小雅 act=做
total 小雅 mark=错
total 小雯 act=做
relation 小雯 mark=正确率
relation 小雯 act=做对 other=小雅

#h210
一捆电线，第一次用去⟨(2/5)⟩，第二次用去余下的⟨(1/2)⟩少⟨3米⟩，还剩⟨18米⟩，这捆电线原长⟨多少米⟩？
= (18-3)/(1-(1/2))/(1-(2/5))
relation 电线 act=用 mark=第一次
relation 电线 act=用 mark=第二次 other=余下
relation 电线 act=用 mark=第二次 other=余下
total 电线 mark=还剩
total 电线 mark=原长

#h211
公交车到文化宫站时，车上乘客的⟨(1/3)⟩下了车，又上来⟨9人⟩，这时车上有⟨33人⟩，到站前车上有乘客⟨多少人⟩？
= (33-9)/(1-(1/3))
relation 乘客 act=下 other=乘客
total 乘客 act=上
total 乘客 mark=这时
total 乘客 mark=到站前

#h212
果摊以每千克⟨5元⟩进了⟨80千克⟩葡萄，路上损耗⟨10%⟩，要想一共赚⟨176元⟩，剩下的葡萄每千克应卖⟨多少元⟩？
= (5*80+176)/(80*(1-10%))
rate 果摊 act=进
amount 果摊 act=进
relation 葡萄 act=损耗 other=葡萄
total 果摊 act=赚
rate 葡萄 act=卖

#h213
农户晒竹笋，⟨150千克⟩鲜笋晒了⟨6天⟩，得笋干⟨45千克⟩，晒后重量减少了⟨百分之几⟩？
= (150-45)/150
total 鲜笋
amount 农户 act=晒
total 笋干
relation 笋干 other=鲜笋

#h214
⟨200千克⟩鲜蘑菇的含水率是⟨90%⟩，烘到含水率为⟨60%⟩时，蘑菇重⟨多少千克⟩？
= 200*(1-90%)/(1-60%)
total 鲜蘑菇
relation 鲜蘑菇 mark=含水率
relation 蘑菇 mark=烘
total 蘑菇 mark=烘

#h215
妈妈今年⟨35岁⟩，儿子今年⟨11岁⟩，⟨几年⟩前妈妈的年龄是儿子的⟨4倍⟩？
= 11-(35-11)/(4-1)
total 妈妈 mark=今年
total 儿子 mark=今年
amount 妈妈 mark=前
relation 妈妈 mark=前 other=儿子

#h216
三只松鼠共采松果⟨88个⟩，灰松鼠采的是小松鼠的⟨2倍⟩，红松鼠比小松鼠多采⟨8个⟩，小松鼠采了⟨多少个⟩？
= (88-8)/(2+1+1)
total W:共
relation 灰松鼠 act=采 other=小松鼠
relation 红松鼠 act=采 other=小松鼠
total 小松鼠 act=采

#h217
⟨3辆⟩大车和⟨4辆⟩小车一次运沙⟨34吨⟩，⟨3辆⟩大车和⟨2辆⟩小车一次运沙⟨26吨⟩，一辆小车一次运沙⟨多少吨⟩？
= (34-26)/(4-2)
amount 大车
amount 小车
total W:沙 act=运
amount 大车
amount 小车
total W:沙 act=运
rate 小车 act=运

#h218
爸爸的手机只剩⟨15%⟩的电，屏幕⟨6.1寸⟩，插上快充后每分钟能充⟨1.7%⟩，充满要⟨多少分钟⟩？
= (1-15%)/1.7%
relation 手机 mark=剩
total 屏幕
rate 手机 act=充
amount 手机 act=充

#h219
下载一部⟨1200兆⟩的纪录片，已经下载了⟨35%⟩，网速每秒⟨6兆⟩，剩下的还要下载⟨多少秒⟩？
= 1200*(1-35%)/6
total W:纪录片
relation 纪录片 act=下载 mark=已经 other=纪录片
rate 纪录片 act=下载
amount 纪录片 act=下载 mark=剩下

#h220
给一批车门喷漆，大机器人⟨3小时⟩喷完⟨(3/8)⟩，小机器人⟨2小时⟩喷完⟨(1/6)⟩，两台一起喷，喷完这批车门要⟨几小时⟩？
= 1/((3/8)/3+(1/6)/2)
amount 大机器人 act=喷
relation 大机器人 act=喷 other=车门
amount 小机器人 act=喷
relation 小机器人 act=喷 other=车门
amount 大机器人 act=喷 mark=一起

#h221
阿里和阿杜骑车同时从两个牧场相向出发，两人的速度比是⟨4:5⟩，碰面时阿里骑了⟨36千米⟩，两个牧场相距⟨多少千米⟩？
= 36/4*(4+5)
relation 阿里 other=阿杜
total 阿里 act=骑
total W:牧场

#h222
甲、乙两城相距⟨240千米⟩，客、货两车同时从两城相向开出，⟨2小时⟩相遇，客车与货车的速度比是⟨7:5⟩，客车每小时行⟨多少千米⟩？
= 240/2/(7+5)*7
total W:两城
amount 客车 act=行
relation 客车 other=货车
rate 客车 act=行

#h223
姐姐每分钟走⟨70米⟩，妹妹每分钟走⟨60米⟩，两人同时从两地相对走来，相遇时姐姐比妹妹多走⟨80米⟩，两地相距⟨多少米⟩？
= 80/(70-60)*(70+60)
rate 姐姐 act=走
rate 妹妹 act=走
relation 姐姐 act=走 other=妹妹
total W:两地

#h224
信鸽无风时每小时飞⟨80千米⟩，一次比赛中遇逆风，每小时慢了⟨12千米⟩，飞了⟨4小时⟩，还有⟨28千米⟩到家，这次比赛的全程是⟨多少千米⟩？
= (80-12)*4+28
rate 信鸽 act=飞 mark=无风
relation 信鸽 act=飞 mark=逆风 other=无风
amount 信鸽 act=飞 mark=逆风
total 信鸽 mark=还有
total W:全程

#h225
青少年每分钟心跳约⟨80次⟩，成年人约⟨75次⟩，婴儿每分钟心跳的次数比成年人多⟨(4/5)⟩，婴儿每分钟心跳约⟨多少次⟩？
= 75*(1+(4/5))
rate 青少年 act=心跳
rate 成年人 act=心跳
relation 婴儿 act=心跳 other=成年人
rate 婴儿 act=心跳

#h226
一头蓝鲸重⟨150吨⟩，相当于⟨30头⟩大象的重量，大象每天吃的食物约是体重的⟨5%⟩，一头大象每天约吃⟨多少吨⟩食物？
= 150/30*5%
total 蓝鲸
amount 大象
relation 大象 act=吃 other=体重
rate 大象 act=吃

#h227
青溪长⟨120千米⟩，比白水河短⟨(1/4)⟩，绿江的长度是青溪与白水河总长的⟨1.5倍⟩，绿江长⟨多少千米⟩？
= (120+120/(1-(1/4)))*1.5
total 青溪
relation 青溪 other=白水河
relation 绿江 other=总长
total 绿江

#h228
马戏团票价⟨30元⟩，原来每场有⟨400人⟩观看，票价降低⟨20%⟩后，观众增加了⟨50%⟩，每场收入比原来增加⟨多少元⟩？
= 30*(1-20%)*(400*(1+50%))-30*400
rate 马戏团 mark=原来
amount 马戏团 mark=原来
relation 马戏团 mark=后 other=原来
relation 观众 mark=后 other=原来
relation 马戏团 mark=收入 other=原来

#h229
奶奶⟨5天⟩织了一条围巾的⟨(1/3)⟩，照这样的速度，织完还要⟨几天⟩？
= 5/(1/3)-5
amount 奶奶 act=织
relation 奶奶 act=织 other=围巾
amount 奶奶 act=织 mark=还要

#h230
工人把⟨15根⟩长⟨6米⟩的水管接起来，每个接头处重叠⟨0.2米⟩，接好的水管总长⟨多少米⟩？
= 6*15-0.2*(15-1)
amount 水管
rate 水管
rate 接头
total 水管 mark=总长

#h231
甲库存盐⟨48吨⟩，乙库存盐⟨30吨⟩，甲库每天运出⟨3吨⟩，乙库每天运进⟨1.5吨⟩，⟨几天⟩后两库存盐一样多？
= (48-30)/(3+1.5)
total 甲库
total 乙库
rate 甲库 act=运
rate 乙库 act=运
amount 甲库 act=运

#h232
⟨120米⟩布原来能做⟨30套⟩戏服，裁剪方法改进后，每套用布比原来节约⟨(1/16)⟩，这些布现在能做⟨多少套⟩？
= 30/(1-(1/16))
total W:布
amount 布 act=做 mark=原来
relation 布 act=用 mark=改进 other=原来
amount 布 act=做 mark=现在

#h233
量得⟨100张⟩书纸厚⟨0.9厘米⟩。一本画册连封面厚⟨1.26厘米⟩，其中封面厚⟨0.18厘米⟩，这本画册有⟨多少张⟩书纸？
= (1.26-0.18)/(0.9/100)
amount 书纸
total 书纸
total 画册
total 封面
amount 画册

#h234
足球联赛胜一场得⟨3分⟩，平一场得⟨1分⟩，负一场不得分。雄鹰队踢了⟨14场⟩，负⟨5场⟩，共得⟨19分⟩，雄鹰队胜了⟨几场⟩？
= (19-1*(14-5))/(3-1)
rate 雄鹰队 act=胜
rate 雄鹰队 act=平
total 雄鹰队 act=踢
amount 雄鹰队 act=负
total 雄鹰队 act=得
amount 雄鹰队 act=胜

#h235
一块合金中铜和锌的质量比是⟨7:3⟩，含铜⟨84克⟩，熔炼时又加进⟨6克⟩锌，这时合金重⟨多少克⟩？
= 84/7*(7+3)+6
relation 铜 other=锌
total 铜
total 锌 act=加
total 合金 mark=这时

#h236
有含盐⟨15%⟩的盐水⟨400克⟩，要使含盐率变为⟨20%⟩，需蒸发掉⟨多少克⟩水？
= 400-400*15%/20%
relation 盐水 mark=含盐
total 盐水
relation 盐水 mark=变为
total 水 act=蒸发

#h237
把含糖⟨20%⟩的糖水⟨300克⟩和含糖⟨5%⟩的糖水⟨200克⟩倒在一起，混合后的含糖率是⟨多少⟩？
= (300*20%+200*5%)/(300+200)
relation 糖水
total 糖水
relation 糖水
total 糖水
relation 糖水 mark=混合

#h238
一本⟨320页⟩的童话定价⟨25元⟩，作者按定价的⟨8%⟩拿版税，首印⟨6000册⟩全部卖完，作者可得版税⟨多少元⟩？
= 25*8%*6000
total 童话
rate 童话 mark=定价
relation 作者 act=拿 mark=版税 other=定价
amount 童话 act=卖
total 作者 act=得 mark=版税

#h239
徒步路线全长⟨20千米⟩，其中上坡路占⟨30%⟩，其余是平路。小队上坡每小时走⟨4千米⟩，平路每小时走⟨7千米⟩，走完全程要⟨几小时⟩？
= 20*30%/4+20*(1-30%)/7
total W:路线
relation 上坡路 other=路线
rate 小队 act=走 mark=上坡
rate 小队 act=走 mark=平路
amount 小队 act=走 mark=全程

#h240
音乐考核，男生平均⟨80分⟩，女生平均⟨86分⟩，全班平均⟨82.4分⟩，女生有⟨18人⟩，男生有⟨多少人⟩？
= 18*(86-82.4)/(82.4-80)
rate 男生
rate 女生
rate 全班
amount 女生
amount 男生

#h241
每条蚕一生要吃桑叶⟨0.02千克⟩，能吐丝⟨1000米⟩。实验小组养了⟨450条⟩蚕，备了⟨6.5千克⟩桑叶，还差⟨多少千克⟩？
= 0.02*450-6.5
rate 蚕 act=吃
rate 蚕 act=吐
amount 实验小组 act=养
total 实验小组 act=备
total 桑叶 mark=还差

#h242
农场收小麦，第一天收了总面积的⟨(1/4)⟩，第二天收了总面积的⟨(1/3)⟩，两天共收⟨28公顷⟩，第二天比第一天多收⟨多少公顷⟩？
= 28/((1/4)+(1/3))*((1/3)-(1/4))
relation 农场 act=收 mark=第一天 other=总面积
relation 农场 act=收 mark=第二天 other=总面积
total 农场 act=收 mark=两天
relation 农场 act=收 mark=第二天 other=第一天

#h243
甲、乙、丙合买一个足球，甲出的钱是另外两人总和的⟨(1/2)⟩，乙出的钱是另外两人总和的⟨(1/3)⟩，丙出了⟨50元⟩，这个足球⟨多少元⟩？
= 50/(1-(1/2)/(1+(1/2))-(1/3)/(1+(1/3)))
relation 甲 act=出 other=另外
relation 乙 act=出 other=另外
total 丙 act=出
total W:足球

#h244
小王有画片⟨65张⟩，送给小李⟨11张⟩后，还比小李多⟨7张⟩，小李原来有画片⟨多少张⟩？
= 65-11-7-11
total 小王
total 小王 act=送
relation 小王 mark=后 other=小李
total 小李 mark=原来

#h245
姨妈分期买一台电脑，首付总价的⟨30%⟩，余下的分⟨12个月⟩付清，每月付⟨210元⟩，这台电脑总价⟨多少元⟩？
= 210*12/(1-30%)
relation 姨妈 act=付 mark=首付 other=总价
amount 姨妈 act=付 mark=余下
rate 姨妈 act=付 mark=余下
total W:电脑

#h246
跑步软件显示：今日目标⟨5千米⟩，已完成⟨64%⟩，消耗热量⟨180千卡⟩。离目标还差⟨多少千米⟩？
= 5*(1-64%)
total W:目标
relation 目标 act=完成 other=目标
total 目标 act=消耗
total 目标 mark=还差

#h247
张、李两家合用一只水表，本月共用水⟨45吨⟩，每吨⟨3元⟩，水费按人口分摊，张家⟨5人⟩，李家⟨4人⟩，张家应付⟨多少元⟩？
= 45*3/(5+4)*5
total W:水
rate 水
amount 张家
amount 李家
total 张家 act=付

#h248
小兰读一本小说，若每天读⟨15页⟩，刚好按期读完；若每天读⟨18页⟩，可提前⟨4天⟩读完。这本小说共⟨多少页⟩？
= 18*4/(18-15)*15
rate 小兰 act=读
rate 小兰 act=读
relation 小兰 act=读 mark=提前
total W:小说

#h249
小齐上学，每分钟走⟨60米⟩就迟到⟨3分钟⟩，每分钟走⟨75米⟩就早到⟨2分钟⟩，他家离学校⟨多少米⟩？
= ((60*3+75*2)/(75-60)+3)*60
rate 小齐 act=走
relation 小齐 act=迟到
rate 小齐 act=走
relation 小齐 act=早到
total W:学校

#h250
冲一壶酸梅汤，浓缩汁占总量的⟨(2/9)⟩，其余是水，倒进了⟨1.4升⟩水，要放浓缩汁⟨多少升⟩？
= 1.4/(1-(2/9))*(2/9)
relation 浓缩汁 other=总量
total 水 act=倒
total 浓缩汁 act=放

#h251
海豚馆有⟨24排⟩座位，每排⟨30座⟩，每天表演⟨4场⟩。这一场的上座率是⟨85%⟩，空着⟨多少个⟩座位？
= 24*30*(1-85%)
amount 座位
rate 座位
rate 海豚馆 act=表演
relation 座位 mark=上座率
total 座位 mark=空

#h252
印刷车间⟨5台⟩机器⟨6小时⟩印海报⟨9000张⟩，现在添了⟨3台⟩同样的机器，一起印⟨19200张⟩海报要⟨几小时⟩？
= 19200/(9000/5/6*(5+3))
amount 机器
amount 机器 act=印
total 机器 act=印
amount 机器 act=添 mark=现在
total 机器 act=印 mark=现在
amount 机器 act=印 mark=现在

#h253
合作社有⟨40公顷⟩玉米地，每公顷要施化肥⟨0.3吨⟩，已经运来⟨3车⟩，每车⟨2.5吨⟩，还缺化肥⟨多少吨⟩？
= 0.3*40-2.5*3
amount 合作社
rate 玉米地 act=施
amount 化肥 act=运
rate 化肥 act=运
total 化肥 mark=还缺

#h254
一块三角形花圃的周长是⟨48米⟩，三边的比是⟨3:4:5⟩，只在最长边围篱笆，篱笆每米⟨15元⟩，围篱笆要⟨多少元⟩？
= 48/(3+4+5)*5*15
total W:花圃
relation 三边
rate 篱笆
total 篱笆 act=围

#h255
咖啡豆烘焙后重量减少⟨18%⟩，生豆每千克⟨60元⟩，熟豆每千克卖⟨110元⟩。店里要烘出⟨4.1千克⟩熟豆，买生豆要花⟨多少元⟩？
= 4.1/(1-18%)*60
relation 咖啡豆 mark=烘焙
rate 生豆
rate 熟豆 act=卖
total 熟豆 act=烘
total 店里 act=花

#h256
骑手⟨3小时⟩行了全程的⟨(3/8)⟩，离终点还有⟨75千米⟩，他平均每小时行⟨多少千米⟩？
= 75/(1-(3/8))*(3/8)/3
amount 骑手 act=行
relation 骑手 act=行 other=全程
total 骑手 mark=还有
rate 骑手 act=行

#h257
⟨60元⟩原来能买⟨4本⟩同样的字帖，降价后能买⟨5本⟩，每本字帖降价⟨百分之几⟩？
= (60/4-60/5)/(60/4)
total W:字帖
amount 字帖 act=买 mark=原来
amount 字帖 act=买 mark=降价后
relation 字帖 mark=降价后 other=原来

#h258
洗一辆车原来用水⟨180升⟩，改用循环水后用水只有原来的⟨(1/6)⟩。车行今天洗⟨25辆⟩车，省下的水够一个⟨4口⟩之家用⟨几天⟩？每人每天用水⟨125升⟩。
= 180*(1-(1/6))*25/(125*4)
rate 车 act=洗 mark=原来
relation 车 act=洗 mark=改用 other=原来
amount 车行 act=洗
amount 家
amount 家 act=用
rate 家 act=用

#h259
⟨400米⟩接力，前⟨3人⟩平均每人用⟨14.2秒⟩，全队用了⟨56秒⟩夺冠，亚军队用了⟨57.3秒⟩，冠军队跑最后一棒的同学用了⟨多少秒⟩？
= 56-14.2*3
total W:接力
amount 全队 mark=前
rate 全队 mark=前
total 全队
total 亚军队
total 同学 act=跑 mark=最后一棒

#h260
一条小路一侧原来每隔⟨6米⟩种一棵桂花，两端都种，共⟨41棵⟩。现在改成每隔⟨8米⟩种一棵，两端仍种，需要桂花⟨多少棵⟩？
= 6*(41-1)/8+1
rate 桂花 act=种 mark=原来
amount 桂花 act=种 mark=原来
rate 桂花 act=种 mark=现在
amount 桂花 act=种 mark=现在

#h261
每千克桃比李贵⟨2元⟩，外公买了⟨3千克⟩桃和⟨5千克⟩李，共付⟨54元⟩，李每千克⟨多少元⟩？
= (54-2*3)/(3+5)
relation 桃 other=李
amount 外公 act=买 what=桃
amount 外公 act=买 what=李
total W:共
rate 李

#h262
统计员算得⟨6名⟩选手的平均分是⟨82分⟩，后来发现把小丁的⟨91分⟩错记成了⟨61分⟩，正确的平均分是⟨多少分⟩？
= (82*6-61+91)/6
amount 选手
rate 选手
total 小丁
total 小丁 mark=错记
rate 选手 mark=正确

#h263
图书馆新进⟨840本⟩书，花去⟨21000元⟩，其中故事书占⟨(3/7)⟩，科技书有⟨200本⟩，故事书比科技书多⟨多少本⟩？
= 840*(3/7)-200
total W:书
total 图书馆 act=花
relation 故事书 other=书
total 科技书
relation 故事书 other=科技书

#h264
甲、乙两港相距⟨210千米⟩，货轮上午⟨8时⟩从甲港出发，载货⟨900吨⟩，已行⟨2.5小时⟩，每小时行⟨36千米⟩，离乙港还有⟨多少千米⟩？
= 210-36*2.5
total W:两港
x
total 货轮 act=载
amount 货轮 act=行
rate 货轮 act=行
total 货轮 mark=还有

#h265
某校六年级有⟨180人⟩，五年级有⟨200人⟩。六年级体育达标率是⟨95%⟩，达标的同学里有⟨(2/3)⟩得了优秀，六年级得优秀的有⟨多少人⟩？
= 180*95%*(2/3)
total 六年级
total 五年级
relation 六年级 mark=达标
relation 六年级 mark=优秀 other=达标
total 六年级 mark=优秀

#h266
粮店上午卖出大米⟨18袋⟩、面粉⟨12袋⟩，下午卖出大米⟨25袋⟩，每袋大米⟨20千克⟩，每千克⟨4.5元⟩，下午比上午多卖大米⟨多少千克⟩？
= (25-18)*20
amount 粮店 act=卖 mark=上午 what=大米
amount 粮店 act=卖 mark=上午 what=面粉
amount 粮店 act=卖 mark=下午 what=大米
rate 大米
rate 大米
relation 粮店 act=卖 mark=下午 other=上午

#h267
车间⟨32名⟩工人原计划⟨15天⟩装配⟨1200台⟩风扇，实际每天装配⟨100台⟩，实际每天比原计划多装配⟨百分之几⟩？
= (100-1200/15)/(1200/15)
amount 车间
amount 车间 act=装配 mark=原计划
total W:风扇
rate 车间 act=装配 mark=实际
relation 车间 act=装配 mark=实际 other=原计划

#h268
大伯家种西瓜⟨0.8公顷⟩、甜瓜⟨0.5公顷⟩，西瓜共收⟨24吨⟩，每吨卖⟨1500元⟩，甜瓜每公顷比西瓜少收⟨6吨⟩，甜瓜共收⟨多少吨⟩？
= (24/0.8-6)*0.5
amount 西瓜 act=种
amount 甜瓜 act=种
total 西瓜 act=收
rate 西瓜 act=卖
relation 甜瓜 act=收 other=西瓜
total 甜瓜 act=收

#h269
爸爸⟨40岁⟩，月工资⟨6800元⟩，每月把工资的⟨(1/4)⟩还房贷，⟨15%⟩存起来，⟨12个月⟩共存⟨多少元⟩？
= 6800*15%*12
total 爸爸
rate 爸爸 mark=工资
relation 爸爸 act=还 other=工资
relation 爸爸 act=存 other=工资
amount 爸爸 act=存
total 爸爸 act=存

#h270
小组做发芽实验，绿豆种了⟨80粒⟩，⟨5天⟩后发芽⟨76粒⟩；黄豆种了⟨60粒⟩，发芽率是⟨90%⟩。绿豆比黄豆多发芽⟨多少粒⟩？
= 76-60*90%
total 绿豆 act=种
amount 绿豆 mark=后
total 绿豆 act=发芽
total 黄豆 act=种
relation 黄豆 mark=发芽率
relation 绿豆 act=发芽 other=黄豆
