#e1
青石小学共有学生⟨960人⟩，住校生占全校的⟨(5/12)⟩，住校生中有⟨45%⟩是女生，其余走读生里女生有⟨264人⟩。全校女生一共有⟨多少人⟩？
= 960*(5/12)*45%+264
total W:全校
relation 住校生 other=全校
relation 女生 mark=住校生 other=住校生
total 女生 mark=走读生
total 女生 mark=全校

#e2
镇图书室新到一批图书，科普书占总数的⟨(2/5)⟩，剩下的书里有⟨(1/3)⟩是童话，另外⟨240本⟩是画册，每本画册标价⟨18元⟩。这批图书共有⟨多少本⟩？
= 240/((1-(2/5))*(1-(1/3)))
relation 科普书 other=总数
relation 童话 other=剩下的书
total 画册
rate 画册 mark=标价
total W:图书

#e3
合作社要把一批玉米运回仓库，上午运走全部的⟨30%⟩，下午运走余下的⟨(4/7)⟩，结果下午比上午多运了⟨24袋⟩，这批玉米原有⟨多少袋⟩？
= 24/((1-30%)*(4/7)-30%)
relation 合作社 act=运 mark=上午 other=玉米
relation 合作社 act=运 mark=下午 other=余下
relation 合作社 act=运 mark=下午 other=上午
total W:玉米

#e4
百灵合唱团里男生人数原是女生的⟨(3/5)⟩，暑假后又来了⟨6名⟩男生，女生没有变动，这时男生相当于女生的⟨(3/4)⟩。现在合唱团有⟨多少人⟩？
= 6/((3/4)-(3/5))*(1+(3/4))
relation 男生 mark=原 other=女生
total 男生 act=来
relation 男生 mark=这时 other=女生
total W:合唱团 mark=现在

#e5
果园里桃树有⟨180棵⟩，梨树比桃树少⟨(1/6)⟩，苹果树比梨树的⟨2倍⟩还多⟨15棵⟩，求苹果树比桃树多⟨多少棵⟩。
= 180*(1-(1/6))*2+15-180
total 桃树
relation 梨树 other=桃树
relation 苹果树 other=梨树
relation 苹果树 other=梨树
relation 苹果树 other=桃树

#e6
奶奶腌了一坛咸鸭蛋，端午节前送给邻居⟨25%⟩，自家吃了剩下的⟨(2/3)⟩，昨天打开一看，坛里还有⟨12个⟩。奶奶一共腌了⟨多少个⟩咸鸭蛋？
= 12/((1-25%)*(1-(2/3)))
relation 奶奶 act=送 other=咸鸭蛋
relation 奶奶 act=吃 other=剩下
total 奶奶 mark=还有
total W:咸鸭蛋 act=腌

#e7
甲、乙、丙三个车间共有工人⟨539人⟩，乙车间人数是甲车间的⟨1.5倍⟩，丙车间比甲车间多⟨(1/3)⟩还多⟨10人⟩，问甲车间有⟨多少人⟩？
= (539-10)/(1+1.5+1+(1/3))
total W:共
relation 乙车间 other=甲车间
relation 丙车间 other=甲车间
relation 丙车间 other=甲车间
total 甲车间

#e8
养殖场去年养鸭⟨3200只⟩，今年养鸭只数增加了⟨15%⟩，而鹅的只数今年是鸭的⟨(1/4)⟩，去年鹅有⟨800只⟩。今年鹅比去年多养⟨多少只⟩？
= 3200*(1+15%)*(1/4)-800
total 鸭 act=养 mark=去年
relation 鸭 act=养 mark=今年 other=去年
relation 鹅 mark=今年 other=鸭
total 鹅 mark=去年
relation 鹅 act=养 mark=今年 other=去年

#e9
两个书架共放书⟨420本⟩，如果从第一个书架取出⟨30本⟩放到第二个书架，第一个书架的本数恰好是第二个的⟨(3/4)⟩，第一个书架原来有书⟨多少本⟩？
= 420/(1+(3/4))*(3/4)+30
total W:共
total 第一个书架 act=取出
relation 第一个书架 other=第二个
total 第一个书架 mark=原来

#e10
“我集的邮票比你少⟨28张⟩。”小北对阿岩说。阿岩数了数，笑道：“可不是，我的张数正好是你的⟨3倍⟩，其中还有⟨9张⟩是外国的呢！”小北有⟨多少张⟩邮票？
= 28/(3-1)
relation 小北 other=阿岩
relation 阿岩 other=小北
total 阿岩 mark=外国
total 小北

#e11
一桶蜂蜜，第一次倒出全桶的⟨(1/5)⟩，第二次倒出⟨6千克⟩，这时桶里剩下的与倒出的比是⟨3:2⟩，桶里原有蜂蜜⟨多少千克⟩？
= 6/(2/(3+2)-(1/5))
relation 蜂蜜 act=倒出 mark=第一次 other=全桶
total 蜂蜜 act=倒出 mark=第二次
relation 剩下 other=倒出
total W:蜂蜜 mark=原有

#e12
航模社和棋社原来人数的比是⟨5:3⟩，后来有⟨8人⟩从航模社转到棋社，两社人数就相等了，社员每人每学期交材料费⟨20元⟩。棋社原来有⟨多少人⟩？
= 8/((5+3)/2-3)*3
relation 航模社 mark=原来 other=棋社
total 航模社 act=转
rate 社员 act=交
total 棋社 mark=原来

#e13
某校六年级上学期有⟨250人⟩，其中男生占⟨52%⟩；下学期转来了一些女生，男生人数没变，却只占年级人数的⟨50%⟩。转来女生⟨多少人⟩？
= 250*52%/50%-250
total W:六年级 mark=上学期
relation 男生 mark=上学期 other=六年级
relation 男生 mark=下学期 other=年级
total 女生 act=转来

#e14
粮店有大米、面粉和小米三种粮食，大米占总量的⟨45%⟩，面粉比小米多⟨(1/5)⟩，已知小米有⟨750千克⟩，那么大米有⟨多少千克⟩？
= (750+750*(1+(1/5)))/(1-45%)*45%
relation 大米 other=总量
relation 面粉 other=小米
total 小米
total 大米

#e15
妈妈今年⟨38岁⟩，外婆比妈妈大⟨26岁⟩，小满的年龄比外婆的⟨(1/8)⟩大⟨3岁⟩，妹妹比小满小⟨4岁⟩。妹妹今年⟨多少岁⟩？
= (38+26)*(1/8)+3-4
total 妈妈 mark=今年
relation 外婆 other=妈妈
relation 小满 other=外婆
relation 小满 other=外婆
relation 妹妹 other=小满
total 妹妹 mark=今年

#e16
一个农场种小麦⟨360公顷⟩，占耕地总面积的⟨(4/9)⟩，油菜占其余耕地的⟨60%⟩，剩下的地全部种大豆。大豆种了⟨多少公顷⟩？
= (360/(4/9)-360)*(1-60%)
total 小麦 act=种
relation 小麦 other=耕地
relation 油菜 other=其余耕地
total 大豆 act=种

#e17
冷库里存有一批带鱼，周一发出⟨(3/8)⟩，周二又运进⟨45箱⟩，周三清点时发现库里的带鱼恰好是原来的⟨(7/10)⟩，冷库原来存带鱼⟨多少箱⟩？
= 45/((7/10)-(1-(3/8)))
relation 带鱼 act=发 mark=周一 other=带鱼
total 带鱼 act=运进 mark=周二
relation 带鱼 mark=周三 other=原来
total W:带鱼 mark=原来

#e18
为了庆祝校庆，美术组折了⟨(2/7)⟩的纸鹤，手工组折的比美术组多⟨60只⟩，余下⟨300只⟩由各班分着折完。校庆一共要折纸鹤⟨多少只⟩？
= (60+300)/(1-(2/7)-(2/7))
relation 美术组 act=折 other=纸鹤
relation 手工组 act=折 other=美术组
total 各班 act=折
total W:纸鹤 act=折

#e19
小禾有⟨84枚⟩贝壳，阿南有⟨60枚⟩，小禾每次给阿南⟨3枚⟩，给了⟨几次⟩以后，两人的贝壳就一样多了？
= (84-60)/2/3
total 小禾
total 阿南
rate 小禾 act=给
amount 小禾 act=给

#e20
水果店运来苹果、橙子、梨共⟨1260千克⟩，苹果的重量是另外两种水果总重量的⟨(2/5)⟩，苹果每千克卖⟨7元⟩，橙子和梨的重量比是⟨5:4⟩。店里运来橙子⟨多少千克⟩？
= 1260/(1+(2/5))/(5+4)*5
total W:共
relation 苹果 act=运来 other=另外两种水果
rate 苹果 act=卖
relation 橙子 other=梨
total 橙子 act=运来

#e21
文具厂库房原有铅笔⟨4800支⟩，先发走其中的⟨(1/4)⟩，又发走余下的⟨35%⟩，随后入库的新铅笔相当于原有支数的⟨(1/8)⟩，库房里现在有铅笔⟨多少支⟩？
= 4800*(1-(1/4))*(1-35%)+4800*(1/8)
total 铅笔 mark=原有
relation 铅笔 act=发 mark=先 other=原有
relation 铅笔 act=发 mark=又 other=余下
relation 铅笔 act=入库 other=原有
total 铅笔 mark=现在

#e22
足球队和篮球队共⟨96人⟩，足球队的⟨(1/3)⟩和篮球队的⟨(1/5)⟩都是女队员，合起来女队员有⟨26人⟩，篮球队有⟨多少人⟩？
= (96*(1/3)-26)/((1/3)-(1/5))
total W:共
relation 女队员 mark=足球队 other=足球队
relation 女队员 mark=篮球队 other=篮球队
total 女队员 mark=合起来
total 篮球队

#e23
老张家收的红薯比土豆多⟨40%⟩，卖掉⟨150千克⟩红薯以后，剩下的红薯反而比土豆少⟨90千克⟩，老张家收了土豆⟨多少千克⟩？
= (150-90)/40%
relation 红薯 act=收 other=土豆
total 红薯 act=卖
relation 红薯 mark=剩下 other=土豆
total 土豆 act=收

#e24
三个小队采集树种，第一小队采了总数的⟨(3/10)⟩，第二小队与第三小队所采重量的比是⟨4:3⟩，第二小队采了⟨56千克⟩。三个小队共采树种⟨多少千克⟩？
= 56/4*(4+3)/(1-(3/10))
relation 第一小队 act=采 other=总数
relation 第二小队 act=采 other=第三小队
total 第二小队 act=采
total W:树种 act=采

#e25
学校舞蹈队有⟨45人⟩，比书法队多⟨25%⟩，书法队的人数又比武术队少⟨(1/4)⟩，武术队中有⟨20人⟩参加过市里比赛。武术队有⟨多少人⟩？
= 45/(1+25%)/(1-(1/4))
total 舞蹈队
relation 舞蹈队 other=书法队
relation 书法队 other=武术队
total 武术队 act=参加
total 武术队

#e26
有一袋米，吃去⟨40%⟩后再添进⟨8千克⟩，此时袋里的米比原来还少⟨4千克⟩，这袋米原来重⟨多少千克⟩？
= (8+4)/40%
relation 米 act=吃 other=原来
total 米 act=添进
relation 米 mark=此时 other=原来
total 米 mark=原来

#e27
林场今年栽松树和柏树一共⟨2600棵⟩，松树栽的棵数的⟨(1/3)⟩等于柏树的⟨(2/7)⟩。今年栽松树⟨多少棵⟩？
= 2600*(2/7)/((1/3)+(2/7))
total W:一共
relation 松树 act=栽 other=柏树
relation 柏树 other=松树
total 松树 act=栽 mark=今年

#e28
邮局下午收到的包裹比上午多⟨20%⟩，其中下午的包裹有⟨(5/6)⟩当天寄出，还留下⟨36件⟩第二天再寄，上午的包裹全部寄出了，两个时段共收包裹⟨多少件⟩？
= 36/(1-(5/6))/(1+20%)+36/(1-(5/6))
relation 包裹 act=收 mark=下午 other=上午
relation 包裹 act=寄 mark=下午 other=下午
total 包裹 mark=留下
total W:包裹 act=收 mark=共

#e29
海洋馆里海豹有⟨18头⟩，企鹅的只数比海豹的⟨4倍⟩少⟨7只⟩，海狮比海豹少⟨(1/3)⟩，这三种动物共有⟨多少只⟩？
= 18+18*4-7+18*(1-(1/3))
total 海豹
relation 企鹅 other=海豹
relation 企鹅 other=海豹
relation 海狮 other=海豹
total W:三种动物 mark=共

#e30
甲仓存煤⟨240吨⟩，乙仓存煤⟨96吨⟩，现在两仓各运进同样多的煤后，甲仓的存煤正好是乙仓的⟨2.2倍⟩，两仓各运进煤⟨多少吨⟩？
= (240-96)/(2.2-1)-96
total 甲仓
total 乙仓
relation 甲仓 mark=现在 other=乙仓
total 甲仓 act=运进

#e31
爸爸今年⟨41岁⟩，儿子今年⟨9岁⟩，妈妈比爸爸小⟨3岁⟩，再过⟨几年⟩，爸爸的年龄恰好是儿子的⟨3倍⟩？
= (41-9)/(3-1)-9
total 爸爸 mark=今年
total 儿子 mark=今年
relation 妈妈 other=爸爸
amount 爸爸 act=过
relation 爸爸 other=儿子

#e32
小汀前⟨4次⟩口算测验的平均分是⟨88分⟩，第五次考了⟨98分⟩，第六次因为感冒没有参加。她参加的这⟨5次⟩测验平均每次得⟨多少分⟩？
= (88*4+98)/5
amount 小汀 mark=前
rate 小汀 mark=前
total 小汀 act=考 mark=第五次
amount 小汀 act=参加
rate 小汀 act=得

#e33
实验小学的师生去看木偶戏，学生比老师多⟨252人⟩，学生人数比老师的⟨15倍⟩还少⟨14人⟩。去看戏的老师有⟨多少人⟩？
= (252+14)/(15-1)
relation 学生 other=老师
relation 学生 other=老师
relation 学生 other=老师
total 老师

#e34
为迎接书展，志愿者要把⟨1170本⟩旧书分到甲、乙、丙三个展台，乙展台分到的是甲展台的⟨2倍⟩，丙展台比乙展台多⟨120本⟩，丙展台分到⟨多少本⟩？
= (1170-120)/(1+2+2)*2+120
total W:旧书
relation 乙展台 act=分 other=甲展台
relation 丙展台 act=分 other=乙展台
total 丙展台 act=分

#e35
数学测验后老师公布成绩：⟨20名⟩男生平均⟨86分⟩，女生平均⟨91分⟩，全班平均⟨89分⟩，最高分是⟨100分⟩。问这个班有女生⟨多少名⟩？
= 20*(89-86)/(91-89)
amount 男生
rate 男生 mark=平均
rate 女生 mark=平均
rate 全班 mark=平均
total 全班 mark=最高分
amount 女生

#e36
幼儿园老师给小朋友分草莓，每人分⟨8颗⟩就多出⟨15颗⟩，每人分⟨10颗⟩又差⟨21颗⟩，这个班有⟨多少个⟩小朋友？
= (15+21)/(10-8)
rate 小朋友 act=分
relation 草莓 mark=多出
rate 小朋友 act=分 mark=又
relation 草莓 mark=差
amount 小朋友

#e37
一个笼子里关着鸡和兔，数一数共有⟨35个⟩头、⟨98只⟩脚。已知一只鸡有⟨2只⟩脚，一只兔有⟨4只⟩脚，笼里有兔⟨多少只⟩？
= (98-35*2)/(4-2)
amount W:笼子 mark=头
total W:笼子 mark=脚
rate 鸡
rate 兔
amount 兔

#e38
一条林荫道长⟨560米⟩，原计划从头到尾每隔⟨8米⟩种一棵香樟（只种一侧，两端都种），后来改为每隔⟨10米⟩种一棵，这样比原计划少种⟨多少棵⟩？
= 560/8+1-(560/10+1)
total W:林荫道
rate 香樟 act=种 mark=原计划
rate 香樟 act=种 mark=后来
relation 香樟 act=种 mark=后来 other=原计划

#e39
姐姐有零花钱⟨135元⟩，弟弟有⟨45元⟩。姐姐给弟弟⟨多少元⟩以后，姐姐的钱刚好是弟弟的⟨1.5倍⟩？
= 135-(135+45)/(1+1.5)*1.5
total 姐姐
total 弟弟
total 姐姐 act=给
relation 姐姐 other=弟弟

#e40
甲、乙两数的和是⟨154⟩，甲数去掉⟨10⟩之后恰好是乙数的⟨5倍⟩，甲数比乙数大⟨多少⟩？
= (154-10)/(5+1)*(5-1)+10
total W:和
relation 甲数 act=去掉
relation 甲数 other=乙数
relation 甲数 other=乙数

#e41
把浓度为⟨15%⟩的盐水⟨400克⟩与浓度为⟨30%⟩的盐水⟨200克⟩倒进同一个大杯里搅匀，杯子自重⟨150克⟩，杯里现在共含盐⟨多少克⟩？
= 400*15%+200*30%
relation 盐水 other=盐水
total 盐水
relation 盐水 other=盐水
total 盐水
total 杯子 mark=自重
total W:杯里 mark=盐

#e42
王大爷把⟨32千克⟩每千克⟨18元⟩的水果糖和⟨48千克⟩每千克⟨28元⟩的酥糖掺在一起卖，要想卖得的钱不变，什锦糖每千克应定价⟨多少元⟩？
= (32*18+48*28)/(32+48)
amount 水果糖
rate 水果糖
amount 酥糖
rate 酥糖
rate 什锦糖 mark=定价

#e43
五年级一班今天到校⟨46人⟩，有⟨2人⟩请病假，另外⟨2人⟩参加区里的运动会也没来上课，班里共有课桌⟨52张⟩。今天这个班的出勤率是⟨百分之几⟩？
= 46/(46+2+2)
total 一班 act=到校
total 一班 act=请
total 一班 act=参加
total 课桌
relation 一班 mark=出勤率

#e44
阿黎剪了一根彩带，先用去它的⟨(2/5)⟩还多⟨3米⟩，又用去剩下的一截中的⟨6米⟩，最后还有⟨9米⟩，这根彩带原来长⟨多少米⟩？
= (9+6+3)/(1-(2/5))
relation 阿黎 act=用 mark=先 other=彩带
relation 阿黎 act=用 mark=先 other=彩带
total 阿黎 act=用 mark=又
total 阿黎 mark=最后
total W:彩带 mark=原来

#e45
图书角里故事书的本数是科技书的⟨3倍⟩，每天借出故事书⟨12本⟩、科技书⟨5本⟩，若干天后科技书正好借光，故事书还有⟨36本⟩，这时已经借了⟨多少天⟩？
= 36/(5*3-12)
relation 故事书 other=科技书
rate 故事书 act=借
rate 科技书 act=借
total 故事书 mark=还有
amount 故事书 act=借

#e46
某校去年有教师⟨72人⟩，其中女教师占⟨(5/8)⟩；今年调进了一些男教师，女教师没变，她们只占全体教师的⟨60%⟩了。今年全校教师有⟨多少人⟩？
= 72*(5/8)/60%
total W:教师 mark=去年
relation 女教师 mark=去年 other=教师
relation 女教师 mark=今年 other=全体教师
total W:教师 mark=今年

#e47
“阿姨，这筐橘子怎么分？”“每人⟨6个⟩的话要剩⟨4个⟩，要是再来⟨3个⟩小朋友，每人只分⟨5个⟩，就一个不剩也不缺。”请问这筐橘子有⟨多少个⟩？
= (5*3-4)/(6-5)*6+4
rate 小朋友 act=分
total 橘子 mark=剩
amount 小朋友 act=来
rate 小朋友 act=分 mark=只
total W:橘子

#e48
甲、乙、丙三人的平均体重是⟨42千克⟩，甲、乙两人的平均体重比丙多⟨6千克⟩，求丙的体重是⟨多少千克⟩。
= (42*3-6*2)/3
rate W:三人 mark=平均体重
relation 甲 mark=平均体重 other=丙
total 丙 mark=体重

#e49
纺织厂第一车间的人数占全厂的⟨(3/11)⟩，第二车间比第一车间多⟨40人⟩，第三车间有⟨160人⟩，恰好是前两个车间总人数的⟨(4/7)⟩。第二车间有⟨多少人⟩？
= (160/(4/7)-40)/2+40
relation 第一车间 other=全厂
relation 第二车间 other=第一车间
total 第三车间
relation 第三车间 other=前两个车间
total 第二车间

#e50
哥哥和弟弟一起攒硬币，哥哥的枚数比弟弟的⟨2倍⟩多⟨5枚⟩。哥哥拿出⟨25枚⟩换了一本漫画，剩下的便和弟弟一样多了，兄弟俩原来一共攒了⟨多少枚⟩？
= (25-5)/(2-1)*(2+1)+5
relation 哥哥 act=攒 other=弟弟
relation 哥哥 act=攒 other=弟弟
total 哥哥 act=拿出
total W:一共 act=攒 mark=原来

#e51
一块菜地，种茄子的面积占⟨(1/3)⟩，种辣椒的面积比种茄子的少⟨(1/4)⟩，其余⟨150平方米⟩种黄瓜，每平方米黄瓜产量约⟨6千克⟩。种茄子的面积是⟨多少平方米⟩？
= 150/(1-(1/3)-(1/3)*(1-(1/4)))*(1/3)
relation 茄子 act=种 other=菜地
relation 辣椒 act=种 other=茄子
total 黄瓜 act=种
rate 黄瓜 mark=产量
total 茄子 act=种

#e52
师傅和徒弟加工零件，徒弟加工的合格率是⟨90%⟩，师傅加工了⟨250个⟩，合格率是⟨98%⟩，两人一共有⟨335个⟩合格。徒弟加工了⟨多少个⟩？
= (335-250*98%)/90%
relation 徒弟 mark=合格 other=加工
total 师傅 act=加工
relation 师傅 mark=合格 other=加工
total W:一共 mark=合格
total 徒弟 act=加工

#e53
小学部人数和中学部人数的比是⟨7:5⟩，小学部比中学部多⟨160人⟩，小学部中参加晚托的占⟨(3/8)⟩，没有参加晚托的小学生有⟨多少人⟩？
= 160/(7-5)*7*(1-(3/8))
relation 小学部 other=中学部
relation 小学部 other=中学部
relation 小学部 act=参加 other=小学部
total 小学生 mark=没有参加

#e54
花圃里有红、黄、白三种菊花，红菊花占总盆数的⟨(2/5)⟩，黄菊花比白菊花多⟨30盆⟩，白菊花占总盆数的⟨24%⟩，花圃共有菊花⟨多少盆⟩？
= 30/(1-(2/5)-24%-24%)
relation 红菊花 other=总盆数
relation 黄菊花 other=白菊花
relation 白菊花 other=总盆数
total W:菊花 mark=共

#e55
老师买来⟨(3/4)⟩是白色、其余是彩色的卡纸，彩色卡纸用掉⟨20张⟩后还剩⟨35张⟩，白色卡纸用掉了⟨60%⟩，白色卡纸还剩⟨多少张⟩？
= (20+35)/(1-(3/4))*(3/4)*(1-60%)
relation 白色 other=卡纸
total 彩色卡纸 act=用
total 彩色卡纸 mark=剩
relation 白色卡纸 act=用 other=白色卡纸
total 白色卡纸 mark=剩

#e56
甲桶有油⟨48升⟩，乙桶有油⟨30升⟩，从两桶里倒出同样多的油，甲桶余下的恰是乙桶余下的⟨4倍⟩，每桶倒出了⟨多少升⟩？
= 30-(48-30)/(4-1)
total 甲桶
total 乙桶
relation 甲桶 mark=余下 other=乙桶
total 甲桶 act=倒出

#e57
山脚的茶园去年收春茶⟨1250千克⟩，今年春茶比去年增产⟨12%⟩，秋茶却只有今年春茶的⟨(5/7)⟩，今年两季共收茶⟨多少千克⟩？
= 1250*(1+12%)*(1+(5/7))
total 春茶 act=收 mark=去年
relation 春茶 mark=今年 other=去年
relation 秋茶 mark=今年 other=春茶
total 茶园 act=收 mark=今年

#e58
小区门口的共享单车，早高峰骑走了⟨(3/5)⟩，中午又送回⟨26辆⟩，结果比原来少⟨16辆⟩，门口原来停着⟨多少辆⟩单车？
= (26+16)/(3/5)
relation 单车 act=骑走 mark=早高峰 other=原来
total 单车 act=送回 mark=中午
relation 单车 mark=结果 other=原来
total 单车 mark=原来

#e59
甲、乙两个班共有学生⟨98人⟩，乙班比甲班少⟨4人⟩，学校给每个学生发⟨3本⟩练习簿，甲班共领⟨多少本⟩？
= (98+4)/2*3
total W:共
relation 乙班 other=甲班
rate 学生 act=发
total 甲班 act=领

#e60
爷爷的岁数比孙子的⟨6倍⟩还大⟨2岁⟩，爷爷⟨57岁⟩那年孙子刚出生，今年孙子上五年级，他今年⟨几岁⟩？
= (57-2)/(6-1)
relation 爷爷 other=孙子
relation 爷爷 other=孙子
total 爷爷 mark=那年
total 孙子 mark=今年

#e61
书店进了字典、地图册、挂历三种货，字典和地图册的本数比是⟨3:2⟩，挂历占三种货总数的⟨(3/8)⟩，地图册比挂历少⟨50本⟩。三种货一共进了⟨多少本⟩？
= 50/((3/8)-(1-(3/8))*2/(3+2))
relation 字典 act=进 other=地图册
relation 挂历 act=进 other=总数
relation 地图册 act=进 other=挂历
total W:三种货 act=进 mark=一共

#e62
体育室里跳绳的根数是毽子的⟨(5/6)⟩，毽子的个数比皮球多⟨50%⟩，跳绳有⟨75根⟩，其中⟨8根⟩断了，皮球有⟨多少个⟩？
= 75/(5/6)/(1+50%)
relation 跳绳 other=毽子
relation 毽子 other=皮球
total 跳绳
total 跳绳 act=断
total 皮球

#e63
养鱼户老秦往塘里放了鲢鱼、草鱼和鲫鱼苗，鲢鱼苗⟨1200尾⟩，草鱼苗比鲢鱼苗少⟨(1/4)⟩，鲫鱼苗是前两种总数的⟨(2/3)⟩。年底鲫鱼成活率为⟨85%⟩，成活的鲫鱼有⟨多少尾⟩？
= (1200+1200*(1-(1/4)))*(2/3)*85%
total 鲢鱼苗 act=放
relation 草鱼苗 act=放 other=鲢鱼苗
relation 鲫鱼苗 act=放 other=前两种总数
relation 鲫鱼 mark=成活 other=鲫鱼苗
total 鲫鱼 mark=成活

#e64
某工厂有职工⟨480人⟩，女职工占⟨35%⟩，后来招进一批女职工，这样女职工占到全厂职工的⟨40%⟩，招进女职工⟨多少人⟩？
= 480*(1-35%)/(1-40%)-480
total W:职工
relation 女职工 other=职工
relation 女职工 mark=后来 other=全厂职工
total 女职工 act=招进

#e65
植物园用⟨3天⟩统计游客，第一天来的人占三天总数的⟨30%⟩，第二天与第三天来的人数比是⟨5:2⟩，第三天来了⟨400人⟩，第一天来了⟨多少人⟩？
= 400/2*(5+2)/(1-30%)*30%
amount 植物园 act=统计
relation 游客 act=来 mark=第一天 other=总数
relation 游客 act=来 mark=第二天 other=第三天
total 游客 act=来 mark=第三天
total 游客 act=来 mark=第一天

#e66
“我要是给你⟨14块⟩积木，咱俩就一样多。”“那我要是给你⟨6块⟩呢？”晨晨和辰辰争着说。已知辰辰现在有⟨38块⟩，照第二种给法，晨晨会有⟨多少块⟩？
= 38+14*2+6
total 晨晨 act=给
total 辰辰 act=给
total 辰辰 mark=现在
total 晨晨 mark=第二种给法

#e67
一批课桌椅分给三所小学，城东小学分得⟨(1/3)⟩，城西小学分得的套数是其余两所小学总和的⟨(2/5)⟩，城南小学分得⟨160套⟩，这批课桌椅有⟨多少套⟩？
= 160/(1-(1/3)-(2/5)/(1+(2/5)))
relation 城东小学 act=分 other=课桌椅
relation 城西小学 act=分 other=其余两所小学
total 城南小学 act=分
total W:课桌椅

#e68
在一个周长⟨360米⟩的人工湖边，每隔⟨9米⟩栽一棵柳树，每两棵柳树之间再摆⟨2盆⟩月季，已经摆好⟨56盆⟩，还要摆月季⟨多少盆⟩？
= 360/9*2-56
total W:人工湖 mark=周长
rate 柳树 act=栽
rate 月季 act=摆
total 月季 act=摆 mark=已经
total 月季 act=摆 mark=还要

#e69
车棚里停着自行车和三轮车，一共⟨26辆⟩，轮子共有⟨61个⟩，自行车每辆⟨2个⟩轮子，三轮车每辆⟨3个⟩轮子，自行车比三轮车多⟨多少辆⟩？
= 26-(61-26*2)/(3-2)*2
amount W:一共
total W:轮子
rate 自行车
rate 三轮车
relation 自行车 other=三轮车

#e70
小组里⟨5个⟩同学量身高，平均身高是⟨141厘米⟩，后来发现把小旭的身高⟨148厘米⟩错记成了⟨138厘米⟩，这个小组的实际平均身高是⟨多少厘米⟩？
= 141+(148-138)/5
amount 同学
rate 同学 mark=平均身高
total 小旭 mark=身高
total 小旭 act=错记
rate 小组 mark=实际

#e71
把⟨200克⟩含糖⟨18%⟩的糖水晒在窗台上，水蒸发掉一些后含糖变成⟨24%⟩，蒸发掉水⟨多少克⟩？
= 200-200*18%/24%
total 糖水
relation 糖水 mark=含糖
relation 糖水 mark=后 other=糖水
total 水 act=蒸发

#e72
三年级、四年级、五年级共捐书⟨760本⟩，四年级捐的比三年级的⟨2倍⟩少⟨20本⟩，五年级捐的比四年级多⟨100本⟩，三年级有⟨7个⟩班。求三年级平均每班捐书⟨多少本⟩。
= (760+20+20-100)/(1+2+2)/7
total W:共
relation 四年级 act=捐 other=三年级
relation 四年级 act=捐 other=三年级
relation 五年级 act=捐 other=四年级
amount 三年级
rate 三年级 act=捐

#e73
一筐鸡蛋连筐重⟨25千克⟩，卖出鸡蛋的⟨(3/4)⟩以后，连筐还重⟨7千克⟩，空筐重⟨多少千克⟩？
= 25-(25-7)/(3/4)
total 鸡蛋 mark=连筐
relation 鸡蛋 act=卖 other=鸡蛋
total 鸡蛋 mark=还
total 空筐

#e74
某社区有住户⟨840户⟩，订晚报的占⟨(5/12)⟩，订日报的占⟨(4/7)⟩，两种报都订的有⟨150户⟩，两种都没订的有⟨多少户⟩？
= 840-840*(5/12)-840*(4/7)+150
total W:住户
relation 住户 act=订 what=晚报 other=住户
relation 住户 act=订 what=日报 other=住户
total 住户 act=订 mark=都
total 住户 mark=都没订

#e75
阿布的藏书是小戈的⟨(4/5)⟩，两人各捐出⟨10本⟩给山区学校以后，阿布的藏书只有小戈的⟨(3/4)⟩，问小戈原来有书⟨多少本⟩？
= (10-10*(3/4))/((4/5)-(3/4))
relation 阿布 other=小戈
total 阿布 act=捐
relation 阿布 mark=以后 other=小戈
total 小戈 mark=原来

#e76
甲队存有水泥⟨90袋⟩，乙队存有水泥⟨54袋⟩，从仓库又领来⟨66袋⟩分给两队，分完后甲队的袋数是乙队的⟨1.5倍⟩，甲队分到⟨多少袋⟩？
= (90+54+66)/(1+1.5)*1.5-90
total 甲队
total 乙队
total W:仓库 act=领
relation 甲队 mark=后 other=乙队
total 甲队 act=分

#e77
工会给退休老人送挂历，每人送⟨2本⟩剩⟨34本⟩，如果每人送⟨3本⟩，还剩⟨6本⟩；去年只准备了⟨80本⟩。今年工会准备了挂历⟨多少本⟩？
= (34-6)/(3-2)*2+34
rate 老人 act=送
total 挂历 mark=剩
rate 老人 act=送 mark=如果
total 挂历 mark=还剩
total 工会 act=准备 mark=去年
total 工会 act=准备 mark=今年

#e78
一场义演，学生票卖出的张数占总数的⟨55%⟩，成人票比学生票少⟨90张⟩，剩下⟨30张⟩是赠票。这场义演一共发出⟨多少张⟩票？
= (90-30)/(55%-(1-55%))
relation 学生票 act=卖 other=总数
relation 成人票 other=学生票
total 赠票
total W:票 act=发

#e79
小麦磨成面粉的出粉率是⟨75%⟩，面粉做成馒头后重量增加⟨(1/4)⟩，食堂要做⟨150千克⟩馒头，需要小麦⟨多少千克⟩？
= 150/(1+(1/4))/75%
relation 面粉 mark=出粉率 other=小麦
relation 馒头 other=面粉
total 馒头 act=做
total 小麦

#e80
果农摘了一批柿子，先挑出⟨5%⟩是坏的扔掉，再把好柿子的⟨(3/5)⟩做成柿饼，留下的⟨304千克⟩拉到集市上卖，每千克⟨6元⟩。果农共摘柿子⟨多少千克⟩？
= 304/(1-(3/5))/(1-5%)
relation 果农 act=扔 other=柿子
relation 果农 act=做 other=好柿子
total 果农 act=卖 mark=留下
rate 果农 act=卖
total W:柿子 act=摘

#e81
姐妹俩的年龄和是⟨23岁⟩，妹妹比姐姐小⟨5岁⟩，妈妈的年龄是妹妹的⟨4倍⟩，妈妈生姐姐时是⟨多少岁⟩？
= (23-5)/2*4-(23-5)/2-5
total W:姐妹俩
relation 妹妹 other=姐姐
relation 妈妈 other=妹妹
total 妈妈 mark=生

#e82
音乐厅楼上座位是楼下的⟨(2/5)⟩，今晚楼下坐满，楼上只坐了⟨75%⟩，楼上空着⟨48个⟩座位，今晚来了⟨多少名⟩观众？
= 48/(1-75%)/(2/5)+48/(1-75%)*75%
relation 楼上 other=楼下
relation 楼上 act=坐 other=楼上
total 楼上 mark=空着
total W:观众 act=来

#e83
三块试验田，第一块⟨4亩⟩，平均亩产⟨510千克⟩；第二块⟨6亩⟩，平均亩产⟨480千克⟩；第三块⟨5亩⟩，共收⟨2580千克⟩。这三块田平均亩产⟨多少千克⟩？
= (4*510+6*480+2580)/(4+6+5)
amount 第一块
rate 第一块 mark=亩产
amount 第二块
rate 第二块 mark=亩产
amount 第三块
total 第三块 act=收
rate W:三块田 mark=亩产

#e84
校运动会上，得奖牌最多的六(2)班拿了⟨27枚⟩，比六(1)班的⟨2倍⟩少⟨3枚⟩，六(3)班得的是六(1)班和六(2)班总数的⟨(1/3)⟩，六(3)班比六(1)班少⟨多少枚⟩？
= (27+3)/2-((27+3)/2+27)*(1/3)
total 六(2)班 act=拿
relation 六(2)班 other=六(1)班
relation 六(2)班 other=六(1)班
relation 六(3)班 act=得 other=总数
relation 六(3)班 other=六(1)班

#e85
渔港的渔船原有大船⟨24艘⟩，小船比大船的⟨3倍⟩还多⟨8艘⟩。台风来临前有⟨(2/5)⟩的小船已进港避风，大船全部在外，在外的渔船共⟨多少艘⟩？
= 24+(24*3+8)*(1-(2/5))
total 大船
relation 小船 other=大船
relation 小船 other=大船
relation 小船 act=进港 other=小船
total 渔船 mark=在外

#e86
甲、乙、丙三位叔叔合伙包了一片鱼塘，出资之比是⟨3:4:5⟩，年底分红按出资分，丙比甲多分⟨4800元⟩，乙应分得⟨多少元⟩？
= 4800/(5-3)*4
relation 三位叔叔
relation 丙 act=分 other=甲
total 乙 act=分

#e87
做一批风筝，竹骨已扎好⟨(5/9)⟩，还差⟨32只⟩没扎；糊纸的风筝只占已扎好的⟨60%⟩，已经糊好纸的有⟨多少只⟩？
= 32/(1-(5/9))*(5/9)*60%
relation 风筝 act=扎 other=风筝
total 风筝 mark=没扎
relation 风筝 act=糊 other=已扎好
total 风筝 act=糊

#e88
火车站候车室里原有旅客⟨350人⟩，检票走了其中的⟨(4/7)⟩，又进来⟨66人⟩，此时坐着的旅客占⟨(3/4)⟩，站着的有⟨多少人⟩？
= (350*(1-(4/7))+66)*(1-(3/4))
total 旅客 mark=原有
relation 旅客 act=走 other=原有
total 旅客 act=进来
relation 旅客 act=坐 mark=此时 other=旅客
total 旅客 act=站

#e89
小蕊存了一些钱，买书包用去⟨(3/8)⟩，买词典用去余下的⟨40%⟩，两样东西一共花了⟨125元⟩，她原来存了⟨多少元⟩？
= 125/((3/8)+(1-(3/8))*40%)
relation 小蕊 act=买 what=书包 other=钱
relation 小蕊 act=买 what=词典 other=余下
total 小蕊 act=花 mark=一共
total 小蕊 act=存 mark=原来

#e90
奶牛场有黑白花奶牛和黄牛，黑白花奶牛占总头数的⟨70%⟩，卖出⟨30头⟩黑白花奶牛后，它只占剩下总头数的⟨(2/3)⟩，奶牛场原来养牛⟨多少头⟩？
= (30-30*(2/3))/(70%-(2/3))
relation 黑白花奶牛 other=总头数
total 黑白花奶牛 act=卖
relation 黑白花奶牛 mark=剩下 other=总头数
total W:牛 act=养 mark=原来

#e91
甲班人数是乙班的⟨(9/10)⟩，从乙班调⟨2人⟩到甲班，两班便同样多。两班共有⟨多少人⟩？
= 2*2/(1-(9/10))*(1+(9/10))
relation 甲班 other=乙班
total 乙班 act=调
total W:共

#e92
运动鞋专柜上月卖出男鞋⟨240双⟩，女鞋比男鞋多卖⟨(1/5)⟩，本月男鞋销量下降⟨10%⟩，女鞋销量上升⟨25%⟩，本月共卖出⟨多少双⟩？
= 240*(1-10%)+240*(1+(1/5))*(1+25%)
total 男鞋 act=卖 mark=上月
relation 女鞋 act=卖 mark=上月 other=男鞋
relation 男鞋 mark=本月 other=上月
relation 女鞋 mark=本月 other=上月
total W:共 act=卖 mark=本月

#e93
甲数除以乙数商⟨6⟩余⟨5⟩，甲、乙两数之和是⟨131⟩，甲数是⟨多少⟩？
= 131-(131-5)/(6+1)
relation 甲数 other=乙数
relation 甲数 mark=余
total W:和
total 甲数

#e94
农机站有柴油⟨12桶⟩，每桶⟨180升⟩，春耕用去一批后，剩下的比用去的少⟨(2/5)⟩，春耕用去柴油⟨多少升⟩？
= 12*180/(1+(1-(2/5)))
amount 柴油
rate 柴油
relation 柴油 mark=剩下 other=用去
total 柴油 act=用 mark=春耕

#e95
爸爸今年⟨38岁⟩，比妈妈大⟨2岁⟩，⟨4年⟩后他的年龄恰好是小骏那时的⟨3倍⟩，奶奶今年的年龄是小骏今年的⟨6.5倍⟩，奶奶今年⟨多少岁⟩？
= ((38+4)/3-4)*6.5
total 爸爸 mark=今年
relation 爸爸 other=妈妈
amount 爸爸 mark=后
relation 爸爸 mark=后 other=小骏
relation 奶奶 mark=今年 other=小骏
total 奶奶 mark=今年

#e96
一本相册有⟨48页⟩，前⟨36页⟩每页贴⟨4张⟩照片，后面每页贴⟨8张⟩，贴满后平均每页贴照片⟨多少张⟩？
= (36*4+(48-36)*8)/48
amount W:相册
amount 相册 act=贴 mark=前
rate 相册 act=贴 mark=前
rate 相册 act=贴 mark=后面
rate 相册 act=贴 mark=平均

#e97
汽修厂上半年修车⟨540辆⟩，比全年计划的⟨(3/5)⟩还少⟨36辆⟩，厂里有技工⟨18名⟩，要完成全年计划，下半年还要修⟨多少辆⟩？
= (540+36)/(3/5)-540
total 汽修厂 act=修 mark=上半年
relation 汽修厂 act=修 mark=上半年 other=全年计划
relation 汽修厂 act=修 mark=上半年 other=全年计划
total 技工
total 汽修厂 act=修 mark=下半年

#e98
小区有一排⟨17个⟩路灯杆，从第一个到最后一个全长⟨480米⟩，现在要改成每隔⟨40米⟩一个，两端都留着，可以省下⟨多少个⟩灯杆？
= 17-(480/40+1)
amount 灯杆 mark=一排
total W:全长
rate 灯杆 mark=现在
relation 灯杆 act=省

#e99
学校食堂周一买来大米和面粉共⟨620千克⟩，大米用去⟨(3/4)⟩，面粉用去⟨80千克⟩，这时剩下的大米与面粉一样重，买来大米⟨多少千克⟩？
= (620-80)/(1+(1-(3/4)))
total W:共 act=买
relation 大米 act=用 other=大米
total 面粉 act=用
total 大米 act=买

#e100
某次知识竞赛共⟨25题⟩，答对一题得⟨4分⟩，答错或不答一题倒扣⟨1分⟩，阿泽最后得了⟨75分⟩，排在全校第九名，他答对⟨多少题⟩？
= (75+25*1)/(4+1)
amount W:竞赛
rate 阿泽 act=答 mark=对
rate 阿泽 act=答 mark=错
total 阿泽 act=得
amount 阿泽 act=答 mark=对

#e101
粮库里小麦是玉米的⟨1.8倍⟩，运走⟨340吨⟩小麦、运来⟨60吨⟩玉米之后，两种粮食一样多，粮库原有小麦⟨多少吨⟩？
= (340+60)/(1.8-1)*1.8
relation 小麦 other=玉米
total 小麦 act=运走
total 玉米 act=运来
total 小麦 mark=原有

#e102
三个小朋友分一袋糖，老大拿走总数的⟨(1/3)⟩多⟨2颗⟩，老二拿走剩下的⟨(1/2)⟩少⟨1颗⟩，老三得到最后的⟨14颗⟩，这袋糖共有⟨多少颗⟩？
= ((14-1)/(1-(1/2))+2)/(1-(1/3))
relation 老大 act=拿 other=总数
relation 老大 act=拿 other=总数
relation 老二 act=拿 other=剩下
relation 老二 act=拿 other=剩下
total 老三 act=得
total W:糖

#e103
甲箱与乙箱苹果个数的比是⟨5:7⟩，从乙箱取出⟨18个⟩放入甲箱，甲箱与乙箱的比正好反过来，成了⟨7:5⟩，乙箱原有苹果⟨多少个⟩？
= 18/(7-5)*7
relation 甲箱 other=乙箱
total 乙箱 act=取出
relation 甲箱 mark=反过来 other=乙箱
total 乙箱 mark=原有

#e104
牧民家有绵羊、山羊和马，绵羊的只数是山羊的⟨5倍⟩，马比山羊少⟨12匹⟩，三种牲畜合起来共⟨310头⟩，另有⟨9头⟩牛犊寄养在邻居家。绵羊有⟨多少只⟩？
= (310+12)/(5+1+1)*5
relation 绵羊 other=山羊
relation 马 other=山羊
total W:三种牲畜 mark=合起来
total 牛犊 act=寄养
total 绵羊

#e105
老师把⟨90支⟩铅笔、⟨60块⟩橡皮平均分给一些学生，铅笔余⟨2支⟩，橡皮差⟨6块⟩，恰好有⟨22名⟩学生，每人实际分得铅笔⟨多少支⟩？
= (90-2)/22
total 铅笔 act=分
total 橡皮 act=分
total 铅笔 mark=余
relation 橡皮 mark=差
amount 学生
rate 学生 act=分 what=铅笔

#e106
夏令营里，广东营员比湖南营员多⟨(1/4)⟩，江西营员是湖南营员的⟨60%⟩，广东营员比江西营员多⟨52人⟩，湖南营员有⟨多少人⟩？
= 52/(1+(1/4)-60%)
relation 广东营员 other=湖南营员
relation 江西营员 other=湖南营员
relation 广东营员 other=江西营员
total 湖南营员

#e107
甲容器里有浓度⟨12%⟩的糖水⟨300克⟩，乙容器里有⟨240克⟩清水，先往乙容器加糖⟨60克⟩，再把乙容器里的糖水全倒入甲容器，混合后糖占糖水的⟨几分之几⟩？
= (300*12%+60)/(300+240+60)
relation 甲容器 other=糖水
total 甲容器
total 乙容器 mark=清水
total 乙容器 act=加
relation 糖 mark=混合 other=糖水

#e108
林老师班上有⟨48名⟩学生，会游泳的占⟨(5/8)⟩，会游泳的学生中女生占⟨40%⟩，女生共⟨22人⟩，不会游泳的女生有⟨多少人⟩？
= 22-48*(5/8)*40%
total W:班
relation 学生 act=游泳 other=学生
relation 女生 act=游泳 other=会游泳的学生
total 女生 mark=共
total 女生 mark=不会游泳

#e109
甲乡有耕地⟨5400亩⟩，乙乡耕地比甲乡少⟨(1/9)⟩，甲乡水田占⟨(2/3)⟩，乙乡水田占⟨55%⟩，两乡水田相差⟨多少亩⟩？
= 5400*(2/3)-5400*(1-(1/9))*55%
total 甲乡
relation 乙乡 other=甲乡
relation 甲乡 mark=水田 other=甲乡
relation 乙乡 mark=水田 other=乙乡
relation 甲乡 mark=水田 other=乙乡

#e110
大山、小河、小溪兄弟三人，大山比小河大⟨3岁⟩，小溪比小河小⟨2岁⟩，三人年龄之和是爸爸的⟨(5/6)⟩，爸爸今年⟨48岁⟩，小溪今年⟨多少岁⟩？
= (48*(5/6)-3+2)/3-2
relation 大山 other=小河
relation 小溪 other=小河
relation 三人 other=爸爸
total 爸爸 mark=今年
total 小溪 mark=今年

#e111
一堆沙子，上午用去⟨4.5吨⟩，下午用去的比上午多⟨20%⟩，还剩这堆沙子的⟨(5/14)⟩没用，这堆沙子重⟨多少吨⟩？
= (4.5+4.5*(1+20%))/(1-(5/14))
total 沙子 act=用 mark=上午
relation 沙子 act=用 mark=下午 other=上午
relation 沙子 mark=剩 other=沙子
total W:沙子

#e112
电影院第一天卖出座位票的⟨(2/3)⟩，第二天比第一天少卖⟨60张⟩，占座位票的⟨60%⟩，两天票价都是⟨35元⟩。第二天卖出⟨多少张⟩票？
= 60/((2/3)-60%)*60%
relation 电影院 act=卖 mark=第一天 other=座位票
relation 电影院 act=卖 mark=第二天 other=第一天
relation 电影院 act=卖 mark=第二天 other=座位票
rate 票 mark=票价
total 电影院 act=卖 mark=第二天

#e113
动物保护站救助的候鸟中，白鹭占⟨(3/8)⟩，灰鹤比白鹭少⟨6只⟩，其余⟨26只⟩是野鸭，已放飞野鸭⟨15只⟩。保护站共救助候鸟⟨多少只⟩？
= (26-6)/(1-(3/8)-(3/8))
relation 白鹭 other=候鸟
relation 灰鹤 other=白鹭
total 野鸭
total 野鸭 act=放飞
total W:候鸟 act=救助

#e114
甲瓶有水⟨900毫升⟩，乙瓶有水⟨350毫升⟩，每分钟从甲瓶往乙瓶倒⟨25毫升⟩，倒了⟨几分钟⟩后甲瓶的水恰好是乙瓶的⟨(2/3)⟩？
= (900-(900+350)/(1+(2/3))*(2/3))/25
total 甲瓶
total 乙瓶
rate 甲瓶 act=倒
amount 甲瓶 act=倒
relation 甲瓶 mark=后 other=乙瓶

#e115
小学生合唱节有⟨3支⟩队伍参加，育才队⟨42人⟩，比朝阳队少⟨(1/8)⟩，星光队的人数是前两队平均人数的⟨(4/5)⟩，星光队有⟨多少人⟩？
= (42+42/(1-(1/8)))/2*(4/5)
amount 队伍 act=参加
total 育才队
relation 育才队 other=朝阳队
relation 星光队 other=前两队
total 星光队

#e116
水泥厂十月份生产水泥⟨4000吨⟩，十一月份比十月份增产⟨15%⟩，十二月份又比十一月份减产⟨10%⟩，十二月份比十月份多生产⟨多少吨⟩？
= 4000*(1+15%)*(1-10%)-4000
total 水泥厂 act=生产 mark=十月份
relation 水泥厂 act=生产 mark=十一月份 other=十月份
relation 水泥厂 act=生产 mark=十二月份 other=十一月份
relation 水泥厂 act=生产 mark=十二月份 other=十月份

#e117
“咱班捐的硬币里，⟨5角⟩的和⟨1元⟩的一共⟨130枚⟩。”“⟨1元⟩的枚数比⟨5角⟩的⟨2倍⟩还多⟨10枚⟩呢。”照这样说，班里有⟨1元⟩硬币⟨多少枚⟩？
= 130-(130-10)/(2+1)
x
x
total W:一共
x
x
relation 1元 other=5角
relation 1元 other=5角
x
total 1元

#e118
校园四周栽树，东西两侧一共栽了总数的⟨(4/9)⟩，南侧栽的是北侧的⟨1.5倍⟩，南侧比北侧多栽⟨30棵⟩，校园四周共栽树⟨多少棵⟩？
= 30/(1.5-1)*(1.5+1)/(1-(4/9))
relation 东西两侧 act=栽 other=总数
relation 南侧 act=栽 other=北侧
relation 南侧 act=栽 other=北侧
total W:校园四周 act=栽

#e119
老陶卖瓜，第一天卖掉总数的⟨(1/5)⟩，第二天卖掉余下的⟨(1/4)⟩，第三天卖掉再余下的⟨(1/2)⟩，筐里还有⟨45个⟩，第二天卖掉⟨多少个⟩？
= 45/(1-(1/2))/(1-(1/4))*(1/4)
relation 老陶 act=卖 mark=第一天 other=总数
relation 老陶 act=卖 mark=第二天 other=余下
relation 老陶 act=卖 mark=第三天 other=余下
total 老陶 mark=还有
total 老陶 act=卖 mark=第二天

#e120
两根绳子，长绳比短绳长⟨13米⟩，两根各剪去⟨5米⟩以后，长绳剩下的长度是短绳剩下的⟨2倍⟩，长绳原来长⟨多少米⟩？
= 13/(2-1)*2+5
relation 长绳 other=短绳
total 长绳 act=剪
relation 长绳 mark=剩下 other=短绳
total 长绳 mark=原来

#e121
邻居家的小宝⟨3年⟩前的年龄是妈妈当时年龄的⟨(1/7)⟩，妈妈当时⟨28岁⟩；今年爸爸的岁数比小宝的⟨5倍⟩少⟨1岁⟩，爸爸今年⟨多少岁⟩？
= (28*(1/7)+3)*5-1
amount 小宝 mark=前
relation 小宝 mark=前 other=妈妈
total 妈妈 mark=当时
relation 爸爸 mark=今年 other=小宝
relation 爸爸 mark=今年 other=小宝
total 爸爸 mark=今年

#e122
一组数据共⟨8个⟩，平均数是⟨65⟩，前⟨5个⟩的平均数是⟨62⟩，后⟨4个⟩的平均数是⟨68.5⟩，第五个数是⟨多少⟩？
= 62*5+68.5*4-65*8
amount W:数据
rate W:数据 mark=平均数
amount 数据 mark=前
rate 数据 mark=前
amount 数据 mark=后
rate 数据 mark=后
total 第五个数

#e123
把一些杯子装箱，每箱装⟨24个⟩，现有的箱子全装满后还余⟨10个⟩；若每箱少装⟨4个⟩，则会多出⟨58个⟩没箱子可装。仓库里共有杯子⟨多少个⟩？
= (58-10)/4*24+10
rate 杯子 act=装
total 杯子 mark=余
relation 杯子 act=装 mark=若
total 杯子 mark=多出
total W:杯子

#e124
刺绣坊有绣娘⟨60名⟩，其中学徒占⟨(3/10)⟩。老板又招来一些学徒，使学徒与熟练绣娘的人数比变为⟨2:3⟩，又招来学徒⟨多少名⟩？
= 60*(1-(3/10))/3*2-60*(3/10)
total W:绣娘
relation 学徒 other=绣娘
relation 学徒 mark=变 other=熟练绣娘
total 学徒 act=招

#e125
张师傅去年种了⟨150棵⟩果树，成活⟨141棵⟩；今年他又补种⟨50棵⟩，成活⟨45棵⟩。这两次种树总的成活率是⟨百分之几⟩？
= (141+45)/(150+50)
total 张师傅 act=种 mark=去年
total 张师傅 mark=去年
total 张师傅 act=补种 mark=今年
total 张师傅 mark=今年
relation W:两次 mark=成活率

#e126
星河小学一年级比二年级少⟨20人⟩，二年级人数是三年级的⟨(10/9)⟩，三年级有⟨180人⟩，其中⟨95名⟩男生。一年级与三年级一共有⟨多少人⟩？
= 180*(10/9)-20+180
relation 一年级 other=二年级
relation 二年级 other=三年级
total 三年级
total 三年级 mark=男生
total W:一共

#e127
小敏和小锐共有⟨112张⟩贴纸，小敏送给同桌自己的⟨(1/5)⟩，小锐又买来⟨14张⟩，这时他们一样多，小敏原来有⟨多少张⟩？
= (112+14)/(1+(1-(1/5)))
total W:共
relation 小敏 act=送 other=小敏
total 小锐 act=买
total 小敏 mark=原来

#e128
某养猪场今年出栏肉猪⟨2160头⟩，比去年多⟨(1/5)⟩，去年又比前年少⟨10%⟩，前年每头平均重⟨105千克⟩。前年出栏⟨多少头⟩？
= 2160/(1+(1/5))/(1-10%)
total 肉猪 act=出栏 mark=今年
relation 肉猪 act=出栏 mark=今年 other=去年
relation 肉猪 act=出栏 mark=去年 other=前年
rate 肉猪 mark=前年
total 肉猪 act=出栏 mark=前年

#e129
幼儿园有蜡笔⟨96盒⟩，是水彩笔盒数的⟨(4/5)⟩，毛笔盒数相当于水彩笔与蜡笔总和的⟨(1/8)⟩，水彩笔比毛笔多⟨多少盒⟩？
= 96/(4/5)-(96/(4/5)+96)*(1/8)
total 蜡笔
relation 蜡笔 other=水彩笔
relation 毛笔 other=总和
relation 水彩笔 other=毛笔

#e130
一根竹竿插进水池，水中部分比露出部分的⟨2倍⟩多⟨15厘米⟩，插入泥里的部分占全长的⟨(1/7)⟩，露出部分长⟨65厘米⟩，竹竿全长⟨多少厘米⟩？
= (65*2+15+65)/(1-(1/7))
relation 水中部分 other=露出部分
relation 水中部分 other=露出部分
relation 泥里 other=全长
total 露出部分
total W:竹竿 mark=全长

#e131
甲、乙两个粮仓共存粮⟨820吨⟩，从甲仓运出⟨(1/4)⟩，从乙仓运出⟨20%⟩，一共运出⟨185吨⟩，甲仓原来存粮⟨多少吨⟩？
= (185-820*20%)/((1/4)-20%)
total W:共
relation 甲仓 act=运出 other=甲仓
relation 乙仓 act=运出 other=乙仓
total W:一共 act=运出
total 甲仓 mark=原来

#e132
少年宫围棋班的男生比女生多⟨18人⟩，女生比全班人数的⟨(1/3)⟩还少⟨2人⟩，围棋班一共有⟨多少人⟩？
= (18-2-2)/(1-(1/3)-(1/3))
relation 男生 other=女生
relation 女生 other=全班
relation 女生 other=全班
total W:围棋班

#e133
仓库有一批化肥，第一次运走⟨(2/5)⟩，第二次运走的比第一次少⟨8吨⟩，还剩下⟨26吨⟩，用的都是载重⟨6吨⟩的卡车，第二次运走化肥⟨多少吨⟩？
= (26-8)/(1-(2/5)-(2/5))*(2/5)-8
relation 化肥 act=运 mark=第一次 other=化肥
relation 化肥 act=运 mark=第二次 other=第一次
total 化肥 mark=剩下
rate 卡车 mark=载重
total 化肥 act=运 mark=第二次

#e134
要配制药粉与水的比是⟨1:80⟩的药水⟨16.2千克⟩，现有药粉⟨0.5千克⟩，配完后药粉还剩⟨多少千克⟩？
= 0.5-16.2/(1+80)
relation 药粉 other=水
total W:药水 act=配制
total 药粉 mark=现有
total 药粉 mark=剩

#e135
敬老院里爷爷和奶奶的人数比原是⟨3:4⟩，新住进⟨5位⟩爷爷后，爷爷和奶奶恰好一样多，护工有⟨7名⟩，敬老院原来住着老人⟨多少位⟩？
= 5/(4-3)*(3+4)
relation 爷爷 mark=原 other=奶奶
total 爷爷 act=住进
total 护工
total W:老人 act=住 mark=原来

#e136
某书法班⟨36人⟩的平均年龄是⟨10岁⟩，加上⟨2位⟩老师后，平均年龄变为⟨11岁⟩，其中一位老师⟨26岁⟩，另一位老师⟨多少岁⟩？
= 11*(36+2)-10*36-26
amount 书法班
rate 书法班 mark=平均年龄
amount 老师
rate 书法班 mark=变为
total 老师
total 另一位老师

#e137
学校把捐来的书按⟨4:5⟩分给五年级和六年级，六年级分到⟨150本⟩后又把其中的⟨(1/6)⟩让给五年级，五年级这时共有⟨多少本⟩？
= 150/5*4+150*(1/6)
relation 五年级 act=分 other=六年级
total 六年级 act=分
relation 六年级 act=让 other=六年级
total 五年级 mark=这时

#e138
一群羊过河，先过去总数的⟨(1/4)⟩，又过去⟨15只⟩，此时已过河的只数与没过河的只数比是⟨2:3⟩，还有⟨多少只⟩羊没过河？
= 15/(2/(2+3)-(1/4))*3/(2+3)
relation 羊 act=过 mark=先 other=总数
total 羊 act=过 mark=又
relation 已过河 other=没过河
total 羊 mark=没过河

#e139
晓晨读一本⟨320页⟩的小说，周六读了全书的⟨(1/5)⟩，周日读的比周六多⟨(1/4)⟩，剩下的打算每天读⟨16页⟩，还要读⟨几天⟩？
= (320-320*(1/5)-320*(1/5)*(1+(1/4)))/16
total W:小说
relation 晓晨 act=读 mark=周六 other=全书
relation 晓晨 act=读 mark=周日 other=周六
rate 晓晨 act=读 mark=剩下
amount 晓晨 act=读 mark=剩下

#e140
甲、乙、丙三数的平均数是⟨48⟩，甲数是乙数的⟨2倍⟩，丙数比乙数多⟨24⟩，丙数是⟨多少⟩？
= (48*3-24)/(2+1+1)+24
rate W:三数 mark=平均数
relation 甲数 other=乙数
relation 丙数 other=乙数
total 丙数

#e141
老街茶馆上午来了一批客人，其中⟨(2/3)⟩喝绿茶，余下的客人里⟨75%⟩喝红茶，只有⟨5位⟩要了白开水。茶馆共有⟨20张⟩桌子，上午来了⟨多少位⟩客人？
= 5/(1-75%)/(1-(2/3))
relation 客人 act=喝 what=绿茶 other=客人
relation 客人 act=喝 what=红茶 other=余下
total 客人 what=白开水
total 桌子
total W:客人 act=来 mark=上午

#e142
某厂甲车间有⟨128人⟩，乙车间有⟨94人⟩，新招的⟨48名⟩工人要分到这两个车间，使两个车间人数相等，乙车间应分到⟨多少人⟩？
= (128+94+48)/2-94
total 甲车间
total 乙车间
total 工人 act=招
total 乙车间 act=分

#e143
阿朵养的蚕，白蚕比黄蚕多⟨36条⟩，黄蚕条数的⟨3倍⟩比白蚕还多⟨24条⟩。阿朵养了白蚕⟨多少条⟩？
= (36+24)/(3-1)+36
relation 白蚕 other=黄蚕
relation 黄蚕 other=白蚕
relation 黄蚕 other=白蚕
total 白蚕

#e144
小剧场演出⟨3场⟩，第一场的观众是⟨260人⟩，第二场比第一场增加⟨(3/13)⟩，第三场是前两场平均数的⟨90%⟩，第三场观众有⟨多少人⟩？
= (260+260*(1+(3/13)))/2*90%
amount 小剧场 act=演出
total 观众 mark=第一场
relation 观众 mark=第二场 other=第一场
relation 观众 mark=第三场 other=前两场
total 观众 mark=第三场

#e145
有含盐⟨5%⟩的盐水⟨80千克⟩，要使含盐率提高到⟨20%⟩，需要加盐⟨多少千克⟩？
= 80*(1-5%)/(1-20%)-80
relation 盐水 mark=盐
total 盐水
relation 盐水 mark=提高
total 盐 act=加

#e146
水产市场进来螃蟹和龙虾共⟨400只⟩，卖掉螃蟹的⟨(3/5)⟩，龙虾卖出⟨70只⟩，剩下螃蟹正好是剩下龙虾的⟨(1/3)⟩，市场进来龙虾⟨多少只⟩？
= (400-70)/((1/3)/(1-(3/5))+1)+70
total W:共 act=进来
relation 螃蟹 act=卖 other=螃蟹
total 龙虾 act=卖
relation 螃蟹 mark=剩下 other=龙虾
total 龙虾 act=进来

#e147
外婆今年⟨64岁⟩，舅舅今年⟨36岁⟩，姨妈比舅舅小⟨5岁⟩。外婆的年龄恰好是舅舅的⟨3倍⟩那一年，舅舅⟨几岁⟩？
= (64-36)/(3-1)
total 外婆 mark=今年
total 舅舅 mark=今年
relation 姨妈 other=舅舅
relation 外婆 mark=那一年 other=舅舅
total 舅舅 mark=那一年

#e148
一卷布料，做窗帘用去它的⟨(3/7)⟩，做桌布用去⟨6米⟩，此时用去的比剩下的多⟨3米⟩，每米布料⟨25元⟩，这卷布料长⟨多少米⟩？
= (6-3+6)/(1-(3/7)-(3/7))
relation 布料 act=做 what=窗帘 other=布料
total 布料 act=做 what=桌布
relation 用去 mark=此时 other=剩下
rate 布料
total W:布料

#e149
学校象棋队、围棋队和跳棋队共⟨74人⟩，象棋队比围棋队少⟨4人⟩，跳棋队是象棋、围棋两队之和的⟨(17/20)⟩，象棋队有⟨多少人⟩？
= (74/(1+(17/20))-4)/2
total W:共
relation 象棋队 other=围棋队
relation 跳棋队 other=之和
total 象棋队

#e150
某县今年造林⟨3600公顷⟩，完成全年任务的⟨(9/10)⟩，其中松林占已造面积的⟨45%⟩，杉林比松林少⟨(1/9)⟩，余下未造的有⟨多少公顷⟩？
= 3600/(9/10)-3600
total 某县 act=造林 mark=今年
relation 某县 act=造林 other=全年任务
relation 松林 other=已造面积
relation 杉林 other=松林
total 某县 mark=未造

#e151
快递站把包裹分给⟨9名⟩快递员，若每人送⟨32件⟩，有⟨14件⟩无人送；后来站长也来帮忙送了⟨5件⟩，其余的平均分给快递员，每人实际送⟨多少件⟩？
= (32*9+14-5)/9
amount 快递员
rate 快递员 act=送 mark=若
total 包裹 mark=无人送
total 站长 act=送
rate 快递员 act=送 mark=实际

#e152
甲、乙、丙三个粮店卖米，甲店比乙店多卖⟨25%⟩，丙店比乙店少卖⟨(1/5)⟩，甲店卖了⟨750千克⟩，丙店相当于甲店的⟨百分之几⟩？
= 750/(1+25%)*(1-(1/5))/750
relation 甲店 act=卖 other=乙店
relation 丙店 act=卖 other=乙店
total 甲店 act=卖
relation 丙店 other=甲店

#e153
“爷爷，您种的向日葵长得怎么样？”“露台那株高⟨168厘米⟩，比墙角那株高⟨(1/6)⟩；井边那株呢，比墙角那株的⟨一半⟩还高⟨40厘米⟩。”井边那株高⟨多少厘米⟩？
= 168/(1+(1/6))*0.5+40
total 露台那株
relation 露台那株 other=墙角那株
relation 井边那株 other=墙角那株
relation 井边那株 other=墙角那株
total 井边那株

#e154
校办农场有一片地，其中⟨(5/8)⟩种了花生，剩下的地按⟨2:1⟩种芝麻和绿豆，绿豆种了⟨0.9亩⟩，花生种了⟨多少亩⟩？
= 0.9/1*(2+1)/(1-(5/8))*(5/8)
relation 花生 act=种 other=地
relation 芝麻 act=种 other=绿豆
total 绿豆 act=种
total 花生 act=种

#e155
甲、乙两袋大米，甲袋重⟨65千克⟩，从甲袋倒出⟨(1/5)⟩给乙袋，乙袋还比甲袋少⟨6千克⟩，乙袋原有大米⟨多少千克⟩？
= 65*(1-(1/5))-6-65*(1/5)
total 甲袋
relation 甲袋 act=倒 other=甲袋
relation 乙袋 other=甲袋
total 乙袋 mark=原有

#e156
工艺厂上周做了⟨480个⟩花瓶，合格率⟨95%⟩；本周比上周多做⟨120个⟩，合格率提高到⟨98%⟩。本周不合格的花瓶比上周少⟨多少个⟩？
= 480*(1-95%)-(480+120)*(1-98%)
total 工艺厂 act=做 mark=上周
relation 花瓶 mark=上周 other=花瓶
relation 工艺厂 act=做 mark=本周 other=上周
relation 花瓶 mark=本周 other=花瓶
relation 花瓶 mark=本周 other=上周

#e157
一座桥的一侧挂彩灯，从桥头到桥尾一共挂了⟨41盏⟩，每相邻两盏相距⟨6米⟩，若只用⟨31盏⟩，两端仍要挂，相邻两盏应相距⟨多少米⟩？
= (41-1)*6/(31-1)
amount 彩灯 act=挂
rate 彩灯 mark=相距
amount 彩灯 mark=只用
rate 彩灯 mark=只用

#e158
学校买来篮球、足球、排球三种球共⟨75个⟩，其中篮球比足球多⟨15个⟩，排球比足球少⟨6个⟩，学校里原有旧球⟨28个⟩，新买来的篮球有⟨多少个⟩？
= (75-15+6)/3+15
total W:共 act=买
relation 篮球 other=足球
relation 排球 other=足球
total 旧球
total 篮球 act=买

#e159
养蜂人有⟨3种⟩蜂箱，大箱占总数的⟨40%⟩，中箱比大箱少⟨(1/4)⟩，小箱⟨36只⟩，大箱、中箱一共有⟨多少只⟩？
= 36/(1-40%-40%*(1-(1/4)))-36
amount 蜂箱
relation 大箱 other=总数
relation 中箱 other=大箱
total 小箱
total W:一共

#e160
一个班⟨45名⟩学生，数学得优的占⟨(4/9)⟩，语文得优的比数学多⟨5人⟩，两科都得优的有⟨12人⟩，两科中至少有一科得优的有⟨多少人⟩？
= 45*(4/9)*2+5-12
total W:班
relation 学生 mark=数学 other=学生
relation 学生 mark=语文 other=数学
total 学生 mark=都
total 学生 mark=至少

#e161
小杉和小枫做纸花，小杉做的是小枫的⟨(5/4)⟩，后来小杉又做⟨10朵⟩，小枫又做⟨30朵⟩，两人的朵数正好相等，小杉开始时做了⟨多少朵⟩？
= (30-10)/((5/4)-1)*(5/4)
relation 小杉 act=做 mark=开始 other=小枫
total 小杉 act=做 mark=后来
total 小枫 act=做 mark=后来
total 小杉 act=做 mark=开始

#e162
运来一车水果，梨的质量占⟨(2/9)⟩，苹果比梨多⟨50%⟩，剩下的香蕉比苹果多⟨80千克⟩，这车水果重⟨多少千克⟩？
= 80/(1-(2/9)-(2/9)*(1+50%)-(2/9)*(1+50%))
relation 梨 other=水果
relation 苹果 other=梨
relation 香蕉 other=苹果
total W:水果

#e163
陈叔的货车第一次装了货物的⟨(3/10)⟩，第二次装的是第一次的⟨1.2倍⟩，第三次装走剩下的⟨17吨⟩。三次一共装了⟨多少吨⟩货物？
= 17/(1-(3/10)-(3/10)*1.2)
relation 陈叔 act=装 mark=第一次 other=货物
relation 陈叔 act=装 mark=第二次 other=第一次
total 陈叔 act=装 mark=第三次
total W:货物 act=装 mark=一共

#e164
去春游的学生分乘大客车和面包车，大客车每辆坐⟨45人⟩，面包车每辆坐⟨15人⟩，一共⟨10辆⟩车，坐满正好⟨330人⟩，每辆大客车租金⟨800元⟩，租大客车共要⟨多少元⟩？
= (330-15*10)/(45-15)*800
rate 大客车 act=坐
rate 面包车 act=坐
amount W:一共
total W:学生
rate 大客车 mark=租金
total 大客车 act=租

#e165
师范学校今年毕业⟨320人⟩，去乡村任教的占⟨(3/8)⟩，去城区任教的比去乡村的少⟨(1/6)⟩，其余的继续读书，继续读书的占毕业生的⟨几分之几⟩？
= 1-(3/8)-(3/8)*(1-(1/6))
total W:毕业
relation 乡村 act=任教 other=毕业
relation 城区 act=任教 other=乡村
relation 其余 act=读书 other=毕业生

#e166
甲、乙两个水池，甲池的水比乙池的⟨3倍⟩多⟨20立方米⟩，现从甲池抽⟨100立方米⟩到乙池，两池水就一样多，乙池原有水⟨多少立方米⟩？
= (100*2-20)/(3-1)
relation 甲池 other=乙池
relation 甲池 other=乙池
total 甲池 act=抽
total 乙池 mark=原有

#e167
姑妈寄来一箱核桃，连箱共⟨14千克⟩，全家吃掉核桃的⟨(1/4)⟩后连箱还有⟨11千克⟩，剩下的核桃又送给楼上奶奶⟨(1/3)⟩，送给奶奶⟨多少千克⟩？
= (14-11)/(1/4)*(1-(1/4))*(1/3)
total 核桃 mark=连箱
relation 全家 act=吃 other=核桃
total 核桃 mark=还有
relation 核桃 act=送 other=剩下
total 核桃 act=送

#e168
天文小组观测流星，甲组看到的颗数比乙组多⟨(2/3)⟩，乙组比丙组少看到⟨4颗⟩，三组共看到⟨48颗⟩，乙组看到⟨多少颗⟩？
= (48-4)/(1+(2/3)+1+1)
relation 甲组 act=看到 other=乙组
relation 乙组 act=看到 other=丙组
total W:共 act=看到
total 乙组 act=看到

#e169
乡中心校本学期有学生⟨630人⟩，比上学期减少⟨10%⟩，上学期寄宿生占⟨(3/5)⟩，本学期寄宿生比上学期多⟨15人⟩，本学期走读生有⟨多少人⟩？
= 630-(630/(1-10%)*(3/5)+15)
total W:学生 mark=本学期
relation 学生 mark=本学期 other=上学期
relation 寄宿生 mark=上学期 other=学生
relation 寄宿生 mark=本学期 other=上学期
total 走读生 mark=本学期

#e170
甲、乙、丙三块木板共长⟨9.6米⟩，甲板比乙板长⟨0.8米⟩，乙板比丙板长⟨0.5米⟩，丙板长⟨多少米⟩？
= (9.6-0.8-0.5-0.5)/3
total W:共
relation 甲板 other=乙板
relation 乙板 other=丙板
total 丙板

#e171
阿妈把一坛米酒倒给客人，先倒出它的⟨(1/3)⟩，又加进⟨2升⟩新酒，再倒出此时坛中酒的⟨(1/4)⟩，坛里还有⟨9升⟩，坛里原有米酒⟨多少升⟩？
= (9/(1-(1/4))-2)/(1-(1/3))
relation 阿妈 act=倒 mark=先 other=米酒
total 阿妈 act=加
relation 阿妈 act=倒 mark=再 other=坛中酒
total 阿妈 mark=还有
total W:米酒 mark=原有

#e172
红星电器行一月卖冰箱⟨150台⟩，是洗衣机台数的⟨(3/4)⟩，二月洗衣机比一月少卖⟨15%⟩，冰箱比一月多卖⟨20台⟩，二月两种电器一共卖出⟨多少台⟩？
= 150/(3/4)*(1-15%)+150+20
total 冰箱 act=卖 mark=一月
relation 冰箱 act=卖 mark=一月 other=洗衣机
relation 洗衣机 act=卖 mark=二月 other=一月
relation 冰箱 act=卖 mark=二月 other=一月
total W:一共 act=卖 mark=二月

#e173
小篷有故事书和漫画书，漫画书占⟨(3/5)⟩；妈妈又给他买来⟨12本⟩故事书，这样漫画书占全部书的⟨(1/2)⟩，小篷原有故事书⟨多少本⟩？
= 12/((3/5)/(1/2)-1)*(1-(3/5))
relation 漫画书 other=书
total 妈妈 act=买 what=故事书
relation 漫画书 mark=这样 other=全部书
total 故事书 mark=原有

#e174
老师让⟨50名⟩学生去搬砖，男生每人搬⟨8块⟩，女生每人搬⟨5块⟩，一共搬了⟨340块⟩，男生比女生多搬⟨多少块⟩？
= (340-50*5)/(8-5)*8-(340-(340-50*5)/(8-5)*8)
amount W:学生
rate 男生 act=搬
rate 女生 act=搬
total W:一共 act=搬
relation 男生 act=搬 other=女生

#e175
甲仓的货物比乙仓多⟨(2/3)⟩，甲仓运走⟨70箱⟩，乙仓运来⟨50箱⟩，于是甲仓反而比乙仓少⟨20箱⟩，乙仓原有货物⟨多少箱⟩？
= (70+50-20)/(2/3)
relation 甲仓 other=乙仓
total 甲仓 act=运走
total 乙仓 act=运来
relation 甲仓 mark=反而 other=乙仓
total 乙仓 mark=原有

#e176
张庄有水井⟨6口⟩、人口⟨1500人⟩，李庄人口比张庄少⟨(1/5)⟩，王庄人口是张、李两庄总和的⟨(4/9)⟩，三个村庄总人口是⟨多少人⟩？
= (1500+1500*(1-(1/5)))*(1+(4/9))
total 张庄 what=水井
total 张庄 mark=人口
relation 李庄 mark=人口 other=张庄
relation 王庄 mark=人口 other=总和
total W:三个村庄 mark=总人口

#e177
爸爸妈妈的年龄和是⟨76岁⟩，⟨4年⟩前，爸爸的年龄比妈妈大⟨2岁⟩，今年爸爸的年龄是女儿的⟨3倍⟩，女儿今年⟨几岁⟩？
= (76+2)/2/3
total W:年龄和
amount 爸爸 mark=前
relation 爸爸 mark=前 other=妈妈
relation 爸爸 mark=今年 other=女儿
total 女儿 mark=今年

#e178
一辆公交车上原有⟨42人⟩，到了邮局站下去⟨(1/3)⟩，上来⟨8人⟩；到了公园站下去的人是上来人数的⟨2倍⟩，上来⟨6人⟩，这时车上有⟨多少人⟩？
= 42*(1-(1/3))+8-6*2+6
total 公交车 mark=原有
relation 公交车 act=下去 mark=邮局站 other=原有
total 公交车 act=上来 mark=邮局站
relation 公交车 act=下去 mark=公园站 other=上来
total 公交车 act=上来 mark=公园站
total 公交车 mark=这时

#e179
五(1)班同学订牛奶，订纯牛奶的占⟨(5/12)⟩，订酸奶的占⟨(1/3)⟩，没订的有⟨12人⟩，没有人两样都订，订纯牛奶的比订酸奶的多⟨多少人⟩？
= 12/(1-(5/12)-(1/3))*((5/12)-(1/3))
relation 同学 act=订 what=纯牛奶 other=五(1)班
relation 同学 act=订 what=酸奶 other=五(1)班
total 同学 mark=没订
relation 同学 act=订 what=纯牛奶 other=酸奶

#e180
果脯厂用鲜杏晒杏干，每⟨100千克⟩鲜杏晒⟨24千克⟩杏干，上周用掉鲜杏⟨1500千克⟩，本周要比上周多晒杏干⟨(1/5)⟩，本周要晒杏干⟨多少千克⟩？
= 1500/100*24*(1+(1/5))
amount 鲜杏
rate 鲜杏 act=晒
amount 果脯厂 act=用 mark=上周
relation 果脯厂 act=晒 mark=本周 other=上周
total 果脯厂 act=晒 mark=本周

#e181
读书月里，四年级平均每人读书⟨6本⟩，五年级平均每人读书⟨9本⟩，四年级⟨120人⟩，五年级人数是四年级的⟨1.5倍⟩，两个年级平均每人读书⟨多少本⟩？
= (120*6+120*1.5*9)/(120+120*1.5)
rate 四年级 act=读
rate 五年级 act=读
amount 四年级
relation 五年级 other=四年级
rate W:两个年级 act=读

#e182
把⟨130个⟩鸭梨装进大、小两种筐，大筐每筐⟨25个⟩，小筐每筐⟨15个⟩，装满⟨6筐⟩正好装完，小筐有⟨几个⟩？
= (25*6-130)/(25-15)
total W:鸭梨
rate 大筐
rate 小筐
amount W:筐
amount 小筐

#e183
县里举行拔河赛，男队员与女队员的比是⟨7:4⟩，后来因伤退出⟨9名⟩男队员，补上⟨9名⟩女队员，总数不变，男、女队员就一样多了。参赛队员共有⟨多少名⟩？
= (9+9)/(7-4)*(7+4)
relation 男队员 other=女队员
total 男队员 act=退出
total 女队员 act=补
total W:队员

#e184
农技员在甲、乙两块田里试种新稻种，甲田收稻谷⟨1840千克⟩，比乙田多⟨15%⟩，乙田的面积是⟨3.2亩⟩，乙田平均每亩收稻谷⟨多少千克⟩？
= 1840/(1+15%)/3.2
total 甲田 act=收
relation 甲田 act=收 other=乙田
amount 乙田
rate 乙田 act=收

#e185
消防演练时，全校学生先疏散了⟨(4/9)⟩，片刻之后又疏散⟨210人⟩，这时还没疏散的人数是已疏散人数的⟨(1/5)⟩，全校有学生⟨多少人⟩？
= 210/(1/(1+(1/5))-(4/9))
relation 学生 act=疏散 mark=先 other=全校
total 学生 act=疏散 mark=又
relation 没疏散 other=已疏散
total W:全校

#e186
姐姐的红枣比弟弟多⟨35颗⟩，姐姐吃掉自己的⟨(1/4)⟩，弟弟吃掉⟨5颗⟩，剩下的姐姐正好是弟弟的⟨(3/2)⟩，弟弟原有红枣⟨多少颗⟩？
= (35*(1-(1/4))+5*(3/2))/((3/2)-(1-(1/4)))
relation 姐姐 other=弟弟
relation 姐姐 act=吃 other=姐姐
total 弟弟 act=吃
relation 姐姐 mark=剩下 other=弟弟
total 弟弟 mark=原有

#e187
展览馆周六接待⟨1260人⟩，其中儿童占⟨(2/7)⟩；周日接待人数比周六多⟨(1/3)⟩，儿童占⟨40%⟩，两天一共接待儿童⟨多少人⟩？
= 1260*(2/7)+1260*(1+(1/3))*40%
total 展览馆 act=接待 mark=周六
relation 儿童 mark=周六 other=周六
relation 展览馆 act=接待 mark=周日 other=周六
relation 儿童 mark=周日 other=周日
total 儿童 mark=一共

#e188
一根长⟨6米⟩的圆木锯成⟨5段⟩用了⟨24分钟⟩，照这样的速度，把另一根同样的圆木锯成⟨8段⟩，比锯前一根多用⟨多少分钟⟩？
= 24/(5-1)*(8-5)
total 圆木
amount 圆木 act=锯
total 圆木 act=锯
amount 另一根 act=锯
relation 另一根 act=锯 other=前一根

#e189
花店进了玫瑰和百合，玫瑰枝数的⟨(1/4)⟩比百合枝数的⟨(1/3)⟩少⟨5枝⟩，百合有⟨75枝⟩，每枝百合⟨8元⟩，玫瑰有⟨多少枝⟩？
= (75*(1/3)-5)/(1/4)
relation 玫瑰 other=百合
relation 百合 other=玫瑰
relation 玫瑰 other=百合
total 百合
rate 百合
total 玫瑰

#e190
甲队有⟨96人⟩，乙队有⟨84人⟩，因抢修需要，从两队抽走同样多的人去支援，剩下的乙队人数是甲队的⟨(3/4)⟩，从每队抽走⟨多少人⟩？
= 96-(96-84)/(1-(3/4))
total 甲队
total 乙队
relation 乙队 mark=剩下 other=甲队
total 甲队 act=抽

#e191
小记者采访了⟨250名⟩居民，赞成建图书亭的占⟨72%⟩，反对的人数是赞成的⟨(1/6)⟩，其余的表示无所谓，表示无所谓的占被采访居民的⟨百分之几⟩？
= 1-72%-72%*(1/6)
total W:居民
relation 居民 act=赞成 other=居民
relation 居民 act=反对 other=赞成
relation 居民 mark=无所谓 other=居民

#e192
甲每月比乙多收入⟨600元⟩，甲把收入的⟨(1/4)⟩、乙把收入的⟨(1/5)⟩寄回家，两人寄的钱相差⟨350元⟩，乙每月收入⟨多少元⟩？
= (350-600*(1/4))/((1/4)-(1/5))
relation 甲 mark=收入 other=乙
relation 甲 act=寄 other=收入
relation 乙 act=寄 other=收入
relation 甲 act=寄 other=乙
total 乙 mark=收入

#e193
实验室有满满一瓶酒精溶液，用去⟨(2/5)⟩后重新加水加满，又用去⟨150毫升⟩，瓶里还剩⟨350毫升⟩，刚才加水⟨多少毫升⟩？
= (150+350)*(2/5)
relation 溶液 act=用 other=溶液
total 溶液 act=用 mark=又
total 溶液 mark=剩
total 水 act=加

#e194
一个果园，去年桃树是李树的⟨2倍⟩，今年砍去⟨30棵⟩桃树，补种⟨45棵⟩李树，这样桃树和李树的棵数比成了⟨6:5⟩，去年李树有⟨多少棵⟩？
= (45*6+30*5)/(5*2-6)
relation 桃树 mark=去年 other=李树
total 桃树 act=砍 mark=今年
total 李树 act=补种 mark=今年
relation 桃树 mark=这样 other=李树
total 李树 mark=去年

#e195
某景区七月接待游客⟨2.4万人⟩，八月比七月多⟨(1/8)⟩，九月是七、八两个月总数的⟨(1/3)⟩，九月比八月少接待⟨多少万人⟩？
= 2.4*(1+(1/8))-(2.4+2.4*(1+(1/8)))*(1/3)
total 景区 act=接待 mark=七月
relation 景区 act=接待 mark=八月 other=七月
relation 景区 act=接待 mark=九月 other=总数
relation 景区 act=接待 mark=九月 other=八月

#e196
木工房有方凳和三脚凳共⟨40张⟩，方凳每张⟨4条⟩腿，三脚凳每张⟨3条⟩腿，方凳的腿比三脚凳的腿多⟨48条⟩，方凳有⟨多少张⟩？
= (40*3+48)/(4+3)
amount W:共
rate 方凳
rate 三脚凳
relation 方凳 other=三脚凳
amount 方凳

#e197
古镇陶坊烧了一窑碗，第一批取出⟨(3/8)⟩，第二批取出⟨126只⟩，这时窑里剩下的恰是取出总数的⟨(1/3)⟩，其中裂口的有⟨7只⟩。这一窑共烧碗⟨多少只⟩？
= 126/(1/(1+(1/3))-(3/8))
relation 碗 act=取出 mark=第一批 other=碗
total 碗 act=取出 mark=第二批
relation 剩下 other=取出
total 碗 mark=裂口
total W:碗 act=烧

#e198
甲、乙、丙三人做零件，乙做的比甲的⟨(3/4)⟩多⟨10个⟩，丙做的比乙的⟨2倍⟩少⟨50个⟩，已知甲做了⟨120个⟩，丙比甲多做⟨多少个⟩？
= (120*(3/4)+10)*2-50-120
relation 乙 act=做 other=甲
relation 乙 act=做 other=甲
relation 丙 act=做 other=乙
relation 丙 act=做 other=乙
total 甲 act=做
relation 丙 act=做 other=甲

#e199
某小学计划招⟨4个⟩班的新生，每班⟨45人⟩，实际报名的女生有⟨84人⟩，男生比女生多⟨(1/4)⟩，照计划人数，有⟨多少名⟩报名的孩子不能入学？
= 84+84*(1+(1/4))-4*45
amount 小学 act=招 mark=计划
rate 小学 act=招 mark=计划
total 女生 act=报名
relation 男生 act=报名 other=女生
total 孩子 act=报名 mark=不能入学

#e200
粮站里的麦子，上午调出⟨40吨⟩，下午调出的占余下的⟨(2/5)⟩，傍晚又运来⟨25吨⟩，盘点结果是⟨115吨⟩，粮站早上有麦子⟨多少吨⟩？
= (115-25)/(1-(2/5))+40
total 麦子 act=调出 mark=上午
relation 麦子 act=调出 mark=下午 other=余下
total 麦子 act=运来 mark=傍晚
total 麦子 mark=盘点
total 麦子 mark=早上

#e201
小柯的卡片张数和小岳的比是⟨7:5⟩，小柯输给小岳⟨6张⟩后，他的张数变成两人总数的⟨(1/2)⟩，每张卡片售价⟨1.5元⟩，小柯手里原来的卡片值⟨多少元⟩？
= 6/(7/(7+5)-(1/2))*7/(7+5)*1.5
relation 小柯 other=小岳
total 小柯 act=输
relation 小柯 mark=后 other=总数
rate 卡片 mark=售价
total 小柯 mark=原来

#e202
学校的蝴蝶标本比甲虫标本多⟨45件⟩，若再添⟨5件⟩甲虫标本，蝴蝶标本就是甲虫标本的⟨3倍⟩，现在甲虫标本有⟨多少件⟩？
= (45-5)/(3-1)-5
relation 蝴蝶标本 other=甲虫标本
total 甲虫标本 act=添
relation 蝴蝶标本 mark=若 other=甲虫标本
total 甲虫标本 mark=现在

#e203
合作社有⟨12个⟩社员摘棉花，上午平均每人摘⟨18千克⟩，下午走了⟨2个⟩人，余下的人平均每人摘⟨15千克⟩。把全天摘的棉花平均到上午来的每位社员名下，每人是⟨多少千克⟩？
= (12*18+(12-2)*15)/12
amount 社员 act=摘 mark=上午
rate 社员 act=摘 mark=上午
amount 社员 act=走 mark=下午
rate 社员 act=摘 mark=下午
rate 社员 act=摘 mark=全天

#e204
一个兴趣小组男生占⟨60%⟩，后来走了⟨5名⟩男生，又来了⟨5名⟩女生，男生就只占⟨50%⟩，这个小组有⟨多少人⟩？
= 5/(60%-50%)
relation 男生 other=小组
total 男生 act=走
total 女生 act=来
relation 男生 mark=就 other=小组
total W:小组

#e205
花灯会上，莲花灯比兔子灯多⟨(1/3)⟩，走马灯是莲花灯的⟨(3/8)⟩，兔子灯和走马灯一共⟨540盏⟩，莲花灯有⟨多少盏⟩？
= 540/(1+(1+(1/3))*(3/8))*(1+(1/3))
relation 莲花灯 other=兔子灯
relation 走马灯 other=莲花灯
total W:一共
total 莲花灯

#e206
“妈，今年我⟨12岁⟩，你的年龄比我的⟨3倍⟩还大⟨2岁⟩！”“是啊，再过⟨14年⟩，我的年龄就是你的⟨2倍⟩。”按他们说的，妈妈生儿子那年⟨多少岁⟩？
= 12*3+2-12
total 我 mark=今年
relation 妈 other=我
relation 妈 other=我
amount 妈 act=过
relation 妈 act=过 other=你
total 妈妈 mark=那年

#e207
机床厂有甲、乙两个车间，把甲车间人数的⟨(1/6)⟩调到乙车间，两个车间人数就相等，已知乙车间原有⟨96人⟩，甲车间原有⟨多少人⟩？
= 96/(1-(1/6)-(1/6))
relation 甲车间 act=调 other=甲车间
total 乙车间 mark=原有
total 甲车间 mark=原有

#e208
图书馆的英文书比法文书多⟨90本⟩，借出英文书的⟨(2/5)⟩和法文书的⟨(1/4)⟩后，两种书剩下的一样多，图书馆有英文书⟨多少本⟩？
= 90*(1-(1/4))/((1-(1/4))-(1-(2/5)))
relation 英文书 other=法文书
relation 英文书 act=借 other=英文书
relation 法文书 act=借 other=法文书
total 英文书

#e209
渔民老宋昨天捕鱼⟨160千克⟩，带鱼占⟨(3/8)⟩，其余是黄鱼；今天捕的带鱼比昨天多⟨20%⟩，黄鱼比昨天少⟨20%⟩，今天比昨天少捕⟨多少千克⟩？
= 160*(1-(3/8))*20%-160*(3/8)*20%
total 老宋 act=捕 mark=昨天
relation 带鱼 mark=昨天 other=昨天
relation 带鱼 act=捕 mark=今天 other=昨天
relation 黄鱼 act=捕 mark=今天 other=昨天
relation 老宋 act=捕 mark=今天 other=昨天

#e210
食堂买来⟨8筐⟩萝卜和⟨5筐⟩白菜，萝卜每筐⟨25千克⟩，白菜比萝卜一共重⟨10千克⟩，每筐白菜比每筐萝卜重⟨多少千克⟩？
= (8*25+10)/5-25
amount 萝卜 act=买
amount 白菜 act=买
rate 萝卜
relation 白菜 mark=一共 other=萝卜
relation 白菜 other=萝卜

#e211
学校操场一边长⟨150米⟩，原来每隔⟨6米⟩插一面彩旗，两头都插。现在彩旗不够，少了⟨10面⟩，仍旧两头都插、等距离插，现在每隔⟨多少米⟩插一面？
= 150/(150/6-10)
total W:操场
rate 彩旗 act=插 mark=原来
relation 彩旗 mark=少
rate 彩旗 act=插 mark=现在

#e212
一瓶⟨500毫升⟩的果汁，含果肉⟨12%⟩，小棠喝掉⟨(1/5)⟩后兑入⟨80毫升⟩水，现在瓶中果汁含果肉⟨百分之几⟩？
= 500*(1-(1/5))*12%/(500*(1-(1/5))+80)
total 果汁
relation 果汁 mark=果肉
relation 小棠 act=喝 other=果汁
total 小棠 act=兑
relation 果汁 mark=现在

#e213
小院里养着鹅和羊，羊的只数比鹅少⟨8只⟩，腿一共有⟨76条⟩，一只鹅有⟨2条⟩腿，一只羊有⟨4条⟩腿，院里有羊⟨多少只⟩？
= (76-8*2)/(2+4)
relation 羊 other=鹅
total W:腿
rate 鹅
rate 羊
amount 羊

#e214
东湖中学有初一、初二两个年级，初一男生有⟨210人⟩，初一女生占本年级的⟨(4/9)⟩；初二女生比初一女生少⟨(1/8)⟩，又比初二男生多⟨17人⟩，初二共有⟨多少人⟩？
= 210/(1-(4/9))*(4/9)*(1-(1/8))*2-17
total 初一男生
relation 初一女生 other=本年级
relation 初二女生 other=初一女生
relation 初二女生 other=初二男生
total W:初二

#e215
某村修水渠，第一个月修了全长的⟨25%⟩，第二个月修的是前一个月的⟨(6/5)⟩，这时只要再修⟨120米⟩就正好满全长的⟨60%⟩，第二个月修了⟨多少米⟩？
= 120/(60%-25%-25%*(6/5))*25%*(6/5)
relation 某村 act=修 mark=第一个月 other=全长
relation 某村 act=修 mark=第二个月 other=前一个月
total 某村 act=修 mark=再
relation 某村 mark=满 other=全长
total 某村 act=修 mark=第二个月

#e216
甲、乙、丙三个数，甲数是乙数的⟨(2/3)⟩，乙数是丙数的⟨(3/5)⟩，三个数的和是⟨180⟩，乙数比丙数小⟨多少⟩？
= 180/((2/3)*(3/5)+(3/5)+1)*(1-(3/5))
relation 甲数 other=乙数
relation 乙数 other=丙数
total W:和
relation 乙数 other=丙数

#e217
少先队员采集树叶标本，第一中队⟨32人⟩，平均每人采⟨5片⟩；第二中队比第一中队多⟨4人⟩，采的总数却少⟨16片⟩，第二中队平均每人采⟨多少片⟩？
= (32*5-16)/(32+4)
amount 第一中队
rate 第一中队 act=采
relation 第二中队 other=第一中队
relation 第二中队 act=采 other=第一中队
rate 第二中队 act=采

#e218
奶站星期一送出牛奶⟨480瓶⟩，剩下的比送出的少⟨(1/4)⟩，星期二又到货若干瓶，使库存正好等于原有总瓶数的⟨60%⟩，星期二到货⟨多少瓶⟩？
= (480+480*(1-(1/4)))*60%-480*(1-(1/4))
total 奶站 act=送 mark=星期一
relation 奶站 mark=剩下 other=送出
relation 奶站 mark=库存 other=原有
total 奶站 act=到货 mark=星期二

#e219
一批志愿者分三组清理河岸，甲组人数占⟨(1/4)⟩，乙、丙两组的比是⟨5:4⟩，如果从乙组调⟨4人⟩到甲组，甲、乙两组就一样多，志愿者共有⟨多少人⟩？
= 4*2/((1-(1/4))*5/(5+4)-(1/4))
relation 甲组 other=志愿者
relation 乙 other=丙
total 乙组 act=调
total W:志愿者

#e220
林叔给三个侄子分压岁钱，大侄子得总数的⟨(2/5)⟩，二侄子得余下的⟨(5/9)⟩，小侄子比大侄子少得⟨80元⟩，另外林叔还给爷爷买了⟨320元⟩的大衣。压岁钱一共有⟨多少元⟩？
= 80/((2/5)-(1-(2/5))*(1-(5/9)))
relation 大侄子 act=得 other=总数
relation 二侄子 act=得 other=余下
relation 小侄子 act=得 other=大侄子
total 林叔 act=买
total W:压岁钱

#e221
学校组织⟨204名⟩学生划船，大船每条坐⟨8人⟩，小船每条坐⟨5人⟩，租了⟨18条⟩大船后，剩下的人坐小船刚好坐满，租的小船占总船数的⟨几分之几⟩？
= (204-8*18)/5/((204-8*18)/5+18)
total W:学生
rate 大船 act=坐
rate 小船 act=坐
amount 大船 act=租
relation 小船 act=租 other=总船数
