#p1
妈妈早上⟨7点⟩起床，煎了⟨12个⟩饺子，爸爸吃了⟨5个⟩，我吃了⟨4个⟩，盘子里还剩⟨几个⟩？
= 12-5-4
x
total 妈妈 act=煎
total 爸爸 act=吃
total 我 act=吃
total 饺子 mark=还剩

#p2
小红说：“我有⟨28张⟩卡通贴纸，比小丽多⟨9张⟩。”小丽有⟨多少张⟩贴纸？
= 28-9
total 小红
relation 小红 other=小丽
total 小丽

#p3
小红说：“我有⟨28张⟩卡通贴纸，比小丽多⟨9张⟩。”两个人一共有⟨多少张⟩贴纸？
= 28-9+28
total 小红
relation 小红 other=小丽
total W:一共

#p4
运动会上，三年级有⟨46人⟩参加跑步，⟨18人⟩参加跳绳，参加拔河的比跳绳的多⟨12人⟩。参加拔河的有⟨多少人⟩？
= 18+12
total 三年级 act=参加 what=跑步
total 三年级 act=参加 what=跳绳
relation 拔河 other=跳绳
total 拔河

#p5
动物园里有⟨6只⟩大熊猫，每只每天吃竹子⟨15千克⟩，管理员叔叔早上送来了⟨50千克⟩竹子，还要再送⟨多少千克⟩才够它们当天吃？
= 6*15-50
amount 大熊猫
rate 大熊猫 act=吃
total 管理员叔叔 act=送 mark=早上
total 管理员叔叔 act=送 mark=再

#p6
奶奶今年⟨68岁⟩，在阳台上种了⟨4排⟩月季花，每排⟨7盆⟩，昨天送给邻居⟨5盆⟩，现在阳台上还有⟨多少盆⟩月季花？
= 4*7-5
total 奶奶 mark=今年
amount 奶奶 act=种
rate 奶奶 act=种
total 奶奶 act=送
total 月季花 mark=现在

#p7
图书馆每天上午⟨9时⟩开门。星期六上午来了⟨135人⟩，中午走了⟨48人⟩，下午又来了⟨76人⟩，这时馆里有⟨多少人⟩？
= 135-48+76
x
total 图书馆 act=来 mark=上午
total 图书馆 act=走 mark=中午
total 图书馆 act=来 mark=下午
total 图书馆 mark=这时

#p8
一张电影票⟨35元⟩，爸爸带我和妹妹去看电影，一共买⟨3张⟩票，又买了一桶⟨26元⟩的爆米花，爸爸一共花了⟨多少元⟩？
= 35*3+26
rate 爸爸 act=买 what=电影票
amount 爸爸 act=买 what=票
total 爸爸 act=买 what=爆米花
total W:一共

#p9
一张电影票⟨35元⟩，电影片长⟨110分钟⟩。爸爸带了⟨200元⟩，买完票还剩⟨95元⟩，他买了⟨几张⟩票？
= (200-95)/35
rate 爸爸 act=买 what=电影票
total 电影
total 爸爸 act=带
total 爸爸 mark=还剩
amount 爸爸 act=买 what=票

#p10
外婆家养了⟨24只⟩鸡，鸭的只数是鸡的⟨2倍⟩，鹅比鸭少⟨30只⟩，还养了⟨3头⟩猪，外婆家养了⟨多少只⟩鹅？
= 24*2-30
total 鸡 act=养
relation 鸭 other=鸡
relation 鹅 other=鸭
total 猪 act=养
total 鹅 act=养

#p11
小明妈妈手机里原来有话费⟨42元⟩，这个月用了⟨58元⟩，爸爸帮她充了⟨100元⟩，现在手机里还有话费⟨多少元⟩？
= 42+100-58
total 小明妈妈 mark=原来
total 小明妈妈 act=用
total 爸爸 act=充
total 小明妈妈 mark=现在

#p12
同学们去郊游，带了⟨8箱⟩矿泉水和⟨5袋⟩面包，每箱⟨24瓶⟩，平均分给⟨48个⟩同学，每人分到⟨几瓶⟩？
= 8*24/48
amount 同学们 act=带
total 同学们 act=带 what=面包
rate 同学们 act=带
amount 同学
rate 同学 act=分

#p13
同学们去郊游，带了⟨8箱⟩矿泉水，每箱⟨24瓶⟩，每人发⟨4瓶⟩后一瓶不剩，除了⟨3位⟩老师，去郊游的同学有⟨多少人⟩？
= 8*24/4-3
amount 同学们 act=带
rate 同学们 act=带
rate 同学们 act=发
amount 老师
amount 同学

#p14
蛋糕店一个上午做了⟨72个⟩蛋挞，每⟨6个⟩装一盒，每盒卖⟨21元⟩，已经卖出⟨9盒⟩，还剩⟨几盒⟩？
= 72/6-9
total 蛋糕店 act=做
rate 蛋糕店 act=装
rate 蛋糕店 act=卖
amount 蛋糕店 act=卖
amount 蛋糕店 mark=还剩

#p15
蛋糕店一个上午做了⟨72个⟩蛋挞，每⟨6个⟩装一盒，已经卖出⟨9盒⟩，还剩⟨几个⟩蛋挞没卖？
= 72-6*9
total 蛋糕店 act=做
rate 蛋糕店 act=装
amount 蛋糕店 act=卖
total 蛋糕店 mark=还剩

#p16
蛋糕店一个上午做了⟨72个⟩蛋挞，每⟨6个⟩装一盒，一盒卖⟨21元⟩，店里还有⟨15个⟩面包。这些蛋挞全部卖完能收入⟨多少元⟩？
= 72/6*21
total 蛋糕店 act=做 what=蛋挞
rate 蛋糕店 act=装 what=蛋挞
rate 蛋糕店 act=卖 what=蛋挞
total 蛋糕店 what=面包
total 蛋糕店 act=收入

#p17
气象站记录，本周一最高气温⟨26度⟩，周二比周一高了⟨4度⟩，周三又比周二下降了⟨7度⟩，周三最高气温是⟨多少度⟩？
= 26+4-7
total 气温 mark=周一
relation 气温 mark=周二 other=周一
relation 气温 mark=周三 other=周二
total 气温 mark=周三

#p18
四（1）班回收废电池，男生⟨22人⟩，收了⟨130节⟩，女生⟨20人⟩，收了⟨122节⟩。全班平均每人收了⟨多少节⟩？
= (130+122)/(22+20)
amount 男生
total 男生 act=收
amount 女生
total 女生 act=收
rate 全班 act=收

#p19
四（1）班回收废电池，男生⟨22人⟩，收了⟨130节⟩，女生⟨20人⟩，收了⟨122节⟩。男生比女生多收了⟨多少节⟩？
= 130-122
amount 男生
total 男生 act=收
amount 女生
total 女生 act=收
relation 男生 act=收 other=女生

#p20
篮球赛上，红队上半场得了⟨38分⟩，下半场得了⟨45分⟩；蓝队上半场得了⟨41分⟩，下半场得了⟨36分⟩。红队最后赢了蓝队⟨几分⟩？
= 38+45-(41+36)
total 红队 act=得 mark=上半场
total 红队 act=得 mark=下半场
total 蓝队 act=得 mark=上半场
total 蓝队 act=得 mark=下半场
relation 红队 act=赢 other=蓝队

#p21
篮球赛上，红队上半场得了⟨38分⟩，下半场得了⟨45分⟩；蓝队上半场得了⟨41分⟩，最后以⟨6分⟩之差输给了红队。蓝队下半场得了⟨多少分⟩？
= 38+45-6-41
total 红队 act=得 mark=上半场
total 红队 act=得 mark=下半场
total 蓝队 act=得 mark=上半场
relation 蓝队 act=输 other=红队
total 蓝队 act=得 mark=下半场

#p22
做一个苹果派要⟨3个⟩苹果和⟨250克⟩面粉，妈妈买回⟨20个⟩苹果，做了⟨4个⟩苹果派以后，还剩⟨多少个⟩苹果？
= 20-3*4
rate 妈妈 act=做 what=苹果
rate 妈妈 act=做 what=面粉
total 妈妈 act=买 what=苹果
amount 妈妈 act=做 what=苹果派
total 妈妈 what=苹果 mark=还剩

#p23
做一个苹果派要⟨3个⟩苹果和⟨250克⟩面粉，妈妈做了⟨4个⟩苹果派，用完了家里仅有的面粉，又买来⟨2000克⟩。做派用掉了⟨多少克⟩面粉？
= 250*4
rate 妈妈 act=做 what=苹果
rate 妈妈 act=做 what=面粉
amount 妈妈 act=做 what=苹果派
total 妈妈 act=买 what=面粉
total 妈妈 act=用 what=面粉

#p24
明明家的菜园里摘了⟨36根⟩黄瓜，其中的⟨(1/4)⟩送给了李奶奶，又卖掉⟨15根⟩，剩下的自己家吃。自己家吃了⟨多少根⟩？
= 36-36*(1/4)-15
total W:黄瓜
relation 明明家 act=送 other=黄瓜
total 明明家 act=卖
total 明明家 mark=剩下

#p25
明明家的菜园里摘了⟨36根⟩黄瓜，其中的⟨(1/4)⟩送给了李奶奶，剩下的平均分给⟨3个⟩姑姑，每个姑姑得到⟨多少根⟩？
= 36*(1-(1/4))/3
total W:黄瓜
relation 明明家 act=送 other=黄瓜
amount 姑姑
rate 姑姑 act=得到

#p26
小华给住院的爷爷送饭，从家到医院坐公交车⟨25分钟⟩，比骑自行车快⟨15分钟⟩，走路要比骑车多用⟨30分钟⟩。走路要⟨多少分钟⟩？
= 25+15+30
total 小华 act=坐公交车
relation 小华 act=坐公交车 other=骑自行车
relation 小华 act=走路 other=骑车
total 小华 act=走路

#p27
邮局一张邮票⟨1.2元⟩，一个信封⟨0.5元⟩。乐乐带了⟨20元⟩，要寄⟨4封⟩信，每封信贴一张邮票，他一共要花⟨多少元⟩？
= (1.2+0.5)*4
rate 乐乐 what=邮票
rate 乐乐 what=信封
total 乐乐 act=带
amount 乐乐 act=寄
total W:一共

#p28
邮局一张邮票⟨1.2元⟩，一个信封⟨0.5元⟩。乐乐带了⟨10元⟩钱，买了⟨4个⟩信封和一些邮票后，口袋里只剩⟨0.8元⟩，他买了⟨几张⟩邮票？
= (10-0.5*4-0.8)/1.2
rate 乐乐 act=买 what=邮票
rate 乐乐 act=买 what=信封
total 乐乐 act=带
amount 乐乐 act=买 what=信封
total 乐乐 mark=只剩
amount 乐乐 act=买 what=邮票

#p29
小猴子第一天摘了⟨17个⟩桃子，第二天比第一天多摘⟨8个⟩，第三天摘的和前两天的总数一样多。第三天摘了⟨多少个⟩？
= 17+8+17
total 小猴子 act=摘 mark=第一天
relation 小猴子 act=摘 mark=第二天 other=第一天
total 小猴子 act=摘 mark=第三天

#p30
体育老师要把⟨40根⟩跳绳分给二年级的⟨5个⟩班，每班⟨42人⟩，先给每班分⟨6根⟩，余下的放回器材室。放回器材室⟨多少根⟩？
= 40-5*6
total 体育老师 act=分
amount 二年级
rate 班
rate 体育老师 act=分
total 体育老师 act=放回

#p31
水果店运来⟨15筐⟩橘子和⟨8筐⟩梨，橘子每筐⟨20千克⟩，梨每筐⟨25千克⟩，一筐橘子卖⟨90元⟩。店里一共运来水果⟨多少千克⟩？
= 15*20+8*25
amount 橘子 act=运来
amount 梨 act=运来
rate 橘子
rate 梨
rate 橘子 act=卖
total W:一共

#p32
乌龟和兔子比赛跑步，全程⟨600米⟩。兔子每分钟跑⟨60米⟩，跑了⟨4分钟⟩就在树下睡着了，这时兔子离终点还有⟨多少米⟩？
= 600-60*4
total W:全程
rate 兔子 act=跑
amount 兔子 act=跑
total 兔子 mark=离终点

#p33
乌龟和兔子比赛跑步，全程⟨600米⟩。兔子跑了⟨240米⟩就睡着了，乌龟每分钟爬⟨5米⟩，从起点一直爬到终点，乌龟用了⟨多少分钟⟩？
= 600/5
total W:全程
total 兔子 act=跑
rate 乌龟 act=爬
amount 乌龟 act=爬

#p34
爸爸的电脑要下载一部⟨1800兆⟩的动画片，片长⟨95分钟⟩，每秒下载⟨6兆⟩，已经下载了⟨200秒⟩，还要⟨多少秒⟩才能下完？
= 1800/6-200
total W:动画片
total 动画片 mark=片长
rate 电脑 act=下载
amount 电脑 act=下载 mark=已经
amount 电脑 act=下 mark=还要

#p35
爸爸的电脑要下载一部⟨1800兆⟩的动画片，前⟨200秒⟩下载了⟨1200兆⟩，照这样的网速，下完整部动画片一共要⟨多少秒⟩？
= 1800/(1200/200)
total W:动画片
amount 电脑 act=下载 mark=前
total 电脑 act=下载 mark=前
amount 电脑 act=下 mark=一共

#p36
小东的储蓄罐里有⟨86元⟩，他花⟨35元⟩买了一本漫画书，又花⟨12元⟩买了一支钢笔，过生日时姑姑给了他⟨50元⟩，现在储蓄罐里有⟨多少元⟩？
= 86-35-12+50
total 小东 mark=储蓄罐里
total 小东 act=买 what=漫画书
total 小东 act=买 what=钢笔
total 姑姑 act=给
total 小东 mark=现在

#p37
小东的储蓄罐里有⟨86元⟩，他花⟨35元⟩买了一本⟨120页⟩的漫画书，又花⟨12元⟩买了一支钢笔，他一共花了⟨多少元⟩？
= 35+12
total 小东 mark=储蓄罐里
total 小东 act=买 what=漫画书
total 漫画书
total 小东 act=买 what=钢笔
total W:一共

#p38
三年级二班有⟨42人⟩，其中女生⟨20人⟩，老师让大家站成⟨6排⟩拍照，每排站⟨多少人⟩？
= 42/6
total W:二班
total 女生
amount 二班 act=站
rate 二班 act=站

#p39
三年级二班有⟨42人⟩，今天有⟨2人⟩请病假，老师让来的同学站成⟨5排⟩拍照，平均每排站⟨多少人⟩？
= (42-2)/5
total W:二班
total 二班 mark=请病假
amount 同学 act=站
rate 同学 act=站

#p40
农场里的奶牛每头每天产奶⟨18千克⟩，王叔叔养了⟨12头⟩奶牛，还养了⟨30只⟩羊。这些奶牛⟨7天⟩一共产奶⟨多少千克⟩？
= 18*12*7
rate 奶牛 act=产奶
amount 奶牛
total 羊
amount 奶牛 act=产奶
total 奶牛 act=产奶

#p41
农场里的⟨12头⟩奶牛每天共产奶⟨216千克⟩，王叔叔每天自家留⟨6千克⟩，其余的全部按每千克⟨4元⟩卖给奶站，每天能卖⟨多少元⟩？
= (216-6)*4
amount 奶牛
total 奶牛 act=产奶
total 王叔叔 act=留
rate 王叔叔 act=卖
total 王叔叔 act=卖

#p42
学校图书角原来有⟨64本⟩书，六一节家长捐了⟨36本⟩，同学们借走了⟨27本⟩，后来又还回来⟨15本⟩，现在图书角有⟨多少本⟩书？
= 64+36-27+15
total 图书角 mark=原来
total 家长 act=捐
total 同学们 act=借
total 同学们 act=还
total 图书角 mark=现在

#p43
小胖称体重，他重⟨45千克⟩，比妹妹重⟨17千克⟩，妹妹身高⟨120厘米⟩，比小胖矮⟨22厘米⟩。妹妹重⟨多少千克⟩？
= 45-17
total 小胖 mark=体重
relation 小胖 mark=体重 other=妹妹
total 妹妹 mark=身高
relation 妹妹 mark=身高 other=小胖
total 妹妹 mark=体重

#p44
小胖称体重，他重⟨45千克⟩，比妹妹重⟨17千克⟩，妹妹身高⟨120厘米⟩，比小胖矮⟨22厘米⟩。小胖身高⟨多少厘米⟩？
= 120+22
total 小胖 mark=体重
relation 小胖 mark=体重 other=妹妹
total 妹妹 mark=身高
relation 妹妹 mark=身高 other=小胖
total 小胖 mark=身高

#p45
超市里牛奶每盒⟨3元⟩，饼干每包⟨6元⟩，果汁每瓶⟨8元⟩。妈妈买了⟨5盒⟩牛奶和⟨2瓶⟩果汁，一共要付⟨多少元⟩？
= 3*5+8*2
rate 妈妈 act=买 what=牛奶
rate 妈妈 act=买 what=饼干
rate 妈妈 act=买 what=果汁
amount 妈妈 act=买 what=牛奶
amount 妈妈 act=买 what=果汁
total W:一共

#p46
超市里牛奶每盒⟨3元⟩，饼干每包⟨6元⟩，果汁每瓶⟨8元⟩。妈妈付了⟨50元⟩，买了⟨4包⟩饼干和⟨1瓶⟩果汁，应找回⟨多少元⟩？
= 50-(6*4+8*1)
rate 妈妈 act=买 what=牛奶
rate 妈妈 act=买 what=饼干
rate 妈妈 act=买 what=果汁
total 妈妈 act=付
amount 妈妈 act=买 what=饼干
amount 妈妈 act=买 what=果汁
total 妈妈 act=找回

#p47
超市里牛奶每盒⟨3元⟩，饼干每包⟨6元⟩，果汁每瓶⟨8元⟩。妈妈有⟨50元⟩，先买了⟨4包⟩饼干，剩下的钱最多还能买⟨几瓶⟩果汁（剩⟨2元⟩零钱）？
= (50-6*4-2)/8
rate 妈妈 act=买 what=牛奶
rate 妈妈 act=买 what=饼干
rate 妈妈 act=买 what=果汁
total 妈妈
amount 妈妈 act=买 what=饼干
amount 妈妈 act=买 what=果汁
total 妈妈 mark=零钱

#p48
兔妈妈用⟨2小时⟩拔了⟨30个⟩萝卜，留下⟨6个⟩过冬，其余的平均分给⟨4只⟩小兔，每只小兔分到⟨几个⟩萝卜？
= (30-6)/4
amount 兔妈妈 act=拔
total 兔妈妈 act=拔
total 兔妈妈 act=留
amount 小兔
rate 小兔 act=分

#p49
一串彩灯每⟨5盏⟩一组，每组⟨32元⟩，小区门口挂了⟨14组⟩，其中⟨8盏⟩坏了，还有⟨多少盏⟩是亮的？
= 5*14-8
rate 彩灯
rate 彩灯
amount 彩灯
total 彩灯 mark=坏
total 彩灯 mark=亮

#p50
医院门诊部上午看了⟨156位⟩病人，下午看的病人比上午的⟨一半⟩多⟨12位⟩，护士站一共有⟨18名⟩护士。下午看了⟨多少位⟩病人？
= 156*50%+12
total 门诊部 act=看 mark=上午
relation 门诊部 act=看 mark=下午 other=上午
relation 门诊部 act=看 mark=下午 other=上午
total 护士站
total 门诊部 act=看 mark=下午

#p51
学校秋季运动会开幕了，三年级一班报名跑步的有⟨12人⟩，报名跳远的比跑步的少⟨4人⟩，报名拔河的人数是跳远的⟨2倍⟩，班主任还买了⟨5箱⟩矿泉水，每箱⟨24瓶⟩。每人只报一项，这个班一共有⟨多少人⟩参加运动会？
= 12+(12-4)+(12-4)*2
total 跑步
relation 跳远 other=跑步
relation 拔河 other=跳远
amount 班主任 act=买
rate 班主任 act=买
total W:一共

#p52
学校秋季运动会开幕了，三年级一班报名跑步的有⟨12人⟩，报名跳远的比跑步的少⟨4人⟩，全班⟨36人⟩，班主任买了⟨5箱⟩矿泉水，每箱⟨24瓶⟩，给每个同学发了⟨3瓶⟩，剩下的留给裁判员。留给裁判员的矿泉水有⟨多少瓶⟩？
= 5*24-36*3
total 跑步
relation 跳远 other=跑步
amount 全班
amount 班主任 act=买
rate 班主任 act=买
rate 同学 act=发
total 裁判员 act=留

#p53
小美折纸鹤，星期一她折了⟨15只⟩，星期二她折了⟨18只⟩，星期三她折了⟨21只⟩。她平均每天折⟨多少只⟩？（一共折了⟨3天⟩）
= (15+18+21)/3
total 小美 act=折 mark=星期一
total 小美 act=折 mark=星期二
total 小美 act=折 mark=星期三
rate 小美 act=折
amount 小美 act=折

#p54
小美要折⟨100只⟩纸鹤送给老师，前⟨3天⟩平均每天折⟨18只⟩，剩下的要⟨2天⟩折完，平均每天要折⟨多少只⟩？
= (100-3*18)/2
total W:纸鹤
amount 小美 act=折 mark=前
rate 小美 act=折 mark=前
amount 小美 act=折 mark=剩下
rate 小美 act=折 mark=剩下

#p55
春天来了，⟨3月12日⟩，⟨58名⟩少先队员和⟨6名⟩辅导员去植树，每⟨8人⟩分成一组，每组种⟨5棵⟩，一共种了⟨多少棵⟩树？
= (58+6)/8*5
x
amount 少先队员
amount 辅导员
rate 少先队员 act=分
rate 少先队员 act=种
total W:一共

#p56
快递员李叔叔早上从站点领了⟨145件⟩快递，上午送出⟨78件⟩，中午又领了⟨60件⟩，下午送完了全部快递。他下午送了⟨多少件⟩？
= 145-78+60
total 李叔叔 act=领 mark=早上
total 李叔叔 act=送 mark=上午
total 李叔叔 act=领 mark=中午
total 李叔叔 act=送 mark=下午

#p57
快递员李叔叔早上从站点领了⟨145件⟩快递，上午送出⟨78件⟩，下午送出的比上午少⟨20件⟩，还有⟨多少件⟩没送出去？
= 145-78-(78-20)
total 李叔叔 act=领 mark=早上
total 李叔叔 act=送 mark=上午
relation 李叔叔 act=送 mark=下午 other=上午
total 李叔叔 mark=没送

#p58
小猫一家去河边钓了⟨3小时⟩鱼，小猫钓了⟨8条⟩，猫妈妈钓的是小猫的⟨4倍⟩，猫爸爸比猫妈妈少钓⟨5条⟩。猫爸爸钓了⟨多少条⟩？
= 8*4-5
amount 小猫一家 act=钓
total 小猫 act=钓
relation 猫妈妈 act=钓 other=小猫
relation 猫爸爸 act=钓 other=猫妈妈
total 猫爸爸 act=钓

#p59
猫妈妈钓了⟨32条⟩鱼，正好是小猫的⟨4倍⟩，它们把鱼全部做成鱼干，每⟨5条⟩装一袋，一共能装⟨几袋⟩？
= (32+32/4)/5
total 猫妈妈 act=钓
relation 猫妈妈 act=钓 other=小猫
rate 鱼干 act=装
amount W:一共

#p60
商场地下车库有⟨320个⟩车位，早上⟨8点⟩停了⟨175辆⟩车，到中午又开进来⟨96辆⟩，开走了⟨48辆⟩，这时车库里还有⟨多少个⟩空车位？
= 320-(175+96-48)
total W:车库
x
total 车库 act=停 mark=早上
total 车库 act=开进来
total 车库 act=开走
total 车库 mark=空车位

#p61
一瓶止咳糖浆⟨120毫升⟩，小宝今年⟨6岁⟩，医生让他每次喝⟨5毫升⟩，每天喝⟨3次⟩，这瓶糖浆够小宝喝⟨多少天⟩？
= 120/(5*3)
total W:糖浆
total 小宝 mark=今年
rate 小宝 act=喝
rate 小宝 act=喝
amount 小宝 act=喝

#p62
一瓶止咳糖浆⟨120毫升⟩，售价⟨36元⟩，医生让小宝每次喝⟨5毫升⟩，每天喝⟨3次⟩，小宝喝了⟨6天⟩病就好了，瓶里还剩⟨多少毫升⟩糖浆？
= 120-5*3*6
total W:糖浆
total 糖浆 mark=售价
rate 小宝 act=喝
rate 小宝 act=喝
amount 小宝 act=喝
total 小宝 mark=还剩

#p63
同学们站成⟨4队⟩做操，小军的前面有⟨9人⟩，后面有⟨13人⟩，这一队一共有⟨多少人⟩？
= 9+13+1
amount 同学们 act=站
total 小军 mark=前面
total 小军 mark=后面
total W:一共

#p64
二年级同学排队看木偶戏，队伍长⟨20米⟩，一共有⟨23人⟩，小军的前面有⟨9人⟩，小军的后面有⟨多少人⟩？
= 23-9-1
total 队伍
total W:一共
total 小军 mark=前面
total 小军 mark=后面

#p65
西瓜每千克⟨2.4元⟩，爷爷买了一个⟨5千克⟩的西瓜和一些葡萄，葡萄花了⟨18.5元⟩，爷爷一共花了⟨多少元⟩？
= 2.4*5+18.5
rate 爷爷 act=买 what=西瓜
amount 爷爷 act=买 what=西瓜
total 爷爷 act=买 what=葡萄
total W:一共

#p66
爷爷买西瓜和葡萄一共花了⟨30.5元⟩，其中葡萄⟨18.5元⟩，西瓜每千克⟨2.4元⟩，爷爷买的西瓜有⟨多少千克⟩？
= (30.5-18.5)/2.4
total W:一共
total 爷爷 act=买 what=葡萄
rate 爷爷 act=买 what=西瓜
amount 爷爷 act=买 what=西瓜

#p67
小刚家⟨5口⟩人，上个月用水⟨14吨⟩，这个月比上个月节约了⟨3吨⟩，每吨水⟨3.5元⟩，这个月要交水费⟨多少元⟩？
= (14-3)*3.5
total 小刚家
amount 小刚家 act=用 mark=上个月
relation 小刚家 act=用 mark=这个月 other=上个月
rate 小刚家 act=交
total 小刚家 act=交 mark=这个月

#p68
小刚家上个月用水⟨14吨⟩，交水费⟨49元⟩，这个月只用了⟨11吨⟩，这个月比上个月少交水费⟨多少元⟩？
= 49-49/14*11
amount 小刚家 act=用 mark=上个月
total 小刚家 act=交 mark=上个月
amount 小刚家 act=用 mark=这个月
relation 小刚家 act=交 mark=这个月 other=上个月

#p69
动物园门口贴着价目表：成人票⟨40元⟩，儿童票⟨20元⟩，团体票⟨30元⟩。王老师带着⟨25名⟩小朋友买票进园，老师买成人票，小朋友买儿童票，一共要⟨多少元⟩？
= 40+20*25
rate 王老师 act=买 what=成人票
rate 小朋友 act=买 what=儿童票
rate 王老师 act=买 what=团体票
amount 小朋友 act=买 what=儿童票
total W:一共

#p70
动物园成人票每张⟨40元⟩，儿童票每张⟨20元⟩。⟨2个⟩大人带⟨3个⟩孩子去玩，园里有⟨56种⟩动物，买门票要花⟨多少元⟩？
= 40*2+20*3
rate 大人 act=买 what=成人票
rate 孩子 act=买 what=儿童票
amount 大人 act=买 what=成人票
amount 孩子 act=买 what=儿童票
total 动物园
total W:门票

#p71
一根绳子长⟨15米⟩，剪下⟨2.5米⟩做跳绳，又剪下⟨4米⟩捆书，现在这根绳子比原来短了⟨多少米⟩？
= 2.5+4
total W:绳子
total 绳子 act=剪 mark=做跳绳
total 绳子 act=剪 mark=捆书
relation 绳子 mark=现在 other=原来

#p72
食堂阿姨早上蒸了⟨5笼⟩包子，每笼⟨24个⟩，每个卖⟨1.5元⟩，第一节课前卖掉⟨85个⟩，还有⟨多少个⟩没卖？
= 5*24-85
amount 食堂阿姨 act=蒸
rate 食堂阿姨 act=蒸
rate 包子 act=卖
total 食堂阿姨 act=卖
total 食堂阿姨 mark=没卖

#p73
小林说：“我有⟨18颗⟩弹珠。”小强说：“你给我⟨4颗⟩，我俩就一样多了。”小强原来有⟨多少颗⟩弹珠？
= 18-4-4
total 小林
total 小林 act=给
total 小强 mark=原来

#p74
小林有⟨18颗⟩弹珠，小强有⟨10颗⟩弹珠，他们又一起捡到⟨6颗⟩。如果把这些弹珠全放进一个盒子，盒子里有⟨多少颗⟩？
= 18+10+6
total 小林
total 小强
total 他们 act=捡
total W:盒子

#p75
小林有⟨18颗⟩弹珠，今年⟨9岁⟩，小强有⟨10颗⟩弹珠，今年⟨8岁⟩。小强再买⟨几颗⟩弹珠就和小林同样多？
= 18-10
total 小林
total 小林 mark=今年
total 小强
total 小强 mark=今年
relation 小强 act=买 other=小林

#p76
天气热了，冷饮店上午卖出冰棍⟨128根⟩，下午卖出的是上午的⟨2倍⟩，每根冰棍⟨1.5元⟩。这天一共卖出冰棍⟨多少根⟩？
= 128+128*2
total 冷饮店 act=卖 mark=上午
relation 冷饮店 act=卖 mark=下午 other=上午
rate 冰棍
total W:一共

#p77
天气热了，冷饮店上午卖出冰棍⟨128根⟩，下午卖出⟨256根⟩，每根冰棍⟨1.5元⟩。下午卖冰棍比上午多收入⟨多少元⟩？
= (256-128)*1.5
amount 冷饮店 act=卖 mark=上午
amount 冷饮店 act=卖 mark=下午
rate 冰棍
relation 冷饮店 act=收入 mark=下午 other=上午

#p78
水族馆的大鱼缸里有⟨35条⟩金鱼，小鱼缸里有⟨21条⟩。从大鱼缸里捞出⟨几条⟩放进小鱼缸，两个鱼缸的金鱼就一样多？（先算相差的条数，再平均分成⟨2份⟩）
= (35-21)/2
total 大鱼缸
total 小鱼缸
total 大鱼缸 act=捞
amount W:两个鱼缸

#p79
亮亮看一本童话书，第一天看了⟨24页⟩，第二天比第一天多看⟨6页⟩，还剩⟨46页⟩没看，这本书一共有⟨多少页⟩？
= 24+(24+6)+46
total 亮亮 act=看 mark=第一天
relation 亮亮 act=看 mark=第二天 other=第一天
total 亮亮 mark=还剩
total W:书

#p80
亮亮看一本⟨100页⟩的童话书，书价⟨25元⟩，第一天看了⟨24页⟩，第二天比第一天多看⟨6页⟩，第三天应从第⟨几页⟩看起？
= 24+(24+6)+1
total W:童话书
total 童话书 mark=书价
total 亮亮 act=看 mark=第一天
relation 亮亮 act=看 mark=第二天 other=第一天
total 亮亮 act=看 mark=第三天

#p81
亮亮看一本⟨100页⟩的童话书，书价⟨25元⟩，前⟨2天⟩看了⟨54页⟩，照这样看，⟨3天⟩能看⟨多少页⟩？
= 54/2*3
total W:童话书
total 童话书 mark=书价
amount 亮亮 act=看 mark=前
total 亮亮 act=看 mark=前
amount 亮亮 act=看
total 亮亮 act=看

#p82
一袋面粉⟨10千克⟩，可以做⟨80个⟩馒头，食堂今天用了⟨6袋⟩面粉，做出的馒头卖掉了⟨395个⟩，还剩⟨多少个⟩馒头？
= 80*6-395
rate 面粉
rate 食堂 act=做
amount 食堂 act=用
total 食堂 act=卖
total 食堂 mark=还剩

#p83
妈妈包饺子，每分钟包⟨4个⟩；奶奶每分钟比妈妈多包⟨2个⟩。两人一起包了⟨15分钟⟩，一共包了⟨多少个⟩饺子？
= (4+(4+2))*15
rate 妈妈 act=包
relation 奶奶 act=包 other=妈妈
amount 妈妈 act=包
total W:一共

#p84
妈妈包饺子，每分钟包⟨4个⟩；奶奶每分钟比妈妈多包⟨2个⟩。两人一起包了⟨15分钟⟩，奶奶包了⟨多少个⟩饺子？
= (4+2)*15
rate 妈妈 act=包
relation 奶奶 act=包 other=妈妈
amount 妈妈 act=包
total 奶奶 act=包

#p85
妈妈每分钟包⟨4个⟩饺子，奶奶每分钟包⟨6个⟩。家里⟨5口⟩人，要包⟨120个⟩饺子，两人一起包，⟨多少分钟⟩能包完？
= 120/(4+6)
rate 妈妈 act=包
rate 奶奶 act=包
total 家里
total W:饺子
amount 妈妈 act=包

#p86
学校合唱队有⟨54人⟩，其中男生⟨20人⟩，六年级的有⟨16人⟩。女生比男生多⟨多少人⟩？
= 54-20-20
total W:合唱队
total 男生
total 六年级
relation 女生 other=男生

#p87
学校合唱队有⟨54人⟩，其中女生占⟨(2/3)⟩，站成⟨3排⟩演出。合唱队里男生有⟨多少人⟩？
= 54*(1-(2/3))
total W:合唱队
relation 女生 other=合唱队
amount 合唱队 act=站
total 男生

#p88
小松鼠采松果，晴天每天采⟨20个⟩，雨天每天采⟨12个⟩。上周有⟨5个⟩晴天和⟨2个⟩雨天，小松鼠上周一共采了⟨多少个⟩松果？
= 20*5+12*2
rate 小松鼠 act=采 mark=晴天
rate 小松鼠 act=采 mark=雨天
amount 小松鼠 act=采 mark=晴天
amount 小松鼠 act=采 mark=雨天
total 小松鼠 act=采 mark=上周

#p89
小松鼠上周采了⟨124个⟩松果，其中雨天有⟨2天⟩，每天采⟨12个⟩，其余⟨5天⟩都是晴天，晴天平均每天采⟨多少个⟩？
= (124-12*2)/5
total 小松鼠 act=采 mark=上周
amount 小松鼠 act=采 mark=雨天
rate 小松鼠 act=采 mark=雨天
amount 小松鼠 act=采 mark=晴天
rate 小松鼠 act=采 mark=晴天

#p90
春游租车，大客车每辆能坐⟨45人⟩，租金⟨600元⟩；小客车每辆能坐⟨25人⟩，租金⟨400元⟩。学校租了⟨3辆⟩大客车和⟨2辆⟩小客车，正好坐满，去春游的有⟨多少人⟩？
= 45*3+25*2
rate 大客车 act=坐
rate 大客车 mark=租金
rate 小客车 act=坐
rate 小客车 mark=租金
amount 大客车
amount 小客车
total W:学校

#p91
春游租车，大客车每辆能坐⟨45人⟩，租金⟨600元⟩；小客车每辆能坐⟨25人⟩，租金⟨400元⟩。学校租了⟨3辆⟩大客车和⟨2辆⟩小客车，租车要付⟨多少元⟩？
= 600*3+400*2
rate 大客车 act=坐
rate 大客车 mark=租金
rate 小客车 act=坐
rate 小客车 mark=租金
amount 大客车
amount 小客车
total 学校 act=付

#p92
一双运动鞋原价⟨180元⟩，店里打⟨八折⟩，爸爸给小宇买了一双，还买了一双⟨15元⟩的袜子，一共花了⟨多少元⟩？
= 180*80%+15
total 运动鞋 mark=原价
relation 运动鞋 other=原价
total 爸爸 act=买 what=袜子
total W:一共

#p93
一双运动鞋原价⟨180元⟩，店里打⟨八折⟩，一双袜子⟨15元⟩。爸爸给小宇买了一双这样的运动鞋，便宜了⟨多少元⟩？
= 180-180*80%
total 运动鞋 mark=原价
relation 运动鞋 other=原价
total 袜子
relation 运动鞋 mark=便宜 other=原价

#p94
养蜂人王大伯有⟨16箱⟩蜜蜂，每箱每年能采蜜⟨25千克⟩，去年采的蜜卖掉⟨320千克⟩，剩下的装进瓶子，每瓶⟨2千克⟩，能装⟨多少瓶⟩？
= (16*25-320)/2
amount 王大伯
rate 王大伯 act=采
total 王大伯 act=卖
rate 王大伯 act=装
amount 王大伯 act=装 mark=剩下

#p95
一辆公交车上原来有⟨32人⟩，到站后下去⟨11人⟩，上来⟨7人⟩，到下一站又下去⟨9人⟩，上来⟨13人⟩。现在车上有⟨多少人⟩？
= 32-11+7-9+13
total 公交车 mark=原来
total 公交车 act=下去
total 公交车 act=上来
total 公交车 act=下去 mark=又
total 公交车 act=上来 mark=又
total 公交车 mark=现在

#p96
一辆公交车上原来有⟨32人⟩，车票⟨2元⟩一张，到站后下去⟨11人⟩，又上来一些人，这时车上有⟨40人⟩，上来了⟨多少人⟩？
= 40-(32-11)
total 公交车 mark=原来
rate 车票
total 公交车 act=下去
total 公交车 mark=这时
total 公交车 act=上来

#p97
小芳家的院子长⟨12米⟩，宽⟨8米⟩，爸爸用篱笆在院子里围了一块⟨20平方米⟩的小菜地，剩下的铺草坪，草坪有⟨多少平方米⟩？
= 12*8-20
total 院子 mark=长
total 院子 mark=宽
total 菜地
total 草坪

#p98
小芳家的院子长⟨12米⟩，宽⟨8米⟩，铺草坪每平方米⟨30元⟩，请工人的工钱另付⟨200元⟩。把整个院子铺上草坪，一共要花⟨多少元⟩？
= 12*8*30+200
total 院子 mark=长
total 院子 mark=宽
rate 草坪
total 工人 mark=工钱
total W:一共

#p99
跳绳比赛每人跳⟨1分钟⟩，小玲跳了⟨120下⟩，小敏比小玲多跳⟨15下⟩，小燕比小敏少跳⟨28下⟩，小燕跳了⟨多少下⟩？
= 120+15-28
rate 跳绳比赛
total 小玲 act=跳
relation 小敏 act=跳 other=小玲
relation 小燕 act=跳 other=小敏
total 小燕 act=跳

#p100
跳绳比赛，小玲跳了⟨120下⟩，比小敏多跳⟨15下⟩，小燕比小敏少跳⟨28下⟩，小燕跳了⟨多少下⟩？
= 120-15-28
total 小玲 act=跳
relation 小玲 act=跳 other=小敏
relation 小燕 act=跳 other=小敏
total 小燕 act=跳

#p101
跳绳比赛，小玲⟨2分钟⟩跳了⟨240下⟩，小敏⟨3分钟⟩跳了⟨330下⟩，小玲平均每分钟比小敏多跳⟨多少下⟩？
= 240/2-330/3
amount 小玲 act=跳
total 小玲 act=跳
amount 小敏 act=跳
total 小敏 act=跳
relation 小玲 act=跳 other=小敏

#p102
奶奶腌咸鸭蛋，坛子里放了⟨40个⟩鸭蛋，要腌⟨25天⟩才能吃，每⟨10个⟩鸭蛋放盐⟨150克⟩，一共要放盐⟨多少克⟩？
= 40/10*150
total 奶奶 act=放 what=鸭蛋
amount 奶奶 act=腌
rate 奶奶 act=放 what=鸭蛋
rate 奶奶 act=放 what=盐
total W:一共

#p103
星期天一大早，小杰跟妈妈去菜市场，妈妈带了⟨100元⟩，先买了⟨2千克⟩鲈鱼，每千克⟨26元⟩，又花⟨9元⟩买了青菜，路过水果摊时小杰吵着要吃芒果，芒果每千克⟨13元⟩，妈妈只好用剩下的钱全部买了芒果，妈妈买了⟨多少千克⟩芒果？
= (100-2*26-9)/13
total 妈妈 act=带
amount 妈妈 act=买 what=鲈鱼
rate 妈妈 act=买 what=鲈鱼
total 妈妈 act=买 what=青菜
rate 妈妈 act=买 what=芒果
amount 妈妈 act=买 what=芒果

#p104
星期天一大早，小杰跟妈妈去菜市场，妈妈带了⟨100元⟩，先买了⟨2千克⟩鲈鱼，每千克⟨26元⟩，又花⟨9元⟩买了青菜，路过水果摊时小杰吵着要吃芒果，芒果每千克⟨13元⟩，妈妈没有给他买，直接回了家。回家时妈妈还剩⟨多少元⟩？
= 100-2*26-9
total 妈妈 act=带
amount 妈妈 act=买 what=鲈鱼
rate 妈妈 act=买 what=鲈鱼
total 妈妈 act=买 what=青菜
rate 芒果
total 妈妈 mark=还剩

#p105
国庆节，街道两旁摆了⟨360盆⟩红花，黄花的盆数是红花的⟨(3/4)⟩，紫花比黄花少⟨90盆⟩，紫花有⟨多少盆⟩？
= 360*(3/4)-90
total 红花 act=摆
relation 黄花 other=红花
relation 紫花 other=黄花
total 紫花

#p106
国庆节，街道两旁摆了⟨360盆⟩红花，正好是黄花的⟨(3/4)⟩，工人叔叔每天浇⟨2次⟩水。黄花有⟨多少盆⟩？
= 360/(3/4)
total 红花 act=摆
relation 红花 other=黄花
rate 工人叔叔 act=浇
total 黄花

#p107
幼儿园买来⟨9箱⟩牛奶，每箱⟨16盒⟩，每箱⟨40元⟩，大班分走⟨52盒⟩，中班分走⟨48盒⟩，其余的给小班，小班分到⟨多少盒⟩？
= 9*16-52-48
amount 幼儿园 act=买
rate 幼儿园 act=买
rate 幼儿园 act=买
total 大班 act=分
total 中班 act=分
total 小班 act=分

#p108
放学后，小雨从学校步行回家，每分钟走⟨60米⟩，走了⟨8分钟⟩后发现作业本忘带了，又走⟨8分钟⟩返回学校，拿了本子再走⟨15分钟⟩才到家。学校到家有⟨多少米⟩？
= 60*15
rate 小雨 act=走
amount 小雨 act=走
amount 小雨 act=走 mark=返回
amount 小雨 act=走 mark=再
total W:学校

#p109
放学后，小雨从学校步行回家，每分钟走⟨60米⟩，走了⟨8分钟⟩后离家还有⟨420米⟩，她⟨16时30分⟩离开学校。学校到家有⟨多少米⟩？
= 60*8+420
rate 小雨 act=走
amount 小雨 act=走
total 小雨 mark=离家
x
total W:学校

#p110
社区捐旧衣服，⟨1号楼⟩捐了⟨85件⟩，⟨2号楼⟩捐的比⟨1号楼⟩的⟨2倍⟩少⟨30件⟩，⟨2号楼⟩捐了⟨多少件⟩？
= 85*2-30
x
total 1号楼 act=捐
x
x
relation 2号楼 act=捐 other=1号楼
relation 2号楼 act=捐 other=1号楼
x
total 2号楼 act=捐

#p111
爸爸钓了⟨14条⟩鱼，小明钓了⟨6条⟩，一共钓了⟨4小时⟩，他们把其中⟨5条⟩小鱼放回河里，带回家⟨多少条⟩？
= 14+6-5
total 爸爸 act=钓
total 小明 act=钓
amount 他们 act=钓
total 他们 act=放
total 他们 act=带

#p112
爸爸钓了⟨14条⟩鱼，小明钓的比爸爸少⟨8条⟩，两人把鱼卖了⟨5条⟩，每条⟨12元⟩，卖鱼得了⟨多少元⟩？
= 5*12
total 爸爸 act=钓
relation 小明 act=钓 other=爸爸
amount 两人 act=卖
rate 两人 act=卖
total 两人 act=卖

#p113
操场上，⟨36个⟩同学在踢足球，打篮球的人数是踢足球的⟨(1/3)⟩，跳橡皮筋的比打篮球的多⟨7人⟩。跳橡皮筋的有⟨多少人⟩？
= 36*(1/3)+7
total 踢足球
relation 打篮球 other=踢足球
relation 跳橡皮筋 other=打篮球
total 跳橡皮筋

#p114
小卖部进了⟨20箱⟩饮料，每箱⟨12瓶⟩，进价每箱⟨30元⟩，每瓶卖⟨3.5元⟩。全部卖完，小卖部能赚⟨多少元⟩？
= 20*12*3.5-20*30
amount 小卖部 act=进
rate 小卖部 act=进
rate 小卖部 mark=进价
rate 小卖部 act=卖
total 小卖部 act=赚

#p115
小卖部进了⟨20箱⟩饮料，每箱⟨12瓶⟩，进价每箱⟨30元⟩，每瓶卖⟨3.5元⟩。已经卖了⟨150瓶⟩，还有⟨多少瓶⟩没卖？
= 20*12-150
amount 小卖部 act=进
rate 小卖部 act=进
rate 小卖部 mark=进价
rate 小卖部 act=卖
total 小卖部 act=卖 mark=已经
total 小卖部 mark=没卖

#p116
小卖部进了⟨20箱⟩饮料，每箱⟨12瓶⟩，进价每箱⟨30元⟩，老板付给送货员⟨1000元⟩，送货员应找给老板⟨多少元⟩？
= 1000-20*30
amount 小卖部 act=进
rate 小卖部 act=进
rate 小卖部 mark=进价
total 老板 act=付
total 送货员 act=找

#p117
表妹⟨5月3日⟩来我家，带来一袋糖，我们⟨4个⟩小朋友每人分⟨6颗⟩，袋里还剩⟨8颗⟩，这袋糖原来有⟨多少颗⟩？
= 4*6+8
x
amount 小朋友
rate 小朋友 act=分
total 糖 mark=还剩
total 糖 mark=原来

#p118
表妹带来一袋糖，一共⟨32颗⟩，她先给了奶奶⟨4颗⟩，剩下的平均分给我们⟨4个⟩小朋友，每人分到⟨几颗⟩？
= (32-4)/4
total W:糖
total 表妹 act=给 mark=先
amount 小朋友
rate 小朋友 act=分

#p119
大象馆里，大象爸爸重⟨4.8吨⟩，大象妈妈比爸爸轻⟨1.3吨⟩，小象今年⟨2岁⟩，重⟨0.6吨⟩。大象一家共重⟨多少吨⟩？
= 4.8+(4.8-1.3)+0.6
total 大象爸爸
relation 大象妈妈 other=爸爸
total 小象 mark=今年
total 小象
total W:大象一家

#p120
大象馆里，大象爸爸重⟨4.8吨⟩，大象妈妈比爸爸轻⟨1.3吨⟩，小象重⟨0.5吨⟩，大象妈妈的体重是小象的⟨几倍⟩？
= (4.8-1.3)/0.5
total 大象爸爸
relation 大象妈妈 other=爸爸
total 小象
relation 大象妈妈 other=小象

#p121
冬冬发烧了，早上体温⟨39.2度⟩，吃药后降了⟨1.5度⟩，到晚上又上升了⟨0.4度⟩，晚上冬冬的体温是⟨多少度⟩？
= 39.2-1.5+0.4
total 冬冬 mark=早上
relation 冬冬 mark=吃药后 other=早上
relation 冬冬 mark=晚上 other=吃药后
total 冬冬 mark=晚上

#p122
冬冬发烧了，早上体温⟨39.2度⟩，中午吃了⟨2片⟩药，体温降到⟨37.7度⟩，正常体温约⟨36.5度⟩。吃药后体温降了⟨多少度⟩？
= 39.2-37.7
total 冬冬 mark=早上
total 冬冬 act=吃
total 冬冬 mark=吃药后
total 冬冬 mark=正常体温
relation 冬冬 mark=吃药后 other=早上

#p123
王老师用微信给⟨35个⟩同学订校服，夏装每套⟨85元⟩，冬装每套⟨140元⟩，每人夏装、冬装各订一套，一共要付⟨多少元⟩？
= (85+140)*35
amount 同学
rate 王老师 act=订 what=夏装
rate 王老师 act=订 what=冬装
total W:一共

#p124
王老师用微信给⟨35个⟩同学订校服，夏装每套⟨85元⟩，冬装每套⟨140元⟩，每人夏装、冬装各订一套，冬装比夏装一共多付⟨多少元⟩？
= (140-85)*35
amount 同学
rate 王老师 act=订 what=夏装
rate 王老师 act=订 what=冬装
relation 冬装 act=付 other=夏装

#p125
果园里有⟨8行⟩苹果树，每行⟨15棵⟩；梨树⟨6行⟩，每行⟨18棵⟩；还有⟨50棵⟩枣树。苹果树和梨树一共有⟨多少棵⟩？
= 8*15+6*18
amount 苹果树
rate 苹果树
amount 梨树
rate 梨树
total 枣树
total W:一共

#p126
果园里有⟨8行⟩苹果树，每行⟨15棵⟩；梨树⟨6行⟩，每行⟨18棵⟩；还有⟨50棵⟩枣树。梨树比枣树多⟨多少棵⟩？
= 6*18-50
amount 苹果树
rate 苹果树
amount 梨树
rate 梨树
total 枣树
relation 梨树 other=枣树

#p127
露露有一条⟨3.6米⟩长的彩带，做蝴蝶结每个用⟨0.3米⟩，彩带花了⟨9元⟩，她先做了⟨7个⟩，剩下的彩带还能做⟨几个⟩蝴蝶结？
= 3.6/0.3-7
total W:彩带
rate 露露 act=做
total 彩带
amount 露露 act=做 mark=先
amount 露露 act=做 mark=剩下

#p128
露露有一条⟨3.6米⟩长的彩带，做蝴蝶结每个用⟨0.3米⟩，她做了⟨7个⟩送给同学，又剪下⟨0.5米⟩包礼物，彩带还剩⟨多少米⟩？
= 3.6-0.3*7-0.5
total W:彩带
rate 露露 act=做
amount 露露 act=做
total 露露 act=剪
total 露露 mark=还剩

#p129
周末大扫除，一班拖地用了⟨25分钟⟩，擦窗户用了⟨18分钟⟩，摆桌椅比擦窗户少用⟨9分钟⟩，这次大扫除一共用了⟨多少分钟⟩？
= 25+18+(18-9)
total 一班 act=拖地
total 一班 act=擦窗户
relation 一班 act=摆桌椅 other=擦窗户
total W:大扫除

#p130
火车票每张⟨54.5元⟩，车程⟨90分钟⟩，小孩不用买票，爸爸、妈妈和爷爷⟨3人⟩买了全价票，付了⟨200元⟩，找回⟨多少元⟩？
= 200-54.5*3
rate 爸爸 act=买
amount 火车
amount 爸爸 act=买
total 爸爸 act=付
total 爸爸 act=找回

#p131
赵大爷的鱼塘里，草鱼有⟨420条⟩，鲤鱼比草鱼少⟨150条⟩，鱼塘水深⟨2米⟩，鲫鱼的条数是鲤鱼的⟨3倍⟩。鲫鱼有⟨多少条⟩？
= (420-150)*3
total 草鱼
relation 鲤鱼 other=草鱼
total 鱼塘
relation 鲫鱼 other=鲤鱼
total 鲫鱼

#p132
赵大爷的鱼塘里，草鱼有⟨420条⟩，比鲤鱼少⟨150条⟩，鲫鱼的条数是草鱼的⟨3倍⟩。鲤鱼有⟨多少条⟩？
= 420+150
total 草鱼
relation 草鱼 other=鲤鱼
relation 鲫鱼 other=草鱼
total 鲤鱼

#p133
赵大爷的鱼塘里，草鱼有⟨420条⟩，比鲤鱼少⟨150条⟩，鲫鱼的条数是草鱼的⟨3倍⟩。三种鱼一共有⟨多少条⟩？
= 420+(420+150)+420*3
total 草鱼
relation 草鱼 other=鲤鱼
relation 鲫鱼 other=草鱼
total W:一共

#p134
美术课上，老师发给每组⟨12张⟩彩纸，一共⟨7组⟩，发完后还剩⟨16张⟩。下课时又收回来没用完的⟨9张⟩，现在老师手里有⟨多少张⟩彩纸？
= 16+9
rate 老师 act=发
amount 老师 act=发
total 老师 mark=还剩
total 老师 act=收
total 老师 mark=现在

#p135
美术课上，老师发给每组⟨12张⟩彩纸，一共⟨7组⟩，发完后还剩⟨16张⟩。老师原来有⟨多少张⟩彩纸？
= 12*7+16
rate 老师 act=发
amount 老师 act=发
total 老师 mark=还剩
total 老师 mark=原来

#p136
小强和爸爸去爬山，上山用了⟨50分钟⟩，平均每分钟走⟨30米⟩，下山沿原路只用了⟨30分钟⟩，下山平均每分钟走⟨多少米⟩？
= 30*50/30
amount 小强 act=走 mark=上山
rate 小强 act=走 mark=上山
amount 小强 act=走 mark=下山
rate 小强 act=走 mark=下山

#p137
小强和爸爸去爬一座⟨860米⟩高的山，上山走了⟨2400米⟩山路，用了⟨60分钟⟩，在山顶休息⟨25分钟⟩，沿原路下山用了⟨40分钟⟩。下山平均每分钟走⟨多少米⟩？
= 2400/40
total 山
total 小强 act=走 mark=上山
amount 小强 act=走 mark=上山
amount 小强 act=休息
amount 小强 act=走 mark=下山
rate 小强 act=走 mark=下山

#p138
王阿姨网购了⟨3件⟩T恤，每件⟨49元⟩，满百减⟨20元⟩，另付运费⟨8元⟩，王阿姨实际付了⟨多少元⟩？
= 49*3-20+8
amount 王阿姨 act=网购
rate 王阿姨 act=网购
relation 王阿姨 act=付
total 王阿姨 mark=运费
total 王阿姨 act=付 mark=实际

#p139
王阿姨网购了⟨3件⟩同样的T恤，连运费⟨8元⟩一共付了⟨155元⟩，包裹重⟨0.9千克⟩。每件T恤⟨多少元⟩？
= (155-8)/3
amount 王阿姨 act=网购
total 王阿姨 mark=运费
total W:一共
total 包裹
rate T恤

#p140
小虎家订了一份报纸，每天⟨1元⟩，还订了牛奶，每天⟨2瓶⟩，每瓶⟨2.5元⟩。四月份有⟨30天⟩，订牛奶要花⟨多少元⟩？
= 2*2.5*30
rate 小虎家 act=订 what=报纸
rate 小虎家 act=订 what=牛奶
rate 小虎家 act=订 what=牛奶
amount 小虎家 act=订
total 小虎家 act=订 what=牛奶

#p141
小虎家订了一份报纸，每天⟨1元⟩，还订了牛奶，每天⟨2瓶⟩，每瓶⟨2.5元⟩。四月份有⟨30天⟩，报纸和牛奶一共要花⟨多少元⟩？
= (1+2*2.5)*30
rate 小虎家 act=订 what=报纸
rate 小虎家 act=订 what=牛奶
rate 小虎家 act=订 what=牛奶
amount 小虎家 act=订
total W:一共

#p142
体操队有男队员⟨18名⟩，全队⟨40名⟩队员站成方队，原来站⟨5行⟩，现在改站成⟨8行⟩，每行比原来少站⟨几人⟩？
= 40/5-40/8
total 男队员
total W:体操队
amount 体操队 act=站 mark=原来
amount 体操队 act=站 mark=现在
relation 体操队 act=站 mark=现在 other=原来

#p143
体操队⟨40名⟩队员站成方队，原来每行站⟨5人⟩，现在每行多站⟨3人⟩，现在站成了⟨几行⟩？
= 40/(5+3)
total W:体操队
rate 体操队 act=站 mark=原来
relation 体操队 act=站 mark=现在 other=原来
amount 体操队 act=站 mark=现在

#p144
小丽一家去吃自助餐，大人每位⟨88元⟩，儿童每位⟨44元⟩，餐厅里有⟨60张⟩桌子。爸爸、妈妈和小丽去吃，共⟨2个⟩大人⟨1个⟩儿童，要付⟨多少元⟩？
= 88*2+44*1
rate 大人
rate 儿童
total 餐厅
amount 大人
amount 儿童
total 小丽一家 act=付

#p145
一个西红柿大约重⟨150克⟩，一根黄瓜比一个西红柿重⟨50克⟩，妈妈买了⟨4根⟩黄瓜，花了⟨6元⟩，这些黄瓜大约重⟨多少克⟩？
= (150+50)*4
rate 西红柿
relation 黄瓜 other=西红柿
amount 妈妈 act=买 what=黄瓜
total 妈妈 act=花
total 黄瓜

#p146
姐姐说：“我今年⟨14岁⟩。”弟弟说：“我比姐姐小⟨6岁⟩。”妈妈说：“我的年龄是弟弟的⟨5倍⟩。”妈妈今年⟨多少岁⟩？
= (14-6)*5
total 姐姐 mark=今年
relation 弟弟 other=姐姐
relation 妈妈 other=弟弟
total 妈妈 mark=今年

#p147
姐姐说：“我今年⟨14岁⟩，身高⟨155厘米⟩。”弟弟说：“我比姐姐小⟨6岁⟩，比她矮⟨30厘米⟩。”弟弟身高⟨多少厘米⟩？
= 155-30
total 姐姐 mark=今年
total 姐姐 mark=身高
relation 弟弟 other=姐姐
relation 弟弟 mark=身高 other=姐姐
total 弟弟 mark=身高

#p148
面包房推出新品，红豆面包每个⟨4元⟩，肉松面包每个⟨6元⟩。小英要买⟨3个⟩红豆面包，她只带了⟨10元⟩，还差⟨几元⟩？
= 4*3-10
rate 小英 act=买 what=红豆面包
rate 小英 act=买 what=肉松面包
amount 小英 act=买 what=红豆面包
total 小英 act=带
relation 小英 mark=还差

#p149
菜市场里，土豆每千克⟨2元⟩，豆角每千克⟨5元⟩，牛肉每千克⟨68元⟩。奶奶买了⟨3千克⟩土豆和⟨2千克⟩豆角，给了摊主⟨20元⟩，摊主找回⟨多少元⟩？
= 20-(2*3+5*2)
rate 奶奶 act=买 what=土豆
rate 奶奶 act=买 what=豆角
rate 牛肉
amount 奶奶 act=买 what=土豆
amount 奶奶 act=买 what=豆角
total 奶奶 act=给
total 摊主 act=找

#p150
菜市场里，土豆每千克⟨2元⟩，豆角每千克⟨5元⟩，牛肉每千克⟨68元⟩。每千克牛肉比豆角贵⟨多少元⟩？
= 68-5
rate 土豆
rate 豆角
rate 牛肉
relation 牛肉 other=豆角

#p151
下雪了，同学们堆雪人，每个雪人用⟨2颗⟩纽扣做眼睛、⟨3颗⟩纽扣做衣扣，堆了⟨6个⟩雪人，一共用了⟨多少颗⟩纽扣？
= (2+3)*6
rate 雪人 mark=眼睛
rate 雪人 mark=衣扣
amount 雪人
total W:一共

#p152
下雪了，同学们堆雪人，每个雪人用⟨2颗⟩纽扣做眼睛、⟨3颗⟩纽扣做衣扣，盒子里有⟨45颗⟩纽扣，最多能堆⟨几个⟩雪人？
= 45/(2+3)
rate 雪人 mark=眼睛
rate 雪人 mark=衣扣
total W:盒子
amount 雪人

#p153
从城里到外婆家有⟨95千米⟩，爸爸开车⟨2小时⟩行了⟨76千米⟩，中途加了⟨200元⟩的油，离外婆家还有⟨多少千米⟩？
= 95-76
total W:外婆家
amount 爸爸 act=行
total 爸爸 act=行
total 爸爸 act=加
total 爸爸 mark=离外婆家

#p154
从城里到外婆家有⟨95千米⟩，爸爸开车⟨2小时⟩行了⟨76千米⟩，照这样的速度，到外婆家一共要⟨多少小时⟩？
= 95/(76/2)
total W:外婆家
amount 爸爸 act=行
total 爸爸 act=行
amount 爸爸 mark=一共

#p155
动物园的饲养员李叔叔每天早上要给猴子、大象和长颈鹿准备早餐：猴子有⟨30只⟩，每只吃⟨2根⟩香蕉；大象有⟨3头⟩，每头吃⟨18根⟩香蕉；长颈鹿不吃香蕉，⟨4只⟩长颈鹿吃⟨60千克⟩树叶。李叔叔每天早上要准备⟨多少根⟩香蕉？
= 30*2+3*18
amount 猴子
rate 猴子 act=吃
amount 大象
rate 大象 act=吃
amount 长颈鹿
total 长颈鹿 act=吃
total 李叔叔 act=准备

#p156
动物园的饲养员李叔叔每天早上要给猴子、大象和长颈鹿准备早餐：猴子有⟨30只⟩，每只吃⟨2根⟩香蕉；大象有⟨3头⟩，每头吃⟨18根⟩香蕉；长颈鹿不吃香蕉，⟨4只⟩长颈鹿吃⟨60千克⟩树叶。平均每只长颈鹿每天早上吃树叶⟨多少千克⟩？
= 60/4
amount 猴子
rate 猴子 act=吃
amount 大象
rate 大象 act=吃
amount 长颈鹿
total 长颈鹿 act=吃
rate 长颈鹿 act=吃

#p157
蜘蛛有⟨8条⟩腿，蜻蜓有⟨6条⟩腿，蜈蚣有⟨42条⟩腿。小明在花园里数到⟨4只⟩蜘蛛和⟨7只⟩蜻蜓，它们一共有⟨多少条⟩腿？
= 8*4+6*7
rate 蜘蛛
rate 蜻蜓
rate 蜈蚣
amount 蜘蛛
amount 蜻蜓
total W:一共

#p158
学雷锋日，五年级同学去敬老院，男生去了⟨18人⟩，女生去了⟨24人⟩，每⟨3人⟩照顾一位老人，正好照顾了全院的老人。敬老院有⟨多少位⟩老人？
= (18+24)/3
total 男生 act=去
total 女生 act=去
rate 五年级同学 act=照顾
amount 老人

#p159
游泳馆的票价：平时每张⟨30元⟩，周末每张⟨40元⟩，月卡⟨360元⟩。李叔叔这个月去了⟨15次⟩，都在平时，他办月卡比单买票省了⟨多少元⟩？
= 30*15-360
rate 李叔叔 mark=平时
rate 李叔叔 mark=周末
total 李叔叔 mark=月卡
amount 李叔叔 act=去
relation 月卡 act=省 other=单买票

#p160
游泳馆的票价：平时每张⟨30元⟩，周末每张⟨40元⟩。李叔叔这个月平时去了⟨6次⟩，周末去了⟨3次⟩，一共花了⟨多少元⟩？
= 30*6+40*3
rate 李叔叔 mark=平时
rate 李叔叔 mark=周末
amount 李叔叔 act=去 mark=平时
amount 李叔叔 act=去 mark=周末
total W:一共

#p161
小蚂蚁搬米粒，第一次搬走⟨16粒⟩，第二次搬走⟨24粒⟩，第三次搬的是前两次总数的⟨一半⟩，最后洞口还剩⟨5粒⟩。第三次搬了⟨多少粒⟩？
= (16+24)*50%
total 小蚂蚁 act=搬 mark=第一次
total 小蚂蚁 act=搬 mark=第二次
relation 小蚂蚁 act=搬 mark=第三次 other=前两次
total 小蚂蚁 mark=还剩
total 小蚂蚁 act=搬 mark=第三次

#p162
小蚂蚁搬米粒，第一次搬走⟨16粒⟩，第二次搬走⟨24粒⟩，第三次搬的是前两次总数的⟨一半⟩，最后洞口还剩⟨5粒⟩。洞口原来有⟨多少粒⟩米？
= 16+24+(16+24)*50%+5
total 小蚂蚁 act=搬 mark=第一次
total 小蚂蚁 act=搬 mark=第二次
relation 小蚂蚁 act=搬 mark=第三次 other=前两次
total 小蚂蚁 mark=还剩
total W:米

#p163
图书馆原有⟨5200本⟩书，新到⟨480本⟩，放在⟨3个⟩书架上，每个书架有⟨8层⟩，平均每层放⟨多少本⟩？
= 480/(3*8)
total 图书馆 mark=原有
total W:书
amount 书架
rate 书架
rate 书

#p164
图书馆新到一批书，放在⟨3个⟩书架上，每个书架⟨8层⟩，每层放⟨20本⟩，还多出⟨35本⟩没地方放，新到的书一共有⟨多少本⟩？
= 3*8*20+35
amount 书架
rate 书架
rate 书 act=放
total 书 mark=多出
total W:一共

#p165
消防员叔叔练习爬楼，每层有⟨18级⟩台阶，从一楼跑到楼顶要爬⟨14层⟩台阶，用了⟨126秒⟩，他平均每秒爬⟨几级⟩？
= 18*14/126
rate 台阶
amount 消防员叔叔 act=爬
amount 消防员叔叔 act=爬
rate 消防员叔叔 act=爬

#p166
洗衣店里洗一件大衣⟨25元⟩，洗一件毛衣⟨12元⟩。李阿姨送来⟨2件⟩大衣和一些毛衣，一共付了⟨98元⟩，她送来⟨几件⟩毛衣？
= (98-25*2)/12
rate 李阿姨 what=大衣
rate 李阿姨 what=毛衣
amount 李阿姨 act=送 what=大衣
total W:一共
amount 李阿姨 act=送 what=毛衣

#p167
小鸭子们在池塘里游泳，先来了⟨13只⟩，后来又游来⟨8只⟩，上岸休息了⟨5只⟩，鸭妈妈又带来⟨6只⟩，现在池塘里有⟨多少只⟩小鸭子？
= 13+8-5+6
total 小鸭子 act=来 mark=先
total 小鸭子 act=游来 mark=后来
total 小鸭子 act=上岸
total 鸭妈妈 act=带
total 小鸭子 mark=现在

#p168
小亮做口算，前⟨3分钟⟩做了⟨45道⟩，后⟨2分钟⟩做了⟨25道⟩，错了⟨4道⟩。他平均每分钟做⟨多少道⟩？
= (45+25)/(3+2)
amount 小亮 act=做 mark=前
total 小亮 act=做 mark=前
amount 小亮 act=做 mark=后
total 小亮 act=做 mark=后
total 小亮 act=错
rate 小亮 act=做

#p169
小亮做口算，前⟨3分钟⟩做了⟨45道⟩，后⟨2分钟⟩做了⟨25道⟩，错了⟨4道⟩。他一共做对了⟨多少道⟩？
= 45+25-4
amount 小亮 act=做 mark=前
total 小亮 act=做 mark=前
amount 小亮 act=做 mark=后
total 小亮 act=做 mark=后
total 小亮 act=错
total 小亮 act=做对

#p170
做一件上衣用布⟨2.2米⟩，做一条裤子用布⟨1.3米⟩。裁缝师傅有一匹⟨50米⟩的布，做了⟨10套⟩这样的衣服，还剩布⟨多少米⟩？
= 50-(2.2+1.3)*10
rate 裁缝师傅 act=做 what=上衣
rate 裁缝师傅 act=做 what=裤子
total W:布
amount 裁缝师傅 act=做 what=衣服
total 裁缝师傅 mark=还剩

#p171
妈妈的手机每月套餐费⟨39元⟩，含流量⟨20个⟩G，超出部分每个G收⟨3元⟩。上个月妈妈超出了⟨6个⟩G，上个月要交话费⟨多少元⟩？
= 39+3*6
total 妈妈 mark=套餐费
total 妈妈 mark=含流量
rate 妈妈 mark=超出
amount 妈妈 mark=超出
total 妈妈 act=交 mark=上个月

#p172
妈妈的手机每月套餐费⟨39元⟩，含流量⟨20个⟩G，超出部分每个G收⟨3元⟩。上个月妈妈用了⟨26个⟩G，上个月要交话费⟨多少元⟩？
= 39+3*(26-20)
total 妈妈 mark=套餐费
amount 妈妈 mark=含流量
rate 妈妈 mark=超出
amount 妈妈 act=用 mark=上个月
total 妈妈 act=交 mark=上个月

#p173
妈妈的手机每月套餐费⟨39元⟩，含流量⟨20个⟩G，超出部分每个G收⟨3元⟩。上个月妈妈交了话费⟨57元⟩，上个月流量超出了⟨几个⟩G？
= (57-39)/3
total 妈妈 mark=套餐费
amount 妈妈 mark=含流量
rate 妈妈 mark=超出
total 妈妈 act=交 mark=上个月
amount 妈妈 mark=超出

#p174
果汁店用⟨6个⟩橙子可以榨⟨2杯⟩橙汁，现在有⟨48个⟩橙子，每杯卖⟨15元⟩，可以榨⟨多少杯⟩橙汁？
= 48/(6/2)
total 果汁店 act=用 what=橙子
amount 果汁店 act=榨
total 果汁店 mark=现在
rate 果汁店 act=卖
amount 果汁店 act=榨 mark=现在

#p175
果汁店用⟨6个⟩橙子可以榨⟨2杯⟩橙汁，每杯卖⟨15元⟩，上午卖了⟨16杯⟩，上午用了⟨多少个⟩橙子？
= 6/2*16
total 果汁店 act=用 what=橙子
amount 果汁店 act=榨
rate 果汁店 act=卖
amount 果汁店 act=卖 mark=上午
total 果汁店 act=用 mark=上午

#p176
⟨4个⟩小朋友分一盒⟨20块⟩的巧克力，小东吃了⟨3块⟩，小南比小东多吃⟨2块⟩，小西和小北各吃了⟨4块⟩，盒里还有⟨几块⟩？
= 20-3-(3+2)-4-4
amount 小朋友
total W:巧克力
total 小东 act=吃
relation 小南 act=吃 other=小东
rate 小西 act=吃
total 巧克力 mark=还有

#p177
向阳小学操场一圈⟨200米⟩，小杰每天早晨跑⟨4圈⟩，坚持了⟨15天⟩，体重减了⟨2千克⟩。他一共跑了⟨多少米⟩？
= 200*4*15
rate 操场
rate 小杰 act=跑
amount 小杰 act=跑
relation 小杰 mark=体重
total 小杰 act=跑

#p178
向阳小学操场一圈⟨200米⟩，小杰每天早晨跑⟨4圈⟩，他的目标是一共跑⟨12000米⟩，已经坚持了⟨9天⟩，还要跑⟨几天⟩？
= 12000/(200*4)-9
rate 操场
rate 小杰 act=跑
total W:一共
amount 小杰 act=跑 mark=已经
amount 小杰 act=跑 mark=还要

#p179
妈妈煮了⟨18个⟩茶叶蛋，全家早饭吃了⟨7个⟩，晚上又吃了⟨4个⟩，第二天妈妈再煮⟨10个⟩，这时锅里有⟨多少个⟩茶叶蛋？
= 18-7-4+10
total 妈妈 act=煮
total 全家 act=吃 mark=早饭
total 全家 act=吃 mark=晚上
total 妈妈 act=煮 mark=第二天
total 茶叶蛋 mark=这时

#p180
拔河比赛每班要选⟨20人⟩，四年级有⟨6个⟩班，每班⟨45人⟩。比赛用的绳子长⟨30米⟩。四年级没有参加拔河比赛的有⟨多少人⟩？
= (45-20)*6
rate 四年级 act=选
amount 四年级
rate 四年级
total 绳子
total 四年级 mark=没有参加

#p181
李爷爷每天早上⟨6时⟩遛弯，绕公园走⟨3圈⟩，每圈⟨850米⟩，走路用⟨40分钟⟩。他每天早上要走⟨多少米⟩？
= 850*3
x
amount 李爷爷 act=走
rate 公园
amount 李爷爷 act=走
total 李爷爷 act=走

#p182
小军和小华收集邮票，小军有⟨72张⟩，小华的张数是小军的⟨(5/6)⟩。后来小军送给小华⟨8张⟩，现在小华有⟨多少张⟩？
= 72*(5/6)+8
total 小军
relation 小华 other=小军
total 小军 act=送
total 小华 mark=现在

#p183
小军和小华收集邮票，小军有⟨72张⟩，小华的张数是小军的⟨(5/6)⟩。后来小军送给小华⟨8张⟩，现在小军有⟨多少张⟩？
= 72-8
total 小军
relation 小华 other=小军
total 小军 act=送
total 小军 mark=现在

#p184
小军和小华收集邮票，小华有⟨60张⟩，是小军的⟨(5/6)⟩，小军的邮票里有⟨20张⟩是外国的，其余是中国的。小军有⟨多少张⟩中国邮票？
= 60/(5/6)-20
total 小华
relation 小华 other=小军
total 小军 what=邮票 mark=外国
total 小军 mark=中国

#p185
养鸡场今天收了⟨360个⟩鸡蛋，每⟨30个⟩装一板，每板卖⟨24元⟩，已经装好⟨9板⟩，还要装⟨多少板⟩？
= 360/30-9
total W:鸡蛋
rate 养鸡场 act=装
rate 养鸡场 act=卖
amount 养鸡场 act=装 mark=已经
amount 养鸡场 act=装 mark=还要

#p186
养鸡场今天收了⟨360个⟩鸡蛋，每⟨30个⟩装一板，每板卖⟨24元⟩，运输时碎了⟨60个⟩，剩下的全卖完能收⟨多少元⟩？
= (360-60)/30*24
total W:鸡蛋
rate 养鸡场 act=装
rate 养鸡场 act=卖
total 鸡蛋 act=碎
total 养鸡场 act=收 mark=剩下

#p187
小猪、小狗、小羊分⟨45个⟩南瓜，小猪分得⟨18个⟩，小狗和小羊分得同样多，用了⟨3辆⟩小车拉走。小猪比两个伙伴的总数少⟨几个⟩？
= 45-18-18
total W:南瓜
total 小猪 act=分
amount 小车 act=拉
relation 小猪 other=两个伙伴

#p188
小区里停着⟨24辆⟩白色汽车和⟨15辆⟩黑色汽车，红色汽车比白色和黑色的总数少⟨20辆⟩，红色汽车有⟨多少辆⟩？
= 24+15-20
total 白色汽车
total 黑色汽车
relation 红色汽车 other=总数
total 红色汽车

#p189
张老师批改作文，每小时批改⟨12篇⟩，上午批改了⟨3小时⟩，下午批改了⟨2小时⟩，全班共有⟨68篇⟩，还有⟨多少篇⟩没批改？
= 68-12*(3+2)
rate 张老师 act=批改
amount 张老师 act=批改 mark=上午
amount 张老师 act=批改 mark=下午
total W:全班
total 张老师 mark=没批改

#p190
张老师批改作文，每小时批改⟨12篇⟩，上午批改了⟨3小时⟩，下午批改了⟨2小时⟩，全班共有⟨68篇⟩。上午比下午多批改⟨多少篇⟩？
= 12*(3-2)
rate 张老师 act=批改
amount 张老师 act=批改 mark=上午
amount 张老师 act=批改 mark=下午
total W:全班
relation 张老师 act=批改 mark=上午 other=下午

#p191
科技馆上周六来了⟨1260人⟩，周日比周六多来⟨340人⟩，门票每人⟨20元⟩。这两天一共来了⟨多少人⟩？
= 1260+(1260+340)
total 科技馆 act=来 mark=周六
relation 科技馆 act=来 mark=周日 other=周六
rate 科技馆 mark=门票
total W:一共

#p192
科技馆上周六来了⟨1260人⟩，周日比周六多来⟨340人⟩，门票每人⟨20元⟩。周日门票收入⟨多少元⟩？
= (1260+340)*20
amount 科技馆 act=来 mark=周六
relation 科技馆 act=来 mark=周日 other=周六
rate 科技馆 mark=门票
total 科技馆 act=收入 mark=周日

#p193
妈妈生日，小雪想买一束花，康乃馨每枝⟨5元⟩，百合每枝⟨12元⟩，包装费⟨10元⟩。她买⟨6枝⟩康乃馨和⟨2枝⟩百合包成一束，要花⟨多少元⟩？
= 5*6+12*2+10
rate 小雪 act=买 what=康乃馨
rate 小雪 act=买 what=百合
total 小雪 mark=包装费
amount 小雪 act=买 what=康乃馨
amount 小雪 act=买 what=百合
total 小雪 act=花

#p194
妈妈生日，小雪攒了⟨70元⟩，花店里康乃馨每枝⟨5元⟩，百合每枝⟨12元⟩，包装费⟨10元⟩。她的钱全部用来买一束包好的百合，可以买⟨几枝⟩？
= (70-10)/12
total 小雪 act=攒
rate 康乃馨
rate 小雪 act=买 what=百合
total 小雪 mark=包装费
amount 小雪 act=买 what=百合

#p195
小象每天喝⟨24千克⟩水，吃⟨35千克⟩草；大象每天喝的水是小象的⟨3倍⟩，吃草⟨120千克⟩。大象⟨7天⟩喝水⟨多少千克⟩？
= 24*3*7
rate 小象 act=喝 what=水
rate 小象 act=吃 what=草
relation 大象 act=喝 what=水 other=小象
rate 大象 act=吃 what=草
amount 大象 act=喝
total 大象 act=喝 what=水

#p196
垃圾分类比赛，四年级回收废纸⟨85千克⟩，五年级回收⟨110千克⟩，六年级比五年级少回收⟨5千克⟩。三个年级平均回收废纸⟨多少千克⟩？（按⟨3个⟩年级算）
= (85+110+(110-5))/3
total 四年级 act=回收
total 五年级 act=回收
relation 六年级 act=回收 other=五年级
rate W:三个年级
amount 年级

#p197
垃圾分类比赛，四年级回收废纸⟨85千克⟩，五年级回收⟨110千克⟩，六年级比五年级少回收⟨15千克⟩。每千克废纸卖⟨1.2元⟩，六年级的废纸能卖⟨多少元⟩？
= (110-15)*1.2
total 四年级 act=回收
amount 五年级 act=回收
relation 六年级 act=回收 other=五年级
rate 废纸 act=卖
total 六年级 act=卖

#p198
一年级小朋友摘草莓，小文摘了⟨15颗⟩，自己吃了⟨6颗⟩；小武摘了⟨20颗⟩，吃了⟨8颗⟩。小武剩下的比小文剩下的多⟨几颗⟩？
= (20-8)-(15-6)
total 小文 act=摘
total 小文 act=吃
total 小武 act=摘
total 小武 act=吃
relation 小武 mark=剩下 other=小文

#p199
一年级小朋友摘草莓，小文摘了⟨15颗⟩，自己吃了⟨6颗⟩；小武摘了⟨20颗⟩，吃了⟨8颗⟩。他们俩一共摘了⟨多少颗⟩草莓？
= 15+20
total 小文 act=摘
total 小文 act=吃
total 小武 act=摘
total 小武 act=吃
total W:一共

#p200
修车铺里有自行车和三轮车，自行车⟨9辆⟩，每辆⟨2个⟩轮子；三轮车⟨5辆⟩，每辆⟨3个⟩轮子。师傅今天修好了⟨4辆⟩。铺里的车一共有⟨多少个⟩轮子？
= 9*2+5*3
amount 自行车
rate 自行车
amount 三轮车
rate 三轮车
total 师傅 act=修
total W:一共

#p201
烤一炉饼干要⟨12分钟⟩，每炉能烤⟨25块⟩，烤箱温度⟨180度⟩，妈妈烤了⟨48分钟⟩，一共烤出⟨多少块⟩饼干？
= 48/12*25
rate 妈妈 act=烤
rate 妈妈 act=烤
total 烤箱 mark=温度
total 妈妈 act=烤
total W:一共

#p202
烤一炉饼干要⟨12分钟⟩，每炉能烤⟨25块⟩，班里有⟨40人⟩，妈妈要烤⟨100块⟩带到学校，要烤⟨多少分钟⟩？
= 100/25*12
rate 妈妈 act=烤
rate 妈妈 act=烤
total 班里
total W:饼干
total 妈妈 act=烤

#p203
爷爷家有一块菜地，种白菜用去⟨(2/5)⟩，种萝卜用去⟨(1/4)⟩，其余种葱。种葱的面积占这块地的⟨几分之几⟩？
= 1-(2/5)-(1/4)
relation 白菜 other=菜地
relation 萝卜 other=菜地
relation 葱 other=菜地

#p204
爷爷家有一块⟨60平方米⟩的菜地，种白菜用去⟨(2/5)⟩，种萝卜用去⟨(1/4)⟩，其余种葱。种白菜的面积比种萝卜的多⟨多少平方米⟩？
= 60*((2/5)-(1/4))
total W:菜地
relation 白菜 other=菜地
relation 萝卜 other=菜地
relation 白菜 other=萝卜

#p205
爷爷家有一块⟨60平方米⟩的菜地，种白菜用去⟨(2/5)⟩，种萝卜用去⟨(1/4)⟩，其余种葱。葱地有⟨多少平方米⟩？
= 60*(1-(2/5)-(1/4))
total W:菜地
relation 白菜 other=菜地
relation 萝卜 other=菜地
total 葱

#p206
幼儿园老师分苹果，大班⟨28个⟩小朋友每人⟨2个⟩，中班⟨25个⟩小朋友每人⟨1个⟩，一共分出去⟨多少个⟩苹果？
= 28*2+25*1
amount 大班
rate 大班
amount 中班
rate 中班
total W:一共

#p207
社区图书室搬家，一共有⟨1350本⟩书，志愿者们上午用纸箱装，每箱装⟨25本⟩，装了⟨30箱⟩；下午换成大箱子，每箱比原来多装⟨15本⟩，正好把剩下的书装完。图书室新家有⟨12个⟩书架。下午用了⟨多少个⟩大箱子？
= (1350-25*30)/(25+15)
total W:书
rate 志愿者们 act=装 mark=上午
amount 志愿者们 act=装 mark=上午
relation 志愿者们 act=装 mark=下午 other=原来
amount 书架
amount 志愿者们 act=用 mark=下午

#p208
社区图书室搬家，一共有⟨1350本⟩书，志愿者们上午用纸箱装，每箱装⟨25本⟩，装了⟨30箱⟩，其余的下午装；到了新家，这些书要全部摆上⟨9个⟩书架，每个书架⟨5层⟩，平均每层摆⟨多少本⟩？
= 1350/(9*5)
total W:书
rate 志愿者们 act=装 mark=上午
amount 志愿者们 act=装 mark=上午
amount 书架
rate 书架
rate 书 act=摆

#p209
小汽车模型每辆⟨32元⟩，飞机模型每架⟨45元⟩。小俊有⟨100元⟩，买了⟨2辆⟩小汽车模型后，剩下的钱要买一架飞机模型还差⟨多少元⟩？
= 45-(100-32*2)
rate 小俊 act=买 what=小汽车模型
rate 飞机模型
total 小俊
amount 小俊 act=买 what=小汽车模型
relation 小俊 mark=还差

#p210
一列地铁⟨6节⟩车厢，每节车厢有⟨42个⟩座位，上班高峰时座位坐满了，还有⟨530人⟩站着，这列地铁上有⟨多少人⟩？
= 6*42+530
amount 地铁
rate 车厢
total 地铁 mark=站着
total W:地铁

#p211
小刺猬运果子，大刺猬每次运⟨9个⟩，小刺猬每次运⟨5个⟩，两只刺猬各运了⟨6次⟩，大刺猬比小刺猬多运⟨多少个⟩？
= (9-5)*6
rate 大刺猬 act=运
rate 小刺猬 act=运
amount 大刺猬 act=运
relation 大刺猬 act=运 other=小刺猬

#p212
大刺猬每次运⟨9个⟩果子，运了⟨6次⟩；小刺猬每次运⟨5个⟩，运了⟨8次⟩。它们家离果园⟨200米⟩。两只刺猬一共运了⟨多少个⟩果子？
= 9*6+5*8
rate 大刺猬 act=运
amount 大刺猬 act=运
rate 小刺猬 act=运
amount 小刺猬 act=运
total 果园
total W:一共

#p213
妹妹问：“妈妈，冰箱里有⟨几个⟩橘子？”妈妈说：“昨天买了⟨25个⟩，你爸爸吃了⟨4个⟩，我吃了⟨3个⟩，你吃了⟨6个⟩。”
= 25-4-3-6
total 橘子
total 妈妈 act=买
total 爸爸 act=吃
total 妈妈 act=吃
total 妹妹 act=吃

#p214
学校食堂星期一用大米⟨120千克⟩，星期二比星期一少用⟨15千克⟩，星期三比星期二多用⟨22千克⟩。星期三用大米⟨多少千克⟩？
= 120-15+22
total 食堂 act=用 mark=星期一
relation 食堂 act=用 mark=星期二 other=星期一
relation 食堂 act=用 mark=星期三 other=星期二
total 食堂 act=用 mark=星期三

#p215
学校食堂星期一用大米⟨120千克⟩，比星期二少用⟨15千克⟩，星期三比星期二多用⟨22千克⟩。星期三用大米⟨多少千克⟩？
= 120+15+22
total 食堂 act=用 mark=星期一
relation 食堂 act=用 mark=星期一 other=星期二
relation 食堂 act=用 mark=星期三 other=星期二
total 食堂 act=用 mark=星期三

#p216
学校食堂运来一批大米，星期一用去⟨120千克⟩，星期二用去⟨105千克⟩，用去的比剩下的多⟨25千克⟩。还剩大米⟨多少千克⟩？
= 120+105-25
total 食堂 act=用 mark=星期一
total 食堂 act=用 mark=星期二
relation 食堂 act=用 other=剩下
total 食堂 mark=还剩

#p217
学校食堂运来一批大米，星期一用去⟨120千克⟩，星期二用去⟨105千克⟩，用去的比剩下的多⟨25千克⟩。运来大米⟨多少千克⟩？
= 120+105+(120+105-25)
total 食堂 act=用 mark=星期一
total 食堂 act=用 mark=星期二
relation 食堂 act=用 other=剩下
total W:大米

#p218
叔叔带小涛去打保龄球，每局⟨15元⟩，租鞋每双⟨5元⟩。两人租了⟨2双⟩鞋，打了⟨4局⟩，叔叔付了一张⟨100元⟩，应找回⟨多少元⟩？
= 100-15*4-5*2
rate 叔叔 act=打
rate 叔叔 act=租
amount 两人 act=租
amount 两人 act=打
total 叔叔 act=付
total 叔叔 act=找回

#p219
秋天到了，院子里的柿子树结了⟨86个⟩柿子，被小鸟啄坏了⟨14个⟩，其余的全部摘下来装在⟨6个⟩篮子里，平均每个篮子装⟨多少个⟩？
= (86-14)/6
total W:柿子
total 小鸟 act=啄坏
amount 篮子
rate 篮子 act=装

#p220
秋天到了，院子里的柿子树高⟨5米⟩，上面的柿子摘下来装满了⟨6个⟩篮子，每篮⟨12个⟩，树上还留了⟨14个⟩给小鸟吃。这棵树结了⟨多少个⟩柿子？
= 6*12+14
total 柿子树
amount 篮子
rate 篮子
total 小鸟 act=留
total W:柿子

#p221
蜗牛爬一根⟨10米⟩高的竹竿，白天向上爬⟨3米⟩，晚上滑下⟨1米⟩，过了⟨2个⟩昼夜后，它离地面⟨多少米⟩？
= (3-1)*2
total W:竹竿
rate 蜗牛 act=爬 mark=白天
rate 蜗牛 act=滑 mark=晚上
amount 蜗牛 act=爬
total 蜗牛 mark=离地面

#p222
期末考试，小倩语文⟨92分⟩，数学⟨98分⟩，英语⟨95分⟩，体育跑了⟨50米⟩。她语文、数学、英语⟨3科⟩的平均分是⟨多少分⟩？
= (92+98+95)/3
total 小倩 mark=语文
total 小倩 mark=数学
total 小倩 mark=英语
total 小倩 act=跑
amount 小倩
rate 小倩 mark=平均分

#p223
期末考试，小倩语文⟨92分⟩，数学⟨98分⟩，她想让语文、数学、英语⟨3科⟩平均分达到⟨95分⟩，英语要考⟨多少分⟩？
= 95*3-92-98
total 小倩 mark=语文
total 小倩 mark=数学
amount 小倩
rate 小倩 mark=平均分
total 小倩 mark=英语

#p224
乒乓球俱乐部买来⟨15盒⟩乒乓球，每盒⟨6个⟩，每盒⟨18元⟩，平均分给⟨9个⟩训练小组，每组分得⟨多少个⟩？
= 15*6/9
amount 俱乐部 act=买
rate 俱乐部 act=买
rate 俱乐部 act=买
amount 训练小组
rate 训练小组 act=分

#p225
乒乓球俱乐部买来⟨15盒⟩乒乓球，每盒⟨6个⟩，每盒⟨18元⟩，平均分给⟨9个⟩训练小组，打坏了⟨7个⟩。平均每个球⟨多少元⟩？
= 18/6
amount 俱乐部 act=买
rate 俱乐部 act=买
rate 俱乐部 act=买
amount 训练小组
total 俱乐部 act=打坏
rate 乒乓球

#p226
爸爸早上⟨7时⟩出门，坐地铁⟨35分钟⟩，换公交车⟨20分钟⟩，再走⟨8分钟⟩到公司。路上一共用了⟨多少分钟⟩？
= 35+20+8
x
total 爸爸 act=坐地铁
total 爸爸 act=换公交车
total 爸爸 act=走
total W:一共

#p227
爸爸上班坐地铁⟨35分钟⟩，换公交车⟨20分钟⟩，再走⟨8分钟⟩；如果打车，全程只要⟨40分钟⟩，车费⟨52元⟩。打车能节省⟨多少分钟⟩？
= 35+20+8-40
total 爸爸 act=坐地铁
total 爸爸 act=换公交车
total 爸爸 act=走
total 爸爸 act=打车
total 爸爸 mark=车费
relation 爸爸 act=打车

#p228
小花帮奶奶剥豆子，⟨5分钟⟩剥了⟨40粒⟩，奶奶同样的时间剥了⟨75粒⟩。照这样，两人一起剥⟨12分钟⟩，一共能剥⟨多少粒⟩？
= (40+75)/5*12
amount 小花 act=剥
total 小花 act=剥
total 奶奶 act=剥
amount 两人 act=剥
total W:一共

#p229
海洋馆的海豚表演厅有⟨24排⟩座位，每排⟨30个⟩，表演时来了⟨650名⟩观众，海豚一共表演⟨45分钟⟩。还空着⟨多少个⟩座位？
= 24*30-650
amount 表演厅
rate 表演厅
total 观众 act=来
amount 海豚 act=表演
total 表演厅 mark=空着

#p230
一条大毛巾⟨28元⟩，比一条小毛巾贵⟨15元⟩，妈妈买一条大毛巾和⟨3条⟩小毛巾，要付⟨多少元⟩？
= 28+(28-15)*3
rate 大毛巾
relation 大毛巾 other=小毛巾
amount 妈妈 act=买 what=小毛巾
total 妈妈 act=付

#p231
一条大毛巾⟨28元⟩，一条小毛巾比大毛巾便宜⟨15元⟩，还有浴巾每条⟨60元⟩，妈妈买了⟨2条⟩大毛巾和一条小毛巾，要付⟨多少元⟩？
= 28*2+(28-15)
rate 大毛巾
relation 小毛巾 other=大毛巾
rate 浴巾
amount 妈妈 act=买 what=大毛巾
total 妈妈 act=付

#p232
林林集齐了⟨36张⟩水浒卡，他用其中的⟨12张⟩换来⟨20张⟩三国卡，又买了⟨8张⟩水浒卡。现在林林有水浒卡⟨多少张⟩？
= 36-12+8
total 林林 what=水浒卡
total 林林 act=换 what=水浒卡
total 林林 act=换 what=三国卡
total 林林 act=买 what=水浒卡
total 林林 what=水浒卡 mark=现在

#p233
林林集齐了⟨36张⟩水浒卡，他用其中的⟨12张⟩换来⟨20张⟩三国卡，又买了⟨8张⟩水浒卡。现在林林一共有⟨多少张⟩卡片？
= 36-12+20+8
total 林林 what=水浒卡
total 林林 act=换 what=水浒卡
total 林林 act=换 what=三国卡
total 林林 act=买 what=水浒卡
total 林林 mark=现在

#p234
长颈鹿高⟨5.2米⟩，重⟨1.1吨⟩，大象比长颈鹿矮⟨1.9米⟩，斑马比大象矮⟨1.8米⟩。斑马有⟨多少米⟩高？
= 5.2-1.9-1.8
total 长颈鹿
total 长颈鹿
relation 大象 other=长颈鹿
relation 斑马 other=大象
total 斑马

#p235
王奶奶到药店买药，感冒药每盒⟨16.5元⟩，买了⟨2盒⟩；维生素每瓶⟨28元⟩，买了⟨1瓶⟩，医保卡里原有⟨350元⟩，刷卡后还剩⟨多少元⟩？
= 350-16.5*2-28*1
rate 王奶奶 act=买 what=感冒药
amount 王奶奶 act=买 what=感冒药
rate 王奶奶 act=买 what=维生素
amount 王奶奶 act=买 what=维生素
total 王奶奶 mark=原有
total 王奶奶 mark=还剩

#p236
篮子里有⟨9个⟩红鸡蛋、⟨15个⟩白鸡蛋和⟨6个⟩鸭蛋，奶奶做蛋糕用了⟨11个⟩鸡蛋。篮子里还有鸡蛋⟨多少个⟩？
= 9+15-11
total 红鸡蛋
total 白鸡蛋
total 鸭蛋
total 奶奶 act=用 what=鸡蛋
total 鸡蛋 mark=还有

#p237
小狐狸开了一家水果铺，第一天卖出⟨34千克⟩葡萄，第二天卖出的比第一天的⟨2倍⟩少⟨10千克⟩，每千克⟨6元⟩。第二天卖葡萄得了⟨多少元⟩？
= (34*2-10)*6
total 小狐狸 act=卖 mark=第一天
relation 小狐狸 act=卖 mark=第二天 other=第一天
relation 小狐狸 act=卖 mark=第二天 other=第一天
rate 葡萄
total 小狐狸 act=卖 mark=第二天

#p238
小狐狸开了一家水果铺，第一天卖出⟨34千克⟩葡萄，第二天卖出的比第一天的⟨2倍⟩少⟨10千克⟩，每千克⟨6元⟩。两天一共卖出葡萄⟨多少千克⟩？
= 34+(34*2-10)
total 小狐狸 act=卖 mark=第一天
relation 小狐狸 act=卖 mark=第二天 other=第一天
relation 小狐狸 act=卖 mark=第二天 other=第一天
rate 葡萄
total 小狐狸 act=卖 mark=两天

#p239
小明家到学校⟨1200米⟩，小红家到学校⟨850米⟩，两家分别在学校的两边，并且在一条直路上。小明放学后先到小红家，再回自己家，他要走⟨多少米⟩？
= 850+1200+850
total W:小明家
total W:小红家
total 小明 act=走

#p240
小明家到学校⟨1200米⟩，小红家到学校⟨850米⟩。小明每分钟走⟨60米⟩，他从家到学校要走⟨多少分钟⟩？
= 1200/60
total W:小明家
total W:小红家
rate 小明 act=走
amount 小明 act=走

#p241
面馆一碗牛肉面⟨18元⟩，一碗素面⟨10元⟩，加一个煎蛋⟨2元⟩。爸爸妈妈带着我点了⟨2碗⟩牛肉面、一碗素面，每碗都加一个煎蛋，共⟨3个⟩煎蛋，这顿饭花了⟨多少元⟩？
= 18*2+10+2*3
rate 牛肉面
rate 素面
rate 煎蛋
amount 牛肉面
amount 煎蛋
total W:这顿饭

#p242
学校花⟨360元⟩买来⟨240米⟩电线，布置教室用去⟨(3/8)⟩，布置礼堂用去⟨75米⟩，还剩⟨多少米⟩？
= 240-240*(3/8)-75
total 学校 act=花
total W:电线
relation 学校 act=用 mark=教室 other=电线
total 学校 act=用 mark=礼堂
total 学校 mark=还剩

#p243
学校买来⟨240米⟩电线，布置教室用去⟨(3/8)⟩，布置礼堂用去⟨75米⟩，布置教室比礼堂多用⟨多少米⟩？
= 240*(3/8)-75
total W:电线
relation 学校 act=用 mark=教室 other=电线
total 学校 act=用 mark=礼堂
relation 学校 act=用 mark=教室 other=礼堂

#p244
暑假里小豆豆跟爸爸去河边捡石子，第一天捡了⟨27颗⟩，第二天捡了⟨35颗⟩，回家路上口袋破了，丢了⟨18颗⟩，妈妈又送她⟨10颗⟩雨花石。现在小豆豆有⟨多少颗⟩石子？
= 27+35-18+10
total 小豆豆 act=捡 mark=第一天
total 小豆豆 act=捡 mark=第二天
total 小豆豆 act=丢
total 妈妈 act=送
total 小豆豆 mark=现在

#p245
奶茶店的珍珠奶茶大杯⟨14元⟩，中杯⟨11元⟩，第二杯不打折。小敏请同学喝奶茶，点了⟨3杯⟩大杯、⟨4杯⟩中杯，用优惠券减了⟨6元⟩，小敏付了⟨多少元⟩？
= 14*3+11*4-6
rate 小敏 what=大杯
rate 小敏 what=中杯
amount 小敏 act=点 what=大杯
amount 小敏 act=点 what=中杯
relation 小敏 act=减
total 小敏 act=付

#p246
奶茶店的珍珠奶茶大杯⟨14元⟩，中杯⟨11元⟩。今天上午卖出大杯⟨25杯⟩，中杯⟨40杯⟩，大杯奶茶比中杯奶茶少卖了⟨多少元⟩？
= 11*40-14*25
rate 大杯
rate 中杯
amount 大杯 act=卖
amount 中杯 act=卖
relation 大杯 act=卖 other=中杯

#p247
王伯伯家的苹果园去年收苹果⟨2400千克⟩，今年比去年增产⟨(1/6)⟩，请了⟨5个⟩工人帮忙摘。今年收苹果⟨多少千克⟩？
= 2400*(1+(1/6))
total 苹果园 act=收 mark=去年
relation 苹果园 act=增产 mark=今年 other=去年
total 工人
total 苹果园 act=收 mark=今年

#p248
王伯伯家的苹果园今年收苹果⟨2800千克⟩，比去年增产⟨400千克⟩，请了⟨5个⟩工人帮忙摘，平均每个工人摘⟨多少千克⟩？
= 2800/5
total 苹果园 act=收 mark=今年
relation 苹果园 act=增产 mark=今年 other=去年
amount 工人
rate 工人 act=摘

#p249
王伯伯家的苹果园今年收苹果⟨2800千克⟩，比去年增产⟨400千克⟩，每⟨20千克⟩装一箱。今年比去年多装⟨多少箱⟩？
= 400/20
total 苹果园 act=收 mark=今年
relation 苹果园 act=增产 mark=今年 other=去年
rate 苹果 act=装
relation 苹果园 act=装 mark=今年 other=去年

#p250
小羊说：“我今天吃了⟨4筐⟩青草。”牛伯伯说：“我吃的是你的⟨3倍⟩还多⟨2筐⟩。”小马说：“我比牛伯伯少吃⟨5筐⟩。”小马吃了⟨几筐⟩青草？
= 4*3+2-5
total 小羊 act=吃
relation 牛伯伯 act=吃 other=小羊
relation 牛伯伯 act=吃 other=小羊
relation 小马 act=吃 other=牛伯伯
total 小马 act=吃

#p251
植物园有一个玻璃温室，里面有⟨12个⟩花架，每个花架⟨4层⟩，每层摆⟨9盆⟩多肉。昨天卖出⟨57盆⟩，又新种了⟨30盆⟩，现在温室里有多肉⟨多少盆⟩？
= 12*4*9-57+30
amount 花架
rate 花架
rate 花架 act=摆
total 温室 act=卖
total 温室 act=种
total 温室 mark=现在

#p252
植物园的温室里有⟨12个⟩花架，每个花架⟨4层⟩，一共摆了⟨432盆⟩多肉，昨天卖出⟨57盆⟩。原来平均每层摆⟨多少盆⟩？
= 432/(12*4)
amount 花架
rate 花架
total W:多肉
total 多肉 act=卖
rate 多肉 act=摆

#p253
小学生每天睡眠应不少于⟨10小时⟩，在校⟨6小时⟩，做作业⟨1小时⟩，吃饭洗漱⟨2小时⟩，每天共⟨24小时⟩，除了这些，还剩⟨几小时⟩可以自由活动？
= 24-10-6-1-2
total 小学生 mark=睡眠
total 小学生 mark=在校
total 小学生 act=做作业
total 小学生 act=吃饭
total W:每天
total 小学生 mark=还剩

#p254
丁丁给山区小朋友寄包裹，里面有⟨6本⟩字典，每本重⟨0.8千克⟩，还有一件⟨1.2千克⟩重的棉衣，包装盒重⟨0.5千克⟩，邮费⟨32元⟩。这个包裹重⟨多少千克⟩？
= 6*0.8+1.2+0.5
amount 字典
rate 字典
total 棉衣
total 包装盒
total 丁丁 mark=邮费
total W:包裹

#p255
丁丁给山区小朋友寄包裹，包裹重⟨6.5千克⟩，里面有⟨6本⟩字典，邮局收费首重⟨12元⟩，续重部分⟨5.5千克⟩，每千克⟨4元⟩，丁丁要付邮费⟨多少元⟩？
= 12+5.5*4
total 包裹
total 字典
total 邮局 mark=首重
amount 邮局 mark=续重
rate 邮局 mark=续重
total 丁丁 act=付

#p256
学校文艺汇演，一年级出了⟨5个⟩节目，二年级出的节目比一年级多⟨2个⟩，三年级出的节目和一、二年级的总数同样多，每个节目约⟨4分钟⟩。三年级出了⟨几个⟩节目？
= 5+2+5
total 一年级 act=出
relation 二年级 act=出 other=一年级
rate 节目
total 三年级 act=出

#p257
玩具店的积木每盒⟨48元⟩，拼图每盒⟨25元⟩，六一期间买⟨5盒⟩积木送一盒拼图。阿姨买了⟨3盒⟩积木，付了⟨200元⟩，找回⟨多少元⟩？
= 200-48*3
rate 阿姨 act=买 what=积木
rate 拼图
amount 积木
amount 阿姨 act=买 what=积木
total 阿姨 act=付
total 阿姨 act=找回

#p258
爸爸给汽车加油，油箱里原有⟨12升⟩油，加了⟨38升⟩，每升⟨7.5元⟩，开到奶奶家用去⟨15升⟩。这时油箱里还有油⟨多少升⟩？
= 12+38-15
total 油箱 mark=原有
amount 爸爸 act=加
rate 爸爸 act=加
total 油箱 act=用
total 油箱 mark=这时

#p259
小雅的爸爸是出租车司机，上周六跑了⟨22单⟩，收入⟨660元⟩，加油花了⟨180元⟩，吃饭花了⟨35元⟩；上周日跑了⟨18单⟩，收入⟨590元⟩，加油花了⟨150元⟩，吃饭在家里没有花钱。除去加油和吃饭的钱，爸爸上周六净收入⟨多少元⟩？
= 660-180-35
total 爸爸 act=跑 mark=上周六
total 爸爸 act=收入 mark=上周六
total 爸爸 what=加油 mark=上周六
total 爸爸 what=吃饭 mark=上周六
total 爸爸 act=跑 mark=上周日
total 爸爸 act=收入 mark=上周日
total 爸爸 what=加油 mark=上周日
total 爸爸 mark=上周六

#p260
小雅的爸爸是出租车司机，上周六跑了⟨22单⟩，收入⟨660元⟩，加油花了⟨180元⟩，吃饭花了⟨35元⟩；上周日跑了⟨18单⟩，收入⟨590元⟩，加油花了⟨150元⟩。上周六平均每单收入⟨多少元⟩？
= 660/22
amount 爸爸 act=跑 mark=上周六
total 爸爸 act=收入 mark=上周六
total 爸爸 what=加油 mark=上周六
total 爸爸 what=吃饭 mark=上周六
amount 爸爸 act=跑 mark=上周日
total 爸爸 act=收入 mark=上周日
total 爸爸 what=加油 mark=上周日
rate 爸爸 act=收入 mark=上周六

#p261
爸爸给汽车加油，油箱里原有⟨12升⟩油，加了⟨38升⟩，每升⟨7.5元⟩，他付了⟨300元⟩，应找回⟨多少元⟩？
= 300-38*7.5
total 油箱 mark=原有
amount 爸爸 act=加
rate 爸爸 act=加
total 爸爸 act=付
total 爸爸 act=找回

#p262
爸爸的汽车油箱加满是⟨50升⟩，每升油能跑⟨12千米⟩，去奶奶家的路有⟨180千米⟩，跑到奶奶家后油箱里还剩⟨多少升⟩油？
= 50-180/12
total W:油箱
rate 汽车 act=跑
total 汽车 act=跑
total 汽车 mark=还剩

#p263
足球联赛中，猎豹队胜了⟨7场⟩，平了⟨4场⟩，负了⟨5场⟩。胜一场得⟨3分⟩，平一场得⟨1分⟩，负一场不得分。猎豹队一共得了⟨多少分⟩？
= 7*3+4*1
amount 猎豹队 act=胜
amount 猎豹队 act=平
amount 猎豹队 act=负
rate 猎豹队 act=胜
rate 猎豹队 act=平
total 猎豹队 act=得

#p264
足球联赛中，胜一场得⟨3分⟩，平一场得⟨1分⟩，负一场不得分。猎豹队一共得了⟨25分⟩，平了⟨4场⟩，负了⟨5场⟩，猎豹队胜了⟨几场⟩？
= (25-4*1)/3
rate 猎豹队 act=胜
rate 猎豹队 act=平
total 猎豹队 act=得
amount 猎豹队 act=平
amount 猎豹队 act=负
amount 猎豹队 act=胜

#p265
足球联赛中，猎豹队胜了⟨7场⟩，平了⟨4场⟩，负了⟨3场⟩，进了⟨22个⟩球。猎豹队一共踢了⟨多少场⟩？
= 7+4+3
amount 猎豹队 act=胜
amount 猎豹队 act=平
amount 猎豹队 act=负
total 猎豹队 act=进
total 猎豹队 act=踢

#p266
农民伯伯用喷壶给⟨4垄⟩辣椒苗浇水，每垄⟨30棵⟩，每棵浇⟨0.5升⟩，喷壶每次装⟨10升⟩水，要装⟨多少次⟩水才能浇完？
= 4*30*0.5/10
amount 农民伯伯 act=浇
rate 辣椒苗
rate 农民伯伯 act=浇
rate 喷壶 act=装
amount 喷壶 act=装

#p267
敏敏家养了一只狗和两只猫，狗每天吃狗粮⟨300克⟩，猫每只每天吃猫粮⟨80克⟩。一袋狗粮⟨6000克⟩，够狗吃⟨多少天⟩？
= 6000/300
rate 狗 act=吃
rate 猫 act=吃
total W:狗粮
amount 狗 act=吃

#p268
敏敏家养了一只狗和⟨2只⟩猫，狗每天吃狗粮⟨300克⟩，猫每只每天吃猫粮⟨80克⟩。⟨15天⟩里，两只猫一共吃猫粮⟨多少克⟩？
= 80*2*15
amount 猫
rate 狗 act=吃
rate 猫 act=吃
amount 猫 act=吃
total 猫 act=吃

#p269
老师出了一道题：一筐苹果连筐重⟨26千克⟩，卖掉⟨一半⟩后连筐重⟨14千克⟩，卖掉的苹果有⟨多少千克⟩？
= 26-14
total 苹果
relation 苹果 act=卖掉
total 苹果 mark=卖掉
total 苹果 act=卖掉

#p270
书法小组写大字，女生每人写⟨8个⟩，男生每人写⟨6个⟩，组里有⟨9名⟩女生和⟨7名⟩男生，写好的字要贴成⟨6行⟩，每行贴⟨多少个⟩？
= (8*9+6*7)/6
rate 女生 act=写
rate 男生 act=写
amount 女生
amount 男生
amount 书法小组 act=贴
rate 书法小组 act=贴

#p271
小凯去文具店，钱包里有⟨30元⟩，买了一个⟨8.5元⟩的文具盒、一支⟨3.2元⟩的圆珠笔，剩下的钱买每本⟨1.5元⟩的练习本，买了⟨6本⟩。他的钱包里还剩⟨多少元⟩？
= 30-8.5-3.2-1.5*6
total 小凯
total 小凯 act=买 what=文具盒
total 小凯 act=买 what=圆珠笔
rate 小凯 act=买 what=练习本
amount 小凯 act=买 what=练习本
total 小凯 mark=还剩

#p272
小凯去文具店，钱包里有⟨30元⟩，买了一个⟨8.5元⟩的文具盒、一支⟨3.5元⟩的圆珠笔，剩下的钱正好可以买⟨12本⟩练习本，每本练习本⟨多少元⟩？
= (30-8.5-3.5)/12
total 小凯
total 小凯 act=买 what=文具盒
total 小凯 act=买 what=圆珠笔
amount 小凯 act=买 what=练习本
rate 小凯 act=买 what=练习本

#p273
蓝天小学组织看电影，一年级去了⟨165人⟩，二年级去了⟨178人⟩，电影院楼下有⟨260个⟩座位，楼上有⟨120个⟩座位。两个年级都坐下后，还空⟨多少个⟩座位？
= 260+120-165-178
total 一年级 act=去
total 二年级 act=去
total 楼下
total 楼上
total 电影院 mark=空

#p274
一袋玉米种子有⟨500粒⟩，爷爷每个坑放⟨3粒⟩，种了⟨8行⟩，每行⟨20个⟩坑，袋里还剩⟨多少粒⟩种子？
= 500-3*8*20
total W:种子
rate 爷爷 act=放
amount 爷爷 act=种
rate 坑
total 爷爷 mark=还剩

#p275
一袋玉米种子有⟨500粒⟩，发芽率是⟨96%⟩，爷爷全部种下去，每平方米大约种⟨5粒⟩，没有发芽的种子有⟨多少粒⟩？
= 500*(1-96%)
total W:种子
relation 种子 mark=发芽
rate 爷爷 act=种
total 种子 mark=没有发芽

#p276
商店里一盒彩笔⟨24元⟩，一本图画本的价钱是彩笔的⟨(1/4)⟩，一把尺子比图画本便宜⟨2元⟩。一把尺子⟨多少元⟩？
= 24*(1/4)-2
total 彩笔
relation 图画本 other=彩笔
relation 尺子 other=图画本
total 尺子

#p277
小象学校上体育课，跳远时小猴跳了⟨2.35米⟩，小兔比小猴多跳⟨0.4米⟩，小鹿比小兔多跳⟨0.85米⟩，小象只跳了⟨0.6米⟩。小鹿比小象多跳⟨多少米⟩？
= 2.35+0.4+0.85-0.6
total 小猴 act=跳
relation 小兔 act=跳 other=小猴
relation 小鹿 act=跳 other=小兔
total 小象 act=跳
relation 小鹿 act=跳 other=小象

#p278
小白兔和小灰兔一起拔萝卜，小白兔拔了⟨15个⟩，小灰兔拔了⟨9个⟩。小白兔说：“我给你⟨3个⟩，咱俩就一样多啦。”这时每只兔子有⟨几个⟩萝卜？
= 15-3
total 小白兔 act=拔
total 小灰兔 act=拔
total 小白兔 act=给
rate 兔子 mark=这时

#p279
小白兔和小灰兔一起拔萝卜，小白兔拔了⟨15个⟩，小灰兔拔了⟨9个⟩。它们要拔够⟨40个⟩才回家，还要再拔⟨多少个⟩？
= 40-15-9
total 小白兔 act=拔
total 小灰兔 act=拔
total W:萝卜
total 它们 act=拔 mark=还要

#p280
班里办图书漂流，每人带⟨3本⟩书来。第一小组有⟨8人⟩，第二小组有⟨9人⟩，第三小组有⟨10人⟩，三个小组一共带来⟨多少本⟩书？
= (8+9+10)*3
rate 班里 act=带
amount 第一小组
amount 第二小组
amount 第三小组
total W:一共

#p281
班里办图书漂流，第一小组⟨8人⟩带来⟨30本⟩书，第二小组⟨9人⟩带来⟨33本⟩书，老师自己又拿来⟨22本⟩，放在⟨5个⟩箱子里，平均每个箱子放⟨多少本⟩？
= (30+33+22)/5
amount 第一小组
total 第一小组 act=带
amount 第二小组
total 第二小组 act=带
total 老师 act=拿
amount 箱子
rate 箱子 act=放

#p282
台风来了，水库原来水深⟨12.5米⟩，第一天上涨了⟨0.8米⟩，第二天上涨了⟨1.1米⟩，第三天开闸放水后下降了⟨0.6米⟩。现在水深⟨多少米⟩？
= 12.5+0.8+1.1-0.6
total 水库 mark=原来
relation 水库 act=上涨 mark=第一天
relation 水库 act=上涨 mark=第二天
relation 水库 act=下降 mark=第三天
total 水库 mark=现在

#p283
台风来了，水库原来水深⟨12.5米⟩，两天后水深⟨14.4米⟩，第一天上涨了⟨0.8米⟩，这两天下了⟨130毫米⟩的雨。第二天上涨了⟨多少米⟩？
= 14.4-12.5-0.8
total 水库 mark=原来
total 水库 mark=两天后
relation 水库 act=上涨 mark=第一天
total 雨
relation 水库 act=上涨 mark=第二天

#p284
小志买了一张⟨50元⟩的公交卡，每乘一次车刷⟨1.6元⟩，这个月乘了⟨20次⟩，卡里还剩⟨多少元⟩？
= 50-1.6*20
total 小志 act=买
rate 小志 act=刷
amount 小志 act=乘
total 小志 mark=还剩

#p285
小志买了一张⟨50元⟩的公交卡，每乘一次车刷⟨1.6元⟩，不用卡每次要付⟨2元⟩。这个月小志乘了⟨20次⟩车，刷卡省了⟨多少元⟩？
= (2-1.6)*20
total 小志 act=买
rate 小志 act=刷
rate 小志 act=付
amount 小志 act=乘
relation 小志 act=省

#p286
小志的公交卡每乘一次车刷⟨1.6元⟩，月初卡里有⟨50元⟩，月底还剩⟨18元⟩，他家离学校⟨5站⟩。这个月小志乘了⟨多少次⟩车？
= (50-18)/1.6
rate 小志 act=刷
total 小志 mark=月初
total 小志 mark=月底
total W:学校
amount 小志 act=乘

#p287
婷婷帮妈妈串手链，每条手链用⟨16颗⟩珠子，其中红珠子⟨6颗⟩，其余是白珠子。串了⟨5条⟩这样的手链，用了白珠子⟨多少颗⟩？
= (16-6)*5
rate 手链
rate 红珠子
amount 婷婷 act=串
total 白珠子

#p288
婷婷帮妈妈串手链，每条手链用⟨6颗⟩红珠子和⟨10颗⟩白珠子，盒子里有⟨48颗⟩红珠子和⟨100颗⟩白珠子。串了⟨5条⟩后，红珠子还剩⟨多少颗⟩？
= 48-6*5
rate 红珠子
rate 白珠子
total 红珠子 mark=盒子
total 白珠子 mark=盒子
amount 婷婷 act=串
total 红珠子 mark=还剩

#p289
同学们踢毽子，小兰踢了⟨45个⟩，小萍踢的是小兰的⟨2倍⟩，小玉踢的比小兰和小萍的总数少⟨30个⟩。小玉踢了⟨多少个⟩？
= 45+45*2-30
total 小兰 act=踢
relation 小萍 act=踢 other=小兰
relation 小玉 act=踢 other=总数
total 小玉 act=踢

#p290
城市里的共享单车，骑行前⟨15分钟⟩收⟨1.5元⟩，之后每增加⟨10分钟⟩收⟨1元⟩。哥哥骑了⟨45分钟⟩，要付⟨多少元⟩？
= 1.5+(45-15)/10*1
amount 哥哥 act=骑 mark=前
total 哥哥 mark=前
rate 哥哥 mark=增加
rate 哥哥 mark=增加
amount 哥哥 act=骑
total 哥哥 act=付

#p291
猴山上有大猴⟨16只⟩，小猴的只数是大猴的⟨2倍⟩。饲养员运来⟨150个⟩香蕉，给每只大猴⟨3个⟩，每只小猴⟨2个⟩，发给小猴的香蕉有⟨多少个⟩？
= 16*2*2
amount 大猴
relation 小猴 other=大猴
total 饲养员 act=运
rate 大猴
rate 小猴
total 小猴

#p292
猴山上有大猴⟨16只⟩，小猴⟨32只⟩。饲养员运来⟨150个⟩香蕉，给每只大猴⟨3个⟩，每只小猴⟨2个⟩，还剩⟨多少个⟩香蕉？
= 150-16*3-32*2
amount 大猴
amount 小猴
total 饲养员 act=运
rate 大猴
rate 小猴
total 饲养员 mark=还剩

#p293
早餐店的油条每根⟨1.5元⟩，豆浆每碗⟨2元⟩，包子每个⟨2.5元⟩。星期天早上，爸爸买了⟨4根⟩油条、⟨3碗⟩豆浆，排队等了⟨6分钟⟩，爸爸要付⟨多少元⟩？
= 1.5*4+2*3
rate 爸爸 act=买 what=油条
rate 爸爸 act=买 what=豆浆
rate 包子
amount 爸爸 act=买 what=油条
amount 爸爸 act=买 what=豆浆
amount 爸爸 act=等
total 爸爸 act=付

#p294
早餐店的油条每根⟨1.5元⟩，豆浆每碗⟨2元⟩，包子每个⟨2.5元⟩。爸爸买了⟨4根⟩油条、⟨2碗⟩豆浆和一些包子，一共付了⟨20元⟩，他买了⟨几个⟩包子？
= (20-1.5*4-2*2)/2.5
rate 爸爸 act=买 what=油条
rate 爸爸 act=买 what=豆浆
rate 爸爸 act=买 what=包子
amount 爸爸 act=买 what=油条
amount 爸爸 act=买 what=豆浆
total W:一共
amount 爸爸 act=买 what=包子

#p295
体检时，全班⟨45人⟩中有⟨(1/5)⟩的同学近视，近视的同学中有⟨4人⟩还没配眼镜，已经配了眼镜的有⟨多少人⟩？
= 45*(1/5)-4
total W:全班
relation 近视 other=全班
total 近视 mark=没配眼镜
total 近视 mark=配了眼镜

#p296
体检时，全班⟨45人⟩中有⟨(1/5)⟩的同学近视，平均身高⟨138厘米⟩。不近视的同学有⟨多少人⟩？
= 45*(1-(1/5))
total W:全班
relation 近视 other=全班
rate 全班 mark=身高
total 不近视

#p297
爷爷用⟨3千克⟩糯米包了粽子，把⟨36个⟩粽子装盒送人，原来打算每盒装⟨4个⟩，后来每盒装了⟨6个⟩，这样比原来少用⟨几个⟩盒子？
= 36/4-36/6
total 爷爷 act=用
total W:粽子
rate 爷爷 act=装 mark=原来
rate 爷爷 act=装 mark=后来
relation 爷爷 act=用 mark=后来 other=原来

#p298
奶奶包粽子，⟨1千克⟩糯米能包⟨12个⟩，她用了⟨5千克⟩糯米，送给邻居⟨3家⟩，每家⟨8个⟩，自己家还剩⟨多少个⟩粽子？
= 12*5-3*8
amount 奶奶 act=包
rate 奶奶 act=包
amount 奶奶 act=用
amount 邻居
rate 邻居
total 奶奶 mark=还剩

#p299
工地上有一堆⟨90吨⟩的黄沙，卡车每次运⟨8吨⟩，上午运了⟨4次⟩，下午运了⟨5次⟩，司机中午休息了⟨2小时⟩。还剩⟨多少吨⟩黄沙？
= 90-8*(4+5)
total W:黄沙
rate 卡车 act=运
amount 卡车 act=运 mark=上午
amount 卡车 act=运 mark=下午
amount 司机 act=休息
total 卡车 mark=还剩

#p300
工地上有一堆⟨90吨⟩的黄沙，卡车上午运了⟨4次⟩，运走⟨32吨⟩，下午运了⟨5次⟩，每次和上午运得同样多。下午运走⟨多少吨⟩？
= 32/4*5
total W:黄沙
amount 卡车 act=运 mark=上午
total 卡车 act=运 mark=上午
amount 卡车 act=运 mark=下午
total 卡车 act=运 mark=下午

#p301
军军上网查资料，知道蓝鲸长⟨33米⟩，虎鲸长⟨9米⟩，大白鲨比虎鲸短⟨3米⟩，蓝鲸的长度是大白鲨的⟨几倍⟩？
= 33/(9-3)
total 蓝鲸
total 虎鲸
relation 大白鲨 other=虎鲸
relation 蓝鲸 other=大白鲨

#p302
军军上网查资料，知道猎豹每小时能跑⟨110千米⟩，比羚羊快⟨20千米⟩，鸵鸟每小时比羚羊慢⟨18千米⟩，鸵鸟每小时跑⟨多少千米⟩？
= 110-20-18
rate 猎豹 act=跑
relation 猎豹 act=跑 other=羚羊
relation 鸵鸟 act=跑 other=羚羊
rate 鸵鸟 act=跑

#p303
少年宫有⟨3个⟩舞蹈班，每班⟨22人⟩；⟨4个⟩绘画班，共⟨96人⟩；还有⟨60人⟩学书法。学舞蹈的比学绘画的少⟨多少人⟩？
= 96-3*22
amount 舞蹈班
rate 舞蹈班
amount 绘画班
total 绘画班
total 书法
relation 舞蹈 other=绘画

#p304
少年宫有⟨3个⟩舞蹈班，每班⟨22人⟩；⟨4个⟩绘画班，共⟨96人⟩；还有⟨60人⟩学书法。绘画班平均每班⟨多少人⟩？
= 96/4
amount 舞蹈班
rate 舞蹈班
amount 绘画班
total 绘画班
total 书法
rate 绘画班

#p305
包装厂的阿姨给月饼装盒，每块月饼重⟨100克⟩，每盒装⟨8块⟩，每箱装⟨6盒⟩，上午装好⟨15箱⟩，一共装了⟨多少块⟩月饼？
= 8*6*15
rate 月饼
rate 阿姨 act=装
rate 阿姨 act=装
amount 阿姨 act=装 mark=上午
total 阿姨 act=装 mark=上午

#p306
包装厂有⟨720块⟩月饼，每盒装⟨8块⟩，每箱装⟨6盒⟩，每箱卖⟨320元⟩，这些月饼可以装⟨多少箱⟩？
= 720/8/6
total W:月饼
rate 月饼 act=装
rate 月饼 act=装
rate 月饼 act=卖
amount 月饼 act=装

#p307
奇奇的爸爸给他量身高，去年⟨128厘米⟩，今年比去年长高了⟨7厘米⟩，表哥比今年的奇奇还高⟨12厘米⟩。表哥身高⟨多少厘米⟩？
= 128+7+12
total 奇奇 mark=去年
relation 奇奇 mark=今年 other=去年
relation 表哥 other=奇奇
total 表哥 mark=身高

#p308
操场边有一排树，每两棵之间相距⟨4米⟩，小朋友从第一棵跑到最后一棵，一共跑了⟨60米⟩，这排树有⟨多少棵⟩？
= 60/4+1
rate 树
total 小朋友 act=跑
total 树

#p309
小区物业买来⟨18袋⟩融雪剂，每袋⟨25千克⟩，第一场雪用了⟨160千克⟩，第二场雪比第一场多用⟨45千克⟩。第二场雪用了⟨多少千克⟩？
= 160+45
amount 物业 act=买
rate 物业 act=买
total 物业 act=用 mark=第一场
relation 物业 act=用 mark=第二场 other=第一场
total 物业 act=用 mark=第二场

#p310
小区物业买来⟨18袋⟩融雪剂，每袋⟨25千克⟩，第一场雪用了⟨160千克⟩，第二场雪比第一场多用⟨45千克⟩。两场雪后还剩⟨多少千克⟩？
= 18*25-160-(160+45)
amount 物业 act=买
rate 物业 act=买
total 物业 act=用 mark=第一场
relation 物业 act=用 mark=第二场 other=第一场
total 物业 mark=还剩

#p311
奶奶的小菜园里今年大丰收，星期一摘了⟨14根⟩丝瓜，送给张婶⟨5根⟩；星期三又摘了⟨20根⟩，送给李伯⟨6根⟩，自己炒菜吃了⟨8根⟩；星期五再摘⟨9根⟩，还摘了⟨30个⟩西红柿。现在奶奶家里有⟨多少根⟩丝瓜？
= 14-5+20-6-8+9
total 奶奶 act=摘 mark=星期一
total 奶奶 act=送 mark=星期一
total 奶奶 act=摘 mark=星期三
total 奶奶 act=送 mark=星期三
total 奶奶 act=吃
total 奶奶 act=摘 mark=星期五
total 奶奶 act=摘 what=西红柿
total 奶奶 mark=现在

#p312
奶奶的小菜园里今年大丰收，星期一摘了⟨14根⟩丝瓜，送给张婶⟨5根⟩；星期三又摘了⟨20根⟩，送给李伯⟨6根⟩，自己炒菜吃了⟨8根⟩；星期五再摘⟨9根⟩，还摘了⟨30个⟩西红柿。奶奶这三次一共摘了⟨多少根⟩丝瓜？
= 14+20+9
total 奶奶 act=摘 mark=星期一
total 奶奶 act=送 mark=星期一
total 奶奶 act=摘 mark=星期三
total 奶奶 act=送 mark=星期三
total 奶奶 act=吃
total 奶奶 act=摘 mark=星期五
total 奶奶 act=摘 what=西红柿
total 奶奶 act=摘 mark=三次

#p313
一壶茶水能倒⟨8杯⟩，一桶茶水能倒⟨4壶⟩。运动会上⟨40名⟩运动员一共喝了⟨3桶⟩茶水，一共倒了⟨多少杯⟩？
= 8*4*3
rate 茶水 act=倒
rate 茶水 act=倒
total 运动员
amount 茶水 act=喝
total W:一共

#p314
淘气说：“我的书包重⟨3千克⟩。”笑笑说：“我的书包比你的轻⟨0.6千克⟩。”淘气从书包里拿出⟨0.9千克⟩的书后，他的书包比笑笑的轻⟨多少千克⟩？
= (3-0.6)-(3-0.9)
total 淘气
relation 笑笑 other=淘气
total 淘气 act=拿
relation 淘气 other=笑笑

#p315
药店里口罩原来每包⟨15元⟩，现在降价⟨3元⟩，王阿姨带了⟨100元⟩，按现在的价钱买了⟨8包⟩，应找回⟨多少元⟩？
= 100-(15-3)*8
rate 口罩 mark=原来
relation 口罩 mark=现在 other=原来
total 王阿姨 act=带
amount 王阿姨 act=买
total 王阿姨 act=找回

#p316
药店里口罩原来每包⟨15元⟩，每包⟨10只⟩，现在降价⟨3元⟩，李叔叔花了⟨96元⟩，他买了⟨几包⟩？
= 96/(15-3)
rate 口罩 mark=原来
rate 口罩
relation 口罩 mark=现在 other=原来
total 李叔叔 act=花
amount 李叔叔 act=买

#p317
大队部布置橱窗，要剪⟨80朵⟩纸花，一班剪了⟨28朵⟩，二班剪的比一班少⟨4朵⟩，剩下的由三班剪。二班剪了⟨多少朵⟩？
= 28-4
total W:纸花
total 一班 act=剪
relation 二班 act=剪 other=一班
total 二班 act=剪

#p318
大队部布置橱窗，要剪⟨80朵⟩纸花，一班剪了⟨28朵⟩，二班剪的比一班少⟨4朵⟩，剩下的由三班剪。三班要剪⟨多少朵⟩？
= 80-28-(28-4)
total W:纸花
total 一班 act=剪
relation 二班 act=剪 other=一班
total 三班 act=剪 mark=剩下

#p319
周日爸爸给我讲故事，他说《西游记》连环画一套⟨12本⟩，每本⟨64页⟩，定价每套⟨96元⟩，我已经看完⟨5本⟩。我还有⟨多少页⟩没看？
= 64*(12-5)
amount 连环画
rate 连环画
total 连环画 mark=定价
amount 我 act=看
total 我 mark=没看

#p320
《西游记》连环画一套⟨12本⟩，每本⟨64页⟩，定价每套⟨96元⟩，爸爸给我和表弟各买一套，共买⟨2套⟩，书店打⟨九折⟩，爸爸付了⟨多少元⟩？
= 96*2*90%
amount 连环画
rate 连环画
rate 连环画 mark=定价
amount 爸爸 act=买
relation 书店
total 爸爸 act=付

#p321
一台微波炉⟨480元⟩，一台电饭锅的价钱比微波炉便宜⟨190元⟩，一台冰箱的价钱是微波炉的⟨5倍⟩。妈妈买一台冰箱和一台电饭锅要⟨多少元⟩？
= 480*5+(480-190)
total 微波炉
relation 电饭锅 other=微波炉
relation 冰箱 other=微波炉
total 妈妈 act=买

#p322
一台微波炉⟨480元⟩，比一台电饭锅贵⟨190元⟩，保修⟨2年⟩，买一台微波炉和一台电饭锅一共要⟨多少元⟩？
= 480+(480-190)
total 微波炉
relation 微波炉 other=电饭锅
total 微波炉 mark=保修
total W:一共

#p323
科学课上养蚕，小刚的盒子里有⟨42条⟩蚕，死了⟨3条⟩，送给同桌⟨15条⟩，现在每条蚕吐丝约⟨1000米⟩。小刚剩下的蚕一共吐丝约⟨多少米⟩？
= (42-3-15)*1000
total 小刚
total 小刚 mark=死
total 小刚 act=送
rate 蚕 act=吐丝
total 小刚 act=吐丝 mark=剩下

#p324
小玲的妈妈是护士，每月工资⟨5600元⟩，爸爸是司机，每月工资比妈妈多⟨800元⟩。全家每月花⟨7500元⟩，其余存起来，每月能存⟨多少元⟩？
= 5600+(5600+800)-7500
total 妈妈 mark=工资
relation 爸爸 mark=工资 other=妈妈
total 全家 act=花
total 全家 act=存

#p325
小玲的妈妈是护士，每月工资⟨5600元⟩，爸爸是司机，每月工资⟨6400元⟩。全家每月花去总收入的⟨(3/5)⟩，每月还剩⟨多少元⟩？
= (5600+6400)*(1-(3/5))
total 妈妈 mark=工资
total 爸爸 mark=工资
relation 全家 act=花 other=总收入
total 全家 mark=还剩

#p326
小丁丁一家自驾游，第一天行驶⟨320千米⟩，第二天比第一天少行驶⟨75千米⟩，第三天行驶⟨180千米⟩，住宿花了⟨760元⟩。三天一共行驶⟨多少千米⟩？
= 320+(320-75)+180
total 小丁丁一家 act=行驶 mark=第一天
relation 小丁丁一家 act=行驶 mark=第二天 other=第一天
total 小丁丁一家 act=行驶 mark=第三天
total 小丁丁一家 mark=住宿
total 小丁丁一家 act=行驶 mark=三天

#p327
自驾游时，爸爸的车每⟨100千米⟩耗油⟨8升⟩，这次一共行驶了⟨750千米⟩，每升汽油⟨7元⟩，过路费⟨210元⟩。这次汽油费是⟨多少元⟩？
= 750/100*8*7
rate 车
rate 车 mark=耗油
total 车 act=行驶
rate 汽油
total 爸爸 mark=过路费
total W:汽油费

#p328
自驾游时，爸爸的车每⟨100千米⟩耗油⟨8升⟩，出发时油箱里有⟨50升⟩油，行驶了⟨400千米⟩后，油箱里还剩油⟨多少升⟩？
= 50-400/100*8
rate 车
rate 车 mark=耗油
total 油箱 mark=出发时
total 车 act=行驶
total 油箱 mark=还剩

#p329
师徒四人走了⟨9天⟩，孙悟空摘来⟨60个⟩仙桃，八戒偷吃了⟨(1/3)⟩，沙僧吃了⟨8个⟩，唐僧一个也没吃。剩下⟨多少个⟩仙桃？
= 60-60*(1/3)-8
amount 师徒四人 act=走
total W:仙桃
relation 八戒 act=偷吃 other=仙桃
total 沙僧 act=吃
total 仙桃 mark=剩下

#p330
孙悟空摘来⟨60个⟩仙桃，八戒偷吃了⟨(1/3)⟩，沙僧吃了剩下的⟨(1/4)⟩，沙僧吃了⟨多少个⟩？
= 60*(1-(1/3))*(1/4)
total W:仙桃
relation 八戒 act=偷吃 other=仙桃
relation 沙僧 act=吃 other=剩下
total 沙僧 act=吃

#p331
孙悟空摘来⟨60个⟩仙桃，八戒偷吃了⟨(1/3)⟩，沙僧吃了这些仙桃的⟨(1/4)⟩，八戒比沙僧多吃⟨多少个⟩？
= 60*((1/3)-(1/4))
total W:仙桃
relation 八戒 act=偷吃 other=仙桃
relation 沙僧 act=吃 other=仙桃
relation 八戒 act=吃 other=沙僧

#p332
校门口的文具店搞活动，笔记本每本⟨3元⟩，买⟨4本⟩送⟨1本⟩。小林付了⟨12元⟩，拿到⟨5本⟩，这样平均每本比原来便宜⟨多少元⟩？
= 3-12/5
rate 笔记本
rate 小林 act=买
rate 文具店 act=送
total 小林 act=付
amount 小林 act=拿
relation 笔记本 mark=便宜 other=原来

#p333
鸟类保护站救助了⟨48只⟩受伤的小鸟，其中麻雀⟨17只⟩，喜鹊比麻雀少⟨5只⟩，站里有⟨6名⟩志愿者，小鸟里其余是斑鸠。斑鸠有⟨多少只⟩？
= 48-17-(17-5)
total W:小鸟
total 麻雀
relation 喜鹊 other=麻雀
total 志愿者
total 斑鸠

#p334
鸟类保护站救助了⟨48只⟩受伤的小鸟，第一批放飞⟨17只⟩，第二批比第一批少放飞⟨5只⟩，站里还有⟨多少只⟩没有放飞？
= 48-17-(17-5)
total W:小鸟
total 保护站 act=放飞 mark=第一批
relation 保护站 act=放飞 mark=第二批 other=第一批
total 保护站 mark=没有放飞

#p335
小青从一楼走到三楼用了⟨36秒⟩，每层楼之间有⟨20级⟩台阶，一共走了⟨40级⟩，她平均走一级台阶用⟨多少秒⟩？
= 36/40
total 小青 act=走
rate 楼
amount 小青 act=走
rate 小青 act=走

#p336
叔叔的养殖场用⟨45千克⟩饲料喂⟨15头⟩小猪，正好喂⟨1天⟩。照这样算，有⟨360千克⟩饲料，喂⟨20头⟩小猪能喂⟨多少天⟩？
= 360/(45/15*20)
total 饲料
amount 小猪
amount 养殖场 act=喂
total W:饲料
amount 小猪
amount 养殖场 act=喂

#p337
叔叔的养殖场有⟨15头⟩小猪，平均每头重⟨32千克⟩，每天一共吃⟨45千克⟩饲料，又买来⟨5头⟩同样大的小猪后，每天要准备⟨多少千克⟩饲料？
= 45/15*(15+5)
amount 小猪
rate 小猪
total 小猪 act=吃
amount 养殖场 act=买
total 养殖场 act=准备

#p338
小雯参加演讲比赛，评委们打的分是⟨91分⟩、⟨95分⟩、⟨88分⟩、⟨96分⟩、⟨93分⟩，去掉一个最高分和一个最低分，按剩下的⟨3个⟩分数算，小雯平均得⟨多少分⟩？
= (91+95+93)/3
total 小雯
total 小雯
total 小雯
total 小雯
total 小雯
amount 小雯 mark=剩下
rate 小雯 act=得

#p339
小雯参加演讲比赛，⟨4位⟩评委打的分是⟨92分⟩、⟨95分⟩、⟨87分⟩和⟨94分⟩，她的演讲用了⟨5分钟⟩。小雯平均得⟨多少分⟩？
= (92+95+87+94)/4
amount 评委
total 小雯
total 小雯
total 小雯
total 小雯
amount 小雯 mark=演讲
rate 小雯 act=得

#p340
花店里一束玫瑰⟨11枝⟩，卖⟨88元⟩；一束郁金香⟨10枝⟩，卖⟨120元⟩。每枝郁金香比每枝玫瑰贵⟨多少元⟩？
= 120/10-88/11
amount 玫瑰
total 玫瑰 act=卖
amount 郁金香
total 郁金香 act=卖
relation 郁金香 other=玫瑰

#p341
花店里一束玫瑰⟨11枝⟩，卖⟨88元⟩；一束郁金香⟨10枝⟩，卖⟨120元⟩。情人节卖了⟨20束⟩玫瑰和⟨6束⟩郁金香，一共收入⟨多少元⟩？
= 88*20+120*6
rate 玫瑰
rate 玫瑰 act=卖
rate 郁金香
rate 郁金香 act=卖
amount 玫瑰 act=卖
amount 郁金香 act=卖
total W:一共

#p342
树上有⟨11只⟩小鸟，飞走了⟨5只⟩，又飞来⟨8只⟩，树下还有⟨3只⟩小鸡在吃虫子。现在树上有⟨几只⟩小鸟？
= 11-5+8
total 小鸟
total 小鸟 act=飞走
total 小鸟 act=飞来
total 小鸡
total 小鸟 mark=现在

#p343
树上有⟨11只⟩小鸟，飞走了⟨5只⟩，树下有⟨3只⟩小鸡和⟨4只⟩小鸭在吃虫子。树上的小鸟比树下的小鸡多⟨几只⟩？
= 11-5-3
total 小鸟
total 小鸟 act=飞走
total 小鸡
total 小鸭
relation 小鸟 other=小鸡

#p344
姐姐今年⟨12岁⟩，有⟨16本⟩故事书，妹妹有⟨10本⟩。姐姐送给妹妹⟨2本⟩后，姐姐还比妹妹多⟨几本⟩？
= (16-2)-(10+2)
total 姐姐 mark=今年
total 姐姐
total 妹妹
total 姐姐 act=送
relation 姐姐 other=妹妹

#p345
超市促销，方便面每箱⟨24包⟩，卖⟨60元⟩；如果单买，每包⟨3元⟩。李叔叔买一箱比单买同样多的便宜⟨多少元⟩？
= 3*24-60
rate 方便面
rate 方便面 act=卖
rate 方便面 mark=单买
relation 方便面 mark=便宜 other=单买

#p346
冬天到了，学校给⟨24间⟩教室装暖气，每间装⟨3组⟩，每组⟨260元⟩，安装费另付⟨1500元⟩。学校要买⟨多少组⟩暖气？
= 24*3
amount 教室
rate 教室 act=装
rate 暖气
total 学校 act=付 mark=安装费
amount 学校 act=买

#p347
冬天到了，学校给⟨24间⟩教室装暖气，每间装⟨3组⟩，每组⟨260元⟩，安装费另付⟨1500元⟩。学校一共要付⟨多少元⟩？
= 24*3*260+1500
amount 教室
rate 教室 act=装
rate 暖气
total 学校 act=付 mark=安装费
total W:一共

#p348
小明记录了这周的零花钱：星期一⟨5元⟩，星期二⟨3元⟩，星期三⟨8元⟩，星期四⟨4元⟩，星期五⟨6元⟩，妈妈给了他⟨40元⟩。这⟨5天⟩他平均每天花⟨多少元⟩？
= (5+3+8+4+6)/5
total 小明 mark=星期一
total 小明 mark=星期二
total 小明 mark=星期三
total 小明 mark=星期四
total 小明 mark=星期五
total 妈妈 act=给
amount 小明 act=花
rate 小明 act=花

#p349
小明记录了零花钱：星期一⟨5元⟩，星期二⟨3元⟩，星期三⟨8元⟩，妈妈这周一共给了他⟨40元⟩。星期三过后，他还剩零花钱⟨多少元⟩？
= 40-5-3-8
total 小明 mark=星期一
total 小明 mark=星期二
total 小明 mark=星期三
total 妈妈 act=给
total 小明 mark=还剩

#p350
夏令营的⟨56名⟩营员去划船，大船每条坐⟨6人⟩，小船每条坐⟨4人⟩，租了⟨6条⟩大船，剩下的营员坐小船，正好坐满，要租⟨几条⟩小船？
= (56-6*6)/4
total W:营员
rate 大船 act=坐
rate 小船 act=坐
amount 大船
amount 小船

#p351
夏令营的营员去划船，大船每条坐⟨6人⟩，每小时⟨40元⟩；小船每条坐⟨4人⟩，每小时⟨30元⟩。租⟨7条⟩大船和⟨5条⟩小船玩⟨2小时⟩，一共要付⟨多少元⟩？
= (40*7+30*5)*2
rate 大船 act=坐
rate 大船
rate 小船 act=坐
rate 小船
amount 大船
amount 小船
amount 营员 act=玩
total W:一共

#p352
夏令营的营员去划船，大船每条坐⟨6人⟩，每小时⟨40元⟩；小船每条坐⟨4人⟩，每小时⟨30元⟩。租了⟨6条⟩大船和⟨5条⟩小船，全部坐满，划船的营员有⟨多少名⟩？
= 6*6+4*5
rate 大船 act=坐
rate 大船
rate 小船 act=坐
rate 小船
amount 大船
amount 小船
total W:营员

#p353
蚕宝宝吃桑叶，小琪养了⟨20条⟩蚕，每条每天吃⟨3片⟩桑叶，她摘来⟨200片⟩桑叶，用篮子装了⟨4篮⟩，喂了⟨2天⟩后还剩⟨多少片⟩？
= 200-20*3*2
amount 蚕
rate 蚕 act=吃
total 小琪 act=摘
amount 小琪 act=装
amount 小琪 act=喂
total 小琪 mark=还剩

#p354
李师傅送煤气，一栋楼送了⟨7罐⟩，另一栋楼送了⟨9罐⟩，每罐收费⟨95元⟩，每罐另收送货费⟨5元⟩。他一共收了⟨多少元⟩？
= (7+9)*(95+5)
amount 李师傅 act=送 mark=一栋楼
amount 李师傅 act=送 mark=另一栋楼
rate 李师傅 mark=收费
rate 李师傅 mark=送货费
total 李师傅 act=收

#p355
玲玲家的时钟慢了，妈妈说：“做一顿饭要⟨45分钟⟩，洗衣服要⟨38分钟⟩，拖地比洗衣服少用⟨20分钟⟩。”拖地要用⟨多少分钟⟩？
= 38-20
total 妈妈 act=做
total 妈妈 act=洗衣服
relation 妈妈 act=拖地 other=洗衣服
total 妈妈 act=拖地

#p356
学校图书室有故事书⟨320本⟩，科技书比故事书多⟨(1/8)⟩，连环画有⟨150本⟩。科技书有⟨多少本⟩？
= 320*(1+(1/8))
total 故事书
relation 科技书 other=故事书
total 连环画
total 科技书

#p357
学校图书室有故事书⟨320本⟩，科技书是故事书的⟨(1/8)⟩，连环画有⟨150本⟩。连环画比科技书多⟨多少本⟩？
= 150-320*(1/8)
total 故事书
relation 科技书 other=故事书
total 连环画
relation 连环画 other=科技书

#p358
学校图书室有科技书⟨360本⟩，比故事书多⟨(1/8)⟩，连环画有⟨150本⟩。故事书有⟨多少本⟩？
= 360/(1+(1/8))
total 科技书
relation 科技书 other=故事书
total 连环画
total 故事书

#p359
妈妈做红烧肉，⟨500克⟩肉要放⟨20克⟩酱油和⟨15克⟩糖。今天客人多，妈妈做了⟨2000克⟩肉，要放酱油⟨多少克⟩？
= 2000/500*20
total 肉
total 酱油
total 糖
total 妈妈 act=做 mark=今天
total 妈妈 act=放 what=酱油

#p360
妈妈做红烧肉，⟨500克⟩肉要放⟨20克⟩酱油和⟨15克⟩糖。今天妈妈放了⟨60克⟩糖，酱油要放⟨多少克⟩才合适？
= 60/15*20
total 肉
total 酱油
total 糖
total 妈妈 act=放 what=糖 mark=今天
total 妈妈 act=放 what=酱油

#p361
小强集了⟨64个⟩瓶盖，送给弟弟⟨16个⟩后，两人的瓶盖一样多。弟弟原来有⟨多少个⟩瓶盖？
= 64-16-16
total 小强
total 小强 act=送
total 弟弟 mark=原来

#p362
小强集了⟨64个⟩瓶盖，送给弟弟⟨16个⟩后，自己又捡到⟨9个⟩，卖废品时每⟨10个⟩换⟨1角⟩钱。现在小强有⟨多少个⟩瓶盖？
= 64-16+9
total 小强
total 小强 act=送
total 小强 act=捡
rate 瓶盖
rate 瓶盖
total 小强 mark=现在

#p363
五一假期，爸爸妈妈带安安去海洋公园，成人票每张⟨160元⟩，儿童票是成人票的⟨一半⟩，园里吃午饭花了⟨138元⟩，安安又买了一个⟨45元⟩的海豚玩偶，回来坐地铁花了⟨15元⟩。他们⟨2张⟩成人票和⟨1张⟩儿童票一共要⟨多少元⟩？
= 160*2+160*50%*1
rate 成人票
relation 儿童票 other=成人票
total 午饭
total 安安 act=买
total 地铁
amount 成人票
amount 儿童票
total W:一共

#p364
五一假期，爸爸妈妈带安安去海洋公园，成人票每张⟨160元⟩，买了⟨2张⟩，儿童票花了⟨80元⟩，园里吃午饭花了⟨138元⟩，安安又买了一个⟨45元⟩的海豚玩偶，他们⟨8时⟩进园，玩了⟨6小时⟩。这天一共花了⟨多少元⟩？
= 160*2+80+138+45
rate 成人票
amount 成人票
total 儿童票
total 午饭
total 安安 act=买
x
amount 他们 act=玩
total W:一共

#p365
老师把⟨72支⟩铅笔奖给三好学生，每人奖⟨3支⟩，还奖给每人⟨2本⟩本子，一共奖出去⟨多少本⟩本子？
= 72/3*2
total W:铅笔
rate 老师 act=奖 what=铅笔
rate 老师 act=奖 what=本子
total 老师 act=奖 what=本子

#p366
老师买了⟨72支⟩铅笔和⟨50本⟩本子，奖给⟨24个⟩三好学生，每人⟨3支⟩铅笔、⟨2本⟩本子，本子还剩⟨几本⟩？
= 50-24*2
total 老师 act=买 what=铅笔
total 老师 act=买 what=本子
amount 三好学生
rate 三好学生 what=铅笔
rate 三好学生 what=本子
total 本子 mark=还剩

#p367
春节联欢，五年级一班买了⟨6千克⟩糖果，每千克⟨18元⟩，又买了⟨8千克⟩橘子，共花去⟨148元⟩。橘子每千克⟨多少元⟩？
= (148-6*18)/8
amount 一班 act=买 what=糖果
rate 一班 act=买 what=糖果
amount 一班 act=买 what=橘子
total W:共
rate 一班 act=买 what=橘子

#p368
春节联欢，五年级一班买了⟨6千克⟩糖果，每千克⟨18元⟩，又买了⟨8千克⟩橘子，每千克⟨5元⟩，班费有⟨300元⟩。买这些东西用去班费⟨多少元⟩？
= 6*18+8*5
amount 一班 act=买 what=糖果
rate 一班 act=买 what=糖果
amount 一班 act=买 what=橘子
rate 一班 act=买 what=橘子
total 班费
total 一班 act=用

#p369
游乐场里，碰碰车⟨15元⟩一次，摩天轮⟨25元⟩一次，旋转木马⟨10元⟩一次。豆豆玩了⟨2次⟩碰碰车和⟨3次⟩旋转木马，比坐一次摩天轮多花⟨多少元⟩？
= 15*2+10*3-25
rate 豆豆 what=碰碰车
rate 豆豆 what=摩天轮
rate 豆豆 what=旋转木马
amount 豆豆 act=玩 what=碰碰车
amount 豆豆 act=玩 what=旋转木马
relation 豆豆 act=花 other=摩天轮

#p370
游乐场里，碰碰车每次⟨15元⟩，摩天轮每次⟨25元⟩，旋转木马每次⟨10元⟩。豆豆带了⟨80元⟩，坐了一次摩天轮，剩下的钱用来玩碰碰车，玩了⟨3次⟩，还剩⟨多少元⟩？
= 80-25-15*3
rate 豆豆 what=碰碰车
rate 豆豆 what=摩天轮
rate 旋转木马
total 豆豆 act=带
amount 豆豆 act=玩 what=碰碰车
total 豆豆 mark=还剩

#p371
小鹿家离学校⟨3千米⟩，小熊家离学校比小鹿家远⟨1.2千米⟩，小熊每天坐车上学，坐车每千米⟨0.5元⟩，小熊坐车上学单程要花⟨多少元⟩？
= (3+1.2)*0.5
total 小鹿家
relation 小熊家 other=小鹿家
rate 小熊 act=坐车
total 小熊 act=花

#p372
一场音乐会，甲票⟨120元⟩，乙票⟨80元⟩，丙票⟨50元⟩。单位买了⟨10张⟩乙票和⟨20张⟩丙票，会计准备了⟨2000元⟩，还余⟨多少元⟩？
= 2000-80*10-50*20
rate 甲票
rate 单位 act=买 what=乙票
rate 单位 act=买 what=丙票
amount 单位 act=买 what=乙票
amount 单位 act=买 what=丙票
total 会计 act=准备
total 会计 mark=余

#p373
一场音乐会，甲票每张⟨120元⟩，比乙票贵⟨40元⟩，音乐会开⟨2小时⟩，丙票每张比乙票便宜⟨30元⟩。丙票每张⟨多少元⟩？
= 120-40-30
rate 甲票
relation 甲票 other=乙票
amount 音乐会
relation 丙票 other=乙票
rate 丙票

#p374
大课间，体育老师拿来⟨3筐⟩皮球，红球一筐⟨18个⟩，蓝球一筐⟨22个⟩，黄球一筐⟨20个⟩，借给二年级⟨35个⟩，还剩⟨多少个⟩皮球？
= 18+22+20-35
amount 体育老师 act=拿
total 红球
total 蓝球
total 黄球
total 体育老师 act=借
total 皮球 mark=还剩

#p375
牧场里有绵羊⟨135只⟩，山羊⟨87只⟩，牧羊犬⟨3只⟩。这个月卖掉绵羊⟨40只⟩，山羊生了⟨15只⟩小羊。现在绵羊比山羊少⟨几只⟩？
= 87+15-(135-40)
total 绵羊
total 山羊
total 牧羊犬
total 绵羊 act=卖
total 山羊 act=生
relation 绵羊 mark=现在 other=山羊

#p376
牧场里有绵羊⟨135只⟩，山羊⟨87只⟩，牧羊犬⟨3只⟩。每只羊每天吃草⟨2千克⟩，这些羊每天一共吃草⟨多少千克⟩？
= (135+87)*2
amount 绵羊
amount 山羊
total 牧羊犬
rate 羊 act=吃
total 羊 act=吃

#p377
牧场里有绵羊⟨135只⟩，比山羊多⟨48只⟩，牧羊犬⟨3只⟩，平均每只牧羊犬看管⟨多少只⟩羊？
= (135+(135-48))/3
total 绵羊
relation 绵羊 other=山羊
amount 牧羊犬
rate 牧羊犬 act=看管

#p378
小亚打字，第一分钟打⟨42个⟩字，第二分钟打⟨48个⟩字，第三分钟打⟨45个⟩字，一篇文章有⟨300个⟩字，还有⟨多少个⟩字没打？
= 300-42-48-45
total 小亚 act=打 mark=第一分钟
total 小亚 act=打 mark=第二分钟
total 小亚 act=打 mark=第三分钟
total W:文章
total 小亚 mark=没打

#p379
小亚打一篇⟨900字⟩的文章，第一次打了⟨20分钟⟩，每分钟打⟨25字⟩，剩下的每分钟打⟨40字⟩，还要打⟨多少分钟⟩？
= (900-20*25)/40
total W:文章
amount 小亚 act=打 mark=第一次
rate 小亚 act=打 mark=第一次
rate 小亚 act=打 mark=剩下
amount 小亚 act=打 mark=剩下

#p380
妈妈在网上看中一个书架，原价⟨260元⟩，直播间便宜⟨45元⟩，用红包再减⟨15元⟩，运费⟨20元⟩由买家付。妈妈买这个书架一共要花⟨多少元⟩？
= 260-45-15+20
total 书架 mark=原价
relation 书架 mark=直播间 other=原价
relation 书架 mark=红包
total 妈妈 mark=运费
total W:一共

#p381
妈妈在网上看中一个书架，高⟨180厘米⟩，原价⟨260元⟩，直播间打⟨七五折⟩，运费⟨20元⟩由买家付。妈妈买这个书架一共要花⟨多少元⟩？
= 260*75%+20
total 书架
total 书架 mark=原价
relation 书架 mark=直播间 other=原价
total 妈妈 mark=运费
total W:一共

#p382
鱼缸长⟨60厘米⟩，里面养了⟨8条⟩红金鱼、⟨6条⟩黑金鱼，爸爸每天喂⟨2次⟩鱼食，每次⟨28粒⟩，平均每条金鱼每次吃到⟨几粒⟩？
= 28/(8+6)
total 鱼缸
amount 红金鱼
amount 黑金鱼
rate 爸爸 act=喂
rate 爸爸 act=喂
rate 金鱼 act=吃

#p383
鱼缸里养了⟨8条⟩红金鱼、⟨6条⟩黑金鱼，爸爸每天喂⟨2次⟩鱼食，每次⟨28粒⟩，一瓶鱼食有⟨1680粒⟩，可以喂⟨多少天⟩？
= 1680/(2*28)
total 红金鱼
total 黑金鱼
rate 爸爸 act=喂
rate 爸爸 act=喂
total W:鱼食
amount 爸爸 act=喂

#p384
一根⟨2.4米⟩长的竹竿插入池塘，插入泥中⟨0.35米⟩，露出水面⟨0.65米⟩，池塘宽⟨8米⟩，水深⟨多少米⟩？
= 2.4-0.35-0.65
total 竹竿
total 竹竿 mark=泥中
total 竹竿 mark=水面
total 池塘 mark=宽
total 池塘

#p385
张叔叔骑电动车送外卖，上午送了⟨14单⟩，下午送了⟨19单⟩，晚上送的比下午多⟨6单⟩，每单挣⟨5元⟩。他晚上挣了⟨多少元⟩？
= (19+6)*5
amount 张叔叔 act=送 mark=上午
amount 张叔叔 act=送 mark=下午
relation 张叔叔 act=送 mark=晚上 other=下午
rate 张叔叔 act=挣
total 张叔叔 act=挣 mark=晚上

#p386
张叔叔骑电动车送外卖，上午送了⟨14单⟩，下午送了⟨19单⟩，晚上送的比下午多⟨6单⟩，每单挣⟨5元⟩，电动车租金每天⟨30元⟩。他这天净挣⟨多少元⟩？
= (14+19+(19+6))*5-30
amount 张叔叔 act=送 mark=上午
amount 张叔叔 act=送 mark=下午
relation 张叔叔 act=送 mark=晚上 other=下午
rate 张叔叔 act=挣
total 电动车 mark=租金
total 张叔叔 act=挣

#p387
张叔叔骑电动车送外卖，这天他挣了⟨290元⟩，每单挣⟨5元⟩，上午送了⟨14单⟩，下午送了⟨19单⟩，其余是晚上送的。晚上送了⟨多少单⟩？
= 290/5-14-19
total 张叔叔 act=挣
rate 张叔叔 act=挣
amount 张叔叔 act=送 mark=上午
amount 张叔叔 act=送 mark=下午
amount 张叔叔 act=送 mark=晚上

#p388
老奶奶卖鸡蛋，第一个人买走⟨(1/3)⟩，第二个人买走⟨20个⟩，篮子里原来有⟨90个⟩鸡蛋，每个⟨0.8元⟩。第一个人付了⟨多少元⟩？
= 90*(1/3)*0.8
relation 第一个人 act=买 other=鸡蛋
amount 第二个人 act=买
total W:鸡蛋
rate 鸡蛋
total 第一个人 act=付

#p389
老奶奶卖鸡蛋，第一个人买走⟨30个⟩，第二个人买走⟨20个⟩，剩下的占原来的⟨(4/9)⟩，篮子里原来有⟨多少个⟩鸡蛋？
= (30+20)/(1-(4/9))
total 第一个人 act=买
total 第二个人 act=买
relation 鸡蛋 mark=剩下 other=原来
total 鸡蛋 mark=原来

#p390
小动物们举行跑步比赛，小狗⟨5分钟⟩跑了⟨1500米⟩，小马⟨3分钟⟩跑了⟨1800米⟩，小兔每分钟跑⟨450米⟩。小马的速度是小狗的⟨几倍⟩？
= (1800/3)/(1500/5)
amount 小狗 act=跑
total 小狗 act=跑
amount 小马 act=跑
total 小马 act=跑
rate 小兔 act=跑
relation 小马 other=小狗

#p391
小动物们举行跑步比赛，小狗⟨5分钟⟩跑了⟨1500米⟩，小马⟨3分钟⟩跑了⟨1800米⟩，小兔每分钟跑⟨450米⟩。小兔每分钟比小狗多跑⟨多少米⟩？
= 450-1500/5
amount 小狗 act=跑
total 小狗 act=跑
amount 小马 act=跑
total 小马 act=跑
rate 小兔 act=跑
relation 小兔 act=跑 other=小狗

#p392
二年级大合唱，第一排站⟨12人⟩，第二排比第一排多站⟨2人⟩，第三排比第二排多站⟨2人⟩，老师弹琴伴奏了⟨4分钟⟩。第三排站⟨多少人⟩？
= 12+2+2
total 第一排 act=站
relation 第二排 act=站 other=第一排
relation 第三排 act=站 other=第二排
amount 老师 act=弹琴
total 第三排 act=站

#p393
爸爸打算把⟨45平方米⟩的客厅铺地砖，每块地砖⟨0.25平方米⟩，每块⟨16元⟩，人工费每平方米⟨30元⟩。买地砖要花⟨多少元⟩？
= 45/0.25*16
total W:客厅
rate 地砖
rate 地砖
rate 人工费
total 地砖

#p394
爸爸打算把⟨45平方米⟩的客厅铺地砖，每块地砖⟨0.25平方米⟩，每块⟨16元⟩，人工费每平方米⟨30元⟩。付给工人的人工费是⟨多少元⟩？
= 45*30
amount 客厅
rate 地砖
rate 地砖
rate 人工费
total 人工费

#p395
小聪说：“我从家到学校走了⟨15分钟⟩，每分钟走⟨64米⟩。”小慧说：“我家到学校比你家近⟨300米⟩，我走了⟨12分钟⟩。”小慧每分钟走⟨多少米⟩？
= (64*15-300)/12
amount 小聪 act=走
rate 小聪 act=走
relation 小慧 other=小聪
amount 小慧 act=走
rate 小慧 act=走

#p396
小聪说：“我从家到学校走了⟨15分钟⟩，每分钟走⟨64米⟩。”小慧说：“我每分钟走⟨55米⟩，走了⟨12分钟⟩。”小聪家到学校比小慧家到学校远⟨多少米⟩？
= 64*15-55*12
amount 小聪 act=走
rate 小聪 act=走
rate 小慧 act=走
amount 小慧 act=走
relation 小聪 other=小慧

#p397
客厅墙上贴瓷砖，爸爸买了⟨4箱⟩，每箱⟨30块⟩，每箱⟨75元⟩，贴的时候打碎了⟨3块⟩，贴完还剩⟨9块⟩，墙上贴了⟨多少块⟩？
= 4*30-3-9
amount 爸爸 act=买
rate 爸爸 act=买
rate 爸爸 act=买
total 爸爸 act=打碎
total 爸爸 mark=还剩
total 爸爸 act=贴

#p398
山脚下有家饺子馆，白菜馅⟨12元⟩一份，韭菜馅⟨14元⟩一份，三鲜馅⟨20元⟩一份，每份⟨15个⟩。爷爷要了⟨2份⟩白菜馅、⟨1份⟩三鲜馅，一共有⟨多少个⟩饺子？
= (2+1)*15
rate 白菜馅
rate 韭菜馅
rate 三鲜馅
rate 饺子
amount 爷爷 act=要 what=白菜馅
amount 爷爷 act=要 what=三鲜馅
total W:一共

#p399
山脚下有家饺子馆，白菜馅⟨12元⟩一份，韭菜馅⟨14元⟩一份，三鲜馅⟨20元⟩一份，每份⟨15个⟩。爷爷要了⟨2份⟩白菜馅、⟨1份⟩三鲜馅，给了⟨50元⟩，找回⟨多少元⟩？
= 50-12*2-20*1
rate 白菜馅
rate 韭菜馅
rate 三鲜馅
rate 饺子
amount 爷爷 act=要 what=白菜馅
amount 爷爷 act=要 what=三鲜馅
total 爷爷 act=给
total 爷爷 act=找回

#p400
村里修一条⟨1500米⟩的水渠，前⟨6天⟩每天修⟨130米⟩，剩下的要在⟨8天⟩里修完，平均每天修⟨多少米⟩？
= (1500-6*130)/8
total W:水渠
amount 水渠 act=修 mark=前
rate 水渠 act=修 mark=前
amount 水渠 act=修 mark=剩下
rate 水渠 act=修 mark=剩下

#p401
村里修一条水渠，前⟨6天⟩每天修⟨130米⟩，后⟨8天⟩每天修⟨90米⟩，村里有⟨320户⟩人家，这条水渠长⟨多少米⟩？
= 6*130+8*90
amount 水渠 act=修 mark=前
rate 水渠 act=修 mark=前
amount 水渠 act=修 mark=后
rate 水渠 act=修 mark=后
total 村里
total W:水渠

#p402
图图过生日，妈妈买了一个⟨168元⟩的蛋糕，切成⟨16块⟩，来了⟨9位⟩小朋友，每人吃⟨1块⟩，图图和爸爸妈妈⟨3人⟩也各吃⟨1块⟩，还剩⟨几块⟩蛋糕？
= 16-9*1-3*1
total 蛋糕
total W:蛋糕
amount 小朋友
rate 小朋友 act=吃
amount 图图
rate 图图 act=吃
total 蛋糕 mark=还剩

#p403
学校花坛里种了⟨7行⟩菊花，每行⟨13株⟩，还种了⟨56株⟩牡丹，园丁伯伯移走了⟨18株⟩菊花，花坛里还有菊花⟨多少株⟩？
= 7*13-18
amount 菊花
rate 菊花
total 牡丹
total 园丁伯伯 act=移
total 菊花 mark=还有

#p404
学校花坛里种了⟨7行⟩菊花，每行⟨13株⟩，还种了⟨56株⟩牡丹，园丁伯伯移走了⟨18株⟩菊花。原来菊花比牡丹多⟨多少株⟩？
= 7*13-56
amount 菊花
rate 菊花
total 牡丹
total 园丁伯伯 act=移
relation 菊花 mark=原来 other=牡丹

#p405
秋收了，张爷爷家收玉米⟨38袋⟩，收大豆⟨15袋⟩，收花生的袋数比玉米和大豆的总袋数少⟨24袋⟩，一共雇了⟨6个⟩人。收花生⟨多少袋⟩？
= 38+15-24
total 玉米 act=收
total 大豆 act=收
relation 花生 act=收 other=总袋数
total 张爷爷 act=雇
total 花生 act=收

#p406
秋收了，张爷爷家收玉米⟨38袋⟩，每袋⟨50千克⟩，收大豆⟨15袋⟩，每袋⟨40千克⟩，一共雇了⟨6个⟩人。收的玉米比大豆多⟨多少千克⟩？
= 38*50-15*40
amount 玉米 act=收
rate 玉米
amount 大豆 act=收
rate 大豆
total 张爷爷 act=雇
relation 玉米 other=大豆

#p407
秋收了，张爷爷家雇了⟨6个⟩人帮忙，每人每天工钱⟨120元⟩，干了⟨4天⟩，又管了⟨8顿⟩饭，要付工钱⟨多少元⟩？
= 6*120*4
amount 张爷爷 act=雇
rate 张爷爷 act=付
amount 张爷爷 act=干
total 张爷爷 act=管
total 张爷爷 act=付

#p408
小红看见花丛里有⟨14只⟩蝴蝶，飞走⟨6只⟩后，又飞来⟨9只⟩蜜蜂。这时蜜蜂比蝴蝶多⟨几只⟩？
= 9-(14-6)
total 蝴蝶
total 蝴蝶 act=飞走
total 蜜蜂 act=飞来
relation 蜜蜂 other=蝴蝶

#p409
接力赛中，四名队员跑的时间分别是：小赵⟨15.2秒⟩，小钱⟨14.8秒⟩，小孙⟨15.5秒⟩，小李⟨14.3秒⟩，另一队用了⟨61秒⟩。这一队比另一队快⟨多少秒⟩？
= 61-(15.2+14.8+15.5+14.3)
total 小赵 act=跑
total 小钱 act=跑
total 小孙 act=跑
total 小李 act=跑
total 另一队 act=用
relation 这一队 other=另一队

#p410
姥姥织毛衣，一件大人毛衣用毛线⟨800克⟩，一件儿童毛衣用毛线⟨350克⟩。姥姥买了⟨4000克⟩毛线，织了⟨3件⟩大人毛衣，剩下的毛线正好织⟨4件⟩儿童毛衣还余⟨多少克⟩？
= 4000-800*3-350*4
rate 姥姥 act=织 what=大人毛衣
rate 姥姥 act=织 what=儿童毛衣
total 姥姥 act=买
amount 姥姥 act=织 what=大人毛衣
amount 姥姥 act=织 what=儿童毛衣
total 姥姥 mark=余

#p411
动物园的企鹅馆室温⟨4度⟩，有⟨25只⟩企鹅，饲养员每天喂⟨2次⟩，每次喂⟨75条⟩小鱼。平均每只企鹅每天吃⟨几条⟩小鱼？
= 75*2/25
total 企鹅馆 mark=室温
amount 企鹅
rate 饲养员 act=喂
rate 饲养员 act=喂
rate 企鹅 act=吃

#p412
动物园的企鹅馆有⟨25只⟩企鹅，其中⟨9只⟩是小企鹅。每只大企鹅每天吃⟨8条⟩小鱼，每只小企鹅每天吃⟨5条⟩，饲养员每天要准备⟨多少条⟩小鱼？
= (25-9)*8+9*5
total W:企鹅
amount 小企鹅
rate 大企鹅 act=吃
rate 小企鹅 act=吃
total 饲养员 act=准备

#p413
丽丽攒了⟨12张⟩⟨5元⟩的纸币，佳佳攒了⟨7张⟩⟨10元⟩的纸币。佳佳比丽丽多攒⟨多少元⟩？
= 7*10-12*5
amount 丽丽 act=攒
rate 丽丽 act=攒
amount 佳佳 act=攒
rate 佳佳 act=攒
relation 佳佳 act=攒 other=丽丽

#p414
学校开家长会，三年级来了⟨148位⟩家长，每张长椅坐⟨4位⟩，已经搬来⟨29张⟩长椅，还要再搬⟨多少张⟩才够坐？
= 148/4-29
total W:家长
rate 长椅 act=坐
amount 长椅 act=搬 mark=已经
amount 长椅 act=搬 mark=还要

#p415
小林感冒了，医生开了⟨2盒⟩药，每盒⟨24片⟩，嘱咐他每天吃⟨3次⟩，每次吃⟨2片⟩，多喝热水，每天至少喝⟨1500毫升⟩。小林吃了⟨5天⟩病就好了，妈妈说剩下的药要收好。剩下的药有⟨多少片⟩？
= 2*24-3*2*5
amount 医生 act=开
rate 药
rate 小林 act=吃
rate 小林 act=吃
rate 小林 act=喝
amount 小林 act=吃
total 药 mark=剩下

#p416
小林感冒了，医生开了⟨2盒⟩药，每盒⟨24片⟩，每盒⟨32元⟩，嘱咐他每天吃⟨3次⟩，每次吃⟨4片⟩，多喝热水，每天至少喝⟨1500毫升⟩。这些药全部吃完，小林可以吃⟨多少天⟩？
= 2*24/(3*4)
amount 医生 act=开
rate 药
rate 药
rate 小林 act=吃
rate 小林 act=吃
rate 小林 act=喝
amount 小林 act=吃

#p417
学校开家长会，三年级来了⟨148位⟩家长，已经搬来⟨29张⟩长椅，每张坐⟨4位⟩，会开了⟨90分钟⟩。有⟨多少位⟩家长没有座位？
= 148-29*4
total W:家长
amount 长椅 act=搬
rate 长椅 act=坐
amount 会
total 家长 mark=没有座位

#p418
一瓶洗衣液⟨3千克⟩，卖⟨39元⟩；一袋补充装⟨2千克⟩，卖⟨22元⟩。补充装每千克比瓶装便宜⟨多少元⟩？
= 39/3-22/2
amount 洗衣液
total 洗衣液 act=卖
amount 补充装
total 补充装 act=卖
relation 补充装 mark=便宜 other=瓶装

#p419
一瓶洗衣液⟨3千克⟩，卖⟨39元⟩；一袋补充装⟨2千克⟩，卖⟨22元⟩。妈妈买了一瓶和⟨2袋⟩补充装，一共有洗衣液⟨多少千克⟩？
= 3+2*2
rate 洗衣液
rate 洗衣液 act=卖
rate 补充装
rate 补充装 act=卖
amount 妈妈 act=买 what=补充装
total W:一共

#p420
小明和爷爷去公园喂鸽子，带了⟨180克⟩玉米粒，喂白鸽用去⟨(1/2)⟩，喂灰鸽用去⟨(1/3)⟩，其余的喂了⟨6只⟩麻雀，喂麻雀用了⟨多少克⟩？
= 180*(1-(1/2)-(1/3))
total W:玉米粒
relation 白鸽 other=玉米粒
relation 灰鸽 other=玉米粒
total 麻雀
total 麻雀 act=喂

#p421
中午，食堂打饭的窗口排了⟨3队⟩，每队⟨14人⟩，打完饭走了⟨20人⟩，又来了⟨11人⟩，每份饭⟨8元⟩，现在排队的有⟨多少人⟩？
= 3*14-20+11
amount 食堂 act=排
rate 食堂 act=排
total 食堂 act=走
total 食堂 act=来
rate 饭
total 食堂 mark=现在

#p422
妈妈买了⟨2千克⟩排骨和⟨3千克⟩鸡翅，排骨每千克⟨46元⟩，鸡翅每千克比排骨便宜⟨14元⟩，鸡翅一共花了⟨多少元⟩？
= (46-14)*3
amount 妈妈 act=买 what=排骨
amount 妈妈 act=买 what=鸡翅
rate 妈妈 act=买 what=排骨
relation 鸡翅 other=排骨
total 鸡翅

#p423
妈妈买了⟨2千克⟩排骨和⟨3千克⟩鸡翅，排骨每千克⟨46元⟩，比鸡翅每千克贵⟨14元⟩，一共花了⟨多少元⟩？
= 46*2+(46-14)*3
amount 妈妈 act=买 what=排骨
amount 妈妈 act=买 what=鸡翅
rate 妈妈 act=买 what=排骨
relation 排骨 other=鸡翅
total W:一共

#p424
元旦做灯笼，六年级做了⟨75个⟩，比五年级多做⟨(1/4)⟩，四年级做了⟨48个⟩。五年级做了⟨多少个⟩灯笼？
= 75/(1+(1/4))
total 六年级 act=做
relation 六年级 act=做 other=五年级
total 四年级 act=做
total 五年级 act=做

#p425
元旦做灯笼，五年级做了⟨60个⟩，六年级比五年级多做⟨(1/4)⟩，四年级做了⟨48个⟩，四年级是五年级的⟨几分之几⟩？
= 48/60
total 五年级 act=做
relation 六年级 act=做 other=五年级
total 四年级 act=做
relation 四年级 other=五年级

#p426
元旦做灯笼，五年级做了⟨60个⟩，六年级比五年级多做⟨(1/4)⟩，四年级做了⟨48个⟩。六年级比四年级多做⟨多少个⟩？
= 60*(1+(1/4))-48
total 五年级 act=做
relation 六年级 act=做 other=五年级
total 四年级 act=做
relation 六年级 act=做 other=四年级

#p427
乐乐看天气预报：北京最低气温⟨3度⟩，最高⟨12度⟩；广州最低⟨18度⟩，最高⟨26度⟩。这天北京的温差比广州大⟨几度⟩？
= (12-3)-(26-18)
total 北京 mark=最低
total 北京 mark=最高
total 广州 mark=最低
total 广州 mark=最高
relation 北京 mark=温差 other=广州

#p428
乐乐看天气预报：北京最低气温⟨3度⟩，最高⟨12度⟩；广州最低⟨18度⟩，最高⟨26度⟩。广州的最高气温比北京的最高气温高⟨多少度⟩？
= 26-12
total 北京 mark=最低
total 北京 mark=最高
total 广州 mark=最低
total 广州 mark=最高
relation 广州 mark=最高 other=北京

#p429
一个木工做一张课桌要⟨4小时⟩，做一把椅子要⟨3小时⟩。他做了⟨6张⟩课桌和⟨5把⟩椅子，每把椅子能卖⟨60元⟩，一共用了⟨多少小时⟩？
= 4*6+3*5
rate 木工 act=做 what=课桌
rate 木工 act=做 what=椅子
amount 木工 act=做 what=课桌
amount 木工 act=做 what=椅子
rate 椅子 act=卖
total W:一共

#p430
火龙果每个⟨6元⟩，猕猴桃每个⟨2元⟩，车厘子每千克⟨58元⟩。水果篮里放⟨4个⟩火龙果、⟨10个⟩猕猴桃，篮子⟨8元⟩，做⟨5个⟩这样的水果篮要⟨多少元⟩？
= (6*4+2*10+8)*5
rate 火龙果
rate 猕猴桃
rate 车厘子
amount 火龙果
amount 猕猴桃
rate 篮子
amount 水果篮
total 水果篮

#p431
小海豚每分钟游⟨700米⟩，小海龟每分钟游⟨50米⟩，章鱼每分钟游⟨180米⟩。小海豚游⟨2分钟⟩的路程，小海龟要游⟨多少分钟⟩？
= 700*2/50
rate 小海豚 act=游
rate 小海龟 act=游
rate 章鱼 act=游
amount 小海豚 act=游
amount 小海龟 act=游

#p432
小海豚每分钟游⟨700米⟩，小海龟每分钟游⟨50米⟩，章鱼每分钟游⟨180米⟩。章鱼和小海龟同时从珊瑚礁出发往同一方向游了⟨6分钟⟩，章鱼比小海龟多游⟨多少米⟩？
= (180-50)*6
rate 小海豚 act=游
rate 小海龟 act=游
rate 章鱼 act=游
amount 章鱼 act=游
relation 章鱼 act=游 other=小海龟

#p433
班级图书角，男生借了⟨17本⟩，女生借的比男生多⟨8本⟩，图书角只剩⟨6本⟩了。图书角原来有⟨多少本⟩书？
= 17+(17+8)+6
total 男生 act=借
relation 女生 act=借 other=男生
total 图书角 mark=只剩
total 图书角 mark=原来

#p434
班级图书角原有⟨48本⟩书，男生借走⟨17本⟩，女生借走⟨25本⟩，老师又添了⟨30本⟩新书，书架宽⟨80厘米⟩。现在图书角有⟨多少本⟩书？
= 48-17-25+30
total 图书角 mark=原有
total 男生 act=借
total 女生 act=借
total 老师 act=添
total 书架
total 图书角 mark=现在

#p435
弟弟玩套圈，⟨10元⟩能买⟨20个⟩圈，他买了⟨60个⟩圈，套中⟨4个⟩玩偶，弟弟花了⟨多少元⟩？
= 60/20*10
total 圈
amount 圈
amount 弟弟 act=买
total 弟弟 act=套
total 弟弟 act=花

#p436
河马先生去看牙医，补一颗牙⟨150元⟩，洗牙⟨80元⟩，他补了⟨3颗⟩牙又洗了牙，医保报销了⟨320元⟩，自己还要付⟨多少元⟩？
= 150*3+80-320
rate 河马先生 act=补
total 河马先生 mark=洗牙
amount 河马先生 act=补
total 医保 act=报销
total 河马先生 act=付

#p437
小组合作做实验，每组需要⟨3节⟩电池、⟨2个⟩灯泡和⟨5根⟩导线。全班分成⟨9组⟩，老师准备了⟨20个⟩灯泡，灯泡还多⟨几个⟩？
= 20-2*9
rate 电池
rate 灯泡
rate 导线
amount 全班 act=分
total 老师 act=准备
total 灯泡 mark=还多

#p438
小组合作做实验，每组需要⟨3节⟩电池、⟨2个⟩灯泡和⟨5根⟩导线。全班分成⟨9组⟩，电池每节⟨4元⟩，老师给全班准备电池要花⟨多少元⟩？
= 3*9*4
rate 电池
rate 灯泡
rate 导线
amount 全班 act=分
rate 电池
total 老师 act=花

#p439
爸爸跑步，手表显示：第一千米用了⟨6分钟⟩，第二千米用了⟨7分钟⟩，第三千米用了⟨8分钟⟩，心率⟨140次⟩。跑这⟨3千米⟩平均每千米用⟨多少分钟⟩？
= (6+7+8)/3
total 爸爸 act=跑步 mark=第一千米
total 爸爸 act=跑步 mark=第二千米
total 爸爸 act=跑步 mark=第三千米
total 爸爸 mark=心率
amount 爸爸 act=跑
rate 爸爸 act=跑

#p440
敬老院有⟨36位⟩老人，其中男老人⟨15位⟩。重阳节学校送来⟨5箱⟩牛奶，每箱⟨24盒⟩，给每位老人发⟨3盒⟩，还剩⟨多少盒⟩？
= 5*24-36*3
amount 老人
total 男老人
amount 学校 act=送
rate 学校 act=送
rate 老人 act=发
total 牛奶 mark=还剩

#p441
敬老院有⟨36位⟩老人，其中男老人⟨15位⟩。重阳节学校送来⟨84条⟩围巾，平均分给女老人，每位女老人分到⟨几条⟩？
= 84/(36-15)
total W:老人
total 男老人
total 学校 act=送
rate 女老人 act=分

#p442
公园里的长椅，东区有⟨18把⟩，西区比东区少⟨5把⟩，每把坐⟨3人⟩，南区的把数是西区的⟨2倍⟩。南区有⟨多少把⟩长椅？
= (18-5)*2
total 东区
relation 西区 other=东区
rate 长椅 act=坐
relation 南区 other=西区
total 南区

#p443
公园里的长椅，东区有⟨18把⟩，西区比东区少⟨5把⟩，南区的把数是东区的⟨2倍⟩。南区比西区多⟨多少把⟩？
= 18*2-(18-5)
total 东区
relation 西区 other=东区
relation 南区 other=东区
relation 南区 other=西区

#p444
舅舅家新买了⟨240只⟩小鸡苗，路上死了⟨5%⟩，每只鸡苗⟨3元⟩。活下来的小鸡苗有⟨多少只⟩？
= 240*(1-5%)
total W:小鸡苗
relation 小鸡苗 act=死
rate 鸡苗
total 小鸡苗 mark=活下来

#p445
舅舅家买了⟨240只⟩小鸡苗，每只⟨3元⟩，养大后每只卖⟨35元⟩，饲料一共花了⟨3200元⟩，路上死了⟨12只⟩，其余全部卖出。卖鸡得了⟨多少元⟩？
= (240-12)*35
amount 舅舅家 act=买
rate 舅舅家 act=买
rate 舅舅家 act=卖
total 舅舅家 mark=饲料
total 小鸡苗 act=死
total 舅舅家 act=卖

#p446
机灵狗开公司，有⟨15只⟩小狗送报，每只每天送⟨32份⟩，有⟨8只⟩小狗送奶，每只每天送⟨25瓶⟩。每天一共送报⟨多少份⟩？
= 15*32
amount 小狗 act=送报
rate 小狗 act=送报
amount 小狗 act=送奶
rate 小狗 act=送奶
total 小狗 act=送报

#p447
毛毛虫爬树，树高⟨960厘米⟩，它上午爬了⟨350厘米⟩，中午打瞌睡滑下来⟨60厘米⟩，下午又爬了⟨420厘米⟩，离树顶还有⟨多少厘米⟩？
= 960-(350-60+420)
total W:树
total 毛毛虫 act=爬 mark=上午
total 毛毛虫 act=滑 mark=中午
total 毛毛虫 act=爬 mark=下午
total 毛毛虫 mark=离树顶

#p448
阿姨家新房装修，客厅⟨28平方米⟩，卧室⟨16平方米⟩，厨房⟨8平方米⟩。客厅和卧室铺木地板，每平方米⟨150元⟩，铺木地板要花⟨多少元⟩？
= (28+16)*150
amount 客厅
amount 卧室
total 厨房
rate 木地板
total 木地板

#p449
阿姨家新房装修，客厅⟨28平方米⟩，卧室⟨16平方米⟩，其余是厨房和卫生间，整套房子⟨60平方米⟩，房价每平方米⟨9000元⟩。厨房和卫生间共有⟨多少平方米⟩？
= 60-28-16
total 客厅
total 卧室
total W:房子
rate 房子 mark=房价
total 厨房

#p450
同学们布置教室，气球每袋⟨50个⟩，买了⟨3袋⟩，吹破了⟨14个⟩，吹了⟨40分钟⟩，剩下的每⟨8个⟩扎成一束，可以扎⟨多少束⟩？
= (50*3-14)/8
rate 气球
amount 同学们 act=买
total 气球 act=吹破
amount 同学们 act=吹
rate 气球 act=扎
amount 气球 act=扎

#p451
同学们布置教室，扎了⟨17束⟩气球，每束⟨8个⟩，扎的时候吹破了⟨14个⟩，正好用完了买来的⟨3袋⟩，平均每袋气球有⟨多少个⟩？
= (17*8+14)/3
amount 同学们 act=扎
rate 同学们 act=扎
total 气球 act=吹破
amount 气球
rate 气球

#p452
爸爸说：“我们家离海边⟨210千米⟩，开车⟨3小时⟩能到。”妈妈说：“坐高铁只要⟨1小时⟩，票价⟨65元⟩。”高铁每小时比汽车多行⟨多少千米⟩（路程相同）？
= 210/1-210/3
total W:海边
amount 爸爸 act=开车
amount 妈妈 act=坐高铁
rate 高铁 mark=票价
relation 高铁 act=行 other=汽车

#p453
鞋店里，皮鞋每双⟨199元⟩，布鞋每双⟨49元⟩，拖鞋每双⟨15元⟩。奶奶买了一双布鞋和⟨2双⟩拖鞋，付了一张⟨100元⟩，应找回⟨多少元⟩？
= 100-49-15*2
rate 皮鞋
rate 奶奶 act=买 what=布鞋
rate 奶奶 act=买 what=拖鞋
amount 奶奶 act=买 what=拖鞋
total 奶奶 act=付
total 奶奶 act=找回

#p454
鞋店里，皮鞋每双⟨199元⟩，布鞋每双⟨49元⟩。上周卖出皮鞋⟨12双⟩，布鞋⟨30双⟩，还有⟨46双⟩布鞋没卖掉。原来有布鞋⟨多少双⟩？
= 30+46
rate 皮鞋
rate 布鞋
total 皮鞋 act=卖 mark=上周
total 布鞋 act=卖 mark=上周
total 布鞋 mark=没卖
total 布鞋 mark=原来

#p455
学校乒乓球队训练，男队⟨12人⟩，女队⟨8人⟩，男队每人每天打⟨150个⟩球，女队每人每天打⟨120个⟩球。男队每天比女队一共多打⟨多少个⟩球？
= 150*12-120*8
amount 男队
amount 女队
rate 男队 act=打
rate 女队 act=打
relation 男队 act=打 other=女队

#p456
学校乒乓球队训练，男队⟨12人⟩，女队⟨8人⟩，平均每人领⟨6个⟩球，球筐里原有⟨200个⟩球，领完后还剩⟨多少个⟩？
= 200-(12+8)*6
amount 男队
amount 女队
rate 乒乓球队 act=领
total 球筐 mark=原有
total 球筐 mark=还剩

#p457
巧克力每盒⟨28块⟩，姐姐吃了⟨5块⟩，弟弟吃的比姐姐多⟨2块⟩，妈妈吃了⟨1块⟩，爸爸怕胖没有吃。姐弟俩一共吃了⟨多少块⟩？
= 5+(5+2)
total W:巧克力
total 姐姐 act=吃
relation 弟弟 act=吃 other=姐姐
total 妈妈 act=吃
total 姐弟俩 act=吃

#p458
巧克力每盒⟨28块⟩，姐姐吃了⟨5块⟩，弟弟吃的比姐姐多⟨2块⟩，妈妈吃了⟨1块⟩，这盒巧克力还剩⟨多少块⟩？
= 28-5-(5+2)-1
total W:巧克力
total 姐姐 act=吃
relation 弟弟 act=吃 other=姐姐
total 妈妈 act=吃
total 巧克力 mark=还剩

#p459
环保小队捡塑料瓶，第一周捡⟨86个⟩，第二周捡⟨114个⟩，每个瓶子卖⟨0.1元⟩，卖得的钱加上队长捐的⟨15元⟩，全部买成⟨5元⟩一本的书，能买⟨几本⟩？
= ((86+114)*0.1+15)/5
amount 环保小队 act=捡 mark=第一周
amount 环保小队 act=捡 mark=第二周
rate 瓶子 act=卖
total 队长 act=捐
rate 书
amount 环保小队 act=买

#p460
环保小队捡塑料瓶，第一周捡⟨86个⟩，比第二周少捡⟨28个⟩，小队有⟨8名⟩队员，平均每名队员两周捡⟨多少个⟩？
= (86+(86+28))/8
total 环保小队 act=捡 mark=第一周
relation 环保小队 act=捡 mark=第一周 other=第二周
amount 队员
rate 队员 act=捡 mark=两周

#p461
豆腐坊⟨1千克⟩黄豆可以做⟨3千克⟩豆腐，每千克豆腐卖⟨4元⟩，黄豆每千克⟨5元⟩。用⟨20千克⟩黄豆做豆腐，能赚⟨多少元⟩？
= 20*3*4-20*5
amount 黄豆
rate 豆腐坊 act=做
rate 豆腐 act=卖
rate 黄豆
amount 豆腐坊 act=用
total 豆腐坊 act=赚

#p462
豆腐坊⟨1千克⟩黄豆可以做⟨3千克⟩豆腐，每千克豆腐卖⟨4元⟩，黄豆每千克⟨5元⟩。今天要做⟨60千克⟩豆腐，买黄豆要花⟨多少元⟩？
= 60/3*5
amount 黄豆
rate 豆腐坊 act=做
rate 豆腐 act=卖
rate 黄豆
total 豆腐坊 act=做 mark=今天
total 豆腐坊 act=花

#p463
一本相册有⟨32页⟩，每页放⟨6张⟩照片，爷爷已经放满了⟨25页⟩，手里还有⟨30张⟩照片没放。相册还能再放⟨多少张⟩照片？
= (32-25)*6
amount 相册
rate 相册 act=放
amount 爷爷 act=放 mark=已经
total 爷爷 mark=没放
total 相册 act=放 mark=再

#p464
一本相册有⟨32页⟩，每页放⟨6张⟩照片，爷爷已经放满了⟨25页⟩，手里还有⟨30张⟩照片没放。爷爷一共有⟨多少张⟩照片？
= 25*6+30
amount 相册
rate 相册 act=放
amount 爷爷 act=放 mark=已经
total 爷爷 mark=没放
total 爷爷

#p465
上周末我们全家去摘樱桃，门票每人⟨10元⟩，一共⟨4人⟩，园里规定摘走的樱桃每千克⟨25元⟩，我们带走⟨3千克⟩，在园里还吃了不少，摘了⟨2小时⟩才回家。这次一共花了⟨多少元⟩？
= 10*4+25*3
rate 我们全家 mark=门票
amount 我们全家
rate 樱桃
amount 我们 act=带走
amount 我们 act=摘
total W:一共

#p466
上周末我们全家⟨4人⟩去摘樱桃，门票每人⟨10元⟩，樱桃每千克⟨25元⟩，一共花了⟨115元⟩，我们带走樱桃⟨多少千克⟩？
= (115-10*4)/25
amount 我们全家
rate 我们全家 mark=门票
rate 樱桃
total W:一共
amount 我们 act=带走

#p467
周末，聪聪和爷爷去水库钓鱼，聪聪说：“我钓了⟨7条⟩小鱼，一共重⟨1.4千克⟩。”爷爷笑着说：“我只钓了⟨3条⟩，可是每条都有⟨1.2千克⟩，昨天我还钓了一条⟨2千克⟩的呢！”今天爷爷钓的鱼比聪聪钓的重⟨多少千克⟩？
= 3*1.2-1.4
amount 聪聪 act=钓
total 聪聪 act=钓
amount 爷爷 act=钓 mark=今天
rate 爷爷 act=钓 mark=今天
total 爷爷 act=钓 mark=昨天
relation 爷爷 mark=今天 other=聪聪

#p468
周末，聪聪和爷爷去水库钓鱼，聪聪说：“我钓了⟨7条⟩小鱼，一共重⟨1.4千克⟩。”爷爷笑着说：“我只钓了⟨3条⟩，可是每条都有⟨1.2千克⟩，昨天我还钓了一条⟨2千克⟩的呢！”爷爷今天钓的每条鱼的重量是聪聪钓的每条鱼的⟨几倍⟩？
= 1.2/(1.4/7)
amount 聪聪 act=钓
total 聪聪 act=钓
amount 爷爷 act=钓 mark=今天
rate 爷爷 act=钓 mark=今天
total 爷爷 act=钓 mark=昨天
relation 爷爷 mark=今天 other=聪聪

#p469
小美在阳台种了一排太阳花，第一周开了⟨6朵⟩，第二周又开了⟨9朵⟩，第三周谢了⟨5朵⟩，又开了⟨12朵⟩，花盆宽⟨20厘米⟩。现在阳台上开着⟨多少朵⟩太阳花？
= 6+9-5+12
total 太阳花 act=开 mark=第一周
total 太阳花 act=开 mark=第二周
total 太阳花 act=谢 mark=第三周
total 太阳花 act=开 mark=第三周
total 花盆
total 太阳花 mark=现在

#p470
理发店的价目牌上写着：成人⟨30元⟩，儿童⟨18元⟩，老人⟨15元⟩。星期天店里给⟨12位⟩成人、⟨10位⟩儿童理了发，收入比上个星期天多⟨60元⟩。上个星期天收入⟨多少元⟩？
= 30*12+18*10-60
rate 成人
rate 儿童
rate 老人
amount 成人
amount 儿童
relation 收入 mark=星期天 other=上个星期天
total 收入 mark=上个星期天

#p471
理发店的价目牌上写着：成人⟨30元⟩，儿童⟨18元⟩，老人⟨15元⟩。奶奶带着⟨2个⟩孙子去理发，三个人都理了，付了⟨100元⟩，应找回⟨多少元⟩？
= 100-15-18*2
rate 成人
rate 儿童
rate 老人
amount 孙子
total 奶奶 act=付
total 奶奶 act=找回

#p472
熊大说：“我采了⟨24罐⟩蜂蜜。”熊二说：“我采的是你的⟨(3/4)⟩。”光头强说：“你们每人给我⟨5罐⟩吧！”熊二采了⟨多少罐⟩蜂蜜？
= 24*(3/4)
total 熊大 act=采
relation 熊二 act=采 other=熊大
rate 光头强 act=给
total 熊二 act=采

#p473
熊大采了⟨24罐⟩蜂蜜，熊二采的是熊大的⟨(3/4)⟩，它俩送给光头强⟨10罐⟩，剩下的平均放在⟨4个⟩柜子里，每个柜子放⟨几罐⟩？
= (24+24*(3/4)-10)/4
total 熊大 act=采
relation 熊二 act=采 other=熊大
total 它俩 act=送
amount 柜子
rate 柜子 act=放

#p474
幼儿园小班有⟨26个⟩小朋友，老师分草莓，每人先分⟨3颗⟩，剩下⟨22颗⟩，老师又吃掉⟨2颗⟩。老师原来有⟨多少颗⟩草莓？
= 26*3+22
amount 小朋友
rate 小朋友 act=分 mark=先
total 老师 mark=剩下
total 老师 act=吃
total 老师 mark=原来

#p475
码头上有⟨3艘⟩游船，每艘每次载客⟨60人⟩，每天开⟨8次⟩，船票每张⟨25元⟩，每次都满员，码头离湖心岛⟨2千米⟩。这些游船每天一共载客⟨多少人⟩？
= 60*8*3
amount 游船
rate 游船 act=载客
rate 游船 act=开
rate 船票
total W:湖心岛
total 游船 act=载客

#p476
码头上的游船每艘每次载客⟨60人⟩，船票每张⟨25元⟩，今天上午一共开了⟨8次⟩，其中有⟨1次⟩只坐了⟨35人⟩，其余都满员。今天上午卖出船票⟨多少张⟩？
= 60*(8-1)+35
rate 游船 act=载客
rate 船票
amount 游船 act=开
amount 游船 act=坐
total 游船 act=坐
total 船票 act=卖

#p477
班长统计全班最喜欢的运动：喜欢足球的⟨14人⟩，喜欢篮球的比足球少⟨5人⟩，喜欢羽毛球的是篮球的⟨2倍⟩，其余⟨4人⟩喜欢游泳，每人只选一项。全班有⟨多少人⟩？
= 14+(14-5)+(14-5)*2+4
total 足球
relation 篮球 other=足球
relation 羽毛球 other=篮球
total 游泳
total W:全班

#p478
班长统计全班最喜欢的运动：全班⟨45人⟩，喜欢足球的⟨14人⟩，喜欢篮球的⟨9人⟩，喜欢游泳的⟨4人⟩，其余的喜欢羽毛球。喜欢羽毛球的人数是篮球的⟨几倍⟩？
= (45-14-9-4)/9
total W:全班
total 足球
total 篮球
total 游泳
relation 羽毛球 other=篮球

#p479
王阿姨的淘宝店，第一季度卖出⟨340条⟩围巾，第二季度天热了，只卖出第一季度的⟨(1/5)⟩，第三季度比第二季度多卖⟨52条⟩，每条⟨39元⟩。第三季度卖出⟨多少条⟩？
= 340*(1/5)+52
total 王阿姨 act=卖 mark=第一季度
relation 王阿姨 act=卖 mark=第二季度 other=第一季度
relation 王阿姨 act=卖 mark=第三季度 other=第二季度
rate 围巾
total 王阿姨 act=卖 mark=第三季度

#p480
王阿姨的淘宝店，第一季度卖出⟨340条⟩围巾，第二季度比第一季度少卖⟨272条⟩，进价每条⟨24元⟩，售价每条⟨39元⟩。第二季度卖围巾赚了⟨多少元⟩？
= (340-272)*(39-24)
amount 王阿姨 act=卖 mark=第一季度
relation 王阿姨 act=卖 mark=第二季度 other=第一季度
rate 围巾 mark=进价
rate 围巾 mark=售价
total 王阿姨 act=赚 mark=第二季度

#p481
奶奶去银行取了⟨2000元⟩，交水电费用去⟨185元⟩，买菜用去⟨96元⟩，又给了孙女⟨200元⟩压岁钱，回家的路上爷爷给了她⟨50元⟩。奶奶手里还有⟨多少元⟩？
= 2000-185-96-200+50
total 奶奶 act=取
total 奶奶 act=交
total 奶奶 act=买
total 奶奶 act=给
total 爷爷 act=给
total 奶奶 mark=还有

#p482
两个班比赛背古诗，一班⟨40人⟩共背了⟨320首⟩，二班⟨38人⟩共背了⟨342首⟩。二班平均每人比一班平均每人多背⟨几首⟩？
= 342/38-320/40
amount 一班
total 一班 act=背
amount 二班
total 二班 act=背
relation 二班 act=背 other=一班

#p483
两个班比赛背古诗，一班⟨40人⟩，平均每人背⟨8首⟩，二班⟨38人⟩，平均每人背⟨9首⟩，两班一共背了⟨多少首⟩？
= 40*8+38*9
amount 一班
rate 一班 act=背
amount 二班
rate 二班 act=背
total W:一共

#p484
玉米地里，大熊每小时掰⟨45个⟩玉米，小熊每小时掰⟨30个⟩。大熊先掰了⟨2小时⟩，小熊才来帮忙，两只熊又一起掰了⟨3小时⟩，一共掰了⟨多少个⟩玉米？
= 45*2+(45+30)*3
rate 大熊 act=掰
rate 小熊 act=掰
amount 大熊 act=掰 mark=先
amount 大熊 act=掰 mark=又
total W:一共

#p485
玉米地里，大熊每小时掰⟨45个⟩玉米，小熊每小时掰⟨30个⟩。两只熊一起掰了⟨3小时⟩，小熊边掰边吃，吃了⟨12个⟩，最后带回家⟨多少个⟩玉米？
= (45+30)*3-12
rate 大熊 act=掰
rate 小熊 act=掰
amount 大熊 act=掰
total 小熊 act=吃
total 两只熊 act=带

#p486
村口的小超市进了⟨200支⟩雪糕，星期六卖掉⟨78支⟩，星期天卖掉的比星期六多⟨15支⟩，冰柜坏了一会儿，化掉⟨9支⟩。还剩⟨多少支⟩雪糕？
= 200-78-(78+15)-9
total W:雪糕
total 小超市 act=卖 mark=星期六
relation 小超市 act=卖 mark=星期天 other=星期六
total 雪糕 act=化
total 雪糕 mark=还剩

#p487
村口的小超市进了⟨200支⟩雪糕，每支进价⟨1元⟩，卖价⟨1.8元⟩，星期六卖掉⟨78支⟩，星期天卖掉⟨93支⟩。星期天比星期六多收⟨多少元⟩？
= (93-78)*1.8
total 小超市 act=进
rate 雪糕 mark=进价
rate 雪糕 mark=卖价
amount 小超市 act=卖 mark=星期六
amount 小超市 act=卖 mark=星期天
relation 小超市 act=收 mark=星期天 other=星期六

#p488
体育用品店里，一副羽毛球拍⟨85元⟩，一筒羽毛球⟨32元⟩，一根跳绳⟨9元⟩。学校用⟨600元⟩买了⟨4副⟩球拍，剩下的钱全买跳绳，买了⟨20根⟩后还剩⟨多少元⟩？
= 600-85*4-9*20
rate 学校 act=买 what=羽毛球拍
rate 羽毛球
rate 学校 act=买 what=跳绳
total 学校 act=用
amount 学校 act=买 what=球拍
amount 学校 act=买 what=跳绳
total 学校 mark=还剩

#p489
体育用品店里，一副羽毛球拍⟨85元⟩，一筒羽毛球⟨32元⟩，一根跳绳⟨9元⟩。学校买⟨4副⟩球拍比买⟨4筒⟩羽毛球多花⟨多少元⟩？
= 85*4-32*4
rate 学校 act=买 what=羽毛球拍
rate 学校 act=买 what=羽毛球
rate 跳绳
amount 学校 act=买 what=球拍
amount 学校 act=买 what=羽毛球
relation 学校 act=花 what=球拍

#p490
小女孩去卖火柴，她有⟨30包⟩火柴，每包⟨20根⟩，上午卖了⟨8包⟩，下午卖了⟨5包⟩，自己划了⟨3根⟩取暖。她一共卖了⟨多少根⟩火柴？
= (8+5)*20
amount 小女孩
rate 火柴
amount 小女孩 act=卖 mark=上午
amount 小女孩 act=卖 mark=下午
total 小女孩 act=划
total 小女孩 act=卖

#p491
小女孩去卖火柴，她有⟨30包⟩火柴，每包⟨20根⟩，上午卖了⟨8包⟩，下午卖了⟨5包⟩，她还剩⟨多少包⟩火柴没卖？
= 30-8-5
amount 小女孩
rate 火柴
amount 小女孩 act=卖 mark=上午
amount 小女孩 act=卖 mark=下午
amount 小女孩 mark=还剩

#p492
救护车从医院到事故现场用了⟨12分钟⟩，每分钟行⟨900米⟩；返回时路上堵车，多用了⟨6分钟⟩，车上有⟨3名⟩医护人员。返回时平均每分钟行⟨多少米⟩？
= 900*12/(12+6)
amount 救护车 act=行
rate 救护车 act=行
relation 救护车 act=行 mark=返回
total 医护人员
rate 救护车 act=行 mark=返回

#p493
妈妈给宝宝冲奶粉，每⟨30毫升⟩水放⟨1勺⟩奶粉，宝宝每次喝⟨180毫升⟩水冲的奶，每天喝⟨5次⟩，每天要用⟨多少勺⟩奶粉？
= 180/30*1*5
rate 水
rate 奶粉
rate 宝宝 act=喝
rate 宝宝 act=喝
total 奶粉

#p494
妈妈给宝宝冲奶粉，每次放⟨6勺⟩，每天冲⟨5次⟩，一罐奶粉能舀⟨210勺⟩，一罐⟨238元⟩。平均每天吃奶粉要花⟨多少元⟩？
= 238/(210/(6*5))
rate 妈妈 act=放
rate 妈妈 act=冲
total W:奶粉
total 奶粉
rate 宝宝 act=花

#p495
小区门口的快递柜有⟨80个⟩格子，早上取走⟨26件⟩，快递员又放进⟨35件⟩，这时正好放满，每个格子放一件。快递柜里原来有⟨多少件⟩快递？
= 80-35+26
total W:快递柜
total 快递柜 act=取
total 快递员 act=放
total 快递柜 mark=原来

#p496
小区门口的快递柜有⟨80个⟩格子，原来放着⟨71件⟩快递，早上取走⟨26件⟩，快递员又放进⟨20件⟩，每个格子放一件。现在空着⟨多少个⟩格子？
= 80-(71-26+20)
total W:快递柜
total 快递柜 mark=原来
total 快递柜 act=取
total 快递员 act=放
total 格子 mark=空着

#p497
灰太狼抓羊，第一天抓到⟨3只⟩，第二天抓到⟨4只⟩，喜羊羊第三天救走了⟨5只⟩，灰太狼被红太狼打了⟨6下⟩平底锅。灰太狼手里还剩⟨几只⟩羊？
= 3+4-5
total 灰太狼 act=抓 mark=第一天
total 灰太狼 act=抓 mark=第二天
total 喜羊羊 act=救 mark=第三天
total 红太狼 act=打
total 灰太狼 mark=还剩

#p498
四年级同学参观航天馆，上午去了⟨3批⟩，每批⟨48人⟩，下午去了⟨2批⟩，每批⟨55人⟩，讲解员每批讲⟨40分钟⟩。这天一共有⟨多少人⟩参观？
= 3*48+2*55
amount 四年级同学 act=去 mark=上午
rate 四年级同学 act=去 mark=上午
amount 四年级同学 act=去 mark=下午
rate 四年级同学 act=去 mark=下午
rate 讲解员 act=讲
total W:一共

#p499
四年级同学参观航天馆，上午去了⟨3批⟩，每批⟨48人⟩，下午去了⟨2批⟩，每批⟨55人⟩，讲解员每批讲⟨40分钟⟩。讲解员这天一共讲了⟨多少分钟⟩？
= (3+2)*40
amount 四年级同学 act=去 mark=上午
rate 四年级同学 act=去 mark=上午
amount 四年级同学 act=去 mark=下午
rate 四年级同学 act=去 mark=下午
rate 讲解员 act=讲
total 讲解员 act=讲

#p500
洗衣机厂的叔叔来我家安装洗衣机，他说：“我今天装了⟨7台⟩，昨天比今天多装⟨2台⟩，每台安装费⟨50元⟩。”他昨天收安装费⟨多少元⟩？
= (7+2)*50
amount 叔叔 act=装 mark=今天
relation 叔叔 act=装 mark=昨天 other=今天
rate 叔叔 mark=安装费
total 叔叔 act=收 mark=昨天

#p501
洗衣机厂的叔叔来我家安装洗衣机，他说：“我今天装了⟨7台⟩，比昨天多装⟨2台⟩，每台安装费⟨50元⟩。”他两天一共收安装费⟨多少元⟩？
= (7+(7-2))*50
amount 叔叔 act=装 mark=今天
relation 叔叔 act=装 mark=今天 other=昨天
rate 叔叔 mark=安装费
total 叔叔 act=收 mark=两天

#p502
爸爸的微信步数今天是⟨12600步⟩，妈妈比爸爸少走⟨3400步⟩，奶奶走的步数是妈妈的⟨(1/2)⟩，爷爷在家没有走。奶奶今天走了⟨多少步⟩？
= (12600-3400)*(1/2)
total 爸爸 act=走
relation 妈妈 act=走 other=爸爸
relation 奶奶 act=走 other=妈妈
total 奶奶 act=走

#p503
爸爸的微信步数今天是⟨12600步⟩，妈妈比爸爸少走⟨3400步⟩，爸爸每步大约⟨0.7米⟩，妈妈每步大约⟨0.6米⟩。妈妈今天大约走了⟨多少米⟩？
= (12600-3400)*0.6
amount 爸爸 act=走
relation 妈妈 act=走 other=爸爸
rate 爸爸 act=走
rate 妈妈 act=走
total 妈妈 act=走

#p504
一列小火车玩具有⟨1个⟩车头和⟨5节⟩车厢，车头长⟨12厘米⟩，每节车厢长⟨9厘米⟩，售价⟨88元⟩。这列小火车全长⟨多少厘米⟩？
= 12*1+9*5
amount 车头
amount 车厢
rate 车头
rate 车厢
total 小火车 mark=售价
total W:小火车

#p505
妈妈晾衣服，每件上衣用⟨2个⟩夹子，每条裤子用⟨3个⟩夹子，她晾了⟨6件⟩上衣和⟨4条⟩裤子，还剩⟨8个⟩夹子。妈妈一共有⟨多少个⟩夹子？
= 2*6+3*4+8
rate 上衣 act=用
rate 裤子 act=用
amount 妈妈 act=晾 what=上衣
amount 妈妈 act=晾 what=裤子
total 妈妈 mark=还剩
total W:一共

#p506
妈妈晾衣服，每件上衣用⟨2个⟩夹子，每条裤子用⟨3个⟩夹子，一共有⟨32个⟩夹子，她先晾了⟨4条⟩裤子，剩下的夹子还能晾⟨几件⟩上衣？
= (32-3*4)/2
rate 上衣 act=用
rate 裤子 act=用
total W:一共
amount 妈妈 act=晾 what=裤子
amount 妈妈 act=晾 what=上衣

#p507
古镇的民宿，标准间每晚⟨180元⟩，家庭房每晚⟨320元⟩，早餐每位⟨15元⟩。小舟一家⟨3口⟩住了⟨2晚⟩家庭房，每人每天都吃早餐，共吃了⟨6份⟩，一共要付⟨多少元⟩？
= 320*2+15*6
rate 标准间
rate 家庭房
rate 早餐
total 小舟一家
amount 小舟一家 act=住
amount 小舟一家 act=吃
total W:一共

#p508
古镇的民宿，标准间每晚⟨180元⟩，家庭房每晚⟨320元⟩，早餐每位⟨15元⟩。小舟一家住⟨2晚⟩家庭房，比住同样多晚的标准间多付⟨多少元⟩？
= (320-180)*2
rate 标准间
rate 家庭房
rate 早餐
amount 小舟一家 act=住
relation 家庭房 act=付 other=标准间

#p509
老虎有⟨9只⟩，狮子比老虎多⟨5只⟩，猴子的只数是狮子的⟨4倍⟩，动物园上午⟨9时⟩开门。猴子比老虎多⟨多少只⟩？
= (9+5)*4-9
total 老虎
relation 狮子 other=老虎
relation 猴子 other=狮子
x
relation 猴子 other=老虎

#p510
小白兔种了⟨48棵⟩白菜，自己吃了⟨15棵⟩，剩下的平均送给⟨3个⟩好朋友，每个好朋友又分给弟弟⟨2棵⟩，最后每个好朋友自己还有⟨几棵⟩？
= (48-15)/3-2
total W:白菜
total 小白兔 act=吃
amount 好朋友
rate 好朋友 act=分
rate 好朋友 mark=最后

#p511
妈妈买来⟨5米⟩花布，做窗帘用去⟨2.6米⟩，做桌布用去的比窗帘少⟨1.1米⟩，花布每米⟨22元⟩。做桌布用去⟨多少米⟩？
= 2.6-1.1
total W:花布
total 妈妈 act=用 what=窗帘
relation 妈妈 act=用 what=桌布 other=窗帘
rate 花布
total 妈妈 act=用 what=桌布

#p512
妈妈买来⟨5米⟩花布，做窗帘用去⟨2.6米⟩，做桌布用去的比窗帘少⟨1.1米⟩，花布每米⟨22元⟩。还剩花布⟨多少米⟩？
= 5-2.6-(2.6-1.1)
total W:花布
total 妈妈 act=用 what=窗帘
relation 妈妈 act=用 what=桌布 other=窗帘
rate 花布
total 妈妈 mark=还剩

#p513
足球课外班原有⟨28人⟩，暑假后走了⟨6人⟩，又新来男生⟨9人⟩、女生⟨5人⟩，教练把现在的队员平均分成⟨4组⟩，每组⟨多少人⟩？
= (28-6+9+5)/4
total 足球课外班 mark=原有
total 足球课外班 act=走
total 男生 act=来
total 女生 act=来
amount 教练 act=分
rate 教练 act=分

#p514
足球课外班每学期学费⟨1200元⟩，原有⟨28人⟩，暑假后走了⟨6人⟩，又新来⟨14人⟩，现在比原来多⟨几人⟩？
= 14-6
rate 足球课外班 mark=学费
total 足球课外班 mark=原有
total 足球课外班 act=走
total 足球课外班 act=来
relation 足球课外班 mark=现在 other=原来

#p515
外公在集市上卖草帽，大草帽每顶⟨18元⟩，小草帽每顶⟨12元⟩，一上午卖了⟨15顶⟩大草帽，卖小草帽得了⟨108元⟩。外公上午一共卖了⟨多少顶⟩草帽？
= 15+108/12
rate 大草帽
rate 小草帽
amount 大草帽 act=卖
total 小草帽 act=卖
amount W:一共

#p516
外公在集市上卖草帽，大草帽每顶⟨18元⟩，小草帽每顶⟨12元⟩，上午卖了⟨15顶⟩大草帽和⟨9顶⟩小草帽，摊位费⟨20元⟩，除去摊位费，外公还有⟨多少元⟩？
= 18*15+12*9-20
rate 大草帽
rate 小草帽
amount 大草帽 act=卖
amount 小草帽 act=卖
total 外公 mark=摊位费
total 外公 mark=还有

#p517
小狗汪汪过冬要存⟨100根⟩骨头，九月存了⟨25根⟩，十月比九月多存⟨10根⟩，十一月被小猫偷走⟨8根⟩。现在还差⟨多少根⟩才够过冬？
= 100-(25+(25+10)-8)
total W:骨头
total 汪汪 act=存 mark=九月
relation 汪汪 act=存 mark=十月 other=九月
total 小猫 act=偷 mark=十一月
relation 汪汪 mark=还差

#p518
城南小学的水房有⟨8个⟩水龙头，其中⟨1个⟩漏水，每小时漏水⟨1.5升⟩，⟨24小时⟩没人修，漏掉的水能装满⟨12升⟩的水桶⟨几桶⟩？
= 1.5*24/12
total 水房
total 水龙头 mark=漏水
rate 水龙头 act=漏
amount 水龙头 act=漏
rate 水桶 act=装
amount 水桶 act=装

#p519
快过年了，妈妈在网上买年货：坚果礼盒每盒⟨88元⟩，买了⟨3盒⟩；香肠每袋⟨36元⟩，买了⟨2袋⟩；春联一套⟨19元⟩。网店规定满⟨300元⟩减⟨40元⟩，包邮，快递⟨4天⟩送到。妈妈实际付了⟨多少元⟩？
= 88*3+36*2+19-40
rate 妈妈 act=买 what=坚果礼盒
amount 妈妈 act=买 what=坚果礼盒
rate 妈妈 act=买 what=香肠
amount 妈妈 act=买 what=香肠
total 妈妈 act=买 what=春联
total 网店
relation 网店 act=减
amount 快递 act=送
total 妈妈 act=付 mark=实际

#p520
快过年了，妈妈在网上买年货：坚果礼盒每盒⟨88元⟩，买了⟨3盒⟩；香肠每袋⟨36元⟩，买了⟨2袋⟩；春联一套⟨19元⟩。快递员一次送来，妈妈发现春联破了，网店退了⟨10元⟩。买坚果礼盒原来比买香肠多花⟨多少元⟩？
= 88*3-36*2
rate 妈妈 act=买 what=坚果礼盒
amount 妈妈 act=买 what=坚果礼盒
rate 妈妈 act=买 what=香肠
amount 妈妈 act=买 what=香肠
total 妈妈 act=买 what=春联
total 网店 act=退
relation 坚果礼盒 mark=原来 other=香肠
