hidden-card = 一张牌

# 牌名在句子里的写法
named-card = 【{ $name }】

## 为什么不行
refusal-over = 游戏已经结束
refusal-not_now = 现在不能这样出
refusal-not_your_turn = 现在还没轮到你选择
refusal-unknown = 本游戏没有“{ $text }”这种行动；可选的行动：{ $offer }
