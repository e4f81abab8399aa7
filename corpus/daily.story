#dy1
图书角原来有⟨45本⟩故事书，早读课借走了⟨18本⟩，午休时同学们又还回来⟨12本⟩，现在图书角有⟨多少本⟩故事书？
= 45-18+12
total 故事书 mark=原来
total 故事书 act=借 mark=早读课
total 故事书 act=还 mark=午休
total 故事书 mark=现在

#dy2
图书角原来有⟨45本⟩故事书，早读课借走了⟨18本⟩，午休时又借走了⟨12本⟩，现在图书角还有⟨多少本⟩故事书？
= 45-18-12
total 故事书 mark=原来
total 故事书 act=借 mark=早读课
total 故事书 act=借 mark=午休
total 故事书 mark=现在

#dy3
奶奶包了⟨64个⟩粽子，每⟨8个⟩装一袋，送给邻居⟨3袋⟩，还剩下⟨几袋⟩？
= 64/8-3
total 奶奶 act=包
rate 奶奶 act=装
amount 奶奶 act=送
amount 奶奶 mark=剩下

#dy4
奶奶包了⟨64个⟩粽子，每⟨8个⟩装一袋，送给邻居⟨3袋⟩，还剩下⟨多少个⟩粽子？
= 64-8*3
total 奶奶 act=包
rate 奶奶 act=装
amount 奶奶 act=送
total 奶奶 mark=剩下

#dy5
小雨跳绳跳了⟨86下⟩，比小雪少跳⟨14下⟩，小雪跳了⟨多少下⟩？
= 86+14
total 小雨 act=跳
relation 小雨 act=跳 other=小雪
total 小雪 act=跳

#dy6
妈妈的手机套餐每个月有⟨30GB⟩流量，这个月前⟨20天⟩用了⟨18GB⟩，剩下的流量准备平均用⟨10天⟩，每天可以用⟨多少GB⟩？
= (30-18)/10
total 套餐
amount 妈妈 act=用 mark=前
total 妈妈 act=用 mark=前
amount 妈妈 act=用 mark=剩下
rate 妈妈 act=用 mark=剩下

#dy7
公交车从起点站出发时车上有⟨26人⟩，到图书馆站下去⟨9人⟩，上来⟨15人⟩，这时车上有⟨多少名⟩乘客？
= 26-9+15
total 车上 mark=起点站
total 车上 act=下去 mark=图书馆站
total 车上 act=上来 mark=图书馆站
total 车上 mark=这时

#dy8
每层书架能放⟨25本⟩书，阅览室的新书架有⟨6层⟩，管理员已经放上去⟨108本⟩，这个书架还能放⟨多少本⟩书？
= 25*6-108
rate 书架 act=放
amount 书架
total 管理员 act=放 mark=已经
total 书架 act=放 mark=还

#dy9
菜园里种了⟨4行⟩茄子，每行⟨12棵⟩，还种了⟨5行⟩辣椒，每行⟨9棵⟩。茄子比辣椒多⟨多少棵⟩？
= 4*12-5*9
amount 茄子 act=种
rate 茄子
amount 辣椒 act=种
rate 辣椒
relation 茄子 other=辣椒

#dy10
菜园里种了⟨4行⟩茄子，每行⟨12棵⟩，还种了⟨5行⟩辣椒，每行⟨9棵⟩。两种菜一共种了⟨多少棵⟩？
= 4*12+5*9
amount 茄子 act=种
rate 茄子
amount 辣椒 act=种
rate 辣椒
total W:一共 act=种

#dy11
明明今年⟨9岁⟩，身高⟨132厘米⟩，他的表哥比他高⟨25厘米⟩，表哥身高⟨多少厘米⟩？
= 132+25
total 明明 mark=今年
total 明明 mark=身高
relation 表哥 mark=身高 other=明明
total 表哥 mark=身高

#dy12
体育室有⟨18个⟩足球，篮球比足球多⟨6个⟩，排球的个数是篮球的⟨2倍⟩。排球有⟨多少个⟩？
= (18+6)*2
total 足球
relation 篮球 other=足球
relation 排球 other=篮球
total 排球

#dy13
体育室有⟨18个⟩足球，篮球比足球少⟨6个⟩，排球的个数是篮球的⟨2倍⟩。三种球一共有⟨多少个⟩？
= 18+(18-6)+(18-6)*2
total 足球
relation 篮球 other=足球
relation 排球 other=篮球
total W:一共

#dy14
爸爸买回来一箱牛奶，里面有⟨24盒⟩。一家⟨四口⟩每天喝⟨3盒⟩，这箱牛奶可以喝⟨几天⟩？
= 24/3
total 牛奶
x
rate 一家 act=喝
amount 一家 act=喝

#dy15
家里的小金鱼缸放了⟨5条⟩金鱼，大鱼缸里的金鱼是小鱼缸的⟨4倍⟩，爸爸又买来⟨6条⟩放进大鱼缸。现在大鱼缸里有⟨几条⟩金鱼？
= 5*4+6
total 小金鱼缸
relation 大鱼缸 other=小鱼缸
total 爸爸 act=买
total 大鱼缸 mark=现在

#dy16
“一共要发⟨52本⟩练习本，我已经发了⟨4组⟩，每组⟨8本⟩。”组长说。还有⟨多少本⟩没发？
= 52-4*8
total W:一共
amount 组长 act=发 mark=已经
rate 组长 act=发 mark=已经
total 组长 act=发 mark=没发

#dy17
三年级⟨6个⟩班参加植树，平均每班植树⟨35棵⟩，四年级植的棵数比三年级多⟨40棵⟩，四年级植树⟨多少棵⟩？
= 6*35+40
amount 三年级
rate 三年级 act=植
relation 四年级 act=植 other=三年级
total 四年级 act=植

#dy18
洗衣机原价⟨2400元⟩，双十一期间降价⟨360元⟩，王阿姨用会员卡又便宜了⟨100元⟩，她实际付了⟨多少元⟩？
= 2400-360-100
total 洗衣机 mark=原价
relation 洗衣机 mark=双十一 other=原价
relation 王阿姨
total 王阿姨 act=付 mark=实际

#dy19
林林集了⟨36张⟩邮票，姐姐集的是他的⟨3倍⟩少⟨8张⟩，姐姐集了⟨多少张⟩？
= 36*3-8
total 林林 act=集
relation 姐姐 act=集 other=林林
relation 姐姐 act=集 other=林林
total 姐姐 act=集

#dy20
林林集了⟨36张⟩邮票，是姐姐集的⟨3倍⟩，姐姐集了⟨多少张⟩？
= 36/3
total 林林 act=集
relation 林林 act=集 other=姐姐
total 姐姐 act=集

#dy21
有⟨40个⟩同学去春游，其中⟨4人⟩没有带水，老师买了矿泉水分给他们每人⟨2瓶⟩，每瓶⟨3元⟩，老师买水花了⟨多少元⟩？
= 4*2*3
total W:同学
total 同学 act=带
rate 老师 act=分
rate 老师 act=买
total 老师 act=花

#dy22
一块长方形菜地长⟨15米⟩，宽⟨8米⟩，平均每平方米收白菜⟨6千克⟩，这块地一共能收白菜⟨多少千克⟩？
= 15*8*6
total 菜地 mark=长
total 菜地 mark=宽
rate 菜地 act=收
total 菜地 act=收

#dy23
妹妹早饭吃了⟨2个⟩包子，爸爸吃的是妹妹的⟨3倍⟩，妈妈比爸爸少吃⟨2个⟩，妈妈吃了⟨几个⟩包子？
= 2*3-2
total 妹妹 act=吃
relation 爸爸 act=吃 other=妹妹
relation 妈妈 act=吃 other=爸爸
total 妈妈 act=吃

#dy24
小区新装了⟨12个⟩快递柜，每个有⟨30格⟩，今天上午用掉了⟨275格⟩，还空着⟨多少格⟩？
= 12*30-275
amount 快递柜
rate 快递柜
total 快递柜 act=用 mark=上午
total 快递柜 mark=空着

#dy25
亮亮⟨4分钟⟩打了⟨240个⟩字，照这样的速度，他打一篇⟨900字⟩的作文要用⟨多少分钟⟩？
= 900/(240/4)
amount 亮亮 act=打
total 亮亮 act=打
total 作文
amount 亮亮 act=打

#dy26
亮亮⟨4分钟⟩打了⟨240个⟩字，照这样的速度，再打⟨6分钟⟩，他又能打⟨多少个⟩字？
= 240/4*6
amount 亮亮 act=打
total 亮亮 act=打
amount 亮亮 act=打 mark=再
total 亮亮 act=打 mark=又

#dy27
电影院有⟨18排⟩座位，每排⟨22个⟩。下午场卖出⟨308张⟩票，还有⟨多少个⟩座位空着？
= 18*22-308
amount 电影院
rate 电影院
total 电影院 act=卖 mark=下午场
total 电影院 mark=空着

#dy28
学校食堂周一运来大米⟨350千克⟩，周二运来的比周一多⟨50千克⟩，⟨两天⟩一共运来大米⟨多少千克⟩？
= 350+350+50
total 食堂 act=运 mark=周一
relation 食堂 act=运 mark=周二 other=周一
x
total 食堂 act=运 mark=两天

#dy29
垃圾分类活动中，三中队回收塑料瓶⟨120个⟩，四中队回收的比三中队多⟨1/4⟩，四中队回收了⟨多少个⟩塑料瓶？
= 120*(1+0(1/4))
total 三中队 act=回收
relation 四中队 act=回收 other=三中队
total 四中队 act=回收

#dy30
还差⟨多少页⟩没看？一本童话书有⟨96页⟩，乐乐第一天看了⟨24页⟩，第二天看的和第一天同样多，第三天看了⟨30页⟩。
= 96-24-24-30
total 乐乐 act=看 mark=没看
total W:童话书
total 乐乐 act=看 mark=第一天
total 乐乐 act=看 mark=第三天

#dy31
教室里有⟨8张⟩课桌，每张课桌坐⟨2人⟩，现在来了⟨3个⟩插班生，教室里一共坐了⟨多少人⟩？
= 8*2+3
amount 课桌
rate 课桌 act=坐
total 插班生 act=来
total W:一共 act=坐

#dy32
小松鼠第一天采了⟨18个⟩松果，第二天采的是第一天的⟨2倍⟩，它每天吃掉⟨5个⟩，⟨两天⟩一共采了⟨多少个⟩松果？
= 18+18*2
total 小松鼠 act=采 mark=第一天
relation 小松鼠 act=采 mark=第二天 other=第一天
rate 小松鼠 act=吃
x
total 小松鼠 act=采 mark=两天

#dy33
舅舅在网上买了⟨3箱⟩橙子，每箱⟨15个⟩，快递路上颠簸，打开一看坏了⟨4个⟩，好橙子有⟨多少个⟩？
= 3*15-4
amount 舅舅 act=买
rate 舅舅 act=买
total 橙子 mark=坏
total 橙子 mark=好

#dy34
医院儿科上午看了⟨56个⟩病人，下午比上午少看⟨17个⟩，其中有⟨8个⟩是感冒发烧。这一天儿科共看了⟨多少个⟩病人？
= 56+56-17
total 儿科 act=看 mark=上午
relation 儿科 act=看 mark=下午 other=上午
total 感冒发烧
total 儿科 act=看 mark=一天

#dy35
篮球比赛中，小强上半场得了⟨12分⟩，下半场得了⟨9分⟩，小刚全场得的分比小强少⟨5分⟩，小刚得了⟨多少分⟩？
= 12+9-5
total 小强 act=得 mark=上半场
total 小强 act=得 mark=下半场
relation 小刚 act=得 mark=全场 other=小强
total 小刚 act=得

#dy36
一盒水彩笔有⟨24支⟩，美术老师领了⟨5盒⟩，发给同学们⟨96支⟩，剩下的平均放进⟨4个⟩笔筒，每个笔筒放⟨几支⟩？
= (24*5-96)/4
rate 美术老师 act=领
amount 美术老师 act=领
total 美术老师 act=发
amount 笔筒
rate 笔筒 act=放

#dy37
小华有零花钱⟨50元⟩，买了一支⟨12元⟩的钢笔和两本共⟨15元⟩的漫画书，还剩⟨多少元⟩？
= 50-12-15
total 小华
total 小华 act=买 what=钢笔
total 小华 act=买 what=漫画书
total 小华 mark=还剩

#dy38
小华有零花钱⟨50元⟩，买了一支⟨12元⟩的钢笔，又买了⟨2本⟩漫画书，每本⟨15元⟩，还剩⟨多少元⟩？
= 50-12-2*15
total 小华
total 小华 act=买 what=钢笔
amount 小华 act=买 what=漫画书
rate 小华 act=买 what=漫画书
total 小华 mark=还剩

#dy39
养鸡场今天收了⟨480个⟩鸡蛋，每⟨30个⟩装一盘，每⟨4盘⟩装一箱，可以装⟨多少箱⟩？
= 480/30/4
total 养鸡场 act=收
rate 盘 act=装
rate 箱 act=装
amount 箱 act=装

#dy40
气象小组记录了上周的气温：周一最高⟨21摄氏度⟩，周二比周一高⟨3摄氏度⟩，周三又比周二低了⟨6摄氏度⟩。周三最高气温是⟨多少摄氏度⟩？
= 21+3-6
total 气温 mark=周一
relation 气温 mark=周二 other=周一
relation 气温 mark=周三 other=周二
total 气温 mark=周三

#dy41
六年级同学做了⟨200个⟩灯笼布置校园，其中⟨45%⟩是红色的，其余是黄色的，黄灯笼有⟨多少个⟩？
= 200*(1-45%)
total W:灯笼
relation 红色 other=灯笼
total 黄灯笼

#dy42
玩具店有⟨85辆⟩玩具车，上午卖出⟨27辆⟩，下午又进货⟨40辆⟩，现在店里有⟨多少辆⟩？
= 85-27+40
total 玩具店
total 玩具店 act=卖 mark=上午
total 玩具店 act=进货 mark=下午
total 玩具店 mark=现在

#dy43
明天是教师节，⟨35位⟩同学每人做一张贺卡，准备送给⟨7位⟩老师，平均每位老师收到⟨几张⟩贺卡？
= 35/7
amount 同学 act=做
amount 老师 act=收到
rate 老师 act=收到

#dy44
每桌坐⟨10人⟩，⟨12桌⟩正好坐满；如果每桌坐⟨8人⟩，需要⟨几桌⟩？
= 10*12/8
rate 桌 act=坐
amount 桌
rate 桌 act=坐 mark=如果
amount 桌 mark=如果

#dy45
老师把⟨48块⟩糖平均分给⟨6个⟩小组，第一小组又把分到的糖平均分给本组的⟨4个⟩同学，每个同学分到⟨几块⟩？
= 48/6/4
total 老师 act=分
amount 小组 act=分
amount 同学 act=分到
rate 同学 act=分到

#dy46
李叔叔跑长途，上午开了⟨3小时⟩，平均每小时⟨80千米⟩，中午休息⟨1小时⟩，下午又开了⟨140千米⟩才到家，他一共开了⟨多少千米⟩？
= 3*80+140
amount 李叔叔 act=开 mark=上午
rate 李叔叔 act=开 mark=上午
amount 李叔叔 act=休息
total 李叔叔 act=开 mark=下午
total 李叔叔 act=开 mark=一共

#dy47
丽丽家上个月用水⟨14吨⟩，这个月用了⟨11吨⟩，每吨水⟨3元⟩，这个月比上个月少交水费⟨多少元⟩？
= (14-11)*3
total 丽丽家 act=用 mark=上个月
total 丽丽家 act=用 mark=这个月
rate 水
relation 丽丽家 act=交 mark=这个月 other=上个月

#dy48
丽丽家上个月用水⟨14吨⟩，这个月用了⟨11吨⟩，每吨水⟨3元⟩，两个月一共交水费⟨多少元⟩？
= (14+11)*3
total 丽丽家 act=用 mark=上个月
total 丽丽家 act=用 mark=这个月
rate 水
total 丽丽家 act=交 mark=一共

#dy49
布店里有一匹布长⟨60米⟩，做⟨15套⟩窗帘用去了⟨45米⟩，剩下的布还能做这样的窗帘⟨几套⟩？
= (60-45)/(45/15)
total 布 mark=长
amount 窗帘 act=做
total 窗帘 act=用
amount 窗帘 act=做 mark=剩下

#dy50
邮局的王师傅上午送了⟨37封⟩信，下午送的信比上午的⟨2倍⟩少⟨10封⟩，他下午送了⟨多少封⟩信？
= 37*2-10
total 王师傅 act=送 mark=上午
relation 王师傅 act=送 mark=下午 other=上午
relation 王师傅 act=送 mark=下午 other=上午
total 王师傅 act=送 mark=下午

#dy51
爷爷今年⟨68岁⟩，小军今年⟨11岁⟩，爸爸比爷爷小⟨29岁⟩，爸爸比小军大⟨多少岁⟩？
= 68-29-11
total 爷爷 mark=今年
total 小军 mark=今年
relation 爸爸 other=爷爷
relation 爸爸 other=小军

#dy52
折一只千纸鹤要⟨3分钟⟩，小敏已经折了⟨14只⟩，她打算折⟨20只⟩送给同桌，还要折⟨多少分钟⟩？
= (20-14)*3
rate 小敏 act=折
total 小敏 act=折 mark=已经
total 小敏 act=折 mark=打算
total 小敏 act=折 mark=还要

#dy53
小猫钓了⟨9条⟩鱼，猫妈妈钓的比小猫的⟨3倍⟩还多⟨4条⟩，它们一共钓了⟨多少条⟩鱼？
= 9*3+4+9
total 小猫 act=钓
relation 猫妈妈 act=钓 other=小猫
relation 猫妈妈 act=钓 other=小猫
total 它们 act=钓

#dy54
水果超市运来西瓜⟨16筐⟩，哈密瓜比西瓜少⟨7筐⟩，每筐都装⟨20千克⟩，运来哈密瓜⟨多少千克⟩？
= (16-7)*20
total 西瓜 act=运
relation 哈密瓜 act=运 other=西瓜
rate 筐 act=装
total 哈密瓜 act=运

#dy55
哥哥和弟弟共有玻璃珠，哥哥有⟨26颗⟩，给了弟弟⟨5颗⟩后两人就一样多。原来弟弟有⟨多少颗⟩？
= 26-5-5
total 哥哥
total 哥哥 act=给
total 弟弟 mark=原来

#dy56
果园里有桃树⟨72棵⟩，梨树的棵数是桃树的⟨一半⟩，苹果树比梨树多⟨20棵⟩，苹果树有⟨多少棵⟩？
= 72/2+20
total 桃树
relation 梨树 other=桃树
relation 苹果树 other=梨树
total 苹果树

#dy57
班级卫生值日，每天安排⟨6人⟩，⟨一个星期⟩上学⟨5天⟩，全班⟨42人⟩中这个星期没轮到的有⟨多少人⟩？
= 42-6*5
rate 班级 act=安排
amount 班级
amount 班级 act=安排
total W:全班
total 班级 mark=没轮到

#dy58
晚饭后妈妈带弟弟去超市，买了⟨3瓶⟩酸奶，每瓶⟨6元⟩，一袋吐司⟨14元⟩，还买了⟨2包⟩纸巾，共⟨19元⟩，妈妈一共花了⟨多少元⟩？
= 3*6+14+19
amount 妈妈 act=买 what=酸奶
rate 妈妈 act=买 what=酸奶
total 妈妈 act=买 what=吐司
amount 妈妈 act=买 what=纸巾
total 妈妈 act=买 what=纸巾
total 妈妈 act=花 mark=一共

#dy59
早操时，三（一）班和四（一）班都站成方队，三年级站⟨6行⟩，每行⟨9人⟩，四年级站⟨7行⟩，每行⟨8人⟩，四年级比三年级多⟨几人⟩？
= 7*8-6*9
amount 三年级 act=站
rate 三年级 act=站
amount 四年级 act=站
rate 四年级 act=站
relation 四年级 other=三年级

#dy60
航模小组里男生⟨18人⟩，女生人数是男生的⟨2/3⟩，女生比男生少⟨几人⟩？
= 18-18*0(2/3)
total 男生
relation 女生 other=男生
relation 女生 other=男生

#dy61
航模小组里男生⟨18人⟩，是女生人数的⟨2/3⟩，女生比男生多⟨几人⟩？
= 18/0(2/3)-18
total 男生
relation 男生 other=女生
relation 女生 other=男生

#dy62
蛋糕房一早烤了⟨5盘⟩蛋挞，每盘⟨24个⟩，到中午卖出⟨86个⟩，店员自己吃了⟨4个⟩，还有⟨多少个⟩没卖？
= 5*24-86-4
amount 蛋糕房 act=烤
rate 蛋糕房 act=烤
total 蛋挞 act=卖 mark=中午
total 店员 act=吃
total 蛋挞 mark=没卖

#dy63
爷爷的鱼塘第一网捞上来⟨36条⟩鱼，第二网是第一网的⟨一半⟩，把其中⟨20条⟩小鱼放回塘里，还留下⟨多少条⟩？
= 36+36/2-20
total 爷爷 act=捞 mark=第一网
relation 爷爷 act=捞 mark=第二网 other=第一网
total 小鱼 act=放回
total 爷爷 mark=留下

#dy64
幼儿园买来⟨8盒⟩积木，每盒⟨30块⟩，平均分给大班的⟨6个⟩小组，每组分到⟨多少块⟩？
= 8*30/6
amount 幼儿园 act=买
rate 幼儿园 act=买
amount 大班
rate 大班 act=分

#dy65
手工课上，一张彩纸可以剪⟨6朵⟩花，小美用了⟨7张⟩彩纸，小丽比小美多剪⟨5朵⟩，小丽剪了⟨多少朵⟩花？
= 6*7+5
rate 彩纸 act=剪
amount 小美 act=用
relation 小丽 act=剪 other=小美
total 小丽 act=剪

#dy66
手工课上，一张彩纸可以剪⟨6朵⟩花，小美用了⟨7张⟩彩纸，小丽比小美多用⟨5张⟩，小丽剪了⟨多少朵⟩花？
= 6*(7+5)
rate 彩纸 act=剪
amount 小美 act=用
relation 小丽 act=用 other=小美
total 小丽 act=剪

#dy67
一台打印机每分钟打印⟨18页⟩，一份材料有⟨45页⟩，要打⟨4份⟩，这台打印机要工作⟨多少分钟⟩？
= 45*4/18
rate 打印机 act=打印
rate 材料
amount 材料 act=打
amount 打印机 act=工作

#dy68
国庆假期，科技馆第一天来了⟨1260名⟩观众，第二天来了⟨1435名⟩，第三天比前两天的总数少⟨980名⟩，第三天来了⟨多少名⟩观众？
= 1260+1435-980
total 科技馆 act=来 mark=第一天
total 科技馆 act=来 mark=第二天
relation 科技馆 act=来 mark=第三天 other=总数
total 科技馆 act=来 mark=第三天

#dy69
一根彩带长⟨24米⟩，做蝴蝶结用了⟨3/8⟩，剩下的剪成每段⟨3米⟩的短彩带，能剪⟨几段⟩？
= 24*(1-0(3/8))/3
total 彩带 mark=长
relation 彩带 mark=用 other=彩带
rate 彩带 act=剪 mark=剩下
amount 彩带 act=剪 mark=剩下

#dy70
学校给一年级新生准备了⟨150个⟩书包，每个书包⟨45元⟩，男生领走⟨68个⟩，女生领走⟨74个⟩，还剩⟨几个⟩书包？
= 150-68-74
total W:书包
rate 书包
total 男生 act=领
total 女生 act=领
total 书包 mark=还剩

#dy71
张大伯家去年收玉米⟨3200千克⟩，今年比去年增产⟨15%⟩，今年收玉米⟨多少千克⟩？
= 3200*(1+15%)
total 张大伯家 act=收 mark=去年
relation 张大伯家 act=收 mark=今年 other=去年
total 张大伯家 act=收 mark=今年

#dy72
张大伯家今年收玉米⟨3680千克⟩，比去年增产⟨15%⟩，去年收玉米⟨多少千克⟩？
= 3680/(1+15%)
total 张大伯家 act=收 mark=今年
relation 张大伯家 act=收 mark=今年 other=去年
total 张大伯家 act=收 mark=去年

#dy73
乐高课每节⟨90元⟩，买⟨10节⟩送⟨2节⟩，妈妈一次交了⟨900元⟩，平均每节实际⟨多少元⟩？
= 900/(10+2)
rate 乐高课
amount 妈妈 act=买
amount 妈妈 act=送
total 妈妈 act=交
rate 乐高课 mark=实际

#dy74
露露有⟨15支⟩铅笔，妈妈又给她买了一盒⟨12支⟩装的，她送给同桌⟨4支⟩，现在露露有⟨几支⟩铅笔？
= 15+12-4
total 露露
total 妈妈 act=买
total 露露 act=送
total 露露 mark=现在

#dy75
一只蜗牛⟨3分钟⟩爬了⟨24厘米⟩，照这样爬，爬过⟨1.2米⟩也就是⟨120厘米⟩的小路，要⟨多少分钟⟩？
= 120/(24/3)
amount 蜗牛 act=爬
total 蜗牛 act=爬
total 小路
total 小路
amount 蜗牛 act=爬

#dy76
乒乓球馆有⟨14张⟩球台，其中单打的有⟨6张⟩，每张坐着⟨2人⟩，双打的每张有⟨4人⟩，馆里正在打球的有⟨多少人⟩？
= 6*2+(14-6)*4
total W:球台
amount 单打
rate 单打
rate 双打
total W:馆里 act=打球

#dy77
小丁、小宁、小方三个人分⟨一袋⟩瓜子，小丁吃了⟨18颗⟩，小宁比小丁多吃⟨7颗⟩，小方吃的是小宁的⟨2倍⟩，小方吃了⟨多少颗⟩？
= (18+7)*2
x
total 小丁 act=吃
relation 小宁 act=吃 other=小丁
relation 小方 act=吃 other=小宁
total 小方 act=吃

#dy78
停车场上层停了⟨48辆⟩车，下层停的比上层少⟨13辆⟩。上午⟨9点⟩又开进下层⟨10辆⟩，这时下层停着⟨多少辆⟩？
= 48-13+10
total 上层 act=停
relation 下层 act=停 other=上层
amount 下层
total 下层 act=开进
total 下层 act=停 mark=这时

#dy79
寒假里小刚计划做⟨20天⟩口算，每天⟨25道⟩，实际每天做了⟨50道⟩，实际⟨几天⟩就做完了？
= 20*25/50
amount 小刚 act=做 mark=计划
rate 小刚 act=做 mark=计划
rate 小刚 act=做 mark=实际
amount 小刚 act=做 mark=实际

#dy80
寒假里小刚计划做⟨20天⟩口算，每天⟨25道⟩，实际每天比计划多做⟨25道⟩，实际⟨几天⟩就做完了？
= 20*25/(25+25)
amount 小刚 act=做 mark=计划
rate 小刚 act=做 mark=计划
relation 小刚 act=做 mark=实际 other=计划
amount 小刚 act=做 mark=实际

#dy81
一壶水可以倒⟨9杯⟩，爸爸喝了⟨2杯⟩，妈妈喝了⟨1杯⟩，其余的⟨3个⟩孩子平分，每个孩子喝⟨几杯⟩？
= (9-2-1)/3
total 水
total 爸爸 act=喝
total 妈妈 act=喝
amount 孩子
rate 孩子 act=喝

#dy82
快递站今天到件⟨520个⟩，已经派送了⟨3/4⟩，剩下的由⟨5位⟩快递员平均派送，每人还要送⟨多少个⟩？
= 520*(1-0(3/4))/5
total 快递站 mark=今天
relation 快递站 act=派送 other=快递站
amount 快递员 act=派送
rate 快递员 act=送

#dy83
合唱队有女生⟨32人⟩，男生比女生少⟨3/8⟩，男生有⟨多少人⟩？
= 32*(1-0(3/8))
total 女生
relation 男生 other=女生
total 男生

#dy84
一袋面粉，做馒头用去⟨2/5⟩，正好是⟨10千克⟩，这袋面粉原来重⟨多少千克⟩？
= 10/0(2/5)
relation 面粉 mark=用去 other=面粉
total 面粉 mark=用去
total 面粉 mark=原来

#dy85
一袋面粉重⟨10千克⟩，做馒头用去⟨2/5⟩，还剩⟨多少千克⟩？
= 10*(1-0(2/5))
total 面粉
relation 面粉 mark=用去 other=面粉
total 面粉 mark=还剩

#dy86
水上乐园的儿童票比成人票便宜⟨35元⟩，成人票每张⟨80元⟩。李老师一家买⟨2张⟩成人票和⟨1张⟩儿童票，一共要⟨多少元⟩？
= 2*80+1*(80-35)
relation 儿童票 other=成人票
rate 成人票
amount 李老师 act=买 what=成人票
amount 李老师 act=买 what=儿童票
total W:一共

#dy87
从小明家走到学校要⟨12分钟⟩，他每分钟走⟨60米⟩。小亮家到学校比小明家远⟨180米⟩，小亮家离学校⟨多少米⟩？
= 12*60+180
amount 小明 act=走
rate 小明 act=走
relation 小亮家 other=小明家
total 小亮家

#dy88
亲子活动有⟨28个⟩家庭报名，每个家庭⟨3人⟩，老师还有⟨6位⟩，租来的大巴一共有⟨96个⟩座位，空⟨几个⟩座位没人坐？
= 96-28*3-6
amount 家庭
rate 家庭
total 老师
total 大巴
total 大巴 mark=空

#dy89
合唱比赛用的演出服每套⟨68元⟩，租比买每套便宜⟨48元⟩，⟨二十四名⟩队员都租，要付租金⟨多少元⟩？
= 24*(68-48)
rate 演出服
relation 租 other=买
amount 队员 act=租
total 队员 act=付

#dy90
妈妈买了一个⟨8寸⟩的生日蛋糕，切成⟨12块⟩，来了⟨5位⟩小朋友，每位吃⟨2块⟩，还剩⟨几块⟩？
= 12-5*2
total 蛋糕
total 蛋糕 act=切
amount 小朋友
rate 小朋友 act=吃
total 蛋糕 mark=还剩

#dy91
刘奶奶养了⟨26只⟩母鸡和⟨4只⟩公鸡，今天收了⟨21个⟩鸡蛋，昨天收的比今天少⟨3个⟩，两天收了⟨多少个⟩鸡蛋？
= 21+21-3
total 母鸡
total 公鸡
total 刘奶奶 act=收 mark=今天
relation 刘奶奶 act=收 mark=昨天 other=今天
total 刘奶奶 act=收 mark=两天

#dy92
消防演练，一楼的⟨132名⟩同学⟨3分钟⟩全部撤到操场，二楼有⟨160名⟩同学，用了⟨4分钟⟩。平均每分钟二楼撤离的人数比一楼少⟨几名⟩？
= 132/3-160/4
total 一楼
amount 一楼 act=撤
total 二楼
amount 二楼 act=撤
relation 二楼 act=撤离 other=一楼

#dy93
哪怕下着雨，⟨16名⟩志愿者还是按时来了，他们平均分成⟨4组⟩打扫公园，每组分到⟨3把⟩扫帚，一共发了⟨多少把⟩扫帚？
= 4*3
total 志愿者
amount 志愿者 act=分
rate 组 act=分到
total W:一共 act=发

#dy94
我国神舟飞船的模型，展台上摆着⟨7艘⟩，仓库里的数量是展台上的⟨5倍⟩，总共有⟨多少艘⟩模型？
= 7*5+7
total 展台
relation 仓库 other=展台
total W:总共

#dy95
我国神舟飞船的模型，展台上摆着⟨7艘⟩，仓库里的比展台上的多⟨5艘⟩，总共有⟨多少艘⟩模型？
= 7+5+7
total 展台
relation 仓库 other=展台
total W:总共

#dy96
一袋狗粮重⟨10千克⟩，豆豆每天吃⟨250克⟩，也就是⟨0.25千克⟩。这袋狗粮够豆豆吃⟨多少天⟩？
= 10/0.25
total 狗粮
rate 豆豆 act=吃
rate 豆豆 act=吃
amount 豆豆 act=吃

#dy97
学校新购⟨360本⟩图书，按人数分给五、六两个年级，五年级分得⟨4/9⟩，六年级分得⟨多少本⟩？
= 360*(1-0(4/9))
total W:图书
relation 五年级 act=分 other=图书
total 六年级 act=分

#dy98
跑步机上显示，爸爸每小时跑⟨9千米⟩，消耗⟨600千卡⟩热量。他今天跑了⟨1.5小时⟩，跑了⟨多少千米⟩？
= 9*1.5
rate 爸爸 act=跑
rate 爸爸 act=消耗
amount 爸爸 act=跑
total 爸爸 act=跑

#dy99
花店上午用⟨72枝⟩玫瑰扎成⟨8束⟩花，下午又扎了⟨5束⟩同样的花，下午用了⟨多少枝⟩玫瑰？
= 72/8*5
total 花店 act=用 mark=上午
amount 花店 act=扎 mark=上午
amount 花店 act=扎 mark=下午
total 花店 act=用 mark=下午

#dy100
足球队的⟨22名⟩队员去打比赛，领队给每人买了一瓶⟨4元⟩的运动饮料，付了⟨100元⟩，应找回⟨多少元⟩？
= 100-22*4
amount 队员
rate 领队 act=买
total 领队 act=付
total 领队 act=找回

#dy101
小宇和爸爸一起组装书架，说明书上写着需要⟨36颗⟩螺丝，爸爸拧了⟨17颗⟩，小宇拧了⟨11颗⟩，还要拧⟨几颗⟩？
= 36-17-11
total 书架
total 爸爸 act=拧
total 小宇 act=拧
total 书架 act=拧 mark=还要

#dy102
一本⟨160页⟩的科普书，芳芳第一天读了全书的⟨1/4⟩，第二天读了全书的⟨3/8⟩，还剩⟨多少页⟩？
= 160*(1-0(1/4)-0(3/8))
total W:科普书
relation 芳芳 act=读 mark=第一天 other=全书
relation 芳芳 act=读 mark=第二天 other=全书
total 芳芳 mark=还剩

#dy103
一本⟨160页⟩的科普书，芳芳第一天读了全书的⟨1/4⟩，第二天读了余下的⟨3/8⟩，第二天读了⟨多少页⟩？
= 160*(1-0(1/4))*0(3/8)
total W:科普书
relation 芳芳 act=读 mark=第一天 other=全书
relation 芳芳 act=读 mark=第二天 other=余下
total 芳芳 act=读 mark=第二天

#dy104
装修师傅给客厅铺地砖，每行铺⟨9块⟩，铺了⟨12行⟩，厨房比客厅少用⟨68块⟩，厨房用了⟨多少块⟩地砖？
= 9*12-68
rate 客厅 act=铺
amount 客厅 act=铺
relation 厨房 act=用 other=客厅
total 厨房 act=用

#dy105
端午节，社区买来⟨240个⟩咸鸭蛋，送给⟨30户⟩老人家庭，每户⟨6个⟩，其余的平均分给⟨4个⟩志愿服务队，每队得⟨多少个⟩？
= (240-30*6)/4
total 社区 act=买
amount 老人家庭
rate 老人家庭 act=送
amount 志愿服务队
rate 志愿服务队 act=得

#dy106
文具盒里有⟨5支⟩铅笔、⟨3支⟩水彩笔和⟨1块⟩橡皮，妹妹又放进去⟨4支⟩铅笔，现在文具盒里有⟨几支⟩铅笔？
= 5+4
total 铅笔
total 水彩笔
total 橡皮
total 妹妹 act=放
total 铅笔 mark=现在

#dy107
二（2）班图书角里，漫画书⟨35本⟩，绘本比漫画书多⟨7本⟩，同学们借走了⟨26本⟩绘本，图书角里还有⟨多少本⟩绘本？
= 35+7-26
total 漫画书
relation 绘本 other=漫画书
total 绘本 act=借
total 绘本

#dy108
一列高铁从南昌开往长沙，全程⟨342千米⟩，平均每分钟行⟨4.5千米⟩，已经行了⟨40分钟⟩，离长沙还有⟨多少千米⟩？
= 342-4.5*40
total W:全程
rate 高铁 act=行
amount 高铁 act=行
total 高铁 mark=还有

#dy109
外婆家的院子长⟨12米⟩，宽⟨9米⟩，中间挖了一个⟨18平方米⟩的小池塘，其余的铺草皮，草皮有⟨多少平方米⟩？
= 12*9-18
total 院子 mark=长
total 院子 mark=宽
total 池塘 act=挖
total 草皮

#dy110
小敏从图书馆借了一本书，计划每天看⟨16页⟩，⟨15天⟩看完，结果⟨12天⟩就看完了，她实际平均每天看⟨多少页⟩？
= 16*15/12
rate 小敏 act=看 mark=计划
amount 小敏 act=看 mark=计划
amount 小敏 act=看 mark=结果
rate 小敏 act=看 mark=实际

#dy111
李阿姨做一件大人衣服用布⟨2.5米⟩，做一件童装用布⟨1.5米⟩，一块⟨50米⟩的布先做了⟨8件⟩大人衣服，余下的布可以做⟨多少件⟩童装？
= (50-2.5*8)/1.5
rate 大人衣服 act=用
rate 童装 act=用
total 布
amount 大人衣服 act=做
amount 童装 act=做

#dy112
自动售货机里原来有⟨40瓶⟩矿泉水和⟨35瓶⟩果汁，今天卖掉⟨27瓶⟩矿泉水、⟨19瓶⟩果汁，补货员补进⟨20瓶⟩果汁，现在机器里有⟨多少瓶⟩果汁？
= 35-19+20
total 矿泉水 mark=原来
total 果汁 mark=原来
total 矿泉水 act=卖 mark=今天
total 果汁 act=卖 mark=今天
total 补货员 act=补 what=果汁
total 果汁 mark=现在

#dy113
爸爸的体重是⟨75千克⟩，儿子的体重比爸爸轻⟨3/5⟩，儿子重⟨多少千克⟩？
= 75*(1-0(3/5))
total 爸爸 mark=体重
relation 儿子 mark=体重 other=爸爸
total 儿子 mark=体重

#dy114
爸爸的体重是⟨75千克⟩，儿子的体重是爸爸的⟨3/5⟩，儿子重⟨多少千克⟩？
= 75*0(3/5)
total 爸爸 mark=体重
relation 儿子 mark=体重 other=爸爸
total 儿子 mark=体重

#dy115
儿子体重⟨30千克⟩，正好是爸爸的⟨2/5⟩，爸爸的体重比儿子重⟨多少千克⟩？
= 30/0(2/5)-30
total 儿子 mark=体重
relation 儿子 mark=体重 other=爸爸
relation 爸爸 mark=体重 other=儿子

#dy116
元宵节猜灯谜，一共挂出⟨90条⟩谜语，低年级猜对⟨28条⟩，中年级比低年级多猜对⟨9条⟩，剩下没人猜出的有⟨多少条⟩？
= 90-28-(28+9)
total W:谜语
total 低年级 act=猜
relation 中年级 act=猜 other=低年级
total 谜语 mark=剩下

#dy117
一筐苹果连筐重⟨38千克⟩，卖掉⟨一半⟩苹果后连筐重⟨20千克⟩，卖掉的苹果重⟨多少千克⟩？
= 38-20
total 苹果
relation 苹果 act=卖
total 苹果 mark=后
total 苹果 act=卖

#dy118
奇奇存钱罐里有⟨75元⟩，妙妙的钱是奇奇的⟨1/3⟩，妙妙再存⟨多少元⟩就和奇奇一样多？
= 75-75*0(1/3)
total 奇奇
relation 妙妙 other=奇奇
total 妙妙 act=存 mark=再

#dy119
工人师傅给⟨240米⟩长的围墙刷漆，前⟨3天⟩刷了⟨90米⟩，照这样，剩下的还要刷⟨几天⟩？
= (240-90)/(90/3)
total W:围墙
amount 师傅 act=刷 mark=前
total 师傅 act=刷 mark=前
amount 师傅 act=刷 mark=剩下

#dy120
工人师傅给⟨240米⟩长的围墙刷漆，前⟨3天⟩刷了⟨90米⟩，照这样，刷完整面围墙一共要⟨几天⟩？
= 240/(90/3)
total W:围墙
amount 师傅 act=刷 mark=前
total 师傅 act=刷 mark=前
amount 师傅 act=刷 mark=一共

#dy121
每千克⟨8元⟩的奶糖买⟨3千克⟩，每千克⟨12元⟩的巧克力买⟨2千克⟩，两种糖混在一起，平均每千克合⟨多少元⟩？
= (8*3+12*2)/(3+2)
rate 奶糖
amount 奶糖 act=买
rate 巧克力
amount 巧克力 act=买
rate 糖

#dy122
轮滑队有⟨28名⟩队员，舞蹈队的人数比轮滑队的⟨2倍⟩少⟨6名⟩，书法队比舞蹈队少⟨14名⟩，书法队有⟨多少名⟩队员？
= 28*2-6-14
total 轮滑队
relation 舞蹈队 other=轮滑队
relation 舞蹈队 other=轮滑队
relation 书法队 other=舞蹈队
total 书法队

#dy123
五年级共有学生⟨180人⟩，其中⟨60%⟩参加了课后托管，参加托管的学生中有⟨36人⟩选了足球，没选足球的托管学生有⟨多少人⟩？
= 180*60%-36
total W:五年级
relation 托管 other=五年级
total 托管 act=选 what=足球
total 托管 act=没选

#dy124
雪糕店的冰柜里有⟨3种⟩雪糕，巧克力味⟨16支⟩，草莓味⟨22支⟩，香草味比草莓味少⟨9支⟩，香草味有⟨几支⟩？
= 22-9
total 雪糕
total 巧克力味
total 草莓味
relation 香草味 other=草莓味
total 香草味

#dy125
小兔和小猴拔萝卜，小兔每分钟拔⟨4个⟩，拔了⟨9分钟⟩；小猴每分钟拔⟨3个⟩，拔了⟨14分钟⟩。它们一共拔了⟨多少个⟩？
= 4*9+3*14
rate 小兔 act=拔
amount 小兔 act=拔
rate 小猴 act=拔
amount 小猴 act=拔
total W:一共 act=拔

#dy126
手机店的一款手机每台⟨2800元⟩，分⟨12期⟩付款的话，先付⟨400元⟩，余下的平均每期付⟨多少元⟩？
= (2800-400)/12
total 手机
amount 手机 act=付
total 手机 act=付 mark=先
rate 手机 act=付 mark=余下

#dy127
收费站上午通过货车⟨2100辆⟩、客车⟨3500辆⟩，下午通过货车⟨1800辆⟩。上午客车比货车多⟨多少辆⟩？
= 3500-2100
total 货车 act=通过 mark=上午
total 客车 act=通过 mark=上午
total 货车 act=通过 mark=下午
relation 客车 act=通过 mark=上午 other=货车

#dy128
大象馆里一头大象每天要吃⟨150千克⟩青草，⟨3头⟩大象⟨7天⟩要吃青草⟨多少千克⟩？
= 150*3*7
rate 大象 act=吃
amount 大象
amount 大象 act=吃
total 大象 act=吃

#dy129
航天展的门票，大人⟨60元⟩一张，学生⟨30元⟩一张。一位老师带着⟨15名⟩学生去参观，门票一共花了⟨多少元⟩？
= 60+30*15
rate 大人
rate 学生
amount 学生
total W:一共 act=花

#dy130
周末，妈妈带我去菜市场，花⟨18元⟩买了排骨，花⟨7元⟩买了豆腐和青菜，钱包里还有⟨25元⟩。出门时妈妈带了⟨多少元⟩？
= 18+7+25
total 妈妈 act=买 what=排骨
total 妈妈 act=买 what=豆腐
total 妈妈 mark=还有
total 妈妈 act=带 mark=出门

#dy131
一瓶洗手液可以按⟨300下⟩，全班⟨25人⟩每人每天按⟨3下⟩，⟨4天⟩正好用完一瓶。如果每人每天按⟨2下⟩，一瓶能用⟨几天⟩？
= 300/(25*2)
total 洗手液 act=按
amount 全班
rate 全班 act=按
amount 全班 act=用
rate 全班 act=按 mark=如果
amount 全班 act=用 mark=如果

#dy132
楼梯间每层有⟨22级⟩台阶，玲玲家住在五楼，从一楼走到五楼要走⟨4层⟩楼梯，她一共要走⟨多少级⟩台阶？
= 22*4
rate 楼梯
amount 玲玲 act=走
total 玲玲 act=走

#dy133
一共有⟨多少人⟩参加了趣味运动会？袋鼠跳有⟨24人⟩，两人三足有⟨36人⟩，滚轮胎的人数是袋鼠跳的⟨一半⟩。
= 24+36+24/2
total W:一共 act=参加
total 袋鼠跳
total 两人三足
relation 滚轮胎 other=袋鼠跳

#dy134
陶艺课上，同学们捏了⟨56只⟩小动物，其中⟨1/7⟩烧制时裂开了，完好的有⟨多少只⟩？
= 56*(1-0(1/7))
total W:小动物
relation 裂开 other=小动物
total 完好

#dy135
小区绿化队要栽⟨400棵⟩树苗，第一周栽了⟨35%⟩，第二周栽了⟨120棵⟩，还剩⟨多少棵⟩没栽？
= 400-400*35%-120
total W:树苗
relation 绿化队 act=栽 mark=第一周 other=树苗
total 绿化队 act=栽 mark=第二周
total 绿化队 mark=没栽

#dy136
小区绿化队要栽⟨400棵⟩树苗，第一周栽了⟨35%⟩，第二周比第一周多栽⟨20棵⟩，第二周栽了⟨多少棵⟩？
= 400*35%+20
total W:树苗
relation 绿化队 act=栽 mark=第一周 other=树苗
relation 绿化队 act=栽 mark=第二周 other=第一周
total 绿化队 act=栽 mark=第二周

#dy137
老花猫上午捉了⟨7只⟩老鼠，下午捉了⟨9只⟩，小花猫一天捉的比老花猫少⟨10只⟩，小花猫捉了⟨几只⟩？
= 7+9-10
total 老花猫 act=捉 mark=上午
total 老花猫 act=捉 mark=下午
relation 小花猫 act=捉 other=老花猫
total 小花猫 act=捉

#dy138
面包房用⟨3千克⟩面粉能烤⟨60个⟩小面包，现在有⟨8千克⟩面粉，能烤⟨多少个⟩这样的小面包？
= 60/3*8
amount 面包房 act=用
total 面包房 act=烤
amount 面包房 mark=现在
total 面包房 act=烤 mark=现在

#dy139
面包房用⟨3千克⟩面粉能烤⟨60个⟩小面包，要烤⟨200个⟩这样的小面包，需要面粉⟨多少千克⟩？
= 200/(60/3)
amount 面包房 act=用
total 面包房 act=烤
total 面包房 act=烤 mark=要
amount 面包房 mark=需要

#dy140
一辆校车每趟接⟨36名⟩学生，早上接了⟨3趟⟩，还有⟨14名⟩学生由家长送来，另外⟨85名⟩学生步行到校。这所学校有学生⟨多少名⟩？
= 36*3+14+85
rate 校车 act=接
amount 校车 act=接
total 家长 act=送
total 学生 act=步行
total 学校

#dy141
电信公司的新套餐每月⟨59元⟩，含通话⟨200分钟⟩，超出的部分每分钟⟨0.15元⟩。爸爸这个月打了⟨260分钟⟩电话，这个月话费⟨多少元⟩？
= 59+(260-200)*0.15
rate 套餐
rate 套餐
rate 超出
total 爸爸 act=打
total 爸爸

#dy142
李明看一部⟨90分钟⟩的动画片，已经看了⟨35分钟⟩，中间插播广告⟨6分钟⟩，剩下的动画片还有⟨多少分钟⟩？
= 90-35
total W:动画片
total 李明 act=看 mark=已经
total 广告
total 动画片 mark=剩下

#dy143
五一假期，植物园第一天接待游客⟨1800人⟩，第二天比第一天增加了⟨1/6⟩，第三天比第二天减少⟨300人⟩，第三天接待游客⟨多少人⟩？
= 1800*(1+0(1/6))-300
total 植物园 act=接待 mark=第一天
relation 植物园 act=接待 mark=第二天 other=第一天
relation 植物园 act=接待 mark=第三天 other=第二天
total 植物园 act=接待 mark=第三天

#dy144
小鹏从图书馆借来⟨3本⟩书，第一本⟨84页⟩，第二本⟨112页⟩，第三本比第二本少⟨26页⟩，三本书一共⟨多少页⟩？
= 84+112+112-26
amount 小鹏 act=借
total 第一本
total 第二本
relation 第三本 other=第二本
total W:一共

#dy145
家电下乡，一台冰箱⟨2600元⟩，政府补贴⟨13%⟩，赵叔叔买一台实际花⟨多少元⟩？
= 2600*(1-13%)
total 冰箱
relation 政府 act=补贴 other=冰箱
total 赵叔叔 act=花

#dy146
池塘里有⟨14只⟩鸭子，岸上的鹅比鸭子少⟨5只⟩，又游来了⟨6只⟩鸭子，现在鸭子比鹅多⟨几只⟩？
= 14+6-(14-5)
total 鸭子
relation 鹅 other=鸭子
total 鸭子 act=游
relation 鸭子 mark=现在 other=鹅

#dy147
小红每天练⟨45分钟⟩钢琴，小兰每天比小红少练⟨15分钟⟩，⟨6天⟩里小兰一共练了⟨多少分钟⟩？
= (45-15)*6
rate 小红 act=练
relation 小兰 act=练 other=小红
amount 小兰 act=练
total 小兰 act=练

#dy148
一块蛋糕⟨18元⟩，一杯奶茶比一块蛋糕贵⟨4元⟩，姐姐买了⟨2块⟩蛋糕和⟨3杯⟩奶茶，要付⟨多少元⟩？
= 2*18+3*(18+4)
rate 蛋糕
relation 奶茶 other=蛋糕
amount 姐姐 act=买 what=蛋糕
amount 姐姐 act=买 what=奶茶
total 姐姐 act=付

#dy149
平安小学有⟨24个⟩班，每班发⟨5盒⟩粉笔，总务处仓库里原来有⟨200盒⟩，发完还剩⟨多少盒⟩？
= 200-24*5
amount 班
rate 班 act=发
total 仓库 mark=原来
total 仓库 mark=还剩

#dy150
一辆洒水车每分钟洒水⟨60米⟩长的路，上午从⟨8点⟩开始洒，洒了⟨25分钟⟩，离这条路的尽头还有⟨300米⟩，这条路长⟨多少米⟩？
= 60*25+300
rate 洒水车 act=洒
amount 洒水车
amount 洒水车 act=洒
total 洒水车 mark=还有
total W:路

#dy151
实验田里的水稻，去年每亩产⟨500千克⟩，今年每亩比去年多产⟨10%⟩，⟨12亩⟩实验田今年一共产水稻⟨多少千克⟩？
= 500*(1+10%)*12
rate 水稻 act=产 mark=去年
relation 水稻 act=产 mark=今年 other=去年
amount 实验田
total 水稻 act=产 mark=今年

#dy152
教师阅览室有⟨9张⟩桌子，每张桌子配⟨4把⟩椅子，后来坏了⟨5把⟩，又搬走⟨7把⟩，还有⟨多少把⟩椅子能用？
= 9*4-5-7
amount 桌子
rate 桌子
total 椅子 act=坏
total 椅子 act=搬
total 椅子 mark=还有

#dy153
小文做了⟨32张⟩书签，送给老师⟨5张⟩，剩下的平均送给⟨9个⟩好朋友，每个好朋友得到⟨几张⟩？
= (32-5)/9
total 小文 act=做
total 小文 act=送
amount 朋友
rate 朋友 act=得到

#dy154
小文做了⟨40张⟩书签，送给⟨5位⟩老师每人⟨2张⟩，又送给⟨9个⟩好朋友每人⟨3张⟩，她还剩下⟨几张⟩？
= 40-5*2-9*3
total 小文 act=做
amount 老师
rate 老师
amount 朋友
rate 朋友
total 小文 mark=剩下

#dy155
爷爷每天绕公园走⟨5圈⟩，一圈⟨800米⟩，妈妈每天比爷爷少走⟨2圈⟩，妈妈每天走⟨多少米⟩？
= (5-2)*800
rate 爷爷 act=走
rate 公园
relation 妈妈 act=走 other=爷爷
rate 妈妈 act=走

#dy156
六（3）班有⟨48人⟩，体育达标的占⟨7/8⟩，其中达到优秀的有⟨18人⟩，达标但没到优秀的有⟨多少人⟩？
= 48*0(7/8)-18
total W:班
relation 达标 other=班
total 优秀
total 达标 mark=没到

#dy157
一个水龙头没关紧，⟨5分钟⟩滴水⟨40毫升⟩，⟨1小时⟩也就是⟨60分钟⟩会白白流掉⟨多少毫升⟩水？
= 40/5*60
amount 水龙头 act=滴
total 水龙头 act=滴
amount 水龙头 act=流
amount 水龙头 act=流
total 水龙头 act=流

#dy158
兴趣小组报名表上，围棋⟨27人⟩，比书法的⟨2倍⟩多⟨3人⟩，书法有⟨多少人⟩？
= (27-3)/2
total 围棋
relation 围棋 other=书法
relation 围棋 other=书法
total 书法

#dy159
兴趣小组报名表上，围棋⟨27人⟩，书法比围棋的⟨2倍⟩多⟨3人⟩，书法有⟨多少人⟩？
= 27*2+3
total 围棋
relation 书法 other=围棋
relation 书法 other=围棋
total 书法

#dy160
妈妈给花店串珠链，每条用⟨35颗⟩珠子，上午串了⟨6条⟩，下午串了⟨4条⟩，一共用了⟨多少颗⟩珠子？
= 35*(6+4)
rate 妈妈 act=用
amount 妈妈 act=串 mark=上午
amount 妈妈 act=串 mark=下午
total 妈妈 act=用 mark=一共

#dy161
商场一款羽绒服原价⟨680元⟩，现在打⟨八折⟩出售，现价⟨多少元⟩？
= 680*0.8
total 羽绒服 mark=原价
relation 羽绒服 mark=现在 other=原价
total 羽绒服 mark=现价

#dy162
商场一款羽绒服原价⟨680元⟩，现在打⟨八折⟩出售，比原来便宜⟨多少元⟩？
= 680-680*0.8
total 羽绒服 mark=原价
relation 羽绒服 mark=现在 other=原价
relation 羽绒服 mark=现在 other=原来

#dy163
挖土机每小时挖土⟨45立方米⟩，上午挖了⟨3小时⟩，下午挖了⟨4小时⟩，下午比上午多挖土⟨多少立方米⟩？
= 45*(4-3)
rate 挖土机 act=挖
amount 挖土机 act=挖 mark=上午
amount 挖土机 act=挖 mark=下午
relation 挖土机 act=挖 mark=下午 other=上午

#dy164
小方买文具，直尺⟨6元⟩，圆规⟨9元⟩，她付给营业员⟨20元⟩，营业员应找她⟨多少元⟩？
= 20-6-9
total 小方 act=买 what=直尺
total 小方 act=买 what=圆规
total 小方 act=付
total 营业员 act=找

#dy165
糖厂今天榨糖⟨12吨⟩，一辆卡车每次运⟨4吨⟩，已经运走⟨2次⟩，还有⟨多少吨⟩没运？
= 12-4*2
total 糖厂 act=榨
rate 卡车 act=运
amount 卡车 act=运 mark=已经
total 卡车 mark=没运

#dy166
小兔子一家储存了⟨72根⟩胡萝卜过冬，兔爸爸每天吃⟨4根⟩，兔妈妈每天吃⟨3根⟩，兔宝宝每天吃⟨1根⟩，这些胡萝卜能吃⟨几天⟩？
= 72/(4+3+1)
total W:胡萝卜
rate 兔爸爸 act=吃
rate 兔妈妈 act=吃
rate 兔宝宝 act=吃
amount 兔爸爸 act=吃

#dy167
小芳家的洗衣液买一瓶⟨3升⟩装的要⟨39元⟩，买一瓶⟨2升⟩装的要⟨28元⟩。⟨3升⟩装的每升比⟨2升⟩装的便宜⟨多少元⟩？
= 28/2-39/3
amount 洗衣液 act=买
total 洗衣液 act=买
amount 洗衣液 act=买
total 洗衣液 act=买
amount 洗衣液
amount 洗衣液
relation 洗衣液 other=2升

#dy168
老师批改作文，第一天批了⟨18本⟩，第二天批了⟨22本⟩，剩下的⟨15本⟩第三天批完。这个班共交了⟨多少本⟩作文？
= 18+22+15
total 老师 act=批 mark=第一天
total 老师 act=批 mark=第二天
total 老师 act=批 mark=第三天
total W:作文

#dy169
向日葵园去年栽了⟨25行⟩，每行⟨40棵⟩，今年改成每行⟨50棵⟩，棵数不变，今年栽了⟨多少行⟩？
= 25*40/50
amount 向日葵园 act=栽 mark=去年
rate 向日葵园 mark=去年
rate 向日葵园 mark=今年
amount 向日葵园 act=栽 mark=今年

#dy170
向日葵园去年栽了⟨25行⟩，每行⟨40棵⟩，今年每行多栽⟨10棵⟩，行数不变，今年一共栽了⟨多少棵⟩？
= 25*(40+10)
amount 向日葵园 act=栽 mark=去年
rate 向日葵园 mark=去年
relation 向日葵园 act=栽 mark=今年 other=去年
total 向日葵园 act=栽 mark=今年

#dy171
小亚今年⟨8岁⟩，妈妈的年龄是小亚的⟨4倍⟩，外婆比妈妈大⟨26岁⟩。外婆今年⟨多少岁⟩？
= 8*4+26
total 小亚 mark=今年
relation 妈妈 other=小亚
relation 外婆 other=妈妈
total 外婆 mark=今年

#dy172
五金店进了⟨6盒⟩螺丝，每盒⟨150颗⟩，卖给修车铺⟨320颗⟩，卖给木工师傅⟨180颗⟩，店里还剩⟨多少颗⟩？
= 6*150-320-180
amount 五金店 act=进
rate 五金店 act=进
total 修车铺 act=卖
total 木工师傅 act=卖
total 五金店 mark=还剩

#dy173
同样的毛巾，甲店⟨4条⟩卖⟨36元⟩，乙店⟨5条⟩卖⟨40元⟩。在甲店买一条比在乙店贵⟨多少元⟩？
= 36/4-40/5
amount 甲店 act=卖
total 甲店 act=卖
amount 乙店 act=卖
total 乙店 act=卖
relation 甲店 other=乙店

#dy174
李明的身高是⟨1.5米⟩，站在⟨0.4米⟩高的凳子上，比爸爸高⟨0.15米⟩，爸爸的身高是⟨多少米⟩？
= 1.5+0.4-0.15
total 李明 mark=身高
total 凳子
relation 李明 other=爸爸
total 爸爸 mark=身高

#dy175
汽车加满油是⟨50升⟩，从家到老家用去⟨30%⟩，返回时用去⟨18升⟩，油箱里还剩⟨多少升⟩？
= 50-50*30%-18
total 汽车
relation 汽车 act=用 other=油
total 汽车 act=用 mark=返回
total 油箱 mark=还剩

#dy176
游泳馆的年卡⟨1200元⟩，单次票每次⟨30元⟩。爸爸今年去游了⟨55次⟩，办年卡比每次买票省了⟨多少元⟩？
= 55*30-1200
total 年卡
rate 单次票
amount 爸爸 act=游
relation 年卡 other=单次票

#dy177
一篮鸡蛋，煮了⟨6个⟩，炒菜用了⟨8个⟩，打碎了⟨1个⟩，篮子里还有⟨15个⟩，这篮鸡蛋原来有⟨多少个⟩？
= 6+8+1+15
total 鸡蛋 act=煮
total 鸡蛋 act=用
total 鸡蛋 act=打碎
total 鸡蛋 mark=还有
total 鸡蛋 mark=原来

#dy178
课间操，操场上有⟨12排⟩同学，每排⟨15人⟩。⟨20名⟩同学被选去领操台，其余的平均分成⟨4个⟩方阵，每个方阵⟨多少人⟩？
= (12*15-20)/4
amount 同学
rate 同学
total 同学 mark=领操台
amount 方阵
rate 方阵

#dy179
张老师带的篮球队⟨5场⟩比赛一共得了⟨340分⟩，第六场得了⟨74分⟩，前⟨5场⟩平均每场得⟨多少分⟩？
= 340/5
amount 篮球队
total 篮球队 act=得
total 篮球队 act=得 mark=第六场
amount 篮球队
rate 篮球队 act=得 mark=前

#dy180
红红和兰兰一起收集树叶，红红收集了⟨25片⟩，兰兰收集的比红红多⟨8片⟩，两人一起做贴画用去⟨36片⟩，还剩⟨几片⟩？
= 25+25+8-36
total 红红 act=收集
relation 兰兰 act=收集 other=红红
total 两人 act=用
total 树叶 mark=还剩

#dy181
服装厂接到⟨900套⟩校服的订单，第一车间每天做⟨40套⟩，第二车间每天做⟨50套⟩，两个车间一起做，⟨几天⟩能完成？
= 900/(40+50)
total W:校服
rate 第一车间 act=做
rate 第二车间 act=做
amount 第一车间 act=做

#dy182
服装厂接到⟨900套⟩校服的订单，第一车间每天做⟨40套⟩，先单独做了⟨5天⟩，余下的由第二车间做，每天做⟨50套⟩，第二车间要做⟨几天⟩？
= (900-40*5)/50
total W:校服
rate 第一车间 act=做
amount 第一车间 act=做 mark=先
rate 第二车间 act=做
amount 第二车间 act=做

#dy183
弟弟画了⟨14幅⟩画，妹妹画的比弟弟少⟨5幅⟩，老师从他们的画里挑了⟨6幅⟩去参展，妹妹画了⟨几幅⟩？
= 14-5
total 弟弟 act=画
relation 妹妹 act=画 other=弟弟
total 老师 act=挑
total 妹妹 act=画

#dy184
蜜蜂采蜜，⟨5只⟩蜜蜂一共采了⟨30克⟩花蜜，平均每只采⟨多少克⟩？
= 30/5
amount 蜜蜂
total 蜜蜂 act=采
rate 蜜蜂 act=采

#dy185
公园里有柳树⟨90棵⟩，柳树比杨树多⟨1/5⟩，杨树有⟨多少棵⟩？
= 90/(1+0(1/5))
total 柳树
relation 柳树 other=杨树
total 杨树

#dy186
公园里有柳树⟨90棵⟩，杨树比柳树多⟨1/5⟩，杨树有⟨多少棵⟩？
= 90*(1+0(1/5))
total 柳树
relation 杨树 other=柳树
total 杨树

#dy187
公园里有柳树⟨90棵⟩，杨树的棵数是柳树的⟨1/5⟩，杨树比柳树少⟨多少棵⟩？
= 90-90*0(1/5)
total 柳树
relation 杨树 other=柳树
relation 杨树 other=柳树

#dy188
学校小剧场有⟨25排⟩座位，前⟨10排⟩每排坐⟨24人⟩，后⟨15排⟩每排坐⟨28人⟩，坐满时共有⟨多少人⟩？
= 10*24+15*28
amount 小剧场
amount 小剧场 mark=前
rate 小剧场 act=坐 mark=前
amount 小剧场 mark=后
rate 小剧场 act=坐 mark=后
total W:共

#dy189
周日做家务，小俊扫地用了⟨8分钟⟩，拖地比扫地多用⟨7分钟⟩，擦窗户用的时间是扫地的⟨3倍⟩，擦窗户比拖地多用⟨几分钟⟩？
= 8*3-(8+7)
total 小俊 act=扫地
relation 小俊 act=拖地 other=扫地
relation 小俊 act=擦窗户 other=扫地
relation 小俊 act=擦窗户 other=拖地

#dy190
桶里有⟨20升⟩水，小刚舀出⟨4勺⟩，每勺⟨1.5升⟩，爸爸又倒进⟨3升⟩，现在桶里有⟨多少升⟩水？
= 20-4*1.5+3
total 桶
amount 小刚 act=舀
rate 小刚 act=舀
total 爸爸 act=倒
total 桶 mark=现在

#dy191
阿姨用一根⟨50米⟩长的绳子剪跳绳，每根短跳绳用⟨3米⟩，剪了⟨8根⟩，每根长跳绳用⟨6米⟩，剩下的绳子剪了⟨4根⟩长跳绳，最后余下⟨多少米⟩？
= 50-3*8-6*4
total 绳子
rate 短跳绳 act=用
amount 短跳绳 act=剪
rate 长跳绳 act=用
amount 长跳绳 act=剪
total 绳子 mark=余下

#dy192
中秋节，单位给⟨40名⟩职工每人发⟨2盒⟩月饼，每盒里面有⟨6块⟩，一共发了⟨多少块⟩月饼？
= 40*2*6
amount 职工
rate 职工 act=发
rate 盒
total W:一共 act=发

#dy193
李爷爷养了⟨120只⟩兔子，白兔占⟨2/3⟩，灰兔是白兔的⟨1/4⟩，其余是黑兔，黑兔有⟨多少只⟩？
= 120-120*0(2/3)-120*0(2/3)*0(1/4)
total W:兔子
relation 白兔 other=兔子
relation 灰兔 other=白兔
total 黑兔

#dy194
同学们在操场上玩老鹰捉小鸡，⟨1只⟩“老鹰”、⟨1只⟩“母鸡”，后面跟着⟨12只⟩“小鸡”，被捉住了⟨5只⟩，还有⟨几只⟩“小鸡”没被捉住？
= 12-5
total 老鹰
total 母鸡
total 小鸡
total 小鸡 act=捉
total 小鸡 mark=没

#dy195
小哲骑车上学，平时每分钟骑⟨240米⟩，⟨10分钟⟩到学校。今天下雪，每分钟只骑了⟨160米⟩，今天骑了⟨多少分钟⟩？
= 240*10/160
rate 小哲 act=骑 mark=平时
amount 小哲 act=骑 mark=平时
rate 小哲 act=骑 mark=今天
amount 小哲 act=骑 mark=今天

#dy196
一家玩具厂上半月生产玩具⟨4500个⟩，下半月生产⟨5100个⟩，全月⟨30天⟩平均每天生产⟨多少个⟩？
= (4500+5100)/30
total 玩具厂 act=生产 mark=上半月
total 玩具厂 act=生产 mark=下半月
amount 玩具厂 act=生产 mark=全月
rate 玩具厂 act=生产 mark=全月

#dy197
林场用飞机撒种，⟨4小时⟩撒了⟨100公顷⟩，剩下⟨175公顷⟩还要撒⟨几小时⟩？
= 175/(100/4)
amount 飞机 act=撒
total 飞机 act=撒
total 飞机 mark=剩下
amount 飞机 act=撒 mark=剩下

#dy198
小冰家离少年宫⟨1500米⟩，她先步行⟨6分钟⟩，每分钟⟨50米⟩，然后换共享单车，每分钟骑⟨200米⟩，骑车用了⟨几分钟⟩？
= (1500-6*50)/200
total W:少年宫
amount 小冰 act=步行
rate 小冰 act=步行
rate 小冰 act=骑
amount 小冰 act=骑

#dy199
电器城进了⟨80台⟩电风扇，六月卖出⟨25台⟩，七月卖出的比六月的⟨2倍⟩少⟨4台⟩，还剩⟨几台⟩？
= 80-25-(25*2-4)
total 电器城 act=进
total 电器城 act=卖 mark=六月
relation 电器城 act=卖 mark=七月 other=六月
relation 电器城 act=卖 mark=七月 other=六月
total 电器城 mark=还剩

#dy200
一份儿童套餐⟨25元⟩，一份双人餐⟨58元⟩。两家人点了⟨3份⟩儿童套餐和⟨2份⟩双人餐，用了一张⟨20元⟩的优惠券，实际付了⟨多少元⟩？
= 25*3+58*2-20
rate 儿童套餐
rate 双人餐
amount 两家人 act=点 what=儿童套餐
amount 两家人 act=点 what=双人餐
total 优惠券
total 两家人 act=付 mark=实际

#dy201
爸爸买了⟨4张⟩动车票花了⟨630元⟩，其中有一张儿童票⟨105元⟩，其余⟨3张⟩成人票价钱相同，成人票每张⟨多少元⟩？
= (630-105)/3
amount 爸爸 act=买
total 爸爸 act=花
total 儿童票
amount 成人票
rate 成人票

#dy202
树上有⟨11只⟩麻雀，飞走了⟨6只⟩，又飞来⟨9只⟩，树上现在有⟨几只⟩麻雀？
= 11-6+9
total 麻雀
total 麻雀 act=飞走
total 麻雀 act=飞来
total 麻雀 mark=现在

#dy203
盒子里有红球⟨9个⟩，黄球比红球多⟨6个⟩，蓝球比黄球少⟨8个⟩，蓝球有⟨几个⟩？
= 9+6-8
total 红球
relation 黄球 other=红球
relation 蓝球 other=黄球
total 蓝球

#dy204
小军有⟨13颗⟩弹珠，小伟有⟨7颗⟩，小军要给小伟⟨几颗⟩，小伟就有⟨10颗⟩？
= 10-7
total 小军
total 小伟
total 小军 act=给
total 小伟 mark=就

#dy205
同学们排队做核酸，小美前面有⟨8人⟩，后面有⟨11人⟩，这一队一共有⟨多少人⟩？
= 8+1+11
total 前面
total 后面
total W:一共

#dy206
打地鼠游戏打中一只得⟨5分⟩，冬冬打中了⟨13只⟩，另外还得了奖励分⟨20分⟩，他的总分是⟨多少分⟩？
= 5*13+20
rate 冬冬 act=得
amount 冬冬 act=打中
total 冬冬 act=得 mark=奖励分
total 冬冬 mark=总分

#dy207
知识竞赛答对一题得⟨10分⟩，答错一题扣⟨5分⟩。明明答了⟨12道⟩题，答对⟨9道⟩，他最后得⟨多少分⟩？
= 9*10-(12-9)*5
rate 明明 act=得
rate 明明 act=扣
amount 明明 act=答
amount 明明 act=答对
total 明明 act=得 mark=最后

#dy208
游戏币⟨1元⟩一枚，买⟨50元⟩送⟨10枚⟩。小杰用⟨50元⟩买了游戏币，玩投篮机用去⟨18枚⟩，又玩赛车用去⟨24枚⟩，还剩⟨几枚⟩？
= 50/1+10-18-24
rate 游戏币
total 游戏币 act=买
amount 游戏币 act=送
total 小杰 act=买
amount 小杰 act=玩 what=投篮机
amount 小杰 act=玩 what=赛车
amount 小杰 mark=还剩

#dy209
老师买来⟨60支⟩铅笔奖励三好学生，每人⟨4支⟩正好分完，如果每人多发⟨2支⟩，可以奖励⟨几人⟩？
= 60/(4+2)
total 老师 act=买
rate 学生
relation 学生 act=发 mark=如果
amount 学生 act=奖励 mark=如果

#dy210
老师买来⟨60支⟩铅笔奖励三好学生，每人⟨4支⟩，已经发给⟨9人⟩，剩下的铅笔还可以奖励⟨几人⟩？
= 60/4-9
total 老师 act=买
rate 学生
amount 学生 act=发 mark=已经
amount 学生 act=奖励 mark=剩下

#dy211
太阳能路灯每盏⟨850元⟩，新村原计划装⟨24盏⟩，后来多装了⟨6盏⟩，一共花了⟨多少元⟩？
= 850*(24+6)
rate 路灯
amount 新村 act=装 mark=原计划
relation 新村 act=装 mark=后来 other=原计划
total 新村 act=花

#dy212
一个漏水的水箱每小时漏水⟨6升⟩，水箱里原有水⟨150升⟩，漏了⟨5小时⟩后，小周又往里加了⟨40升⟩，这时水箱有水⟨多少升⟩？
= 150-6*5+40
rate 水箱 act=漏
total 水箱 mark=原有
amount 水箱 act=漏
total 小周 act=加
total 水箱 mark=这时

#dy213
体检时，四年级⟨150人⟩中近视的有⟨42人⟩，五年级⟨160人⟩中近视的比四年级多⟨13人⟩，五年级没近视的有⟨多少人⟩？
= 160-(42+13)
total 四年级
total 四年级 mark=近视
total 五年级
relation 五年级 mark=近视 other=四年级
total 五年级 mark=没近视

#dy214
今年冬天，超市第一周卖出暖宝宝⟨140包⟩，第二周卖出的是第一周的⟨1.5倍⟩，每包⟨2元⟩，第二周卖暖宝宝收入⟨多少元⟩？
= 140*1.5*2
total 超市 act=卖 mark=第一周
relation 超市 act=卖 mark=第二周 other=第一周
rate 暖宝宝
total 超市 act=卖 mark=第二周

#dy215
“我今年⟨10岁⟩。”“我比你大⟨3岁⟩。”“我的年龄是你们俩年龄的和减去⟨5岁⟩。”说第三句话的是小雷，小雷今年⟨几岁⟩？
= 10+(10+3)-5
total 我 mark=今年
relation 我 other=你
relation 小雷
total 小雷 mark=今年

#dy216
从家到外婆家，小轩先坐地铁⟨35分钟⟩，再换公交坐⟨20分钟⟩，最后步行⟨8分钟⟩。回来时爸爸开车只用了⟨40分钟⟩，回来比去时少用⟨多少分钟⟩？
= 35+20+8-40
total 小轩 act=坐 what=地铁
total 小轩 act=坐 what=公交
total 小轩 act=步行
total 爸爸 act=开 mark=回来
relation 回来 other=去时

#dy217
一根竹竿插进池塘，露出水面⟨0.6米⟩，水中部分是露出部分的⟨3倍⟩，泥里还有⟨0.3米⟩，这根竹竿长⟨多少米⟩？
= 0.6+0.6*3+0.3
total 竹竿 mark=露出
relation 水中 other=露出
total 竹竿 mark=泥里
total 竹竿 mark=长

#dy218
小明攒了⟨120元⟩，小红攒的比小明少⟨1/4⟩，小红用自己攒的钱买了一套⟨65元⟩的书，小红还剩⟨多少元⟩？
= 120*(1-0(1/4))-65
total 小明 act=攒
relation 小红 act=攒 other=小明
total 小红 act=买
total 小红 mark=还剩

#dy219
榨油厂⟨100千克⟩花生可以榨油⟨40千克⟩，照这样计算，要榨⟨260千克⟩油，需要花生⟨多少千克⟩？
= 260/(40/100)
amount 榨油厂
total 榨油厂 act=榨
total 榨油厂 act=榨 mark=要
amount 榨油厂 mark=需要

#dy220
兴华路小学有⟨1200名⟩学生，其中⟨25%⟩乘公交，⟨40%⟩步行，剩下的由家长接送，由家长接送的有⟨多少名⟩？
= 1200*(1-25%-40%)
total W:小学
relation 学生 act=乘 other=学生
relation 学生 act=步行 other=学生
total 家长 act=接送

#dy221
兴华路小学有⟨1200名⟩学生，其中⟨25%⟩乘公交，⟨40%⟩步行，步行的比乘公交的多⟨多少名⟩？
= 1200*(40%-25%)
total W:小学
relation 乘公交 other=学生
relation 步行 other=学生
relation 步行 other=乘公交

#dy222
蚕宝宝吐丝，⟨1只⟩蚕吐丝⟨1500米⟩，三年级养了⟨32只⟩蚕，其中⟨27只⟩结了茧，结茧的蚕一共吐丝⟨多少米⟩？
= 27*1500
amount 蚕
rate 蚕 act=吐
total 三年级 act=养
amount 蚕 act=结
total 蚕 act=吐

#dy223
妈妈把⟨36个⟩苹果装进礼盒，一共装了⟨4盒⟩，二姨拿走⟨1盒⟩，三姨拿走⟨2盒⟩，还剩下⟨多少个⟩苹果？
= 36/4*(4-1-2)
total 妈妈 act=装
amount 妈妈 act=装
amount 二姨 act=拿
amount 三姨 act=拿
total 妈妈 mark=剩下

#dy224
一条彩灯上有⟨5种⟩颜色的灯泡，每种颜色⟨16个⟩，坏了⟨6个⟩，修好了其中的⟨4个⟩，还有⟨几个⟩灯泡是亮的？
= 5*16-6+4
amount 彩灯
rate 彩灯
total 灯泡 act=坏
total 灯泡 act=修
total 灯泡 mark=亮

#dy225
写毛笔字，小飞每天写⟨24个⟩，写了⟨5天⟩；小刚⟨4天⟩写的字就和小飞⟨5天⟩写的一样多，小刚每天写⟨几个⟩？
= 24*5/4
rate 小飞 act=写
amount 小飞 act=写
amount 小刚 act=写
amount 小飞 act=写
rate 小刚 act=写

#dy226
图书馆三楼有书⟨2400册⟩，比二楼少⟨600册⟩，二楼的书是一楼的⟨1.5倍⟩，一楼有书⟨多少册⟩？
= (2400+600)/1.5
total 三楼
relation 三楼 other=二楼
relation 二楼 other=一楼
total 一楼

#dy227
小麦磨面，⟨1吨⟩小麦能磨面粉⟨0.85吨⟩，粮库有小麦⟨60吨⟩，已经磨了⟨20吨⟩，已磨出面粉⟨多少吨⟩？
= 0.85*20
amount 小麦
rate 小麦 act=磨
total 粮库
amount 小麦 act=磨 mark=已经
total 面粉 act=磨

#dy228
广场上放风筝，燕子形的有⟨15只⟩，蝴蝶形的比燕子形的少⟨6只⟩，老鹰形的只有⟨4只⟩。广场上空一共有⟨多少只⟩风筝？
= 15+15-6+4
total 燕子形
relation 蝴蝶形 other=燕子形
total 老鹰形
total W:一共

#dy229
王大妈卖豆浆，一大桶豆浆能装⟨80杯⟩，早上先卖了⟨37杯⟩，后来又来了一个单位订走⟨30杯⟩，每杯⟨3元⟩，这桶豆浆还能卖⟨多少元⟩？
= (80-37-30)*3
total 豆浆
total 王大妈 act=卖 mark=先
total 王大妈 act=订 mark=后来
rate 豆浆
total 豆浆 act=卖 mark=还能

#dy230
亮亮的书桌长⟨120厘米⟩，宽⟨60厘米⟩，爸爸给桌面配了一块玻璃，玻璃每平方厘米⟨0.02元⟩，这块玻璃要⟨多少元⟩？
= 120*60*0.02
total 书桌 mark=长
total 书桌 mark=宽
rate 玻璃
total 玻璃

#dy231
操场一圈⟨400米⟩，体育老师要求每人跑⟨3圈⟩，小波已经跑了⟨750米⟩，还要跑⟨多少米⟩？
= 400*3-750
rate 操场
amount 小波 act=跑
total 小波 act=跑 mark=已经
total 小波 act=跑 mark=还要

#dy232
春蕾书店开学促销，练习册每本⟨8元⟩，买⟨5本⟩以上每本便宜⟨1.5元⟩。陈老师买了⟨40本⟩，共付⟨多少元⟩？
= 40*(8-1.5)
rate 练习册
amount 练习册 act=买
relation 练习册
amount 陈老师 act=买
total 陈老师 act=付

#dy233
阿里骑自行车⟨3小时⟩行了⟨45千米⟩，骑摩托车的速度是自行车的⟨4倍⟩，阿里骑摩托车每小时行⟨多少千米⟩？
= 45/3*4
amount 自行车 act=行
total 自行车 act=行
relation 摩托车 other=自行车
rate 摩托车 act=行

#dy234
阿里骑自行车⟨3小时⟩行了⟨45千米⟩，骑摩托车每小时比骑自行车多行⟨30千米⟩，骑摩托车⟨3小时⟩行⟨多少千米⟩？
= (45/3+30)*3
amount 自行车 act=行
total 自行车 act=行
relation 摩托车 act=行 other=自行车
amount 摩托车 act=行
total 摩托车 act=行

#dy235
老李家的鸡、鸭、鹅共⟨150只⟩，鸡占⟨60%⟩，鸭占⟨30%⟩，鹅有⟨多少只⟩？
= 150*(1-60%-30%)
total W:共
relation 鸡
relation 鸭
total 鹅

#dy236
晨晨的妈妈每分钟包⟨3个⟩馄饨，晨晨每分钟包⟨1个⟩，两人一起包了⟨12分钟⟩，晨晨包了⟨几个⟩？
= 1*12
rate 妈妈 act=包
rate 晨晨 act=包
amount 晨晨 act=包
total 晨晨 act=包

#dy237
晨晨的妈妈每分钟包⟨3个⟩馄饨，晨晨每分钟包⟨1个⟩，两人一起包了⟨12分钟⟩，一共包了⟨几个⟩？
= (3+1)*12
rate 妈妈 act=包
rate 晨晨 act=包
amount 妈妈 act=包
total 两人 act=包

#dy238
少先队采集树种，第一小队⟨8人⟩采集了⟨40千克⟩，第二小队⟨10人⟩采集了⟨45千克⟩，平均每人第一小队比第二小队多采⟨多少千克⟩？
= 40/8-45/10
amount 第一小队
total 第一小队 act=采集
amount 第二小队
total 第二小队 act=采集
relation 第一小队 act=采 other=第二小队

#dy239
新来的图书每⟨12本⟩捆成一捆，捆了⟨9捆⟩还剩⟨7本⟩，新来的图书一共有⟨多少本⟩？
= 12*9+7
rate 图书 act=捆
amount 图书 act=捆
total 图书 mark=还剩
total W:一共

#dy240
妈妈手机里有⟨128张⟩照片，删掉模糊的⟨36张⟩，周末出去玩又拍了⟨45张⟩，现在手机里有⟨多少张⟩照片？
= 128-36+45
total 手机
total 妈妈 act=删
total 妈妈 act=拍 mark=周末
total 手机 mark=现在

#dy241
爸爸手机内存⟨256GB⟩，系统占⟨24GB⟩，照片和视频占去⟨1/4⟩，还能存⟨多少GB⟩？
= 256-24-256*0(1/4)
total W:内存
total 系统
relation 照片 other=内存
total 手机 act=存 mark=还能

#dy242
小安每天上网课⟨40分钟⟩，用流量⟨0.5GB⟩，⟨4月⟩上了⟨22节⟩，每节刚好⟨40分钟⟩，一共用了流量⟨多少GB⟩？
= 0.5*22
rate 小安 act=上
rate 小安 act=用
x
amount 小安 act=上
rate 小安 act=上
total 小安 act=用 mark=一共

#dy243
微信运动显示，妈妈昨天走了⟨8600步⟩，今天比昨天多走⟨1500步⟩，爸爸今天走的比妈妈今天的⟨一半⟩还少⟨50步⟩，爸爸今天走了⟨多少步⟩？
= (8600+1500)/2-50
total 妈妈 act=走 mark=昨天
relation 妈妈 act=走 mark=今天 other=昨天
relation 爸爸 act=走 mark=今天 other=妈妈
relation 爸爸 act=走 mark=今天 other=妈妈
total 爸爸 act=走 mark=今天

#dy244
微信运动显示，妈妈昨天走了⟨8600步⟩，今天走了⟨10100步⟩，爸爸两天共走⟨17500步⟩，妈妈两天比爸爸多走⟨多少步⟩？
= 8600+10100-17500
total 妈妈 act=走 mark=昨天
total 妈妈 act=走 mark=今天
total 爸爸 act=走 mark=两天
relation 妈妈 act=走 mark=两天 other=爸爸

#dy245
充电宝每小时能给手机充电⟨25%⟩，手机现在还有⟨40%⟩的电，充⟨2小时⟩后手机有⟨百分之几⟩的电？
= 40%+25%*2
rate 充电宝 act=充
relation 手机 mark=现在
amount 充电宝 act=充
relation 手机 mark=后

#dy246
四（2）班订校刊，男生⟨21人⟩订，女生比男生少⟨4人⟩，每份校刊一学期⟨35元⟩，全班订校刊一共交了⟨多少元⟩？
= (21+21-4)*35
total 男生 act=订
relation 女生 act=订 other=男生
rate 校刊
total 全班 act=交

#dy247
王老师买了⟨3副⟩羽毛球拍和⟨1筒⟩羽毛球，共用去⟨310元⟩。已知一筒羽毛球⟨70元⟩，一副羽毛球拍⟨多少元⟩？
= (310-70)/3
amount 王老师 act=买 what=羽毛球拍
amount 王老师 act=买 what=羽毛球
total 王老师 act=用
rate 羽毛球
rate 羽毛球拍

#dy248
一幢楼高⟨54米⟩，共⟨18层⟩，每层一样高，小贝家脚下正好有⟨9层⟩楼，她家的地面离地⟨多少米⟩？
= 54/18*9
total 楼 mark=高
amount 楼
amount 小贝家
total 小贝家

#dy249
工地上有沙子⟨50吨⟩，运走⟨18吨⟩，剩下的分⟨4车⟩运完，平均每车运⟨多少吨⟩？
= (50-18)/4
total 沙子
total 沙子 act=运
amount 车 act=运 mark=剩下
rate 车 act=运 mark=剩下

#dy250
工地上有沙子⟨50吨⟩，第一天运走⟨18吨⟩，第二天运走剩下的⟨1/4⟩，第二天运走⟨多少吨⟩？
= (50-18)*0(1/4)
total 沙子
total 沙子 act=运 mark=第一天
relation 沙子 act=运 mark=第二天 other=剩下
total 沙子 act=运 mark=第二天

#dy251
工地上有沙子⟨50吨⟩，第一天运走⟨18吨⟩，第二天运走余下的⟨1/4⟩，现在还剩⟨多少吨⟩？
= (50-18)*(1-0(1/4))
total 沙子
total 沙子 act=运 mark=第一天
relation 沙子 act=运 mark=第二天 other=余下
total 沙子 mark=还剩

#dy252
砌一面墙要用⟨3600块⟩砖，张师傅每小时砌⟨200块⟩，李师傅每小时砌⟨160块⟩，两人合砌⟨几小时⟩完成？
= 3600/(200+160)
total W:墙
rate 张师傅 act=砌
rate 李师傅 act=砌
amount 张师傅 act=砌

#dy253
小蜗牛和小乌龟比赛，小乌龟每分钟爬⟨5米⟩，是小蜗牛的⟨10倍⟩，小蜗牛爬⟨12分钟⟩能爬⟨多少米⟩？
= 5/10*12
rate 小乌龟 act=爬
relation 小乌龟 other=小蜗牛
amount 小蜗牛 act=爬
total 小蜗牛 act=爬

#dy254
菜店运来黄瓜⟨45千克⟩，西红柿比黄瓜的⟨2倍⟩少⟨10千克⟩，西红柿每千克卖⟨6元⟩，全部西红柿能卖⟨多少元⟩？
= (45*2-10)*6
total 黄瓜 act=运
relation 西红柿 act=运 other=黄瓜
relation 西红柿 act=运 other=黄瓜
rate 西红柿 act=卖
total 西红柿 act=卖

#dy255
每条船限坐⟨6人⟩，二年级租了⟨9条⟩船，正好坐满，其中老师有⟨5人⟩，学生有⟨多少人⟩？
= 6*9-5
rate 船 act=坐
amount 二年级 act=租
total 老师
total 学生

#dy256
每条船限坐⟨6人⟩，二年级的学生有⟨49人⟩，老师有⟨5人⟩，正好坐满所租的船，租了⟨几条⟩船？
= (49+5)/6
rate 船 act=坐
total 学生
total 老师
amount 二年级 act=租

#dy257
动物园的门票每张⟨25元⟩，⟨30人⟩以上可以买团体票，团体票每张便宜⟨5元⟩。四年级⟨42人⟩买团体票，一共要⟨多少元⟩？
= 42*(25-5)
rate 门票
amount 团体票
relation 团体票 other=门票
amount 四年级 act=买
total W:一共

#dy258
外卖小哥送一单得⟨6元⟩，晚上⟨8点⟩以后每单多得⟨2元⟩。今天他白天送了⟨25单⟩，晚上⟨8点⟩后送了⟨10单⟩，今天收入⟨多少元⟩？
= 25*6+10*(6+2)
rate 外卖小哥 act=得
x
relation 外卖小哥 act=得 mark=晚上
amount 外卖小哥 act=送 mark=白天
x
amount 外卖小哥 act=送 mark=晚上
total 外卖小哥 mark=今天

#dy259
蓝鲸的寿命大约是⟨90年⟩，是大象的⟨1.5倍⟩，大象的寿命是狗的⟨4倍⟩，狗的寿命大约是⟨多少年⟩？
= 90/1.5/4
total 蓝鲸 mark=寿命
relation 蓝鲸 mark=寿命 other=大象
relation 大象 mark=寿命 other=狗
total 狗 mark=寿命

#dy260
妈妈榨果汁，⟨3个⟩橙子能榨⟨240毫升⟩，她想榨⟨800毫升⟩，冰箱里只有⟨7个⟩橙子，还缺⟨几个⟩？
= 800/(240/3)-7
amount 橙子 act=榨
total 橙子 act=榨
total 妈妈 act=榨
amount 冰箱
amount 橙子 mark=缺

#dy261
三个小组给敬老院的老人做贺卡，第一组做了⟨16张⟩，第二组做了⟨19张⟩，第三组比第一组少做⟨3张⟩，三个组一共做了⟨多少张⟩？
= 16+19+16-3
total 第一组 act=做
total 第二组 act=做
relation 第三组 act=做 other=第一组
total W:一共 act=做

#dy262
把⟨4.8米⟩长的木条锯成每段⟨0.6米⟩的小段，锯好后拿走⟨3段⟩做相框，还有⟨几段⟩？
= 4.8/0.6-3
total 木条 mark=长
rate 木条 act=锯
amount 木条 act=拿
amount 木条 mark=还有

#dy263
小区的充电桩⟨2小时⟩给一辆车充电⟨14度⟩，王叔叔的车要充⟨42度⟩，他已经充了⟨4小时⟩，还要充⟨几小时⟩？
= 42/(14/2)-4
amount 充电桩 act=充
total 充电桩 act=充
total 王叔叔 act=充
amount 王叔叔 act=充 mark=已经
amount 王叔叔 act=充 mark=还要

#dy264
妹妹有⟨24颗⟩草莓，吃了⟨1/3⟩，给奶奶⟨5颗⟩，妹妹还有⟨几颗⟩草莓？
= 24*(1-0(1/3))-5
total 妹妹
relation 妹妹 act=吃 other=草莓
total 妹妹 act=给
total 妹妹 mark=还有

#dy265
妹妹有⟨24颗⟩草莓，吃了⟨1/3⟩，给奶奶的是剩下的⟨1/4⟩，给了奶奶⟨几颗⟩草莓？
= 24*(1-0(1/3))*0(1/4)
total 妹妹
relation 妹妹 act=吃 other=草莓
relation 妹妹 act=给 other=剩下
total 妹妹 act=给

#dy266
小丽跳远跳了⟨1.85米⟩，小芳比小丽近⟨0.2米⟩，小玉比小芳远⟨0.15米⟩，小玉跳了⟨多少米⟩？
= 1.85-0.2+0.15
total 小丽 act=跳
relation 小芳 act=跳 other=小丽
relation 小玉 act=跳 other=小芳
total 小玉 act=跳

#dy267
校门口停着⟨35辆⟩自行车和⟨12辆⟩电动车，放学后骑走了⟨20辆⟩自行车和⟨7辆⟩电动车，校门口还停着自行车⟨多少辆⟩？
= 35-20
total 自行车 act=停
total 电动车 act=停
total 自行车 act=骑
total 电动车 act=骑
total 自行车 mark=还

#dy268
校门口停着⟨35辆⟩自行车和⟨12辆⟩电动车，放学后骑走了⟨20辆⟩自行车和⟨7辆⟩电动车，校门口一共还停着⟨多少辆⟩车？
= 35+12-20-7
total 自行车 act=停
total 电动车 act=停
total 自行车 act=骑
total 电动车 act=骑
total W:一共 mark=还

#dy269
老师让大家查资料：一节废电池能污染⟨60万升⟩水，也就是⟨600000升⟩。环保小队收集了⟨40节⟩废电池，少污染水⟨多少升⟩？
= 600000*40
rate 电池 act=污染
rate 电池 act=污染
amount 环保小队 act=收集
total 环保小队 act=污染

#dy270
奶奶腌咸菜，⟨5千克⟩萝卜放盐⟨200克⟩，照这个放法，⟨12千克⟩萝卜要放盐⟨多少克⟩？
= 200/5*12
amount 萝卜
total 盐 act=放
amount 萝卜
total 盐 act=放

#dy271
把⟨10克⟩盐放进⟨190克⟩水里，盐水的含盐率是⟨百分之几⟩？
= 10/(10+190)
total 盐
total 水
relation 盐水

#dy272
五年级植树⟨125棵⟩，有⟨5棵⟩没成活，成活的棵数占植树棵数的⟨百分之几⟩？
= (125-5)/125
total 五年级 act=植
total 五年级 mark=没成活
relation 成活 other=植树

#dy273
李强参加射击训练，打了⟨50发⟩子弹，命中⟨46发⟩，命中率是⟨百分之多少⟩？
= 46/50
total 李强 act=打
total 李强 mark=命中
relation 李强 mark=命中

#dy274
存款利率调整后，孙奶奶把⟨20000元⟩存进银行，定期⟨3年⟩，年利率⟨2%⟩，到期能得利息⟨多少元⟩？
= 20000*3*2%
total 孙奶奶 act=存
amount 孙奶奶 act=存
relation 孙奶奶 mark=利息
total 孙奶奶 act=得 mark=利息

#dy275
存款利率调整后，孙奶奶把⟨20000元⟩存进银行，定期⟨3年⟩，年利率⟨2%⟩，到期一共能取回⟨多少元⟩？
= 20000+20000*3*2%
total 孙奶奶 act=存
amount 孙奶奶 act=存
relation 孙奶奶 mark=利率
total 孙奶奶 act=取

#dy276
钢琴考级报名费⟨180元⟩，教材⟨42元⟩，伴奏每次⟨50元⟩，要排练⟨3次⟩，考级一共要准备⟨多少元⟩？
= 180+42+50*3
total 报名费
total 教材
rate 伴奏
amount 伴奏
total W:一共

#dy277
一袋大米⟨25千克⟩，食堂每天用⟨2袋⟩，用了⟨6天⟩后，库房还剩⟨8袋⟩，库房原来有大米⟨多少袋⟩？
= 2*6+8
rate 大米
rate 食堂 act=用
amount 食堂 act=用
total 库房 mark=还剩
total 库房 mark=原来

#dy278
一袋大米⟨25千克⟩，食堂每天用⟨2袋⟩，用了⟨6天⟩后，库房还剩⟨8袋⟩，库房原来有大米⟨多少千克⟩？
= (2*6+8)*25
rate 大米
rate 食堂 act=用
amount 食堂 act=用
amount 库房 mark=还剩
total 库房 mark=原来

#dy279
花坛里每排种⟨14株⟩月季，种了⟨5排⟩；郁金香每排⟨10株⟩，排数比月季多⟨2排⟩。郁金香种了⟨多少株⟩？
= 10*(5+2)
rate 月季 act=种
amount 月季 act=种
rate 郁金香
relation 郁金香 other=月季
total 郁金香 act=种

#dy280
小马帮驴爷爷运粮食，第一次驮了⟨35千克⟩，第二次驮的比第一次多⟨5千克⟩，还剩⟨20千克⟩没驮，粮食一共有⟨多少千克⟩？
= 35+35+5+20
total 小马 act=驮 mark=第一次
relation 小马 act=驮 mark=第二次 other=第一次
total 小马 mark=没驮
total W:一共

#dy281
学校广播站每天播音⟨20分钟⟩，其中新闻占⟨2/5⟩，音乐占⟨1/4⟩，其他是同学投稿，同学投稿有⟨几分钟⟩？
= 20*(1-0(2/5)-0(1/4))
total W:播音
relation 新闻 other=播音
relation 音乐 other=播音
total 投稿

#dy282
大扫除时，擦玻璃的有⟨9人⟩，扫地的比擦玻璃的多⟨3人⟩，擦桌子的是扫地的⟨一半⟩，擦桌子的有⟨几人⟩？
= (9+3)/2
total 擦玻璃
relation 扫地 other=擦玻璃
relation 擦桌子 other=扫地
total 擦桌子

#dy283
大扫除时，擦玻璃的有⟨9人⟩，扫地的比擦玻璃的多⟨3人⟩，其余⟨15人⟩打扫操场，全班一共有⟨多少人⟩？
= 9+9+3+15
total 擦玻璃
relation 扫地 other=擦玻璃
total 操场
total W:全班

#dy284
小华用一根铁丝围了一个正方形，边长⟨15厘米⟩，接着拉直重新围成一个宽是⟨10厘米⟩的长方形。正方形有⟨4条⟩同样长的边，它的周长是⟨多少厘米⟩？
= 15*4
total 正方形 mark=边长
total 长方形 mark=宽
amount 正方形
total 正方形 mark=周长

#dy285
一种儿童药每天吃⟨3次⟩，每次⟨2片⟩。一瓶有⟨42片⟩，够吃⟨几天⟩？
= 42/(3*2)
rate 儿童药 act=吃
rate 儿童药
total 儿童药
amount 儿童药 act=吃

#dy286
医生给爷爷开了⟨5盒⟩药，每盒⟨24片⟩，爷爷每天吃⟨3次⟩，每次⟨4片⟩，这些药可以吃⟨多少天⟩？
= 5*24/(3*4)
amount 医生 act=开
rate 医生 act=开
rate 爷爷 act=吃
rate 爷爷 act=吃
amount 爷爷 act=吃

#dy287
输液室里，一瓶⟨250毫升⟩的药水，每分钟滴⟨5毫升⟩，已经滴了⟨30分钟⟩，再过⟨几分钟⟩滴完？
= 250/5-30
total 药水
rate 药水 act=滴
amount 药水 act=滴 mark=已经
amount 药水 act=滴 mark=再

#dy288
献血车上午来了⟨28人⟩，其中⟨5人⟩体检不合格，其余每人献血⟨200毫升⟩，上午一共采血⟨多少毫升⟩？
= (28-5)*200
total W:献血车 mark=上午
total 献血车 mark=不合格
rate 献血车 act=献血
total W:一共 act=采血

#dy289
牙科诊所周六看了⟨32位⟩病人，比周日少⟨7位⟩，周末两天共看了⟨多少位⟩病人？
= 32+32+7
total 牙科诊所 act=看 mark=周六
relation 牙科诊所 act=看 mark=周六 other=周日
total 牙科诊所 act=看 mark=两天

#dy290
牙科诊所周六看了⟨32位⟩病人，周日比周六少⟨7位⟩，周末两天共看了⟨多少位⟩病人？
= 32+32-7
total 牙科诊所 act=看 mark=周六
relation 牙科诊所 act=看 mark=周日 other=周六
total 牙科诊所 act=看 mark=两天

#dy291
小雅收集旧报纸⟨6千克⟩，卖给回收站每千克⟨1.2元⟩，又卖了⟨15个⟩饮料瓶，每个⟨0.2元⟩，她一共卖得⟨多少元⟩？
= 6*1.2+15*0.2
total 小雅 act=收集
rate 报纸 act=卖
amount 小雅 act=卖 what=饮料瓶
rate 饮料瓶 act=卖
total 小雅 act=卖 mark=一共

#dy292
回收⟨1吨⟩废纸能少砍⟨17棵⟩大树，幸福小学去年回收废纸⟨3吨⟩，今年计划回收⟨5吨⟩，今年能少砍⟨多少棵⟩大树？
= 17*5
amount 废纸 act=回收
rate 废纸 act=砍
total 幸福小学 act=回收 mark=去年
amount 幸福小学 act=回收 mark=今年
total 幸福小学 act=砍 mark=今年

#dy293
回收⟨1吨⟩废纸能少砍⟨17棵⟩大树，幸福小学去年回收废纸⟨3吨⟩，今年计划回收⟨5吨⟩，今年比去年多保护⟨多少棵⟩大树？
= 17*(5-3)
amount 废纸 act=回收
rate 废纸 act=砍
amount 幸福小学 act=回收 mark=去年
amount 幸福小学 act=回收 mark=今年
relation 幸福小学 act=保护 mark=今年 other=去年

#dy294
冬天的一个周末，气象台预报：中午⟨12摄氏度⟩，傍晚降⟨5摄氏度⟩，半夜再降⟨4摄氏度⟩，风力⟨3级⟩。半夜的气温是⟨多少摄氏度⟩？
= 12-5-4
total 中午
relation 傍晚 other=中午
relation 半夜 other=傍晚
total 风力
total 半夜

#dy295
一场暴雨，水库水位从⟨18.5米⟩涨到了⟨21米⟩，开闸放水后每小时下降⟨0.2米⟩，放了⟨5小时⟩，这时水位是⟨多少米⟩？
= 21-0.2*5
total 水位
total 水位 mark=涨
rate 水位 act=下降
amount 水位 act=放
total 水位 mark=这时

#dy296
七月份有⟨31天⟩，其中晴天⟨14天⟩，雨天比晴天少⟨5天⟩，其余是阴天，阴天有⟨几天⟩？
= 31-14-(14-5)
total W:七月
total 晴天
relation 雨天 other=晴天
total 阴天

#dy297
一把椅子⟨78元⟩，一张桌子的价钱比两把椅子的总价⟨156元⟩还多⟨24元⟩，一张桌子⟨多少元⟩？
= 156+24
rate 椅子
total 椅子 mark=总价
relation 桌子 other=椅子
rate 桌子

#dy298
剧团演出，前排票⟨120元⟩，后排票比前排便宜⟨40元⟩。张阿姨买了⟨2张⟩前排票，⟨3张⟩后排票，付了⟨500元⟩，找回⟨多少元⟩？
= 500-2*120-3*(120-40)
rate 前排
relation 后排 other=前排
amount 张阿姨 act=买 what=前排
amount 张阿姨 act=买 what=后排
total 张阿姨 act=付
total 张阿姨 act=找

#dy299
小明读一本故事书，每天读⟨12页⟩，读了⟨6天⟩，还有⟨28页⟩没读，这本书有⟨多少页⟩？
= 12*6+28
rate 小明 act=读
amount 小明 act=读
total 小明 mark=没读
total W:故事书

#dy300
小明读一本⟨100页⟩的故事书，每天读⟨12页⟩，读了⟨6天⟩，剩下的要在⟨2天⟩里读完，平均每天读⟨多少页⟩？
= (100-12*6)/2
total W:故事书
rate 小明 act=读
amount 小明 act=读
amount 小明 act=读 mark=剩下
rate 小明 act=读 mark=剩下

#dy301
爸爸说国外有的农场每头牛每年产奶⟨6吨⟩。我们镇的奶牛场有⟨48头⟩牛，每头每天产奶⟨25千克⟩，每天一共产奶⟨多少千克⟩？
= 48*25
rate 牛 act=产奶
amount 奶牛场
rate 牛 act=产奶
rate W:一共 act=产奶

#dy302
养蜂人有⟨60箱⟩蜜蜂，每箱可收蜂蜜⟨15千克⟩，已经收了⟨38箱⟩，还能收蜂蜜⟨多少千克⟩？
= (60-38)*15
amount 养蜂人
rate 养蜂人 act=收
amount 养蜂人 act=收 mark=已经
total 养蜂人 act=收 mark=还能

#dy303
羊圈里有山羊⟨24只⟩，绵羊的只数是山羊的⟨3倍⟩，卖掉⟨15只⟩绵羊后，绵羊还比山羊多⟨多少只⟩？
= 24*3-15-24
total 山羊
relation 绵羊 other=山羊
total 绵羊 act=卖
relation 绵羊 mark=后 other=山羊

#dy304
农场收割小麦，⟨2台⟩收割机⟨3小时⟩收割⟨30公顷⟩，平均每台每小时收割⟨多少公顷⟩？
= 30/2/3
amount 收割机
amount 收割机 act=收割
total 收割机 act=收割
rate 收割机 act=收割

#dy305
农场收割小麦，⟨2台⟩收割机⟨3小时⟩收割⟨30公顷⟩，照这样，⟨5台⟩收割机⟨4小时⟩能收割⟨多少公顷⟩？
= 30/2/3*5*4
amount 收割机
amount 收割机 act=收割
total 收割机 act=收割
amount 收割机
amount 收割机 act=收割
total 收割机 act=收割

#dy306
三个好朋友凑钱买足球，小杨出⟨45元⟩，小林出的比小杨多⟨10元⟩，小孟出的是小林的⟨4/5⟩，足球⟨多少元⟩？
= 45+45+10+(45+10)*0(4/5)
total 小杨 act=出
relation 小林 act=出 other=小杨
relation 小孟 act=出 other=小林
total 足球

#dy307
压岁钱怎么用？乐乐收到⟨1000元⟩，把⟨60%⟩存进银行，⟨15%⟩捐给山区，剩下的买书，买书用了⟨多少元⟩？
= 1000*(1-60%-15%)
total 乐乐 act=收
relation 乐乐 act=存 other=压岁钱
relation 乐乐 act=捐 other=压岁钱
total 乐乐 act=买

#dy308
压岁钱怎么用？乐乐收到⟨1000元⟩，把⟨60%⟩存进银行，剩下的⟨15%⟩捐给山区，捐了⟨多少元⟩？
= 1000*(1-60%)*15%
total 乐乐 act=收
relation 乐乐 act=存 other=压岁钱
relation 乐乐 act=捐 other=剩下
total 乐乐 act=捐

#dy309
科学课上，豆芽第一天高⟨2厘米⟩，以后每天长⟨3厘米⟩，再过⟨4天⟩豆芽高⟨多少厘米⟩？
= 2+3*4
total 豆芽 mark=第一天
rate 豆芽 act=长
amount 豆芽 act=长 mark=再
total 豆芽 mark=高

#dy310
蜡烛长⟨20厘米⟩，点燃后每分钟烧掉⟨0.5厘米⟩，⟨16分钟⟩后还剩⟨多少厘米⟩？
= 20-0.5*16
total 蜡烛
rate 蜡烛 act=烧
amount 蜡烛 act=烧
total 蜡烛 mark=还剩

#dy311
小青家的热水器每分钟放水⟨8升⟩，洗澡要用⟨15分钟⟩，妈妈提醒她节约，结果少用了⟨3分钟⟩，她用了⟨多少升⟩水？
= 8*(15-3)
rate 热水器 act=放
amount 小青 act=用
relation 小青 act=用 mark=结果
total 小青 act=用

#dy312
阳光小区有⟨15栋⟩楼，每栋⟨11层⟩，每层住⟨4户⟩，一共住了⟨多少户⟩？
= 15*11*4
amount W:小区
rate 楼
rate 层 act=住
total W:一共 act=住

#dy313
修一条⟨1800米⟩的自行车道，已经修了⟨2/3⟩，余下的平均每天修⟨50米⟩，还要⟨多少天⟩修完？
= 1800*(1-0(2/3))/50
total W:自行车道
relation 自行车道 act=修 mark=已经 other=自行车道
rate 自行车道 act=修 mark=余下
amount 自行车道 act=修 mark=余下

#dy314
新闻里说，我市地铁3号线长⟨36千米⟩，设⟨24个⟩车站，比2号线多⟨6个⟩车站，2号线有⟨多少个⟩车站？
= 24-6
total 3号线 mark=长
total 3号线 act=设
relation 3号线 other=2号线
total 2号线

#dy315
足球联赛积分榜：胜一场得⟨3分⟩，平一场得⟨1分⟩，负一场得⟨0分⟩。育红队胜了⟨7场⟩，平了⟨4场⟩，负了⟨3场⟩，一共积⟨多少分⟩？
= 7*3+4*1
rate 育红队 act=胜
rate 育红队 act=平
rate 育红队 act=负
amount 育红队 act=胜
amount 育红队 act=平
amount 育红队 act=负
total 育红队 act=积

#dy316
校园义卖，我们班卖出手工皂⟨35块⟩，每块⟨4元⟩，卖出盆栽⟨12盆⟩，每盆⟨15元⟩，扣除成本⟨120元⟩，捐出⟨多少元⟩？
= 35*4+12*15-120
amount 我们班 act=卖 what=手工皂
rate 手工皂
amount 我们班 act=卖 what=盆栽
rate 盆栽
total 我们班 mark=成本
total 我们班 act=捐

#dy317
校园义卖，我们班卖出手工皂⟨35块⟩，每块⟨4元⟩，卖盆栽收入比卖手工皂多⟨40元⟩，一共收入⟨多少元⟩？
= 35*4+35*4+40
amount 我们班 act=卖 what=手工皂
rate 手工皂
relation 盆栽 act=卖 other=手工皂
total 我们班 mark=一共

#dy318
电梯限乘⟨13人⟩，已经进去⟨4个⟩大人和⟨6个⟩孩子，最多还能再进⟨几个⟩人？
= 13-4-6
total 电梯 act=乘
total 大人 act=进
total 孩子 act=进
total 电梯 act=进 mark=再

#dy319
妈妈网购了⟨2件⟩T恤，每件⟨59元⟩，运费⟨8元⟩，满⟨100元⟩减⟨15元⟩，她实际付了⟨多少元⟩？
= 2*59+8-15
amount 妈妈 act=购
rate T恤
total 运费
total 满
total 减
total 妈妈 act=付 mark=实际

#dy320
外婆种的南瓜大丰收，最大的一个重⟨12.5千克⟩，比最小的重⟨9.7千克⟩，最小的南瓜重⟨多少千克⟩？
= 12.5-9.7
total 最大
relation 最大 other=最小
total 最小

#dy321
外婆种的南瓜大丰收，最大的一个重⟨12.5千克⟩，正好是最小的⟨5倍⟩，最大的比最小的重⟨多少千克⟩？
= 12.5-12.5/5
total 最大
relation 最大 other=最小
relation 最大 other=最小

#dy322
图书馆新进一批书，科技书⟨240本⟩，占这批书的⟨40%⟩，文艺书占这批书的⟨25%⟩，文艺书有⟨多少本⟩？
= 240/40%*25%
total 科技书
relation 科技书 other=这批书
relation 文艺书 other=这批书
total 文艺书

#dy323
有一批零件，王师傅单独做⟨10天⟩完成，每天做⟨36个⟩。李师傅每天做⟨40个⟩，李师傅单独做要⟨几天⟩？
= 36*10/40
amount 王师傅 act=做
rate 王师傅 act=做
rate 李师傅 act=做
amount 李师傅 act=做

#dy324
修鞋的钱大爷今天修好⟨18双⟩鞋，每双收费⟨5元⟩，配了⟨7把⟩钥匙，每把收费⟨3元⟩，材料花去⟨25元⟩，今天净赚⟨多少元⟩？
= 18*5+7*3-25
amount 钱大爷 act=修
rate 钱大爷 act=收费
amount 钱大爷 act=配
rate 钱大爷 act=收费
total 钱大爷 act=花 mark=材料
total 钱大爷 act=赚

#dy325
兄弟俩集卡片，弟弟有⟨45张⟩，哥哥有⟨63张⟩，哥哥要给弟弟⟨几张⟩，弟弟才有⟨54张⟩，两人刚好一样多？
= 54-45
total 弟弟
total 哥哥
total 哥哥 act=给
total 弟弟 mark=才

#dy326
面馆今天卖出牛肉面⟨65碗⟩，每碗⟨18元⟩，卖出素面⟨40碗⟩，每碗比牛肉面便宜⟨8元⟩，素面一共卖了⟨多少元⟩？
= 40*(18-8)
amount 面馆 act=卖 what=牛肉面
rate 牛肉面
amount 面馆 act=卖 what=素面
relation 素面 other=牛肉面
total 素面 act=卖

#dy327
红绿灯路口，早高峰⟨10分钟⟩开过⟨150辆⟩车，晚高峰每分钟比早高峰多开过⟨3辆⟩，晚高峰每分钟开过⟨多少辆⟩？
= 150/10+3
amount 早高峰
total 早高峰 act=开
relation 晚高峰 act=开 other=早高峰
rate 晚高峰 act=开

#dy328
小亭做一道菜要洗菜⟨6分钟⟩，切菜⟨4分钟⟩，炒菜⟨5分钟⟩，煮饭的时间比做这道菜的总时间多⟨10分钟⟩，煮饭要⟨多少分钟⟩？
= 6+4+5+10
total 小亭 act=洗菜
total 小亭 act=切菜
total 小亭 act=炒菜
relation 煮饭 other=做这道菜
total 煮饭

#dy329
一条围巾，妈妈第一天织了全长的⟨1/5⟩，第二天织了全长的⟨1/4⟩，两天一共织了⟨72厘米⟩，围巾全长⟨多少厘米⟩？
= 72/(0(1/5)+0(1/4))
relation 妈妈 act=织 mark=第一天 other=全长
relation 妈妈 act=织 mark=第二天 other=全长
total 妈妈 act=织 mark=两天
total W:全长

#dy330
一条围巾全长⟨160厘米⟩，妈妈第一天织了⟨1/5⟩，第二天织了⟨1/4⟩，第二天比第一天多织⟨多少厘米⟩？
= 160*(0(1/4)-0(1/5))
total W:全长
relation 妈妈 act=织 mark=第一天 other=围巾
relation 妈妈 act=织 mark=第二天 other=围巾
relation 妈妈 act=织 mark=第二天 other=第一天

#dy331
动画片《小蝌蚪》共⟨26集⟩，电视台每天播⟨2集⟩，⟨几天⟩可以播完？
= 26/2
total W:动画片
rate 电视台 act=播
amount 电视台 act=播

#dy332
航空公司规定每位乘客可免费托运行李⟨20千克⟩，超过的每千克收⟨18元⟩。李阿姨的行李重⟨26千克⟩，要付⟨多少元⟩？
= (26-20)*18
rate 乘客 act=托运
rate 超过 act=收
total 李阿姨
total 李阿姨 act=付

#dy333
石榴树今年结了⟨156个⟩石榴，比去年多⟨36个⟩，前年的个数是去年的⟨3/4⟩，前年结了⟨多少个⟩？
= (156-36)*0(3/4)
total 石榴树 act=结 mark=今年
relation 石榴树 act=结 mark=今年 other=去年
relation 石榴树 act=结 mark=前年 other=去年
total 石榴树 act=结 mark=前年

#dy334
大华电影院上座率很高，⟨400个⟩座位坐了⟨95%⟩，其中儿童占观众的⟨1/4⟩，儿童有⟨多少人⟩？
= 400*95%*0(1/4)
total 电影院
relation 电影院 act=坐 other=座位
relation 儿童 other=观众
total 儿童

#dy335
卖报的老伯早上进了⟨200份⟩报纸，每份进价⟨0.8元⟩，每份卖⟨1元⟩，全部卖完能赚⟨多少元⟩？
= 200*(1-0.8)
amount 老伯 act=进
rate 报纸 mark=进价
rate 报纸 act=卖
total 老伯 act=赚

#dy336
妈妈给全家买袜子，爸爸⟨4双⟩，妈妈自己⟨5双⟩，姐姐和弟弟各⟨3双⟩，一共买了⟨多少双⟩？
= 4+5+3+3
total 爸爸
total 妈妈
rate 姐姐
total W:一共 act=买

#dy337
班长统计：参加绘画的⟨15人⟩，参加唱歌的比绘画的少⟨4人⟩，参加跳舞的和唱歌的同样多。参加这三项的一共⟨多少人次⟩？
= 15+15-4+15-4
total 绘画
relation 唱歌 other=绘画
total W:一共

#dy338
缝纫机⟨5分钟⟩能锁⟨40个⟩扣眼，一件衬衫有⟨8个⟩扣眼，⟨30分钟⟩可以锁完⟨几件⟩衬衫的扣眼？
= 40/5*30/8
amount 缝纫机 act=锁
total 缝纫机 act=锁
rate 衬衫
amount 缝纫机 act=锁
amount 衬衫 act=锁

#dy339
我家的电表上月底读数是⟨1256度⟩，这月底是⟨1411度⟩，每度电⟨0.6元⟩，这个月要交电费⟨多少元⟩？
= (1411-1256)*0.6
total 电表 mark=上月底
total 电表 mark=这月底
rate 电
total 我家 act=交

#dy340
暑假培训班招收美术生⟨48人⟩，比音乐生多⟨1/3⟩，音乐生有⟨多少人⟩？
= 48/(1+0(1/3))
total 美术生
relation 美术生 other=音乐生
total 音乐生

#dy341
暑假培训班招收美术生⟨48人⟩，音乐生比美术生多⟨1/3⟩，音乐生有⟨多少人⟩？
= 48*(1+0(1/3))
total 美术生
relation 音乐生 other=美术生
total 音乐生

#dy342
暑假培训班招收美术生⟨48人⟩，音乐生比美术生少⟨1/3⟩，两种学生一共⟨多少人⟩？
= 48+48*(1-0(1/3))
total 美术生
relation 音乐生 other=美术生
total W:一共

#dy343
小飞家的客厅面积⟨30平方米⟩，比卧室大⟨12平方米⟩，阳台面积是卧室的⟨1/3⟩，阳台有⟨多少平方米⟩？
= (30-12)*0(1/3)
total 客厅
relation 客厅 other=卧室
relation 阳台 other=卧室
total 阳台

#dy344
一个足球⟨85元⟩，一个排球⟨60元⟩，体育老师买足球花了⟨510元⟩，买了同样个数的排球，买排球花了⟨多少元⟩？
= 510/85*60
rate 足球
rate 排球
total 体育老师 act=买 what=足球
total 体育老师 act=买 what=排球

#dy345
冬冬从家带了⟨20元⟩去买早点，⟨2根⟩油条⟨3元⟩，⟨1碗⟩豆腐脑⟨4元⟩，剩下的钱买每支⟨2.5元⟩的圆珠笔还能花掉⟨5元⟩，买了⟨几支⟩圆珠笔？
= 5/2.5
total 冬冬 act=带
amount 冬冬 act=买 what=油条
total 冬冬 act=买 what=油条
amount 冬冬 act=买 what=豆腐脑
total 冬冬 act=买 what=豆腐脑
rate 圆珠笔
total 冬冬 act=花 what=圆珠笔
amount 冬冬 act=买 what=圆珠笔

#dy346
汽车销售店五月份售出新能源汽车⟨64辆⟩，六月份售出的比五月份增加⟨25%⟩，七月份又比六月份减少⟨10%⟩，七月份售出⟨多少辆⟩？
= 64*(1+25%)*(1-10%)
total 销售店 act=售 mark=五月
relation 销售店 act=售 mark=六月 other=五月
relation 销售店 act=售 mark=七月 other=六月
total 销售店 act=售 mark=七月

#dy347
一桶涂料可以刷墙⟨12平方米⟩，客厅的墙有⟨60平方米⟩，卧室的墙有⟨48平方米⟩，刷完两间一共需要⟨几桶⟩？
= (60+48)/12
rate 涂料 act=刷
total 客厅
total 卧室
amount 涂料 mark=需要

#dy348
一桶涂料可以刷墙⟨12平方米⟩，客厅的墙有⟨60平方米⟩，卧室的墙有⟨48平方米⟩，刷客厅比刷卧室多用⟨几桶⟩？
= (60-48)/12
rate 涂料 act=刷
total 客厅
total 卧室
relation 客厅 act=用 other=卧室

#dy349
夏令营⟨8人⟩住一间宿舍，男生住了⟨12间⟩，女生住了⟨9间⟩，夏令营有男生⟨多少人⟩？
= 8*12
rate 宿舍 act=住
amount 男生 act=住
amount 女生 act=住
total 男生

#dy350
三（5）班收班费，每人交⟨20元⟩，⟨45人⟩都交了。买窗帘用去⟨260元⟩，买盆栽用去⟨135元⟩，还剩班费⟨多少元⟩？
= 20*45-260-135
rate W:班 act=交
amount W:班 act=交
total W:班 act=买 what=窗帘
total W:班 act=买 what=盆栽
total W:班 mark=还剩

#dy351
小明的作文本用了⟨18页⟩，还剩⟨14页⟩没用，小红的作文本比小明的多⟨8页⟩，小红的作文本有⟨多少页⟩？
= 18+14+8
total 小明 act=用
total 小明 mark=没用
relation 小红 other=小明
total 小红

#dy352
舞蹈房里一面大镜子宽⟨2.4米⟩，高⟨2米⟩，每平方米镜子⟨75元⟩，安装费⟨60元⟩，装好这面镜子共需⟨多少元⟩？
= 2.4*2*75+60
total 镜子 mark=宽
total 镜子 mark=高
rate 镜子
total 安装费
total W:共

#dy353
幼儿园午睡室有⟨3排⟩小床，每排⟨9张⟩，今天有⟨4个⟩孩子请假，每个孩子一张床，空了⟨4张⟩，有⟨多少个⟩孩子在午睡？
= 3*9-4
amount 午睡室
rate 午睡室
total 孩子 mark=请假
total 床 act=空
total 孩子 act=午睡

#dy354
《小蝌蚪》一共⟨26集⟩，电视台从星期一开始播，每天播⟨2集⟩，已经播了⟨9天⟩，剩下⟨多少集⟩没播？
= 26-2*9
total W:小蝌蚪
rate 电视台 act=播
amount 电视台 act=播 mark=已经
total 电视台 mark=剩下

#dy355
一瓶油连瓶重⟨3.4千克⟩，用去⟨一半⟩油后连瓶重⟨1.9千克⟩，用去的油重⟨多少千克⟩？
= 3.4-1.9
total 油
relation 油 mark=用去
total 油 mark=后
total 油 mark=用去

#dy356
马戏团的小狗做算术，训练员每次奖励它⟨2块⟩饼干，上午答对⟨6次⟩，下午答对⟨8次⟩，它今天得到⟨多少块⟩饼干？
= 2*(6+8)
rate 训练员 act=奖励
amount 小狗 act=答对 mark=上午
amount 小狗 act=答对 mark=下午
total 小狗 act=得到

#dy357
早上天刚亮，菜农赵叔就把新摘的⟨180千克⟩豆角装上了车。到了市场，他先批发给饭店⟨75千克⟩，每千克⟨4元⟩，剩下的零售，每千克⟨6元⟩，到中午全卖光了。今天赵叔卖豆角一共收入⟨多少元⟩？
= 75*4+(180-75)*6
total 赵叔 act=摘
amount 赵叔 act=批发
rate 赵叔 act=批发
rate 赵叔 act=零售
total 赵叔 act=收入

#dy358
早上天刚亮，菜农赵叔就把新摘的⟨180千克⟩豆角装上了车。到了市场，他先批发给饭店⟨75千克⟩，每千克⟨4元⟩，剩下的零售，每千克⟨6元⟩，到中午全卖光了。零售收入⟨多少元⟩？
= (180-75)*6
total 赵叔 act=摘
amount 赵叔 act=批发
rate 赵叔 act=批发
rate 赵叔 act=零售
total 赵叔 act=零售

#dy359
学校举行“校园吉尼斯”。拍球项目中，一年级的豆豆⟨2分钟⟩拍了⟨176下⟩，二年级的洋洋⟨3分钟⟩拍了⟨285下⟩。洋洋平均每分钟比豆豆多拍⟨几下⟩？
= 285/3-176/2
amount 豆豆 act=拍
total 豆豆 act=拍
amount 洋洋 act=拍
total 洋洋 act=拍
relation 洋洋 act=拍 other=豆豆

#dy360
快过年了，妈妈买了⟨6个⟩红灯笼、⟨4副⟩对联和⟨2张⟩年画。红灯笼每个⟨12元⟩，对联每副⟨15元⟩，年画每张⟨8元⟩。买红灯笼和对联一共花了⟨多少元⟩？
= 6*12+4*15
amount 妈妈 act=买 what=红灯笼
amount 妈妈 act=买 what=对联
amount 妈妈 act=买 what=年画
rate 红灯笼
rate 对联
rate 年画
total 妈妈 act=花

#dy361
快过年了，妈妈买了⟨6个⟩红灯笼、⟨4副⟩对联和⟨2张⟩年画。红灯笼每个⟨12元⟩，对联每副⟨15元⟩，年画每张⟨8元⟩。这些年货一共花了⟨多少元⟩？
= 6*12+4*15+2*8
amount 妈妈 act=买 what=红灯笼
amount 妈妈 act=买 what=对联
amount 妈妈 act=买 what=年画
rate 红灯笼
rate 对联
rate 年画
total 妈妈 act=花

#dy362
弟弟过生日，妈妈吹了⟨30个⟩气球，爸爸吹了⟨25个⟩。挂气球时炸了⟨7个⟩，小朋友走的时候又带走了⟨16个⟩。家里还剩⟨多少个⟩气球？
= 30+25-7-16
total 妈妈 act=吹
total 爸爸 act=吹
total 气球 act=炸
total 小朋友 act=带
total 气球 mark=还剩

#dy363
书法老师带来一刀宣纸⟨100张⟩，上午的⟨8名⟩学员每人领了⟨5张⟩，下午的学员一共领了⟨42张⟩。现在还有宣纸⟨多少张⟩？
= 100-8*5-42
total W:宣纸
amount 学员 mark=上午
rate 学员 act=领 mark=上午
total 学员 act=领 mark=下午
total 宣纸 mark=还有

#dy364
小虎的爸爸是货车司机。星期一他从南京出发去⟨700千米⟩外的城市送货，上午开了⟨5小时⟩，平均每小时⟨76千米⟩，下午开了⟨4小时⟩后到达。下午平均每小时开⟨多少千米⟩？
= (700-5*76)/4
total W:城市
amount 爸爸 act=开 mark=上午
rate 爸爸 act=开 mark=上午
amount 爸爸 act=开 mark=下午
rate 爸爸 act=开 mark=下午

#dy365
动物园新来了一对长颈鹿，公的高⟨5.2米⟩，重⟨1200千克⟩；母的比公的矮⟨0.9米⟩，轻⟨400千克⟩。母长颈鹿高⟨多少米⟩？
= 5.2-0.9
total 公 mark=高
total 公 mark=重
relation 母 other=公
relation 母 other=公
total 母长颈鹿 mark=高

#dy366
动物园新来了一对长颈鹿，公的高⟨5.2米⟩，重⟨1200千克⟩；母的比公的矮⟨0.9米⟩，轻⟨400千克⟩。两只一共重⟨多少千克⟩？
= 1200+1200-400
total 公 mark=高
total 公 mark=重
relation 母 other=公
relation 母 other=公
total W:一共

#dy367
王奶奶家的电费单显示：上个月用电⟨150度⟩，这个月比上个月节约了⟨1/5⟩，每度电⟨0.5元⟩。这个月的电费是⟨多少元⟩？
= 150*(1-0(1/5))*0.5
total 王奶奶家 act=用 mark=上个月
relation 王奶奶家 act=用 mark=这个月 other=上个月
rate 电
total 王奶奶家 mark=这个月

#dy368
王奶奶家的电费单显示：上个月用电⟨150度⟩，这个月比上个月节约了⟨1/5⟩，每度电⟨0.5元⟩。这个月比上个月少交⟨多少元⟩？
= 150*0(1/5)*0.5
total 王奶奶家 act=用 mark=上个月
relation 王奶奶家 act=用 mark=这个月 other=上个月
rate 电
relation 王奶奶家 act=交 mark=这个月 other=上个月

#dy369
数学小组有⟨16人⟩，英语小组的人数是数学小组的⟨5/8⟩，科技小组比英语小组多⟨6人⟩。科技小组有⟨多少人⟩？
= 16*0(5/8)+6
total 数学小组
relation 英语小组 other=数学小组
relation 科技小组 other=英语小组
total 科技小组

#dy370
小林的卡片比小海多⟨18张⟩，小海有⟨27张⟩，小林送给表弟⟨11张⟩后还有⟨多少张⟩？
= 27+18-11
relation 小林 other=小海
total 小海
total 小林 act=送
total 小林 mark=还有

#dy371
一个西瓜连皮重⟨8千克⟩，瓜皮占⟨1/4⟩，吃掉了⟨4千克⟩瓜瓤，剩下的瓜瓤重⟨多少千克⟩？
= 8*(1-0(1/4))-4
total 西瓜
relation 瓜皮 other=西瓜
total 瓜瓤 act=吃
total 瓜瓤 mark=剩下

#dy372
为迎接六一，六年级⟨4个⟩班共做花环⟨250个⟩，一班做了⟨58个⟩，二班做了⟨64个⟩，三班和四班做得同样多，三班和四班一共做了⟨几个⟩？
= 250-58-64
amount 六年级
total 六年级 act=做
total 一班 act=做
total 二班 act=做
total 三班 act=做 mark=一共

#dy373
一筐梨分给⟨9个⟩小朋友，每人⟨5个⟩还多⟨3个⟩。如果分给⟨8个⟩小朋友，每人能分⟨几个⟩？
= (9*5+3)/8
amount 小朋友
rate 小朋友 act=分
total 梨 mark=多
amount 小朋友 mark=如果
rate 小朋友 act=分 mark=如果

#dy374
一筐梨分给⟨9个⟩小朋友，每人⟨5个⟩还差⟨3个⟩。这筐梨有⟨多少个⟩？
= 9*5-3
amount 小朋友
rate 小朋友 act=分
total 梨 mark=差
total 梨

#dy375
李丽按⟨20%⟩的折扣券买了一件上衣，也就是便宜了⟨20%⟩，省了⟨36元⟩，这件上衣原价⟨多少元⟩？
= 36/20%
relation 李丽 act=买
relation 李丽 other=原价
total 李丽 act=省
total 上衣 mark=原价

#dy376
饲养员给猴子分桃，大猴⟨12只⟩每只分⟨4个⟩，小猴⟨15只⟩每只分⟨2个⟩，筐里还剩⟨9个⟩，筐里原来有桃⟨多少个⟩？
= 12*4+15*2+9
amount 大猴
rate 大猴 act=分
amount 小猴
rate 小猴 act=分
total 筐 mark=还剩
total 筐 mark=原来

#dy377
钟表厂原来每天装配手表⟨240块⟩，改进技术后每天多装配⟨60块⟩，改进后装配⟨3600块⟩手表要用⟨几天⟩？
= 3600/(240+60)
rate 钟表厂 act=装配 mark=原来
relation 钟表厂 act=装配 mark=改进 other=原来
total 钟表厂 act=装配 mark=改进
amount 钟表厂 act=装配 mark=改进

#dy378
钟表厂原来每天装配手表⟨240块⟩，改进技术后每天多装配⟨1/4⟩，改进后装配⟨3600块⟩手表要用⟨几天⟩？
= 3600/(240*(1+0(1/4)))
rate 钟表厂 act=装配 mark=原来
relation 钟表厂 act=装配 mark=改进 other=原来
total 钟表厂 act=装配 mark=改进
amount 钟表厂 act=装配 mark=改进

#dy379
一辆货车限载⟨5吨⟩，装了⟨60箱⟩苹果，每箱⟨25千克⟩，又装了⟨80袋⟩化肥，每袋⟨40千克⟩，装的化肥比苹果重⟨多少千克⟩？
= 80*40-60*25
total 货车 act=载
amount 苹果 act=装
rate 苹果
amount 化肥 act=装
rate 化肥
relation 化肥 other=苹果

#dy380
今年植树节，四年级种树⟨96棵⟩，比三年级的⟨2倍⟩少⟨12棵⟩，三年级种树⟨多少棵⟩？
= (96+12)/2
total 四年级 act=种
relation 四年级 act=种 other=三年级
relation 四年级 act=种 other=三年级
total 三年级 act=种

#dy381
同学们收集图钉做标本架，每个架子用⟨8颗⟩，做⟨7个⟩架子用掉一盒里的大部分，盒里还剩⟨14颗⟩，这盒图钉原来有⟨多少颗⟩？
= 8*7+14
rate 架子 act=用
amount 架子 act=做
total 盒 mark=还剩
total 图钉 mark=原来

#dy382
小蓝买了一本字典和⟨4本⟩练习本，一共花了⟨47元⟩，字典每本⟨35元⟩，练习本每本⟨几元⟩？
= (47-35)/4
amount 小蓝 act=买 what=练习本
total 小蓝 act=花
rate 字典
rate 练习本

#dy383
一个粮仓第一次运出存粮的⟨3/10⟩，第二次运出存粮的⟨2/5⟩，还剩⟨60吨⟩，粮仓原来存粮⟨多少吨⟩？
= 60/(1-0(3/10)-0(2/5))
relation 粮仓 act=运 mark=第一次 other=存粮
relation 粮仓 act=运 mark=第二次 other=存粮
total 粮仓 mark=还剩
total 粮仓 mark=原来

#dy384
一个粮仓第一次运出⟨3/10⟩吨面粉给敬老院，第二次运出⟨2/5⟩吨，还剩⟨6.3吨⟩，粮仓原来有面粉⟨多少吨⟩？
= 6.3+0(3/10)+0(2/5)
total 粮仓 act=运 mark=第一次
total 粮仓 act=运 mark=第二次
total 粮仓 mark=还剩
total 粮仓 mark=原来

#dy385
餐厅有大圆桌⟨9张⟩，每张坐⟨12人⟩，小方桌⟨16张⟩，每张坐⟨4人⟩，今晚来了⟨150位⟩客人，坐下后还空⟨几个⟩座位？
= 9*12+16*4-150
amount 大圆桌
rate 大圆桌 act=坐
amount 小方桌
rate 小方桌 act=坐
total 客人 act=来
total W:餐厅 mark=空

#dy386
小雪练习投篮，第一轮投中⟨9个⟩，第二轮投中的比第一轮少⟨2个⟩，第三轮投中的是第二轮的⟨3倍⟩，三轮一共投中⟨几个⟩？
= 9+9-2+(9-2)*3
total 小雪 act=投中 mark=第一轮
relation 小雪 act=投中 mark=第二轮 other=第一轮
relation 小雪 act=投中 mark=第三轮 other=第二轮
total 小雪 act=投中 mark=一共

#dy387
一堆煤，每天烧⟨1.5吨⟩，可以烧⟨40天⟩；现在每天只烧⟨1.2吨⟩，可以烧⟨多少天⟩？
= 1.5*40/1.2
rate 煤 act=烧
amount 煤 act=烧
rate 煤 act=烧 mark=现在
amount 煤 act=烧 mark=现在

#dy388
一堆煤，每天烧⟨1.5吨⟩，可以烧⟨40天⟩；现在每天只烧⟨1.2吨⟩，可以多烧⟨多少天⟩？
= 1.5*40/1.2-40
rate 煤 act=烧
amount 煤 act=烧
rate 煤 act=烧 mark=现在
relation 煤 act=烧 mark=现在

#dy389
养老院里有⟨36位⟩老奶奶，老爷爷的人数是老奶奶的⟨5/6⟩，志愿者给每位老人送⟨2盒⟩牛奶，一共送了⟨多少盒⟩？
= (36+36*0(5/6))*2
total 老奶奶
relation 老爷爷 other=老奶奶
rate 志愿者 act=送
total 志愿者 act=送

#dy390
花园里蝴蝶有⟨6只⟩，蜜蜂是蝴蝶的⟨3倍⟩，蜻蜓比蜜蜂少⟨10只⟩。蜻蜓有⟨几只⟩？
= 6*3-10
total 蝴蝶
relation 蜜蜂 other=蝴蝶
relation 蜻蜓 other=蜜蜂
total 蜻蜓

#dy391
小文原来有⟨多少元⟩零花钱？她买笔用去⟨1/4⟩，买本子用去⟨1/6⟩，这两样一共用去⟨25元⟩。
= 25/(0(1/4)+0(1/6))
total 小文 mark=原来
relation 小文 act=买 what=笔 other=零花钱
relation 小文 act=买 what=本子 other=零花钱
total 小文 act=用

#dy392
科学实验要⟨500毫升⟩水，量杯里现在有⟨180毫升⟩，小组长又倒进⟨两杯⟩，每杯⟨125毫升⟩，还差⟨多少毫升⟩？
= 500-180-2*125
total W:实验
total 量杯 mark=现在
x
rate 小组长 act=倒
total 量杯 mark=还差

#dy393
全班⟨四十五人⟩分成⟨五个⟩小组做实验，每组要⟨6支⟩试管，实验室只拿出⟨24支⟩，还要拿⟨多少支⟩？
= 5*6-24
total W:全班
amount 小组
rate 组
total 实验室 act=拿
total 实验室 act=拿 mark=还要

#dy394
小猪佩奇的杯子能装⟨350毫升⟩，乔治的杯子比佩奇的少装⟨150毫升⟩，猪爸爸的杯子是乔治的⟨3倍⟩，猪爸爸的杯子能装⟨多少毫升⟩？
= (350-150)*3
total 佩奇 act=装
relation 乔治 act=装 other=佩奇
relation 猪爸爸 other=乔治
total 猪爸爸 act=装

#dy395
一年级三个班订牛奶，一班订⟨38份⟩，二班比一班多订⟨4份⟩，三班比二班少订⟨7份⟩。三班订了⟨多少份⟩？
= 38+4-7
total 一班 act=订
relation 二班 act=订 other=一班
relation 三班 act=订 other=二班
total 三班 act=订

#dy396
超市里可乐每瓶⟨3元⟩，雪碧每瓶也是⟨3元⟩。妈妈买了⟨8瓶⟩可乐、⟨6瓶⟩雪碧，可乐比雪碧多花⟨多少元⟩？
= 3*8-3*6
rate 可乐
rate 雪碧
amount 妈妈 act=买 what=可乐
amount 妈妈 act=买 what=雪碧
relation 可乐 act=花 other=雪碧

#dy397
小李叔叔的出租车起步价⟨10元⟩，包括⟨3千米⟩，以后每千米⟨2元⟩。乘客坐了⟨11千米⟩，应付⟨多少元⟩？
= 10+(11-3)*2
total 出租车 mark=起步价
amount 出租车
rate 出租车 mark=以后
amount 乘客 act=坐
total 乘客 act=付

#dy398
小李叔叔的出租车起步价⟨10元⟩，包括⟨3千米⟩，以后每千米⟨2元⟩。乘客付了⟨30元⟩，他坐了⟨多少千米⟩？
= (30-10)/2+3
total 出租车 mark=起步价
amount 出租车
rate 出租车 mark=以后
total 乘客 act=付
amount 乘客 act=坐

#dy399
寄包裹，首重⟨1千克⟩收⟨12元⟩，续重每千克⟨5元⟩。姐姐寄了一个⟨6千克⟩的包裹，邮费是⟨多少元⟩？
= 12+(6-1)*5
amount 首重
total 首重 act=收
rate 续重
total 姐姐 act=寄
total 姐姐 mark=邮费

#dy400
操场边有一块宣传栏，长⟨3.6米⟩，宽⟨1.5米⟩，贴上⟨12张⟩照片后，又给四周加了边框。宣传栏的面积是⟨多少平方米⟩？
= 3.6*1.5
total 宣传栏 mark=长
total 宣传栏 mark=宽
total 照片 act=贴
total 宣传栏 mark=面积

#dy401
游泳池用水泵抽水，抽了⟨4小时⟩，抽走⟨240立方米⟩，池里还有⟨360立方米⟩，照这样的速度，抽干还要⟨几小时⟩？
= 360/(240/4)
amount 水泵 act=抽
total 水泵 act=抽
total 池里 mark=还有
amount 水泵 act=抽 mark=还要

#dy402
游泳池用水泵抽水，抽了⟨4小时⟩，抽走⟨240立方米⟩，池里还有⟨360立方米⟩，照这样的速度，抽干整池水一共要⟨几小时⟩？
= (240+360)/(240/4)
amount 水泵 act=抽
total 水泵 act=抽
total 池里 mark=还有
amount 水泵 act=抽 mark=一共

#dy403
少年宫美术班⟨24人⟩，比舞蹈班少⟨1/5⟩，舞蹈班⟨多少人⟩？
= 24/(1-0(1/5))
total 美术班
relation 美术班 other=舞蹈班
total 舞蹈班

#dy404
少年宫美术班⟨30人⟩，舞蹈班比美术班少⟨1/5⟩，围棋班是舞蹈班的⟨3/4⟩，围棋班⟨多少人⟩？
= 30*(1-0(1/5))*0(3/4)
total 美术班
relation 舞蹈班 other=美术班
relation 围棋班 other=舞蹈班
total 围棋班

#dy405
蛋糕店做一个⟨7寸⟩蛋糕要⟨3个⟩鸡蛋，做一个⟨10寸⟩蛋糕要⟨5个⟩鸡蛋。今天做了⟨6个⟩小蛋糕和⟨4个⟩大蛋糕，用了⟨多少个⟩鸡蛋？
= 6*3+4*5
x
rate 蛋糕
x
rate 蛋糕
amount 小蛋糕 act=做
amount 大蛋糕 act=做
total 蛋糕店 act=用

#dy406
工程队挖水渠，前⟨4天⟩挖了⟨112米⟩，后⟨6天⟩每天挖⟨35米⟩，正好挖完，水渠全长⟨多少米⟩？
= 112+6*35
amount 工程队 act=挖 mark=前
total 工程队 act=挖 mark=前
amount 工程队 act=挖 mark=后
rate 工程队 act=挖 mark=后
total W:水渠

#dy407
工程队挖水渠，前⟨4天⟩挖了⟨112米⟩，后⟨6天⟩每天比前面多挖⟨7米⟩，后⟨6天⟩一共挖了⟨多少米⟩？
= (112/4+7)*6
amount 工程队 act=挖 mark=前
total 工程队 act=挖 mark=前
amount 工程队 act=挖 mark=后
relation 工程队 act=挖 mark=后 other=前面
amount 工程队 act=挖 mark=后
total 工程队 act=挖 mark=后

#dy408
妈妈给小虎买了一件外套⟨158元⟩和一双鞋，鞋比外套贵⟨42元⟩。妈妈付了⟨400元⟩，找回⟨多少元⟩？
= 400-158-(158+42)
total 妈妈 act=买 what=外套
relation 鞋 other=外套
total 妈妈 act=付
total 妈妈 act=找

#dy409
妈妈给小虎买了一件外套⟨158元⟩和一双鞋，鞋比外套便宜⟨42元⟩。外套和鞋一共⟨多少元⟩？
= 158+158-42
total 妈妈 act=买 what=外套
relation 鞋 other=外套
total W:一共

#dy410
小刚和爸爸玩飞行棋，小刚掷了⟨3次⟩骰子，分别走了⟨6步⟩、⟨2步⟩、⟨5步⟩，爸爸掷了⟨2次⟩，共走⟨9步⟩。小刚比爸爸多走⟨几步⟩？
= 6+2+5-9
amount 小刚 act=掷
total 小刚 act=走
total 小刚 act=走
total 小刚 act=走
amount 爸爸 act=掷
total 爸爸 act=走
relation 小刚 act=走 other=爸爸

#dy411
小亮期中考试语文⟨92分⟩，数学⟨98分⟩，英语比数学低⟨3分⟩，三科总分是⟨多少分⟩？
= 92+98+98-3
total 语文
total 数学
relation 英语 other=数学
total W:总分

#dy412
小亮期中考试语文⟨91分⟩，数学⟨98分⟩，英语⟨96分⟩，这⟨3科⟩平均⟨多少分⟩？
= (91+98+96)/3
total 语文
total 数学
total 英语
amount 小亮
rate 小亮

#dy413
操场上跳皮筋的有⟨18人⟩，踢毽子的有⟨12人⟩，踢毽子的人数是跳皮筋的⟨几分之几⟩？
= 12/18
total 跳皮筋
total 踢毽子
relation 踢毽子 other=跳皮筋

#dy414
操场上跳皮筋的有⟨18人⟩，踢毽子的有⟨12人⟩，跳皮筋的人数比踢毽子的多⟨几分之几⟩？
= (18-12)/12
total 跳皮筋
total 踢毽子
relation 跳皮筋 other=踢毽子

#dy415
冬冬每天早上喝⟨200毫升⟩牛奶，晚上喝⟨150毫升⟩，一大瓶⟨1750毫升⟩的牛奶，他能喝⟨几天⟩？
= 1750/(200+150)
rate 冬冬 act=喝 mark=早上
rate 冬冬 act=喝 mark=晚上
total 牛奶
amount 冬冬 act=喝

#dy416
小区图书漂流箱里有⟨86本⟩书，上周漂出⟨49本⟩，还回⟨31本⟩，这周有人捐来⟨20本⟩，漂流箱现在有书⟨多少本⟩？
= 86-49+31+20
total 漂流箱
total 漂流箱 act=漂出 mark=上周
total 漂流箱 act=还回 mark=上周
total 漂流箱 act=捐 mark=这周
total 漂流箱 mark=现在

#dy417
乘坐摩天轮，每个座舱坐⟨6人⟩，转一圈要⟨20分钟⟩。摩天轮共有⟨32个⟩座舱，坐满时有⟨多少人⟩？
= 6*32
rate 座舱 act=坐
rate 摩天轮 act=转
amount 座舱
total 摩天轮 act=坐

#dy418
蓝蓝的妈妈做直播卖土蜂蜜，第一场卖出⟨48瓶⟩，第二场卖出的比第一场的⟨2倍⟩多⟨14瓶⟩，每瓶赚⟨20元⟩，第二场赚了⟨多少元⟩？
= (48*2+14)*20
total 妈妈 act=卖 mark=第一场
relation 妈妈 act=卖 mark=第二场 other=第一场
relation 妈妈 act=卖 mark=第二场 other=第一场
rate 妈妈 act=赚
total 妈妈 act=赚 mark=第二场

#dy419
爸爸下载一部⟨4.5GB⟩的电影，前⟨10分钟⟩下载了⟨1.5GB⟩，剩下的还要⟨多少分钟⟩？下载速度不变。
= (4.5-1.5)/(1.5/10)
total W:电影
amount 爸爸 act=下载 mark=前
total 爸爸 act=下载 mark=前
amount 爸爸 act=下载 mark=剩下

#dy420
爸爸下载一部⟨4.5GB⟩的电影，前⟨10分钟⟩下载了⟨1/3⟩，还有⟨多少GB⟩没下载？
= 4.5*(1-0(1/3))
total W:电影
amount 爸爸 act=下载 mark=前
relation 爸爸 act=下载 mark=前 other=电影
total 爸爸 act=下载 mark=没

#dy421
小熊开了一家蜂蜜店，店里有大罐⟨15罐⟩，每罐⟨2千克⟩；小罐⟨24罐⟩，每罐⟨0.5千克⟩。店里一共有蜂蜜⟨多少千克⟩？
= 15*2+24*0.5
amount 大罐
rate 大罐
amount 小罐
rate 小罐
total 店里 mark=一共

#dy422
菊花展上，一串红摆了⟨24盆⟩，菊花的盆数是一串红的⟨5倍⟩，万寿菊比菊花少⟨70盆⟩，万寿菊摆了⟨多少盆⟩？
= 24*5-70
total 一串红 act=摆
relation 菊花 other=一串红
relation 万寿菊 other=菊花
total 万寿菊 act=摆

#dy423
⟨18个⟩男生和⟨12个⟩女生一起搬椅子，每人搬⟨2把⟩，一共要搬⟨72把⟩，还有⟨多少把⟩没搬？
= 72-(18+12)*2
amount 男生
amount 女生
rate 每人 act=搬
total W:一共 act=搬
total 椅子 mark=没搬

#dy424
李奶奶腌鸭蛋，上周腌了⟨40个⟩，这周腌的比上周多⟨20%⟩，吃掉了⟨15个⟩，还剩⟨多少个⟩？
= 40+40*(1+20%)-15
total 李奶奶 act=腌 mark=上周
relation 李奶奶 act=腌 mark=这周 other=上周
total 李奶奶 act=吃
total 李奶奶 mark=还剩

#dy425
电脑课上，⟨36名⟩同学每⟨2人⟩用一台电脑，机房有⟨30台⟩电脑，还空着⟨几台⟩？
= 30-36/2
total 同学
rate 电脑
total 机房
total 机房 mark=空

#dy426
⟨36名⟩工作人员坐小汽车去布置会场，每辆坐⟨4人⟩，每辆车上还放⟨3箱⟩水。一共要放⟨多少箱⟩水？
= 36/4*3
total 工作人员
rate 小汽车 act=坐
rate 小汽车 act=放
total W:一共 act=放

#dy427
白雪公主给⟨七个⟩小矮人分果子，每人⟨5个⟩，分完还剩⟨4个⟩，后来她又摘来⟨9个⟩，现在她有⟨几个⟩果子？
= 4+9
amount 小矮人
rate 小矮人 act=分
total 白雪公主 mark=还剩
total 白雪公主 act=摘 mark=又
total 白雪公主 mark=现在

#dy428
白雪公主摘来一篮果子，分给⟨七个⟩小矮人，每人⟨5个⟩，分完还剩⟨4个⟩，她摘来⟨多少个⟩果子？
= 7*5+4
amount 小矮人
rate 小矮人 act=分
total 白雪公主 mark=还剩
total 白雪公主 act=摘

#dy429
稻田里有⟨120只⟩青蛙，每只青蛙每天吃害虫⟨70只⟩，田埂上还有⟨9只⟩癞蛤蟆，这些青蛙每天吃⟨多少只⟩害虫？
= 120*70
amount 青蛙
rate 青蛙 act=吃
total 癞蛤蟆
rate 青蛙 act=吃

#dy430
同桌两人比赛写生字，我写了⟨32个⟩，她比我多写⟨1/4⟩，她写了⟨几个⟩？
= 32*(1+0(1/4))
total 我 act=写
relation 她 act=写 other=我
total 她 act=写

#dy431
足球训练营原来有⟨54名⟩小队员，暑假后走了⟨1/9⟩，又新来⟨11名⟩，现在有⟨多少名⟩小队员？
= 54-54*0(1/9)+11
total 训练营 mark=原来
relation 训练营 act=走 mark=暑假 other=小队员
total 训练营 act=来 mark=新
total 训练营 mark=现在

#dy432
厨师做一份蛋炒饭用⟨2个⟩鸡蛋，做一份西红柿炒蛋用⟨3个⟩鸡蛋。中午卖出⟨17份⟩蛋炒饭和⟨12份⟩西红柿炒蛋，一板鸡蛋⟨90个⟩，还剩⟨几个⟩？
= 90-17*2-12*3
rate 蛋炒饭 act=用
rate 西红柿炒蛋 act=用
amount 蛋炒饭 act=卖
amount 西红柿炒蛋 act=卖
total 鸡蛋
total 鸡蛋 mark=还剩

#dy433
小区门口的早餐车每天卖出⟨110个⟩包子，其中肉包占⟨60%⟩，肉包每个⟨2元⟩，素包每个⟨1.5元⟩，每天卖包子收入⟨多少元⟩？
= 110*60%*2+110*(1-60%)*1.5
total 早餐车 act=卖
relation 肉包 other=包子
rate 肉包
rate 素包
total 早餐车

#dy434
一根跳绳长⟨2.5米⟩，体育老师有一捆⟨40米⟩的绳子，剪了⟨12根⟩跳绳以后，还剩⟨多少米⟩？
= 40-12*2.5
rate 跳绳
total 体育老师
amount 体育老师 act=剪
total 绳子 mark=还剩

#dy435
奶奶养的母鸡⟨6天⟩下了⟨48个⟩蛋，照这样，再过⟨4天⟩一共能有⟨多少个⟩蛋？
= 48/6*4+48
amount 母鸡 act=下
total 母鸡 act=下
amount 母鸡 act=下 mark=再
total 母鸡 act=下 mark=一共

#dy436
爸爸在阳台上种小番茄，第一次摘了⟨23个⟩，第二次比第一次多摘⟨9个⟩，送给邻居⟨15个⟩，第二次摘了⟨多少个⟩？
= 23+9
total 爸爸 act=摘 mark=第一次
relation 爸爸 act=摘 mark=第二次 other=第一次
total 爸爸 act=送
total 爸爸 act=摘 mark=第二次

#dy437
爸爸在阳台上种小番茄，第一次摘了⟨23个⟩，第二次比第一次多摘⟨9个⟩，送给邻居⟨15个⟩，家里还有⟨多少个⟩？
= 23+23+9-15
total 爸爸 act=摘 mark=第一次
relation 爸爸 act=摘 mark=第二次 other=第一次
total 爸爸 act=送
total 家里 mark=还有

#dy438
一套《十万个为什么》有⟨12本⟩，小娟每月看⟨2本⟩，已经看了⟨4个月⟩，还有⟨几本⟩没看？
= 12-2*4
total W:十万个为什么
rate 小娟 act=看
amount 小娟 act=看 mark=已经
total 小娟 mark=没看

#dy439
下课了，⟨13个⟩男生和⟨9个⟩女生在操场上玩，上课铃一响，走了⟨15人⟩，操场上还有⟨几人⟩？
= 13+9-15
total 男生
total 女生
total 操场 act=走
total 操场 mark=还有

#dy440
小朋友们折星星，小雅折了⟨20颗⟩，送给妈妈⟨6颗⟩后和小婷一样多，小婷折了⟨几颗⟩？
= 20-6
total 小雅 act=折
total 小雅 act=送
total 小婷 act=折

#dy441
小朋友们折星星，小雅折了⟨20颗⟩，小婷再折⟨6颗⟩就和小雅一样多，小婷已经折了⟨几颗⟩？
= 20-6
total 小雅 act=折
total 小婷 act=折 mark=再
total 小婷 act=折 mark=已经

#dy442
农历八月十五，姑妈做了⟨60个⟩月饼，五仁的占⟨1/4⟩，豆沙的占⟨2/5⟩，其余的是莲蓉的，莲蓉的有⟨几个⟩？
= 60*(1-0(1/4)-0(2/5))
total 姑妈 act=做
relation 五仁 other=月饼
relation 豆沙 other=月饼
total 莲蓉

#dy443
妈妈比女儿大⟨26岁⟩，女儿今年⟨9岁⟩，姥姥今年⟨62岁⟩，姥姥生妈妈时⟨多少岁⟩？
= 62-(9+26)
relation 妈妈 other=女儿
total 女儿 mark=今年
total 姥姥 mark=今年
total 姥姥 mark=时

#dy444
小伟集邮，国内邮票⟨65张⟩，国外邮票⟨25张⟩，他把邮票放进集邮册，每页放⟨6张⟩，一共要用⟨几页⟩？
= (65+25)/6
total 国内邮票
total 国外邮票
rate 集邮册 act=放
amount 集邮册 act=用

#dy445
小伟集邮，国内邮票⟨65张⟩，国外邮票比国内邮票少⟨25张⟩，小伟一共集邮票⟨多少张⟩？
= 65+65-25
total 国内邮票
relation 国外邮票 other=国内邮票
total W:一共

#dy446
飞机票原价⟨1200元⟩，现在打⟨六折⟩，还要另付机场建设费⟨50元⟩，买这张机票共付⟨多少元⟩？
= 1200*0.6+50
total 飞机票 mark=原价
relation 飞机票 mark=现在 other=原价
total 机场建设费
total W:共

#dy447
实验小学图书馆里，故事书有⟨900本⟩，科技书的本数是故事书的⟨2/3⟩，又是漫画书的⟨3/4⟩，漫画书有⟨多少本⟩？
= 900*0(2/3)/0(3/4)
total 故事书
relation 科技书 other=故事书
relation 科技书 other=漫画书
total 漫画书

#dy448
六（2）班⟨50人⟩投票选吉祥物，投“熊猫”的占⟨46%⟩，投“小鹿”的比投“熊猫”的少⟨5人⟩，其余投“白鸽”，投“白鸽”的有⟨几人⟩？
= 50-50*46%-(50*46%-5)
total W:班
relation 熊猫 act=投 other=班
relation 小鹿 act=投 other=熊猫
total 白鸽 act=投

#dy449
天气热，奶茶店第一天卖出冰饮⟨160杯⟩，第二天卖出的是第一天的⟨5/4⟩，第三天比第二天多卖⟨30杯⟩，三天一共卖出⟨多少杯⟩？
= 160+160*0(5/4)+160*0(5/4)+30
total 奶茶店 act=卖 mark=第一天
relation 奶茶店 act=卖 mark=第二天 other=第一天
relation 奶茶店 act=卖 mark=第三天 other=第二天
total 奶茶店 act=卖 mark=一共

#dy450
足球鞋一双⟨160元⟩，护腿板一副⟨35元⟩。俱乐部买⟨11双⟩足球鞋，并且每名队员配一副护腿板，共有队员⟨18名⟩，护腿板花了⟨多少元⟩？
= 18*35
rate 足球鞋
rate 护腿板
amount 俱乐部 act=买 what=足球鞋
amount 队员
total 护腿板 act=花

#dy451
一辆大客车能坐⟨45人⟩，比一辆中巴多坐⟨17人⟩。学校租了⟨2辆⟩大客车和⟨3辆⟩中巴，一共能坐⟨多少人⟩？
= 45*2+(45-17)*3
rate 大客车 act=坐
relation 大客车 act=坐 other=中巴
amount 学校 act=租 what=大客车
amount 学校 act=租 what=中巴
total W:一共 act=坐

#dy452
为了灌满一个⟨900升⟩的储水罐，粗水管每分钟流⟨20升⟩，细水管每分钟流⟨10升⟩，两管齐开，⟨几分钟⟩灌满？
= 900/(20+10)
total W:储水罐
rate 粗水管 act=流
rate 细水管 act=流
amount 粗水管 act=流

#dy453
为了灌满一个⟨900升⟩的储水罐，粗水管每分钟流⟨20升⟩，先开⟨15分钟⟩，再开细水管，细水管每分钟流⟨10升⟩。只用细水管还要⟨几分钟⟩灌满？
= (900-20*15)/10
total W:储水罐
rate 粗水管 act=流
amount 粗水管 act=流 mark=先
rate 细水管 act=流
amount 细水管 act=流

#dy454
小方读小学五年级，他每天步行上学要⟨14分钟⟩，步行放学因为上坡多用⟨3分钟⟩，每周上学⟨5天⟩，他每周在上学、放学路上一共走⟨多少分钟⟩？
= (14+14+3)*5
rate 小方 act=上学
relation 小方 act=放学 other=上学
amount 小方 act=上学
total 小方 act=走

#dy455
一台收割机⟨4天⟩收割了全部麦田的⟨2/5⟩，照这样，收完整片麦田一共要⟨几天⟩？
= 4/0(2/5)
amount 收割机 act=收割
relation 收割机 act=收割 other=麦田
amount 收割机 mark=一共

#dy456
一台收割机⟨4天⟩收割了⟨24公顷⟩麦子，正好是全部麦田的⟨2/5⟩，还有⟨多少公顷⟩没收割？
= 24/0(2/5)-24
amount 收割机 act=收割
total 收割机 act=收割
relation 收割机 act=收割 other=麦田
total 麦田 mark=没收割

#dy457
教室的饮水机每天用水⟨1.5桶⟩，每桶⟨12元⟩，⟨20天⟩要付水费⟨多少元⟩？
= 1.5*12*20
rate 饮水机 act=用
rate 水
amount 饮水机 act=用
total W:水费

#dy458
小丁丁口袋里有⟨10元⟩，买一块橡皮⟨1.5元⟩，一本本子⟨2.8元⟩，剩下的钱买每支⟨1.9元⟩的铅笔，买了⟨几支⟩正好用完？
= (10-1.5-2.8)/1.9
total 小丁丁
total 小丁丁 act=买 what=橡皮
total 小丁丁 act=买 what=本子
rate 铅笔
amount 小丁丁 act=买 what=铅笔

#dy459
小兔家有⟨5块⟩地，每块收白菜⟨18棵⟩；小羊家有⟨4块⟩地，每块收白菜⟨25棵⟩。小兔家比小羊家少收白菜⟨多少棵⟩？
= 4*25-5*18
amount 小兔家
rate 小兔家 act=收
amount 小羊家
rate 小羊家 act=收
relation 小兔家 act=收 other=小羊家

#dy460
体检报告显示，小勇身高⟨150厘米⟩，体重⟨42千克⟩，心率每分钟⟨78次⟩。小勇测了⟨3分钟⟩心跳，一共跳了⟨多少次⟩？
= 78*3
total 小勇 mark=身高
total 小勇 mark=体重
rate 小勇 mark=心率
amount 小勇 act=测
total 小勇 act=跳

#dy461
做一面小红旗用红纸⟨0.4平方米⟩，国庆前，四年级要做⟨120面⟩，已经领了红纸⟨30平方米⟩，还要领⟨多少平方米⟩？
= 0.4*120-30
rate 小红旗 act=用
amount 四年级 act=做
total 四年级 act=领 mark=已经
total 四年级 act=领 mark=还要

#dy462
洗车店洗一辆小车收⟨25元⟩，洗一辆面包车收⟨35元⟩。今天上午洗了⟨8辆⟩小车和若干辆面包车，一共收入⟨410元⟩，洗了⟨几辆⟩面包车？
= (410-25*8)/35
rate 小车 act=收
rate 面包车 act=收
amount 小车 act=洗
total W:一共
amount 面包车 act=洗

#dy463
李叔叔去银行存了⟨5000元⟩，到期时取回本金和利息共⟨5075元⟩，银行送他⟨2袋⟩大米，利息是⟨多少元⟩？
= 5075-5000
total 李叔叔 act=存
total 李叔叔 act=取
total 银行 act=送
total 李叔叔 mark=利息

#dy464
玲玲帮奶奶数豆角，每⟨15根⟩扎成一把，扎了⟨6把⟩，多出⟨4根⟩，奶奶摘了⟨多少根⟩豆角？
= 15*6+4
rate 豆角 act=扎
amount 豆角 act=扎
total 豆角 mark=多出
total 奶奶 act=摘

#dy465
收音机厂这个月计划生产⟨600台⟩，上旬完成计划的⟨40%⟩，中旬完成计划的⟨35%⟩，下旬生产⟨180台⟩，这个月超产⟨多少台⟩？
= 600*40%+600*35%+180-600
total 收音机厂 act=生产 mark=计划
relation 收音机厂 act=完成 mark=上旬 other=计划
relation 收音机厂 act=完成 mark=中旬 other=计划
total 收音机厂 act=生产 mark=下旬
relation 收音机厂 mark=超产

#dy466
收音机厂这个月计划生产⟨600台⟩，上旬完成计划的⟨40%⟩，中旬完成计划的⟨35%⟩，下旬还要生产⟨多少台⟩才能完成计划？
= 600*(1-40%-35%)
total 收音机厂 act=生产 mark=计划
relation 收音机厂 act=完成 mark=上旬 other=计划
relation 收音机厂 act=完成 mark=中旬 other=计划
total 收音机厂 act=生产 mark=下旬

#dy467
李想从一楼提水浇花，一次提⟨2桶⟩，每桶⟨8升⟩，提了⟨5次⟩，浇完花还剩下⟨12升⟩，浇花用了⟨多少升⟩水？
= 2*8*5-12
rate 李想 act=提
rate 桶
amount 李想 act=提
total 李想 mark=剩下
total 李想 act=用

#dy468
姐姐每分钟打字⟨75个⟩，妹妹每分钟打字⟨60个⟩，两人同时打同样的一篇稿子，姐姐打了⟨12分钟⟩打完，妹妹要打⟨几分钟⟩？
= 75*12/60
rate 姐姐 act=打字
rate 妹妹 act=打字
amount 姐姐 act=打
amount 妹妹 act=打

#dy469
姐姐每分钟打字⟨75个⟩，妹妹每分钟打字⟨60个⟩，两人合打一篇稿子，⟨12分钟⟩打完，这篇稿子有⟨多少个⟩字？
= (75+60)*12
rate 姐姐 act=打字
rate 妹妹 act=打字
amount 姐姐 act=打
total W:稿子

#dy470
食品厂把⟨1200千克⟩饼干装盒，每⟨0.5千克⟩装一盒，每⟨20盒⟩装一箱，能装⟨多少箱⟩？
= 1200/0.5/20
total 食品厂
rate 盒 act=装
rate 箱 act=装
amount 箱 act=装

#dy471
姑姑从北京带回⟨4盒⟩烤鸭和⟨3盒⟩果脯，烤鸭每盒⟨88元⟩，果脯每盒比烤鸭便宜⟨52元⟩，买果脯花了⟨多少元⟩？
= 3*(88-52)
amount 姑姑 act=带 what=烤鸭
amount 姑姑 act=带 what=果脯
rate 烤鸭
relation 果脯 other=烤鸭
total 果脯 act=花

#dy472
体育课上，老师把⟨32名⟩同学分成红、蓝两队，红队比赛得了⟨27分⟩，蓝队比红队少得⟨9分⟩，两队一共得⟨多少分⟩？
= 27+27-9
total W:同学
total 红队 act=得
relation 蓝队 act=得 other=红队
total 两队 act=得

#dy473
一节课⟨40分钟⟩，老师讲解用了⟨15分钟⟩，小组讨论用的时间是讲解的⟨3/5⟩，剩下的时间做练习，做练习用了⟨几分钟⟩？
= 40-15-15*0(3/5)
total W:一节课
total 老师 act=讲解
relation 小组 act=讨论 other=讲解
total 练习 act=做

#dy474
一节课⟨40分钟⟩，老师讲解用了整节课的⟨3/8⟩，小组讨论用了⟨9分钟⟩，剩下的时间做练习，做练习用了⟨几分钟⟩？
= 40-40*0(3/8)-9
total W:一节课
relation 老师 act=讲解 other=整节课
total 小组 act=讨论
total 练习 act=做

#dy475
甲仓库有大米⟨86袋⟩，乙仓库有⟨54袋⟩。从甲仓库搬⟨16袋⟩到乙仓库后，乙仓库有⟨多少袋⟩？
= 54+16
total 甲仓库
total 乙仓库
total 甲仓库 act=搬
total 乙仓库 mark=后

#dy476
甲仓库有大米⟨86袋⟩，乙仓库有⟨54袋⟩。甲仓库卖出⟨16袋⟩后，甲仓库还比乙仓库多⟨多少袋⟩？
= 86-16-54
total 甲仓库
total 乙仓库
total 甲仓库 act=卖
relation 甲仓库 mark=后 other=乙仓库

#dy477
聪聪看到电视塔的模型高⟨1.2米⟩，说明牌上写着电视塔实际高度是模型的⟨350倍⟩，塔上的观光层离地⟨263米⟩，电视塔实际高⟨多少米⟩？
= 1.2*350
total 模型 mark=高
relation 电视塔 mark=实际 other=模型
total 观光层
total 电视塔 mark=高

#dy478
妈妈给阳台铺防滑垫，阳台长⟨4米⟩，宽⟨1.5米⟩，每块防滑垫⟨0.25平方米⟩，要铺满阳台共用⟨多少块⟩？
= 4*1.5/0.25
total 阳台 mark=长
total 阳台 mark=宽
rate 防滑垫
amount 阳台 act=用

#dy479
⟨12支⟩钢笔卖⟨96元⟩，⟨9本⟩笔记本卖⟨45元⟩。一支钢笔比一本笔记本贵⟨多少元⟩？
= 96/12-45/9
amount 钢笔
total 钢笔 act=卖
amount 笔记本
total 笔记本 act=卖
relation 钢笔 other=笔记本

#dy480
⟨12支⟩钢笔卖⟨96元⟩，⟨9本⟩笔记本卖⟨45元⟩。买一支钢笔和一本笔记本要⟨多少元⟩？
= 96/12+45/9
amount 钢笔
total 钢笔 act=卖
amount 笔记本
total 笔记本 act=卖
total W:笔

#dy481
水果店老板进了⟨150千克⟩葡萄，第一天卖出总数的⟨2/5⟩，第二天卖出的比第一天少⟨15千克⟩，两天后还剩⟨多少千克⟩？
= 150-150*0(2/5)-(150*0(2/5)-15)
total 老板 act=进
relation 老板 act=卖 mark=第一天 other=总数
relation 老板 act=卖 mark=第二天 other=第一天
total 老板 mark=还剩

#dy482
小蝌蚪每天游⟨25米⟩，乌龟妈妈每天游的是小蝌蚪的⟨6倍⟩，⟨4天⟩乌龟妈妈比小蝌蚪多游⟨多少米⟩？
= (25*6-25)*4
rate 小蝌蚪 act=游
relation 乌龟妈妈 act=游 other=小蝌蚪
amount 乌龟妈妈 act=游
relation 乌龟妈妈 act=游 other=小蝌蚪

#dy483
食堂买来⟨3桶⟩油，每桶⟨15千克⟩，平均每天吃⟨2.5千克⟩，吃了⟨8天⟩后，还剩⟨多少千克⟩？
= 3*15-2.5*8
amount 食堂 act=买
rate 食堂 act=买
rate 食堂 act=吃
amount 食堂 act=吃
total 食堂 mark=还剩

#dy484
食堂买来⟨3桶⟩油，每桶⟨15千克⟩，计划吃⟨15天⟩，实际每天比计划节约⟨0.5千克⟩，实际每天吃⟨多少千克⟩？
= 3*15/15-0.5
amount 食堂 act=买
rate 食堂 act=买
amount 食堂 act=吃 mark=计划
relation 食堂 mark=实际 other=计划
rate 食堂 act=吃 mark=实际

#dy485
新校区的钟楼，第一个月盖了⟨6层⟩，第二个月盖了⟨5层⟩，还要盖的层数比已经盖的少⟨3层⟩，钟楼一共⟨多少层⟩？
= 6+5+6+5-3
total 钟楼 act=盖 mark=第一个月
total 钟楼 act=盖 mark=第二个月
relation 钟楼 act=盖 mark=还要 other=已经
total W:一共

#dy486
外国友人来学校参观，⟨48位⟩客人每⟨8人⟩坐一桌喝茶，每桌摆了⟨2壶⟩茶，每壶茶用⟨5克⟩茶叶，一共用茶叶⟨多少克⟩？
= 48/8*2*5
total W:客人
rate 桌 act=坐
rate 桌 act=摆
rate 壶 act=用
total W:一共 act=用

#dy487
快乐超市进了一批雨伞，每把进价⟨18元⟩，卖出时每把加价⟨50%⟩，下雨那天卖了⟨40把⟩，那天赚了⟨多少元⟩？
= 18*50%*40
rate 雨伞 mark=进价
relation 雨伞 mark=卖 other=进价
amount 超市 act=卖
total 超市 act=赚

#dy488
快乐超市进了一批雨伞，每把进价⟨18元⟩，卖出时每把加价⟨50%⟩，下雨那天卖了⟨40把⟩，那天卖雨伞收入⟨多少元⟩？
= 18*(1+50%)*40
rate 雨伞 mark=进价
relation 雨伞 mark=卖 other=进价
amount 超市 act=卖
total 超市 mark=收入

#dy489
冬天取暖，姥姥家有⟨800块⟩蜂窝煤，每天烧⟨9块⟩，烧了⟨50天⟩后，又买来⟨200块⟩，现在姥姥家有蜂窝煤⟨多少块⟩？
= 800-9*50+200
total 姥姥家
rate 姥姥家 act=烧
amount 姥姥家 act=烧
total 姥姥家 act=买
total 姥姥家 mark=现在

#dy490
小王子种了⟨3行⟩玫瑰，每行⟨7朵⟩，开花的有⟨16朵⟩，没开的有⟨几朵⟩？
= 3*7-16
amount 小王子 act=种
rate 玫瑰
total 玫瑰 mark=开花
total 玫瑰 mark=没开

#dy491
⟨8只⟩小船和⟨5只⟩大船全都租出去了，小船每只坐⟨4人⟩，大船每只坐⟨7人⟩，大船上的人比小船上的人多⟨几人⟩？
= 5*7-8*4
amount 小船
amount 大船
rate 小船 act=坐
rate 大船 act=坐
relation 大船 other=小船

#dy492
红领巾监督岗，周一登记好人好事⟨12件⟩，周二比周一多⟨6件⟩，周三比周二少⟨3件⟩，这⟨3天⟩平均每天登记⟨几件⟩？
= (12+12+6+12+6-3)/3
total 监督岗 act=登记 mark=周一
relation 监督岗 act=登记 mark=周二 other=周一
relation 监督岗 act=登记 mark=周三 other=周二
amount 监督岗 act=登记
rate 监督岗 act=登记

#dy493
滑雪场早场卖票⟨230张⟩，午场卖票的张数比早场少⟨90张⟩，晚场卖票⟨60张⟩，门票每张⟨120元⟩，午场门票收入⟨多少元⟩？
= (230-90)*120
total 滑雪场 act=卖 mark=早场
relation 滑雪场 act=卖 mark=午场 other=早场
total 滑雪场 act=卖 mark=晚场
rate 门票
total 滑雪场 mark=午场

#dy494
一卷胶带长⟨30米⟩，贴一个纸箱用⟨1.2米⟩，工人贴了⟨20个⟩纸箱，这卷胶带还剩⟨多少米⟩？
= 30-1.2*20
total 胶带
rate 纸箱 act=用
amount 工人 act=贴
total 胶带 mark=还剩

#dy495
一卷胶带长⟨30米⟩，贴一个纸箱用⟨1.2米⟩，工人已经贴了⟨20个⟩纸箱，这卷胶带还能贴⟨几个⟩纸箱？
= 30/1.2-20
total 胶带
rate 纸箱 act=用
amount 工人 act=贴 mark=已经
amount 胶带 act=贴 mark=还能

#dy496
笑笑用⟨15张⟩彩纸做了⟨5个⟩风车，淘气用⟨12张⟩彩纸做同样大小的风车，淘气能做⟨几个⟩？
= 12/(15/5)
amount 笑笑 act=用
total 笑笑 act=做
amount 淘气 act=用
total 淘气 act=做

#dy497
小东有⟨8本⟩连环画，小西有⟨15本⟩，小南的本数和小东的一样，小西比小南多⟨几本⟩？
= 15-8
total 小东
total 小西
relation 小西 other=小南

#dy498
原来车上有⟨23人⟩，到站后下去一些，又上来⟨8人⟩，现在车上有⟨25人⟩，下去了⟨几人⟩？
= 23+8-25
total 车上 mark=原来
total 车上 act=上来
total 车上 mark=现在
total 车上 act=下去

#dy499
原来车上有⟨23人⟩，到站后下去⟨6人⟩，又上来一些，现在车上有⟨25人⟩，上来了⟨几人⟩？
= 25-(23-6)
total 车上 mark=原来
total 车上 act=下去
total 车上 mark=现在
total 车上 act=上来

#dy500
盘子里有桃子和李子共⟨17个⟩，其中李子⟨9个⟩，吃了⟨4个⟩桃子，还剩⟨几个⟩桃子？
= 17-9-4
total W:共
total 李子
total 桃子 act=吃
total 桃子 mark=还剩

#dy501
玩具架上有⟨7辆⟩小汽车、⟨12个⟩娃娃，小汽车和飞机一共⟨16件⟩，飞机有⟨几架⟩？
= 16-7
total 小汽车
total 娃娃
total W:一共
total 飞机

#dy502
丁丁写了⟨3页⟩大字，每页⟨20个⟩，冬冬写了⟨50个⟩大字，丁丁比冬冬多写⟨几个⟩？
= 3*20-50
amount 丁丁 act=写
rate 丁丁 act=写
total 冬冬 act=写
relation 丁丁 act=写 other=冬冬

#dy503
一盒巧克力有⟨4层⟩，每层⟨6块⟩，小胖吃了⟨5块⟩，剩下⟨多少块⟩？
= 4*6-5
amount 巧克力
rate 巧克力
total 小胖 act=吃
total 巧克力 mark=剩下

#dy504
跳格子游戏里，小青跳一次前进⟨4格⟩，她跳了⟨6次⟩，又退了⟨3格⟩，现在离起点⟨几格⟩？
= 4*6-3
rate 小青 act=跳
amount 小青 act=跳
total 小青 act=退
total 小青 mark=现在

#dy505
⟨35块⟩糖，平均分给⟨5个⟩孩子，哥哥把自己那份又吃了⟨2块⟩，哥哥还有⟨几块⟩？
= 35/5-2
total W:糖
amount 孩子
total 哥哥 act=吃
total 哥哥 mark=还有

#dy506
⟨28只⟩羊平均关在⟨4个⟩羊圈里，又往第一个羊圈赶进⟨3只⟩，第一个羊圈现在有⟨几只⟩？
= 28/4+3
total W:羊
amount 羊圈
total 第一个羊圈 act=赶
total 第一个羊圈 mark=现在

#dy507
小芳做⟨18道⟩口算题，做对了⟨15道⟩，每对一道得⟨2分⟩，她得了⟨多少分⟩？
= 15*2
amount 小芳 act=做
amount 小芳 act=做对
rate 小芳 act=得
total 小芳 act=得

#dy508
小芳做⟨18道⟩口算题，错了⟨3道⟩，每对一道得⟨2分⟩，她得了⟨多少分⟩？
= (18-3)*2
amount 小芳 act=做
amount 小芳 act=错
rate 小芳 act=得
total 小芳 act=得

#dy509
美术课上做花瓶，需要⟨4⟩种颜色的黏土，每种⟨50克⟩，老师给每个同学准备了⟨250克⟩黏土，做完一个花瓶后每个同学剩下⟨多少克⟩？
= 250-4*50
amount 花瓶
rate 花瓶
rate 老师
rate 同学 mark=剩下

#dy510
妈妈每小时包装⟨45件⟩玩具，比爸爸少⟨10件⟩，爸爸包装⟨440件⟩要⟨几小时⟩？
= 440/(45+10)
rate 妈妈 act=包装
relation 妈妈 act=包装 other=爸爸
total 爸爸 act=包装
amount 爸爸 act=包装

#dy511
学校门口的文具店里，A款书包每个⟨98元⟩，B款书包每个⟨75元⟩，B款卖出⟨12个⟩，A款卖出的个数是B款的⟨一半⟩，A款卖了⟨多少元⟩？
= 98*(12/2)
rate A款
rate B款
amount B款 act=卖
relation A款 act=卖 other=B款
total A款 act=卖

#dy512
水族馆有热带鱼⟨160条⟩，比锦鲤的⟨3倍⟩少⟨20条⟩。锦鲤有⟨多少条⟩？
= (160+20)/3
total 热带鱼
relation 热带鱼 other=锦鲤
relation 热带鱼 other=锦鲤
total 锦鲤

#dy513
水族馆有锦鲤⟨60条⟩，热带鱼比锦鲤的⟨3倍⟩少⟨20条⟩。热带鱼比锦鲤多⟨多少条⟩？
= 60*3-20-60
total 锦鲤
relation 热带鱼 other=锦鲤
relation 热带鱼 other=锦鲤
relation 热带鱼 other=锦鲤

#dy514
苗圃有月季苗⟨250株⟩，卖给公园⟨120株⟩，又卖给学校一些，最后剩⟨65株⟩，卖给学校⟨多少株⟩？
= 250-120-65
total 苗圃
total 公园 act=卖
total 苗圃 mark=剩
total 学校 act=卖

#dy515
国庆期间，一家旅行社接待了⟨12个⟩旅行团，平均每团⟨25人⟩，其中⟨80人⟩是外地来的，本地游客有⟨多少人⟩？
= 12*25-80
amount 旅行社 act=接待
rate 旅行团
total 外地
total 本地游客

#dy516
煤气灶每天用气⟨0.8立方米⟩，每立方米⟨2.5元⟩，⟨30天⟩的煤气费是⟨多少元⟩？
= 0.8*30*2.5
rate 煤气灶 act=用
rate 煤气
amount 煤气灶 act=用
total W:煤气费

#dy517
把⟨一根⟩木头锯成⟨6段⟩要锯⟨5次⟩，每锯一次用⟨4分钟⟩，锯完要⟨多少分钟⟩？
= 5*4
x
amount 木头 act=锯
amount 木头 act=锯
rate 木头 act=锯
total 木头 act=锯

#dy518
电子秤上，⟨3袋⟩同样重的盐加一个⟨200克⟩的盒子，共重⟨1700克⟩，一袋盐重⟨多少克⟩？
= (1700-200)/3
amount 盐
total 盒子
total W:共
rate 盐

#dy519
邮局里，寄一封本市信要贴邮票⟨0.8元⟩，寄一封外地信要贴⟨1.2元⟩，小青寄了⟨5封⟩本市信，⟨3封⟩外地信，一共要贴邮票⟨多少元⟩？
= 5*0.8+3*1.2
rate 本市信 act=贴
rate 外地信 act=贴
amount 小青 act=寄 what=本市信
amount 小青 act=寄 what=外地信
total W:一共 act=贴

#dy520
二年级的小朋友捡贝壳，甲组捡了⟨43个⟩，乙组捡了⟨37个⟩，把它们穿成项链，每条用⟨8个⟩，能穿⟨几条⟩？
= (43+37)/8
total 甲组 act=捡
total 乙组 act=捡
rate 项链 act=用
amount 项链 act=穿

#dy521
二年级的小朋友捡贝壳，甲组捡了⟨48个⟩，乙组捡了⟨32个⟩，每条项链用⟨8个⟩，甲组比乙组多穿⟨几条⟩项链？
= (48-32)/8
total 甲组 act=捡
total 乙组 act=捡
rate 项链 act=用
relation 甲组 act=穿 other=乙组

#dy522
学校舞台需要⟨90平方米⟩地毯，仓库有两块，一块长⟨10米⟩、宽⟨4米⟩，另一块⟨35平方米⟩，还缺⟨多少平方米⟩？
= 90-10*4-35
total W:舞台
total 一块 mark=长
total 一块 mark=宽
total 另一块
total 地毯 mark=缺

#dy523
快餐店每份盒饭⟨18元⟩，满⟨10份⟩每份优惠⟨3元⟩。工地订了⟨26份⟩，要付⟨多少元⟩？
= 26*(18-3)
rate 盒饭
amount 盒饭 mark=满
relation 盒饭
amount 工地 act=订
total 工地 act=付

#dy524
菜场的鱼摊，鲫鱼每千克⟨16元⟩，鲈鱼每千克⟨28元⟩。奶奶买了⟨1.5千克⟩鲫鱼，付了⟨50元⟩，找回⟨多少元⟩？
= 50-16*1.5
rate 鲫鱼
rate 鲈鱼
amount 奶奶 act=买 what=鲫鱼
total 奶奶 act=付
total 奶奶 act=找

#dy525
小明家平均每月丢弃塑料袋⟨45个⟩，做了环保袋后每月少丢⟨30个⟩，⟨12个月⟩一共丢弃⟨多少个⟩？
= (45-30)*12
rate 小明家 act=丢弃
relation 小明家 act=丢 mark=后
amount 小明家 act=丢弃
total 小明家 act=丢弃 mark=一共

#dy526
小明家平均每月丢弃塑料袋⟨45个⟩，做了环保袋后每月少丢⟨30个⟩，⟨12个月⟩一共少丢⟨多少个⟩？
= 30*12
rate 小明家 act=丢弃
relation 小明家 act=丢 mark=后
amount 小明家 act=丢
relation 小明家 act=丢 mark=一共

#dy527
林老师带⟨34名⟩学生看科幻片，成人票⟨50元⟩，学生票⟨30元⟩。如果⟨5人⟩以上买团体票，每人⟨28元⟩。全买团体票，林老师和学生一共⟨35人⟩，要付⟨多少元⟩？
= 35*28
amount 学生
rate 成人票
rate 学生票
x
rate 团体票
amount 林老师 mark=一共
total W:一共 act=付

#dy528
轮船上原有集装箱⟨320个⟩，在上海港卸下⟨145个⟩，又装上⟨88个⟩，到宁波港再卸下⟨60个⟩，船上还有⟨多少个⟩？
= 320-145+88-60
total 轮船 mark=原有
total 轮船 act=卸 mark=上海港
total 轮船 act=装 mark=上海港
total 轮船 act=卸 mark=宁波港
total 轮船 mark=还有

#dy529
同学们去茶园采茶叶，五年级采了⟨24千克⟩鲜叶，六年级采的比五年级多⟨1/3⟩。每⟨4千克⟩鲜叶能制⟨0.9千克⟩干茶，六年级的鲜叶能制干茶⟨多少千克⟩？
= 24*(1+0(1/3))/4*0.9
total 五年级 act=采
relation 六年级 act=采 other=五年级
amount 鲜叶
total 鲜叶 act=制
total 六年级 act=制

#dy530
公司团建，⟨7⟩位同事合买一份⟨350元⟩的套餐，后来又来了⟨3位⟩，大家重新平均分摊，每人付⟨多少元⟩？
= 350/(7+3)
amount 同事
total W:套餐
amount 同事 act=来 mark=后来
rate 同事 act=付

#dy531
公司团建，⟨7位⟩同事合买一份⟨350元⟩的套餐，平均分摊，后来有⟨2位⟩由经理代付，经理一共要代付⟨多少元⟩？
= 350/7*2
amount 同事
total W:套餐
amount 同事 mark=后来
total 经理 act=代付

#dy532
织一件毛衣用⟨5团⟩毛线，每团⟨50克⟩，妈妈买来⟨18团⟩，织了⟨3件⟩这样的毛衣，还剩⟨多少团⟩毛线？
= 18-3*5
rate 毛衣 act=用
rate 团
total 妈妈 act=买
amount 妈妈 act=织
total 毛线 mark=还剩

#dy533
李敏的妈妈是护士，每个班⟨8小时⟩，上周上了⟨5个⟩班，这周上了⟨6个⟩班，两周一共上了⟨多少小时⟩？
= 8*(5+6)
rate 班
amount 妈妈 act=上 mark=上周
amount 妈妈 act=上 mark=这周
total 妈妈 act=上 mark=一共

#dy534
修车铺里，师傅今天修了⟨16辆⟩车，徒弟修的是师傅的⟨3/4⟩，昨天两人共修了⟨21辆⟩，今天两人比昨天多修⟨几辆⟩？
= 16+16*0(3/4)-21
total 师傅 act=修 mark=今天
relation 徒弟 act=修 mark=今天 other=师傅
total 两人 act=修 mark=昨天
relation 两人 act=修 mark=今天 other=昨天

#dy535
小天家上个月的支出中，伙食费⟨1800元⟩，占总支出的⟨45%⟩，水电费占总支出的⟨8%⟩，水电费是⟨多少元⟩？
= 1800/45%*8%
total 伙食费
relation 伙食费 other=总支出
relation 水电费 other=总支出
total 水电费

#dy536
小天家上个月总支出⟨4000元⟩，伙食费占⟨45%⟩，比水电费多⟨1480元⟩，水电费是⟨多少元⟩？
= 4000*45%-1480
total W:总支出
relation 伙食费 other=总支出
relation 伙食费 other=水电费
total 水电费

#dy537
果汁店调一壶混合果汁，放橙汁⟨600毫升⟩、苹果汁⟨400毫升⟩，再放⟨1/5⟩壶水即⟨250毫升⟩，倒进⟨5个⟩杯子，平均每杯⟨多少毫升⟩？
= (600+400+250)/5
total 橙汁 act=放
total 苹果汁 act=放
relation 水 act=放 other=壶
total 水 act=放
amount 杯子
rate 杯子

#dy538
⟨9:00⟩开门的书店，上午来了⟨47位⟩顾客，下午来的顾客是上午的⟨2倍⟩，有⟨28位⟩顾客没有买书，买了书的有⟨多少位⟩？
= 47+47*2-28
x
total 顾客 act=来 mark=上午
relation 顾客 act=来 mark=下午 other=上午
total 顾客 mark=没有
total 顾客 act=买

#dy539
为迎接检查，⟨3名⟩工人⟨4小时⟩粉刷墙面⟨84平方米⟩。每名工人每小时粉刷的面积相同，⟨1名⟩工人⟨5小时⟩粉刷⟨多少平方米⟩？
= 84/3/4*1*5
amount 工人
amount 工人 act=粉刷
total 工人 act=粉刷
amount 工人
amount 工人 act=粉刷
total 工人 act=粉刷

#dy540
老马从批发市场进了⟨80件⟩衬衫，共花⟨3600元⟩，每件卖⟨65元⟩，卖了⟨60件⟩，卖出的这些赚了⟨多少元⟩？
= (65-3600/80)*60
amount 老马 act=进
total 老马 act=花
rate 衬衫 act=卖
amount 老马 act=卖
total 老马 act=赚

#dy541
老马从批发市场进了⟨80件⟩衬衫，共花⟨3600元⟩，先每件卖⟨65元⟩，卖了⟨60件⟩，剩下的每件卖⟨50元⟩全部卖完，一共卖得⟨多少元⟩？
= 65*60+50*(80-60)
amount 老马 act=进
total 老马 act=花
rate 衬衫 act=卖 mark=先
amount 老马 act=卖 mark=先
rate 衬衫 act=卖 mark=剩下
total 老马 act=卖 mark=一共

#dy542
老马从批发市场进了⟨80件⟩衬衫，共花⟨3600元⟩，先每件卖⟨65元⟩，卖了⟨60件⟩，剩下的每件卖⟨50元⟩全部卖完，一共赚了⟨多少元⟩？
= 65*60+50*(80-60)-3600
amount 老马 act=进
total 老马 act=花
rate 衬衫 act=卖 mark=先
amount 老马 act=卖 mark=先
rate 衬衫 act=卖 mark=剩下
total 老马 act=赚

#dy543
毛毛虫第一天爬了⟨1.6米⟩，第二天爬了第一天的⟨1.5倍⟩，离树顶还有⟨2米⟩，这棵树高⟨多少米⟩？
= 1.6+1.6*1.5+2
total 毛毛虫 act=爬 mark=第一天
relation 毛毛虫 act=爬 mark=第二天 other=第一天
total 毛毛虫 mark=还有
total W:树 mark=高

#dy544
图书馆的自动还书机每分钟处理⟨15本⟩，今天前⟨20分钟⟩处理了一些后，还有⟨180本⟩在排队，今天要处理的书有⟨多少本⟩？
= 15*20+180
rate 还书机 act=处理
amount 还书机 act=处理 mark=前
total 书 mark=还有
total 书 act=处理

#dy545
一座办公楼有⟨160盏⟩灯，换成节能灯后每盏每天省电⟨0.2度⟩，每度电⟨1元⟩，⟨22天⟩一共省电⟨多少度⟩？
= 160*0.2*22
amount 灯
rate 灯 act=省
rate 电
amount 灯 act=省
total W:一共 act=省

#dy546
舞狮队表演用的彩球，大球⟨6个⟩，小球比大球多⟨12个⟩，租一个大球⟨15元⟩，租一个小球⟨5元⟩，租这些球要⟨多少元⟩？
= 6*15+(6+12)*5
amount 大球
relation 小球 other=大球
rate 大球 act=租
rate 小球 act=租
total 球 act=租

#dy547
夏天到了，爸爸买了一台⟨3200元⟩的空调，商场送⟨200元⟩安装费并打⟨九折⟩，爸爸买空调付了⟨多少元⟩？
= 3200*0.9
total 空调
total 商场 act=送
relation 空调
total 爸爸 act=付

#dy548
学校美术馆展出油画⟨45幅⟩，国画⟨60幅⟩，剪纸比国画少⟨1/4⟩，摄影作品是油画的⟨2/3⟩。展出的剪纸有⟨多少幅⟩？
= 60*(1-0(1/4))
total 油画 act=展出
total 国画 act=展出
relation 剪纸 other=国画
relation 摄影作品 other=油画
total 剪纸 act=展出

#dy549
学校美术馆展出油画⟨45幅⟩，国画⟨60幅⟩，剪纸比国画少⟨1/4⟩，摄影作品是油画的⟨2/3⟩。展出的摄影作品比剪纸少⟨多少幅⟩？
= 60*(1-0(1/4))-45*0(2/3)
total 油画 act=展出
total 国画 act=展出
relation 剪纸 other=国画
relation 摄影作品 other=油画
relation 摄影作品 act=展出 other=剪纸

#dy550
大雁南飞，第一天飞了⟨380千米⟩，第二天比第一天多飞⟨60千米⟩，第三天因为下雨，只飞了第二天的⟨一半⟩，第三天飞了⟨多少千米⟩？
= (380+60)/2
total 大雁 act=飞 mark=第一天
relation 大雁 act=飞 mark=第二天 other=第一天
relation 大雁 act=飞 mark=第三天 other=第二天
total 大雁 act=飞 mark=第三天

#dy551
李大叔养了⟨3塘⟩鱼，每塘投放鱼苗⟨800尾⟩，成活率⟨90%⟩，一共成活鱼苗⟨多少尾⟩？
= 3*800*90%
amount 李大叔 act=养
rate 塘 act=投放
relation 鱼苗 mark=成活
total 鱼苗 act=成活

#dy552
玉米种子做发芽试验，⟨200粒⟩种子有⟨186粒⟩发芽，没发芽的占种子总数的⟨百分之几⟩？
= (200-186)/200
total W:种子
total 种子 act=发芽
relation 没发芽 other=种子

#dy553
小区里有⟨25个⟩车位出租，每个每月⟨300元⟩，已经租出⟨4/5⟩，每月已收租金⟨多少元⟩？
= 25*0(4/5)*300
amount 车位
rate 车位
relation 车位 act=租 other=小区
total 租金 act=收

#dy554
乡村小学新建了图书室，城里的学校第一次捐来⟨5箱⟩书，每箱⟨40本⟩，第二次捐来⟨160本⟩，平均分给⟨6个⟩年级，每个年级分到⟨多少本⟩？
= (5*40+160)/6
amount 学校 act=捐 mark=第一次
rate 学校 act=捐 mark=第一次
total 学校 act=捐 mark=第二次
amount 年级
rate 年级 act=分

#dy555
奶奶家的绵羊，春天剪毛⟨26千克⟩，秋天比春天多剪⟨4千克⟩，羊毛每千克卖⟨20元⟩，秋天的羊毛卖了⟨多少元⟩？
= (26+4)*20
total 绵羊 act=剪 mark=春天
relation 绵羊 act=剪 mark=秋天 other=春天
rate 羊毛 act=卖
total 羊毛 act=卖 mark=秋天

#dy556
纸飞机比赛，小海的飞机飞了⟨9.6米⟩，小航的飞机飞得比小海的远⟨1/3⟩，小航的飞机飞了⟨多少米⟩？
= 9.6*(1+0(1/3))
total 小海 act=飞
relation 小航 act=飞 other=小海
total 小航 act=飞

#dy557
纸飞机比赛，小海的飞机飞了⟨9.6米⟩，小航的飞机飞得比小海的远⟨1.3米⟩，小航的飞机飞了⟨多少米⟩？
= 9.6+1.3
total 小海 act=飞
relation 小航 act=飞 other=小海
total 小航 act=飞

#dy558
修路队要修一段路，第一周修了⟨320米⟩，第二周修的比第一周的⟨1.5倍⟩少⟨30米⟩，还剩⟨270米⟩，这段路长⟨多少米⟩？
= 320+320*1.5-30+270
total 修路队 act=修 mark=第一周
relation 修路队 act=修 mark=第二周 other=第一周
relation 修路队 act=修 mark=第二周 other=第一周
total 修路队 mark=还剩
total W:路

#dy559
在垃圾分类知识赛中，一共⟨20道⟩题，每答对一道得⟨5分⟩，不答或答错不得分，小宁得了⟨85分⟩，他有⟨几道⟩题没答对？
= 20-85/5
amount W:一共
rate 小宁 act=得
total 小宁 act=得
amount 小宁 mark=没

#dy560
一件衣服的成本是⟨120元⟩，商店加价⟨40%⟩后标价，元旦又按标价打⟨九折⟩卖出，卖出价是⟨多少元⟩？
= 120*(1+40%)*0.9
total 衣服 mark=成本
relation 商店 mark=标价 other=成本
relation 衣服 mark=卖出 other=标价
total 衣服 mark=卖出价

#dy561
早读前，值日生要摆好⟨48把⟩椅子，小张摆了⟨3排⟩，每排⟨7把⟩，小王摆了⟨18把⟩，还有⟨几把⟩没摆？
= 48-3*7-18
total W:椅子
amount 小张 act=摆
rate 小张 act=摆
total 小王 act=摆
total 椅子 mark=没摆

#dy562
旧电池回收箱里有5号电池⟨64节⟩，7号电池比5号电池少⟨28节⟩，纽扣电池的数量是7号电池的⟨1/3⟩，纽扣电池有⟨多少节⟩？
= (64-28)*0(1/3)
total 5号电池
relation 7号电池 other=5号电池
relation 纽扣电池 other=7号电池
total 纽扣电池

#dy563
自驾去外婆家，全程⟨420千米⟩，我们已经开了⟨2小时⟩，平均每小时⟨90千米⟩，剩下的路堵车，每小时只能开⟨60千米⟩，剩下的路要开⟨几小时⟩？
= (420-2*90)/60
total W:全程
amount 我们 act=开 mark=已经
rate 我们 act=开 mark=已经
rate 我们 act=开 mark=剩下
amount 我们 act=开 mark=剩下

#dy564
小鸭子学游泳，第一次游了⟨15米⟩，第二次游的比第一次的⟨2倍⟩少⟨4米⟩，第三次游了⟨30米⟩，第三次比第二次多游⟨几米⟩？
= 30-(15*2-4)
total 小鸭子 act=游 mark=第一次
relation 小鸭子 act=游 mark=第二次 other=第一次
relation 小鸭子 act=游 mark=第二次 other=第一次
total 小鸭子 act=游 mark=第三次
relation 小鸭子 act=游 mark=第三次 other=第二次

#dy565
李医生每天接诊⟨40位⟩病人，王医生比李医生每天多接诊⟨1/8⟩，两位医生⟨5天⟩一共接诊⟨多少位⟩病人？
= (40+40*(1+0(1/8)))*5
rate 李医生 act=接诊
relation 王医生 act=接诊 other=李医生
amount 李医生 act=接诊
total W:一共 act=接诊

#dy566
李医生每天接诊⟨40位⟩病人，王医生每天接诊的人数是李医生的⟨7/8⟩，⟨5天⟩里李医生比王医生多接诊⟨多少位⟩病人？
= (40-40*0(7/8))*5
rate 李医生 act=接诊
relation 王医生 act=接诊 other=李医生
amount 李医生 act=接诊
relation 李医生 act=接诊 other=王医生

#dy567
体温从⟨39.2度⟩降到⟨38度⟩后，妈妈又给宝宝量，降了⟨1.1度⟩，这时宝宝的体温是⟨多少度⟩？
= 38-1.1
total 宝宝
total 宝宝 mark=后
relation 宝宝 mark=又 other=后
total 宝宝 mark=这时

#dy568
学校卫生室有口罩⟨12包⟩，每包⟨50只⟩，发给一年级⟨180只⟩，二年级⟨200只⟩，现在还有⟨多少只⟩？
= 12*50-180-200
amount 卫生室
rate 卫生室
total 一年级 act=发
total 二年级 act=发
total 卫生室 mark=现在

#dy569
小张跑外卖，上午送了⟨14单⟩，下午送的比上午多⟨6单⟩，晚上送的是下午的⟨一半⟩。这天他一共送了⟨多少单⟩？
= 14+14+6+(14+6)/2
total 小张 act=送 mark=上午
relation 小张 act=送 mark=下午 other=上午
relation 小张 act=送 mark=晚上 other=下午
total 小张 act=送 mark=一共

#dy570
合唱团⟨60人⟩去演出，⟨45座⟩的大车已经坐满，其余的坐小车，每辆小车坐⟨5人⟩，要⟨几辆⟩小车？
= (60-45)/5
total W:合唱团
total 大车
rate 小车 act=坐
amount 小车

#dy571
丰收节上，王大爷的大南瓜重⟨36千克⟩，比李大爷的重⟨8千克⟩，赵大爷的比李大爷的轻⟨5千克⟩，赵大爷的南瓜重⟨多少千克⟩？
= 36-8-5
total 王大爷
relation 王大爷 other=李大爷
relation 赵大爷 other=李大爷
total 赵大爷

#dy572
丰收节上，王大爷的大南瓜重⟨36千克⟩，比李大爷的重⟨8千克⟩，赵大爷的比李大爷的重⟨5千克⟩，赵大爷的南瓜重⟨多少千克⟩？
= 36-8+5
total 王大爷
relation 王大爷 other=李大爷
relation 赵大爷 other=李大爷
total 赵大爷

#dy573
美术老师要给⟨6个⟩班上课，每班每周⟨2节⟩，每节课用卡纸⟨20张⟩，⟨4周⟩一共用卡纸⟨多少张⟩？
= 6*2*20*4
amount 班
rate 班
rate 节
amount 美术老师
total 美术老师 act=用

#dy574
陶陶参加⟨15千米⟩徒步，前⟨3小时⟩走了⟨9千米⟩，接着休息了⟨20分钟⟩，剩下的⟨2小时⟩走完，后面平均每小时走⟨多少千米⟩？
= (15-9)/2
total W:徒步
amount 陶陶 act=走 mark=前
total 陶陶 act=走 mark=前
amount 陶陶 act=休息
amount 陶陶 act=走 mark=剩下
rate 陶陶 act=走 mark=后面

#dy575
一块试验田共⟨240平方米⟩，⟨1/3⟩种黄瓜，⟨1/4⟩种茄子，剩下的种西红柿，种西红柿的比种茄子的多⟨多少平方米⟩？
= 240*(1-0(1/3)-0(1/4))-240*0(1/4)
total W:试验田
relation 黄瓜 act=种 other=试验田
relation 茄子 act=种 other=试验田
relation 西红柿 act=种 other=茄子

#dy576
一块试验田共⟨240平方米⟩，⟨1/3⟩种黄瓜，种茄子的面积是种黄瓜的⟨1/4⟩，剩下的种西红柿，种西红柿⟨多少平方米⟩？
= 240-240*0(1/3)-240*0(1/3)*0(1/4)
total W:试验田
relation 黄瓜 act=种 other=试验田
relation 茄子 act=种 other=黄瓜
total 西红柿 act=种

#dy577
学校买了⟨20张⟩课桌和⟨40把⟩椅子，课桌每张⟨110元⟩，椅子每把⟨45元⟩，厂家给学校优惠了⟨200元⟩，学校实际付款⟨多少元⟩？
= 20*110+40*45-200
amount 学校 act=买 what=课桌
amount 学校 act=买 what=椅子
rate 课桌
rate 椅子
relation 厂家 act=优惠
total 学校 act=付款 mark=实际

#dy578
小星和小月合买一个⟨48元⟩的地球仪，小星出的钱比小月多，小星出了⟨30元⟩，小星比小月多出⟨多少元⟩？
= 30-(48-30)
total W:地球仪
total 小星 act=出
relation 小星 act=出 other=小月

#dy579
小星和小月合买一个⟨48元⟩的地球仪，小星出了⟨30元⟩，小月出的钱里有⟨5元⟩是向姐姐借的，小月出了⟨多少元⟩？
= 48-30
total W:地球仪
total 小星 act=出
total 小月 act=借
total 小月 act=出

#dy580
周六，爷爷在河边钓鱼，从早上⟨6点⟩到中午钓上来⟨14条⟩，小的⟨5条⟩放了生，剩下的平均分给自家和⟨2户⟩邻居，一共⟨3家⟩，每家分到⟨几条⟩？
= (14-5)/3
x
total 爷爷 act=钓
total 爷爷 act=放
amount 邻居
amount 家
rate 家 act=分

#dy581
电脑店里，鼠标每个⟨45元⟩，键盘的价钱是鼠标的⟨3倍⟩，显示器比键盘贵⟨765元⟩，显示器⟨多少元⟩？
= 45*3+765
rate 鼠标
relation 键盘 other=鼠标
relation 显示器 other=键盘
rate 显示器

#dy582
电脑店里，鼠标每个⟨45元⟩，比键盘便宜⟨90元⟩，学校买了⟨10个⟩鼠标和⟨10个⟩键盘，一共花了⟨多少元⟩？
= 45*10+(45+90)*10
rate 鼠标
relation 鼠标 other=键盘
amount 学校 act=买 what=鼠标
amount 学校 act=买 what=键盘
total 学校 act=花

#dy583
一副扑克牌⟨54张⟩，去掉⟨2张⟩王，剩下的平均发给⟨4个⟩人，每人发到⟨几张⟩？
= (54-2)/4
total 扑克牌
total 王
amount 人
rate 人 act=发

#dy584
小丽把⟨72张⟩照片放进两本相册，第一本放了⟨9页⟩，每页⟨4张⟩，其余的放进第二本，第二本每页放⟨3张⟩，第二本用了⟨几页⟩？
= (72-9*4)/3
total W:照片
amount 第一本 act=放
rate 第一本
rate 第二本 act=放
amount 第二本 act=用

#dy585
东东参加口语打卡，坚持了⟨21天⟩，前⟨11天⟩每天读⟨10分钟⟩，后⟨10天⟩每天读⟨15分钟⟩，他一共读了⟨多少分钟⟩？
= 11*10+10*15
amount 东东
amount 东东 act=读 mark=前
rate 东东 act=读 mark=前
amount 东东 act=读 mark=后
rate 东东 act=读 mark=后
total 东东 act=读 mark=一共

#dy586
小狗旺旺刚来时重⟨2.5千克⟩，养了⟨4个月⟩，每个月长⟨0.8千克⟩，现在旺旺重⟨多少千克⟩？
= 2.5+4*0.8
total 旺旺 mark=刚来
amount 旺旺 act=养
rate 旺旺 act=长
total 旺旺 mark=现在

#dy587
宠物店有小猫⟨9只⟩，小狗⟨14只⟩，仓鼠的只数比小猫和小狗的总数少⟨7只⟩，店里的仓鼠有⟨多少只⟩？
= 9+14-7
total 小猫
total 小狗
relation 仓鼠 other=总数
total 仓鼠

#dy588
宠物店有小猫⟨9只⟩，小狗⟨14只⟩，仓鼠的只数是小猫的⟨2倍⟩，又卖掉⟨4只⟩仓鼠，店里的仓鼠还有⟨多少只⟩？
= 9*2-4
total 小猫
total 小狗
relation 仓鼠 other=小猫
total 仓鼠 act=卖
total 仓鼠 mark=还有

#dy589
校园里有一条⟨160米⟩长的小路，一侧每隔⟨8米⟩栽一棵树，只栽一端，每棵树苗⟨35元⟩，买树苗共花⟨多少元⟩？
= 160/8*35
total W:小路
rate 树
rate 树苗
total W:共 act=花

#dy590
小明和爸爸做风筝，买竹条花⟨6元⟩，买纸花的钱是竹条的⟨一半⟩，买线花的钱比纸多⟨5元⟩，一共花了⟨多少元⟩？
= 6+6/2+6/2+5
total 竹条 act=花
relation 纸 act=花 other=竹条
relation 线 act=花 other=纸
total W:一共 act=花

#dy591
少先队大队部给获奖的同学发书签，一等奖⟨4人⟩每人⟨5张⟩，二等奖⟨9人⟩每人⟨3张⟩，三等奖⟨15人⟩每人⟨1张⟩，一共要准备书签⟨多少张⟩？
= 4*5+9*3+15*1
amount 一等奖
rate 一等奖
amount 二等奖
rate 二等奖
amount 三等奖
rate 三等奖
total W:一共

#dy592
小光从书上看到，成年人每天睡⟨8小时⟩，他自己每天睡⟨10小时⟩，熊猫每天睡的时间比他少⟨2小时⟩，考拉每天睡⟨18小时⟩。考拉每天比熊猫多睡⟨几小时⟩？
= 18-(10-2)
rate 成年人 act=睡
rate 他 act=睡
relation 熊猫 act=睡 other=他
rate 考拉 act=睡
relation 考拉 act=睡 other=熊猫

#dy593
一瓶消毒液⟨500毫升⟩，配制时每⟨5毫升⟩消毒液加水⟨1升⟩，用去⟨150毫升⟩后，剩下的消毒液还要加水⟨多少升⟩？
= (500-150)/5*1
total 消毒液
amount 消毒液
rate 消毒液 act=加
total 消毒液 mark=用去
total 消毒液 act=加 mark=剩下

#dy594
快乐农场收了⟨360千克⟩土豆，按⟨5千克⟩一袋装了⟨40袋⟩，剩下的按⟨8千克⟩一袋装，还能装⟨几袋⟩？
= (360-5*40)/8
total 农场 act=收
rate 土豆 act=装
amount 土豆 act=装
rate 土豆 act=装 mark=剩下
amount 土豆 act=装 mark=剩下

#dy595
阅览室有杂志⟨300本⟩，上午借出⟨2/5⟩，下午还回⟨45本⟩，现在有杂志⟨多少本⟩？
= 300*(1-0(2/5))+45
total 阅览室
relation 杂志 act=借 mark=上午 other=杂志
total 杂志 act=还 mark=下午
total 阅览室 mark=现在

#dy596
阅览室有杂志⟨300本⟩，上午借出⟨2/5⟩，下午借出的是上午的⟨3/4⟩，现在有杂志⟨多少本⟩？
= 300-300*0(2/5)-300*0(2/5)*0(3/4)
total 阅览室
relation 杂志 act=借 mark=上午 other=杂志
relation 杂志 act=借 mark=下午 other=上午
total 阅览室 mark=现在

#dy597
“老板，苹果怎么卖？”“⟨3千克⟩共⟨21元⟩。”“那我买⟨5千克⟩。”买苹果的人该付⟨多少元⟩？
= 21/3*5
amount 苹果
total 苹果
amount 我 act=买
total 人 act=付

#dy598
“老板，苹果怎么卖？”“⟨3千克⟩共⟨21元⟩。”“我只带了⟨49元⟩。”这些钱能买⟨多少千克⟩苹果？
= 49/(21/3)
amount 苹果
total 苹果
total 我 act=带
amount 苹果 act=买

#dy599
读书月里，芳芳第一周看了⟨3本⟩书，以后每周都看⟨5本⟩，又看了⟨4周⟩，她一共看了⟨多少本⟩？
= 3+5*4
total 芳芳 act=看 mark=第一周
rate 芳芳 act=看 mark=以后
amount 芳芳 act=看 mark=又
total 芳芳 act=看 mark=一共

#dy600
已知爷爷家有⟨6棵⟩枣树，平均每棵收枣⟨22千克⟩，奶奶用⟨30千克⟩做了枣糕，剩下的装袋，每袋⟨6千克⟩，能装⟨多少袋⟩？
= (6*22-30)/6
amount 枣树
rate 枣树 act=收
total 奶奶 act=用
rate 枣 act=装
amount 枣 act=装 mark=剩下

#dy601
王师傅要加工⟨320个⟩零件，前⟨3小时⟩平均每小时加工⟨40个⟩，剩下的要在⟨5小时⟩内完成，后来平均每小时加工⟨多少个⟩？
= (320-3*40)/5
total W:零件
amount 王师傅 act=加工 mark=前
rate 王师傅 act=加工 mark=前
amount 王师傅 act=加工 mark=剩下
rate 王师傅 act=加工 mark=后来

#dy602
王师傅要加工⟨320个⟩零件，前⟨3小时⟩加工了⟨120个⟩，照这样计算，加工完这批零件还要⟨几小时⟩？
= (320-120)/(120/3)
total W:零件
amount 王师傅 act=加工 mark=前
total 王师傅 act=加工 mark=前
amount 王师傅 act=加工 mark=还要

#dy603
王师傅要加工⟨320个⟩零件，前⟨3小时⟩完成了⟨3/8⟩，照这样计算，加工完这批零件一共要⟨几小时⟩？
= 3/0(3/8)
total W:零件
amount 王师傅 act=完成 mark=前
relation 王师傅 act=完成 mark=前 other=零件
amount 王师傅 act=加工 mark=一共

#dy604
放学路上，丽丽花⟨4元⟩买了一根烤肠，花⟨6元⟩买了一杯奶茶，钱包里剩下的钱正好是花掉的⟨3倍⟩，钱包里剩下⟨多少元⟩？
= (4+6)*3
total 丽丽 act=买 what=烤肠
total 丽丽 act=买 what=奶茶
relation 丽丽 mark=剩下 other=花掉
total 丽丽 mark=剩下

#dy605
放学路上，丽丽花⟨4元⟩买了一根烤肠，花⟨6元⟩买了一杯奶茶，钱包里剩下的钱正好是花掉的⟨3倍⟩，丽丽原来有⟨多少元⟩？
= (4+6)*3+4+6
total 丽丽 act=买 what=烤肠
total 丽丽 act=买 what=奶茶
relation 丽丽 mark=剩下 other=花掉
total 丽丽 mark=原来

#dy606
为了绿化荒山，林场第一年造林⟨150公顷⟩，第二年造林的面积比第一年增加⟨2/5⟩，第三年比第二年又多⟨30公顷⟩，第三年造林⟨多少公顷⟩？
= 150*(1+0(2/5))+30
total 林场 act=造林 mark=第一年
relation 林场 act=造林 mark=第二年 other=第一年
relation 林场 act=造林 mark=第三年 other=第二年
total 林场 act=造林 mark=第三年

#dy607
小宝今年⟨6岁⟩，比姐姐小⟨5岁⟩，爸爸的年龄是姐姐的⟨4倍⟩还少⟨4岁⟩，爸爸今年⟨多少岁⟩？
= (6+5)*4-4
total 小宝 mark=今年
relation 小宝 other=姐姐
relation 爸爸 other=姐姐
relation 爸爸 other=姐姐
total 爸爸 mark=今年

#dy608
三（1）班的同学做种子画，绿豆用了⟨2.4千克⟩，红豆比绿豆少用⟨0.6千克⟩，玉米粒用的是红豆的⟨2倍⟩，玉米粒用了⟨多少千克⟩？
= (2.4-0.6)*2
total 绿豆 act=用
relation 红豆 act=用 other=绿豆
relation 玉米粒 act=用 other=红豆
total 玉米粒 act=用

#dy609
电影票每张⟨45元⟩，网上订票每张便宜⟨12元⟩，但要另付⟨5元⟩服务费。爸爸网上订了⟨3张⟩，一共付了⟨多少元⟩？
= (45-12)*3+5
rate 电影票
relation 网上 other=电影票
total 服务费
amount 爸爸 act=订
total 爸爸 act=付

#dy610
电影票每张⟨45元⟩，网上订票每张⟨33元⟩，但要另付⟨5元⟩服务费。爸爸买⟨3张⟩票，网上订比现场买省⟨多少元⟩？
= 45*3-(33*3+5)
rate 电影票
rate 网上
total 服务费
amount 爸爸 act=买
relation 网上 other=现场

#dy611
工厂食堂⟨5天⟩吃菜⟨350千克⟩，其中青菜⟨140千克⟩，平均每天吃其他菜⟨多少千克⟩？
= (350-140)/5
amount 食堂 act=吃
total 食堂 act=吃
total 青菜
rate 其他菜 act=吃

#dy612
从甲地寄往乙地的快递，第一天走了全程的⟨30%⟩，第二天走了⟨280千米⟩，还有全程的⟨50%⟩没走，全程⟨多少千米⟩？
= 280/(1-30%-50%)
relation 快递 act=走 mark=第一天 other=全程
total 快递 act=走 mark=第二天
relation 快递 mark=没走 other=全程
total W:全程

#dy613
学校运动会上，五年级得金牌⟨9枚⟩，银牌比金牌多⟨3枚⟩，铜牌的枚数是银牌的⟨3/4⟩，五年级一共得奖牌⟨多少枚⟩？
= 9+9+3+(9+3)*0(3/4)
total 金牌
relation 银牌 other=金牌
relation 铜牌 other=银牌
total 五年级 act=得 mark=一共

#dy614
打羽毛球时，小杰发了⟨20个⟩球，失误⟨4个⟩；小涛发了⟨25个⟩球，失误的比小杰多⟨2个⟩，小涛发好了⟨几个⟩球？
= 25-(4+2)
total 小杰 act=发
total 小杰 mark=失误
total 小涛 act=发
relation 小涛 mark=失误 other=小杰
total 小涛 mark=发好

#dy615
我国的一种高速列车⟨2小时⟩行驶⟨700千米⟩，一辆汽车的速度比它每小时慢⟨260千米⟩，汽车⟨3小时⟩行驶⟨多少千米⟩？
= (700/2-260)*3
amount 列车 act=行驶
total 列车 act=行驶
relation 汽车 other=列车
amount 汽车 act=行驶
total 汽车 act=行驶

#dy616
水池里装着⟨3.6吨⟩水，浇菜用去⟨0.9吨⟩，剩下的水平均浇⟨9块⟩花圃，每块花圃用水⟨多少吨⟩？
= (3.6-0.9)/9
total 水池
total 水池 act=用 mark=浇菜
amount 花圃
rate 花圃 act=用

#dy617
清洁工阿姨每天清扫⟨1200米⟩长的街道，星期天加扫公园里⟨350米⟩的步道，每扫⟨100米⟩给绿化带浇⟨2桶⟩水，星期天她一共扫⟨多少米⟩？
= 1200+350
rate 阿姨 act=清扫
total 阿姨 act=扫
amount 阿姨 act=扫
rate 阿姨 act=浇
total 阿姨 act=扫 mark=一共

#dy618
小贝帮妈妈叠衣服，叠了⟨8件⟩上衣，叠的裤子比上衣少⟨3条⟩，还叠了⟨6双⟩袜子，她叠了⟨几条⟩裤子？
= 8-3
total 小贝 act=叠 what=上衣
relation 裤子 other=上衣
total 小贝 act=叠 what=袜子
total 小贝 act=叠 what=裤子

#dy619
书架上层有⟨64本⟩书，下层有⟨48本⟩，把上层的⟨8本⟩放到下层后，下层有⟨多少本⟩？
= 48+8
total 上层
total 下层
total 上层 act=放
total 下层 mark=后

#dy620
书架上层有⟨64本⟩书，下层有⟨48本⟩，从上层借走⟨8本⟩，下层的书是上层剩下的⟨几分之几⟩？
= 48/(64-8)
total 上层
total 下层
total 上层 act=借
relation 下层 other=上层

#dy621
一块布能做⟨12条⟩裙子，每条裙子用布⟨1.5米⟩，改做上衣，每件用布⟨1.2米⟩，能做⟨几件⟩上衣？
= 12*1.5/1.2
amount 布 act=做
rate 裙子 act=用
rate 上衣 act=用
amount 上衣 act=做

#dy622
有一批救灾物资，甲车队⟨4次⟩运了⟨96吨⟩，乙车队每次比甲车队多运⟨6吨⟩，乙车队⟨5次⟩运了⟨多少吨⟩？
= (96/4+6)*5
amount 甲车队 act=运
total 甲车队 act=运
relation 乙车队 act=运 other=甲车队
amount 乙车队 act=运
total 乙车队 act=运

#dy623
有一批救灾物资共⟨320吨⟩，甲车队每次运⟨24吨⟩，乙车队每次运⟨30吨⟩，甲车队运了⟨5次⟩，其余的由乙车队运，还剩⟨50吨⟩时停了，乙车队运了⟨几次⟩？
= (320-24*5-50)/30
total W:救灾物资
rate 甲车队 act=运
rate 乙车队 act=运
amount 甲车队 act=运
total 救灾物资 mark=还剩
amount 乙车队 act=运

#dy624
琪琪摘了⟨2篮⟩草莓，大篮⟨3.2千克⟩，小篮比大篮少⟨0.7千克⟩，每千克草莓⟨30元⟩，两篮草莓值⟨多少元⟩？
= (3.2+3.2-0.7)*30
amount 琪琪 act=摘
total 大篮
relation 小篮 other=大篮
rate 草莓
total 草莓

#dy625
今年小区装了⟨18部⟩新电梯，去年装的是今年的⟨1/2⟩，前年装的比去年少⟨2部⟩，前年装了⟨多少部⟩？
= 18*0(1/2)-2
total 小区 act=装 mark=今年
relation 小区 act=装 mark=去年 other=今年
relation 小区 act=装 mark=前年 other=去年
total 小区 act=装 mark=前年

#dy626
国画社、合唱社和机器人社共有⟨96人⟩，国画社占⟨3/8⟩，合唱社有⟨34人⟩，机器人社有⟨多少人⟩？
= 96-96*0(3/8)-34
total W:共
relation 国画社
total 合唱社
total 机器人社

#dy627
三年级组织看电影，一班有⟨42人⟩，二班有⟨39人⟩，带队老师⟨4人⟩，电影⟨2小时⟩，一张票⟨15元⟩。两个班的学生买票一共花⟨多少元⟩？
= (42+39)*15
total 一班
total 二班
total 老师
total 电影
rate 票
total W:一共 act=花

#dy628
妈妈今年⟨36岁⟩，给⟨10岁⟩的小洁买了⟨4本⟩作文书，每本⟨22元⟩，她付了⟨100元⟩，应找回⟨多少元⟩？
= 100-4*22
total 妈妈 mark=今年
total 小洁
amount 妈妈 act=买
rate 作文书
total 妈妈 act=付
total 妈妈 act=找

#dy629
一列火车有⟨16节⟩车厢，每节车厢有⟨85个⟩座位，从⟨8:30⟩出发，到第一站时，⟨3⟩号车厢坐了⟨62人⟩，这节车厢还空⟨几个⟩座位？
= 85-62
amount 火车
rate 车厢
x
x
total 车厢 act=坐
total 车厢 mark=空

#dy630
小青身高⟨140厘米⟩，她⟨5天⟩看了一本⟨120页⟩的书，平均每天看⟨1.5小时⟩，平均每天看⟨多少页⟩？
= 120/5
total 小青 mark=身高
amount 小青 act=看
total W:书
rate 小青 act=看
rate 小青 act=看

#dy631
敬老院里有⟨45位⟩老人，平均年龄⟨78岁⟩，重阳节同学们带来了⟨135个⟩橘子和⟨90个⟩苹果，平均每位老人分到⟨几个⟩橘子？
= 135/45
amount 老人
rate 老人 mark=年龄
total 同学们 act=带 what=橘子
total 同学们 act=带 what=苹果
rate 老人 act=分

#dy632
敬老院里有⟨45位⟩老人，平均年龄⟨78岁⟩，重阳节同学们带来了⟨135个⟩橘子和⟨90个⟩苹果，平均每位老人一共分到⟨几个⟩水果？
= (135+90)/45
amount 老人
rate 老人 mark=年龄
total 同学们 act=带 what=橘子
total 同学们 act=带 what=苹果
rate 老人 act=分

#dy633
农民伯伯的果园占地⟨15亩⟩，有⟨240棵⟩苹果树，今年请了⟨8名⟩工人摘苹果，每名工人每天摘⟨150千克⟩，⟨5天⟩摘完，今年一共摘苹果⟨多少千克⟩？
= 8*150*5
total 果园
total 苹果树
amount 工人
rate 工人 act=摘
amount 工人 act=摘
total W:一共 act=摘

#dy634
三层楼的新华书店，一楼有⟨3200本⟩书，二楼有⟨2700本⟩，三楼有⟨1900本⟩，每天平均来⟨450⟩位读者，周六卖出一楼的书⟨380本⟩，一楼还有⟨多少本⟩？
= 3200-380
total 一楼
total 二楼
total 三楼
rate 读者 act=来
total 一楼 act=卖 mark=周六
total 一楼 mark=还有

#dy635
红红家到学校⟨1.2千米⟩，她骑车每分钟行⟨200米⟩，妈妈的单位离家⟨4.5千米⟩，妈妈开车用⟨9分钟⟩，妈妈平均每分钟行⟨多少千米⟩？
= 4.5/9
total 红红家
rate 红红 act=行
total 单位
amount 妈妈 act=开
rate 妈妈 act=行

#dy636
一个药店在⟨30天⟩里卖出口罩⟨2400包⟩、酒精⟨360瓶⟩、体温计⟨45支⟩，平均每天卖出酒精⟨多少瓶⟩？
= 360/30
amount 药店 act=卖
total 药店 act=卖 what=口罩
total 药店 act=卖 what=酒精
total 药店 act=卖 what=体温计
rate 药店 act=卖 what=酒精

#dy637
张叔叔的卡车自重⟨3.5吨⟩，油箱能装⟨120升⟩油，行⟨100千米⟩耗油⟨15升⟩。他从工地到码头往返共行⟨240千米⟩，耗油⟨多少升⟩？
= 240/100*15
total 卡车 mark=自重
total 油箱 act=装
amount 卡车 act=行
rate 卡车 act=耗油
total 卡车 act=行 mark=往返
total 卡车 act=耗油

#dy638
四年级⟨5⟩个班共⟨210人⟩去研学，租了⟨6辆⟩大巴，每辆租金⟨800元⟩，平均每辆坐⟨多少人⟩？
= 210/6
amount 四年级
total W:四年级
amount 大巴
rate 大巴
rate 大巴 act=坐

#dy639
四年级⟨5⟩个班共⟨210人⟩去研学，租了⟨6辆⟩大巴，每辆租金⟨875元⟩，租金由学生平均分摊，每人交⟨多少元⟩？
= 6*875/210
amount 四年级
total W:四年级
amount 大巴
rate 大巴
rate 学生 act=交

#dy640
一支⟨48人⟩的施工队要铺⟨3600米⟩光缆，计划⟨15天⟩完成，实际每天铺⟨300米⟩，实际⟨几天⟩完成？
= 3600/300
total 施工队
total W:光缆
amount 施工队 act=铺 mark=计划
rate 施工队 act=铺 mark=实际
amount 施工队 act=铺 mark=实际

#dy641
一支⟨48人⟩的施工队要铺⟨3600米⟩光缆，计划⟨15天⟩完成，实际每天比计划多铺⟨60米⟩，实际⟨几天⟩完成？
= 3600/(3600/15+60)
total 施工队
total W:光缆
amount 施工队 act=铺 mark=计划
relation 施工队 act=铺 mark=实际 other=计划
amount 施工队 act=铺 mark=实际

#dy642
六年级有⟨160人⟩，男生占⟨55%⟩，这次体测满分⟨100分⟩，女生的平均分是⟨88分⟩，女生有⟨多少人⟩？
= 160*(1-55%)
total W:六年级
relation 男生 other=六年级
total 体测
rate 女生
total 女生

#dy643
陈阿姨的网店开了⟨3年⟩，上个月卖出⟨420件⟩童装，好评⟨399件⟩，这个月卖出的比上个月多⟨1/7⟩，这个月卖出⟨多少件⟩？
= 420*(1+0(1/7))
amount 网店
total 网店 act=卖 mark=上个月
total 网店 mark=好评
relation 网店 act=卖 mark=这个月 other=上个月
total 网店 act=卖 mark=这个月

#dy644
陈阿姨的网店开了⟨3年⟩，上个月卖出⟨420件⟩童装，其中好评⟨399件⟩，好评占卖出件数的⟨百分之几⟩？
= 399/420
amount 网店
total 网店 act=卖 mark=上个月
total 网店 mark=好评
relation 好评 other=件数

#dy645
一辆公交车长⟨12米⟩，核载⟨80人⟩，起点站上了⟨15人⟩，第二站上了⟨9人⟩、下了⟨3人⟩，车票⟨2元⟩一张，现在车上有⟨多少人⟩？
= 15+9-3
total 公交车
total 公交车 mark=核载
total 公交车 act=上 mark=起点站
total 公交车 act=上 mark=第二站
total 公交车 act=下 mark=第二站
rate 车票
total 公交车 mark=现在

#dy646
一辆公交车核载⟨80人⟩，车票⟨2元⟩一张，起点站上了⟨15人⟩，第二站上了⟨9人⟩、下了⟨3人⟩，这两站一共收票款⟨多少元⟩？
= (15+9)*2
total 公交车 mark=核载
rate 车票
total 公交车 act=上 mark=起点站
total 公交车 act=上 mark=第二站
total 公交车 act=下 mark=第二站
total 公交车 act=收

#dy647
花店⟨3月⟩份进了⟨500枝⟩康乃馨，进价每枝⟨2元⟩，售价每枝⟨5元⟩，母亲节前卖掉了⟨4/5⟩，卖掉的这些共赚⟨多少元⟩？
= 500*0(4/5)*(5-2)
x
total 花店 act=进
rate 康乃馨 mark=进价
rate 康乃馨 mark=售价
relation 康乃馨 act=卖 other=康乃馨
total 花店 act=赚

#dy648
小强家有⟨4口⟩人，每人每月吃大米⟨12千克⟩，每千克大米⟨6元⟩，比邻居家每月多吃⟨8千克⟩，邻居家每月吃大米⟨多少千克⟩？
= 4*12-8
amount 小强家
rate 小强家 act=吃
rate 大米
relation 小强家 act=吃 other=邻居家
rate 邻居家 act=吃

#dy649
实验中学的操场跑道⟨300米⟩，六（1）班⟨50人⟩体测，男生⟨28人⟩跑了⟨1000米⟩，女生跑了⟨800米⟩，跑⟨1000米⟩及格的有⟨21人⟩，男生不及格的有⟨几人⟩？
= 28-21
total 跑道
total W:班
total 男生
rate 男生 act=跑
rate 女生 act=跑
rate 男生 act=跑
total 男生 mark=及格
total 男生 mark=不及格

#dy650
一架无人机充电⟨40分钟⟩可飞⟨25分钟⟩，每分钟能给⟨0.4公顷⟩稻田喷药。李叔叔给它充满电⟨3次⟩，都用来喷药，能喷⟨多少公顷⟩？
= 25*0.4*3
rate 无人机 act=充电
rate 无人机 act=飞
rate 无人机 act=喷药
amount 李叔叔 act=充
total 无人机 act=喷

#dy651
冬季长跑活动持续⟨20天⟩，每天早上⟨7:20⟩开始。小峰前⟨8天⟩一共跑了⟨12千米⟩，后⟨12天⟩每天跑⟨2千米⟩，整个活动他跑了⟨多少千米⟩？
= 12+12*2
amount W:活动
x
amount 小峰 act=跑 mark=前
total 小峰 act=跑 mark=前
amount 小峰 act=跑 mark=后
rate 小峰 act=跑 mark=后
total 小峰 act=跑

#dy652
冬季长跑活动持续⟨20天⟩，每天早上⟨7:20⟩开始。小峰前⟨8天⟩一共跑了⟨12千米⟩，后⟨12天⟩每天跑⟨2千米⟩，整个活动他平均每天跑⟨多少千米⟩？
= (12+12*2)/20
amount W:活动
x
amount 小峰 act=跑 mark=前
total 小峰 act=跑 mark=前
amount 小峰 act=跑 mark=后
rate 小峰 act=跑 mark=后
rate 小峰 act=跑

#dy653
冰箱的冷冻室里有⟨3袋⟩水饺，每袋⟨30个⟩，冷藏室里有⟨12个⟩鸡蛋和⟨5盒⟩酸奶。周末来了⟨6位⟩客人，煮了⟨84个⟩水饺，还剩⟨几个⟩水饺？
= 3*30-84
amount 冷冻室
rate 水饺
total 鸡蛋
total 酸奶
total 客人 act=来
total 水饺 act=煮
total 水饺 mark=还剩

#dy654
冰箱的冷冻室里有⟨3袋⟩水饺，每袋⟨30个⟩，冷藏室里有⟨12个⟩鸡蛋和⟨5盒⟩酸奶。周末来了⟨6位⟩客人，每人吃了⟨14个⟩水饺，还剩⟨几个⟩水饺？
= 3*30-6*14
amount 冷冻室
rate 水饺
total 鸡蛋
total 酸奶
amount 客人 act=来
rate 客人 act=吃
total 水饺 mark=还剩

#dy655
希望小学有⟨24⟩个教学班，图书室藏书⟨9600册⟩，其中文学类占⟨3/8⟩，科普类占⟨1/4⟩，文学类比科普类多⟨多少册⟩？
= 9600*(0(3/8)-0(1/4))
amount 希望小学
total 图书室
relation 文学类 other=藏书
relation 科普类 other=藏书
relation 文学类 other=科普类

#dy656
爸爸今年⟨40岁⟩，体重⟨70千克⟩，坚持跑步后体重减轻了⟨1/10⟩，腰围从⟨96厘米⟩减到⟨88厘米⟩，现在爸爸的体重是⟨多少千克⟩？
= 70*(1-0(1/10))
total 爸爸 mark=今年
total 爸爸 mark=体重
relation 爸爸 mark=减轻 other=体重
total 爸爸 mark=腰围
total 爸爸 mark=腰围
total 爸爸 mark=体重

#dy657
爸爸今年⟨40岁⟩，体重⟨70千克⟩，坚持跑步后体重减轻了⟨1/10⟩，腰围从⟨96厘米⟩减到⟨88厘米⟩，爸爸的腰围减少了⟨多少厘米⟩？
= 96-88
total 爸爸 mark=今年
total 爸爸 mark=体重
relation 爸爸 mark=减轻 other=体重
total 爸爸 mark=腰围
total 爸爸 mark=腰围
relation 爸爸 mark=腰围

#dy658
一个长⟨20米⟩、宽⟨12米⟩的院子，⟨1/3⟩的地方铺了水泥，水泥地厚⟨10厘米⟩，其余的地方种花，种花的地方有⟨多少平方米⟩？
= 20*12*(1-0(1/3))
total 院子 mark=长
total 院子 mark=宽
relation 水泥 act=铺 other=院子
total 水泥地 mark=厚
total 院子 act=种花

#dy659
学校采购了⟨150套⟩课桌椅，每套⟨260元⟩，分给一年级⟨2/5⟩，二年级分得余下的⟨1/3⟩，二年级分得⟨多少套⟩？
= 150*(1-0(2/5))*0(1/3)
total 学校 act=采购
rate 课桌椅
relation 一年级 act=分 other=课桌椅
relation 二年级 act=分 other=余下
total 二年级 act=分

#dy660
学校采购了⟨150套⟩课桌椅，每套⟨260元⟩，分给一年级⟨2/5⟩，二年级分得总数的⟨1/3⟩，其余分给三年级，三年级分得⟨多少套⟩？
= 150*(1-0(2/5)-0(1/3))
total 学校 act=采购
rate 课桌椅
relation 一年级 act=分 other=总数
relation 二年级 act=分 other=总数
total 三年级 act=分

#dy661
“双十二”那天，一款电饭煲原价⟨450元⟩，直降⟨50元⟩后再打⟨九折⟩，店里备货⟨200台⟩，卖出⟨160台⟩。买一台这样的电饭煲要付⟨多少元⟩？
= (450-50)*0.9
total 电饭煲 mark=原价
relation 电饭煲 mark=直降 other=原价
relation 电饭煲 mark=再
total 店里 act=备货
total 店里 act=卖
total 电饭煲 act=付

#dy662
服装店的老板进了一批T恤，男款⟨120件⟩，女款比男款多⟨25%⟩，每件进价⟨30元⟩，卖价⟨50元⟩，女款进了⟨多少件⟩？
= 120*(1+25%)
total 男款 act=进
relation 女款 act=进 other=男款
rate T恤 mark=进价
rate T恤 mark=卖价
total 女款 act=进

#dy663
服装店的老板进了一批T恤，男款⟨120件⟩，女款比男款多⟨25%⟩，每件进价⟨30元⟩，卖价⟨50元⟩，女款全部卖完赚⟨多少元⟩？
= 120*(1+25%)*(50-30)
total 男款 act=进
relation 女款 act=进 other=男款
rate T恤 mark=进价
rate T恤 mark=卖价
total 女款 act=赚

#dy664
动车组每节车厢约⟨25米⟩长，一列动车有⟨8节⟩车厢，定员⟨610人⟩。今天这列动车坐了⟨80%⟩的旅客，中途下车⟨96人⟩，又上车⟨120人⟩，现在车上有旅客⟨多少人⟩？
= 610*80%-96+120
rate 车厢
amount 动车
total 动车 mark=定员
relation 动车 act=坐 other=定员
total 动车 act=下车 mark=中途
total 动车 act=上车 mark=中途
total 动车 mark=现在

#dy665
奥运知识竞赛共⟨50题⟩，每题⟨2分⟩，限时⟨60分钟⟩。小凯答对⟨90%⟩，提前⟨8分钟⟩交卷，小凯得了⟨多少分⟩？
= 50*90%*2
amount 竞赛
rate 题
total 竞赛 mark=限时
relation 小凯 act=答对 other=竞赛
relation 小凯 act=交卷
total 小凯 act=得

#dy666
奥运知识竞赛共⟨50题⟩，每题⟨2分⟩，限时⟨60分钟⟩。小凯答对⟨90%⟩，提前⟨8分钟⟩交卷，小凯答题用了⟨多少分钟⟩？
= 60-8
amount 竞赛
rate 题
total 竞赛 mark=限时
relation 小凯 act=答对 other=竞赛
relation 小凯 act=交卷
total 小凯 act=用

#dy667
某社区有居民⟨2400人⟩，接种疫苗的占⟨85%⟩，没接种的人中有⟨1/6⟩因为年龄太小，因年龄太小没接种的有⟨多少人⟩？
= 2400*(1-85%)*0(1/6)
total W:社区
relation 接种 other=居民
relation 没接种 mark=年龄 other=没接种
total 年龄

#dy668
纺织厂有女工⟨360人⟩，男工人数是女工的⟨2/3⟩，后来又招进男工⟨30人⟩，现在男工有⟨多少人⟩？
= 360*0(2/3)+30
total 女工
relation 男工 other=女工
total 男工 act=招 mark=后来
total 男工 mark=现在

#dy669
纺织厂有女工⟨360人⟩，是男工人数的⟨1.5倍⟩，后来又招进男工⟨30人⟩，现在全厂有⟨多少人⟩？
= 360+360/1.5+30
total 女工
relation 女工 other=男工
total 男工 act=招 mark=后来
total W:全厂 mark=现在

#dy670
小美做奶昔，用草莓⟨150克⟩，香蕉比草莓多⟨2/5⟩，牛奶的克数是香蕉的⟨2倍⟩，搅拌⟨3分钟⟩，牛奶用了⟨多少克⟩？
= 150*(1+0(2/5))*2
total 草莓 act=用
relation 香蕉 other=草莓
relation 牛奶 other=香蕉
total 小美 act=搅拌
total 牛奶 act=用

#dy671
暑假，丹丹去海南旅游⟨6天⟩，去程机票⟨860元⟩，返程机票比去程便宜⟨1/4⟩，酒店每晚⟨320元⟩住了⟨5晚⟩，往返机票一共⟨多少元⟩？
= 860+860*(1-0(1/4))
amount 丹丹 act=旅游
total 机票 mark=去程
relation 机票 mark=返程 other=去程
rate 酒店
amount 酒店 act=住
total 机票 mark=往返

#dy672
暑假，丹丹去海南旅游⟨6天⟩，去程机票⟨860元⟩，返程机票比去程便宜⟨1/4⟩，酒店每晚⟨320元⟩住了⟨5晚⟩，酒店比返程机票多花⟨多少元⟩？
= 320*5-860*(1-0(1/4))
amount 丹丹 act=旅游
total 机票 mark=去程
relation 机票 mark=返程 other=去程
rate 酒店
amount 酒店 act=住
relation 酒店 act=花 other=返程

#dy673
一条裤子的价钱是一件上衣的⟨3/4⟩，上衣比裤子贵⟨40元⟩，上衣⟨多少元⟩？
= 40/(1-0(3/4))
relation 裤子 other=上衣
relation 上衣 other=裤子
total 上衣

#dy674
一条裤子⟨120元⟩，是一件上衣价钱的⟨3/4⟩，买这样一套衣服要⟨多少元⟩？
= 120+120/0(3/4)
total 裤子
relation 裤子 other=上衣
total 衣服

#dy675
五（4）班图书角有书⟨160本⟩，男生借走了⟨35%⟩，女生借走的比男生多⟨12本⟩，图书角还剩⟨多少本⟩？
= 160-160*35%-(160*35%+12)
total 图书角
relation 男生 act=借 other=书
relation 女生 act=借 other=男生
total 图书角 mark=还剩

#dy676
小区停电⟨40分钟⟩，物业的应急灯电池充满后可用⟨5小时⟩，已经用了全部电量的⟨30%⟩，还能用⟨多少小时⟩？
= 5*(1-30%)
total 小区 act=停电
total 电池 act=用
relation 电池 act=用 mark=已经 other=全部电量
total 电池 act=用 mark=还能

#dy677
一批树苗，四年级栽了⟨1/5⟩，五年级栽了⟨1/4⟩，六年级栽了⟨110棵⟩，正好栽完，这批树苗有⟨多少棵⟩？
= 110/(1-0(1/5)-0(1/4))
relation 四年级 act=栽 other=树苗
relation 五年级 act=栽 other=树苗
total 六年级 act=栽
total W:树苗

#dy678
一批树苗，四年级栽了⟨1/5⟩，五年级栽了⟨1/4⟩，五年级比四年级多栽⟨10棵⟩，六年级栽完余下的，六年级栽了⟨多少棵⟩？
= 10/(0(1/4)-0(1/5))*(1-0(1/5)-0(1/4))
relation 四年级 act=栽 other=树苗
relation 五年级 act=栽 other=树苗
relation 五年级 act=栽 other=四年级
total 六年级 act=栽

#dy679
图图从家出发去⟨3千米⟩外的体育馆，走了全程的⟨2/3⟩时看了看表，已经走了⟨30分钟⟩，他还要走⟨多少千米⟩？
= 3*(1-0(2/3))
total W:全程
relation 图图 act=走 other=全程
amount 图图 act=走 mark=已经
total 图图 act=走 mark=还要

#dy680
图图从家出发去体育馆，走了全程的⟨2/3⟩时看了看表，已经走了⟨30分钟⟩，照这样走，走完全程一共要⟨多少分钟⟩？
= 30/0(2/3)
relation 图图 act=走 other=全程
amount 图图 act=走 mark=已经
amount 图图 act=走 mark=一共

#dy681
一桶⟨18升⟩的桶装水，爸爸的办公室里⟨9名⟩员工每天喝掉⟨2/3桶⟩，⟨15天⟩要喝⟨多少桶⟩？
= 0(2/3)*15
rate 桶装水
total 员工
rate 员工 act=喝
amount 员工 act=喝
total 员工 act=喝

#dy682
陶瓷厂烧制⟨480只⟩碗，有⟨12只⟩出现裂纹，还有⟨2.5%⟩颜色不均，其他都合格，每只合格的碗卖⟨8元⟩，合格的碗有⟨多少只⟩？
= 480-12-480*2.5%
total 陶瓷厂 act=烧制
total 裂纹
relation 颜色不均 other=碗
rate 碗 act=卖
total 合格

#dy683
王老师月工资⟨7200元⟩，房贷占工资的⟨1/3⟩，生活费⟨1800元⟩，其余的存起来，⟨12个月⟩一共能存⟨多少元⟩？
= (7200-7200*0(1/3)-1800)*12
rate 王老师 mark=工资
relation 王老师 mark=房贷 other=工资
rate 王老师 mark=生活费
amount 王老师 act=存
total 王老师 act=存

#dy684
小玲看一本书，第一天看了⟨36页⟩，第二天比第一天多看⟨1/3⟩，第三天从第⟨85⟩页看起，看了⟨40页⟩，第二天看了⟨多少页⟩？
= 36*(1+0(1/3))
total 小玲 act=看 mark=第一天
relation 小玲 act=看 mark=第二天 other=第一天
x
total 小玲 act=看 mark=第三天
total 小玲 act=看 mark=第二天

#dy685
下午⟨3点⟩，图书馆里有⟨48人⟩在看书，其中⟨12人⟩看杂志，⟨20人⟩看小说，剩下的做作业。过了一会儿走了⟨5⟩个做作业的，还有⟨几人⟩在做作业？
= 48-12-20-5
x
total 图书馆 act=看
total 杂志 act=看
total 小说 act=看
total 作业 act=走
total 作业 mark=还有

#dy686
妈妈买的洗衣粉⟨3千克⟩一大袋，每次洗衣服用⟨0.05千克⟩，每周洗⟨4次⟩，这袋洗衣粉一共能洗⟨多少次⟩？
= 3/0.05
total 洗衣粉
rate 洗衣粉 act=用
rate 妈妈 act=洗
amount 洗衣粉 act=洗

#dy687
妈妈买的洗衣粉⟨3千克⟩一大袋，每次洗衣服用⟨0.05千克⟩，每周洗⟨4次⟩，这袋洗衣粉能用⟨几周⟩？
= 3/(0.05*4)
total 洗衣粉
rate 洗衣粉 act=用
rate 妈妈 act=洗
amount 洗衣粉 act=用

#dy688
跳蚤市场上，可可带来⟨15本⟩旧书，每本卖⟨3元⟩，卖出⟨11本⟩后，用卖书的钱买了一个⟨18元⟩的魔方，可可手里还有卖书的钱⟨多少元⟩？
= 11*3-18
amount 可可 act=带
rate 旧书 act=卖
amount 可可 act=卖
total 可可 act=买
total 可可 mark=还有

#dy689
跳蚤市场上，可可带来⟨15本⟩旧书，每本卖⟨3元⟩，卖出⟨11本⟩后，剩下的每本降价⟨1元⟩全部卖完，可可一共卖了⟨多少元⟩？
= 11*3+(15-11)*(3-1)
amount 可可 act=带
rate 旧书 act=卖
amount 可可 act=卖
relation 旧书 mark=剩下
total 可可 act=卖

#dy690
菲菲家有⟨3口⟩人，楼下刘爷爷家有⟨5口⟩人。春游时两家一起租车，租车费共⟨240元⟩，平均每人⟨多少元⟩？
= 240/(3+5)
amount 菲菲家
amount 刘爷爷家
total W:租车费
rate 每人

#dy691
长跑队每天训练跑⟨4800米⟩，上午跑了⟨8圈⟩，每圈⟨400米⟩，剩下的下午跑，下午跑⟨几圈⟩？
= (4800-8*400)/400
total 长跑队 act=跑
amount 长跑队 act=跑 mark=上午
rate 圈
amount 长跑队 act=跑 mark=下午

#dy692
长跑队每天训练跑⟨4800米⟩，上午跑了⟨8圈⟩，每圈⟨400米⟩，上午比下午多跑⟨多少米⟩？
= 8*400-(4800-8*400)
total 长跑队 act=跑
amount 长跑队 act=跑 mark=上午
rate 圈
relation 长跑队 act=跑 mark=上午 other=下午

#dy693
儿童乐园里，碰碰车每次⟨20元⟩，旋转木马每次⟨15元⟩，套圈⟨10元⟩玩⟨12个圈⟩。小睿玩了⟨2次⟩碰碰车、⟨3次⟩旋转木马，爸爸给了他⟨120元⟩，还剩⟨多少元⟩？
= 120-2*20-3*15
rate 碰碰车
rate 旋转木马
total 套圈
amount 套圈
amount 小睿 act=玩 what=碰碰车
amount 小睿 act=玩 what=旋转木马
total 爸爸 act=给
total 小睿 mark=还剩

#dy694
舞台上方挂了⟨6串⟩彩灯，每串⟨24个⟩，其中红灯⟨50个⟩，绿灯比红灯少⟨8个⟩，其余是黄灯，黄灯有⟨多少个⟩？
= 6*24-50-(50-8)
amount 彩灯
rate 彩灯
total 红灯
relation 绿灯 other=红灯
total 黄灯

#dy695
舞台上方挂了⟨6串⟩彩灯，每串⟨24个⟩，坏了⟨1/8⟩，电工换好了其中的⟨10个⟩，还有⟨几个⟩没换？
= 6*24*0(1/8)-10
amount 彩灯
rate 彩灯
relation 彩灯 act=坏 other=彩灯
total 电工 act=换
total 彩灯 mark=没换

#dy696
气象站记录：上个月下了⟨9天⟩雨，总降雨量⟨63毫米⟩，这个月下了⟨12天⟩雨，平均每天降雨比上个月多⟨2毫米⟩，这个月总降雨量是⟨多少毫米⟩？
= (63/9+2)*12
amount 气象站 act=下 mark=上个月
total 气象站 mark=上个月
amount 气象站 act=下 mark=这个月
relation 这个月 act=降雨 other=上个月
total 气象站 mark=这个月

#dy697
商场促销，一箱⟨24瓶⟩的矿泉水卖⟨36元⟩，单买每瓶⟨2元⟩，买一箱比单买⟨24瓶⟩便宜⟨多少元⟩？
= 24*2-36
amount 矿泉水
total 矿泉水 act=卖
rate 矿泉水 mark=单买
amount 矿泉水 mark=单买
relation 一箱 other=单买

#dy698
商场促销，一箱⟨24瓶⟩的矿泉水卖⟨36元⟩，单买每瓶⟨2元⟩，整箱买每瓶比单买便宜⟨多少元⟩？
= 2-36/24
amount 矿泉水
total 矿泉水 act=卖
rate 矿泉水 mark=单买
relation 矿泉水 mark=整箱 other=单买

#dy699
体育馆的羽毛球场每小时⟨60元⟩，篮球场每小时⟨200元⟩。⟨10个⟩同学合租篮球场打了⟨2小时⟩，租金平均分摊，每人付⟨多少元⟩？
= 200*2/10
rate 羽毛球场
rate 篮球场
amount 同学
amount 同学 act=打
rate 同学 act=付

#dy700
老师买了⟨8盒⟩粉笔和⟨5块⟩黑板擦，黑板擦每块⟨6元⟩，粉笔每盒比黑板擦便宜⟨2元⟩，一共花了⟨多少元⟩？
= 5*6+8*(6-2)
amount 老师 act=买 what=粉笔
amount 老师 act=买 what=黑板擦
rate 黑板擦
relation 粉笔 other=黑板擦
total 老师 act=花

#dy701
小熊一家去采蘑菇，熊爸爸采了⟨28个⟩，熊妈妈采的比熊爸爸少⟨9个⟩，小熊采的是熊妈妈的⟨2倍⟩，回家做汤用了⟨25个⟩，剩下的晒干，晒干的有⟨多少个⟩？
= 28+28-9+(28-9)*2-25
total 熊爸爸 act=采
relation 熊妈妈 act=采 other=熊爸爸
relation 小熊 act=采 other=熊妈妈
total 小熊一家 act=用
total 蘑菇 act=晒干

#dy702
老师今年⟨32岁⟩，带着⟨5个⟩小组做风筝，每组⟨6人⟩，每人需要⟨2张⟩纸，办公室有纸⟨48张⟩，还要买⟨多少张⟩？
= 5*6*2-48
total 老师 mark=今年
amount 小组
rate 组
rate 每人
total 办公室
total 纸 act=买

#dy703
一本邮册能放⟨240枚⟩邮票，李爷爷已经放了⟨18页⟩，每页⟨10枚⟩，孙子又送给他⟨35枚⟩，都放进去后，还能放⟨多少枚⟩？
= 240-18*10-35
total 邮册 act=放
amount 李爷爷 act=放 mark=已经
rate 李爷爷 act=放 mark=已经
total 孙子 act=送
total 邮册 act=放 mark=还能

#dy704
停车场里汽车每小时收费⟨5元⟩，摩托车每小时收费⟨1元⟩。李阿姨的汽车停了⟨3小时⟩，张叔叔的汽车停的时间是李阿姨的⟨2倍⟩，张叔叔付了⟨多少元⟩？
= 3*2*5
rate 汽车 act=收费
rate 摩托车 act=收费
amount 李阿姨 act=停
relation 张叔叔 act=停 other=李阿姨
total 张叔叔 act=付

#dy705
停车场里汽车每小时收费⟨5元⟩，摩托车每小时收费⟨1元⟩。李阿姨的汽车停了⟨3小时⟩，张叔叔的汽车比李阿姨多停⟨2小时⟩，张叔叔付了⟨多少元⟩？
= (3+2)*5
rate 汽车 act=收费
rate 摩托车 act=收费
amount 李阿姨 act=停
relation 张叔叔 act=停 other=李阿姨
total 张叔叔 act=付

#dy706
学校开放日来了⟨186位⟩家长，其中爸爸⟨74位⟩，其余是妈妈。每位妈妈得到一枝⟨3元⟩的花，学校买花花了⟨多少元⟩？
= (186-74)*3
total W:家长
total 爸爸
rate 妈妈
total 学校 act=花

#dy707
水果罐头厂每小时生产罐头⟨250瓶⟩，⟨12瓶⟩装一箱，工作⟨6小时⟩后，检查出⟨24瓶⟩不合格，其余的装箱，能装⟨几箱⟩？
= (250*6-24)/12
rate 罐头厂 act=生产
rate 箱 act=装
amount 罐头厂 act=生产
total 不合格
amount 箱 act=装

#dy708
大扫除用的拖把每把⟨14元⟩，水桶每个⟨9元⟩。总务处给⟨12⟩个班各买⟨2把⟩拖把和⟨1个⟩水桶，买拖把用了⟨多少元⟩？
= 12*2*14
rate 拖把
rate 水桶
amount 班
rate 班 what=拖把
rate 班 what=水桶
total 总务处 act=买 what=拖把

#dy709
大扫除用的拖把每把⟨14元⟩，水桶每个⟨9元⟩。总务处给⟨12个⟩班各买⟨2把⟩拖把和⟨1个⟩水桶，一共用了⟨多少元⟩？
= 12*(2*14+1*9)
rate 拖把
rate 水桶
amount 班
rate 班 what=拖把
rate 班 what=水桶
total 总务处 act=用 mark=一共

#dy710
早市上，张婶卖鸡蛋和鸭蛋。鸡蛋带了⟨180个⟩，卖掉⟨126个⟩；鸭蛋带了⟨90个⟩，全卖了，每个鸭蛋⟨1.5元⟩，每个鸡蛋⟨0.8元⟩。剩下的鸡蛋有⟨多少个⟩？
= 180-126
total 张婶 act=带 what=鸡蛋
total 张婶 act=卖 what=鸡蛋
total 张婶 act=带 what=鸭蛋
rate 鸭蛋
rate 鸡蛋
total 鸡蛋 mark=剩下

#dy711
早市上，张婶卖鸡蛋和鸭蛋。鸡蛋带了⟨180个⟩，卖掉⟨125个⟩；鸭蛋带了⟨90个⟩，全卖了，每个鸭蛋⟨1.5元⟩，每个鸡蛋⟨0.8元⟩。张婶卖鸭蛋比卖鸡蛋多得⟨多少元⟩？
= 90*1.5-125*0.8
total 张婶 act=带 what=鸡蛋
amount 张婶 act=卖 what=鸡蛋
amount 张婶 act=带 what=鸭蛋
rate 鸭蛋
rate 鸡蛋
relation 鸭蛋 act=得 other=鸡蛋

#dy712
幼儿园大班分⟨96块⟩拼图，先给⟨5个⟩先到的小朋友每人⟨8块⟩，其余的平均分给后到的⟨7个⟩小朋友，后到的小朋友每人分到⟨多少块⟩？
= (96-5*8)/7
total W:拼图
amount 小朋友 mark=先到
rate 小朋友 mark=先到
amount 小朋友 mark=后到
rate 小朋友 act=分 mark=后到

#dy713
小光用手机学英语，每天背⟨12个⟩单词，背了⟨9天⟩后，复习时忘了其中的⟨1/6⟩，他还记得⟨多少个⟩？
= 12*9*(1-0(1/6))
rate 小光 act=背
amount 小光 act=背
relation 小光 mark=忘 other=单词
total 小光 mark=记得

#dy714
小光用手机学英语，每天背⟨12个⟩单词，背了⟨9天⟩后，打算以后每天多背⟨3个⟩，再背⟨10天⟩，他一共能背⟨多少个⟩？
= 12*9+(12+3)*10
rate 小光 act=背
amount 小光 act=背
relation 小光 act=背 mark=以后 other=每天
amount 小光 act=背 mark=再
total 小光 act=背 mark=一共

#dy715
爷爷过寿，订了⟨8桌⟩酒席，每桌⟨10人⟩，实际来了⟨76人⟩，每桌酒席⟨880元⟩，酒席一共花了⟨多少元⟩？
= 8*880
amount 爷爷 act=订
rate 酒席
total W:爷爷 mark=实际
rate 酒席
total W:一共 act=花

#dy716
爷爷过寿，订了⟨8桌⟩酒席，每桌⟨10人⟩，实际来了⟨76人⟩，每桌酒席⟨880元⟩，还空⟨几个⟩座位？
= 8*10-76
amount 爷爷 act=订
rate 酒席
total W:爷爷 mark=实际
rate 酒席
total 酒席 mark=空

#dy717
豆浆机一次能做⟨1.2升⟩豆浆，做⟨1升⟩豆浆要黄豆⟨75克⟩，妈妈做了⟨3次⟩，每次都做满，一共做了豆浆⟨多少升⟩？
= 1.2*3
rate 豆浆机 act=做
amount 豆浆
rate 豆浆
amount 妈妈 act=做
total 妈妈 act=做

#dy718
豆浆机一次能做⟨1.2升⟩豆浆，每升豆浆要黄豆⟨75克⟩，妈妈做了⟨3次⟩，每次都做满，一共用黄豆⟨多少克⟩？
= 1.2*3*75
rate 豆浆机 act=做
rate 豆浆
amount 妈妈 act=做
total 妈妈 act=用

#dy719
环卫车上午清运垃圾⟨7车⟩，下午清运⟨5车⟩，每车⟨4.5吨⟩，其中可回收的有⟨9吨⟩，不可回收的有⟨多少吨⟩？
= (7+5)*4.5-9
amount 环卫车 act=清运 mark=上午
amount 环卫车 act=清运 mark=下午
rate 环卫车
total 可回收
total 不可回收

#dy720
环卫车上午清运垃圾⟨7车⟩，下午清运⟨5车⟩，每车⟨4.5吨⟩，上午比下午多清运⟨多少吨⟩？
= (7-5)*4.5
amount 环卫车 act=清运 mark=上午
amount 环卫车 act=清运 mark=下午
rate 环卫车
relation 环卫车 act=清运 mark=上午 other=下午

#dy721
元旦联欢，班委买了⟨4袋⟩橘子，每袋⟨18个⟩，又买了⟨45根⟩香蕉。全班⟨36人⟩，橘子平均分，每人分到⟨几个⟩橘子？
= 4*18/36
amount 班委 act=买 what=橘子
rate 橘子
total 班委 act=买 what=香蕉
amount 全班
rate 全班 act=分

#dy722
机器人编程课上，小组的机器人每秒走⟨25厘米⟩，走了⟨8秒⟩后停下，又倒退了⟨60厘米⟩，现在离出发点⟨多少厘米⟩？
= 25*8-60
rate 机器人 act=走
amount 机器人 act=走
total 机器人 act=倒退
total 机器人 mark=现在

#dy723
妙妙家的猫每天吃猫粮⟨60克⟩，狗每天吃狗粮是猫的⟨4倍⟩。⟨15天⟩里，狗比猫多吃⟨多少克⟩？
= (60*4-60)*15
rate 猫 act=吃
relation 狗 act=吃 other=猫
amount 狗 act=吃
relation 狗 act=吃 other=猫

#dy724
博物馆的讲解员每场讲⟨40分钟⟩，每天讲⟨3场⟩，每周讲⟨5天⟩。本周她请假⟨1天⟩，本周讲了⟨多少场⟩？
= 3*(5-1)
rate 讲解员 act=讲
rate 讲解员 act=讲
rate 讲解员 act=讲
total 讲解员 act=请假 mark=本周
total 讲解员 act=讲 mark=本周

#dy725
家里装修，木地板每平方米⟨180元⟩，客厅⟨28平方米⟩铺了地板，卧室⟨15平方米⟩也铺了地板，厨房⟨8平方米⟩铺了瓷砖。买地板花了⟨多少元⟩？
= 180*(28+15)
rate 木地板
amount 客厅 act=铺
amount 卧室 act=铺
amount 厨房 act=铺
total W:地板 act=花

#dy726
村里的水井深⟨24米⟩，水面离井口⟨15米⟩，一只小虫从水面往上爬，每分钟爬⟨0.6米⟩，爬到井口要⟨多少分钟⟩？
= 15/0.6
total 水井
total 水面
rate 小虫 act=爬
amount 小虫 act=爬

#dy727
快餐店一份汉堡套餐⟨32元⟩，比一份薯条贵⟨20元⟩，一杯可乐的价钱是薯条的⟨3/4⟩，一杯可乐⟨多少元⟩？
= (32-20)*0(3/4)
rate 汉堡套餐
relation 汉堡套餐 other=薯条
relation 可乐 other=薯条
rate 可乐

#dy728
快餐店一份汉堡套餐⟨32元⟩，比一份薯条贵⟨20元⟩，小宇买了⟨2份⟩汉堡套餐和⟨1份⟩薯条，付了⟨100元⟩，应找回⟨多少元⟩？
= 100-2*32-1*(32-20)
rate 汉堡套餐
relation 汉堡套餐 other=薯条
amount 小宇 act=买 what=汉堡套餐
amount 小宇 act=买 what=薯条
total 小宇 act=付
total 小宇 act=找

#dy729
某市今年空气质量优良的有⟨292天⟩，全年按⟨365天⟩算，优良天数占全年的⟨百分之几⟩？
= 292/365
total 优良
total W:全年
relation 优良 other=全年

#dy730
某市去年空气质量优良的有⟨280天⟩，今年的优良天数比去年增加了⟨5%⟩，今年优良的有⟨多少天⟩？
= 280*(1+5%)
total 优良 mark=去年
relation 优良 mark=今年 other=去年
total 优良 mark=今年

#dy731
邮递员骑车送报，前半段路⟨6千米⟩骑了⟨24分钟⟩，后半段路⟨9千米⟩骑了⟨36分钟⟩，全程平均每分钟骑⟨多少千米⟩？
= (6+9)/(24+36)
total 邮递员 act=骑 mark=前半段
amount 邮递员 act=骑 mark=前半段
total 邮递员 act=骑 mark=后半段
amount 邮递员 act=骑 mark=后半段
rate 邮递员 act=骑 mark=全程

#dy732
二月份刘老师的手机用了⟨12GB⟩流量，三月份用的比二月份少⟨1/4⟩，四月份用的是三月份的⟨5/3⟩，四月份用了⟨多少GB⟩？
= 12*(1-0(1/4))*0(5/3)
total 刘老师 act=用 mark=二月
relation 刘老师 act=用 mark=三月 other=二月
relation 刘老师 act=用 mark=四月 other=三月
total 刘老师 act=用 mark=四月

#dy733
陈伯伯的渔船长⟨18米⟩，清晨出海捕鱼⟨6小时⟩，捕到带鱼⟨240千克⟩，黄鱼比带鱼少⟨90千克⟩，每千克黄鱼卖⟨35元⟩，黄鱼一共能卖⟨多少元⟩？
= (240-90)*35
total 渔船 mark=长
amount 陈伯伯 act=捕
total 陈伯伯 act=捕 what=带鱼
relation 黄鱼 other=带鱼
rate 黄鱼 act=卖
total 黄鱼 act=卖

#dy734
陈伯伯的渔船长⟨18米⟩，清晨出海捕鱼⟨6小时⟩，捕到带鱼⟨240千克⟩，平均每小时捕带鱼⟨多少千克⟩？
= 240/6
total 渔船 mark=长
amount 陈伯伯 act=捕
total 陈伯伯 act=捕 what=带鱼
rate 陈伯伯 act=捕 what=带鱼

#dy735
文化馆举办灯谜会，准备了⟨320条⟩灯谜，红纸写的占⟨45%⟩，黄纸写的有⟨96条⟩，其余写在绿纸上，到晚上⟨9点⟩猜中了⟨210条⟩。写在绿纸上的有⟨多少条⟩？
= 320-320*45%-96
total W:文化馆
relation 红纸 act=写 other=灯谜
total 黄纸 act=写
x
total W:文化馆 act=猜中
total 绿纸 act=写

#dy736
文化馆举办灯谜会，准备了⟨320条⟩灯谜，红纸写的占⟨45%⟩，黄纸写的有⟨96条⟩，其余写在绿纸上，到散场时猜中了⟨210条⟩。没猜中的有⟨多少条⟩？
= 320-210
total W:文化馆
relation 红纸 act=写 other=灯谜
total 黄纸 act=写
total W:文化馆 act=猜中
total W:文化馆 mark=没猜中

#dy737
雯雯要寄⟨3封⟩信和一个重⟨2.4千克⟩的包裹，每封信贴邮票⟨1.2元⟩，包裹的邮费是⟨15元⟩，她带了⟨50元⟩，寄完还剩⟨多少元⟩？
= 50-3*1.2-15
amount 雯雯 act=寄 what=信
total 包裹
rate 信 act=贴
total 包裹 mark=邮费
total 雯雯 act=带
total 雯雯 mark=还剩

#dy738
“六一”汇演⟨19:00⟩开始，一共⟨12个⟩节目，合唱类⟨5个⟩，每个⟨6分钟⟩，舞蹈类⟨4个⟩，每个⟨7分钟⟩，其余是朗诵。合唱和舞蹈一共要⟨多少分钟⟩？
= 5*6+4*7
x
total W:节目
amount 合唱类
rate 合唱类
amount 舞蹈类
rate 舞蹈类
total W:一共

#dy739
“六一”汇演⟨19:00⟩开始，一共⟨12个⟩节目，合唱类⟨5个⟩，每个⟨6分钟⟩，舞蹈类⟨4个⟩，每个⟨7分钟⟩，其余是朗诵。朗诵有⟨几个⟩节目？
= 12-5-4
x
total W:节目
total 合唱类
rate 合唱类
total 舞蹈类
rate 舞蹈类
total 朗诵

#dy740
郑老板从产地运回⟨80箱⟩猕猴桃，每箱⟨5千克⟩，路上花了⟨9小时⟩，运费⟨200元⟩，其中坏了⟨1/20⟩，好的有⟨多少千克⟩？
= 80*5*(1-0(1/20))
amount 郑老板 act=运
rate 猕猴桃
amount 郑老板 act=花
total 运费
relation 猕猴桃 act=坏 other=猕猴桃
total 好的

#dy741
郑老板从产地运回⟨80箱⟩猕猴桃，每箱⟨5千克⟩，进价每箱⟨40元⟩，运费⟨200元⟩，每箱卖⟨65元⟩，全部卖完赚⟨多少元⟩？
= 80*(65-40)-200
amount 郑老板 act=运
rate 猕猴桃
rate 猕猴桃 mark=进价
total 运费
rate 猕猴桃 act=卖
total 郑老板 act=赚

#dy742
杨医生值夜班，从晚上⟨10点⟩开始，上半夜看了⟨13个⟩急诊病人，下半夜比上半夜少⟨4个⟩，其中发烧的⟨11个⟩。整个夜班看了⟨多少个⟩病人？
= 13+13-4
x
total 杨医生 act=看 mark=上半夜
relation 杨医生 act=看 mark=下半夜 other=上半夜
total 发烧
total 杨医生 act=看 mark=夜班

#dy743
杨医生值夜班，从晚上⟨10点⟩开始，上半夜看了⟨13个⟩急诊病人，下半夜比上半夜少⟨4个⟩，其中发烧的⟨11个⟩。没发烧的病人有⟨多少个⟩？
= 13+13-4-11
x
total 杨医生 act=看 mark=上半夜
relation 杨医生 act=看 mark=下半夜 other=上半夜
total 发烧
total 没发烧

#dy744
五年级⟨120人⟩参加社会实践，⟨3/5⟩的人去农场，其余去科技馆。去农场的每⟨8人⟩一组，去科技馆的每⟨6人⟩一组，去农场的分成⟨几组⟩？
= 120*0(3/5)/8
total W:五年级
relation 农场 other=五年级
rate 农场
rate 科技馆
amount 农场 act=分

#dy745
五年级⟨120人⟩参加社会实践，⟨3/5⟩的人去农场，其余去科技馆。去农场的每⟨8人⟩一组，去科技馆的每⟨6人⟩一组，去科技馆的分成⟨几组⟩？
= 120*(1-0(3/5))/6
total W:五年级
relation 农场 other=五年级
rate 农场
rate 科技馆
amount 科技馆 act=分

#dy746
奥特曼卡片每包⟨6张⟩，⟨2元⟩一包。阿哲买了⟨9包⟩，把重复的⟨14张⟩送给表弟，自己留下⟨多少张⟩？
= 6*9-14
rate 卡片
rate 卡片
amount 阿哲 act=买
total 阿哲 act=送
total 阿哲 act=留

#dy747
奥特曼卡片每包⟨6张⟩，⟨2元⟩一包。阿哲有⟨30元⟩，买了⟨9包⟩，还剩⟨多少元⟩？
= 30-2*9
rate 卡片
rate 卡片
total 阿哲
amount 阿哲 act=买
total 阿哲 mark=还剩

#dy748
剪纸社有⟨21名⟩社员，老师发下⟨130张⟩红纸，每人先剪⟨4个⟩窗花，每个窗花用⟨1张⟩红纸，剩下的红纸剪“福”字，能剪“福”字的红纸有⟨多少张⟩？
= 130-21*4*1
amount 社员
total 老师 act=发
rate 社员 act=剪
rate 窗花 act=用
total 红纸 mark=剩下

#dy749
一箱樱桃连箱重⟨5.5千克⟩，箱子重⟨0.5千克⟩，樱桃每千克⟨48元⟩，箱子不要钱，买这箱樱桃要⟨多少元⟩？
= (5.5-0.5)*48
total 樱桃
total 箱子
rate 樱桃
total W:樱桃

#dy750
小区的健身步道一圈⟨600米⟩，爸爸⟨4分钟⟩跑一圈，妈妈⟨10分钟⟩走一圈，爸爸每分钟比妈妈多行⟨多少米⟩？
= 600/4-600/10
total W:步道
amount 爸爸 act=跑
amount 妈妈 act=走
relation 爸爸 act=行 other=妈妈

#dy751
小区的健身步道一圈⟨600米⟩，爸爸⟨4分钟⟩跑一圈，妈妈⟨10分钟⟩走一圈，爸爸跑⟨20分钟⟩能跑⟨几圈⟩？
= 20/4
total W:步道
rate 爸爸 act=跑
rate 妈妈 act=走
amount 爸爸 act=跑
amount 爸爸 act=跑

#dy752
一年级⟨8⟩个班种向日葵，每班领种子⟨40粒⟩，一共发芽⟨256粒⟩，没发芽的有⟨多少粒⟩？
= 8*40-256
amount 一年级
rate 班 act=领
total 种子 mark=发芽
total 种子 mark=没发芽

#dy753
欣欣每天坚持做仰卧起坐，第一周每天做⟨20个⟩，第二周每天比第一周多做⟨5个⟩，第三周每天做的是第二周的⟨1.2倍⟩，第三周每天做⟨多少个⟩？
= (20+5)*1.2
rate 欣欣 act=做 mark=第一周
relation 欣欣 act=做 mark=第二周 other=第一周
relation 欣欣 act=做 mark=第三周 other=第二周
rate 欣欣 act=做 mark=第三周

#dy754
⟨2400个⟩鸡蛋分装在大小两种盒子里，大盒每盒⟨30个⟩，装了⟨50盒⟩，小盒每盒⟨12个⟩，小盒装了⟨多少盒⟩？
= (2400-30*50)/12
total W:鸡蛋
rate 大盒 act=装
amount 大盒 act=装
rate 小盒 act=装
amount 小盒 act=装

#dy755
张阿姨家⟨5口⟩人，上月用水⟨16吨⟩，每吨水⟨2.8元⟩，污水处理费每吨⟨0.9元⟩，上月水费和污水处理费一共⟨多少元⟩？
= 16*(2.8+0.9)
total 张阿姨家
total 张阿姨家 act=用 mark=上月
rate 水
rate 污水处理费
total W:一共 mark=上月

#dy756
李师傅的修理铺⟨6天⟩修好电动车⟨42辆⟩、自行车⟨54辆⟩，修电动车每辆收⟨30元⟩，平均每天修自行车⟨多少辆⟩？
= 54/6
amount 修理铺 act=修
total 修理铺 act=修 what=电动车
total 修理铺 act=修 what=自行车
rate 电动车 act=收
rate 修理铺 act=修 what=自行车

#dy757
李师傅的修理铺⟨6天⟩修好电动车⟨42辆⟩、自行车⟨54辆⟩，平均每天比原来多修⟨3辆⟩，原来平均每天一共修⟨多少辆⟩？
= (42+54)/6-3
amount 修理铺 act=修
total 修理铺 act=修 what=电动车
total 修理铺 act=修 what=自行车
relation 修理铺 act=修 other=原来
rate 修理铺 act=修 mark=原来

#dy758
一片荷塘里，白荷开了⟨36朵⟩，粉荷比白荷多开⟨1/3⟩，有⟨15朵⟩粉荷被雨打落，池边有⟨7⟩位摄影师在拍照。还开着的粉荷有⟨多少朵⟩？
= 36*(1+0(1/3))-15
total 白荷 act=开
relation 粉荷 act=开 other=白荷
total 粉荷 act=打落
total 摄影师
total 粉荷 act=开 mark=还

#dy759
学校的开水房有⟨2⟩个锅炉，每个每小时烧水⟨150升⟩，早上烧了⟨3小时⟩，已经打走⟨760升⟩，还有开水⟨多少升⟩？
= 2*150*3-760
amount 锅炉
rate 锅炉 act=烧
amount 锅炉 act=烧
total 开水 act=打
total 开水 mark=还有

#dy760
元元学轮滑，教练每节课收⟨120元⟩，装备⟨450元⟩，办⟨10节⟩课的卡可打⟨八折⟩，元元办了一张⟨10节⟩课的卡，卡要付⟨多少元⟩？
= 120*10*0.8
rate 教练 act=收
total 装备
amount 卡
relation 卡
amount 元元 act=办
total 元元 act=付

#dy761
元元学轮滑，每节课⟨120元⟩，装备⟨450元⟩，办⟨10节⟩课的卡可打⟨八折⟩，办卡比单节买⟨10节⟩便宜⟨多少元⟩？
= 120*10*(1-0.8)
rate 课
total 装备
amount 卡
relation 卡
amount 单节
relation 卡 other=单节

#dy762
铅笔盒里，妹妹放了⟨6支⟩红笔，蓝笔比红笔多⟨3支⟩，黑笔和蓝笔同样多，三种笔一共⟨几支⟩？
= 6+6+3+6+3
total 妹妹 act=放
relation 蓝笔 other=红笔
total W:一共

#dy763
花坛外面围了⟨48块⟩砖，里面种了⟨5行⟩花，每行⟨9棵⟩，有⟨4棵⟩枯了，活着的花有⟨多少棵⟩？
= 5*9-4
total 花坛 act=围
amount 花坛 act=种
rate 花
total 花 mark=枯
total 花 mark=活

#dy764
小火车一趟能坐⟨24人⟩，已经有⟨15人⟩坐上去，排队的还有⟨31人⟩，这一趟开走后，还有⟨多少人⟩在排队？
= 15+31-24
rate 小火车 act=坐
total 小火车 act=坐 mark=已经
total W:排队
total W:排队 mark=后

#dy765
小熊猫馆今天开放⟨6小时⟩，上午来了⟨75人⟩，下午来的比上午的⟨2倍⟩少⟨30人⟩，每人限参观⟨20分钟⟩，今天一共来了⟨多少人⟩？
= 75+75*2-30
total 小熊猫馆 act=开放
total 小熊猫馆 act=来 mark=上午
relation 小熊猫馆 act=来 mark=下午 other=上午
relation 小熊猫馆 act=来 mark=下午 other=上午
rate 每人 act=参观
total W:一共 act=来

#dy766
爷爷把⟨84颗⟩核桃分给三个孙子，老大分到⟨35颗⟩，老二比老大少⟨7颗⟩，剩下的全给老三，老三分到⟨多少颗⟩？
= 84-35-(35-7)
total 爷爷 act=分
total 老大 act=分
relation 老二 act=分 other=老大
total 老三 act=分

#dy767
爷爷把⟨84颗⟩核桃分给三个孙子，老大分到⟨1/3⟩，老二分到余下的⟨3/8⟩，剩下的全给老三，老三分到⟨多少颗⟩？
= 84*(1-0(1/3))*(1-0(3/8))
total 爷爷 act=分
relation 老大 act=分 other=核桃
relation 老二 act=分 other=余下
total 老三 act=分

#dy768
淘淘和笑笑从图书馆各借了一本⟨144页⟩的书，淘淘每天看⟨18页⟩，笑笑每天看⟨12页⟩，笑笑比淘淘多看⟨几天⟩才看完？
= 144/12-144/18
total W:书
rate 淘淘 act=看
rate 笑笑 act=看
relation 笑笑 act=看 other=淘淘

#dy769
商店里一瓶护手霜⟨15元⟩，买⟨3瓶⟩送一瓶，妈妈付了⟨45元⟩拿回⟨4瓶⟩，平均每瓶比原价便宜⟨多少元⟩？
= 15-45/4
rate 护手霜
amount 护手霜 act=买
total 妈妈 act=付
amount 妈妈 act=拿
relation 护手霜 other=原价

#dy770
一台空调每小时耗电⟨1.5度⟩，一台电扇每小时耗电⟨0.06度⟩，客厅空调每天开⟨4小时⟩，每度电⟨0.5元⟩，空调开⟨30天⟩电费⟨多少元⟩？
= 1.5*4*30*0.5
rate 空调 act=耗电
rate 电扇 act=耗电
rate 空调 act=开
rate 电
amount 空调 act=开
total 空调

#dy771
两个工程队合修一条⟨2.4千米⟩的水渠，甲队修了⟨3/8⟩，乙队修了⟨1.2千米⟩，还剩⟨多少千米⟩没修？
= 2.4*(1-0(3/8))-1.2
total W:水渠
relation 甲队 act=修 other=水渠
total 乙队 act=修
total 水渠 mark=没修

#dy772
体育用品店里跳绳有⟨90根⟩，第一天卖出⟨20%⟩，第二天卖出的比第一天多⟨6根⟩，每根卖⟨12元⟩，第二天卖跳绳收入⟨多少元⟩？
= (90*20%+6)*12
total 体育用品店
relation 跳绳 act=卖 mark=第一天 other=跳绳
relation 跳绳 act=卖 mark=第二天 other=第一天
rate 跳绳 act=卖
total 跳绳 act=卖 mark=第二天

#dy773
体育用品店里跳绳有⟨90根⟩，第一天卖出⟨20%⟩，第二天卖出余下的⟨1/4⟩，每根卖⟨12元⟩，第二天卖出⟨多少根⟩？
= 90*(1-20%)*0(1/4)
total 体育用品店
relation 跳绳 act=卖 mark=第一天 other=跳绳
relation 跳绳 act=卖 mark=第二天 other=余下
rate 跳绳 act=卖
total 跳绳 act=卖 mark=第二天

#dy774
小镇图书室原来每天开放⟨6小时⟩，现在每天延长⟨2小时⟩，开放⟨5天⟩后，管理员统计共来了⟨360人⟩，现在平均每小时来⟨多少人⟩？
= 360/((6+2)*5)
rate 图书室 act=开放 mark=原来
relation 图书室 act=开放 mark=现在 other=原来
amount 图书室 act=开放
total 图书室 act=来
rate 图书室 act=来 mark=现在

#dy775
山羊伯伯种了⟨7垄⟩大葱，每垄收⟨32千克⟩，送给邻居⟨14千克⟩，其余的捆成⟨15千克⟩一捆，能捆⟨几捆⟩？
= (7*32-14)/15
amount 山羊伯伯 act=种
rate 大葱 act=收
total 邻居 act=送
rate 大葱 act=捆
amount 大葱 act=捆

#dy776
小洁的房间，墙上贴了⟨18张⟩奖状，其中三好学生⟨5张⟩，作文比赛⟨4张⟩，其余是画画得的，画画得的奖状比作文比赛的多⟨几张⟩？
= 18-5-4-4
total W:奖状
total 三好学生
total 作文比赛
relation 画画 other=作文比赛

#dy777
一座桥限重⟨20吨⟩，一辆空货车重⟨6.5吨⟩，装了⟨12箱⟩机器，每箱⟨0.8吨⟩，车和货一共重⟨多少吨⟩？
= 6.5+12*0.8
total 桥
total 货车
amount 货车 act=装
rate 机器
total W:一共

#dy778
一座桥限重⟨20吨⟩，一辆空货车重⟨6.5吨⟩，装了⟨12箱⟩机器，每箱⟨0.8吨⟩，离限重还差⟨多少吨⟩？
= 20-6.5-12*0.8
total 桥
total 货车
amount 货车 act=装
rate 机器
total 货车 mark=还差

#dy779
课后服务每天⟨2小时⟩，三年级参加的有⟨96人⟩，四年级参加的人数是三年级的⟨7/8⟩，五年级比四年级少⟨9人⟩，五年级参加的有⟨多少人⟩？
= 96*0(7/8)-9
rate 课后服务
total 三年级 act=参加
relation 四年级 act=参加 other=三年级
relation 五年级 act=参加 other=四年级
total 五年级 act=参加

#dy780
阳台上的水箱能装⟨90升⟩水，浇花用去⟨2/9⟩，拖地用去⟨25升⟩，洗抹布用去⟨7升⟩，现在水箱里的水比满的时候少⟨多少升⟩？
= 90*0(2/9)+25+7
total 水箱 act=装
relation 水箱 mark=浇花 other=水箱
total 水箱 mark=拖地
total 水箱 mark=洗抹布
relation 水箱 mark=现在 other=满

#dy781
玩具店做活动，积木原价⟨160元⟩，降价⟨25%⟩；拼图原价⟨80元⟩，打⟨九折⟩。妈妈买了一盒积木和一盒拼图，一共付了⟨多少元⟩？
= 160*(1-25%)+80*0.9
total 积木 mark=原价
relation 积木 other=原价
total 拼图 mark=原价
relation 拼图 other=原价
total 妈妈 act=付

#dy782
玩具店做活动，积木原价⟨160元⟩，降价⟨25%⟩；拼图原价⟨80元⟩，打⟨九折⟩。一盒积木现在比一盒拼图贵⟨多少元⟩？
= 160*(1-25%)-80*0.9
total 积木 mark=原价
relation 积木 other=原价
total 拼图 mark=原价
relation 拼图 other=原价
relation 积木 mark=现在 other=拼图

#dy783
一本练习册共⟨120题⟩，苗苗第一周做了⟨24题⟩，第二周比第一周多做⟨1/2⟩，第三周做的是前两周总和的⟨3/5⟩，第三周做了⟨多少题⟩？
= (24+24*(1+0(1/2)))*0(3/5)
total W:练习册
total 苗苗 act=做 mark=第一周
relation 苗苗 act=做 mark=第二周 other=第一周
relation 苗苗 act=做 mark=第三周 other=总和
total 苗苗 act=做 mark=第三周

#dy784
饲料厂原来用⟨15吨⟩玉米做饲料⟨21吨⟩，照这样，再运来⟨40吨⟩玉米，全部做成饲料，又能做⟨多少吨⟩？
= 21/15*40
amount 饲料厂 act=用 mark=原来
total 饲料厂 act=做 mark=原来
amount 玉米 act=运 mark=再
total 饲料厂 act=做 mark=又

#dy785
小满家今年收了⟨3种⟩粮食：稻谷⟨2.6吨⟩，玉米比稻谷少⟨0.8吨⟩，大豆的产量是玉米的⟨1/6⟩，大豆收了⟨多少吨⟩？
= (2.6-0.8)*0(1/6)
amount 小满家 act=收
total 稻谷
relation 玉米 other=稻谷
relation 大豆 other=玉米
total 大豆 act=收

#dy786
邻居家的装修队来了⟨4位⟩师傅，每位师傅每天工钱⟨350元⟩，做了⟨6天⟩，材料费⟨9600元⟩，工钱比材料费少⟨多少元⟩？
= 9600-4*350*6
amount 师傅 act=来
rate 师傅
amount 师傅 act=做
total 材料费
relation 工钱 other=材料费

#dy787
邻居家的装修队来了⟨4位⟩师傅，每位师傅每天工钱⟨350元⟩，做了⟨6天⟩，材料费⟨9600元⟩，工钱和材料费一共⟨多少元⟩？
= 4*350*6+9600
amount 师傅 act=来
rate 师傅
amount 师傅 act=做
total 材料费
total W:一共
