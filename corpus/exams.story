#r1
树上有⟨12只⟩小鸟，飞走了⟨5只⟩，树上还有⟨几只⟩小鸟？
= 12-5
total 树上
total 小鸟 act=飞
total 树上 mark=还

#r2
小红今年⟨7岁⟩，星期六她折了⟨9只⟩纸鹤，星期天又折了⟨6只⟩。两天一共折了⟨多少只⟩纸鹤？
= 9+6
total 小红
total 小红 act=折 mark=星期六
total 小红 act=折 mark=星期天
total 小红 act=折 mark=两天

#r3
停车场里停着⟨15辆⟩小汽车和⟨4辆⟩大客车，又开进来⟨3辆⟩小汽车，现在停车场里有⟨多少辆⟩小汽车？
= 15+3
total 小汽车 act=停
total 大客车 act=停
total 小汽车 act=开
total 小汽车 mark=现在

#r4
桌上的盘子是妈妈花⟨6元⟩买的，盘子里有⟨14个⟩桃，弟弟拿走一些后还剩⟨8个⟩，弟弟今年⟨5岁⟩，他拿走了⟨几个⟩桃？
= 14-8
total 妈妈 act=花
total 盘子
total 盘子 mark=剩
total 弟弟
total 弟弟 act=拿

#r5
盘子里有一些桃，弟弟拿走⟨8个⟩后还剩⟨14个⟩，盘子里原来有⟨多少个⟩桃？
= 8+14
total 弟弟 act=拿
total 盘子 mark=剩
total 盘子 mark=原来

#r6
操场上有⟨4队⟩，小朋友们排队做操，小军前面有⟨6人⟩，后面有⟨9人⟩，这一队一共有⟨多少人⟩？
= 6+9+1
amount 队
total 小军 mark=前面
total 小军 mark=后面
total W:队

#r7
早上气温是⟨18度⟩，老师带同学们去公园。二(1)班去了⟨35人⟩，二(2)班去了⟨38人⟩，公园的门票每人⟨5元⟩。两个班一共去了⟨多少人⟩？
= 35+38
total 气温
total 二(1)班 act=去
total 二(2)班 act=去
rate 门票
total W:一共 act=去

#r8
爸爸⟨40岁⟩，妈妈⟨38岁⟩。妈妈买来⟨20个⟩鸡蛋，早饭吃了⟨4个⟩，午饭吃了⟨5个⟩，晚饭炒了⟨3盘⟩青菜没有用鸡蛋，还剩⟨多少个⟩鸡蛋？
= 20-4-5
total 爸爸
total 妈妈
total 妈妈 act=买
total 鸡蛋 act=吃 mark=早饭
total 鸡蛋 act=吃 mark=午饭
total 晚饭 act=炒
total 鸡蛋 mark=剩

#r9
妈妈买来⟨20个⟩鸡蛋，花了⟨16元⟩。早饭吃了⟨4个⟩，午饭吃了⟨5个⟩，早饭和午饭一共吃了⟨几个⟩鸡蛋？
= 4+5
total 妈妈 act=买
total 妈妈 act=花
total 鸡蛋 act=吃 mark=早饭
total 鸡蛋 act=吃 mark=午饭
total W:一共 act=吃

#r10
小猫钓了⟨8条⟩鱼，小狗比小猫多钓⟨5条⟩，小狗钓了⟨几条⟩鱼？
= 8+5
total 小猫 act=钓
relation 小狗 act=钓 other=小猫
total 小狗 act=钓

#r11
小猫钓了⟨8条⟩鱼，比小狗多钓⟨5条⟩，小狗钓了⟨几条⟩鱼？
= 8-5
total 小猫 act=钓
relation 小猫 act=钓 other=小狗
total 小狗 act=钓

#r12
小猫钓了⟨8条⟩鱼，小狗钓了⟨5条⟩，小猫比小狗多钓⟨几条⟩？
= 8-5
total 小猫 act=钓
total 小狗 act=钓
relation 小猫 act=钓 other=小狗

#r13
小明家离学校⟨300米⟩，他每天⟨7时⟩起床。今天他带了⟨10元⟩钱，在文具店花⟨3元⟩买了一块橡皮，还剩⟨多少元⟩？
= 10-3
total 小明家
x
total 小明 act=带
total 小明 act=花 what=橡皮
total 小明 mark=剩

#r14
一本故事书有⟨60页⟩，丽丽第一天看了⟨15页⟩，第二天看了⟨20页⟩，丽丽两天看了⟨多少页⟩？
= 15+20
total W:故事书
total 丽丽 act=看 mark=第一天
total 丽丽 act=看 mark=第二天
total 丽丽 act=看 mark=两天

#r15
一本故事书有⟨60页⟩，丽丽第一天看了⟨15页⟩，第二天看了⟨20页⟩，还有⟨多少页⟩没看？
= 60-15-20
total W:故事书
total 丽丽 act=看 mark=第一天
total 丽丽 act=看 mark=第二天
total 丽丽 mark=没看

#r16
公共汽车上原有⟨24人⟩，到站后下去⟨9人⟩，又上来⟨6人⟩，司机开这条路线已经⟨7年⟩了，现在车上有⟨多少人⟩？
= 24-9+6
total 公共汽车 mark=原有
total 公共汽车 act=下
total 公共汽车 act=上
amount 司机 act=开
total 公共汽车 mark=现在

#r17
公共汽车上原有⟨24人⟩，票价⟨2元⟩。开了⟨10分钟⟩到站，下去⟨9人⟩，又上来⟨6人⟩。现在车上比原来少⟨几人⟩？
= 9-6
total 公共汽车 mark=原有
rate 票价
amount 公共汽车 act=开
total 公共汽车 act=下
total 公共汽车 act=上
relation 公共汽车 mark=现在 other=原来

#r18
教室里有⟨40张⟩课桌。花瓶每个⟨12元⟩，每个花瓶插⟨5枝⟩花，⟨4个⟩花瓶一共插⟨多少枝⟩花？
= 5*4
total 课桌
rate 花瓶
rate 花瓶 act=插
amount 花瓶 act=插
total 花瓶 act=插

#r19
把⟨18块⟩糖平均分给⟨3个⟩小朋友，每个小朋友分到⟨几块⟩？
= 18/3
total W:糖
amount 小朋友 act=分
rate 小朋友 act=分

#r20
有⟨24个⟩苹果，每⟨6个⟩装一盘，可以装⟨几盘⟩？
= 24/6
total W:苹果
rate 苹果 act=装
amount 苹果 act=装

#r21
姐姐今年⟨12岁⟩，妹妹今年⟨8岁⟩。姐姐有⟨15张⟩邮票，送给妹妹⟨4张⟩，姐姐还有⟨几张⟩邮票？
= 15-4
total 姐姐
total 妹妹
total 姐姐 mark=邮票
total 姐姐 act=送
total 姐姐 mark=还

#r22
小熊家有⟨3口⟩人，住在⟨5楼⟩。秋天，小熊掰了⟨26个⟩玉米，小熊妈妈掰了⟨40个⟩，小熊比妈妈少掰⟨多少个⟩玉米？
= 40-26
total 小熊家
x
total 小熊 act=掰
total 小熊妈妈 act=掰
relation 小熊 act=掰 other=小熊妈妈

#r23
二年级同学做红花⟨30朵⟩，黄花⟨25朵⟩，送给幼儿园⟨40朵⟩，还剩⟨多少朵⟩？
= 30+25-40
total 红花 act=做
total 黄花 act=做
total 二年级 act=送
total 二年级 mark=剩

#r24
美术课上有⟨32人⟩，老师站在讲台前，黑板长⟨4米⟩。同学们做红花⟨30朵⟩、黄花⟨25朵⟩，其中⟨40朵⟩送给了幼儿园，做好后离下课还有⟨8分钟⟩。同学们手里还剩⟨多少朵⟩花？
= 30+25-40
total 美术课
total 黑板
total 红花 act=做
total 黄花 act=做
total 同学们 act=送
total 下课
total 同学们 mark=剩

#r25
小刚买一支铅笔用去⟨2元⟩，买一个本子用去⟨3元⟩，付给售货员⟨10元⟩，应找回⟨几元⟩？
= 10-2-3
total 小刚 act=买 what=铅笔
total 小刚 act=买 what=本子
total 小刚 act=付
total 售货员 act=找

#r26
小刚身高⟨125厘米⟩，体重⟨26千克⟩。他到超市买一瓶牛奶，用去⟨4元⟩，又买一个面包，用去⟨3元⟩，旁边的蛋糕要⟨15元⟩一个，他没有买。小刚一共用去⟨几元⟩？
= 4+3
total 小刚 mark=身高
total 小刚 mark=体重
total 小刚 act=买 what=牛奶
total 小刚 act=买 what=面包
total 蛋糕
total W:一共

#r27
草地上有⟨9只⟩白兔，黑兔比白兔少⟨3只⟩，黑兔有⟨几只⟩？
= 9-3
total 白兔
relation 黑兔 other=白兔
total 黑兔

#r28
草地上有⟨9只⟩白兔，黑兔比白兔少⟨3只⟩，白兔和黑兔一共有⟨几只⟩？
= 9+(9-3)
total 白兔
relation 黑兔 other=白兔
total W:一共

#r29
一根绳子长⟨30米⟩，第一次剪去⟨8米⟩，第二次剪去⟨12米⟩，这根绳子短了⟨多少米⟩？
= 8+12
total 绳子
total 绳子 act=剪 mark=第一次
total 绳子 act=剪 mark=第二次
total 绳子 mark=短

#r30
小明的爸爸身高⟨175厘米⟩，他有一把⟨20元⟩的剪刀。一根绳子长⟨30米⟩，第一次剪去⟨8米⟩，第二次剪去⟨12米⟩，这根绳子现在长⟨多少米⟩？
= 30-8-12
total 爸爸 mark=身高
total 剪刀
total 绳子
total 绳子 act=剪 mark=第一次
total 绳子 act=剪 mark=第二次
total 绳子 mark=现在

#r31
一班有⟨4个⟩小组，每组⟨8人⟩，一班共有⟨多少人⟩？
= 4*8
amount 一班
rate 一班
total 一班

#r32
小亮家养了⟨6只⟩鸭、⟨2头⟩猪和一些鸡。鸡的只数是鸭的⟨3倍⟩，去年他家还养过⟨5只⟩羊。小亮家养了⟨多少只⟩鸡？
= 6*3
total 小亮家 act=养 what=鸭
total 小亮家 act=养 what=猪
relation 鸡 other=鸭
total 小亮家 act=养 mark=去年
total 鸡 act=养

#r33
二年级⟨(1)班⟩有女生⟨20人⟩，男生比女生多⟨4人⟩，全班一共有⟨多少人⟩？
= 20+(20+4)
x
total 女生
relation 男生 other=女生
total W:全班

#r34
体育老师⟨31岁⟩，管着体育室。体育室有⟨35根⟩跳绳，⟨3个⟩班来借，每班借走⟨8根⟩，还剩⟨几根⟩跳绳？
= 35-8*3
total 老师
total 体育室 mark=跳绳
amount 班
rate 班 act=借
total 体育室 mark=剩

#r35
体育室有⟨35根⟩跳绳、⟨12个⟩篮球、⟨20个⟩毽子。上午来了⟨3个⟩班，每班借走⟨8根⟩跳绳，下午还书的同学有⟨6人⟩。上午一共借走⟨多少根⟩跳绳？
= 8*3
total 体育室 what=跳绳
total 体育室 what=篮球
total 体育室 what=毽子
amount 班 act=借
rate 班 act=借
total 同学
total 班 act=借

#r36
一张桌子坐⟨4人⟩，⟨7张⟩桌子可以坐⟨多少人⟩？
= 4*7
rate 桌子 act=坐
amount 桌子 act=坐
total 桌子 act=坐

#r37
有⟨28个⟩小朋友来吃午饭，每张桌子坐⟨4人⟩，饭菜每人⟨9元⟩，食堂的门高⟨2米⟩。他们要坐⟨几张⟩桌子？
= 28/4
total W:小朋友
rate 桌子 act=坐
rate 饭菜
total 门
amount 桌子 act=坐

#r38
小华有⟨16颗⟩玻璃球，小强有⟨10颗⟩玻璃球，小华给小强⟨3颗⟩后，小强有⟨几颗⟩玻璃球？
= 10+3
total 小华
total 小强
total 小华 act=给
total 小强 mark=后

#r39
小华有⟨16颗⟩玻璃球，小强有⟨10颗⟩玻璃球，小华给小强⟨2颗⟩后，小华还比小强多⟨几颗⟩？
= (16-2)-(10+2)
total 小华
total 小强
total 小华 act=给
relation 小华 mark=后 other=小强

#r40
奶奶今年⟨63岁⟩，爸爸今年⟨36岁⟩，我家住在⟨6楼⟩，门口有⟨2棵⟩桂花树，奶奶比爸爸大⟨多少岁⟩？
= 63-36
total 奶奶
total 爸爸
x
total 门口
relation 奶奶 other=爸爸

#r41
奶奶今年⟨63岁⟩，她比爸爸大⟨27岁⟩，我今年⟨8岁⟩，妹妹上个月刚满⟨4岁⟩。爸爸今年⟨多少岁⟩？
= 63-27
total 奶奶
relation 奶奶 other=爸爸
total 我
total 妹妹
total 爸爸

#r42
合唱队有⟨45人⟩，其中女生⟨28人⟩，男生有⟨多少人⟩？
= 45-28
total W:合唱队
total 女生
total 男生

#r43
学校六月一日开联欢会，⟨9时⟩开始，共有⟨12个⟩节目。合唱队上台⟨45人⟩，其中女生⟨28人⟩，他们唱了⟨3首⟩歌，舞蹈队有⟨16人⟩。合唱队的男生有⟨多少人⟩？
= 45-28
x
total W:节目
total W:合唱队 act=上台
total 女生
total 合唱队 act=唱
total 舞蹈队
total 男生

#r44
商店里来了⟨23位⟩顾客。一辆玩具汽车⟨18元⟩，一个布娃娃比一辆玩具汽车贵⟨7元⟩，积木每盒⟨30元⟩，一个布娃娃⟨多少元⟩？
= 18+7
total 商店 act=来
rate 汽车
relation 布娃娃 other=汽车
rate 积木
rate 布娃娃

#r45
一辆玩具汽车⟨18元⟩，一个布娃娃⟨25元⟩，乐乐有⟨50元⟩，各买一个，还剩⟨多少元⟩？
= 50-18-25
rate 汽车
rate 布娃娃
total 乐乐
total 乐乐 mark=剩

#r46
一辆玩具汽车⟨18元⟩，一个布娃娃⟨25元⟩，一架飞机模型⟨46元⟩，乐乐有⟨30元⟩，他想买飞机模型，还差⟨多少元⟩？
= 46-30
rate 汽车
rate 布娃娃
rate 飞机模型
total 乐乐
total 乐乐 mark=差

#r47
饲养员给小猴分香蕉，每只小猴分⟨5根⟩，⟨6只⟩小猴分完后还剩⟨4根⟩，一共有⟨多少根⟩香蕉？
= 5*6+4
rate 小猴 act=分
amount 小猴 act=分
total 香蕉 mark=剩
total W:香蕉

#r48
饲养员拿来⟨34根⟩香蕉，分给⟨6只⟩小猴后还剩⟨4根⟩，动物园里还有⟨2头⟩熊和⟨15只⟩孔雀，平均每只小猴分到⟨几根⟩？
= (34-4)/6
total W:香蕉
amount 小猴 act=分
total 香蕉 mark=剩
total 熊
total 孔雀
rate 小猴 act=分

#r49
星期日，小丽和爸爸去果园。爸爸摘了⟨32个⟩梨，小丽摘了⟨16个⟩梨，把这些梨装进⟨6个⟩篮子，平均每个篮子装⟨几个⟩梨？
= (32+16)/6
total 爸爸 act=摘
total 小丽 act=摘
amount 梨 act=装
rate 梨 act=装

#r50
星期日，天气很热，有⟨33度⟩。小丽和爸爸坐了⟨40分钟⟩车去果园，车票⟨6元⟩。爸爸摘了⟨32个⟩梨，小丽摘了⟨16个⟩梨，果园里的大叔⟨52岁⟩，种了⟨20年⟩梨树。爸爸比小丽多摘⟨多少个⟩梨？
= 32-16
total 天气
amount 小丽 act=坐
total 车票
total 爸爸 act=摘
total 小丽 act=摘
total 大叔
amount 大叔 act=种
relation 爸爸 act=摘 other=小丽

#r51
小兔拔了⟨27个⟩萝卜，吃了⟨6个⟩，剩下的平均放在⟨3个⟩筐里，每筐放⟨几个⟩？
= (27-6)/3
total 小兔 act=拔
total 小兔 act=吃
amount 小兔 act=放
rate 小兔 act=放

#r52
一盒彩笔有⟨12枝⟩，明明用坏了⟨2枝⟩，丢了⟨1枝⟩，还能用的有⟨几枝⟩？
= 12-2-1
rate 彩笔
total 明明 act=用坏
total 明明 act=丢
total 明明 mark=还

#r53
教室里有⟨8行⟩桌子，每行⟨5张⟩，搬走了⟨6张⟩，还有⟨多少张⟩？
= 8*5-6
amount 桌子
rate 桌子
total 桌子 act=搬
total 桌子 mark=还

#r54
老师拿来⟨50本⟩练习本，发给第一组⟨9本⟩、第二组⟨11本⟩，第三组有⟨8人⟩，还没有发到。老师手里还有⟨多少本⟩练习本？
= 50-9-11
total 老师 act=拿
total 第一组 act=发
total 第二组 act=发
total 第三组
total 老师 mark=还

#r55
电影院里第一排坐了⟨18人⟩，第二排坐了⟨22人⟩，第三排比第二排少坐⟨5人⟩，第三排坐了⟨多少人⟩？
= 22-5
total 第一排 act=坐
total 第二排 act=坐
relation 第三排 act=坐 other=第二排
total 第三排 act=坐

#r56
河里有⟨13只⟩鸭子，上岸了⟨4只⟩，又游来⟨7只⟩，岸边还有⟨2只⟩鹅在睡觉，放鸭的爷爷⟨66岁⟩。现在河里有⟨多少只⟩鸭子？
= 13-4+7
total 河里
total 鸭子 act=上岸 mark=上岸
total 鸭子 act=游来
total 岸边
total 爷爷
total 河里 mark=现在

#r57
小芳写了⟨20个⟩大字，比小玲少写⟨6个⟩，小玲写了⟨多少个⟩大字？
= 20+6
total 小芳 act=写
relation 小芳 act=写 other=小玲
total 小玲 act=写

#r58
小芳写了⟨20个⟩大字，用了⟨25分钟⟩，老师给其中⟨8个⟩画了红圈。小玲比小芳少写⟨6个⟩，只用了⟨15分钟⟩，老师给她的⟨9个⟩画了红圈。小玲写了⟨多少个⟩大字？
= 20-6
total 小芳 act=写
amount 小芳 act=写
total 小芳 act=画
relation 小玲 act=写 other=小芳
amount 小玲 act=写
total 小玲 act=画
total 小玲 act=写

#r59
一件上衣要钉⟨5颗⟩扣子，裁缝有⟨42颗⟩扣子，钉好⟨8件⟩上衣后还剩⟨几颗⟩扣子？
= 42-5*8
rate 上衣 act=钉
total 裁缝
amount 上衣 act=钉
total 裁缝 mark=剩

#r60
小东⟨8岁⟩，他做口算题，上午做了⟨3页⟩，每页⟨9道⟩，下午做了⟨14道⟩，妹妹画了⟨5张⟩画，小东这天共做了⟨多少道⟩口算题？
= 3*9+14
total 小东
amount 小东 act=做 mark=上午
rate 小东 act=做 mark=上午
total 小东 act=做 mark=下午
total 妹妹 act=画
total 小东 act=做 mark=共

#r61
小东每天⟨8时⟩到校，星期一做了⟨3页⟩口算题，每页⟨9道⟩，做错⟨2道⟩；星期二做了⟨14道⟩。星期一比星期二多做⟨多少道⟩口算题？
= 3*9-14
x
amount 小东 act=做 mark=星期一
rate 小东 act=做 mark=星期一
total 小东 act=做错
total 小东 act=做 mark=星期二
relation 小东 act=做 mark=星期一 other=星期二

#r62
海洋馆里有⟨6只⟩海豚，海狮的只数是海豚的⟨2倍⟩，企鹅比海狮多⟨9只⟩，企鹅有⟨多少只⟩？
= 6*2+9
total 海豚
relation 海狮 other=海豚
relation 企鹅 other=海狮
total 企鹅

#r63
海洋馆里有⟨6只⟩海豚，⟨24只⟩企鹅，企鹅的只数是海豚的⟨几倍⟩？
= 24/6
total 海豚
total 企鹅
relation 企鹅 other=海豚

#r64
海洋馆⟨2015年⟩建成，门票⟨80元⟩，儿童票⟨40元⟩。馆里有⟨6只⟩海豚、⟨24只⟩企鹅，海豚每天吃鱼⟨9千克⟩，表演⟨3场⟩，每场⟨20分钟⟩。企鹅比海豚多⟨多少只⟩？
= 24-6
x
rate 门票
rate 儿童票
total 海豚
total 企鹅
rate 海豚 act=吃
rate 海豚 act=表演
rate 表演
relation 企鹅 other=海豚

#r65
妈妈给小宝买了一双鞋，花了⟨58元⟩，又买了一顶帽子，花了⟨26元⟩，鞋比帽子贵⟨多少元⟩？
= 58-26
total 妈妈 act=花 what=鞋
total 妈妈 act=花 what=帽子
relation 鞋 other=帽子

#r66
妈妈带了⟨100元⟩，给小宝买了一双鞋，花了⟨58元⟩，又买了一顶帽子，花了⟨26元⟩，小宝今年⟨4岁⟩，母子俩走回家用了⟨15分钟⟩，妈妈还剩⟨多少元⟩？
= 100-58-26
total 妈妈 act=带
total 妈妈 act=花 what=鞋
total 妈妈 act=花 what=帽子
total 小宝
amount 母子俩 act=走
total 妈妈 mark=剩

#r67
一捆小棒有⟨10根⟩，⟨4捆⟩小棒零⟨7根⟩，一共是⟨多少根⟩？
= 10*4+7
rate 小棒
amount 小棒
total 小棒 mark=零
total W:一共

#r68
小朋友做游戏，每⟨6人⟩围成一圈，正好围成⟨5圈⟩，后来又来了⟨4人⟩，现在有⟨多少人⟩做游戏？
= 6*5+4
rate 小朋友 act=围
amount 小朋友 act=围
total 小朋友 act=来 mark=后来
total 小朋友 mark=现在

#r69
王老师把⟨36本⟩书平均分给⟨4个⟩小组，每个小组再把分到的书平均分给⟨3人⟩，每人分到⟨几本⟩书？
= 36/4/3
total W:书
amount 小组 act=分
amount 人 act=分
rate 人 act=分

#r70
王老师⟨29岁⟩，教二年级⟨2个⟩班。这天她把⟨36本⟩书平均分给⟨4个⟩小组，借书要在⟨7天⟩内还，弄丢一本赔⟨10元⟩。每个小组分到⟨几本⟩书？
= 36/4
total 王老师
amount 王老师 act=教
total W:书
amount 小组 act=分
total 书 act=还
rate 书 act=赔
rate 小组 act=分

#r71
水果店运来⟨45筐⟩橘子，卖出⟨18筐⟩，又运来⟨20筐⟩，现在店里有⟨多少筐⟩橘子？
= 45-18+20
total 水果店 act=运来 what=橘子
total 橘子 act=卖
total 水果店 act=运来 mark=又
total 橘子 mark=现在

#r72
水果店运来⟨45筐⟩橘子和⟨30筐⟩苹果，橘子卖出⟨18筐⟩，苹果卖出⟨12筐⟩，还剩⟨多少筐⟩苹果？
= 30-12
total 橘子 act=运来
total 苹果 act=运来
total 橘子 act=卖
total 苹果 act=卖
total 苹果 mark=剩

#r73
青蛙妈妈每天吃害虫⟨56只⟩，小青蛙每天吃⟨34只⟩，它们每天一共吃害虫⟨多少只⟩？
= 56+34
rate 青蛙妈妈 act=吃
rate 小青蛙 act=吃
rate W:一共 act=吃

#r74
池塘边有⟨3棵⟩柳树。青蛙妈妈上午吃害虫⟨56只⟩，下午吃害虫⟨30只⟩，小青蛙上午吃了⟨34只⟩，下午睡了⟨2小时⟩觉，池塘里的荷叶有⟨40片⟩。上午青蛙妈妈比小青蛙多吃害虫⟨多少只⟩？
= 56-34
total 池塘边
total 青蛙妈妈 act=吃 mark=上午
total 青蛙妈妈 act=吃 mark=下午
total 小青蛙 act=吃 mark=上午
amount 小青蛙 act=睡
total 荷叶
relation 青蛙妈妈 act=吃 mark=上午 other=小青蛙

#r75
一支钢笔⟨9元⟩，一个书包的价钱是钢笔的⟨5倍⟩，买一支钢笔和一个书包一共要⟨多少元⟩？
= 9*5+9
rate 钢笔
relation 书包 other=钢笔
total W:一共 act=买

#r76
大象伯伯家门前有⟨5级⟩台阶。它过⟨50岁⟩生日那天，请来⟨7只⟩小猴和⟨4只⟩小鹿，小鹿带来⟨12朵⟩花，小猴带来⟨9根⟩香蕉，蛋糕花了⟨38元⟩。大象伯伯一共请来⟨几位⟩客人？
= 7+4
total 门前
total 大象伯伯
total 小猴 act=请
total 小鹿 act=请
total 小鹿 act=带
total 小猴 act=带
total 蛋糕 act=花
total W:一共 act=请

#r77
大象伯伯过生日，请来⟨7只⟩小猴和⟨4只⟩小鹿，准备了⟨15把⟩椅子，每位客人坐一把，还空着⟨几把⟩椅子？
= 15-7-4
total 小猴 act=请
total 小鹿 act=请
total 大象伯伯 act=准备
total 椅子 mark=空

#r78
一年级⟨(2)班⟩图书角原来有⟨48本⟩书，同学们借走⟨20本⟩，还回来⟨13本⟩，图书角现在有⟨多少本⟩书？
= 48-20+13
x
total 图书角 mark=原来
total 同学们 act=借
total 同学们 act=还
total 图书角 mark=现在

#r79
图书角的书架有⟨3层⟩，是⟨2年⟩前花⟨150元⟩买的。原来书架上有⟨48本⟩书，班里⟨36名⟩同学借走了⟨20本⟩，有⟨5本⟩书破了，放在上面没有拿走。书架上现在有⟨多少本⟩书？
= 48-20
total 书架
total 书架 act=买
total 书架 act=花
total 书架 mark=原来
total 班里
total 同学 act=借
total 书 mark=破
total 书架 mark=现在

#r80
小松鼠⟨3天⟩采了⟨24个⟩松果，平均每天采⟨几个⟩松果？
= 24/3
amount 小松鼠 act=采
total 小松鼠 act=采
rate 小松鼠 act=采

#r81
小松鼠每天采⟨8个⟩松果，采了⟨3天⟩，送给邻居小兔⟨10个⟩，它自己还剩⟨几个⟩松果？
= 8*3-10
rate 小松鼠 act=采
amount 小松鼠 act=采
total 小松鼠 act=送
total 小松鼠 mark=剩

#r82
林子里有⟨100棵⟩松树，最高的一棵高⟨20米⟩。小松鼠住在离地⟨6米⟩的树洞里，它每天采⟨8个⟩松果，每天睡⟨10小时⟩，邻居小兔每天拔⟨5个⟩萝卜。小松鼠⟨3天⟩能采⟨多少个⟩松果？
= 8*3
total 林子
total 松树
total 小松鼠 act=住
rate 小松鼠 act=采
rate 小松鼠 act=睡
rate 小兔 act=拔
amount 小松鼠 act=采
total 小松鼠 act=采

#r83
爸爸买回⟨15瓶⟩汽水，客人喝了⟨6瓶⟩，我和妹妹喝了⟨2瓶⟩，还有⟨几瓶⟩汽水没有喝？
= 15-6-2
total 爸爸 act=买
total 客人 act=喝
total 我 act=喝
total 汽水 mark=还

#r84
小英从家到学校要走⟨12分钟⟩，从学校到少年宫要走⟨9分钟⟩。少年宫有⟨3层⟩楼，小英从家经过学校走到少年宫要⟨多少分钟⟩？
= 12+9
amount 小英 act=走 mark=家
amount 小英 act=走 mark=少年宫
total 少年宫
amount 小英 act=走 mark=经过

#r85
小英⟨8岁⟩，她的书包重⟨3千克⟩。早上她从家走⟨12分钟⟩到学校，上午上了⟨4节⟩课；中午从学校走⟨9分钟⟩到少年宫，学了⟨60分钟⟩跳舞。她从学校到少年宫比从家到学校少走⟨几分钟⟩？
= 12-9
total 小英
total 书包
amount 小英 act=走 mark=家
amount 小英 act=上
amount 小英 act=走 mark=中午
amount 小英 act=学
relation 小英 act=走 mark=中午 other=家

#r86
⟨4个⟩小朋友做纸花，每人做⟨6朵⟩，老师也做了⟨5朵⟩，彩纸每张⟨1元⟩，一共做了⟨多少朵⟩纸花？
= 4*6+5
amount 小朋友 act=做
rate 小朋友 act=做
total 老师 act=做
rate 彩纸
total W:一共 act=做

#r87
同学们要做⟨40朵⟩纸花，⟨4个⟩人已经各做了⟨6朵⟩，还要做⟨多少朵⟩？
= 40-4*6
total W:纸花
amount 同学们 act=做
rate 同学们 act=做
total 同学们 mark=还

#r88
小明有⟨6张⟩⟨5元⟩的纸币，买一个足球要⟨32元⟩，还差⟨多少元⟩？
= 32-5*6
amount 小明
rate 纸币
rate 足球
total 小明 mark=差

#r89
一年级有⟨3个⟩班，一班⟨42人⟩，二班⟨40人⟩，三班⟨39人⟩。放学时一班有⟨15人⟩坐校车，二班有⟨8人⟩坐校车，三班没有人坐校车。坐校车的一共有⟨多少人⟩？
= 15+8
amount 一年级
total 一班
total 二班
total 三班
total 一班 act=坐
total 二班 act=坐
total W:一共 act=坐

#r90
一年级有⟨3个⟩班，一班⟨42人⟩，二班⟨40人⟩，三班⟨39人⟩。放学时一班有⟨15人⟩坐校车，其余的走路回家，一班走路回家的有⟨多少人⟩？
= 42-15
amount 一年级
total 一班
total 二班
total 三班
total 一班 act=坐
total 一班 act=走路

#r91
缸里有⟨21条⟩金鱼，红的有⟨8条⟩，黑的有⟨6条⟩，其余是花的，花的有⟨几条⟩？
= 21-8-6
total 缸
total 红
total 黑
total 花

#r92
小林的爷爷⟨70岁⟩，喜欢养鱼，每天喂⟨2次⟩。他的鱼缸长⟨80厘米⟩，花了⟨95元⟩。缸里有红金鱼⟨8条⟩，黑金鱼⟨6条⟩，上星期死了⟨1条⟩，那时没有再买。昨天他又买来花金鱼⟨7条⟩放进去。现在缸里有⟨多少条⟩金鱼？
= 8+6+7
total 爷爷
rate 爷爷 act=喂
total 鱼缸
total 鱼缸 act=花
total 红金鱼
total 黑金鱼
total 金鱼 act=死 mark=上星期
total 花金鱼 act=买
total W:缸

#r93
每只小船坐⟨4人⟩，⟨20名⟩同学要租⟨几只⟩小船？
= 20/4
rate 小船 act=坐
total W:同学
amount 小船 act=租

#r94
小船每只坐⟨4人⟩，大船每只坐⟨9人⟩，租了⟨3只⟩小船和⟨2只⟩大船，都坐满了，湖边有⟨18棵⟩柳树，划船时间是⟨60分钟⟩，一共坐了⟨多少人⟩？
= 4*3+9*2
rate 小船 act=坐
rate 大船 act=坐
amount 小船 act=租
amount 大船 act=租
total 湖边
amount 小船 mark=时间
total W:一共 act=坐

#r95
小船每只坐⟨4人⟩，每小时⟨20元⟩；大船每只坐⟨9人⟩，每小时⟨35元⟩。二班来了⟨46人⟩，其中⟨36人⟩坐大船，其他人在岸上画画。大船要租⟨几只⟩？
= 36/9
rate 小船 act=坐
rate 小船
rate 大船 act=坐
rate 大船
total 二班 act=来
total 二班 act=坐 mark=36
amount 大船 act=租

#r96
小刚今年⟨9岁⟩，爸爸今年⟨37岁⟩，⟨5年⟩后爸爸比小刚大⟨多少岁⟩？
= 37-9
total 小刚
total 爸爸
total 爸爸 mark=后
relation 爸爸 other=小刚

#r97
小刚今年⟨9岁⟩，爸爸今年⟨37岁⟩，⟨5年⟩后爸爸⟨多少岁⟩？
= 37+5
total 小刚
total 爸爸
total 爸爸 mark=后
total 爸爸 mark=后

#r98
一盒饼干⟨16块⟩，小花吃了⟨3块⟩，小云吃了⟨4块⟩，小云比小花多吃⟨几块⟩？
= 4-3
rate 饼干
total 小花 act=吃
total 小云 act=吃
relation 小云 act=吃 other=小花

#r99
一盒饼干⟨16块⟩，小花吃了⟨3块⟩，小云吃了⟨4块⟩，盒里还剩⟨几块⟩？
= 16-3-4
total W:饼干
total 小花 act=吃
total 小云 act=吃
total 饼干 mark=剩

#r100
老师批改⟨52本⟩作业，上午改了⟨25本⟩，下午改了⟨19本⟩，还有⟨几本⟩没有改？
= 52-25-19
total W:作业
total 老师 act=改 mark=上午
total 老师 act=改 mark=下午
total 老师 mark=没有改

#r101
老师今天⟨6时⟩起床，批改⟨52本⟩作业，上午改了⟨25本⟩，下午改了⟨19本⟩，课间还辅导了⟨3名⟩学生，开会用去⟨40分钟⟩。上午比下午多改⟨几本⟩？
= 25-19
x
total W:作业
total 老师 act=改 mark=上午
total 老师 act=改 mark=下午
total 老师 act=辅导
amount 老师 act=开会
relation 老师 act=改 mark=上午 other=下午

#r102
⟨3个⟩皮球的价钱是⟨27元⟩，商店离家⟨200米⟩，一个皮球⟨几元⟩？
= 27/3
amount 皮球
total 皮球
total 商店
rate 皮球

#r103
⟨3个⟩皮球的价钱是⟨27元⟩，一个铁环比一个皮球便宜⟨2元⟩，一个铁环⟨几元⟩？
= 27/3-2
amount 皮球 mark=3
total 皮球 mark=3
relation 铁环 other=皮球
rate 铁环

#r104
百货店在三楼，里面有⟨5名⟩售货员。⟨3个⟩皮球卖⟨27元⟩，跳绳每根⟨6元⟩，上个月皮球卖出⟨80个⟩。妈妈带着⟨50元⟩去买⟨4根⟩跳绳，要付⟨多少元⟩？
= 6*4
total 百货店
amount 皮球
total 皮球 act=卖
rate 跳绳
total 皮球 act=卖 mark=上个月
total 妈妈 act=带
amount 妈妈 act=买
total 妈妈 act=付

#r105
有⟨17个⟩小朋友玩捉迷藏，已经捉住了⟨6人⟩，藏着的还有⟨几人⟩？
= 17-6
total W:小朋友
total 小朋友 act=捉住
total 小朋友 mark=藏着

#r106
晚饭后，⟨17个⟩小朋友玩捉迷藏，最大的⟨11岁⟩，最小的⟨5岁⟩，玩了⟨20分钟⟩，捉的人数了⟨30下⟩才开始找，捉住了⟨6人⟩，⟨8时⟩妈妈喊大家回家。最大的孩子比最小的大⟨几岁⟩？
= 11-5
total W:小朋友
total 小朋友 mark=最大
total 小朋友 mark=最小
amount 小朋友 act=玩
total 小朋友 act=数
total 小朋友 act=捉住
x
relation 小朋友 mark=最大 other=最小

#r107
一条毛巾长⟨60厘米⟩，一块手帕长⟨25厘米⟩，毛巾比手帕长⟨多少厘米⟩？
= 60-25
total 毛巾
total 手帕
relation 毛巾 other=手帕

#r108
小青有⟨35枚⟩贝壳，比小兰少⟨7枚⟩，小兰有⟨多少枚⟩贝壳？
= 35+7
total 小青
relation 小青 other=小兰
total 小兰

#r109
小青有⟨35枚⟩贝壳，小兰比她少⟨7枚⟩，两人共有⟨多少枚⟩贝壳？
= 35+(35-7)
total 小青
relation 小兰 other=小青
total W:共

#r110
暑假里，小青一家在海边住了⟨6天⟩，旅馆每晚⟨200元⟩。小青捡到⟨35枚⟩贝壳和⟨14块⟩石子，妹妹只捡到⟨12块⟩石子，海水的温度是⟨24度⟩，他们游了⟨3次⟩泳。姐妹俩一共捡到⟨多少块⟩石子？
= 14+12
amount 小青 act=住
rate 旅馆
total 小青 act=捡
total 小青 act=捡 what=石子
total 妹妹 act=捡 what=石子
total 海水
total 小青 act=游
total W:一共 act=捡

#r111
羊村养了⟨8只⟩山羊，绵羊的只数是山羊的⟨4倍⟩，绵羊有⟨多少只⟩？
= 8*4
total 山羊 act=养
relation 绵羊 other=山羊
total 绵羊

#r112
羊村养了⟨8只⟩山羊，绵羊的只数比山羊的⟨4倍⟩少⟨3只⟩，村长今年⟨60岁⟩，绵羊有⟨多少只⟩？
= 8*4-3
total 山羊 act=养
relation 绵羊 other=山羊
relation 绵羊 mark=少 other=山羊
total 村长
total 绵羊

#r113
羊村养了⟨32只⟩绵羊，是山羊只数的⟨4倍⟩，村里还有⟨2条⟩牧羊犬，养了⟨5年⟩，一只羊能卖⟨600元⟩。山羊有⟨多少只⟩？
= 32/4
total 绵羊 act=养
relation 绵羊 other=山羊
total 村里
amount 羊村 act=养
rate 羊 act=卖
total 山羊

#r114
一根竹竿插入水里，水下部分长⟨2米⟩，水上部分比水下部分长⟨3米⟩，竹竿全长⟨几米⟩？
= 2+(2+3)
total 竹竿 mark=水下
relation 竹竿 mark=水上 other=水下
total W:竹竿

#r115
楼房有⟨6层⟩，每层住⟨3户⟩人家，其中⟨15户⟩订了牛奶，没订牛奶的有⟨几户⟩？
= 6*3-15
amount 楼房
rate 楼房 act=住
total 楼房 mark=订
total 楼房 mark=没订

#r116
小军家住⟨6层⟩楼房的第⟨4层⟩，楼下有⟨8棵⟩树，妈妈买菜花了⟨23元⟩，买肉花了⟨31元⟩，走回家用了⟨10分钟⟩。妈妈买菜和买肉一共花了⟨多少元⟩？
= 23+31
x
x
total 楼下
total 妈妈 act=买 what=菜
total 妈妈 act=买 what=肉
amount 妈妈 act=走
total W:一共 act=花

#r117
春游时⟨40名⟩同学带了饮料，带橙汁的有⟨18人⟩，带牛奶的有⟨15人⟩，其余的带矿泉水，带矿泉水的有⟨几人⟩？
= 40-18-15
total W:同学
total 橙汁
total 牛奶
total 矿泉水

#r118
猴妈妈把⟨22个⟩桃子分给小猴，每只小猴分⟨3个⟩，分给⟨7只⟩小猴后，猴妈妈自己能吃到⟨几个⟩桃子？
= 22-3*7
total W:桃子
rate 小猴 act=分
amount 小猴 act=分
total 猴妈妈 act=吃

#r119
妈妈给我量身高，去年我高⟨118厘米⟩，今年比去年长高了⟨6厘米⟩，弟弟今年高⟨98厘米⟩，我今年高⟨多少厘米⟩？
= 118+6
total 我 mark=去年
relation 我 mark=今年 other=去年
total 弟弟
total 我 mark=今年

#r120
妈妈给我量身高，去年我高⟨118厘米⟩，今年高⟨124厘米⟩，体重⟨25千克⟩；弟弟⟨4岁⟩，今年高⟨98厘米⟩，体重⟨15千克⟩。我今年比去年长高了⟨几厘米⟩？
= 124-118
total 我 mark=去年
total 我 mark=今年
total 我 mark=体重
total 弟弟
total 弟弟 mark=今年
total 弟弟 mark=体重
relation 我 act=长高 mark=今年 other=去年

#r121
操场上跑步的有⟨26人⟩，跳绳的比跑步的少⟨9人⟩，踢毽子的有⟨12人⟩，跳绳的有⟨多少人⟩？
= 26-9
total 跑步
relation 跳绳 other=跑步
total 踢毽子
total 跳绳

#r122
操场上跑步的有⟨26人⟩，跳绳的有⟨17人⟩，打篮球的人数和踢毽子的同样多。操场一圈⟨200米⟩，跑步的人每人跑了⟨3圈⟩。跑步和跳绳的一共有⟨多少人⟩？
= 26+17
total 跑步
total 跳绳
rate 操场
amount 跑步 act=跑
total W:一共

#r123
食堂买来⟨6袋⟩大米和⟨9袋⟩面粉，大米每袋⟨10千克⟩，大米一共有⟨多少千克⟩？
= 10*6
amount 食堂 act=买 what=大米
amount 食堂 act=买 what=面粉
rate 食堂 act=买 what=大米
total 食堂 act=买 what=大米

#r124
食堂买来⟨6袋⟩大米和⟨9袋⟩面粉，吃了⟨4袋⟩面粉，又买来⟨5袋⟩大米，现在有大米⟨几袋⟩？
= 6+5
amount 食堂 act=买 what=大米
amount 食堂 act=买 what=面粉
total 食堂 act=吃 what=面粉
amount 食堂 act=买 mark=又
amount 食堂 mark=现在 what=大米

#r125
有⟨3箱⟩苹果，每箱⟨8个⟩，平均装在⟨6个⟩袋子里，每个袋子装⟨几个⟩？
= 3*8/6
amount 苹果
rate 苹果
amount 袋子
rate 袋子 act=装

#r126
小美和小丽一起穿珠子，小美穿了⟨28颗⟩，小丽穿了⟨17颗⟩，每⟨9颗⟩串成一串手链，一根线⟨1元⟩，线长⟨30厘米⟩，她们穿的珠子能串成⟨几串⟩手链？
= (28+17)/9
total 小美 act=穿
total 小丽 act=穿
rate 珠子
rate 线
rate 线 mark=长
amount 珠子 act=串

#r127
小美和小丽一起穿珠子，她们坐在⟨2张⟩椅子上，桌上的盒子里有⟨70颗⟩珠子，一盒珠子⟨15元⟩。小美穿了⟨28颗⟩，用了⟨14分钟⟩；小丽穿了⟨17颗⟩，用了⟨11分钟⟩。小丽再穿⟨几颗⟩就和小美穿的同样多？
= 28-17
total 椅子
total 盒子
rate 珠子
total 小美 act=穿
amount 小美 act=穿
total 小丽 act=穿
amount 小丽 act=穿
total 小丽 act=穿 mark=再

#r128
电风扇每台⟨150元⟩，商店上午卖出⟨14台⟩电风扇，下午卖出⟨19台⟩，还剩⟨7台⟩，商店原来有⟨多少台⟩电风扇？
= 14+19+7
rate 电风扇
total 商店 act=卖 mark=上午
total 商店 act=卖 mark=下午
total 商店 mark=剩
total 商店 mark=原来

#r129
今天气温高达⟨38度⟩。商店有⟨4名⟩店员，⟨9时⟩开门，上午卖出⟨14台⟩电风扇，下午卖出⟨19台⟩，昨天全天卖出⟨25台⟩，电风扇每台⟨99元⟩，空调一台也没卖出。今天比昨天多卖出⟨几台⟩电风扇？
= 14+19-25
total 气温
total 商店 mark=店员
x
total 商店 act=卖 mark=上午
total 商店 act=卖 mark=下午
total 商店 act=卖 mark=昨天
rate 电风扇
relation 商店 act=卖 mark=今天 other=昨天

#r130
妈妈今年⟨34岁⟩，女儿今年⟨6岁⟩，妈妈比女儿大⟨多少岁⟩？
= 34-6
total 妈妈
total 女儿
relation 妈妈 other=女儿

#r131
小勇买了⟨3本⟩练习本，每本⟨4元⟩，还买了一把⟨8元⟩的尺子，一共花了⟨多少元⟩？
= 4*3+8
amount 小勇 act=买 what=练习本
rate 小勇 act=买 what=练习本
rate 小勇 act=买 what=尺子
total W:一共 act=花

#r132
小勇买了⟨3本⟩练习本，每本⟨4元⟩，付出⟨20元⟩，书店离家⟨300米⟩，小勇⟨8岁⟩，应找回他⟨多少元⟩？
= 20-4*3
amount 小勇 act=买 what=练习本
rate 小勇 act=买 what=练习本
total 小勇 act=付
total 书店
total 小勇
total 小勇 mark=找

#r133
小勇家到文具店有⟨500米⟩，他⟨3时⟩出门。店里的铅笔每枝⟨1元⟩，橡皮每块⟨2元⟩，书包每个⟨65元⟩。小勇买了⟨3本⟩练习本，每本⟨4元⟩，练习本每本有⟨30页⟩，他付的正好是零钱。小勇付了⟨多少元⟩？
= 4*3
total W:文具店
x
rate 铅笔
rate 橡皮
rate 书包
amount 小勇 act=买 what=练习本
rate 小勇 act=买 what=练习本
rate 练习本
total 小勇 act=付

#r134
学校买来⟨54盆⟩花，摆在大门口⟨20盆⟩，剩下的摆在教学楼前和操场边，其中操场边摆⟨16盆⟩，教学楼前摆了⟨多少盆⟩？
= 54-20-16
total W:花
total 大门口 act=摆
total 操场边 act=摆
total 教学楼前 act=摆

#r135
小朋友分糖，如果每人分⟨4块⟩，正好分给⟨9人⟩，这些糖一共有⟨多少块⟩？
= 4*9
rate 小朋友 act=分
amount 小朋友 act=分
total W:糖

#r136
小朋友分糖，如果每人分⟨4块⟩，正好分给⟨9人⟩，如果只分给⟨6人⟩，每人可以分到⟨几块⟩？
= 4*9/6
rate 小朋友 act=分 mark=4
amount 小朋友 act=分 mark=9
amount 小朋友 act=分 mark=6
rate 小朋友 act=分 mark=6

#r137
一只七星瓢虫背上有⟨7颗⟩星，⟨5只⟩这样的瓢虫背上共有⟨多少颗⟩星？
= 7*5
rate 七星瓢虫
amount 七星瓢虫
total 七星瓢虫

#r138
一只螃蟹⟨8条⟩腿，⟨3只⟩螃蟹和一只⟨6条⟩腿的蚂蚁一共有⟨多少条⟩腿？
= 8*3+6
rate 螃蟹
amount 螃蟹
total 蚂蚁
total W:一共

#r139
张大妈家养公鸡⟨12只⟩，母鸡比公鸡多⟨18只⟩，母鸡每天下蛋⟨20个⟩，养鸭⟨9只⟩，母鸡有⟨多少只⟩？
= 12+18
total 公鸡 act=养
relation 母鸡 other=公鸡
rate 母鸡 act=下
total 鸭 act=养
total 母鸡

#r140
张大妈今年⟨58岁⟩，养了⟨12只⟩公鸡、⟨30只⟩母鸡。今天母鸡下了⟨26个⟩蛋，她拿⟨15个⟩到集市上去卖，每个卖⟨1元⟩，送给邻居⟨5个⟩，集市离家⟨3里⟩。今天的蛋她自己还留下⟨几个⟩？
= 26-15-5
total 张大妈
total 公鸡 act=养
total 母鸡 act=养
total 母鸡 act=下
total 张大妈 act=卖
rate 张大妈 act=卖
total 张大妈 act=送
total 集市
total 张大妈 act=留

#r141
飞机场上有⟨16架⟩飞机，先飞走⟨4架⟩，又飞走⟨5架⟩，一共飞走了⟨几架⟩？
= 4+5
total 飞机场
total 飞机 act=飞走 mark=先
total 飞机 act=飞走 mark=又
total 飞机 act=飞走 mark=一共

#r142
昨天气温⟨15度⟩，小亮读一本⟨90页⟩的童话书，每天读⟨8页⟩，读了⟨6天⟩，还剩⟨多少页⟩没读？
= 90-8*6
total 气温
total W:童话书
rate 小亮 act=读
amount 小亮 act=读
total 小亮 mark=剩

#r143
小亮读一本⟨90页⟩的童话书，书价⟨18元⟩，每天读⟨8页⟩，读了⟨6天⟩，姐姐同时读一本⟨120页⟩的小说，每天读⟨15页⟩。小亮已经读了⟨多少页⟩？
= 8*6
total W:童话书
total 书 mark=书价
rate 小亮 act=读
amount 小亮 act=读
total 姐姐 act=读
rate 姐姐 act=读
total 小亮 act=读

#r144
妹妹有⟨6个⟩气球，姐姐的气球比妹妹多⟨2个⟩，哥哥的气球和姐姐同样多，哥哥有⟨几个⟩气球？
= 6+2
total 妹妹
relation 姐姐 other=妹妹
total 哥哥

#r145
篮子里有⟨10个⟩红萝卜，小兔拿走⟨3个⟩，又放进⟨5个⟩，篮子里现在有⟨几个⟩红萝卜？
= 10-3+5
total 篮子
total 小兔 act=拿
total 小兔 act=放
total 篮子 mark=现在

#r146
二年级去种树，一班种了⟨24棵⟩，二班种的比一班多⟨6棵⟩，三班种的比二班少⟨10棵⟩，三班种了⟨多少棵⟩？
= 24+6-10
total 一班 act=种
relation 二班 act=种 other=一班
relation 三班 act=种 other=二班
total 三班 act=种

#r147
植树节那天刮着⟨4级⟩风，二年级一班⟨38人⟩种了⟨24棵⟩树，二班⟨40人⟩种了⟨30棵⟩树，王校长⟨50岁⟩，他也种了⟨2棵⟩。种好后每班浇了⟨15桶⟩水。二班比一班多种⟨多少棵⟩树？
= 30-24
total 风
total 一班
total 一班 act=种
total 二班
total 二班 act=种
total 王校长
total 王校长 act=种
rate 班 act=浇
relation 二班 act=种 other=一班

#r148
小胖存了⟨45元⟩零花钱，⟨66岁⟩的奶奶又给他⟨20元⟩，买一个⟨38元⟩的地球仪后，小胖还剩⟨多少元⟩？
= 45+20-38
total 小胖 act=存
total 奶奶
total 奶奶 act=给
total 小胖 act=买
total 小胖 mark=剩

#r149
一辆面包车能坐⟨9人⟩，⟨35名⟩足球队员坐⟨4辆⟩面包车去比赛，还空着⟨几个⟩座位？
= 9*4-35
rate 面包车 act=坐
total 队员
amount 面包车 act=坐
total 面包车 mark=空

#r150
小白兔和小灰兔一起收白菜，小白兔收了⟨32棵⟩，小灰兔收了⟨26棵⟩，小白兔给小灰兔⟨几棵⟩，小灰兔就有⟨29棵⟩？
= 29-26
total 小白兔 act=收
total 小灰兔 act=收
total 小白兔 act=给
total 小灰兔 mark=就有

#r151
学校食堂运来⟨8袋⟩大米，每袋⟨50千克⟩，又运来⟨240千克⟩面粉，大米和面粉一共重⟨多少千克⟩？
= 50*8+240
amount 食堂 act=运来 what=大米
rate 食堂 act=运来 what=大米
total 食堂 act=运来 what=面粉
total W:一共

#r152
学校食堂运来⟨8袋⟩大米，每袋⟨50千克⟩，运来的面粉比大米少⟨160千克⟩，食堂有⟨300人⟩吃饭，运来面粉⟨多少千克⟩？
= 50*8-160
amount 食堂 act=运来 what=大米
rate 食堂 act=运来 what=大米
relation 面粉 other=大米
total 食堂 act=吃
total 食堂 act=运来 what=面粉

#r153
学校食堂有⟨6名⟩厨师，每天⟨10时⟩开始做饭。星期一运来⟨8袋⟩大米，每袋⟨50千克⟩，每袋⟨160元⟩；还运来⟨240千克⟩面粉、⟨15桶⟩油。如果每天吃大米⟨80千克⟩、面粉⟨30千克⟩，这些面粉能吃⟨几天⟩？
= 240/30
total 食堂 mark=厨师
x
amount 食堂 act=运来 what=大米
rate 食堂 act=运来 what=大米
rate 大米
total 食堂 act=运来 what=面粉
total 食堂 act=运来 what=油
rate 食堂 act=吃 what=大米
rate 食堂 act=吃 what=面粉
amount 食堂 act=吃 what=面粉

#r154
⟨3辆⟩卡车⟨4次⟩运货⟨72吨⟩，每辆卡车配⟨2名⟩司机，最远的要跑⟨85千米⟩，平均每辆卡车每次运货⟨多少吨⟩？
= 72/3/4
amount 卡车 mark=3
amount 卡车 act=运 mark=4
total 卡车 act=运
rate 卡车 act=配
total 卡车 act=跑
rate 卡车 act=运

#r155
⟨3辆⟩卡车一次运货⟨18吨⟩，照这样计算，⟨7辆⟩卡车一次运货⟨多少吨⟩？
= 18/3*7
amount 卡车 mark=3
total 卡车 act=运 mark=3
amount 卡车 mark=7
total 卡车 act=运 mark=7

#r156
司机王叔叔开车⟨15年⟩了。他们车队有⟨20辆⟩卡车，今天出车的⟨3辆⟩卡车一次运货⟨18吨⟩，每吨运费⟨45元⟩，路上要走⟨2小时⟩。照这样计算，要一次运走⟨42吨⟩货，需要出车⟨多少辆⟩？
= 42/(18/3)
amount 王叔叔 act=开
total 车队
amount 卡车 mark=3
total 卡车 act=运 mark=3
rate 运费
amount 卡车 act=走
total 卡车 act=运 mark=走
amount 卡车 mark=需要

#r157
小红⟨4分钟⟩打字⟨240个⟩，照这样的速度，打完一篇⟨900个⟩字的文章要⟨多少分钟⟩？
= 900/(240/4)
amount 小红 act=打 mark=4
total 小红 act=打 mark=4
total 小红 act=打 mark=打完
amount 小红 act=打 mark=打完

#r158
小红⟨4分钟⟩打字⟨240个⟩，小兰每分钟打字⟨75个⟩，小兰每分钟比小红多打⟨多少个⟩字？
= 75-240/4
amount 小红 act=打 mark=4
total 小红 act=打 mark=4
rate 小兰 act=打
relation 小兰 act=打 other=小红

#r159
校园打字比赛有⟨28人⟩参加，比赛⟨10分钟⟩，第一名得奖金⟨100元⟩。赛前练习时，小红⟨4分钟⟩打字⟨240个⟩，打错⟨6个⟩；小兰每分钟打字⟨75个⟩，打错⟨3个⟩；小红学打字⟨2年⟩了，小兰才学⟨8个月⟩。小红每分钟打字⟨多少个⟩？
= 240/4
total 比赛
total 比赛 mark=10
total 第一名 act=得
amount 小红 act=打
total 小红 act=打
total 小红 act=打错
rate 小兰 act=打
total 小兰 act=打错
amount 小红 act=学
amount 小兰 act=学
rate 小红 act=打

#r160
果园四周的围墙高⟨2米⟩。果园里有桃树⟨45棵⟩，梨树的棵数是桃树的⟨3倍⟩，苹果树比梨树少⟨28棵⟩，去年收了⟨900千克⟩果子，苹果树有⟨多少棵⟩？
= 45*3-28
total 围墙
total 桃树
relation 梨树 other=桃树
relation 苹果树 other=梨树
total 果园 act=收 mark=去年
total 苹果树

#r161
果园里有桃树⟨45棵⟩，梨树的棵数是桃树的⟨3倍⟩，桃树和梨树一共有⟨多少棵⟩？
= 45+45*3
total 桃树
relation 梨树 other=桃树
total W:一共

#r162
果园里梨树有⟨135棵⟩，是桃树的⟨3倍⟩，梨树比桃树多⟨多少棵⟩？
= 135-135/3
total 梨树
relation 梨树 other=桃树
relation 梨树 mark=多 other=桃树

#r163
四年级⟨3个⟩班共捐书⟨396本⟩，一班捐了⟨128本⟩，二班捐了⟨145本⟩，三班捐了⟨多少本⟩？
= 396-128-145
amount 四年级
total 四年级 act=捐
total 一班 act=捐
total 二班 act=捐
total 三班 act=捐

#r164
四年级⟨3个⟩班为山区小学捐书，一班⟨42人⟩捐了⟨128本⟩，二班⟨45人⟩捐了⟨145本⟩，三班⟨40人⟩捐了⟨123本⟩，平均每班捐书⟨多少本⟩？
= (128+145+123)/3
amount 四年级
total 一班
total 一班 act=捐
total 二班
total 二班 act=捐
total 三班
total 三班 act=捐
rate 四年级 act=捐

#r165
四年级⟨3个⟩班为山区小学捐书，那所小学有⟨5名⟩教师、⟨120名⟩学生，离县城⟨36千米⟩。一班捐了⟨128本⟩，二班捐了⟨145本⟩，三班捐了⟨123本⟩，校长自己掏钱买了⟨30本⟩，花了⟨450元⟩。全部书籍要装箱，每箱装⟨20本⟩，一箱重⟨8千克⟩。三班比二班少捐书⟨多少本⟩？
= 145-123
amount 四年级
total 小学 mark=教师
total 小学 mark=学生
total 小学
total 一班 act=捐
total 二班 act=捐
total 三班 act=捐
total 校长 act=买
total 校长 act=花
rate 书籍 act=装
rate 箱
relation 三班 act=捐 other=二班

#r166
小强身高⟨140厘米⟩，他从一楼走到⟨3楼⟩用了⟨24秒⟩。他用⟨15元⟩买了⟨5枝⟩圆珠笔，姐姐用⟨32元⟩买了⟨8枝⟩水彩笔，圆珠笔每枝比水彩笔便宜⟨多少元⟩？
= 32/8-15/5
total 小强 mark=身高
x
amount 小强 act=走
total 小强 act=买
amount 小强 act=买
total 姐姐 act=买
amount 姐姐 act=买
relation 圆珠笔 other=水彩笔

#r167
李阿姨带⟨200元⟩去买水果，买了⟨6千克⟩苹果，每千克⟨12元⟩，剩下的钱买每千克⟨16元⟩的樱桃，可以买⟨多少千克⟩樱桃？
= (200-12*6)/16
total 李阿姨 act=带
amount 李阿姨 act=买 what=苹果
rate 李阿姨 act=买 what=苹果
rate 李阿姨 act=买 what=樱桃
amount 李阿姨 act=买 what=樱桃

#r168
李阿姨带⟨200元⟩去水果店，苹果每千克⟨12元⟩，樱桃每千克⟨16元⟩，香蕉每千克⟨7元⟩，葡萄每千克⟨10元⟩。她买了⟨6千克⟩苹果和⟨5千克⟩葡萄，没有买樱桃和香蕉。她应付⟨多少元⟩？
= 12*6+10*5
total 李阿姨 act=带
rate 苹果
rate 樱桃
rate 香蕉
rate 葡萄
amount 李阿姨 act=买 what=苹果
amount 李阿姨 act=买 what=葡萄
total 李阿姨 act=付

#r169
李阿姨在一家公司上班，每月工资⟨6000元⟩。星期六她坐⟨3站⟩车到水果店，苹果每千克⟨12元⟩，比上星期贵⟨2元⟩，葡萄每千克⟨10元⟩。她买了⟨6千克⟩苹果，家里还有⟨2千克⟩没吃完。付出⟨100元⟩，应找回⟨多少元⟩？
= 100-12*6
rate 李阿姨
amount 李阿姨 act=坐
rate 苹果
relation 苹果 other=上星期
rate 葡萄
amount 李阿姨 act=买 what=苹果
total 李阿姨 mark=家里
total 李阿姨 act=付
total 李阿姨 mark=找

#r170
一列火车从甲城开往乙城，每小时行⟨120千米⟩，行了⟨4小时⟩后离乙城还有⟨150千米⟩，火车票⟨88元⟩，车上有⟨620人⟩，甲、乙两城相距⟨多少千米⟩？
= 120*4+150
rate 火车 act=行
amount 火车 act=行
total 火车 mark=还有
rate 火车票
total 火车 mark=人
total W:两城

#r171
甲、乙两城相距⟨630千米⟩，一列火车从甲城开往乙城，已经行了⟨4小时⟩，离乙城还有⟨150千米⟩，这列火车平均每小时行⟨多少千米⟩？
= (630-150)/4
total W:两城
amount 火车 act=行
total 火车 mark=还有
rate 火车 act=行

#r172
甲、乙两城相距⟨630千米⟩，火车票每张⟨95元⟩。一列⟨16节⟩车厢的火车从甲城开往乙城，车上坐了⟨860人⟩，每小时行⟨120千米⟩，已经行了⟨4小时⟩，中午气温升到⟨31度⟩。这时火车离乙城还有⟨多少千米⟩？
= 630-120*4
total W:两城
rate 火车票
total 火车
total 火车 act=坐
rate 火车 act=行
amount 火车 act=行
total 气温
total 火车 mark=还有

#r173
工人叔叔修一条⟨1200米⟩的路，前⟨4天⟩每天修⟨150米⟩，剩下的要⟨3天⟩修完，平均每天修⟨多少米⟩？
= (1200-150*4)/3
total W:路
amount 工人叔叔 act=修 mark=前
rate 工人叔叔 act=修 mark=前
amount 工人叔叔 act=修 mark=剩下
rate 工人叔叔 act=修 mark=剩下

#r174
工人叔叔修一条⟨1200米⟩的路，前⟨4天⟩每天修⟨150米⟩，以后每天修⟨200米⟩，还要⟨几天⟩修完？
= (1200-150*4)/200
total W:路
amount 工人叔叔 act=修 mark=前
rate 工人叔叔 act=修 mark=前
rate 工人叔叔 act=修 mark=以后
amount 工人叔叔 act=修 mark=以后

#r175
修路队有⟨25人⟩，⟨3台⟩压路机。要修一条长⟨1200米⟩、宽⟨8米⟩的路，计划用⟨8天⟩修完。前⟨4天⟩每天修⟨150米⟩，其中有⟨1天⟩下小雨也没有停工。前几天一共修了⟨多少米⟩？
= 150*4
total 修路队
total 修路队 mark=压路机
total W:路
total 路 mark=宽
amount 修路队 act=修 mark=计划
amount 修路队 act=修 mark=前
rate 修路队 act=修 mark=前
total 修路队 mark=雨
total 修路队 act=修 mark=前

#r176
一箱牛奶有⟨24盒⟩，每盒⟨3元⟩，保质期⟨45天⟩，买⟨5箱⟩牛奶要⟨多少元⟩？
= 3*24*5
rate 牛奶
rate 盒
total 牛奶 mark=保质期
amount 牛奶 act=买
total 牛奶 act=买

#r177
学校买了⟨5箱⟩牛奶，每箱⟨24盒⟩，共付⟨360元⟩，平均每盒牛奶⟨多少元⟩？
= 360/5/24
amount 学校 act=买
rate 牛奶
total 学校 act=付
rate 盒

#r178
小区超市搞活动，一箱牛奶⟨72元⟩，里面有⟨24盒⟩，买⟨4箱⟩送⟨1箱⟩。妈妈买了⟨4箱⟩牛奶，妈妈实际拿到⟨多少盒⟩牛奶？
= (4+1)*24
rate 牛奶
rate 盒
amount 牛奶 act=买 mark=送
total 牛奶 act=送
amount 妈妈 act=买
total 妈妈 act=拿到

#r179
参加书法小组的有⟨18人⟩，参加航模小组的人数是书法小组的⟨2倍⟩，参加合唱小组的人数比航模小组多⟨15人⟩，参加合唱小组的有⟨多少人⟩？
= 18*2+15
total 书法小组
relation 航模小组 other=书法小组
relation 合唱小组 other=航模小组
total 合唱小组

#r180
学校办了⟨9个⟩兴趣小组，每周活动⟨2次⟩，每次⟨40分钟⟩。参加书法小组的有⟨18人⟩，参加航模小组的有⟨36人⟩，航模材料每人⟨25元⟩，书法用的毛笔每枝⟨12元⟩。航模小组的同学买材料一共要⟨多少元⟩？
= 25*36
total 学校
rate 兴趣小组 act=活动
rate 活动
total 书法小组
total 航模小组
rate 航模小组
rate 毛笔
total 航模小组

#r181
爷爷今年⟨72岁⟩，是小军年龄的⟨8倍⟩，爸爸比小军大⟨28岁⟩，爸爸今年⟨多少岁⟩？
= 72/8+28
total 爷爷
relation 爷爷 other=小军
relation 爸爸 other=小军
total 爸爸

#r182
爷爷今年⟨72岁⟩，是小军年龄的⟨8倍⟩，爷爷比小军大⟨多少岁⟩？
= 72-72/8
total 爷爷
relation 爷爷 other=小军
relation 爷爷 mark=大 other=小军

#r183
小军上三年级，今年⟨9岁⟩，⟨6年⟩前他刚上幼儿园。爷爷的年龄是小军的⟨8倍⟩，奶奶比爷爷小⟨4岁⟩，爷爷奶奶结婚已经⟨46年⟩了，他们住的老屋盖了⟨30年⟩。奶奶今年⟨多少岁⟩？
= 9*8-4
total 小军
total 小军 mark=前
relation 爷爷 other=小军
relation 奶奶 other=爷爷
total 爷爷 mark=结婚
total 老屋
total 奶奶

#r184
服装厂有⟨480米⟩布，做了⟨60套⟩儿童服，每套用布⟨3米⟩，剩下的布做成人服，每套用⟨5米⟩，可以做⟨多少套⟩成人服？
= (480-3*60)/5
total W:布
amount 服装厂 act=做 what=儿童服
rate 服装厂 act=做 what=儿童服
rate 服装厂 act=做 what=成人服
amount 服装厂 act=做 what=成人服

#r185
服装厂⟨2001年⟩建厂，有⟨150名⟩工人。上个月用布⟨3500米⟩，这个月又进了⟨480米⟩布，要做⟨60套⟩儿童服，每套用布⟨3米⟩，每套卖⟨85元⟩。做完儿童服，这批布还剩⟨多少米⟩？
= 480-3*60
x
total 服装厂 mark=工人
total 服装厂 act=用 mark=上个月
total W:布
amount 服装厂 act=做
rate 服装厂 act=做
rate 儿童服 act=卖
total 布 mark=剩

#r186
小明骑车每分钟行⟨200米⟩，从家到图书馆用了⟨15分钟⟩；自行车值⟨360元⟩；如果步行，每分钟走⟨60米⟩，要⟨多少分钟⟩？
= 200*15/60
rate 小明 act=行
amount 小明 act=行 mark=图书馆
total 自行车
rate 小明 act=走
amount 小明 act=走

#r187
小明家到图书馆有⟨3000米⟩，他骑车去用了⟨15分钟⟩，回来时因为逆风用了⟨20分钟⟩，回来时每分钟比去时慢⟨多少米⟩？
= 3000/15-3000/20
total W:图书馆
amount 小明 act=骑 mark=去
amount 小明 act=骑 mark=回来
relation 小明 mark=回来 other=去

#r188
小明骑车去图书馆，自行车是⟨480元⟩买的，骑了⟨2年⟩。家到图书馆有⟨3000米⟩，途中有⟨4个⟩红绿灯，去时用了⟨15分钟⟩，在图书馆看书⟨90分钟⟩，借了⟨3本⟩书，回来用了⟨20分钟⟩。小明回来时平均每分钟骑⟨多少米⟩？
= 3000/20
total 自行车 act=买
amount 自行车 act=骑
total W:图书馆
total 途中
amount 小明 act=骑 mark=去
amount 小明 act=看
total 小明 act=借
amount 小明 act=骑 mark=回来
rate 小明 act=骑 mark=回来

#r189
三(1)班分成⟨6组⟩，每组⟨7人⟩，三(2)班有⟨45人⟩，三(2)班比三(1)班多⟨几人⟩？
= 45-7*6
amount 三(1)班
rate 三(1)班
total 三(2)班
relation 三(2)班 other=三(1)班

#r190
花店开了⟨4年⟩，一枝玫瑰⟨5元⟩。花店有⟨120枝⟩玫瑰，扎成⟨8束⟩，每束⟨11枝⟩，还剩⟨多少枝⟩？
= 120-11*8
amount 花店 act=开
rate 玫瑰
total W:玫瑰
amount 花店 act=扎
rate 花店 act=扎
total 花店 mark=剩

#r191
花店有⟨120枝⟩玫瑰和⟨90枝⟩百合，每⟨6枝⟩玫瑰配⟨3枝⟩百合扎成一束，玫瑰正好用完，可以扎⟨多少束⟩？
= 120/6
total W:玫瑰
total 百合
rate 玫瑰
rate 百合
amount 花店 act=扎

#r192
花店老板凌晨⟨5时⟩去进货，开车⟨25千米⟩，进了⟨120枝⟩玫瑰，进价每枝⟨2元⟩，卖价每枝⟨5元⟩；百合进了⟨90枝⟩，一枝也没卖出。情人节那天店里来了⟨64位⟩顾客，最年轻的才⟨18岁⟩。玫瑰全部卖完，从玫瑰上一共能赚⟨多少元⟩？
= (5-2)*120
x
total 花店老板 act=开
total W:玫瑰
rate 玫瑰 mark=进价
rate 玫瑰 mark=卖价
total 百合 act=进
total 店里 act=来
total 顾客
total 玫瑰 act=赚

#r193
养鸡场有⟨630只⟩鸡，卖出⟨150只⟩后，其余的关在⟨8间⟩鸡舍里，平均每间鸡舍关⟨多少只⟩鸡？
= (630-150)/8
total W:鸡
total 养鸡场 act=卖
amount 鸡 act=关
rate 鸡 act=关

#r194
一桶油连桶重⟨52千克⟩，桶重⟨4千克⟩，把油平均装进⟨6个⟩小瓶罐，每个罐里装油⟨多少千克⟩？
= (52-4)/6
total 油 mark=连桶
total 桶
amount 油 act=装
rate 油 act=装

#r195
同学们做操，原来站成⟨15行⟩，每行⟨24人⟩，现在改站成⟨18行⟩，每行站⟨多少人⟩？
= 24*15/18
amount 同学们 act=站 mark=原来
rate 同学们 act=站 mark=原来
amount 同学们 act=站 mark=现在
rate 同学们 act=站 mark=现在

#r196
同学们做操，站成⟨15行⟩，每行⟨24人⟩，其中男生⟨190人⟩，女生有⟨多少人⟩？
= 24*15-190
amount 同学们 act=站
rate 同学们 act=站
total 男生
total 女生

#r197
体操比赛在⟨9时⟩举行，有⟨6所⟩学校参加，评委⟨7人⟩。育才小学的队伍站成⟨15行⟩，每行⟨24人⟩，服装每套⟨68元⟩，帽子每顶⟨9元⟩，他们为比赛练习了⟨20天⟩。育才小学参加比赛的有⟨多少人⟩？
= 24*15
x
total 学校
total 评委
amount 育才小学 act=站
rate 育才小学 act=站
rate 服装
rate 帽子
amount 育才小学 act=练习
total 育才小学 act=参加

#r198
车间里有⟨18台⟩机器，李师傅每小时加工⟨24个⟩零件，王师傅每小时加工⟨28个⟩，两人同时工作⟨5小时⟩，每个零件重⟨2千克⟩，一共加工⟨多少个⟩零件？
= (24+28)*5
total 车间
rate 李师傅 act=加工
rate 王师傅 act=加工
amount 李师傅 act=工作
rate 零件
total W:一共 act=加工

#r199
李师傅每小时加工⟨24个⟩零件，王师傅每小时加工⟨28个⟩，两人同时工作⟨5小时⟩，王师傅比李师傅多加工⟨多少个⟩？
= (28-24)*5
rate 李师傅 act=加工
rate 王师傅 act=加工
amount 李师傅 act=工作
relation 王师傅 act=加工 other=李师傅

#r200
李师傅⟨45岁⟩，在厂里干了⟨22年⟩；王师傅⟨38岁⟩，来厂⟨15年⟩。李师傅每小时加工⟨24个⟩零件，王师傅每小时加工⟨28个⟩。上周厂里接到⟨700个⟩零件的订单，已经交货。今天他们要一起加工⟨260个⟩零件，中午休息⟨1小时⟩不算在内，需要工作⟨几小时⟩？
= 260/(24+28)
total 李师傅
amount 李师傅 act=干
total 王师傅
amount 王师傅 act=来
rate 李师傅 act=加工
rate 王师傅 act=加工
total 厂里 act=接
total W:零件
amount 李师傅 act=休息
amount 李师傅 act=工作

#r201
电影院楼下有⟨25排⟩，每排⟨32个⟩座位，楼上有⟨260个⟩座位，这个电影院一共有⟨多少个⟩座位？
= 32*25+260
amount 楼下
rate 楼下
total 楼上
total W:电影院

#r202
电影院楼下有⟨25排⟩，每排⟨32个⟩座位，楼上有⟨260个⟩座位。一场电影卖出⟨930张⟩票，每张⟨30元⟩，每人一座，还空⟨多少个⟩座位？
= 32*25+260-930
amount 楼下
rate 楼下
total 楼上
total 电影 act=卖
rate 票
total 电影院 mark=空

#r203
小林前⟨3天⟩每天看书⟨18页⟩，后⟨4天⟩共看书⟨86页⟩，这一周平均每天看⟨多少页⟩？
= (18*3+86)/(3+4)
amount 小林 act=看 mark=前
rate 小林 act=看 mark=前
amount 小林 act=看 mark=后
total 小林 act=看 mark=后
rate 小林 act=看 mark=平均

#r204
小林语文考了⟨92分⟩，数学考了⟨98分⟩，英语考了⟨95分⟩，上学期数学考了⟨90分⟩，体育得⟨80分⟩。小林这次语文、数学、英语⟨3门⟩的平均分是⟨多少分⟩？
= (92+98+95)/3
total 语文 act=考
total 数学 act=考
total 英语 act=考
total 数学 act=考 mark=上学期
total 体育
amount 小林
rate 小林

#r205
小林⟨3门⟩功课的平均分是⟨95分⟩，其中语文⟨92分⟩，英语⟨95分⟩，数学⟨多少分⟩？
= 95*3-92-95
amount 小林
rate 小林
total 语文
total 英语
total 数学

#r206
一台价格⟨12万元⟩的收割机每天收割小麦⟨35公顷⟩，⟨4台⟩这样的收割机⟨6天⟩可以收割小麦⟨多少公顷⟩？
= 35*4*6
rate 收割机 mark=价格
rate 收割机 act=收割
amount 收割机 mark=4
amount 收割机 act=收割
total 收割机 act=收割

#r207
王大伯家的玉米地收玉米⟨1800千克⟩，小麦收了⟨1260千克⟩，比去年多收⟨140千克⟩，每袋装⟨60千克⟩，小麦装了⟨多少袋⟩？
= 1260/60
total 玉米 act=收
total 小麦 act=收
relation 小麦 act=收 other=去年
rate 小麦 act=装
amount 小麦 act=装

#r208
王大伯家有⟨12亩⟩地，⟨2头⟩牛。今年玉米收了⟨1800千克⟩，用去化肥⟨300千克⟩；小麦收了⟨1260千克⟩，用去化肥⟨200千克⟩；儿子在城里打工，每月寄回⟨1500元⟩。玉米每袋装⟨60千克⟩，小麦还没装。玉米要装⟨多少袋⟩？
= 1800/60
total 王大伯
total 王大伯 what=牛
total 玉米 act=收
total 玉米 act=用
total 小麦 act=收
total 小麦 act=用
rate 儿子 act=寄
rate 玉米 act=装
amount 玉米 act=装

#r209
小华有⟨84张⟩画片，小芳有⟨60张⟩画片，小华给小芳⟨多少张⟩，小华还剩⟨72张⟩？
= 84-72
total 小华
total 小芳
total 小华 act=给
total 小华 mark=剩

#r210
图书馆有⟨3层⟩楼，⟨26张⟩桌子，馆内有科技书⟨560本⟩，故事书比科技书的⟨2倍⟩还多⟨80本⟩，故事书有⟨多少本⟩？
= 560*2+80
total 图书馆 mark=层
total 图书馆 mark=桌
total 科技书
relation 故事书 other=科技书
relation 故事书 mark=多 other=科技书
total 故事书

#r211
图书馆有故事书⟨1200本⟩，比科技书的⟨2倍⟩还多⟨80本⟩，科技书有⟨多少本⟩？
= (1200-80)/2
total 故事书
relation 故事书 other=科技书
relation 故事书 mark=多 other=科技书
total 科技书

#r212
图书馆每周开放⟨6天⟩，有⟨4名⟩管理员，去年来过⟨9000人⟩。馆里有科技书⟨560本⟩，借出⟨130本⟩；故事书有⟨1200本⟩，借出⟨450本⟩，连环画⟨300本⟩全部在馆。图书馆里的故事书现在还有⟨多少本⟩？
= 1200-450
rate 图书馆 act=开放
total 图书馆 mark=管理员
total 图书馆 act=来 mark=去年
total 科技书
total 科技书 act=借
total 故事书
total 故事书 act=借
total 连环画
total 故事书 mark=现在

#r213
啄木鸟⟨3天⟩吃害虫⟨1935只⟩，山雀⟨4天⟩吃害虫⟨1040只⟩，啄木鸟每天比山雀多吃害虫⟨多少只⟩？
= 1935/3-1040/4
amount 啄木鸟 act=吃
total 啄木鸟 act=吃
amount 山雀 act=吃
total 山雀 act=吃
relation 啄木鸟 act=吃 other=山雀

#r214
王奶奶家每月用水⟨14吨⟩，每吨水费⟨3元⟩，⟨3个月⟩要交水费⟨多少元⟩？
= 3*14*3
rate 王奶奶 act=用
rate 水费
amount 王奶奶 act=用
total 王奶奶 act=交

#r215
王奶奶家有⟨5口⟩人，住房⟨90平方米⟩，每月用水⟨14吨⟩，每吨水费⟨3元⟩；每月用电⟨160度⟩，每度电费⟨1元⟩；电话费每月⟨39元⟩。王奶奶家每月水费和电费一共要⟨多少元⟩？
= 3*14+1*160
total 王奶奶家
total 王奶奶家 mark=住房
rate 王奶奶 act=用 what=水
rate 水费
rate 王奶奶 act=用 what=电
rate 电费
rate 电话费
rate W:一共

#r216
同学们收集废电池，三年级收集了⟨156节⟩，四年级收集的是三年级的⟨2倍⟩，五年级收集的比三、四年级的总数少⟨48节⟩，他们的老师⟨33岁⟩，收集活动持续⟨14天⟩，五年级收集了⟨多少节⟩？
= 156+156*2-48
total 三年级 act=收集
relation 四年级 act=收集 other=三年级
relation 五年级 act=收集 other=总数
total 老师
total 活动
total 五年级 act=收集

#r217
一辆长途汽车上有乘客⟨38人⟩，票价每人⟨45元⟩，到了中途站，有⟨12人⟩下车，⟨7人⟩上车，司机已开了⟨3小时⟩，每小时⟨75千米⟩。这时长途汽车已经行驶了⟨多少千米⟩？
= 75*3
total 长途汽车 mark=乘客
rate 票价
total 乘客 act=下
total 乘客 act=上
amount 司机 act=开
rate 司机 act=开
total 长途汽车 act=行驶

#r218
一辆长途汽车上有乘客⟨38人⟩，票价每人⟨45元⟩，到了中途站，有⟨12人⟩下车，⟨7人⟩上车，司机已开了⟨3小时⟩，每小时⟨75千米⟩。这时车上有乘客⟨多少人⟩？
= 38-12+7
total 长途汽车 mark=乘客
rate 票价
total 乘客 act=下
total 乘客 act=上
amount 司机 act=开
rate 司机 act=开
total 乘客 mark=这时

#r219
做一个灯笼要⟨4张⟩彩纸，⟨5个⟩小组各做⟨6个⟩灯笼，一共需要⟨多少张⟩彩纸？
= 4*(6*5)
rate 灯笼 act=做
amount 小组
rate 小组 act=做
total W:一共

#r220
小朋友们做灯笼，每个灯笼用⟨4张⟩彩纸，有⟨136张⟩彩纸，做了⟨28个⟩灯笼，还剩⟨多少张⟩彩纸？
= 136-4*28
rate 灯笼 act=用
total W:彩纸
amount 灯笼 act=做
total 彩纸 mark=剩

#r221
元宵节前夕，⟨(3)班⟩的⟨42名⟩同学和⟨2位⟩家长一起做灯笼，做了⟨3小时⟩，每个灯笼用⟨4张⟩彩纸、⟨6根⟩竹条，彩纸每张⟨2角⟩。做完后，家长煮了⟨200个⟩汤圆给大家吃。一共用去竹条⟨168根⟩，他们做了⟨多少个⟩灯笼？
= 168/6
x
total 同学
total 家长
amount 同学 act=做
rate 灯笼 act=用
rate 灯笼 act=用 what=竹条
rate 彩纸
total 家长 act=煮
total 竹条 act=用
amount 灯笼 act=做

#r222
甲地到乙地有⟨360千米⟩，一辆汽车去时每小时行⟨60千米⟩，返回时比去时少用⟨1小时⟩，返回时每小时行⟨多少千米⟩？
= 360/(360/60-1)
total W:甲地
rate 汽车 act=行 mark=去
relation 汽车 mark=返回 other=去
rate 汽车 act=行 mark=返回

#r223
商店卖出⟨12个⟩书包，每个⟨65元⟩，卖出的文具盒共收入⟨340元⟩，书包的收入比文具盒多⟨多少元⟩？
= 65*12-340
amount 商店 act=卖 what=书包
rate 商店 act=卖 what=书包
total 商店 act=卖 what=文具盒
relation 书包 other=文具盒

#r224
五一劳动节商店开了⟨11小时⟩，进店⟨480人⟩，其中一人丢了⟨50元⟩。书包每个⟨65元⟩，卖出⟨12个⟩；文具盒每个⟨17元⟩，卖出⟨20个⟩；水杯每个⟨23元⟩，没有卖出。昨天的营业额是⟨900元⟩。书包和文具盒一共卖了⟨多少元⟩？
= 65*12+17*20
amount 商店 act=开
total 商店 act=进
total 一人 act=丢
rate 书包
amount 书包 act=卖
rate 文具盒
amount 文具盒 act=卖
rate 水杯
total 商店 mark=昨天
total W:一共 act=卖

#r225
一本《十万个为什么》有⟨420页⟩，小敏已经看了⟨6天⟩，每天看⟨25页⟩，余下的她想⟨9天⟩看完，每天要看⟨多少页⟩？
= (420-25*6)/9
total W:十万个为什么
amount 小敏 act=看 mark=已经
rate 小敏 act=看 mark=已经
amount 小敏 act=看 mark=余下
rate 小敏 act=看 mark=余下

#r226
小敏⟨10岁⟩，视力⟨5.0⟩。她有一本⟨420页⟩的书，定价⟨28元⟩，已经看了⟨6天⟩，每天看⟨25页⟩，每天练琴⟨40分钟⟩；同桌小蕾看的那本有⟨380页⟩，才看了⟨90页⟩。小敏的这本书还剩⟨多少页⟩？
= 420-25*6
total 小敏
total 小敏 mark=视力
total W:书
total 书 mark=定价
amount 小敏 act=看
rate 小敏 act=看
rate 小敏 act=练
total 小蕾 act=看
total 小蕾 act=看 mark=才
total 小敏 mark=剩

#r227
一块布料长⟨50米⟩，先做⟨8套⟩大人衣服，每套用⟨4米⟩，剩下的做童装，每套用⟨2米⟩，能做童装⟨多少套⟩？
= (50-4*8)/2
total W:布料
amount 布料 act=做 mark=先
rate 布料 act=做 mark=先
rate 布料 act=做 what=童装
amount 布料 act=做 what=童装

#r228
⟨2箱⟩蜜蜂可以酿⟨148千克⟩蜂蜜，蜂蜜每千克⟨40元⟩，照这样计算，养⟨24箱⟩这样的蜜蜂可以酿⟨多少千克⟩蜂蜜？
= 148/2*24
amount 蜜蜂 mark=2
total 蜜蜂 act=酿 mark=2
rate 蜂蜜
amount 蜜蜂 mark=24
total 蜜蜂 act=酿 mark=24

#r229
养蜂人老陈⟨51岁⟩，养蜂⟨26年⟩，春天要走⟨800千米⟩追赶花期。他的⟨24箱⟩蜜蜂今年酿了⟨1776千克⟩蜂蜜，每瓶装⟨4千克⟩，每瓶卖⟨120元⟩，去年酿了⟨1500千克⟩。今年的蜂蜜可以装⟨多少瓶⟩？
= 1776/4
total 老陈
amount 老陈 act=养
total 老陈 act=走
amount 蜜蜂
total 蜜蜂 act=酿
rate 蜂蜜 act=装
rate 蜂蜜 act=卖
total 蜜蜂 act=酿 mark=去年
amount 蜂蜜 act=装

#r230
从南京到上海，汽车每小时行⟨75千米⟩，⟨4小时⟩到达；摩托车要⟨5小时⟩到达，摩托车每小时行⟨多少千米⟩？
= 75*4/5
rate 汽车 act=行
amount 汽车 act=行
amount 摩托车 act=行
rate 摩托车 act=行

#r231
从南京到上海，汽车每小时行⟨75千米⟩，⟨4小时⟩到达；摩托车每小时比汽车少行⟨15千米⟩，摩托车要⟨几小时⟩到达？
= 75*4/(75-15)
rate 汽车 act=行
amount 汽车 act=行
relation 摩托车 act=行 other=汽车
amount 摩托车 act=行

#r232
小丽带⟨80元⟩去文具店，买了⟨3枝⟩钢笔和⟨2本⟩笔记本，共花了⟨49元⟩，每本笔记本⟨8元⟩，每枝钢笔⟨多少元⟩？
= (49-8*2)/3
total 小丽 act=带
amount 小丽 act=买 what=钢笔
amount 小丽 act=买 what=笔记本
total W:共 act=花
rate 小丽 act=买 what=笔记本
rate 小丽 act=买 what=钢笔

#r233
小丽买了⟨3枝⟩钢笔和⟨2本⟩笔记本，每枝钢笔⟨11元⟩，每本笔记本⟨8元⟩，买钢笔比买笔记本多花⟨多少元⟩？
= 11*3-8*2
amount 小丽 act=买 what=钢笔
amount 小丽 act=买 what=笔记本
rate 小丽 act=买 what=钢笔
rate 小丽 act=买 what=笔记本
relation 小丽 act=买 what=钢笔 other=笔记本

#r234
文具店在学校东面⟨150米⟩处，店主养了一只⟨3岁⟩的猫。小丽带⟨60元⟩去买⟨3枝⟩钢笔和⟨2本⟩笔记本，钢笔每枝⟨11元⟩，笔记本每本⟨8元⟩，橡皮每块⟨2元⟩；她前面有⟨4个⟩人排队，等了⟨6分钟⟩。小丽付钱后还剩⟨多少元⟩？
= 60-11*3-8*2
total 文具店
total 猫
total 小丽 act=带
amount 小丽 act=买 what=钢笔
amount 小丽 act=买 what=笔记本
rate 小丽 act=买 what=钢笔
rate 小丽 act=买 what=笔记本
rate 橡皮
total 小丽 mark=前面
amount 小丽 act=等
total 小丽 mark=剩

#r235
同学们去敬老院，三年级去了⟨32人⟩，四年级去的人数是三年级的⟨2倍⟩，每⟨8人⟩分成一组，一共可以分成⟨多少组⟩？
= (32+32*2)/8
total 三年级 act=去
relation 四年级 act=去 other=三年级
rate 人
amount W:一共 act=分

#r236
重阳节，同学们走⟨2千米⟩路去敬老院，那里住着⟨45位⟩老人，年纪最大的⟨98岁⟩，最小的⟨67岁⟩。三年级去了⟨32人⟩，表演⟨5个⟩节目；四年级去了⟨64人⟩，表演⟨7个⟩节目。每⟨8人⟩一组打扫卫生，四年级可以分成⟨几组⟩？
= 64/8
total 同学们 act=走
total 敬老院 act=住
total 老人 mark=最大
total 老人 mark=最小
total 三年级 act=去
total 三年级 act=表演
total 四年级 act=去
total 四年级 act=表演
rate 四年级 act=分
amount 四年级 act=分

#r237
小猴摘桃，上午摘了⟨4筐⟩，每筐⟨35个⟩，下午摘的比上午多⟨26个⟩，下午摘了⟨多少个⟩桃？
= 35*4+26
amount 小猴 act=摘 mark=上午
rate 小猴 act=摘 mark=上午
relation 小猴 act=摘 mark=下午 other=上午
total 小猴 act=摘 mark=下午

#r238
一个水龙头⟨5分钟⟩漏水⟨60克⟩，照这样，漏⟨30分钟⟩要浪费水⟨多少克⟩？
= 60/5*30
amount 水龙头 act=漏 mark=5
total 水龙头 act=漏 mark=5
amount 水龙头 act=漏 mark=30
total 水龙头 act=漏 mark=30

#r239
科学课上，小组⟨4人⟩做实验，量杯能装⟨500克⟩水，室温⟨22度⟩。他们发现，没关紧的水龙头⟨5分钟⟩漏水⟨60克⟩，而隔壁教室的水龙头⟨3分钟⟩漏水⟨48克⟩，换一个新龙头要⟨25元⟩。隔壁教室的水龙头每分钟漏水⟨多少克⟩？
= 48/3
total 小组
total 量杯 act=装
total 室温
amount 水龙头 act=漏
total 水龙头 act=漏
amount 隔壁 act=漏
total 隔壁 act=漏
total 龙头 act=换
rate 隔壁 act=漏

#r240
农场有工人⟨15名⟩，有奶牛⟨36头⟩，每头奶牛每天产奶⟨25千克⟩，每千克牛奶卖⟨4元⟩，⟨7天⟩共产奶⟨多少千克⟩？
= 25*36*7
total 工人
total 奶牛
rate 奶牛 act=产
rate 牛奶 act=卖
amount 奶牛 act=产
total 奶牛 act=产

#r241
农场有奶牛⟨36头⟩，羊的只数比奶牛的⟨5倍⟩少⟨30只⟩，羊有⟨多少只⟩？
= 36*5-30
total 奶牛
relation 羊 other=奶牛
relation 羊 mark=少 other=奶牛
total 羊

#r242
农场离城⟨18千米⟩，有工人⟨24名⟩，拖拉机⟨3台⟩。农场养了奶牛⟨36头⟩，每头每天吃草⟨40千克⟩，每头每天产奶⟨25千克⟩；养羊⟨150只⟩，每只每天吃草⟨5千克⟩。昨天下了⟨2小时⟩雨。奶牛每天共产奶⟨多少千克⟩？
= 25*36
total 农场
total 农场 mark=工人
total 农场 what=拖拉机
total 奶牛 act=养
rate 奶牛 act=吃
rate 奶牛 act=产
total 羊 act=养
rate 羊 act=吃
amount 昨天 act=下
total 奶牛 act=产 mark=共

#r243
学校到博物馆有⟨1800米⟩，同学们每分钟走⟨60米⟩，已经走了⟨12分钟⟩，还要走⟨多少分钟⟩才能到达？
= 1800/60-12
total W:博物馆
rate 同学们 act=走
amount 同学们 act=走 mark=已经
amount 同学们 act=走 mark=还

#r244
学校到博物馆有⟨1800米⟩，同学们每分钟走⟨60米⟩，已经走了⟨12分钟⟩，队伍里有⟨48人⟩，带队老师⟨2名⟩，离博物馆还有⟨多少米⟩？
= 1800-60*12
total W:博物馆
rate 同学们 act=走
amount 同学们 act=走
total 队伍
total 老师
total 同学们 mark=离

#r245
⟨4月20日⟩，三年级⟨96名⟩同学和⟨6名⟩老师去参观博物馆。门票成人⟨20元⟩、学生⟨10元⟩，讲解费⟨80元⟩。学校到博物馆有⟨1800米⟩，他们每分钟走⟨60米⟩，馆内有⟨3层⟩展厅，展出文物⟨2400件⟩。他们走到博物馆要⟨多少分钟⟩？
= 1800/60
x
total 三年级
total 老师
rate 门票 mark=成人
rate 门票 mark=学生
total 讲解费
total W:博物馆
rate 三年级 act=走
total 馆内
total 馆内 act=展出
amount 三年级 act=走

#r246
妈妈买⟨4条⟩毛巾用去⟨36元⟩，买一条浴巾的钱是一条毛巾的⟨6倍⟩，一条浴巾⟨多少元⟩？
= 36/4*6
amount 妈妈 act=买 what=毛巾
total 妈妈 act=买 what=毛巾
relation 浴巾 other=毛巾
rate 浴巾

#r247
张叔叔⟨3小时⟩组装⟨18台⟩电脑，李叔叔⟨4小时⟩组装⟨20台⟩电脑，两人合起来每小时组装⟨多少台⟩？
= 18/3+20/4
amount 张叔叔 act=组装
total 张叔叔 act=组装
amount 李叔叔 act=组装
total 李叔叔 act=组装
rate W:合起来 act=组装

#r248
张叔叔⟨3小时⟩组装⟨18台⟩电脑，李叔叔⟨4小时⟩组装⟨20台⟩电脑。照这样，张叔叔工作⟨8小时⟩可以组装⟨多少台⟩？
= 18/3*8
amount 张叔叔 act=组装 mark=3
total 张叔叔 act=组装 mark=3
amount 李叔叔 act=组装
total 李叔叔 act=组装
amount 张叔叔 act=组装 mark=8
total 张叔叔 act=组装 mark=8

#r249
电脑公司有⟨60名⟩员工，租房每月⟨8000元⟩。张叔叔每天坐⟨50分钟⟩地铁上班，他⟨3小时⟩组装⟨18台⟩电脑；李叔叔⟨4小时⟩组装⟨20台⟩电脑，每台电脑卖⟨3500元⟩，上周退回⟨2台⟩。张叔叔每小时比李叔叔多组装⟨多少台⟩？
= 18/3-20/4
total 公司 mark=员工
rate 公司 act=租
rate 张叔叔 act=坐
amount 张叔叔 act=组装
total 张叔叔 act=组装
amount 李叔叔 act=组装
total 李叔叔 act=组装
rate 电脑 act=卖
total 电脑 act=退 mark=上周
relation 张叔叔 act=组装 other=李叔叔

#r250
一根铁丝长⟨96厘米⟩，做了⟨7个⟩同样的小圆环后，还剩⟨12厘米⟩，做一个圆环用⟨多少厘米⟩铁丝？
= (96-12)/7
total 铁丝
amount 铁丝 act=做
total 铁丝 mark=剩
rate 铁丝 act=做

#r251
爸爸买回一箱橙子共⟨48个⟩，第一天吃了⟨6个⟩，第二天吃的是第一天的⟨2倍⟩，还剩⟨多少个⟩？
= 48-6-6*2
total W:橙子
total 橙子 act=吃 mark=第一天
relation 橙子 act=吃 mark=第二天 other=第一天
total 橙子 mark=剩

#r252
爸爸买回一箱橙子共⟨48个⟩，花了⟨86元⟩，第一天吃了⟨6个⟩，第二天吃的是第一天的⟨2倍⟩，第三天只吃了⟨5个⟩。第二天比第三天多吃⟨几个⟩？
= 6*2-5
total W:橙子
total 爸爸 act=花
total 橙子 act=吃 mark=第一天
relation 橙子 act=吃 mark=第二天 other=第一天
total 橙子 act=吃 mark=第三天
relation 橙子 act=吃 mark=第二天 other=第三天

#r253
小学生广播站播出一个故事要⟨18分钟⟩，每天播⟨2个⟩故事，每周播⟨5天⟩，每周播故事共用⟨多少分钟⟩？
= 18*2*5
rate 故事 act=播出
rate 广播站 act=播
amount 广播站 act=播
total 广播站 act=播

#r254
某校买来⟨15个⟩排球和⟨8个⟩足球，排球每个⟨42元⟩，买足球共用⟨520元⟩，每个足球比每个排球贵⟨多少元⟩？
= 520/8-42
amount 某校 act=买 what=排球
amount 某校 act=买 what=足球
rate 某校 act=买 what=排球
total 某校 act=买 what=足球
relation 足球 other=排球

#r255
某校买来⟨15个⟩排球和⟨8个⟩足球，排球每个⟨42元⟩，足球每个⟨65元⟩，带去⟨1200元⟩，求买球一共要用⟨多少元⟩。
= 42*15+65*8
amount 某校 act=买 what=排球
amount 某校 act=买 what=足球
rate 某校 act=买 what=排球
rate 某校 act=买 what=足球
total 某校 act=带
total W:一共 act=用

#r256
某校有⟨26个⟩班，⟨1040名⟩学生。体育老师开车⟨12千米⟩到体育用品店，排球每个⟨42元⟩，足球每个⟨65元⟩，羽毛球拍每副⟨90元⟩。他买了⟨15个⟩排球，没有买羽毛球拍，剩下的⟨520元⟩全部买了足球，路上加油花了⟨200元⟩。他买了⟨几个⟩足球？
= 520/65
total 某校 mark=班
total 某校 mark=学生
total 体育老师 act=开
rate 排球
rate 足球
rate 羽毛球拍
amount 体育老师 act=买 what=排球
total 体育老师 mark=剩下
total 体育老师 act=加油
amount 体育老师 act=买 what=足球

#r257
一只蜗牛向上爬，白天爬⟨5米⟩，夜里滑下⟨2米⟩，照这样，⟨4个⟩昼夜后它一共上升⟨多少米⟩？
= (5-2)*4
rate 蜗牛 act=爬 mark=白天
rate 蜗牛 act=滑下 mark=夜里
amount 蜗牛 act=爬
total 蜗牛 act=上升

#r258
小云和小雨同时从学校出发，向相反方向回家。小云每分钟走⟨65米⟩，小雨每分钟走⟨55米⟩，⟨8分钟⟩后两人都到家，小云⟨9岁⟩，小雨⟨10岁⟩，两家相距⟨多少米⟩？
= (65+55)*8
rate 小云 act=走
rate 小雨 act=走
amount 小云 act=走
total 小云
total 小雨
total W:两家

#r259
小云和小雨同时从学校出发，朝同一方向走。小云每分钟走⟨65米⟩，小雨每分钟走⟨55米⟩，⟨8分钟⟩后两人相距⟨多少米⟩？
= (65-55)*8
rate 小云 act=走
rate 小雨 act=走
amount 小云 act=走
total W:两人

#r260
小云⟨9岁⟩，小雨⟨10岁⟩，她们的学校有⟨1200名⟩学生。放学后两人同时从学校出发，向相反方向回家。小云每分钟走⟨65米⟩，她的书包重⟨3千克⟩；小雨每分钟走⟨55米⟩，路上买了一根⟨2元⟩的冰棍。两家相距⟨960米⟩，两人同时到家，她们走了⟨多少分钟⟩？
= 960/(65+55)
total 小云
total 小雨
total 学校
rate 小云 act=走
total 小云 mark=书包
rate 小雨 act=走
total 小雨 act=买
total W:两家
amount 小云 act=走

#r261
水果店有⟨18箱⟩苹果，每箱⟨15千克⟩，卖掉⟨7箱⟩，还剩⟨多少千克⟩苹果？
= 15*(18-7)
amount 水果店 what=苹果
rate 水果店 what=苹果
amount 水果店 act=卖 what=苹果
total 水果店 mark=剩

#r262
水果店有⟨18箱⟩苹果，每箱⟨15千克⟩；梨有⟨12箱⟩，每箱⟨20千克⟩。苹果每千克⟨8元⟩，梨每千克⟨6元⟩。苹果比梨多⟨多少千克⟩？
= 15*18-20*12
amount 苹果
rate 苹果
amount 梨
rate 梨
rate 苹果 mark=元
rate 梨 mark=元
relation 苹果 other=梨

#r263
水果店有⟨18箱⟩苹果，每箱⟨15千克⟩；梨有⟨12箱⟩，每箱⟨20千克⟩。苹果每千克⟨8元⟩，梨每千克⟨6元⟩。如果全部卖完，梨能卖⟨多少元⟩？
= 6*20*12
amount 苹果
rate 苹果
amount 梨
rate 梨
rate 苹果 mark=元
rate 梨 mark=元
total 梨 act=卖

#r264
一台抽水机⟨3小时⟩抽水⟨75吨⟩，照这样计算，再抽⟨5小时⟩，一共能抽水⟨多少吨⟩？
= 75/3*(3+5)
amount 抽水机 act=抽 mark=3
total 抽水机 act=抽 mark=3
amount 抽水机 act=抽 mark=再
total 抽水机 act=抽 mark=一共

#r265
一台抽水机⟨3小时⟩抽水⟨75吨⟩，照这样计算，再抽⟨5小时⟩，还能抽水⟨多少吨⟩？
= 75/3*5
amount 抽水机 act=抽 mark=3
total 抽水机 act=抽 mark=3
amount 抽水机 act=抽 mark=再
total 抽水机 act=抽 mark=再

#r266
李村今年大旱，⟨40天⟩没有下雨。村里有⟨320户⟩人家，凑钱⟨5600元⟩买了一台抽水机。这台抽水机⟨3小时⟩抽水⟨75吨⟩，每小时耗油⟨2升⟩；邻村那台每小时只能抽⟨18吨⟩。浇完李村的地要用水⟨800吨⟩，地里种的玉米有⟨260亩⟩。用这台抽水机要抽⟨多少小时⟩？
= 800/(75/3)
total 李村
total 村里
total 村里 act=凑
amount 抽水机 act=抽 mark=3
total 抽水机 act=抽 mark=3
rate 抽水机 act=耗
rate 邻村 act=抽
total 李村 act=浇
total 玉米
amount 抽水机 act=抽 mark=要

#r267
小明和爸爸妈妈去旅游，成人车票每张⟨160元⟩，儿童票每张⟨80元⟩，⟨2个⟩大人和一个孩子买车票共要⟨多少元⟩？
= 160*2+80
rate 车票 mark=成人
rate 车票 mark=儿童
amount 成人
total 车票 act=共

#r268
动物园的一头大象重⟨5吨⟩，每天吃草⟨150千克⟩；一头河马每天吃草⟨90千克⟩。动物园有大象⟨3头⟩、河马⟨4头⟩，每天一共要准备草⟨多少千克⟩？
= 150*3+90*4
total 大象
rate 大象 act=吃
rate 河马 act=吃
amount 大象
amount 河马
total W:一共 act=准备

#r269
动物园占地⟨60公顷⟩，⟨8时⟩开园，成人票⟨35元⟩，学生票⟨15元⟩。园里有大象⟨3头⟩，每头每天吃草⟨150千克⟩；河马⟨4头⟩，每头每天吃草⟨90千克⟩；老虎⟨5只⟩，每只每天吃肉⟨7千克⟩。⟨6名⟩饲养员轮流喂食。老虎每天一共吃肉⟨多少千克⟩？
= 7*5
total 动物园
x
rate 票 mark=成人
rate 票 mark=学生
amount 大象
rate 大象 act=吃
amount 河马
rate 河马 act=吃
amount 老虎
rate 老虎 act=吃
total 饲养员
total 老虎 act=吃

#r270
刘阿姨编一个中国结要⟨15分钟⟩，她从早到晚编了⟨360分钟⟩，每个中国结卖⟨18元⟩，一卷红绳⟨35元⟩，这些中国结可卖⟨多少元⟩？
= 360/15*18
rate 刘阿姨 act=编
total 刘阿姨 act=编
rate 中国结 act=卖
rate 红绳
total 中国结 act=卖

#r271
校园里有⟨6个⟩花坛，每个花坛种⟨25棵⟩月季，还在墙边种了⟨48棵⟩月季，校园里一共种了⟨多少棵⟩月季？
= 25*6+48
amount 花坛
rate 花坛 act=种
total 墙边 act=种
total W:校园 act=种

#r272
李老师买奖品，⟨18本⟩日记本用去⟨126元⟩，又买同样多的钢笔，每枝钢笔比每本日记本贵⟨5元⟩，买钢笔用去⟨多少元⟩？
= (126/18+5)*18
amount 李老师 act=买 what=日记本
total 李老师 act=买 what=日记本
relation 钢笔 other=日记本
total 李老师 act=买 what=钢笔

#r273
甲筐有⟨56个⟩苹果，乙筐有⟨32个⟩苹果，从甲筐拿⟨12个⟩放入乙筐，甲筐现在有⟨多少个⟩苹果？
= 56-12
total 甲筐
total 乙筐
total 甲筐 act=拿
total 甲筐 mark=现在

#r274
甲筐有⟨56个⟩苹果，乙筐有⟨32个⟩苹果，要使两筐的苹果同样多，平均放在这⟨2个⟩筐里，每筐应放⟨多少个⟩？
= (56+32)/2
total 甲筐
total 乙筐
amount 筐
rate 筐 act=放

#r275
甲筐有⟨56个⟩苹果，连筐重⟨15千克⟩；乙筐有⟨32个⟩苹果，连筐重⟨9千克⟩；丙筐是空的，空筐重⟨1千克⟩。从甲筐拿⟨12个⟩放入乙筐，又从甲筐拿⟨10个⟩放入丙筐，苹果每个⟨2元⟩。乙筐现在有⟨多少个⟩苹果？
= 32+12
total 甲筐
total 甲筐 mark=连筐
total 乙筐
total 乙筐 mark=连筐
total 丙筐
total 甲筐 act=拿
total 甲筐 act=拿 mark=又
rate 苹果
total 乙筐 mark=现在

#r276
一辆汽车⟨4小时⟩行⟨260千米⟩，途中加油⟨45升⟩，照这样的速度，从A市到B市⟨585千米⟩，需要⟨几小时⟩？
= 585/(260/4)
amount 汽车 act=行 mark=4
total 汽车 act=行 mark=4
total 汽车 act=加油
total W:B市
amount 汽车 act=行 mark=需要

#r277
电视机厂原计划每天生产⟨120台⟩电视机，⟨15天⟩完成任务，实际每天生产⟨150台⟩，实际⟨多少天⟩完成任务？
= 120*15/150
rate 电视机厂 act=生产 mark=原计划
amount 电视机厂 act=生产 mark=原计划
rate 电视机厂 act=生产 mark=实际
amount 电视机厂 act=生产 mark=实际

#r278
电视机厂原计划每天生产⟨120台⟩电视机，⟨15天⟩完成任务，实际只用⟨12天⟩就完成了，实际每天比原计划多生产⟨多少台⟩？
= 120*15/12-120
rate 电视机厂 act=生产 mark=原计划
amount 电视机厂 act=生产 mark=原计划
amount 电视机厂 act=生产 mark=实际
relation 电视机厂 act=生产 mark=实际 other=原计划

#r279
电视机厂有⟨4个⟩车间、⟨650名⟩工人。上个月接到一批订单，原计划每天生产⟨120台⟩，⟨15天⟩完成。实际每天生产⟨150台⟩，每台成本⟨900元⟩，售价⟨1300元⟩，途中有⟨2台⟩坏了又修好。这批订单一共有电视机⟨多少台⟩？
= 120*15
total 电视机厂 mark=车间
total 电视机厂 mark=工人
rate 电视机厂 act=生产 mark=原计划
amount 电视机厂 act=生产 mark=原计划
rate 电视机厂 act=生产 mark=实际
rate 电视机 mark=成本
rate 电视机 mark=售价
total 电视机 act=坏
total W:订单

#r280
小刚上山每分钟走⟨40米⟩，⟨18分钟⟩到达山顶，沿原路下山每分钟走⟨60米⟩，下山要⟨多少分钟⟩？
= 40*18/60
rate 小刚 act=走 mark=上山
amount 小刚 act=走 mark=上山
rate 小刚 act=走 mark=下山
amount 小刚 act=走 mark=下山

#r281
小刚⟨7时⟩出发去爬一座高⟨380米⟩的小山，带了⟨2瓶⟩水和⟨30元⟩钱。上山每分钟走⟨40米⟩，走了⟨18分钟⟩，在山顶休息⟨25分钟⟩，数了数，山顶有⟨9人⟩。沿原路下山用了⟨12分钟⟩。小刚上山、下山一共走了⟨多少分钟⟩？
= 18+12
x
total 山 mark=高
total 小刚 act=带
total 小刚 act=带 what=元
rate 小刚 act=走 mark=上山
amount 小刚 act=走 mark=上山
amount 小刚 act=休息
total 山顶
amount 小刚 act=走 mark=下山
amount 小刚 act=走 mark=一共

#r282
上个星期天，气温⟨28度⟩，老师带队走了⟨4千米⟩。三年级同学分组采集标本，第一组⟨5人⟩采集⟨40个⟩，第二组⟨6人⟩采集⟨54个⟩，第二组平均每人比第一组平均每人多采集⟨几个⟩？
= 54/6-40/5
total 气温
total 老师 act=走
amount 第一组
total 第一组 act=采集
amount 第二组
total 第二组 act=采集
relation 第二组 act=采集 other=第一组

#r283
三年级同学分组采集标本，第一组⟨5人⟩采集⟨40个⟩，第二组⟨7人⟩采集⟨56个⟩，两个组平均每人采集⟨多少个⟩？
= (40+56)/(5+7)
amount 第一组
total 第一组 act=采集
amount 第二组
total 第二组 act=采集
rate W:两个组 act=采集

#r284
一壶水可以倒满⟨6杯⟩，妈妈烧了⟨4壶⟩水，客人喝了⟨17杯⟩，还可以倒⟨几杯⟩？
= 6*4-17
rate 壶 act=倒
amount 壶 act=烧
total 客人 act=喝
total 壶 mark=还

#r285
超市运来⟨25箱⟩方便面，每箱⟨24袋⟩，第一天卖出⟨180袋⟩，第二天卖出⟨220袋⟩，还剩⟨多少袋⟩？
= 24*25-180-220
amount 超市 act=运来
rate 超市 act=运来
total 超市 act=卖 mark=第一天
total 超市 act=卖 mark=第二天
total 超市 mark=剩

#r286
超市运来⟨25箱⟩方便面，每箱⟨24袋⟩，每箱进价⟨36元⟩。第一天卖出⟨180袋⟩，第二天卖出⟨220袋⟩，同时卖出⟨95瓶⟩可乐，收银员有⟨2名⟩。这两天平均每天卖出方便面⟨多少袋⟩？
= (180+220)/2
amount 超市 act=运来
rate 超市 act=运来
rate 方便面 mark=进价
total 超市 act=卖 mark=第一天
total 超市 act=卖 mark=第二天
total 超市 act=卖 what=可乐
total 超市 mark=收银员
rate 超市 act=卖 mark=平均

#r287
工程队挖一条水渠，⟨8天⟩挖了⟨560米⟩，还剩⟨210米⟩没有挖，照这样的速度，挖完剩下的还要⟨几天⟩？
= 210/(560/8)
amount 工程队 act=挖 mark=8
total 工程队 act=挖 mark=8
total 工程队 mark=剩
amount 工程队 act=挖 mark=剩

#r288
工程队挖一条水渠，⟨8天⟩挖了⟨560米⟩，还剩⟨210米⟩没有挖，照这样的速度，挖完这条水渠一共要⟨多少天⟩？
= (560+210)/(560/8)
amount 工程队 act=挖
total 工程队 act=挖
total 工程队 mark=剩
amount 工程队 act=挖 mark=一共

#r289
工程队的⟨35名⟩队员挖一条宽⟨3米⟩、深⟨2米⟩的水渠，每人每天工钱⟨150元⟩。⟨8天⟩挖了⟨560米⟩，还剩⟨210米⟩，其间有⟨1天⟩因大风停工没有算进去，村里送来⟨20箱⟩矿泉水。这条水渠全长⟨多少米⟩？
= 560+210
total 工程队 mark=队员
total 水渠 mark=宽
total 水渠 mark=深
rate 队员
amount 工程队 act=挖
total 工程队 act=挖
total 工程队 mark=剩
total 工程队 act=停
total 村里 act=送
total W:水渠

#r290
哥哥有⟨90元⟩，弟弟有⟨54元⟩，哥哥买书用去⟨35元⟩，弟弟买玩具用去⟨20元⟩，哥哥⟨14岁⟩，弟弟⟨10岁⟩，哥哥剩下的比弟弟剩下的多⟨多少元⟩？
= (90-35)-(54-20)
total 哥哥
total 弟弟
total 哥哥 act=买
total 弟弟 act=买
total 哥哥
total 弟弟
relation 哥哥 mark=剩下 other=弟弟

#r291
大客车限乘⟨40人⟩，小客车限乘⟨18人⟩，学校租了⟨5辆⟩大客车，还有⟨54人⟩坐小客车，小客车要租⟨几辆⟩？
= 54/18
rate 大客车 act=乘
rate 小客车 act=乘
amount 大客车 act=租
total 学校 mark=还有
amount 小客车 act=租

#r292
大客车限乘⟨40人⟩，租金每辆⟨600元⟩；小客车限乘⟨18人⟩，租金每辆⟨320元⟩。学校租了⟨5辆⟩大客车和⟨3辆⟩小客车，都坐满了，车程⟨90分钟⟩，路上收过路费⟨45元⟩。租车费一共⟨多少元⟩？
= 600*5+320*3
rate 大客车 act=乘
rate 大客车 mark=租金
rate 小客车 act=乘
rate 小客车 mark=租金
amount 大客车 act=租
amount 小客车 act=租
amount 大客车 mark=车程
total 过路费
total W:一共

#r293
大客车限乘⟨40人⟩，租金每辆⟨600元⟩；小客车限乘⟨18人⟩，租金每辆⟨320元⟩。学校租了⟨5辆⟩大客车和⟨3辆⟩小客车，都坐满了，车程⟨90分钟⟩，路上收过路费⟨45元⟩。这次出游一共去了⟨多少人⟩？
= 40*5+18*3
rate 大客车 act=乘
rate 大客车 mark=租金
rate 小客车 act=乘
rate 小客车 mark=租金
amount 大客车 act=租
amount 小客车 act=租
amount 大客车 mark=车程
total 过路费
total W:一共 act=去

#r294
王阿姨每天织⟨12条⟩围巾，织了⟨5天⟩，每条用毛线⟨3两⟩，卖出⟨42条⟩，手里还有⟨多少条⟩围巾？
= 12*5-42
rate 王阿姨 act=织
amount 王阿姨 act=织
rate 围巾 act=用
total 王阿姨 act=卖
total 王阿姨 mark=还

#r295
早上豆浆店磨了⟨18千克⟩黄豆，每千克黄豆可做豆浆⟨8千克⟩，每碗豆浆⟨400克⟩，卖⟨3元⟩；油条每根⟨2元⟩，卖了⟨150根⟩。这天的豆浆一共卖了⟨360碗⟩，卖豆浆收入⟨多少元⟩？
= 3*360
total 豆浆店 act=磨
rate 黄豆 act=做
rate 豆浆 mark=碗
rate 豆浆 act=卖
rate 油条
amount 油条 act=卖
amount 豆浆 act=卖
total 豆浆 act=卖

#r296
一套校服上衣⟨85元⟩，裤子比上衣便宜⟨20元⟩，鞋子每双⟨110元⟩，买⟨6套⟩这样的校服要⟨多少元⟩？
= (85+(85-20))*6
rate 上衣
relation 裤子 other=上衣
rate 鞋子
amount 校服 act=买
total 校服 act=买

#r297
一套运动服上衣⟨85元⟩，裤子⟨65元⟩，足球队⟨12人⟩里有⟨6人⟩要买整套运动服，另外⟨3人⟩只买裤子，一共要付⟨多少元⟩？
= (85+65)*6+65*3
rate 上衣
rate 裤子
total 足球队
amount 人 act=买
amount 另外 act=买
total W:一共 act=付

#r298
方方和圆圆都集邮。方方有⟨156张⟩邮票，比圆圆的⟨3倍⟩多⟨6张⟩，圆圆有⟨多少张⟩邮票？
= (156-6)/3
total 方方
relation 方方 other=圆圆
relation 方方 mark=多 other=圆圆
total 圆圆

#r299
方方⟨11岁⟩，集邮⟨4年⟩了，最贵的一张花了⟨60元⟩。他有⟨156张⟩邮票，圆圆原来有⟨50张⟩，团团有⟨90张⟩。上星期邮局发行了一套⟨8张⟩的新邮票，每套⟨12元⟩，圆圆买了⟨3套⟩。圆圆现在有⟨多少张⟩邮票？
= 50+8*3
total 方方 mark=岁
amount 方方 act=集邮
total 方方 act=花
total 方方
total 圆圆 mark=原来
total 团团
rate 邮局 act=发行
rate 新邮票
amount 圆圆 act=买
total 圆圆 mark=现在

#r300
妈妈买了⟨2.5千克⟩苹果，每千克⟨6.8元⟩，付给售货员⟨20元⟩，超市里的梨每千克⟨5.5元⟩，应找回⟨多少元⟩？
= 20-6.8*2.5
amount 妈妈 act=买 what=苹果
rate 妈妈 act=买 what=苹果
total 妈妈 act=付
rate 梨
total 售货员 act=找

#r301
妈妈买了⟨2.5千克⟩苹果，每千克⟨6.8元⟩，又买了⟨1.5千克⟩桃子，每千克⟨8元⟩，一共用去⟨多少元⟩？
= 6.8*2.5+8*1.5
amount 妈妈 act=买 what=苹果
rate 妈妈 act=买 what=苹果
amount 妈妈 act=买 what=桃子
rate 妈妈 act=买 what=桃子
total W:一共

#r302
菜市场⟨6时⟩开门，离家⟨0.8千米⟩。苹果每千克⟨6.8元⟩，桃子每千克⟨8元⟩，昨天桃子每千克才⟨7.2元⟩，西瓜每个⟨15.5元⟩。妈妈买了⟨2.5千克⟩苹果，提着走了⟨12分钟⟩回家；邻居张婶买了⟨1.5千克⟩桃子。张婶买桃子用去⟨多少元⟩？
= 8*1.5
x
total 菜市场
rate 苹果
rate 桃子
rate 桃子 mark=昨天
rate 西瓜
amount 妈妈 act=买 what=苹果
amount 妈妈 act=走
amount 张婶 act=买
total 张婶 act=买

#r303
一列客车和一列货车同时从相距⟨630千米⟩的两地相对开出，客车每小时行⟨115千米⟩，货车每小时行⟨95千米⟩，⟨几小时⟩后两车相遇？
= 630/(115+95)
total W:两地
rate 客车 act=行
rate 货车 act=行
amount 客车 act=行

#r304
一列客车和一列货车同时从两地相对开出，客车每小时行⟨115千米⟩，货车每小时行⟨95千米⟩，⟨3小时⟩后两车相遇，相遇时客车比货车多行⟨多少千米⟩？
= (115-95)*3
rate 客车 act=行
rate 货车 act=行
amount 客车 act=行
relation 客车 act=行 mark=相遇 other=货车

#r305
一列有⟨14节⟩车厢的客车和一列有⟨40节⟩车厢的货车同时从两地相对开出，客车上有乘客⟨980人⟩，每小时行⟨115千米⟩；货车装煤⟨2400吨⟩，每小时行⟨95千米⟩。途中经过一座长⟨1.6千米⟩的桥和⟨2条⟩隧道，⟨3小时⟩后两车相遇，那时是下午⟨2时⟩。两地相距⟨多少千米⟩？
= (115+95)*3
total 客车 mark=车厢
total 货车 mark=车厢
total 客车 mark=乘客
rate 客车 act=行
total 货车 act=装
rate 货车 act=行
total 桥
total 途中
amount 客车 act=行
x
total W:两地

#r306
小军看一本⟨240页⟩的书，第一天看了全书的⟨(1/6)⟩，第二天看了全书的⟨(1/4)⟩，两天一共看了⟨多少页⟩？
= 240*((1/6)+(1/4))
total W:书
relation 小军 act=看 mark=第一天 other=全书
relation 小军 act=看 mark=第二天 other=全书
total 小军 act=看 mark=两天

#r307
小军看一本⟨240页⟩的书，第一天看了全书的⟨(1/6)⟩，第二天看了余下的⟨(1/4)⟩，第二天看了⟨多少页⟩？
= 240*(1-(1/6))*(1/4)
total W:书
relation 小军 act=看 mark=第一天 other=全书
relation 小军 act=看 mark=第二天 other=余下
total 小军 act=看 mark=第二天

#r308
小军看一本书，第一天看了全书的⟨(1/6)⟩，第二天看了全书的⟨(1/4)⟩，还剩⟨140页⟩没看，这本书有⟨多少页⟩？
= 140/(1-(1/6)-(1/4))
relation 小军 act=看 mark=第一天 other=全书
relation 小军 act=看 mark=第二天 other=全书
total 小军 mark=剩
total W:书

#r309
小军⟨12岁⟩，每天⟨9时⟩睡觉。他看一本⟨240页⟩、定价⟨32元⟩的书，第一天看了全书的⟨(1/6)⟩，第二天看了全书的⟨(1/4)⟩，第三天没有看，去游泳⟨1.5小时⟩；妹妹看的画册只有⟨36页⟩，已看了它的⟨(2/3)⟩。小军第二天看了⟨多少页⟩？
= 240*(1/4)
total 小军
x
total W:书
total 书 mark=定价
relation 小军 act=看 mark=第一天 other=全书
relation 小军 act=看 mark=第二天 other=全书
amount 小军 act=游泳
total 妹妹 act=看
relation 妹妹 act=看 other=画册
total 小军 act=看 mark=第二天

#r310
某商场开业⟨3年⟩了，一件毛衣标价⟨260元⟩，一件羽绒服原价⟨480元⟩，现在打⟨七五折⟩出售，羽绒服现在比原来便宜⟨多少元⟩？
= 480-480*75%
amount 商场 act=开业
total 毛衣 mark=标价
total 羽绒服 mark=原价
relation 羽绒服 mark=现在 other=原价
relation 羽绒服 mark=便宜 other=原价

#r311
某商场一件羽绒服打⟨七五折⟩出售，售价⟨360元⟩，这件羽绒服原价⟨多少元⟩？
= 360/75%
relation 羽绒服 mark=打 other=原价
total 羽绒服 mark=售价
total 羽绒服 mark=原价

#r312
双十一当天气温只有⟨6度⟩，某商场来了⟨5200名⟩顾客。一件羽绒服原价⟨480元⟩，打⟨七五折⟩出售；一条围巾原价⟨90元⟩，打⟨六折⟩；停车费每小时⟨8元⟩。王女士身高⟨1.65米⟩，她只买了一条围巾，逛了⟨2.5小时⟩。她买围巾付了⟨多少元⟩？
= 90*60%
total 气温
total 商场 act=来
total 羽绒服 mark=原价
relation 羽绒服 mark=打 other=原价
total 围巾 mark=原价
relation 围巾 other=原价
rate 停车费
total 王女士 mark=身高
amount 王女士 act=逛
total 王女士 act=付

#r313
一项工程，甲队单独做⟨12天⟩完成，乙队单独做⟨15天⟩完成，两队合做⟨4天⟩，完成这项工程的⟨几分之几⟩？
= (1/12+1/15)*4
amount 甲队 act=做
amount 乙队 act=做
amount 甲队 act=做 mark=合
relation 甲队 act=做 mark=完成 other=工程

#r314
一项工程，甲队单独做⟨12天⟩完成，乙队单独做⟨15天⟩完成，甲队先做⟨4天⟩，余下的由乙队单独做，还要⟨几天⟩完成？
= (1-1/12*4)/(1/15)
amount 甲队 act=做 mark=单独
amount 乙队 act=做
amount 甲队 act=做 mark=先
amount 乙队 act=做 mark=余下

#r315
六(1)班有学生⟨50人⟩，其中女生占⟨46%⟩，男生有⟨多少人⟩？
= 50*(1-46%)
total W:六(1)班
relation 女生 other=六(1)班
total 男生

#r316
六(1)班有学生⟨50人⟩，其中女生占⟨46%⟩，体育达标的占⟨94%⟩，参加合唱队的有⟨18人⟩，体育达标的有⟨多少人⟩？
= 50*94%
total W:六(1)班
relation 女生 other=六(1)班
relation 达标 other=六(1)班
total 合唱队
total 达标

#r317
六(1)班教室在⟨4楼⟩，班主任教书⟨17年⟩了。全班有学生⟨50人⟩，其中女生占⟨46%⟩，住校的占⟨(1/5)⟩，近视的有⟨16人⟩，上学期近视的是⟨13人⟩，平均身高⟨1.48米⟩。住校的有⟨多少人⟩？
= 50*(1/5)
x
amount 班主任 act=教
total W:全班
relation 女生 other=全班
relation 住校 other=全班
total 近视
total 近视 mark=上学期
rate W:全班
total 住校

#r318
一种盐水，盐和水的质量比是⟨1:24⟩，用⟨48千克⟩水配制，需要盐⟨多少千克⟩？
= 48/24*1
relation 盐 other=水
total 水
total 盐

#r319
学校把⟨360棵⟩树苗按⟨4:5⟩分给五年级和六年级，六年级分到⟨多少棵⟩？
= 360/(4+5)*5
total W:树苗
relation 五年级 other=六年级
total 六年级 act=分

#r320
学校把一批树苗按⟨4:5⟩分给五年级和六年级，五年级分到⟨160棵⟩，六年级分到⟨多少棵⟩？
= 160/4*5
relation 五年级 other=六年级
total 五年级 act=分
total 六年级 act=分

#r321
学校把一批树苗按⟨4:5⟩分给五年级和六年级，六年级比五年级多分到⟨40棵⟩，这批树苗共有⟨多少棵⟩？
= 40/(5-4)*(4+5)
relation 五年级 other=六年级
relation 六年级 act=分 other=五年级
total W:树苗

#r322
植树节学校花⟨2880元⟩买了⟨360棵⟩树苗，杨树和柳树的棵数比是⟨2:1⟩。五年级有⟨144人⟩，六年级有⟨180人⟩，按人数把树苗分给两个年级，比正好是⟨4:5⟩。去年学校种了⟨300棵⟩，成活⟨285棵⟩，树坑深⟨0.5米⟩。五年级分到⟨多少棵⟩？
= 360/(4+5)*4
total 学校 act=花
total W:树苗
relation 杨树 other=柳树
total 五年级
total 六年级
relation 五年级 other=六年级
total 学校 act=种 mark=去年
total 学校 act=成活 mark=去年
total 树坑
total 五年级 act=分

#r323
一辆汽车从甲地到乙地，去时每小时行⟨60千米⟩，用了⟨4.5小时⟩，返回时用了⟨5小时⟩，返回时平均每小时行⟨多少千米⟩？
= 60*4.5/5
rate 汽车 act=行 mark=去
amount 汽车 act=行 mark=去
amount 汽车 act=行 mark=返回
rate 汽车 act=行 mark=返回

#r324
小明妈妈把⟨5000元⟩存入银行，定期⟨2年⟩，年利率⟨2.25%⟩，同一天爸爸取出⟨800元⟩交房租，妈妈的存款到期可得利息⟨多少元⟩？
= 5000*2.25%*2
total 妈妈 act=存
amount 妈妈 act=存
relation 妈妈 mark=利息
total 爸爸 act=取
total 妈妈 mark=利息

#r325
小明妈妈把⟨5000元⟩存入银行，定期⟨2年⟩，年利率⟨2.25%⟩，到期时连本金和利息一共可取回⟨多少元⟩？
= 5000+5000*2.25%*2
total 妈妈 act=存
amount 妈妈 act=存
relation 妈妈 mark=利息
total 妈妈 act=取

#r326
小明妈妈每月工资⟨7200元⟩，爸爸每月⟨8500元⟩。去年年底，妈妈把⟨5000元⟩存入银行，定期⟨2年⟩，年利率⟨2.25%⟩；爸爸买了⟨3000元⟩国债，定期⟨3年⟩，年利率⟨3%⟩。银行那天排队⟨26人⟩，妈妈等了⟨35分钟⟩。爸爸的国债到期可得利息⟨多少元⟩？
= 3000*3%*3
rate 妈妈 mark=工资
rate 爸爸
total 妈妈 act=存
amount 妈妈 act=存
relation 妈妈 mark=利息
total 爸爸 act=买
amount 爸爸 mark=定期
relation 爸爸 mark=利息
total 银行 act=排队
amount 妈妈 act=等
total 爸爸 mark=利息

#r327
一根绳子长⟨7.2米⟩，第一次用去⟨2.4米⟩，第二次用去的是第一次的⟨1.5倍⟩，还剩⟨多少米⟩？
= 7.2-2.4-2.4*1.5
total 绳子
total 绳子 act=用 mark=第一次
relation 绳子 act=用 mark=第二次 other=第一次
total 绳子 mark=剩

#r328
水果店有店员⟨4人⟩，今天运来苹果⟨360千克⟩，运来的梨比苹果多⟨(1/5)⟩，每千克梨卖⟨5.6元⟩，运来梨⟨多少千克⟩？
= 360*(1+(1/5))
total 店员
total 苹果 act=运来
relation 梨 act=运来 other=苹果
rate 梨 act=卖
total 梨 act=运来

#r329
水果店运来苹果⟨360千克⟩，比梨多⟨(1/5)⟩，运来梨⟨多少千克⟩？
= 360/(1+(1/5))
total 苹果 act=运来
relation 苹果 act=运来 other=梨
total 梨 act=运来

#r330
水果店运来苹果⟨360千克⟩，运来的梨是苹果的⟨(5/6)⟩，运来的橘子是梨的⟨(2/3)⟩，运来橘子⟨多少千克⟩？
= 360*(5/6)*(2/3)
total 苹果 act=运来
relation 梨 act=运来 other=苹果
relation 橘子 act=运来 other=梨
total 橘子 act=运来

#r331
水果店有⟨3名⟩店员，每月房租⟨4500元⟩。今天⟨5时⟩运来苹果⟨360千克⟩，每千克进价⟨4.2元⟩；运来的梨是苹果的⟨(5/6)⟩，每千克进价⟨3.6元⟩；运来橘子⟨200千克⟩，上午卖出⟨75%⟩。送货的卡车载重⟨5吨⟩，走了⟨48千米⟩。今天上午卖出橘子⟨多少千克⟩？
= 200*75%
total 水果店 mark=店员
rate 房租
x
total 苹果 act=运来
rate 苹果 mark=进价
relation 梨 act=运来 other=苹果
rate 梨 mark=进价
total 橘子 act=运来
relation 橘子 act=卖 other=橘子
total 卡车 mark=载重
total 卡车 act=走
total 橘子 act=卖

#r332
修一条路，已经修了全长的⟨(3/8)⟩，还剩⟨250米⟩，路宽⟨12米⟩，这条路全长⟨多少米⟩？
= 250/(1-(3/8))
relation 路 act=修 mark=已经 other=全长
total 路 mark=剩
total 路 mark=宽
total W:路

#r333
修一条路，已经修了⟨150米⟩，正好是全长的⟨(3/8)⟩，还剩⟨多少米⟩？
= 150/(3/8)-150
total 路 act=修 mark=已经
relation 路 act=修 mark=已经 other=全长
total 路 mark=剩

#r334
某村修一条宽⟨6米⟩的水泥路，预算⟨32万元⟩，村民⟨86户⟩每户出⟨500元⟩。⟨20名⟩工人已经修了⟨10天⟩，修好⟨150米⟩，正好是全长的⟨(3/8)⟩，邻村那条路全长⟨720米⟩，只修了⟨25%⟩。这条路全长⟨多少米⟩？
= 150/(3/8)
total 路 mark=宽
total W:预算
total 村民
rate 村民 act=出
total 工人
amount 工人 act=修
total 工人 act=修
relation 工人 act=修 other=全长
total 邻村
relation 邻村 act=修
total W:路

#r335
五年级⟨4个⟩班收集树种，前⟨3个⟩班平均每班收集⟨12.6千克⟩，四班收集⟨15.4千克⟩，平均每班收集⟨多少千克⟩？
= (12.6*3+15.4)/4
amount 五年级
amount 五年级 act=收集 mark=前
rate 五年级 act=收集 mark=前
total 四班 act=收集
rate 五年级 act=收集 mark=平均

#r336
小华家十月份用电⟨120千瓦时⟩，十一月份比十月份节约⟨15%⟩，十一月份用电⟨多少千瓦时⟩？
= 120*(1-15%)
total 小华家 act=用 mark=十月份
relation 小华家 mark=十一月份 other=十月份
total 小华家 act=用 mark=十一月份

#r337
小华家十月份用电⟨120千瓦时⟩，每千瓦时电费⟨0.52元⟩，十一月份用电⟨102千瓦时⟩，十一月份比十月份少交电费⟨多少元⟩？
= 0.52*(120-102)
total 小华家 act=用 mark=十月份
rate 电费
total 小华家 act=用 mark=十一月份
relation 小华家 act=交 mark=十一月份 other=十月份

#r338
小华家有⟨4口⟩人，房子⟨98平方米⟩，空调⟨2台⟩。十月份用电⟨120千瓦时⟩，用水⟨15吨⟩；十一月份用电⟨102千瓦时⟩，用水⟨12吨⟩。电费每千瓦时⟨0.52元⟩，水费每吨⟨2.8元⟩，煤气费每立方米⟨3.1元⟩。十一月份小华家应交水费⟨多少元⟩？
= 2.8*12
total 小华家
total 房子
total 小华家 what=空调
total 小华家 act=用 mark=十月份 what=电
total 小华家 act=用 mark=十月份 what=水
total 小华家 act=用 mark=十一月份 what=电
total 小华家 act=用 mark=十一月份 what=水
rate 电费
rate 水费
rate 煤气费
total 小华家 act=交 mark=十一月份

#r339
甲、乙两车从同一地点同时出发，背向而行，甲车每小时行⟨52.5千米⟩，乙车每小时行⟨47.5千米⟩，⟨3.2小时⟩后两车相距⟨多少千米⟩？
= (52.5+47.5)*3.2
rate 甲 act=行
rate 乙 act=行
amount 甲 act=行
total W:两车

#r340
甲、乙两车从同一地点同时出发，同向而行，甲车每小时行⟨52.5千米⟩，乙车每小时行⟨47.5千米⟩，甲车载重⟨8吨⟩，乙车载重⟨5吨⟩，⟨3.2小时⟩后两车相距⟨多少千米⟩？
= (52.5-47.5)*3.2
rate 甲 act=行
rate 乙 act=行
total 甲 mark=载重
total 乙 mark=载重
amount 甲 act=行
total W:两车

#r341
小红和小丽进行口算比赛，小红⟨3分钟⟩算了⟨72道⟩，算错⟨3道⟩；小丽⟨4分钟⟩算了⟨92道⟩，小红每分钟比小丽多算⟨多少道⟩？
= 72/3-92/4
amount 小红 act=算
total 小红 act=算
total 小红 act=算错
amount 小丽 act=算
total 小丽 act=算
relation 小红 act=算 other=小丽

#r342
加工一批零件，师傅单独做⟨10小时⟩完成，徒弟单独做⟨15小时⟩完成，师徒合做⟨几小时⟩可以完成？
= 1/(1/10+1/15)
amount 师傅 act=做
amount 徒弟 act=做
amount 师傅 act=做 mark=合

#r343
加工一批零件，师傅每小时做⟨36个⟩，徒弟每小时做的是师傅的⟨(2/3)⟩，两人合做⟨6小时⟩完成，这批零件有⟨多少个⟩？
= (36+36*(2/3))*6
rate 师傅 act=做
relation 徒弟 act=做 other=师傅
amount 师傅 act=做 mark=合
total W:零件

#r344
师傅今年⟨48岁⟩，徒弟今年⟨20岁⟩，两人共用⟨2台⟩机床。加工一批零件，师傅单独做⟨10小时⟩完成，徒弟单独做⟨15小时⟩完成；上一批零件有⟨280个⟩，次品占⟨5%⟩。车间温度⟨29度⟩，每人每天发⟨3瓶⟩汽水。如果这批零件有⟨360个⟩，徒弟平均每小时做⟨多少个⟩？
= 360/15
total 师傅
total 徒弟
total 两人
amount 师傅 act=做
amount 徒弟 act=做
total 上一批
relation 次品 other=上一批
total 车间
rate 人 act=发
total W:零件
rate 徒弟 act=做 mark=平均

#r345
商店卖出一台洗衣机，售价⟨1560元⟩，比进价高⟨30%⟩，进价是⟨多少元⟩？
= 1560/(1+30%)
total 洗衣机 mark=售价
relation 洗衣机 mark=售价 other=进价
total 洗衣机 mark=进价

#r346
商店卖出一台洗衣机，进价⟨1200元⟩，按进价提高⟨30%⟩定价，再打⟨九折⟩出售，旁边的电视机进价⟨1800元⟩，没有卖出，洗衣机实际售价⟨多少元⟩？
= 1200*(1+30%)*90%
total 洗衣机 mark=进价
relation 洗衣机 mark=定价 other=进价
relation 洗衣机 mark=再 other=定价
total 电视机 mark=进价
total 洗衣机 mark=售价

#r347
妈妈今年⟨38岁⟩，女儿的年龄是妈妈的⟨(6/19)⟩，妈妈比女儿大⟨多少岁⟩？
= 38-38*(6/19)
total 妈妈
relation 女儿 other=妈妈
relation 妈妈 mark=大 other=女儿

#r348
一块地种西红柿⟨2.4公顷⟩，种黄瓜⟨1.6公顷⟩，每公顷西红柿收⟨45吨⟩，每公顷黄瓜收⟨50吨⟩，西红柿每吨卖⟨3000元⟩，两种菜一共收⟨多少吨⟩？
= 45*2.4+50*1.6
total 西红柿 act=种
total 黄瓜 act=种
rate 西红柿 act=收
rate 黄瓜 act=收
rate 西红柿 act=卖
total W:一共 act=收

#r349
菜农老赵承包大棚⟨8个⟩，合同⟨10年⟩，每年租金⟨1.2万元⟩。他种西红柿⟨2.4公顷⟩，每公顷收⟨45吨⟩；种黄瓜⟨1.6公顷⟩，每公顷收⟨50吨⟩；雇了⟨15人⟩采摘，每人每天⟨120元⟩。西红柿每千克卖⟨3.5元⟩，黄瓜每千克卖⟨2.8元⟩。西红柿比黄瓜多收⟨多少吨⟩？
= 45*2.4-50*1.6
total 老赵 act=承包
amount 合同
rate 租金
total 西红柿 act=种
rate 西红柿 act=收
total 黄瓜 act=种
rate 黄瓜 act=收
total 老赵 act=雇
rate 人
rate 西红柿 act=卖
rate 黄瓜 act=卖
relation 西红柿 act=收 other=黄瓜

#r350
把⟨4.5升⟩果汁倒入每个容量⟨0.35升⟩的杯子，倒满了⟨12杯⟩，还剩果汁⟨多少升⟩？
= 4.5-0.35*12
total W:果汁
rate 杯子 mark=容量
amount 杯子 act=倒
total 果汁 mark=剩

#r351
李叔叔从家到单位来回共⟨36千米⟩，开车去时⟨0.4小时⟩到达，下班原路返回用了⟨0.5小时⟩，往返平均每小时行⟨多少千米⟩？
= 36/(0.4+0.5)
total W:来回
amount 李叔叔 act=行 mark=去
amount 李叔叔 act=行 mark=返回
rate 李叔叔 act=行 mark=往返

#r352
一堆煤⟨120吨⟩，第一天运走⟨25%⟩，第二天运走⟨(1/3)⟩，两天后还剩⟨多少吨⟩？
= 120*(1-25%-(1/3))
total W:煤
relation 煤 act=运 mark=第一天 other=煤
relation 煤 act=运 mark=第二天 other=煤
total 煤 mark=剩

#r353
一堆煤⟨120吨⟩，第一天运走⟨25吨⟩，第二天运走余下的⟨60%⟩，第二天运走⟨多少吨⟩？
= (120-25)*60%
total W:煤
total 煤 act=运 mark=第一天
relation 煤 act=运 mark=第二天 other=余下
total 煤 act=运 mark=第二天

#r354
电厂有一堆煤共⟨120吨⟩，每天烧⟨8吨⟩。卡车队有⟨9辆⟩车，每辆载重⟨5吨⟩，司机平均年龄⟨41岁⟩。第一天运走⟨25%⟩，路上花了⟨3小时⟩，第二天下大雪，雪深⟨0.2米⟩，没有运。还剩⟨多少吨⟩煤没有运走？
= 120*(1-25%)
total W:煤
rate 电厂 act=烧
total 卡车队
rate 卡车队 mark=载重
rate 司机
relation 卡车队 act=运 mark=第一天 other=煤
amount 卡车队 act=花
total 雪
total 煤 mark=剩

#r355
小芳和小林共有邮票⟨180张⟩，小芳与小林的张数比是⟨7:5⟩，小芳比小林多⟨多少张⟩？
= 180/(7+5)*(7-5)
total W:共
relation 小芳 other=小林
relation 小芳 mark=多 other=小林

#r356
小芳有邮票⟨105张⟩，小林的邮票是小芳的⟨(5/7)⟩，两人一共有邮票⟨多少张⟩？
= 105+105*(5/7)
total 小芳
relation 小林 other=小芳
total W:一共

#r357
一个书架，上层有书⟨84本⟩，下层的本数比上层少⟨(1/4)⟩，下层有书⟨多少本⟩？
= 84*(1-(1/4))
total 上层
relation 下层 other=上层
total 下层

#r358
一个书架，上层有书⟨84本⟩，下层有书⟨63本⟩，下层比上层少⟨几分之几⟩？
= (84-63)/84
total 上层
total 下层
relation 下层 other=上层

#r359
一个⟨1.8米⟩高的书架，买来时花了⟨560元⟩，用了⟨6年⟩。上层有书⟨84本⟩，中层放着⟨5个⟩花瓶和⟨20本⟩杂志，下层有书⟨63本⟩，其中⟨(1/3)⟩是英文书。上周姐姐借给同学⟨4本⟩，已经还回。下层的英文书有⟨多少本⟩？
= 63*(1/3)
total 书架 mark=高
total 书架 act=花
amount 书架 act=用
total 上层
total 中层 act=放
total 中层
total 下层
relation 下层 mark=英文 other=下层
total 姐姐 act=借
total 下层 mark=英文

#r360
果品公司运来⟨15.6吨⟩水果，第一天卖出⟨4.8吨⟩，剩下的平均⟨3天⟩卖完，公司有⟨22名⟩员工，剩下的水果每天卖⟨多少吨⟩？
= (15.6-4.8)/3
total W:水果
total 果品公司 act=卖 mark=第一天
amount 果品公司 act=卖 mark=剩下
total 公司
rate 果品公司 act=卖 mark=剩下

#r361
出租车⟨3千米⟩以内收费⟨10元⟩，超过的部分每千米收⟨2.4元⟩，王老师坐了⟨8千米⟩，应付车费⟨多少元⟩？
= 10+2.4*(8-3)
amount 出租车 mark=以内
total 出租车 mark=以内
rate 出租车 mark=超过
amount 王老师 act=坐
total 王老师 act=付

#r362
出租车⟨3千米⟩以内收费⟨10元⟩，超过的部分每千米收⟨2.4元⟩，王老师付了车费⟨22元⟩，他坐了⟨多少千米⟩？
= (22-10)/2.4+3
amount 出租车 mark=以内
total 出租车 mark=以内
rate 出租车 mark=超过
total 王老师 act=付
amount 王老师 act=坐

#r363
王老师⟨35岁⟩，要去⟨320千米⟩外的省城开会⟨2天⟩，高铁票⟨145元⟩，宾馆每晚⟨260元⟩。他先坐出租车去车站，司机姓刘，开了⟨11年⟩车。出租车⟨3千米⟩以内收费⟨10元⟩，超过的部分每千米收⟨2.4元⟩，到车站共⟨8千米⟩，用了⟨18分钟⟩。超过的部分要付⟨多少元⟩？
= 2.4*(8-3)
total 王老师
total 王老师 act=去
amount 王老师 act=开会
total 高铁票
rate 宾馆
amount 司机 act=开
amount 出租车 mark=以内
total 出租车 mark=以内
rate 出租车 mark=超过
amount 王老师 act=坐
amount 出租车 act=用
total 出租车 act=付 mark=超过

#r364
某小学有学生⟨1250人⟩，男生占全校的⟨52%⟩，教师有⟨68人⟩，图书⟨3.5万册⟩，男生比女生多⟨多少人⟩？
= 1250*52%-1250*(1-52%)
total W:小学
relation 男生 other=全校
total 教师
total 图书
relation 男生 mark=多 other=女生

#r365
种子站做发芽试验，用了⟨400粒⟩种子，发芽率⟨96%⟩，没有发芽的有⟨多少粒⟩？
= 400-400*96%
total W:种子
relation 种子 mark=发芽
total 种子 mark=没有

#r366
种子站做发芽试验，甲种子用了⟨400粒⟩，发芽⟨384粒⟩；乙种子用了⟨300粒⟩，发芽⟨276粒⟩，乙种子的发芽率是⟨多少⟩？
= 276/300
total 甲种子
total 甲种子 act=发芽
total 乙种子
total 乙种子 act=发芽
relation 乙种子 mark=发芽

#r367
花生的出油率是⟨38%⟩，榨⟨190千克⟩油需要花生⟨多少千克⟩？
= 190/38%
relation 花生 mark=油
total 油 act=榨
total 花生

#r368
油坊师傅榨油⟨20年⟩，用的机器每台⟨3.2万元⟩。花生的出油率是⟨38%⟩，菜籽的出油率是⟨36%⟩，每千克花生⟨7.5元⟩，每千克菜籽⟨5.2元⟩。今天收了⟨500千克⟩花生和⟨250千克⟩菜籽，顾客来了⟨32人⟩。今天收的菜籽可以榨油⟨多少千克⟩？
= 250*36%
amount 师傅 act=榨
rate 机器
relation 花生 mark=油
relation 菜籽 mark=油
rate 花生
rate 菜籽
total 花生 act=收
total 菜籽 act=收
total 顾客 act=来
total 菜籽 act=榨

#r369
笑笑打一份稿件，已经打了⟨2400字⟩，占总字数的⟨40%⟩，还有⟨多少字⟩没打？
= 2400/40%-2400
total 笑笑 act=打 mark=已经
relation 笑笑 act=打 mark=已经 other=总字数
total 笑笑 mark=还有

#r370
一件工作，甲做⟨5小时⟩完成了⟨(1/4)⟩，剩下的乙⟨10小时⟩做完，乙每小时完成这件工作的⟨几分之几⟩？
= (1-(1/4))/10
amount 甲 act=做
relation 甲 act=做 other=工作
amount 乙 act=做
rate 乙 act=做

#r371
一杯牛奶⟨250毫升⟩，小亮喝了⟨(2/5)⟩，妹妹喝了剩下的⟨(1/3)⟩，妹妹喝了⟨多少毫升⟩？
= 250*(1-(2/5))*(1/3)
total W:牛奶
relation 小亮 act=喝 other=牛奶
relation 妹妹 act=喝 other=剩下
total 妹妹 act=喝

#r372
甲仓库存粮⟨56吨⟩，乙仓库存粮是甲仓库的⟨(5/8)⟩，从甲仓库运⟨10吨⟩到丙仓库后，甲仓库比乙仓库多⟨多少吨⟩？
= 56-10-56*(5/8)
total 甲仓库 act=存
relation 乙仓库 act=存 other=甲仓库
total 甲仓库 act=运
relation 甲仓库 mark=后 other=乙仓库

#r373
学校买来⟨12套⟩课桌椅，每张桌子⟨86.5元⟩，每把椅子⟨33.5元⟩，一共要付⟨多少元⟩？
= (86.5+33.5)*12
amount 学校 act=买
rate 桌子
rate 椅子
total 学校 act=付

#r374
学校买来⟨12套⟩课桌椅，共付⟨1440元⟩，每把椅子⟨33.5元⟩，学校有⟨18个⟩班，每张桌子⟨多少元⟩？
= 1440/12-33.5
amount 学校 act=买
total 学校 act=付
rate 椅子
total 学校 mark=班
rate 桌子

#r375
学校⟨1998年⟩建成，有⟨24个⟩教室。暑假里学校买来⟨12套⟩课桌椅，每张桌子⟨86.5元⟩，每把椅子⟨33.5元⟩，黑板每块⟨240元⟩，没有换；搬运工⟨4人⟩搬了⟨1.5小时⟩，每人工钱⟨60元⟩。每张桌子比每把椅子贵⟨多少元⟩？
= 86.5-33.5
x
total 学校 mark=教室
amount 学校 act=买
rate 桌子
rate 椅子
rate 黑板
total 搬运工
amount 搬运工 act=搬
rate 搬运工
relation 桌子 other=椅子

#r376
一辆汽车的油箱能装⟨50升⟩，汽油每升⟨7.6元⟩，每行⟨100千米⟩耗油⟨8.5升⟩，照这样计算，行⟨360千米⟩耗油⟨多少升⟩？
= 8.5/100*360
total 油箱 act=装
rate 汽油
amount 汽车 act=行
total 汽车 act=耗
amount 汽车 act=行 mark=360
total 汽车 act=耗 mark=360

#r377
一辆汽车的油箱里有⟨40升⟩汽油，每行⟨100千米⟩耗油⟨8升⟩，这箱油最多可以行⟨多少千米⟩？
= 40/(8/100)
total 油箱
amount 汽车 act=行 mark=100
total 汽车 act=耗 mark=100
amount 汽车 act=行 mark=最多

#r378
张叔叔的汽车开了⟨5年⟩，是⟨9.8万元⟩买的，每年保险费⟨2600元⟩。国庆节他带家人去⟨250千米⟩外的外婆家，车上坐⟨4人⟩，每行⟨100千米⟩耗油⟨8升⟩，汽油每升⟨7.5元⟩，高速路上平均每小时行⟨100千米⟩，服务区的一份盒饭⟨35元⟩。到外婆家要用汽油⟨多少升⟩？
= 8/100*250
amount 汽车 act=开
total 汽车 act=买
rate 保险费
total W:外婆家
total 车上 act=坐
amount 汽车 act=行
total 汽车 act=耗
rate 汽油
rate 汽车 act=行 mark=高速
rate 盒饭
total 汽车 act=耗 mark=外婆家

#r379
一件上衣原价⟨240元⟩，商场降价⟨15%⟩销售，现价⟨多少元⟩？
= 240*(1-15%)
total 上衣 mark=原价
relation 上衣 mark=降价 other=原价
total 上衣 mark=现价

#r380
一件上衣现价⟨204元⟩，比原价降低了⟨15%⟩，原价⟨多少元⟩？
= 204/(1-15%)
total 上衣 mark=现价
relation 上衣 mark=现价 other=原价
total 上衣 mark=原价

#r381
一件上衣原价⟨240元⟩，现价⟨204元⟩，现价比原价降低了⟨百分之几⟩？
= (240-204)/240
total 上衣 mark=原价
total 上衣 mark=现价
relation 上衣 mark=现价 other=原价

#r382
一件上衣原价⟨240元⟩，现价降低到原价的⟨85%⟩，买⟨2件⟩这样的上衣现在要⟨多少元⟩？
= 240*85%*2
total 上衣 mark=原价
relation 上衣 mark=现价 other=原价
amount 上衣 act=买
total 上衣 act=买 mark=现在

#r383
一本书，小玲每天看⟨16页⟩，⟨15天⟩看完，如果每天看⟨20页⟩，可以提前⟨几天⟩看完？
= 15-16*15/20
rate 小玲 act=看 mark=16
amount 小玲 act=看 mark=15
rate 小玲 act=看 mark=20
relation 小玲 mark=提前

#r384
小玲⟨11岁⟩，家里有藏书⟨160本⟩，她看完了其中的⟨(3/8)⟩。现在她看一本定价⟨24.6元⟩的书，每天看⟨16页⟩，⟨15天⟩看完；弟弟看漫画，每天看⟨30页⟩，⟨4天⟩看完。小玲看的这本书比弟弟的漫画多⟨多少页⟩？
= 16*15-30*4
total 小玲
total 家里
relation 小玲 act=看 mark=完 other=藏书
total 书 mark=定价
rate 小玲 act=看
amount 小玲 act=看
rate 弟弟 act=看
amount 弟弟 act=看
relation 书 other=漫画

#r385
小明家去年收入⟨9.6万元⟩，其中⟨(1/4)⟩用来还房贷，⟨30%⟩用于生活开支，其余存起来，存了⟨多少万元⟩？
= 9.6*(1-(1/4)-30%)
total 小明家 mark=收入
relation 小明家 mark=房贷 other=收入
relation 小明家 mark=生活 other=收入
total 小明家 act=存

#r386
在一次捐款活动中，五年级捐了⟨560元⟩，六年级比五年级多捐⟨(2/7)⟩，四年级捐了⟨410元⟩，五、六两个年级共捐⟨多少元⟩？
= 560+560*(1+(2/7))
total 五年级 act=捐
relation 六年级 act=捐 other=五年级
total 四年级 act=捐
total W:共 act=捐

#r387
在一次捐款活动中，五年级捐了⟨560元⟩，六年级捐了⟨720元⟩，六年级捐的是五年级的⟨几倍⟩？
= 720/560
total 五年级 act=捐
total 六年级 act=捐
relation 六年级 act=捐 other=五年级

#r388
地震后的星期三，学校举行捐款，全校⟨1460人⟩参加，⟨9时⟩开始，校长捐了⟨1000元⟩。五年级⟨180人⟩捐了⟨560元⟩，六年级比五年级多捐⟨(2/7)⟩，四年级捐的是六年级的⟨75%⟩，门卫大爷⟨62岁⟩，也捐了⟨50元⟩。六年级捐了⟨多少元⟩？
= 560*(1+(2/7))
total W:全校
x
total 校长 act=捐
total 五年级
total 五年级 act=捐
relation 六年级 act=捐 other=五年级
relation 四年级 act=捐 other=六年级
total 大爷
total 大爷 act=捐
total 六年级 act=捐

#r389
甲、乙两个工程队合修一条⟨1800米⟩的公路，甲队每天修⟨65米⟩，乙队每天修⟨55米⟩，⟨多少天⟩可以修完？
= 1800/(65+55)
total W:公路
rate 甲 act=修
rate 乙 act=修
amount 甲 act=修

#r390
甲、乙两个工程队合修一条⟨1800米⟩的公路，甲队每天修⟨65米⟩，⟨15天⟩后修完，甲队有⟨28人⟩，乙队有⟨25人⟩，乙队每天修⟨多少米⟩？
= 1800/15-65
total W:公路
rate 甲 act=修
amount 甲 act=修
total 甲
total 乙
rate 乙 act=修

#r391
甲、乙两个工程队合修一条公路，甲队每天修⟨65米⟩，乙队每天修⟨55米⟩，修了⟨15天⟩后还剩全长的⟨(1/4)⟩，公路全长⟨多少米⟩？
= (65+55)*15/(1-(1/4))
rate 甲 act=修
rate 乙 act=修
amount 甲 act=修
relation 公路 mark=剩 other=全长
total W:公路

#r392
甲、乙两个工程队从两头合修一条公路，甲队有⟨40人⟩，乙队有⟨36人⟩。甲队每天修⟨65米⟩，用水泥⟨20吨⟩；乙队每天修⟨55米⟩，用水泥⟨17吨⟩，水泥每吨⟨420元⟩。工期一共⟨15天⟩，其间⟨6天⟩是高温天气，气温达到⟨37度⟩，但没有停工。工期内乙队一共用水泥⟨多少吨⟩？
= 17*15
total 甲
total 乙
rate 甲 act=修
rate 甲 act=用
rate 乙 act=修
rate 乙 act=用
rate 水泥
amount 甲 act=修
total 工期 mark=高温
total 气温
total 乙 act=用

#r393
王大爷家的鸡和鸭只数比是⟨5:3⟩，鸡比鸭多⟨24只⟩，鸭有⟨多少只⟩？
= 24/(5-3)*3
relation 鸡 other=鸭
relation 鸡 mark=多 other=鸭
total 鸭

#r394
王大爷家的鸡和鸭共⟨96只⟩，只数比是⟨5:3⟩，鸭有⟨多少只⟩？
= 96/(5+3)*3
total W:共
relation 鸡 other=鸭
total 鸭

#r395
王大爷⟨65岁⟩，有⟨3个⟩孙子，池塘⟨2.5亩⟩。他家的鸡和鸭只数比是⟨5:3⟩，鸡有⟨60只⟩，每天下蛋⟨42个⟩；鹅有⟨8只⟩。上月卖蛋收入⟨860元⟩，买饲料花了⟨310元⟩。王大爷家的鸭有⟨多少只⟩？
= 60/5*3
total 王大爷
total 王大爷 mark=孙子
total 池塘
relation 鸡 other=鸭
total 鸡
rate 鸡 act=下
total 鹅
total 王大爷 mark=收入
total 王大爷 act=花
total 鸭

#r396
六年级有学生⟨160人⟩，达到体育锻炼标准的有⟨136人⟩，平均身高⟨1.45米⟩，达标率是⟨多少⟩？
= 136/160
total W:六年级
total 六年级 act=达到
rate 六年级 mark=身高
relation 六年级 mark=达标

#r397
用⟨3台⟩织布机⟨4.5小时⟩织布⟨108米⟩，平均每台织布机每小时织布⟨多少米⟩？
= 108/3/4.5
amount 织布机 mark=3
amount 织布机 act=织
total 织布机 act=织
rate 织布机 act=织

#r398
一种汽水，每瓶⟨2.5元⟩，买⟨4瓶⟩送⟨1瓶⟩，李老师要给⟨40名⟩学生每人一瓶，最少要付⟨多少元⟩？
= 40/(4+1)*4*2.5
rate 汽水
amount 汽水 act=买 mark=送
total 汽水 act=送
total 学生
total 李老师 act=付

#r399
小东家到学校⟨1.2千米⟩，他每天上学走⟨15分钟⟩，小东每分钟走⟨多少千米⟩？
= 1.2/15
total W:学校
amount 小东 act=走
rate 小东 act=走

#r400
小东家到学校⟨1.2千米⟩，他每天上学走⟨15分钟⟩；小西家到学校⟨1.8千米⟩，他骑车⟨9分钟⟩到校，小西每分钟比小东多行⟨多少千米⟩？
= 1.8/9-1.2/15
total W:学校
amount 小东 act=走
total 小西家
amount 小西 act=骑
relation 小西 other=小东

#r401
学校⟨8时⟩上课，共⟨36个⟩班。小东⟨12岁⟩，家到学校⟨1.2千米⟩，他每天走⟨15分钟⟩，路上经过⟨2家⟩书店；小西⟨13岁⟩，家到学校⟨1.8千米⟩，他骑车去，自行车花了⟨650元⟩，午饭每顿⟨12元⟩。小西家到学校比小东家到学校远⟨多少千米⟩？
= 1.8-1.2
x
total 学校 mark=班
total 小东
total W:小东
amount 小东 act=走
total 路上
total 小西
total W:小西
total 自行车 act=花
rate 午饭
relation 小西 other=小东

#r402
修一条水渠，第一周修了全长的⟨20%⟩，第二周修了全长的⟨(3/10)⟩，第二周比第一周多修⟨45米⟩，水渠全长⟨多少米⟩？
= 45/((3/10)-20%)
relation 水渠 act=修 mark=第一周 other=全长
relation 水渠 act=修 mark=第二周 other=全长
relation 水渠 act=修 mark=第二周 other=第一周
total W:水渠

#r403
修一条水渠，第一周修了全长的⟨20%⟩，第二周修了全长的⟨(3/10)⟩，两周共修⟨225米⟩，水渠全长⟨多少米⟩？
= 225/(20%+(3/10))
relation 水渠 act=修 mark=第一周 other=全长
relation 水渠 act=修 mark=第二周 other=全长
total 水渠 act=修 mark=两周
total W:水渠

#r404
一瓶⟨500毫升⟩的橙汁⟨4.5元⟩，一瓶⟨1.25升⟩的可乐⟨6.5元⟩，买⟨3瓶⟩橙汁和⟨2瓶⟩可乐，付⟨50元⟩，应找回⟨多少元⟩？
= 50-4.5*3-6.5*2
total 橙汁
rate 橙汁
total 可乐
rate 可乐
amount 橙汁 act=买
amount 可乐 act=买
total W:付
total W:找

#r405
小明做了⟨60道⟩题，做对的占⟨(9/10)⟩，小明做错了⟨多少道⟩？
= 60*(1-(9/10))
total W:题
relation 小明 mark=对 other=题
total 小明 mark=错

#r406
数学竞赛在⟨12月6日⟩举行，时间⟨90分钟⟩，参赛费⟨30元⟩。全市有⟨850人⟩参加，⟨8%⟩的人得了奖；其中实验小学参加⟨45人⟩，得奖⟨9人⟩。小明坐了⟨25分钟⟩的车赶到考场，做了⟨60道⟩题，每题⟨2分⟩，做对的占⟨(9/10)⟩。全市得奖的有⟨多少人⟩？
= 850*8%
x
amount 数学竞赛
rate 参赛费
total 全市
relation 全市 mark=奖 other=全市
total 实验小学 act=参加
total 实验小学 act=得
amount 小明 act=坐
total W:题
rate 题
relation 小明 mark=对 other=题
total 全市 mark=奖

#r407
客车从甲地开往乙地，每小时行⟨80千米⟩，先行⟨0.5小时⟩后，货车从乙地开往甲地，每小时行⟨60千米⟩，再过⟨3小时⟩两车相遇，甲、乙两地相距⟨多少千米⟩？
= 80*0.5+(80+60)*3
rate 客车 act=行
amount 客车 act=行 mark=先
rate 货车 act=行
amount 货车 act=行
total W:两地

#r408
甲、乙两地相距⟨460千米⟩，客车从甲地开往乙地，每小时行⟨80千米⟩，先行⟨0.5小时⟩后，货车从乙地开往甲地，每小时行⟨60千米⟩，客车上有⟨45人⟩，货车装货⟨12吨⟩，货车开出⟨几小时⟩后两车相遇？
= (460-80*0.5)/(80+60)
total W:两地
rate 客车 act=行
amount 客车 act=行 mark=先
rate 货车 act=行
total 客车
total 货车 act=装
amount 货车 act=行

#r409
小刚以每分钟⟨60米⟩的速度从家去学校，走了⟨5分钟⟩后，爸爸骑车以每分钟⟨160米⟩的速度去追他，爸爸⟨几分钟⟩能追上小刚？
= 60*5/(160-60)
rate 小刚
amount 小刚 mark=走
rate 爸爸
amount 爸爸 act=追

#r410
小刚家离学校⟨1500米⟩。早上⟨7时⟩，小刚以每分钟⟨60米⟩的速度出门，书包重⟨4.2千克⟩。走了⟨5分钟⟩后，爸爸发现他忘带⟨20元⟩饭钱，骑车以每分钟⟨160米⟩的速度去追他；妈妈打电话给老师，说了⟨2分钟⟩，楼下的路灯有⟨8盏⟩。爸爸出发时，小刚已经离家⟨多少米⟩？
= 60*5
total W:学校
x
rate 小刚
total 书包
amount 小刚 act=走
total 小刚 act=忘带
rate 爸爸
amount 妈妈 act=说
total 路灯
total 小刚 mark=离家

#r411
把⟨20克⟩盐放入⟨180克⟩水中，这种盐水的含盐率是⟨多少⟩？
= 20/(20+180)
total 盐
total 水
relation 盐水 mark=盐

#r412
小明爸爸月薪⟨9000元⟩，超过⟨5000元⟩的部分按⟨3%⟩缴纳个人所得税，妈妈月薪⟨4800元⟩，爸爸每月应缴税⟨多少元⟩？
= (9000-5000)*3%
total 爸爸 mark=月薪
total 爸爸 mark=超过
relation 爸爸 mark=税
total 妈妈 mark=月薪
total 爸爸 act=缴

#r413
小明爸爸月薪⟨9000元⟩，超过⟨5000元⟩的部分按⟨3%⟩缴纳个人所得税，缴税后爸爸每月拿到⟨多少元⟩？
= 9000-(9000-5000)*3%
total 爸爸 mark=月薪
total 爸爸 mark=超过
relation 爸爸 mark=税
total 爸爸 act=拿

#r414
饭店八月份营业额⟨45万元⟩，按营业额的⟨5%⟩缴纳营业税，九月份营业额⟨52万元⟩，有员工⟨30人⟩，八月份应缴税⟨多少万元⟩？
= 45*5%
total 饭店 mark=八月份
relation 饭店 mark=税 other=营业额
total 饭店 mark=九月份
total 饭店 mark=员工
total 饭店 act=缴 mark=八月份

#r415
一根钢管，截去⟨(2/5)⟩后还剩⟨3.6米⟩，这根钢管原来长⟨多少米⟩？
= 3.6/(1-(2/5))
relation 钢管 act=截 other=钢管
total 钢管 mark=剩
total 钢管 mark=原来

#r416
一根钢管长⟨6米⟩，截去⟨(2/5)米⟩，还剩⟨多少米⟩？
= 6-(2/5)
total 钢管
total 钢管 act=截
total 钢管 mark=剩

#r417
两桶油，甲桶有⟨24千克⟩，倒出⟨(1/3)⟩后与乙桶同样重，乙桶有油⟨多少千克⟩？
= 24*(1-(1/3))
total 甲桶
relation 甲桶 act=倒 other=甲桶
total 乙桶

#r418
服装厂上半月完成全月任务的⟨55%⟩，下半月完成全月任务的⟨60%⟩，结果超产⟨900件⟩，全月任务是⟨多少件⟩？
= 900/(55%+60%-1)
relation 服装厂 mark=上半月 other=任务
relation 服装厂 mark=下半月 other=任务
relation 服装厂 mark=超产
total W:任务

#r419
服装厂有⟨8条⟩生产线，工人⟨240名⟩，女工占⟨80%⟩，厂龄⟨15年⟩。全月任务是⟨6000件⟩，上半月完成⟨55%⟩，次品⟨12件⟩；下半月完成⟨60%⟩，次品⟨9件⟩，每件衣服成本⟨65元⟩，出厂价⟨88元⟩。下半月完成了⟨多少件⟩？
= 6000*60%
total 服装厂 mark=生产线
total 服装厂 mark=工人
relation 女工 other=工人
total 服装厂 mark=厂龄
total W:任务
relation 服装厂 mark=上半月 other=任务
total 次品
relation 服装厂 mark=下半月 other=任务
total 次品 mark=下半月
rate 衣服 mark=成本
rate 衣服 mark=出厂价
total 服装厂 mark=下半月

#r420
食堂买来⟨2吨⟩煤，原计划每天烧⟨0.05吨⟩，实际每天节约⟨0.01吨⟩，煤每吨⟨850元⟩，实际比原计划多烧⟨几天⟩？
= 2/(0.05-0.01)-2/0.05
total W:煤
rate 食堂 act=烧 mark=原计划
relation 食堂 act=烧 mark=实际 other=原计划
rate 煤
relation 食堂 act=烧 mark=多 other=原计划

#r421
食堂买来⟨2吨⟩煤，原计划每天烧⟨0.05吨⟩，实际每天只烧⟨0.04吨⟩，实际烧了⟨多少天⟩？
= 2/0.04
total W:煤
rate 食堂 act=烧 mark=原计划
rate 食堂 act=烧 mark=实际
amount 食堂 act=烧 mark=实际

#r422
长江路小学五年级⟨3个⟩班的人数分别是⟨42人⟩（一班）、⟨45人⟩（二班）、⟨48人⟩（三班），每人要交⟨1.5元⟩的资料费，五年级共交⟨多少元⟩？
= (42+45+48)*1.5
amount 五年级
total 一班
total 二班
total 三班
rate 人 act=交
total 五年级 act=交

#r423
一种大米，⟨8.5千克⟩卖⟨40.8元⟩，买⟨15千克⟩这样的大米要⟨多少元⟩？
= 40.8/8.5*15
amount 大米 mark=8.5
total 大米 act=卖 mark=8.5
amount 大米 act=买
total 大米 act=买

#r424
粮店里，大米⟨8.5千克⟩卖⟨40.8元⟩，面粉⟨5千克⟩卖⟨19元⟩，绿豆每千克⟨9.6元⟩，店主进了⟨300千克⟩绿豆，已放了⟨2个月⟩。张奶奶⟨70岁⟩了，只提得动⟨6千克⟩。每千克大米比每千克面粉贵⟨多少元⟩？
= 40.8/8.5-19/5
amount 大米 act=卖
total 大米 act=卖
amount 面粉 act=卖
total 面粉 act=卖
rate 绿豆
total 店主 act=进
amount 绿豆 act=放
total 张奶奶
total 张奶奶 act=提
relation 大米 other=面粉

#r425
妈妈的年龄是小红的⟨3.5倍⟩，妈妈比小红大⟨25岁⟩，小红今年⟨多少岁⟩？
= 25/(3.5-1)
relation 妈妈 other=小红
relation 妈妈 mark=大 other=小红
total 小红

#r426
妈妈和小红的年龄和是⟨45岁⟩，妈妈的年龄是小红的⟨3.5倍⟩，小红今年⟨多少岁⟩？
= 45/(3.5+1)
total W:和
relation 妈妈 other=小红
total 小红

#r427
妈妈的年龄是小红的⟨3.5倍⟩，妈妈身高⟨1.62米⟩，小红身高⟨1.4米⟩，体重⟨32千克⟩。小红今年⟨10岁⟩，外婆⟨26岁⟩那年生了妈妈，外公比外婆大⟨3岁⟩，一家人去年旅游⟨8天⟩，花费⟨1.2万元⟩。妈妈今年⟨多少岁⟩？
= 10*3.5
relation 妈妈 other=小红
total 妈妈 mark=身高
total 小红 mark=身高
total 小红 mark=体重
total 小红
total 外婆 act=生
relation 外公 other=外婆
amount 一家人 act=旅游
total 一家人 act=花费
total 妈妈

#r428
甲、乙、丙三个数的比是⟨2:3:4⟩，它们的和是⟨72⟩，最大的数是⟨多少⟩？
= 72/(2+3+4)*4
relation 三个数
total W:和
total 丙

#r429
用⟨270厘米⟩长的彩带按⟨2:3:4⟩分给三个班，分得最少的班得到⟨多少厘米⟩？
= 270/(2+3+4)*2
total W:彩带
relation 三个班
total 班 mark=最少

#r430
某工厂去年用水⟨2400吨⟩，今年比去年节约⟨(1/8)⟩，今年每吨水⟨3.5元⟩，今年用水⟨多少吨⟩？
= 2400*(1-(1/8))
total 工厂 act=用 mark=去年
relation 工厂 act=用 mark=今年 other=去年
rate 水
total 工厂 act=用 mark=今年

#r431
某工厂有车间⟨6个⟩，职工⟨430人⟩，厂房用了⟨12年⟩。去年用水⟨2400吨⟩，用电⟨8.5万度⟩；今年用水⟨2100吨⟩，用电⟨7.9万度⟩，每吨水⟨3.5元⟩，安装节水设备花了⟨1.8万元⟩。今年用水量是去年的⟨几分之几⟩？
= 2100/2400
total 工厂 mark=车间
total 工厂 mark=职工
amount 厂房 act=用
total 工厂 act=用 mark=去年 what=水
total 工厂 act=用 mark=去年 what=电
total 工厂 act=用 mark=今年 what=水
total 工厂 act=用 mark=今年 what=电
rate 水
total 工厂 act=安装
relation 工厂 mark=今年 other=去年

#r432
一个水池，单开甲管⟨6小时⟩注满，单开乙管⟨9小时⟩注满，两管齐开，⟨几小时⟩可以注满？
= 1/(1/6+1/9)
amount 甲管 act=开
amount 乙管 act=开
amount 甲管 act=开 mark=齐

#r433
一个水池，单开甲管⟨6小时⟩注满，单开丙管⟨9小时⟩把满池水放完，两管齐开，⟨几小时⟩可以把空池注满？
= 1/(1/6-1/9)
amount 甲管 act=开
amount 丙管 act=开
amount 甲管 act=开 mark=齐

#r434
一个水池深⟨3米⟩，能装水⟨54吨⟩，甲管每小时注水⟨9吨⟩，乙管每小时注水⟨6吨⟩，两管齐开⟨2小时⟩后，还差⟨多少吨⟩水注满？
= 54-(9+6)*2
total 水池 mark=深
total W:水池
rate 甲管 act=注
rate 乙管 act=注
amount 甲管 act=注
total 水池 mark=差

#r435
小区的游泳池⟨6月⟩开放，成人票⟨25元⟩，儿童票⟨15元⟩，水温⟨26度⟩。泳池能装水⟨540吨⟩，水深⟨1.5米⟩，甲管每小时注水⟨90吨⟩，乙管每小时注水⟨60吨⟩，换水要⟨2名⟩工人，每吨水⟨4元⟩。只开甲管，注满泳池要⟨几小时⟩？
= 540/90
x
rate 成人票
rate 儿童票
total 水温
total W:泳池 act=装
total 泳池 mark=水深
rate 甲管 act=注
rate 乙管 act=注
total 工人
rate 水
amount 甲管 act=注

#r436
一批货物，运走了⟨(4/7)⟩，剩下的比运走的少⟨18吨⟩，运货的有⟨7辆⟩货车，每辆车的司机每天补贴⟨60元⟩，这批货物有⟨多少吨⟩？
= 18/((4/7)-(1-(4/7)))
relation 货物 act=运 other=货物
relation 货物 mark=剩下 other=运走
total 货车
rate 司机
total W:货物

#r437
李明看一本书，第一天看了⟨30页⟩，第二天比第一天多看⟨20%⟩，两天正好看了全书的⟨(1/3)⟩，全书有⟨多少页⟩？
= (30+30*(1+20%))/(1/3)
total 李明 act=看 mark=第一天
relation 李明 act=看 mark=第二天 other=第一天
relation 李明 act=看 mark=两天 other=全书
total W:全书

#r438
李明看一本书，第一天看了⟨30页⟩，第二天比第一天多看⟨20%⟩，第三天看了⟨28页⟩，书价是⟨19.8元⟩，第二天看了⟨多少页⟩？
= 30*(1+20%)
total 李明 act=看 mark=第一天
relation 李明 act=看 mark=第二天 other=第一天
total 李明 act=看 mark=第三天
total 书价
total 李明 act=看 mark=第二天

#r439
商场运来一批空调，第一周卖出⟨40%⟩，第二周卖出⟨54台⟩，这时还剩⟨66台⟩，这批空调共有⟨多少台⟩？
= (54+66)/(1-40%)
relation 空调 act=卖 mark=第一周 other=空调
total 空调 act=卖 mark=第二周
total 空调 mark=剩
total W:空调

#r440
商场有⟨5层⟩，停车位⟨300个⟩。七月气温升到⟨39度⟩，运来一批空调共⟨200台⟩，每台进价⟨2200元⟩，售价⟨2680元⟩。第一周卖出⟨40%⟩，第二周卖出⟨54台⟩，同时冰箱卖出⟨37台⟩，安装师傅⟨8人⟩，每人每天装⟨4台⟩。第一周比第二周多卖出空调⟨多少台⟩？
= 200*40%-54
total 商场
total 商场 mark=停车位
total 气温
total W:空调
rate 空调 mark=进价
rate 空调 mark=售价
relation 空调 act=卖 mark=第一周 other=空调
total 空调 act=卖 mark=第二周
total 冰箱 act=卖
total 师傅
rate 师傅 act=装
relation 空调 act=卖 mark=第一周 other=第二周

#r441
小明和小华从环形跑道的同一点同时出发，反向跑步，小明每秒跑⟨5.2米⟩，小华每秒跑⟨4.8米⟩，⟨40秒⟩后第一次相遇，跑道一圈长⟨多少米⟩？
= (5.2+4.8)*40
rate 小明 act=跑
rate 小华 act=跑
amount 小明 act=跑
total W:跑道

#r442
环形跑道一圈长⟨400米⟩，小明和小华从同一点同时出发，同向跑步，小明每秒跑⟨5.2米⟩，小华每秒跑⟨4.7米⟩，小明⟨12岁⟩，体重⟨40千克⟩，⟨多少秒⟩后小明第一次追上小华？
= 400/(5.2-4.7)
total W:跑道
rate 小明 act=跑
rate 小华 act=跑
total 小明
total 小明 mark=体重
amount 小明 act=跑

#r443
王叔叔做生意，进了⟨80件⟩衬衫，每件进价⟨45元⟩，按每件⟨68元⟩卖出⟨60件⟩，剩下的按每件⟨40元⟩卖完，他一共赚了⟨多少元⟩？
= 68*60+40*(80-60)-45*80
amount 王叔叔 act=进
rate 衬衫 mark=进价
rate 衬衫
amount 王叔叔 act=卖 mark=60
rate 衬衫 mark=剩下
total 王叔叔 act=赚

#r444
王叔叔在夜市摆摊，摊位费每天⟨30元⟩，每晚⟨7时⟩开张。他进了⟨80件⟩衬衫，每件进价⟨45元⟩，又进了⟨50条⟩皮带，每条进价⟨18元⟩。衬衫按每件⟨68元⟩卖出⟨60件⟩，有⟨3位⟩顾客来退换过大小，旁边卖烤肉的生意一晚⟨500元⟩。卖出的衬衫收入⟨多少元⟩？
= 68*60
rate 摊位费
x
amount 王叔叔 act=进
rate 衬衫 mark=进价
amount 王叔叔 act=进 what=皮带
rate 皮带 mark=进价
rate 衬衫 act=卖
amount 王叔叔 act=卖
total 顾客
rate 烤肉
total 王叔叔 mark=收入

#r445
一个果园收苹果⟨4.8吨⟩，收的梨比苹果的⟨1.5倍⟩少⟨0.6吨⟩，收梨⟨多少吨⟩？
= 4.8*1.5-0.6
total 苹果 act=收
relation 梨 act=收 other=苹果
relation 梨 act=收 mark=少 other=苹果
total 梨 act=收

#r446
一个果园收苹果⟨4.8吨⟩，比梨的⟨1.5倍⟩少⟨0.6吨⟩，果园有⟨320棵⟩果树，每千克梨卖⟨3.6元⟩，收梨⟨多少吨⟩？
= (4.8+0.6)/1.5
total 苹果 act=收
relation 苹果 act=收 other=梨
relation 苹果 act=收 mark=少 other=梨
total 果园
rate 梨 act=卖
total 梨 act=收

#r447
电信公司规定，打电话⟨3分钟⟩内收⟨0.22元⟩，以后每分钟收⟨0.1元⟩，小芳这次通话⟨9分钟⟩，应付话费⟨多少元⟩？
= 0.22+0.1*(9-3)
amount 电话 mark=内
total 电话 mark=内
rate 电话 mark=以后
amount 小芳 act=通话
total 小芳 act=付

#r448
手工课上，⟨42名⟩同学用一卷⟨25米⟩长的丝带扎蝴蝶结，每个用⟨0.6米⟩，老师自己的包装纸有⟨12张⟩，每张⟨3.5元⟩；剪刀⟨14把⟩，⟨3人⟩合用一把。下课时扎好了⟨35个⟩，其中红色的占⟨(3/7)⟩，送给幼儿园⟨20个⟩。这卷丝带还剩⟨多少米⟩？
= 25-0.6*35
total 同学
total W:丝带
rate 蝴蝶结 act=用
total 老师
rate 包装纸
total 剪刀
rate 剪刀
amount 蝴蝶结 act=扎
relation 红色 other=蝴蝶结
total 同学 act=送
total 丝带 mark=剩

#r449
手工课上，⟨42名⟩同学用一卷⟨25米⟩长的丝带扎蝴蝶结，每个用⟨0.6米⟩，老师自己的包装纸有⟨12张⟩，每张⟨3.5元⟩；剪刀⟨14把⟩，⟨3人⟩合用一把。下课时扎好了⟨35个⟩，其中红色的占⟨(3/7)⟩，送给幼儿园⟨20个⟩。红色的蝴蝶结有⟨多少个⟩？
= 35*(3/7)
total 同学
total 丝带
rate 蝴蝶结 act=用
total 老师
rate 包装纸
total 剪刀
rate 剪刀
total W:蝴蝶结 act=扎
relation 红色 other=蝴蝶结
total 同学 act=送
total 红色

#r450
小菊家有⟨3口⟩人，昨天是⟨10月2日⟩。妈妈蒸了⟨24个⟩馒头，用了⟨2千克⟩面粉，爸爸吃了⟨4个⟩，小菊吃了⟨2个⟩，隔壁奶奶送来⟨6个⟩包子，妈妈没有吃。馒头还剩⟨多少个⟩？
= 24-4-2
total 小菊家
x
total 妈妈 act=蒸
total 妈妈 act=用
total 爸爸 act=吃
total 小菊 act=吃
total 奶奶 act=送
total 馒头 mark=剩

#r451
小丁⟨6岁⟩，哥哥⟨10岁⟩。小丁拍皮球，第一次拍了⟨15下⟩，第二次拍了⟨22下⟩；哥哥拍了⟨40下⟩。小丁第二次比第一次多拍⟨几下⟩？
= 22-15
total 小丁
total 哥哥
total 小丁 act=拍 mark=第一次
total 小丁 act=拍 mark=第二次
total 哥哥 act=拍
relation 小丁 act=拍 mark=第二次 other=第一次

#r452
小丁⟨6岁⟩，哥哥⟨10岁⟩。小丁拍皮球，第一次拍了⟨15下⟩，第二次拍了⟨22下⟩；哥哥拍了⟨40下⟩。小丁两次拍的加起来比哥哥少⟨几下⟩？
= 40-15-22
total 小丁
total 哥哥
total 小丁 act=拍 mark=第一次
total 小丁 act=拍 mark=第二次
total 哥哥 act=拍
relation 小丁 act=拍 mark=两次 other=哥哥

#r453
幼儿园大班有⟨28个⟩孩子，中班有⟨25个⟩孩子，阿姨⟨24岁⟩。今天阿姨给大班每⟨4个⟩孩子发一盒积木，积木每盒⟨36元⟩，玩了⟨30分钟⟩，给中班发了⟨5盒⟩彩泥。大班一共发了⟨几盒⟩积木？
= 28/4
total 大班
total 中班
total 阿姨
rate 大班
rate 积木
amount 大班 act=玩
total 中班 act=发
amount 大班 act=发

#r454
菜园里有⟨9行⟩白菜，每行⟨8棵⟩，萝卜有⟨60棵⟩，浇水要挑⟨12桶⟩，爷爷已经挑了⟨5桶⟩。前天兔子偷吃了⟨3棵⟩萝卜，篱笆长⟨20米⟩。爷爷还要挑⟨几桶⟩水？
= 12-5
amount 白菜
rate 白菜
total 萝卜
total 菜园 act=挑
total 爷爷 act=挑
total 兔子 act=吃
total 篱笆
total 爷爷 mark=还

#r455
菜园里有⟨9行⟩白菜，每行⟨8棵⟩，萝卜有⟨60棵⟩，浇水要挑⟨12桶⟩，爷爷已经挑了⟨5桶⟩。前天下了⟨3小时⟩雨，篱笆长⟨20米⟩。白菜比萝卜多⟨几棵⟩？
= 8*9-60
amount 白菜
rate 白菜
total 萝卜
total 菜园 act=挑
total 爷爷 act=挑
amount 前天 act=下
total 篱笆
relation 白菜 other=萝卜

#r456
快递员小赵⟨26岁⟩，骑的电动车充一次电能跑⟨60千米⟩。星期一他送了⟨145件⟩快递，星期二送了⟨160件⟩，星期三下雨，送了⟨115件⟩，有⟨4件⟩被退回，这⟨3天⟩里每件提成⟨2元⟩。这几天小赵平均每天送快递⟨多少件⟩？
= (145+160+115)/3
total 小赵
total 电动车 act=跑
total 小赵 act=送 mark=星期一
total 小赵 act=送 mark=星期二
total 小赵 act=送 mark=星期三
total 小赵 act=退 mark=退
amount 小赵 act=送
rate 快递
rate 小赵 act=送 mark=平均

#r457
快递员小赵⟨26岁⟩，骑的电动车充一次电能跑⟨60千米⟩。星期一他送了⟨145件⟩快递，星期二送了⟨160件⟩，星期三下雨，送了⟨115件⟩，有⟨4件⟩被退回，这⟨3天⟩里送一件提成⟨2元⟩。星期二小赵的提成是⟨多少元⟩？
= 2*160
total 小赵
total 电动车 act=跑
total 小赵 act=送 mark=星期一
total 小赵 act=送 mark=星期二
total 小赵 act=送 mark=星期三
total 小赵 act=退 mark=退
amount 小赵 act=送
rate 快递
total 小赵 mark=星期二

#r458
面包房每炉烤⟨48个⟩面包，每炉要⟨25分钟⟩。今天烤了⟨6炉⟩，师傅⟨2人⟩，用鸡蛋⟨90个⟩；每⟨8个⟩面包装一袋，每袋卖⟨20元⟩，昨天只卖出⟨27袋⟩，今天天晴，全部卖完。今天卖出面包⟨多少袋⟩？
= 48*6/8
rate 面包房 act=烤
rate 面包房
amount 面包房 act=烤
total 师傅
total 面包房 act=用
rate 面包 act=装
rate 面包 act=卖
total 面包 act=卖 mark=昨天
amount 面包 act=卖 mark=今天

#r459
登山队⟨12人⟩去攀登一座海拔⟨4200米⟩的山，每人背⟨18千克⟩行李，山下气温⟨20度⟩，山顶零下。队员从海拔⟨1800米⟩的大本营出发，每天上升⟨300米⟩，向导收费⟨2000元⟩，帐篷有⟨4顶⟩。登上山顶需要⟨几天⟩？
= (4200-1800)/300
total 登山队
total W:山
rate 登山队 act=背
total 山下
total 队员 mark=大本营
rate 队员 act=上升
total 向导 act=收
total 帐篷
amount 队员 act=上升

#r460
老周开货车⟨18年⟩，车长⟨9.6米⟩。他从仓库装了⟨8.4吨⟩大米，到第一个粮店卸下⟨(2/7)⟩，到第二个粮店卸下⟨3.5吨⟩，两个粮店相距⟨26千米⟩，过路费⟨40元⟩，午饭花了⟨22.5元⟩。车上还剩大米⟨多少吨⟩？
= 8.4-8.4*(2/7)-3.5
amount 老周 act=开
total 货车 mark=长
total 老周 act=装
relation 老周 act=卸 mark=第一个 other=大米
total 老周 act=卸 mark=第二个
total 粮店
total 过路费
total 午饭 act=花
total 老周 mark=剩

#r461
老周开货车⟨18年⟩，车长⟨9.6米⟩。他从仓库装了⟨8.4吨⟩大米，到第一个粮店卸下⟨(2/7)⟩，到第二个粮店卸下⟨3.5吨⟩，两个粮店相距⟨26千米⟩，过路费⟨40元⟩，午饭花了⟨22.5元⟩。在第二个粮店比在第一个粮店多卸⟨多少吨⟩？
= 3.5-8.4*(2/7)
amount 老周 act=开
total 货车 mark=长
total 老周 act=装
relation 老周 act=卸 mark=第一个 other=大米
total 老周 act=卸 mark=第二个
total 粮店
total 过路费
total 午饭 act=花
relation 老周 act=卸 mark=第二个 other=第一个

#r462
眼镜店开业⟨5周年⟩，全场打⟨八五折⟩。一副镜架标价⟨320元⟩，一对镜片标价⟨280元⟩，验光要⟨15分钟⟩，店员⟨6人⟩。小杰⟨13岁⟩，近视⟨200度⟩，他配了一副镜架和一对镜片，另外一瓶护理液⟨18元⟩是赠送的。小杰应付⟨多少元⟩？
= (320+280)*85%
total 眼镜店
relation 全场 mark=打
total 镜架 mark=标价
total 镜片 mark=标价
amount 验光
total 店员
total 小杰
total 小杰 mark=近视
total 护理液
total 小杰 act=付

#r463
暑假，晓峰一家⟨3人⟩自驾去海边，全程⟨540千米⟩，上午⟨7时⟩出发。前⟨2小时⟩每小时行⟨90千米⟩，服务区休息⟨20分钟⟩，吃饭花⟨96元⟩；以后每小时行⟨100千米⟩，车上油箱还剩⟨(1/3)⟩。海边旅馆每晚⟨380元⟩，他们订了⟨3晚⟩。休息以后还要行⟨几小时⟩才能到达？
= (540-90*2)/100
total 一家
total W:全程
x
amount 晓峰 act=行 mark=前
rate 晓峰 act=行 mark=前
amount 晓峰 act=休息
total 晓峰 act=花
rate 晓峰 act=行 mark=以后
relation 油箱 mark=剩
rate 旅馆
amount 晓峰 act=订
amount 晓峰 act=行 mark=以后

#r464
陶艺厂⟨1985年⟩建厂，烧制一批花瓶，窑温⟨1280度⟩，要烧⟨14小时⟩。这批花瓶共⟨250个⟩，合格率⟨92%⟩，合格的每个卖⟨48元⟩，不合格的打碎重做。老师傅⟨63岁⟩，带了⟨4个⟩徒弟，每个花瓶成本⟨15.5元⟩。这批花瓶中合格的有⟨多少个⟩？
= 250*92%
x
total 窑温
amount 花瓶 act=烧
total W:花瓶
relation 花瓶 mark=合格
rate 花瓶 act=卖 mark=合格
total 老师傅
total 老师傅 act=带
rate 花瓶 mark=成本
total 花瓶 mark=合格

#r465
陶艺厂⟨1985年⟩建厂，烧制一批花瓶，窑温⟨1280度⟩，要烧⟨14小时⟩。这批花瓶共⟨250个⟩，合格率⟨92%⟩，合格的每个卖⟨48元⟩，不合格的打碎重做。老师傅⟨63岁⟩，带了⟨4个⟩徒弟，每人每月做⟨60个⟩泥坯。合格的花瓶全部卖出，可收入⟨多少元⟩？
= 48*(250*92%)
x
total 窑温
amount 花瓶 act=烧
total W:花瓶
relation 花瓶 mark=合格
rate 花瓶 act=卖 mark=合格
total 老师傅
total 老师傅 act=带
rate 徒弟 act=做
total 花瓶 mark=收入
