hidden-card = 一张牌

# 牌名在句子里的写法
named-card = 【{ $name }】
ranked-card = { $name }{ $rank }

## 为什么不行
refusal-over = 游戏已经结束
refusal-not_now = 现在不能这样出
refusal-not_your_turn = 现在还没轮到你选择
refusal-unknown = 本游戏没有“{ $text }”这种行动；可选的行动：{ $offer }

## 句子说的是谁，以及记录的一行如何接下去
who-you = 你
clause-first = ：
clause-more = ，
clause-times = { $line }×{ $n }
