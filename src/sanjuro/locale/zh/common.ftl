hidden-card = 一张牌

# 牌名在句子里的写法
named-card = 【{ $name }】
ranked-card = { $name }{ $rank }

## 为什么不行
refusal-over = 游戏已经结束
refusal-not_now = 现在不能这样出
refusal-not_your_turn = 现在还没轮到你选择
refusal-unknown = 本游戏没有“{ $text }”这种行动；可选的行动：{ $offer }

## 各游戏通用的结束原因
reason-too_long = 对局拖得太久

## 句子说的是谁，以及记录的一行如何接下去
who-you = 你
clause-first = ：
clause-more = ，
clause-times = { $line }×{ $n }

## 电脑的名字；保存的是英文名
bot-name-tahei = 太平
bot-name-matashichi = 又七
bot-name-iori = 伊织
bot-name-kohei = 幸平
bot-name-hachi = 阿八
bot-name-yoichiro = 与一郎
bot-name-kame = 阿龟
bot-name-tokuemon = 德右卫门
bot-name-tazaemon = 多左卫门
bot-name-kuwabatake = 桑畑
bot-name-gonji = 权爷
bot-name-nui = 阿缝
bot-name-orin = 阿铃
bot-name-hansuke = 半助
bot-name-seibei = 清兵卫
bot-name-chidori = 千鸟
bot-name-inokichi = 亥之吉
bot-name-mutsuta = 睦田
bot-name-tsubaki = 椿
bot-name-rokurota = 六郎太
bot-name-hanbei = 半兵卫
bot-name-yuki = 阿雪
bot-name-unosuke = 卯之助
bot-name-tadokoro = 田所
bot-name-homma = 本间
bot-name-ushitora = 丑寅
bot-name-kikui = 菊井
bot-name-aiko = 爱子
bot-name-benjiro = 辨次郎
bot-name-chiyo = 千代
bot-name-daichi = 大地
bot-name-emiko = 惠美子
bot-name-fumio = 文雄
bot-name-goro = 五郎
