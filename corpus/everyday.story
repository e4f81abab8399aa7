#f1
公共汽车上原来有⟨23人⟩，到了邮局站，下车⟨9人⟩，上车⟨14人⟩，现在车上有⟨多少人⟩？
= 23-9+14
total 公共汽车 mark=原来
total 公共汽车 act=下车
total 公共汽车 act=上车
total 公共汽车 mark=现在

#f2
小熊猫馆每天喂⟨6筐⟩竹叶，每筐⟨8千克⟩。饲养员王叔叔今年⟨42岁⟩，他每天要搬⟨多少千克⟩竹叶？
= 6*8
amount 王叔叔 act=搬
rate 王叔叔 act=搬
total 王叔叔
total 王叔叔 act=搬

#f3
明明今年⟨8岁⟩，有⟨17张⟩恐龙卡，比亮亮少⟨5张⟩，亮亮有⟨几张⟩恐龙卡？
= 17+5
total 明明 mark=今年
total 明明
relation 明明 other=亮亮
total 亮亮

#f4
李奶奶家的母鸡这周下了⟨45个⟩蛋，送给邻居⟨9个⟩，剩下的每⟨6个⟩装一盒，能装⟨多少盒⟩？
= (45-9)/6
total 母鸡 act=下
total 李奶奶 act=送
rate 李奶奶 act=装
amount 李奶奶 act=装

#f5
苹果：⟨5元⟩/千克；香蕉：⟨7元⟩/千克；橙子：⟨9元⟩/千克。妈妈买了⟨4千克⟩香蕉，付出⟨50元⟩，应找回⟨多少元⟩？
= 50-7*4
rate 苹果
rate 香蕉
rate 橙子
amount 妈妈 act=买 what=香蕉
total 妈妈 act=付
total 妈妈 act=找回

#f6
小朋友排队做操，冬冬的前面有⟨8人⟩，后面有⟨11人⟩，这一队连冬冬在内共有⟨多少人⟩？
= 8+11+1
total 冬冬 mark=前面
total 冬冬 mark=后面
total W:队

#f7
一根彩带长⟨60厘米⟩，小芳剪下⟨4段⟩做蝴蝶结，每段⟨12厘米⟩，彩带还剩⟨多少厘米⟩？
= 60-4*12
total W:彩带
amount 小芳 act=剪
rate 小芳 act=剪
total 小芳 mark=剩

#f8
小明说：“我看了⟨35页⟩故事书，还剩⟨48页⟩没看。”小红说：“我的那本有⟨90页⟩。”小红的书比小明的书多⟨多少页⟩？
= 90-(35+48)
total 小明 act=看
total 小明 mark=剩
total 小红
relation 小红 other=小明

#f9
食堂运来⟨5箱⟩牛奶，每箱⟨4盒⟩，每盒⟨6元⟩，这些牛奶值⟨多少元⟩？
= 5*4*6
amount 食堂 act=运
rate 箱
rate 盒
total 牛奶

#f10
早上⟨7时⟩气温是⟨9℃⟩，中午升高了⟨12℃⟩，傍晚又降了⟨5℃⟩，傍晚的气温是⟨多少℃⟩？
= 9+12-5
x
total 气温 mark=早上
relation 气温 act=升高 mark=中午
relation 气温 act=降 mark=傍晚
total 气温 mark=傍晚

#f11
操场边种了⟨3行⟩月季，每行⟨15棵⟩，还种了⟨18棵⟩茶花。月季比茶花多⟨多少棵⟩？
= 3*15-18
amount 月季 act=种
rate 月季 act=种
total 茶花 act=种
relation 月季 other=茶花

#f12
爷爷过⟨66岁⟩生日，小虎今年⟨6岁⟩，爷爷的年龄是小虎的⟨几倍⟩？
= 66/6
total 爷爷
total 小虎
relation 爷爷 other=小虎

#f13
小丽集了⟨58张⟩邮票，小刚集了⟨38张⟩。小丽送给小刚⟨7张⟩以后，两人相差⟨几张⟩？
= 58-7-(38+7)
total 小丽 act=集
total 小刚 act=集
total 小丽 act=送
relation 小丽 other=小刚

#f14
红红家住在⟨5层⟩，每上一层要走⟨18级⟩台阶，从底楼走到她家一共要走⟨多少级⟩台阶？
= 18*(5-1)
amount 红红
rate 红红 act=走
total 红红 act=走

#f15
篮球赛上半场，三班得了⟨28分⟩，四班得了⟨31分⟩；下半场三班得⟨25分⟩，四班只得了⟨17分⟩。三班最后赢了⟨几分⟩？
= 28+25-(31+17)
total 三班 act=得 mark=上半场
total 四班 act=得 mark=上半场
total 三班 act=得 mark=下半场
total 四班 act=得 mark=下半场
relation 三班 act=赢 other=四班

#f16
店里来了⟨15位⟩客人，厨师要包⟨120个⟩饺子，已经包了⟨3盘⟩，每盘⟨24个⟩。还要包⟨多少个⟩？
= 120-3*24
total 店里 act=来
total 厨师 act=包
amount 厨师 act=包 mark=已经
rate 厨师 act=包 mark=已经
total 厨师 act=包 mark=还

#f17
老师把⟨56颗⟩糖平均分给⟨7个⟩小组，每组有⟨4人⟩，每人分到⟨几颗⟩糖？
= 56/7/4
total 老师 act=分
amount 老师 act=分
rate 小组
rate 人 act=分

#f18
弟弟身高⟨96厘米⟩，体重⟨15千克⟩，站在⟨35厘米⟩高的凳子上，刚好比姐姐高⟨4厘米⟩。姐姐身高⟨多少厘米⟩？
= 96+35-4
total 弟弟 mark=身高
total 弟弟 mark=体重
total 凳子
relation 弟弟 mark=身高 other=姐姐
total 姐姐 mark=身高

#f19
花店上午卖出⟨26束⟩百合，下午卖出的比上午多⟨8束⟩，这天一共卖出⟨多少束⟩百合？
= 26+(26+8)
total 花店 act=卖 mark=上午
relation 花店 act=卖 mark=下午 other=上午
total 花店 act=卖 mark=一共

#f20
妹妹攒了⟨34元⟩零花钱，想买一个⟨58元⟩的书包，不想买⟨72元⟩的那个，奶奶又给了她⟨15元⟩，还差⟨多少元⟩？
= 58-34-15
total 妹妹 act=攒
total 书包
total 书包 mark=那个
total 奶奶 act=给
total 妹妹 mark=差

#f21
一壶水能倒满⟨8杯⟩，每杯⟨250毫升⟩。爸爸喝了⟨3杯⟩，壶里还剩⟨多少毫升⟩水？
= (8-3)*250
amount 壶
rate 壶
amount 爸爸 act=喝
total 壶 mark=剩

#f22
二班⟨40名⟩同学去春游，租了⟨2辆⟩面包车，每辆坐⟨14人⟩，其余的坐老师开的大巴，坐大巴的有⟨多少人⟩？
= 40-2*14
total W:二班
amount 面包车
rate 面包车 act=坐
total 大巴 act=坐

#f23
小猴摘桃，上午摘了⟨3篮⟩，下午摘了⟨5篮⟩，每篮都是⟨9个⟩。它全天摘了⟨多少个⟩桃？
= (3+5)*9
amount 小猴 act=摘 mark=上午
amount 小猴 act=摘 mark=下午
rate 小猴 act=摘
total 小猴 act=摘 mark=全天

#f24
一支钢笔⟨18元⟩，是一支圆珠笔价钱的⟨6倍⟩，一本日记本⟨11元⟩。一支圆珠笔⟨多少元⟩？
= 18/6
total 钢笔
relation 钢笔 other=圆珠笔
total 日记本
total 圆珠笔

#f25
合唱队站成⟨4排⟩，每排⟨12人⟩，如果改站成⟨6排⟩，每排站⟨几人⟩？
= 4*12/6
amount 合唱队 act=站
rate 合唱队 act=站
amount 合唱队 act=站 mark=改
rate 合唱队 act=站 mark=改

#f26
动画片⟨8时⟩开始播放，前⟨10分钟⟩是广告，正片放了⟨45分钟⟩，又放了⟨5分钟⟩的歌曲。整个节目用了⟨多少分钟⟩？
= 10+45+5
x
total 广告
total 正片 act=放
total 歌曲 act=放
total W:节目

#f27
邮递员张叔叔要送⟨85封⟩信，东街送了⟨29封⟩，西街送了⟨37封⟩，包里还有⟨多少封⟩信？
= 85-29-37
total W:信
total 张叔叔 act=送 mark=东街
total 张叔叔 act=送 mark=西街
total 张叔叔 mark=还有

#f28
养鸡场有公鸡⟨36只⟩，母鸡的只数比公鸡的⟨4倍⟩还多⟨10只⟩，母鸡有⟨多少只⟩？
= 36*4+10
total 公鸡
relation 母鸡 other=公鸡
relation 母鸡 other=公鸡
total 母鸡

#f29
小兰买⟨3块⟩橡皮用去⟨6元⟩，小军带了⟨14元⟩，买同样的橡皮最多可以买⟨多少块⟩？
= 14/(6/3)
amount 小兰 act=买 what=橡皮
total 小兰 act=买 what=橡皮
total 小军 act=带
amount 小军 act=买 what=橡皮

#f30
⟨4只⟩小船坐满了⟨24人⟩，照这样，⟨54人⟩去划船需要⟨几只⟩小船？
= 54/(24/4)
amount 小船 mark=坐满
total 小船 mark=坐满
total 小船 act=划船
amount 小船 act=划船

#f31
妈妈切了一个⟨6千克⟩重的西瓜，爸爸吃了⟨4块⟩，弟弟吃了⟨3块⟩，盘子里还有⟨9块⟩，西瓜被切成了⟨多少块⟩？
= 4+3+9
total 西瓜
total 爸爸 act=吃
total 弟弟 act=吃
total 盘子 mark=还有
total W:西瓜

#f32
三(2)班女生有⟨19人⟩，比男生少⟨4人⟩，全班一共有⟨多少人⟩？
= 19+(19+4)
total 女生
relation 女生 other=男生
total W:全班

#f33
小刺猬背红枣，每次背⟨7颗⟩，背了⟨6次⟩，路上掉了⟨5颗⟩，家里原来还存着⟨20颗⟩。这次它背回家⟨多少颗⟩？
= 7*6-5
rate 小刺猬 act=背
amount 小刺猬 act=背
total 小刺猬 act=掉
total 家里 act=存 mark=原来
total 小刺猬 act=背

#f34
剧场一楼有⟨15排⟩座位，每排⟨20个⟩；二楼有⟨80个⟩座位。⟨350名⟩观众都坐下后，还空着⟨几个⟩座位？
= 15*20+80-350
amount 一楼
rate 一楼
total 二楼
total 观众 act=坐
total 座位 mark=空

#f35
面包房烤了⟨72个⟩小蛋糕，每盒装⟨8个⟩，每盒卖⟨20元⟩，全部卖完可以收入⟨多少元⟩？
= 72/8*20
total 面包房 act=烤
rate 面包房 act=装
rate 面包房 act=卖
total 面包房 act=收入

#f36
游泳馆里有⟨47人⟩在游泳，走了⟨18人⟩，后来又来了一些人，这时馆里有⟨51人⟩，后来又来了⟨多少人⟩？
= 51-(47-18)
total 游泳馆
total 游泳馆 act=走
total 游泳馆 mark=这时
total 游泳馆 act=来 mark=后来

#f37
小华折了⟨25只⟩纸鹤，小梅比小华多折⟨6只⟩，小梅比小英少折⟨9只⟩。小英折了⟨多少只⟩？
= 25+6+9
total 小华 act=折
relation 小梅 act=折 other=小华
relation 小梅 act=折 other=小英
total 小英 act=折

#f38
丁丁从⟨3月5日⟩开始每天写⟨2页⟩字，写完一本⟨48页⟩的字帖要⟨几天⟩？
= 48/2
x
rate 丁丁 act=写
total W:字帖
amount 丁丁 act=写

#f39
超市里水壶每个⟨32元⟩，茶杯每个⟨6元⟩。“我买⟨1个⟩水壶和⟨4个⟩茶杯。”阿姨说完递给收银员⟨100元⟩。应找给阿姨⟨多少元⟩？
= 100-32-6*4
rate 水壶
rate 茶杯
amount 阿姨 act=买 what=水壶
amount 阿姨 act=买 what=茶杯
total 阿姨 act=递
total 阿姨 act=找

#f40
一只大象每天吃⟨180千克⟩食物，是一匹斑马的⟨9倍⟩，一匹斑马每天吃⟨多少千克⟩？
= 180/9
rate 大象 act=吃
relation 大象 act=吃 other=斑马
rate 斑马 act=吃

#f41
把⟨64本⟩图书放在书架上，上层放⟨20本⟩，剩下的平均放在另外⟨4层⟩，那里每层放⟨多少本⟩？
= (64-20)/4
total W:图书
total 上层 act=放
amount 书架 act=放 mark=剩下
rate 书架 act=放 mark=剩下

#f42
林林跳绳，第一次跳⟨86下⟩，第二次跳⟨95下⟩，第三次跳⟨104下⟩，第三次比第一次多跳⟨多少下⟩？
= 104-86
total 林林 act=跳 mark=第一次
total 林林 act=跳 mark=第二次
total 林林 act=跳 mark=第三次
relation 林林 act=跳 mark=第三次 other=第一次

#f43
学校发新课桌，一辆卡车一次运⟨40张⟩，运了⟨3次⟩后还有⟨55张⟩没运，学校订了⟨多少张⟩课桌？
= 40*3+55
rate 卡车 act=运
amount 卡车 act=运
total 卡车 mark=没运
total W:课桌

#f44
养蜂人取蜜，⟨5箱⟩蜂共取蜜⟨30千克⟩，他家有⟨12箱⟩蜂，照这样能取蜜⟨多少千克⟩？
= 30/5*12
amount 养蜂人 act=取
total 养蜂人 act=取
amount 他家
total 他家 act=取

#f45
小朋友围成一圈做游戏，男孩⟨13人⟩，女孩⟨15人⟩，还有⟨2位⟩老师在旁边看，每⟨7人⟩分成一组，可以分成⟨几组⟩？
= (13+15)/7
total 男孩
total 女孩
total 老师 act=看
rate 小朋友 act=分
amount 小朋友 act=分

#f46
妈妈买回⟨2袋⟩米，每袋⟨10千克⟩，一家⟨4口⟩吃了⟨12千克⟩，还剩⟨几千克⟩？
= 2*10-12
amount 妈妈 act=买
rate 妈妈 act=买
total 一家
total 一家 act=吃
total 米 mark=剩

#f47
小乌龟爬⟨12分钟⟩爬了⟨36米⟩，蜗牛每分钟只能爬⟨1米⟩。小乌龟平均每分钟爬⟨多少米⟩？
= 36/12
amount 小乌龟 act=爬
total 小乌龟 act=爬
rate 蜗牛 act=爬
rate 小乌龟 act=爬

#f48
甲班捐书⟨75本⟩，乙班捐书⟨63本⟩，丙班捐的比甲、乙两班的总数少⟨58本⟩。丙班捐书⟨多少本⟩？
= 75+63-58
total 甲班 act=捐
total 乙班 act=捐
relation 丙班 act=捐 other=总数
total 丙班 act=捐

#f49
⟨6个⟩小朋友去看电影，每张儿童票⟨25元⟩，老师带了⟨200元⟩，买完票还能买一桶⟨30元⟩的爆米花，最后剩⟨多少元⟩？
= 200-6*25-30
amount 小朋友
rate 儿童票
total 老师 act=带
total 爆米花
total 老师 mark=剩

#f50
果园里有梨树⟨48棵⟩，比苹果树多⟨16棵⟩，桃树⟨70棵⟩。苹果树有⟨多少棵⟩？
= 48-16
total 梨树
relation 梨树 other=苹果树
total 桃树
total 苹果树

#f51
从家到学校，乐乐走了⟨320米⟩后想起没带水彩笔，又走回家，再从家走到学校，共走了⟨1240米⟩。家到学校⟨多少米⟩？
= 1240-320-320
total 乐乐 act=走
total 乐乐 act=走 mark=共
total W:学校

#f52
幼儿园买来⟨3大盒⟩蜡笔，每大盒有⟨6小盒⟩，每小盒⟨12支⟩。一共有蜡笔⟨多少支⟩？
= 3*6*12
amount 幼儿园 act=买
rate 大盒
rate 小盒
total 蜡笔

#f53
今年妈妈⟨35岁⟩，佳佳⟨8岁⟩，再过⟨4年⟩，妈妈比佳佳大⟨多少岁⟩？
= 35-8
total 妈妈 mark=今年
total 佳佳 mark=今年
relation 妈妈
relation 妈妈 other=佳佳

#f54
农夫拔了⟨84个⟩萝卜，每⟨9个⟩捆一捆，捆好⟨8捆⟩后，还剩⟨几个⟩没捆？
= 84-9*8
total 农夫 act=拔
rate 农夫 act=捆
amount 农夫 act=捆
total 农夫 mark=剩

#f55
一本连环画⟨96页⟩，琪琪每天看⟨8页⟩，看了⟨5天⟩，第⟨6天⟩应从第⟨几页⟩看起？
= 8*5+1
total W:连环画
rate 琪琪 act=看
amount 琪琪 act=看
x
total 琪琪 act=看

#f56
商店有⟨9箱⟩酸奶，卖出⟨5箱⟩后还剩⟨96瓶⟩，平均每箱有酸奶⟨多少瓶⟩？
= 96/(9-5)
amount 商店
amount 商店 act=卖
total 商店 mark=剩
rate 酸奶

#f57
气象员记录：周一⟨18℃⟩，周二⟨21℃⟩，周三⟨24℃⟩。周四比周二低⟨6℃⟩，周四是⟨多少℃⟩？
= 21-6
total 周一
total 周二
total 周三
relation 周四 other=周二
total 周四

#f58
爷爷种了⟨5畦⟩白菜，每畦⟨22棵⟩，兔子啃坏了⟨13棵⟩，奶奶拔了⟨7棵⟩做汤，地里还有好白菜⟨多少棵⟩？
= 5*22-13-7
amount 爷爷 act=种
rate 爷爷 act=种
total 兔子 act=啃
total 奶奶 act=拔
total 白菜 mark=还有

#f59
小军的储蓄罐里有⟨46元⟩，他买了⟨2本⟩漫画，每本⟨13元⟩，储蓄罐里还有⟨多少元⟩？
= 46-2*13
total 小军
amount 小军 act=买 what=漫画
rate 小军 act=买 what=漫画
total 小军 mark=还有

#f60
中午⟨12时⟩，食堂里先来了⟨38个⟩同学，走掉⟨15个⟩，又进来⟨27个⟩。这会儿食堂里有⟨多少个⟩同学？
= 38-15+27
x
total 食堂 act=来 mark=先
total 食堂 act=走
total 食堂 act=进来
total 食堂 mark=这会儿

#f61
小白兔拔了⟨15根⟩胡萝卜，小灰兔拔的是小白兔的⟨3倍⟩，小黑兔只拔了⟨6根⟩。小白兔和小灰兔一共拔了⟨多少根⟩？
= 15+15*3
total 小白兔 act=拔
relation 小灰兔 act=拔 other=小白兔
total 小黑兔 act=拔
total W:一共 act=拔

#f62
体育室借出⟨24根⟩跳绳后，又还回来⟨10根⟩，现在有⟨31根⟩。原来体育室有⟨多少根⟩跳绳？
= 31-10+24
total 体育室 act=借出
total 体育室 act=还
total 体育室 mark=现在
total 体育室 mark=原来

#f63
“一套邮票⟨8张⟩，我有⟨7套⟩。”阿凯说。小雨说：“我再集⟨5张⟩就和你一样多了。”小雨有⟨多少张⟩邮票？
= 8*7-5
rate 阿凯
amount 阿凯
relation 小雨 act=集
total 小雨

#f64
公园门票成人每张⟨15元⟩，儿童每张⟨8元⟩。爸爸妈妈带着⟨3个⟩孩子，买孩子的票要花⟨多少元⟩？
= 8*3
rate 成人
rate 儿童
amount 孩子
total 孩子 act=买

#f65
一桶油连桶重⟨26千克⟩，倒出⟨14千克⟩油以后还剩⟨9千克⟩油，空桶重⟨几千克⟩？
= 26-14-9
total W:油
total 油 act=倒
total 油 mark=剩
total 空桶

#f66
学校大门口要摆花，左边摆⟨5排⟩，右边摆⟨4排⟩，每排都摆⟨16盆⟩，左边比右边多摆⟨几盆⟩？
= (5-4)*16
amount 左边 act=摆
amount 右边 act=摆
rate 花 act=摆
relation 左边 act=摆 other=右边

#f67
圆圆用⟨90厘米⟩长的绳子捆礼物，捆一个小盒用去⟨35厘米⟩，捆一个大盒用去⟨50厘米⟩，绳子剩下⟨多少厘米⟩？
= 90-35-50
total W:绳子
total 圆圆 act=捆 what=小盒
total 圆圆 act=捆 what=大盒
total 圆圆 mark=剩下

#f68
⟨8个⟩同学帮老师搬⟨72本⟩书，老师自己搬了⟨16本⟩，其余由同学平均搬，每个同学搬⟨多少本⟩？
= (72-16)/8
amount 同学 act=搬
total W:书
total 老师 act=搬
rate 同学 act=搬

#f69
小明家的书柜，上层有书⟨24本⟩，中层有⟨30本⟩，下层的书比上层、中层的总数少⟨10本⟩。三层共有⟨多少本⟩书？
= 24+30+(24+30-10)
total 上层
total 中层
relation 下层 other=总数
total W:三层

#f70
电梯里有⟨9人⟩，停在三楼时出去⟨4人⟩进来⟨2人⟩，停在五楼时出去⟨3人⟩进来⟨6人⟩，这时电梯里有⟨几人⟩？
= 9-4+2-3+6
total 电梯
total 电梯 act=出去 mark=三楼
total 电梯 act=进来 mark=三楼
total 电梯 act=出去 mark=五楼
total 电梯 act=进来 mark=五楼
total 电梯 mark=这时

#f71
一头奶牛⟨6天⟩产奶⟨150千克⟩，一只山羊每天产奶⟨3千克⟩。奶牛每天比山羊多产奶⟨多少千克⟩？
= 150/6-3
amount 奶牛 act=产
total 奶牛 act=产
rate 山羊 act=产
relation 奶牛 act=产 other=山羊

#f72
美术课上，小组⟨5人⟩共用⟨2盒⟩彩笔，每盒⟨24支⟩，其中⟨9支⟩没水了，能用的还有⟨多少支⟩？
= 2*24-9
total 小组
amount 小组 act=用
rate 彩笔
total 彩笔 mark=没水
total 彩笔 mark=能用

#f73
妈妈煮了⟨30个⟩汤圆，每碗盛⟨6个⟩，每个汤圆重⟨20克⟩。给邻居端去⟨2碗⟩，家里还有⟨几碗⟩？
= 30/6-2
total 妈妈 act=煮
rate 妈妈 act=盛
rate 汤圆
amount 妈妈 act=端
amount 家里

#f74
二年级同学做了⟨64面⟩小旗，三年级做了⟨80面⟩，送给幼儿园⟨50面⟩，剩下的挂在教室，挂了⟨多少面⟩？
= 64+80-50
total 二年级 act=做
total 三年级 act=做
total 小旗 act=送
total 小旗 act=挂 mark=剩下

#f75
蓝蓝的妈妈每分钟打⟨70个⟩字，打了⟨20分钟⟩，稿子一共⟨1800个⟩字，还有⟨多少个⟩字没打？
= 1800-70*20
rate 妈妈 act=打
amount 妈妈 act=打
total W:稿子
total 妈妈 mark=没打

#f76
河里有鸭子⟨28只⟩，鸭子比鹅多⟨13只⟩，鹅和鸭子一共有⟨多少只⟩？
= 28+(28-13)
total 鸭子
relation 鸭子 other=鹅
total W:一共

#f77
一辆玩具车⟨36元⟩，一个布娃娃比玩具车便宜⟨8元⟩，一架飞机模型⟨52元⟩。买一个布娃娃和一架飞机模型共要⟨多少元⟩？
= 36-8+52
total 玩具车
relation 布娃娃 other=玩具车
total 飞机模型
total W:共

#f78
老师买来⟨100张⟩彩纸，发给⟨9个⟩组，每组⟨11张⟩，剩⟨几张⟩？
= 100-9*11
total 老师 act=买
amount 老师 act=发
rate 老师 act=发
total 老师 mark=剩

#f79
小蚂蚁搬米粒，上午搬⟨4小时⟩，下午搬⟨3小时⟩，每小时搬⟨25粒⟩，它们的洞离米堆⟨6米⟩。全天搬了⟨多少粒⟩？
= (4+3)*25
amount 小蚂蚁 act=搬 mark=上午
amount 小蚂蚁 act=搬 mark=下午
rate 小蚂蚁 act=搬
total W:洞
total 小蚂蚁 act=搬 mark=全天

#f80
王老师批改作文，全班⟨43本⟩，昨天晚上改了⟨17本⟩，今天要改完，早上已改⟨8本⟩，今天还要改⟨多少本⟩？
= 43-17-8
total W:作文
total 王老师 act=改 mark=昨天
total 王老师 act=改 mark=早上
total 王老师 act=改 mark=还

#f81
男生⟨24人⟩，每⟨4人⟩一张桌子；女生⟨18人⟩，每⟨3人⟩一张桌子。全班要准备⟨多少张⟩桌子？
= 24/4+18/3
total 男生
rate 男生
total 女生
rate 女生
amount W:全班

#f82
一捆铁丝，第一次用去⟨15米⟩，第二次用去的是第一次的⟨2倍⟩，正好用完。这捆铁丝长⟨多少米⟩？
= 15+15*2
total 铁丝 act=用 mark=第一次
relation 铁丝 act=用 mark=第二次 other=第一次
total W:铁丝

#f83
妞妞⟨6岁⟩生日那天，妈妈⟨32岁⟩，爸爸⟨34岁⟩。妞妞⟨10岁⟩那年，妈妈⟨多少岁⟩？
= 32+(10-6)
total 妞妞
total 妈妈
total 爸爸
total 妞妞 mark=那年
total 妈妈 mark=那年

#f84
文具盒里红铅笔有⟨8支⟩，蓝铅笔比红铅笔少⟨3支⟩，绿铅笔比蓝铅笔多⟨6支⟩，绿铅笔有⟨几支⟩？
= 8-3+6
total 红铅笔
relation 蓝铅笔 other=红铅笔
relation 绿铅笔 other=蓝铅笔
total 绿铅笔

#f85
停车场上有⟨5排⟩车位，每排⟨18个⟩，早上全停满了。中午开走⟨27辆⟩，又开来⟨14辆⟩，这时空着⟨多少个⟩车位？
= 27-14
amount 停车场
rate 停车场
total 停车场 act=开走
total 停车场 act=开来
total 停车场 mark=空

#f86
卖气球的爷爷有红气球⟨34个⟩，黄气球⟨26个⟩，每个卖⟨2元⟩，已经卖出⟨45个⟩，还剩⟨多少个⟩？
= 34+26-45
total 红气球
total 黄气球
rate 爷爷 act=卖
amount 爷爷 act=卖 mark=已经
amount 爷爷 mark=剩

#f87
做一个大花环要⟨15朵⟩花，做一个小花环要⟨9朵⟩花。婷婷用⟨105朵⟩花做大花环，能做⟨几个⟩？
= 105/15
rate 大花环 act=做
rate 小花环 act=做
total 婷婷 act=用
amount 婷婷 act=做

#f88
果果家离少年宫⟨900米⟩。她先走了⟨5分钟⟩，每分钟走⟨60米⟩，剩下的路骑车，她骑了⟨多少米⟩？
= 900-5*60
total W:少年宫
amount 果果 act=走 mark=先
rate 果果 act=走 mark=先
total 果果 act=骑 mark=剩下

#f89
一张方桌坐⟨4人⟩，一张圆桌坐⟨10人⟩。餐馆有⟨5名⟩服务员，摆了⟨6张⟩方桌和⟨3张⟩圆桌，最多能坐⟨多少人⟩？
= 4*6+10*3
rate 方桌 act=坐
rate 圆桌 act=坐
total 服务员
amount 方桌 act=摆
amount 圆桌 act=摆
total 餐馆 act=坐

#f90
小松鼠过冬要吃⟨240颗⟩松果，已经存了⟨150颗⟩，如果每天再存⟨15颗⟩，还要存⟨多少天⟩？
= (240-150)/15
total 小松鼠 act=吃
total 小松鼠 act=存 mark=已经
rate 小松鼠 act=存
amount 小松鼠 act=存

#f91
星期天，图书馆上午有⟨132人⟩看书，中午走了⟨46人⟩，下午⟨2时⟩又来了⟨58人⟩。下午馆里有⟨多少人⟩？
= 132-46+58
total 图书馆 mark=上午
total 图书馆 act=走 mark=中午
x
total 图书馆 act=来 mark=下午
total 图书馆 mark=下午

#f92
毛毛拍球⟨65下⟩，浩浩比他多拍⟨17下⟩，甜甜比浩浩少拍⟨20下⟩，甜甜拍了⟨多少下⟩？
= 65+17-20
total 毛毛 act=拍
relation 浩浩 act=拍 other=毛毛
relation 甜甜 act=拍 other=浩浩
total 甜甜 act=拍

#f93
妈妈带⟨80元⟩去菜场，买鱼用去⟨28元⟩，买肉用去⟨35元⟩，剩下的钱买鸡蛋，⟨1盒⟩鸡蛋⟨17元⟩。买肉比买鱼多用⟨多少元⟩？
= 35-28
total 妈妈 act=带
total 妈妈 act=买 what=鱼
total 妈妈 act=买 what=肉
amount 鸡蛋
rate 鸡蛋
relation 妈妈 act=买 what=肉 other=鱼

#f94
一块布可以做⟨8套⟩童装，每套用布⟨2米⟩；如果改做窗帘，每副用布⟨4米⟩，可以做⟨几副⟩窗帘？
= 8*2/4
amount 童装 act=做
rate 童装 act=用
rate 窗帘 act=用
amount 窗帘 act=做

#f95
从⟨5月1日⟩起，豆豆每天存⟨3元⟩，存了⟨30天⟩后，取出⟨45元⟩给奶奶买围巾，还剩⟨多少元⟩？
= 3*30-45
x
rate 豆豆 act=存
amount 豆豆 act=存
total 豆豆 act=取
total 豆豆 mark=剩

#f96
小红排队领水，她数了数，前面有⟨7人⟩，后面的人比前面多⟨2人⟩，这队一共有⟨多少人⟩？
= 7+(7+2)+1
total 小红 mark=前面
relation 小红 mark=后面 other=前面
total W:队

#f97
猴山上有大猴⟨12只⟩，小猴的只数是大猴的⟨2倍⟩，饲养员给每只小猴发⟨3根⟩香蕉，要准备⟨多少根⟩香蕉？
= 12*2*3
total 大猴
relation 小猴 other=大猴
rate 小猴 act=发
total 饲养员 act=准备

#f98
鲜奶店进了⟨20箱⟩奶，每箱⟨12瓶⟩，运来时碎了⟨6瓶⟩，好的有⟨多少瓶⟩？
= 20*12-6
amount 鲜奶店 act=进
rate 鲜奶店 act=进
total 奶 act=碎
total 奶 mark=好的

#f99
爸爸的体重是⟨72千克⟩，正好是女儿的⟨3倍⟩，妈妈比女儿重⟨30千克⟩。妈妈的体重是⟨多少千克⟩？
= 72/3+30
total 爸爸 mark=体重
relation 爸爸 mark=体重 other=女儿
relation 妈妈 other=女儿
total 妈妈 mark=体重

#f100
小菲写了⟨5封⟩信，每封信写⟨3页⟩纸、贴⟨2张⟩邮票，她原来有⟨16张⟩邮票，现在还有⟨几张⟩？
= 16-5*2
amount 小菲 act=写
rate 小菲 act=写
rate 小菲 act=贴
total 小菲 mark=原来
total 小菲 mark=现在

#f101
饼干：每包⟨6元⟩；果汁：每瓶⟨4元⟩；薯片：每袋⟨8元⟩。红红买了⟨3包⟩饼干和⟨2瓶⟩果汁，一共花了⟨多少元⟩？
= 6*3+4*2
rate 饼干
rate 果汁
rate 薯片
amount 红红 act=买 what=饼干
amount 红红 act=买 what=果汁
total W:一共

#f102
踢毽子比赛，东东踢了⟨45个⟩，比西西的⟨2倍⟩少⟨5个⟩，西西踢了⟨多少个⟩？
= (45+5)/2
total 东东 act=踢
relation 东东 act=踢 other=西西
relation 东东 act=踢 other=西西
total 西西 act=踢

#f103
教室长⟨9米⟩，宽⟨8米⟩，里面摆了⟨7列⟩课桌，每列⟨6张⟩，老师又加了⟨3张⟩，现在有课桌⟨多少张⟩？
= 7*6+3
total 教室
total 教室 mark=宽
amount 课桌 act=摆
rate 课桌 act=摆
total 老师 act=加
total 课桌 mark=现在

#f104
一篮鸡蛋，第一天吃了⟨8个⟩，第二天吃了⟨7个⟩，妈妈又放进⟨20个⟩，这时篮里有⟨32个⟩。篮里原来有⟨多少个⟩鸡蛋？
= 32-20+8+7
total 鸡蛋 act=吃 mark=第一天
total 鸡蛋 act=吃 mark=第二天
total 妈妈 act=放
total 鸡蛋 mark=这时
total 鸡蛋 mark=原来

#f105
工人叔叔装路灯，⟨3天⟩装了⟨27盏⟩，照这样的速度，装⟨63盏⟩要⟨几天⟩？
= 63/(27/3)
amount 工人叔叔 act=装
total 工人叔叔 act=装
total 工人叔叔 act=装
amount 工人叔叔 act=装

#f106
小青蛙每天吃⟨70只⟩害虫，大青蛙每天比它多吃⟨25只⟩，⟨7天⟩里大青蛙吃⟨多少只⟩害虫？
= (70+25)*7
rate 小青蛙 act=吃
relation 大青蛙 act=吃 other=小青蛙
amount 大青蛙 act=吃
total 大青蛙 act=吃

#f107
同学们做贺卡，一组做了⟨21张⟩，二组做了⟨19张⟩，三组做了⟨26张⟩，送给敬老院⟨60位⟩老人每人⟨1张⟩，还多⟨几张⟩？
= 21+19+26-60*1
total 一组 act=做
total 二组 act=做
total 三组 act=做
amount 老人 act=送
rate 老人 act=送
total 贺卡 mark=多

#f108
一条裙子⟨65元⟩，一件上衣比裙子贵⟨20元⟩，一双鞋⟨110元⟩。妈妈买一套裙子和上衣要付⟨多少元⟩？
= 65+(65+20)
total 裙子
relation 上衣 other=裙子
total 鞋
total 妈妈 act=付

#f109
哥哥有⟨30块⟩巧克力，弟弟有⟨14块⟩，哥哥给弟弟⟨几块⟩后，哥哥剩⟨22块⟩？
= 30-22
total 哥哥
total 弟弟
total 哥哥 act=给
total 哥哥 mark=剩

#f110
大巴车从县城开往省城，出发时有⟨36人⟩，第一站下去⟨7人⟩，第二站没人下，上来⟨5人⟩，车票每张⟨20元⟩。到省城时车上有⟨多少人⟩？
= 36-7+5
total 大巴车 mark=出发
total 大巴车 act=下去 mark=第一站
total 大巴车 act=上来 mark=第二站
rate 车票
total 大巴车 act=到

#f111
花坛里每行种⟨14株⟩郁金香，种了⟨6行⟩，还剩下⟨9株⟩没地方种。园丁一共带来⟨多少株⟩郁金香？
= 14*6+9
rate 园丁 act=种
amount 园丁 act=种
total 园丁 mark=剩下
total 园丁 act=带

#f112
丽丽有⟨40元⟩，比芳芳多⟨12元⟩。她们合买一份⟨50元⟩的礼物后，两人还剩⟨多少元⟩？
= 40+(40-12)-50
total 丽丽
relation 丽丽 other=芳芳
total 礼物
total 两人 mark=剩

#f113
⟨48块⟩月饼，装⟨6块⟩一盒的，要用⟨多少个⟩盒子？小店里还有⟨15个⟩空盒。
= 48/6
total 月饼
rate 月饼 act=装
amount 盒子 act=用
total 小店

#f114
拔河比赛每队⟨12人⟩，三年级有⟨4个⟩队，四年级有⟨5个⟩队，啦啦队有⟨30人⟩。参加拔河的共有⟨多少人⟩？
= 12*(4+5)
rate 队
amount 三年级
amount 四年级
total 啦啦队
total W:共

#f115
玲玲昨天背会⟨13个⟩单词，今天背会的比昨天少⟨4个⟩，还有⟨18个⟩没背会。这一课有⟨多少个⟩单词？
= 13+(13-4)+18
total 玲玲 act=背 mark=昨天
relation 玲玲 act=背 mark=今天 other=昨天
total 玲玲 mark=没背会
total W:单词

#f116
热水瓶里有水⟨2000毫升⟩，倒了⟨4杯⟩茶，每杯⟨300毫升⟩，又倒了⟨500毫升⟩泡面，瓶里还有水⟨多少毫升⟩？
= 2000-4*300-500
total 热水瓶
amount 茶 act=倒
rate 茶 act=倒
total 泡面 act=倒
total 热水瓶 mark=还有

#f117
滑梯前排着⟨16个⟩孩子，玩完走了⟨9个⟩，又来了⟨5个⟩；秋千前排着⟨8个⟩孩子。现在滑梯前比秋千前多⟨几个⟩孩子？
= 16-9+5-8
total 滑梯
total 滑梯 act=走
total 滑梯 act=来
total 秋千
relation 滑梯 mark=现在 other=秋千

#f118
一件毛衣要钉⟨7粒⟩扣子，裁缝有⟨100粒⟩扣子，钉了⟨13件⟩毛衣后，还有⟨几粒⟩扣子？
= 100-7*13
rate 裁缝 act=钉
total 裁缝
amount 裁缝 act=钉
total 裁缝 mark=还有

#f119
晨晨在作文本上每行写⟨20个⟩字，写了⟨12行⟩还多⟨8个⟩字，老师要求写⟨300个⟩字，还差⟨多少个⟩字？
= 300-(20*12+8)
rate 晨晨 act=写
amount 晨晨 act=写
total 晨晨 act=写 mark=多
total 老师 act=要求
total 晨晨 mark=差

#f120
小象重⟨280千克⟩，小象比小河马重⟨60千克⟩，小河马重⟨多少千克⟩？
= 280-60
total 小象
relation 小象 other=小河马
total 小河马

#f121
值日生打扫教室用了⟨15分钟⟩，擦窗用的时间比打扫教室少⟨6分钟⟩，倒垃圾用了⟨4分钟⟩，三件事共用⟨多少分钟⟩？
= 15+(15-6)+4
total 打扫教室 act=用
relation 擦窗 act=用 other=打扫教室
total 倒垃圾 act=用
total W:三件事

#f122
秋游带水，大瓶每瓶⟨3元⟩，小瓶每瓶⟨2元⟩，班长用⟨60元⟩全买小瓶，能比全买大瓶多买⟨多少瓶⟩？
= 60/2-60/3
rate 大瓶
rate 小瓶
total 班长
relation 班长 act=买 what=小瓶 other=大瓶

#f123
阳台上，妈妈种的吊兰有⟨11盆⟩，比文竹少⟨2盆⟩，每盆吊兰⟨15元⟩，文竹又比芦荟多⟨7盆⟩，芦荟有⟨几盆⟩？
= 11+2-7
total 吊兰
relation 吊兰 other=文竹
rate 吊兰
relation 文竹 other=芦荟
total 芦荟

#f124
一辆旅游车限坐⟨45人⟩，已上车⟨29人⟩，其中小孩⟨6人⟩，还可以上⟨多少人⟩？
= 45-29
total 旅游车 act=坐
total 旅游车 act=上车 mark=已
total 小孩
total 旅游车 mark=还可以

#f125
木匠叔叔⟨6天⟩做了⟨48把⟩椅子，后来每天多做⟨2把⟩，后来每天做⟨多少把⟩？
= 48/6+2
amount 木匠叔叔 act=做
total 木匠叔叔 act=做
relation 木匠叔叔 act=做 mark=后来
rate 木匠叔叔 act=做 mark=后来

#f126
李大爷养了⟨9只⟩兔子，每只兔子每天吃⟨2千克⟩青草，割来的⟨126千克⟩青草能吃⟨几天⟩？
= 126/(9*2)
amount 李大爷 act=养
rate 兔子 act=吃
total W:青草
amount 兔子 act=吃

#f127
“我的糖比你多⟨10颗⟩！”姐姐说。妹妹数了数，自己有⟨26颗⟩，每颗重⟨5克⟩。姐姐有⟨多少颗⟩糖？
= 26+10
relation 姐姐 other=妹妹
total 妹妹
rate 糖
total 姐姐

#f128
学校买来⟨15盒⟩白粉笔和⟨9盒⟩彩粉笔，每盒都是⟨50支⟩，白粉笔比彩粉笔多⟨多少支⟩？
= (15-9)*50
amount 白粉笔 act=买
amount 彩粉笔 act=买
rate 盒
relation 白粉笔 other=彩粉笔

#f129
水池里有⟨18条⟩红金鱼，花金鱼比红金鱼少⟨5条⟩，后来又放进⟨9条⟩花金鱼，现在花金鱼有⟨多少条⟩？
= 18-5+9
total 红金鱼
relation 花金鱼 other=红金鱼
total 花金鱼 act=放
total 花金鱼 mark=现在

#f130
一块蛋糕⟨12元⟩，一杯奶茶⟨9元⟩。⟨4个⟩好朋友每人要一块蛋糕和一杯奶茶，一共要付⟨多少元⟩？
= (12+9)*4
rate 蛋糕
rate 奶茶
amount 好朋友
total W:一共

#f131
爸爸从⟨1层⟩搬一箱书到家，每爬一层要⟨25秒⟩，到家一共用了⟨150秒⟩，他爬了⟨几层⟩？
= 150/25
x
rate 爸爸 act=爬
total 爸爸 act=爬
amount 爸爸 act=爬

#f132
菜园里收了⟨4筐⟩黄瓜，每筐⟨35根⟩，收了⟨6筐⟩番茄，每筐⟨40个⟩。送给学校食堂⟨90根⟩黄瓜后，还有黄瓜⟨多少根⟩？
= 4*35-90
amount 黄瓜 act=收
rate 黄瓜 act=收
amount 番茄 act=收
rate 番茄 act=收
total 黄瓜 act=送
total 黄瓜 mark=还有

#f133
亮亮看一本科幻书，前⟨4天⟩每天看⟨15页⟩，后来⟨3天⟩共看⟨60页⟩刚好看完，这本书有⟨多少页⟩？
= 4*15+60
amount 亮亮 act=看 mark=前
rate 亮亮 act=看 mark=前
amount 亮亮 act=看 mark=后来
total 亮亮 act=看 mark=后来
total W:书

#f134
射箭游戏中，小强射中⟨3箭⟩，每箭得⟨10分⟩；小勇射中⟨5箭⟩，每箭得⟨8分⟩。小勇比小强多得⟨几分⟩？
= 5*8-3*10
amount 小强 act=射中
rate 小强 act=得
amount 小勇 act=射中
rate 小勇 act=得
relation 小勇 act=得 other=小强

#f135
奶奶织围巾，第一天织⟨18厘米⟩，第二天织⟨22厘米⟩，围巾要织⟨120厘米⟩长，剩下的准备⟨4天⟩织完，平均每天织⟨多少厘米⟩？
= (120-18-22)/4
total 奶奶 act=织 mark=第一天
total 奶奶 act=织 mark=第二天
total W:围巾
amount 奶奶 act=织 mark=剩下
rate 奶奶 act=织 mark=剩下

#f136
一箱⟨30元⟩的橘子分给⟨8个⟩小朋友，每人⟨5个⟩，还缺⟨3个⟩。这箱橘子有⟨多少个⟩？
= 8*5-3
total 橘子
amount 小朋友 act=分
rate 小朋友 act=分
relation 橘子 mark=缺
total W:橘子

#f137
冰箱里有⟨14个⟩鸡蛋，早餐用掉⟨5个⟩，蛋糕用掉⟨6个⟩，妈妈又买了⟨2板⟩，每板⟨30个⟩，妈妈买了⟨多少个⟩鸡蛋？
= 2*30
total 冰箱
total 早餐 act=用
total 蛋糕 act=用
amount 妈妈 act=买
rate 妈妈 act=买
total 妈妈 act=买

#f138
三年级有⟨168人⟩，四年级比三年级多⟨24人⟩，四年级比五年级少⟨15人⟩。五年级有⟨多少人⟩？
= 168+24+15
total 三年级
relation 四年级 other=三年级
relation 四年级 other=五年级
total 五年级

#f139
游乐园的小火车每次坐⟨24人⟩，一上午开了⟨7次⟩，前⟨6次⟩都坐满，最后一次空了⟨5个⟩座位，这一上午坐了⟨多少人⟩？
= 24*7-5
rate 小火车 act=坐
amount 小火车 act=开
amount 小火车 act=坐 mark=前
total 小火车 mark=最后
total 小火车 act=坐

#f140
叔叔送来⟨5只⟩鸭和⟨3只⟩鹅，一只鸭重⟨2千克⟩，一只鹅重⟨4千克⟩，鸭和鹅共重⟨多少千克⟩？
= 5*2+3*4
amount 鸭
amount 鹅
rate 鸭
rate 鹅
total W:共

#f141
玩套圈，⟨10元⟩可以买⟨15个⟩圈，轩轩花了⟨30元⟩，套了⟨38个⟩圈后，手里还有⟨几个⟩圈？
= 30/10*15-38
total 轩轩
amount 轩轩 act=买
total 轩轩 act=花
amount 轩轩 act=套
amount 轩轩 mark=还有

#f142
电影院有⟨320个⟩座位，三年级来了⟨145人⟩，四年级来了⟨138人⟩，五年级还没到，这时空座位有⟨多少个⟩？
= 320-145-138
total W:电影院
total 三年级 act=来
total 四年级 act=来
total 座位 mark=空

#f143
苗苗和同桌交换画片，她用⟨6张⟩动物画片换来⟨9张⟩植物画片，原来她有画片⟨50张⟩，现在有⟨多少张⟩？
= 50-6+9
total 苗苗 act=用
total 苗苗 act=换来
total 苗苗 mark=原来
total 苗苗 mark=现在

#f144
水果店进了⟨90千克⟩葡萄，上午卖出⟨27千克⟩，下午卖出⟨35千克⟩，葡萄每千克⟨12元⟩，剩下的葡萄还能卖⟨多少元⟩？
= (90-27-35)*12
amount 水果店 act=进
amount 水果店 act=卖 mark=上午
amount 水果店 act=卖 mark=下午
rate 葡萄
total 水果店 act=卖 mark=剩下

#f145
洋洋每天早上跑⟨3圈⟩，每圈⟨200米⟩，跑完再走⟨400米⟩回家，他每天早上一共活动⟨多少米⟩？
= 3*200+400
amount 洋洋 act=跑
rate 洋洋 act=跑
total 洋洋 act=走
total 洋洋 mark=一共

#f146
灯笼铺挂了⟨54盏⟩灯笼，每⟨9盏⟩串成一串，每串要⟨2米⟩红绳，需要红绳⟨多少米⟩？
= 54/9*2
total 灯笼铺 act=挂
rate 灯笼 act=串
rate 串
total 红绳

#f147
小河边有⟨20只⟩白鹭，飞走了⟨13只⟩，水面上还游着⟨5只⟩野鸭，现在河边的白鹭比野鸭多⟨几只⟩？
= 20-13-5
total 白鹭
total 白鹭 act=飞走
total 野鸭
relation 白鹭 mark=现在 other=野鸭

#f148
足球每个⟨48元⟩，排球每个⟨36元⟩，篮球每个⟨60元⟩，买⟨3个⟩足球的钱可以买⟨几个⟩排球？
= 48*3/36
rate 足球
rate 排球
rate 篮球
amount 足球 act=买
amount 排球 act=买

#f149
大猩猩每顿吃⟨12根⟩香蕉，每天吃⟨3顿⟩，动物园的⟨180根⟩香蕉够它吃⟨几天⟩？
= 180/(12*3)
rate 大猩猩 act=吃
rate 大猩猩 act=吃
total 动物园
amount 大猩猩 act=吃

#f150
队员们去植树，第一小队⟨8人⟩，每人种⟨4棵⟩；第二小队⟨7人⟩，一共种⟨35棵⟩。两个小队共种⟨多少棵⟩？
= 8*4+35
amount 第一小队 act=种
rate 第一小队 act=种
amount 第二小队 act=种
total 第二小队 act=种
total W:两个小队 act=种

#f151
家里的钟⟨8时⟩时，小敏开始写作业，语文写了⟨25分钟⟩，数学比语文少写⟨7分钟⟩，数学写了⟨多少分钟⟩？
= 25-7
x
total 小敏 act=写 what=语文
relation 小敏 act=写 what=数学 other=语文
total 小敏 act=写 what=数学

#f152
一盒巧克力有⟨4层⟩，每层⟨3排⟩，每排⟨5块⟩，吃掉⟨18块⟩后，盒里还有⟨多少块⟩？
= 4*3*5-18
amount 盒
rate 层
rate 排
total 巧克力 act=吃
total 巧克力 mark=还有

#f153
收废纸活动中，一班收了⟨46千克⟩，二班收的比一班多⟨9千克⟩，三班收的比一班少⟨11千克⟩，二班比三班多收⟨多少千克⟩？
= (46+9)-(46-11)
total 一班 act=收
relation 二班 act=收 other=一班
relation 三班 act=收 other=一班
relation 二班 act=收 other=三班

#f154
小店里，⟨2节⟩电池卖⟨5元⟩。爸爸给遥控车买了⟨8节⟩，付了⟨50元⟩，应找回⟨多少元⟩？
= 50-8/2*5
amount 电池
total 电池 act=卖
amount 爸爸 act=买
total 爸爸 act=付
total 爸爸 act=找回

#f155
一棵老树上有⟨5个⟩鸟窝，每个窝里有⟨3只⟩小鸟，树下还有⟨4只⟩鸟妈妈在找虫子，小鸟比鸟妈妈多⟨几只⟩？
= 5*3-4
amount 鸟窝
rate 小鸟
total 鸟妈妈
relation 小鸟 other=鸟妈妈

#f156
手工课上，每人发⟨2张⟩卡纸，全班⟨38人⟩，老师准备了⟨80张⟩，发完后还剩⟨几张⟩？
= 80-2*38
rate 老师 act=发
amount W:全班
total 老师 act=准备
total 老师 mark=剩

#f157
青青家的桃树今年结了⟨156个⟩桃，比去年多结⟨38个⟩，去年每个桃卖⟨2元⟩，去年卖桃的收入是⟨多少元⟩？
= (156-38)*2
total 桃树 act=结 mark=今年
relation 桃树 act=结 mark=今年 other=去年
rate 桃 act=卖 mark=去年
total 桃 act=卖 mark=去年

#f158
天天有⟨28颗⟩弹珠，他输给小伟⟨5颗⟩，又赢了小林⟨8颗⟩，小林原来有⟨19颗⟩，小林现在有⟨几颗⟩？
= 19-8
total 天天
total 天天 act=输
total 天天 act=赢
total 小林 mark=原来
total 小林 mark=现在

#f159
裁一件衬衫用布⟨130厘米⟩，裁一条短裤比衬衫少用⟨50厘米⟩，有一块⟨400厘米⟩的布，裁短裤能裁⟨几条⟩？
= 400/(130-50)
rate 衬衫 act=用
relation 短裤 act=用 other=衬衫
total 布
amount 短裤 act=裁

#f160
上山的路长⟨900米⟩，小山每分钟走⟨45米⟩，下山走同一条路每分钟走⟨60米⟩。他下山比上山少用⟨几分钟⟩？
= 900/45-900/60
total W:路
rate 小山 act=走 mark=上山
rate 小山 act=走 mark=下山
relation 小山 mark=下山 other=上山

#f161
运动会入场，彩旗队⟨36人⟩，鲜花队的人数是彩旗队的⟨2倍⟩，鼓号队比鲜花队少⟨18人⟩，鼓号队有⟨多少人⟩？
= 36*2-18
total 彩旗队
relation 鲜花队 other=彩旗队
relation 鼓号队 other=鲜花队
total 鼓号队

#f162
奶奶做了⟨40个⟩包子，其中⟨16个⟩是肉馅的，其余是菜馅的，菜馅的被爷爷吃掉⟨5个⟩，菜馅的还有⟨多少个⟩？
= 40-16-5
total W:包子
total 肉馅
total 爷爷 act=吃
total 菜馅 mark=还有

#f163
晓晓坐公交去姥姥家，票价⟨2元⟩，上车时车里连她有⟨19人⟩，中途又上来⟨12人⟩，下去⟨8人⟩，车里比她上车时多了⟨几人⟩？
= 12-8
total 票价
total 车里 mark=上车时
total 车里 act=上来 mark=中途
total 车里 act=下去 mark=中途
relation 车里 other=上车时

#f164
池塘里的荷花昨天开了⟨17朵⟩，今天开的是昨天的⟨2倍⟩还少⟨4朵⟩，今天开了⟨多少朵⟩？
= 17*2-4
total 荷花 act=开 mark=昨天
relation 荷花 act=开 mark=今天 other=昨天
relation 荷花 act=开 mark=今天 other=昨天
total 荷花 act=开 mark=今天

#f165
图书角借书记录：周一借出⟨12本⟩，周二借出⟨9本⟩、还回⟨5本⟩，周三还回⟨7本⟩。周三放学时图书角有⟨61本⟩，周一早上有⟨多少本⟩？
= 61-7-5+9+12
total 图书角 act=借出 mark=周一
total 图书角 act=借出 mark=周二
total 图书角 act=还回 mark=周二
total 图书角 act=还回 mark=周三
total 图书角 mark=放学
total 图书角 mark=早上

#f166
小狗重⟨8千克⟩，小猫重⟨5千克⟩，小羊比小狗重⟨14千克⟩，小猪的重量是小羊的⟨3倍⟩，小猪重⟨多少千克⟩？
= (8+14)*3
total 小狗
total 小猫
relation 小羊 other=小狗
relation 小猪 other=小羊
total 小猪

#f167
一瓶洗手液⟨500毫升⟩，卖⟨18元⟩，一班每天用⟨20毫升⟩，用了⟨9天⟩，还剩⟨多少毫升⟩？
= 500-20*9
total W:洗手液
total 洗手液 act=卖
rate 一班 act=用
amount 一班 act=用
total 一班 mark=剩

#f168
把一根⟨72分米⟩长的木头锯成⟨8分米⟩一段，每锯一次要⟨3分钟⟩，可以锯成⟨多少段⟩？
= 72/8
total W:木头
rate 木头 act=锯
rate 木头 mark=每锯一次
amount 木头 act=锯

#f169
爸爸说：“这双运动鞋原价⟨168元⟩，现在便宜了⟨39元⟩。”妈妈付了⟨150元⟩买下一双，应找回⟨多少元⟩？
= 150-(168-39)
total 运动鞋 mark=原价
relation 运动鞋 mark=现在 other=原价
total 妈妈 act=付
total 妈妈 act=找回

#f170
⟨5名⟩队员去海边捡贝壳，一共捡了⟨90个⟩，送给老师⟨15个⟩后，剩下的队员们平分，每名队员分得⟨多少个⟩？
= (90-15)/5
amount 队员
total 队员 act=捡
total 队员 act=送
rate 队员 act=分 mark=剩下

#f171
小熊采蜜装了⟨6罐⟩，每罐⟨4千克⟩，它和妈妈每天吃⟨1千克⟩，吃了⟨10天⟩，还剩⟨多少千克⟩蜂蜜？
= 6*4-1*10
amount 小熊 act=装
rate 小熊 act=装
rate 小熊 act=吃
amount 小熊 act=吃
total 小熊 mark=剩

#f172
会议室原有⟨9排⟩椅子，每排⟨14把⟩，今天来开会的有⟨150人⟩，还要搬来⟨多少把⟩椅子才够每人一把？
= 150-9*14
amount 会议室
rate 会议室
total 会议室 act=开会
total 会议室 act=搬

#f173
小芸用⟨15元⟩买了⟨3本⟩练习本和一把⟨6元⟩的尺子，钱刚好用完，每本练习本⟨多少元⟩？
= (15-6)/3
total 小芸 act=买
amount 小芸 act=买 what=练习本
total 小芸 act=买 what=尺子
rate 小芸 act=买 what=练习本

#f174
羊圈里白羊⟨45只⟩，黑羊⟨27只⟩，卖出⟨12只⟩白羊后，白羊还比黑羊多⟨几只⟩？
= 45-12-27
total 白羊
total 黑羊
total 白羊 act=卖
relation 白羊 other=黑羊

#f175
糖葫芦每串⟨5颗⟩山楂，老伯用⟨85颗⟩山楂串糖葫芦，每串卖⟨6元⟩，已经卖掉⟨9串⟩，还剩⟨几串⟩？
= 85/5-9
rate 老伯 act=串
total 老伯 act=用
rate 老伯 act=卖
amount 老伯 act=卖
amount 老伯 mark=剩

#f176
小亚的绳子长⟨8米⟩，小非的绳子比小亚的短⟨3米⟩，小美的绳子长⟨6米⟩。小亚和小非的绳子接起来长⟨多少米⟩？
= 8+(8-3)
total 小亚
relation 小非 other=小亚
total 小美
total W:接起来

#f177
快餐店套餐：汉堡⟨15元⟩，薯条⟨9元⟩，可乐⟨7元⟩；合买一份套餐只要⟨26元⟩。买套餐比分开买便宜⟨几元⟩？
= 15+9+7-26
total 汉堡
total 薯条
total 可乐
total 套餐
relation 套餐 other=分开买

#f178
值日组长数粉笔头：红的⟨13个⟩，白的比红的多⟨19个⟩，黄的⟨6个⟩。白的和黄的共有⟨多少个⟩？
= 13+19+6
total 红的
relation 白的 other=红的
total 黄的
total W:共

#f179
小朋友分成⟨6组⟩放风筝，每组⟨5人⟩，放⟨3只⟩风筝，一共放了⟨多少只⟩风筝？
= 6*3
amount 小朋友
rate 组
rate 组 act=放
total 小朋友 act=放

#f180
菲菲有⟨60张⟩贴纸，她把⟨24张⟩贴在本子上，其余的平均送给⟨4个⟩好朋友，每个好朋友得到⟨几张⟩？
= (60-24)/4
total 菲菲
total 菲菲 act=贴
amount 好朋友
rate 好朋友 act=得到

#f181
哈尔滨今天最高气温⟨3℃⟩，广州的最高气温比它高⟨19℃⟩，北京的比广州低⟨15℃⟩，北京今天最高气温是⟨多少℃⟩？
= 3+19-15
total 哈尔滨
relation 广州 other=哈尔滨
relation 北京 other=广州
total 北京

#f182
船上原有游客若干人，到湖心岛下船⟨25人⟩，上船⟨18人⟩，这时船上有⟨52人⟩，船上原有游客⟨多少人⟩？
= 52-18+25
total 船上 act=下船
total 船上 act=上船
total 船上 mark=这时
total 船上 mark=原有

#f183
制作一个风铃要⟨14颗⟩珠子和⟨3根⟩线，小雪有⟨98颗⟩珠子、⟨30根⟩线，做了⟨5个⟩风铃后，线还剩⟨几根⟩？
= 30-3*5
rate 珠子
rate 线
total 小雪 what=珠子
total 小雪 what=线
amount 小雪 act=做
total 小雪 what=线 mark=剩

#f184
一只蜗牛白天爬上⟨12分米⟩，夜里滑下⟨5分米⟩，第二天白天又爬上⟨10分米⟩，这时它离地面⟨多少分米⟩？它是从地面出发的。
= 12-5+10
total 蜗牛 act=爬 mark=白天
total 蜗牛 act=滑 mark=夜里
total 蜗牛 act=爬 mark=第二天
total 蜗牛 mark=这时

#f185
工人铺地砖，每排铺⟨16块⟩，铺了⟨7排⟩，每块地砖⟨9元⟩，还有⟨28块⟩没铺。一共买了⟨多少块⟩地砖？
= 16*7+28
rate 工人 act=铺
amount 工人 act=铺
rate 地砖
total 工人 mark=没铺
total W:地砖

#f186
元旦晚会买水果，苹果买了⟨6千克⟩，每千克⟨8元⟩，橘子花了⟨30元⟩，班费原有⟨100元⟩，还剩⟨多少元⟩？
= 100-6*8-30
amount 苹果 act=买
rate 苹果
total 橘子 act=花
total 班费 mark=原有
total 班费 mark=剩

#f187
同学们去敬老院，坐⟨3辆⟩车，每辆⟨25人⟩，其中老师共⟨6人⟩，其余都是学生，学生有⟨多少人⟩？
= 3*25-6
amount 车
rate 车
total 老师
total 学生

#f188
小叶子家⟨4月⟩用水⟨13吨⟩，⟨5月⟩用水比⟨4月⟩节约⟨2吨⟩，每吨水⟨3元⟩，⟨5月⟩水费是⟨多少元⟩？
= (13-2)*3
x
amount 小叶子家 act=用 mark=4月
x
x
relation 小叶子家 act=用 mark=5月 other=4月
rate 水
x
total 小叶子家 mark=5月

#f189
老奶奶卖青菜，⟨3捆⟩卖⟨12元⟩。一位叔叔买了⟨7捆⟩，给了一张⟨50元⟩，他该付⟨多少元⟩？
= 12/3*7
amount 老奶奶 act=卖
total 老奶奶 act=卖
amount 叔叔 act=买
total 叔叔 act=给
total 叔叔 act=付

#f190
蓝队进了⟨7个⟩球，每个⟨2分⟩，又罚中⟨5分⟩；红队一共得了⟨22分⟩。红队领先蓝队⟨几分⟩？
= 22-(7*2+5)
amount 蓝队 act=进
rate 蓝队 act=进
total 蓝队 act=罚中
total 红队 act=得
relation 红队 other=蓝队

#f191
一包洗衣粉⟨900克⟩，妈妈每次洗衣用⟨45克⟩，洗了⟨8次⟩以后，剩下的还能洗⟨多少次⟩？
= 900/45-8
total W:洗衣粉
rate 妈妈 act=用
amount 妈妈 act=洗
amount 妈妈 act=洗 mark=剩下

#f192
学校养的蚕，一号盒有⟨42条⟩，二号盒有⟨30条⟩，从一号盒拿⟨8条⟩放进二号盒，二号盒现在比一号盒多⟨几条⟩？
= (30+8)-(42-8)
total 一号盒
total 二号盒
total 一号盒 act=拿
relation 二号盒 mark=现在 other=一号盒

#f193
叔叔今年的年龄是阿杰的⟨4倍⟩，阿杰今年⟨9岁⟩，姐姐今年⟨13岁⟩，爷爷比叔叔大⟨26岁⟩，爷爷今年⟨多少岁⟩？
= 9*4+26
relation 叔叔 other=阿杰
total 阿杰
total 姐姐
relation 爷爷 other=叔叔
total 爷爷

#f194
一座塔有⟨7层⟩，每层⟨6面⟩，每面挂⟨2个⟩铃铛，风吹掉了⟨5个⟩，还挂着⟨多少个⟩铃铛？
= 7*6*2-5
amount 塔
rate 层
rate 面 act=挂
total 铃铛 act=吹掉
total 铃铛 mark=还

#f195
蒙蒙家到书店⟨650米⟩，到超市⟨480米⟩。他从家去书店，走了⟨270米⟩，离书店还有⟨多少米⟩？
= 650-270
total W:书店
total W:超市
total 蒙蒙 act=走
total 蒙蒙 mark=还有

#f196
糕点师傅上午做了⟨64个⟩蛋挞，下午做了⟨56个⟩，每⟨10个⟩装一盒，下班前卖出⟨7盒⟩，一共装了⟨多少盒⟩？
= (64+56)/10
total 糕点师傅 act=做 mark=上午
total 糕点师傅 act=做 mark=下午
rate 糕点师傅 act=装
amount 糕点师傅 act=卖
amount 糕点师傅 act=装

#f197
妈妈买一台电风扇用去⟨185元⟩，买一口锅用去的钱比电风扇少⟨97元⟩，妈妈买这两样东西共用去⟨多少元⟩？
= 185+(185-97)
total 妈妈 act=买 what=电风扇
relation 妈妈 act=买 what=锅 other=电风扇
total W:共

#f198
文文每分钟能折⟨2颗⟩星星，小雅每分钟能折⟨3颗⟩，两人一起折⟨20分钟⟩，能折⟨多少颗⟩？
= (2+3)*20
rate 文文 act=折
rate 小雅 act=折
amount 文文 act=折
total W:两人 act=折

#f199
大袋装⟨25千克⟩面粉，小袋装⟨10千克⟩面粉。食堂买来⟨4大袋⟩和一些小袋，共⟨160千克⟩，买来小袋面粉⟨几袋⟩？
= (160-25*4)/10
rate 大袋 act=装
rate 小袋 act=装
amount 大袋 act=买
total W:共
amount 小袋 act=买

#f200
动物园里，黑天鹅⟨9只⟩，白天鹅是黑天鹅的⟨3倍⟩，游来的野鸭比白天鹅多⟨11只⟩，野鸭有⟨多少只⟩？
= 9*3+11
total 黑天鹅
relation 白天鹅 other=黑天鹅
relation 野鸭 other=白天鹅
total 野鸭

#f201
阿姨给全楼⟨24户⟩人家送报，每户⟨2份⟩，送了⟨15户⟩，手里还有⟨多少份⟩报纸？
= (24-15)*2
amount W:全楼
rate 阿姨 act=送
amount 阿姨 act=送
total 阿姨 mark=还有

#f202
一根竹竿插在水里，岸边的树高⟨50分米⟩，水下部分长⟨14分米⟩，露出水面的部分比水下部分短⟨6分米⟩，竹竿长⟨多少分米⟩？
= 14+(14-6)
total 树
total 水下部分
relation 露出水面的部分 other=水下部分
total W:竹竿

#f203
收银员把一顶⟨36元⟩的帽子错打成⟨63元⟩，小票上帽子和手套一共⟨85元⟩，姑姑实际应付⟨多少元⟩？
= 85-63+36
total 帽子
total 帽子 act=打 mark=错
total W:一共
total 姑姑 act=付 mark=实际

#f204
早市上，鲫鱼每条⟨7元⟩，鲤鱼每条⟨13元⟩。外公买了⟨2条⟩鲤鱼和⟨3条⟩鲫鱼，买鲤鱼比买鲫鱼多花⟨几元⟩？
= 13*2-7*3
rate 鲫鱼
rate 鲤鱼
amount 外公 act=买 what=鲤鱼
amount 外公 act=买 what=鲫鱼
relation 外公 act=买 what=鲤鱼 other=鲫鱼

#f205
我们班⟨42人⟩拍集体照，前排坐⟨12人⟩，中排站⟨14人⟩，剩下的全站后排，后排要站⟨多少人⟩？
= 42-12-14
total W:班
total 前排 act=坐
total 中排 act=站
total 后排 act=站

#f206
小雯每分钟走⟨65米⟩，从家走到邮局用⟨8分钟⟩，从邮局到学校还有⟨340米⟩。她从家经过邮局到学校要走⟨多少米⟩？
= 65*8+340
rate 小雯 act=走
amount 小雯 act=走
total W:邮局
total 小雯 act=走 mark=经过

#f207
豆腐坊用⟨2千克⟩黄豆能做⟨6千克⟩豆腐，现有黄豆⟨50千克⟩，用去⟨18千克⟩，做出了⟨多少千克⟩豆腐？
= 18/2*6
amount 豆腐坊 act=用
total 豆腐坊 act=做
amount 豆腐坊 mark=现有
amount 豆腐坊 act=用 mark=用去
total 豆腐坊 act=做 mark=用去

#f208
一年级新生领校服，男装领走⟨58套⟩，女装领走⟨63套⟩，仓库里还剩男装⟨12套⟩、女装⟨7套⟩。仓库原有女装⟨多少套⟩？
= 63+7
total 男装 act=领
total 女装 act=领
total 男装 mark=剩
total 女装 mark=剩
total 女装 mark=原有

#f209
小松说：“我⟨9分钟⟩做了⟨27道⟩口算。”小柏说：“我⟨6分钟⟩做了⟨24道⟩。”小柏平均每分钟比小松多做⟨几道⟩？
= 24/6-27/9
amount 小松 act=做
total 小松 act=做
amount 小柏 act=做
total 小柏 act=做
relation 小柏 act=做 other=小松

#f210
姑姑家的书房有⟨2个⟩书架，每个书架⟨5层⟩，共放书⟨300本⟩，平均每层放⟨多少本⟩？
= 300/(2*5)
amount 书房
rate 书架
total W:书房
rate 层 act=放

#f211
校园里的向日葵高⟨178厘米⟩，比玉米高⟨23厘米⟩，玉米比辣椒高⟨95厘米⟩，辣椒高⟨多少厘米⟩？
= 178-23-95
total 向日葵
relation 向日葵 other=玉米
relation 玉米 other=辣椒
total 辣椒

#f212
米米从⟨6月1日⟩到⟨6月12日⟩共⟨12天⟩练琴⟨480分钟⟩，平均每天练琴⟨多少分钟⟩？
= 480/12
x
x
amount 米米 act=练
total 米米 act=练
rate 米米 act=练

#f213
冷饮店昨天卖出⟨85支⟩雪糕，今天上午卖出⟨47支⟩，下午卖出⟨62支⟩，今天比昨天多卖⟨多少支⟩？
= 47+62-85
total 冷饮店 act=卖 mark=昨天
total 冷饮店 act=卖 mark=上午
total 冷饮店 act=卖 mark=下午
relation 冷饮店 act=卖 mark=今天 other=昨天

#f214
⟨3只⟩母鸡⟨5天⟩下了⟨15个⟩蛋，照这样，⟨8只⟩母鸡每天下⟨几个⟩蛋？
= 15/3/5*8
amount 母鸡
amount 母鸡 act=下
total 母鸡 act=下
amount 母鸡
rate 母鸡 act=下

#f215
挂窗花，每扇窗贴⟨4张⟩，教室有⟨6扇⟩窗，已经剪了⟨17张⟩，还要剪⟨多少张⟩才够？
= 4*6-17
rate 窗 act=贴
amount 教室
total 窗花 act=剪 mark=已经
total 窗花 act=剪 mark=还要

#f216
可可买了一串葡萄重⟨750克⟩，吃掉一些后称一称，还有⟨280克⟩，妹妹又吃了⟨90克⟩。可可先吃掉了⟨多少克⟩？
= 750-280
total 可可 act=买
total 葡萄 mark=还有
total 妹妹 act=吃
total 可可 act=吃 mark=先

#f217
出租车上午跑了⟨96千米⟩，下午比上午多跑⟨38千米⟩，下午跑的正好是晚上的⟨2倍⟩，晚上跑了⟨多少千米⟩？
= (96+38)/2
total 出租车 act=跑 mark=上午
relation 出租车 act=跑 mark=下午 other=上午
relation 出租车 act=跑 mark=下午 other=晚上
total 出租车 act=跑 mark=晚上

#f218
钓鱼比赛：张伯钓了⟨14条⟩，赵伯比张伯少钓⟨6条⟩，孙伯钓的和他们俩的总数一样多还多⟨1条⟩。孙伯钓了⟨多少条⟩？
= 14+(14-6)+1
total 张伯 act=钓
relation 赵伯 act=钓 other=张伯
relation 孙伯 act=钓 other=总数
total 孙伯 act=钓

#f219
妈妈把⟨3千克⟩面粉做成馒头，每⟨100克⟩面粉做⟨2个⟩。她蒸了⟨5笼⟩，每笼⟨12个⟩，一共蒸了⟨多少个⟩馒头？
= 5*12
total 面粉
amount 面粉 act=做
rate 面粉 act=做
amount 妈妈 act=蒸
rate 妈妈 act=蒸
total 妈妈 act=蒸

#f220
小舟借来一本⟨180页⟩的书，借期⟨12天⟩，前⟨7天⟩看了⟨105页⟩，剩下的每天要看⟨多少页⟩才能按期看完？
= (180-105)/(12-7)
total W:书
amount 小舟 act=借
amount 小舟 act=看 mark=前
total 小舟 act=看 mark=前
rate 小舟 act=看 mark=剩下

#f221
玩具厂给⟨8个⟩布熊缝眼睛和纽扣，每个布熊缝⟨2只⟩眼睛、⟨5粒⟩纽扣，共要眼睛和纽扣⟨多少⟩个？
= 8*(2+5)
amount 布熊
rate 布熊 act=缝 what=眼睛
rate 布熊 act=缝 what=纽扣
total W:共

#f222
姐姐比弟弟多⟨18枚⟩纪念币，姐姐有⟨45枚⟩，弟弟又从爸爸那儿得到⟨6枚⟩，弟弟现在有⟨多少枚⟩？
= 45-18+6
relation 姐姐 other=弟弟
total 姐姐
total 弟弟 act=得到
total 弟弟 mark=现在

#f223
花圃里摆菊花，若每行摆⟨15盆⟩，正好摆⟨8行⟩。园丁想摆成⟨10行⟩，每行比原来少摆⟨几盆⟩？
= 15-15*8/10
rate 菊花 act=摆 mark=原来
amount 菊花 act=摆 mark=原来
amount 园丁 act=摆
relation 园丁 act=摆 other=原来

#f224
一列地铁到“人民公园”站，下了⟨86人⟩，上了⟨104人⟩；到下一站又下了⟨57人⟩，没人上车。两站一共下了⟨多少人⟩？
= 86+57
total 地铁 act=下 mark=人民公园
total 地铁 act=上 mark=人民公园
total 地铁 act=下 mark=下一站
total 地铁 act=下 mark=一共

#f225
木桶里有⟨40千克⟩水，铁桶里有⟨28千克⟩水，从木桶倒⟨几千克⟩水到铁桶，木桶还剩⟨35千克⟩水？
= 40-35
total 木桶
total 铁桶
total 木桶 act=倒
total 木桶 mark=剩

#f226
捡落叶做标本，菁菁捡了⟨7片⟩枫叶和⟨12片⟩银杏叶，阿宝捡的叶子总数比菁菁少⟨4片⟩，其中枫叶⟨6片⟩。阿宝捡了⟨多少片⟩叶子？
= 7+12-4
total 菁菁 act=捡 what=枫叶
total 菁菁 act=捡 what=银杏叶
relation 阿宝 act=捡 other=菁菁
total 阿宝 act=捡 what=枫叶
total 阿宝 act=捡

#f227
一副羽毛球拍⟨78元⟩，一筒羽毛球⟨24元⟩。老师有⟨300元⟩，买了⟨2副⟩球拍，剩下的钱最多买⟨几筒⟩羽毛球？
= (300-78*2)/24
rate 羽毛球拍
rate 羽毛球
total 老师
amount 老师 act=买 what=球拍
amount 老师 act=买 what=羽毛球

#f228
小区新装⟨4排⟩信箱，每排⟨18个⟩，贴好号码的有⟨53个⟩，没贴号码的有⟨多少个⟩？
= 4*18-53
amount 信箱
rate 信箱
total 信箱 mark=贴好
total 信箱 mark=没贴

#f229
奇奇、妙妙和兰兰称体重：奇奇⟨29千克⟩，妙妙⟨26千克⟩，兰兰比妙妙轻⟨3千克⟩。奇奇比兰兰重⟨几千克⟩？
= 29-(26-3)
total 奇奇 mark=体重
total 妙妙 mark=体重
relation 兰兰 other=妙妙
relation 奇奇 other=兰兰

#f230
排练节目需要⟨54人⟩，跳舞的有⟨4排⟩，每排⟨9人⟩，其他人唱歌，唱歌的比跳舞的少⟨多少人⟩？
= 4*9-(54-4*9)
total W:节目
amount 跳舞
rate 跳舞
relation 唱歌 other=跳舞

#f231
一瓶蜂蜜⟨35元⟩，买⟨2瓶⟩送⟨1瓶⟩。奶奶付了⟨70元⟩，带回⟨3瓶⟩蜂蜜，每瓶重⟨500克⟩，奶奶带回蜂蜜⟨多少克⟩？
= 3*500
rate 蜂蜜
amount 奶奶 act=买
amount 奶奶 act=送
total 奶奶 act=付
amount 奶奶 act=带回
rate 蜂蜜
total 奶奶 act=带回

#f232
从图书馆借来⟨120本⟩书，平均分给⟨5个⟩班，一班又把分到的书平均放在⟨6张⟩桌上，每张桌上放⟨几本⟩？
= 120/5/6
total W:书
amount 班 act=分
amount 一班 act=放
rate 一班 act=放

#f233
过年了，淘淘收到奶奶给的⟨100元⟩、舅舅给的⟨80元⟩压岁钱，他拿出⟨65元⟩买书，其余存进银行，存了⟨多少元⟩？
= 100+80-65
total 奶奶 act=给
total 舅舅 act=给
total 淘淘 act=买
total 淘淘 act=存

#f234
一个鱼缸能放⟨6条⟩小鱼，水族店有⟨11个⟩鱼缸，现有小鱼⟨58条⟩，鱼缸里最多还能再放⟨几条⟩？
= 6*11-58
rate 鱼缸 act=放
amount 水族店
total 水族店 mark=现有
total 鱼缸 act=放 mark=再

#f235
还有⟨几个⟩座位没人坐？车厢里有⟨16排⟩座位，每排⟨5个⟩，乘客⟨67人⟩都坐好了，列车员有⟨2名⟩站着。
= 16*5-67
total 车厢
amount 车厢
rate 车厢
total 乘客 act=坐
total 列车员

#f236
⟨4盒⟩彩泥共⟨48块⟩，小组有⟨6人⟩，每人要用⟨3块⟩，用完后还有⟨多少块⟩彩泥？
= 48-6*3
amount 彩泥
total 彩泥
amount 小组
rate 小组 act=用
total 彩泥 mark=还有

#f237
跳远时，小健跳了⟨185厘米⟩，比大刚近⟨20厘米⟩，大刚比小飞远⟨12厘米⟩，小飞跳了⟨多少厘米⟩？
= 185+20-12
total 小健 act=跳
relation 小健 act=跳 other=大刚
relation 大刚 act=跳 other=小飞
total 小飞 act=跳

#f238
货架上有可乐⟨5箱⟩，每箱⟨24瓶⟩，雪碧⟨3箱⟩，每箱⟨20瓶⟩，周末可乐卖掉⟨76瓶⟩。货架上剩可乐⟨多少瓶⟩？
= 5*24-76
amount 可乐
rate 可乐
amount 雪碧
rate 雪碧
total 可乐 act=卖
total 可乐 mark=剩

#f239
同一种画册，小朱买⟨2本⟩付了⟨38元⟩，小马买了⟨5本⟩，小马比小朱多付⟨多少元⟩？
= 38/2*(5-2)
amount 小朱 act=买 what=画册
total 小朱 act=付
amount 小马 act=买 what=画册
relation 小马 act=付 other=小朱

#f240
水塔里有水⟨90吨⟩，居民每小时用水⟨12吨⟩，同时水泵每小时抽进⟨7吨⟩，水塔里的水⟨多少小时⟩后用完？
= 90/(12-7)
total W:水塔
rate 居民 act=用
rate 水泵 act=抽
amount 居民 act=用

#f241
欢欢和乐乐共有⟨36本⟩连环画，欢欢借给乐乐⟨4本⟩后，欢欢还有⟨15本⟩。乐乐原来有⟨多少本⟩？
= 36-(15+4)
total W:共
total 欢欢 act=借
total 欢欢 mark=还有
total 乐乐 mark=原来

#f242
一头骆驼一次驮⟨120千克⟩货，一头驴一次驮⟨70千克⟩货，商队有⟨3头⟩骆驼和⟨5头⟩驴，一次共驮货⟨多少千克⟩？
= 120*3+70*5
rate 骆驼 act=驮
rate 驴 act=驮
amount 骆驼
amount 驴
total W:商队 act=驮

#f243
四年级订报纸，订《童话报》的有⟨28人⟩，比订《科学报》的多⟨9人⟩，订《科学报》的人每人付⟨6元⟩，《科学报》共收⟨多少元⟩？
= (28-9)*6
total 童话报 act=订
relation 童话报 act=订 other=科学报
rate 科学报 act=付
total 科学报 act=收

#f244
外婆家的樱桃树，小鸟啄掉⟨35颗⟩，风吹落⟨28颗⟩，外婆摘下的每⟨50颗⟩装一碗，装了⟨6碗⟩，树上原来结了⟨多少颗⟩樱桃？
= 35+28+50*6
total 小鸟 act=啄
total 风 act=吹落
rate 外婆 act=装
amount 外婆 act=装
total W:樱桃树

#f245
比赛记录如下：晓东⟨8⟩分、志明⟨6⟩分、国强⟨9⟩分、阿辉⟨5⟩分，他们组成的一队平均每人得⟨几分⟩？队里共有⟨4人⟩。
= (8+6+9+5)/4
total 晓东
total 志明
total 国强
total 阿辉
rate 队 act=得
amount 队

#f246
木工组⟨6人⟩要做⟨45扇⟩门，前⟨3天⟩每天做⟨7扇⟩，余下的每天做⟨8扇⟩，还要做⟨几天⟩？
= (45-3*7)/8
total 木工组
total W:门
amount 木工组 act=做 mark=前
rate 木工组 act=做 mark=前
rate 木工组 act=做 mark=余下
amount 木工组 act=做 mark=余下

#f247
星星幼儿园午睡室有⟨7排⟩小床，每排⟨8张⟩，今天请假⟨5人⟩，来了⟨48人⟩，每人睡一张。空床有⟨多少张⟩？
= 7*8-48
amount 午睡室
rate 午睡室
total 幼儿园 act=请假
total 幼儿园 act=来
total 空床

#f248
涂色纸带全长⟨84厘米⟩，红色部分⟨27厘米⟩，黄色部分比红色部分长⟨8厘米⟩，其余是绿色，绿色部分长⟨多少厘米⟩？
= 84-27-(27+8)
total W:纸带
total 红色部分
relation 黄色部分 other=红色部分
total 绿色部分

#f249
炸油条的师傅每分钟炸⟨4根⟩，开门时门口有⟨52人⟩排队，每人买⟨2根⟩，师傅炸完要⟨多少分钟⟩？
= 52*2/4
rate 师傅 act=炸
amount 门口 act=排队
rate 门口 act=买
amount 师傅 act=炸

#f250
小涵做了⟨23个⟩书签，送出⟨9个⟩，小冰做了⟨31个⟩，送出后和小涵剩下的一样多，小冰送出⟨多少个⟩？
= 31-(23-9)
total 小涵 act=做
total 小涵 act=送
total 小冰 act=做
total 小冰 act=送

#f251
“你的外套真好看，贵吗？”“⟨126元⟩，比我的裤子贵⟨38元⟩，比帽子贵⟨97元⟩。”帽子的价钱是⟨多少元⟩？
= 126-97
total 外套
relation 外套 other=裤子
relation 外套 other=帽子
total 帽子

#f252
三个小队割草喂羊，一队割⟨34千克⟩，二队割⟨29千克⟩，三队割⟨45千克⟩，每只羊喂⟨4千克⟩，这些草可以喂⟨多少只⟩羊？
= (34+29+45)/4
total 一队 act=割
total 二队 act=割
total 三队 act=割
rate 羊 act=喂
amount 羊 act=喂

#f253
放学路上，阿哲从家走到学校要⟨18分钟⟩，今天走了⟨11分钟⟩时遇到同学，聊了⟨5分钟⟩，之后还要走⟨几分钟⟩才到家？
= 18-11
total 阿哲 act=走
total 阿哲 act=走 mark=今天
total 阿哲 act=聊
total 阿哲 act=走 mark=之后

#f254
老花匠有⟨13包⟩花籽，每包⟨20粒⟩，种下后有⟨31粒⟩没发芽，发芽的又移走⟨60粒⟩，苗床里还有苗⟨多少棵⟩？
= 13*20-31-60
amount 老花匠
rate 花籽
total 花籽 mark=没发芽
total 花籽 act=移走
total 苗床 mark=还有

#f255
一箱苹果连箱重⟨21千克⟩，卖掉一部分后连箱重⟨12千克⟩，每千克苹果⟨6元⟩，卖掉的苹果收入⟨多少元⟩？
= (21-12)*6
total 苹果
total 苹果 mark=后
rate 苹果
total 苹果 mark=卖掉

#f256
大货车⟨5次⟩运完⟨40吨⟩沙，小货车每次比大货车少运⟨3吨⟩，小货车运⟨4次⟩能运⟨多少吨⟩？
= (40/5-3)*4
amount 大货车 act=运
total 大货车 act=运
relation 小货车 act=运 other=大货车
amount 小货车 act=运
total 小货车 act=运

#f257
皮皮和贝贝做值日，扫地要⟨12分钟⟩，比排桌椅多用⟨4分钟⟩，倒垃圾用的时间是排桌椅的⟨2倍⟩少⟨9分钟⟩。倒垃圾要⟨几分钟⟩？
= (12-4)*2-9
total 扫地
relation 扫地 act=用 other=排桌椅
relation 倒垃圾 act=用 other=排桌椅
relation 倒垃圾 act=用 other=排桌椅
total 倒垃圾

#f258
民俗村的石阶，小洁每步跨⟨2级⟩，走了⟨35步⟩，离山顶还有⟨48级⟩，弟弟每步只跨⟨1级⟩。从山脚到山顶共有石阶⟨多少级⟩？
= 2*35+48
rate 小洁 act=跨
amount 小洁 act=走
total 小洁 mark=还有
rate 弟弟 act=跨
total W:石阶

#f259
音乐会门票：前区⟨90元⟩，后区⟨60元⟩。张老师家买了⟨2张⟩前区票和⟨3张⟩后区票，付出⟨400元⟩，找回⟨多少元⟩？
= 400-90*2-60*3
rate 前区
rate 后区
amount 张老师 act=买 what=前区票
amount 张老师 act=买 what=后区票
total 张老师 act=付
total 张老师 act=找回

#f260
广场上有⟨40名⟩游客，白鸽群里有⟨75只⟩鸽子，飞走⟨28只⟩，剩下的鸽子里⟨19只⟩落在屋顶，其余落在树上，落在树上的有⟨多少只⟩？
= 75-28-19
total 游客
total W:鸽子
total 鸽子 act=飞走
total 鸽子 act=落 mark=屋顶
total 鸽子 act=落 mark=树上
