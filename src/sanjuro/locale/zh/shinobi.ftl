shinobi = 忍
shinobi-go_hojo = 后北条
shinobi-mori = 毛利
shinobi-oda = 织田
shinobi-takeda = 武田
shinobi-uesugi = 上杉
shinobi-ninja = 忍者
shinobi-secret-go_hojo = 后北条
shinobi-secret-mori = 毛利
shinobi-secret-oda = 织田
shinobi-secret-takeda = 武田
shinobi-secret-uesugi = 上杉

## 发生了什么
shinobi-event-turn = 轮到{ $seat }
shinobi-event-secret = { "" }
shinobi-event-draw = { $seat }摸了{ $times ->
    [1] { $card }
   *[other] { $times }张牌
}
shinobi-event-last_card = { $seat }摸走了最后一张牌：最后一轮开始
shinobi-event-deploy = { $seat }将{ $card }部署到{ $home ->
    [yes] 自己
   *[no] { $owner }
}的领地
shinobi-event-ninja = { $seat }派出了忍者
shinobi-event-struck = 忍者除掉了{ $giver }领地里的{ $card }
shinobi-event-march = { $seat }将{ $card }从{ $giver }的领地调动到{ $home ->
    [yes] 自己
   *[no] { $owner }
}的领地
shinobi-event-attack = { $seat }派{ $what }军攻击
shinobi-event-beaten = { $giver }领地里的{ $card }军损失一张牌
shinobi-event-skip = { $seat }无法{ $what ->
    [first] 部署
    [second] 部署或调动
   *[third] 攻击
}
shinobi-event-shown = { $seat }展示了{ $card }
shinobi-event-clan = { $seat }的家族是{ $card }

## 接在上一行后面的话：上一行开头的事件，和接上的事件
shinobi-after-draw-draw = { $card }
shinobi-after-ninja-struck = ，除掉{ $giver }领地里的{ $card }
shinobi-after-attack-beaten = { $giver }领地里的{ $card }军损失一张牌
shinobi-event-over = 游戏结束


## 行动
shinobi-move-deploy = 将{ $card }部署到{ IF_YOU($target, "自己", "%") }的领地
shinobi-move-strike = 派忍者除掉{ IF_YOU($target, "自己", "%") }领地中的{ $card }
shinobi-move-march = 将{ $card }从{ IF_YOU($seat, "自己", "%") }的领地调动到{ IF_YOU($target, "自己", "%") }的领地
shinobi-move-attack = 用{ $card }军攻击{ IF_YOU($target, "自己", "%") }领地中的{ $victim }

## 行动的结果
shinobi-then-total = 桌上的{ $clan }牌：{ $before }→{ $after }
shinobi-then-march = 那里变为{ $there }，原处剩{ $left }
shinobi-then-total_own = { shinobi-then-total }；之后必须攻击，目标只能是{ $own }：你自己的家族
shinobi-then-march_own = { shinobi-then-march }；之后必须攻击，目标只能是{ $own }：你自己的家族

## 获胜原因
shinobi-reason-most_cards = 在所有领地中牌数最多
shinobi-reason-most_at_home = 总牌数相同，但在自己领地中的牌更多
shinobi-reason-shared = 总牌数和自己领地中的牌数都相同

## 为什么不行
shinobi-refusal-no_such_province = 领地编号只有0到{ $seats }
shinobi-refusal-attack_now = 第三道命令是攻击
shinobi-refusal-attack_third = 攻击是第三道命令，要排在另外两道之后
shinobi-refusal-not_in_hand = 你手里没有{ $card }
shinobi-refusal-abroad_first = 第一道命令要把牌部署到别人的领地，不能是自己的
shinobi-refusal-home_now = 第二道命令只能把手牌部署到自己的领地
shinobi-refusal-ninja_first = 只有第一道命令可以派忍者
shinobi-refusal-ninja_abroad = 不能向自己的领地派忍者
shinobi-refusal-no_army = { IF_YOU($province, "自己", "%") }的领地里没有{ $clan }军
shinobi-refusal-march_second = 第二道命令才能调动军队
shinobi-refusal-march_out = 不能把军队从自己的领地调动出去
shinobi-refusal-march_nowhere = 军队必须调动到另一个领地
shinobi-refusal-attack_abroad = 不能攻击自己领地中的军队
shinobi-refusal-attack_own_clan = 同一家族不能自相攻击
shinobi-refusal-not_weaker = 只能攻击更弱的军队：你的兵力是{ $strength }，对方是{ $victim }
shinobi-refusal-spared = 这支军队本回合刚得到一张牌，或刚遭忍者袭击

## What a card does, in a sentence
shinobi-about-go_hojo = 共十一张牌。一支军队的兵力就是它在一个领地里的牌数；这个家族的密探希望桌上它的牌最多。
shinobi-about-mori = 共十一张牌。一支军队的兵力就是它在一个领地里的牌数；这个家族的密探希望桌上它的牌最多。
shinobi-about-oda = 共十一张牌。一支军队的兵力就是它在一个领地里的牌数；这个家族的密探希望桌上它的牌最多。
shinobi-about-takeda = 共十一张牌。一支军队的兵力就是它在一个领地里的牌数；这个家族的密探希望桌上它的牌最多。
shinobi-about-uesugi = 共十一张牌。一支军队的兵力就是它在一个领地里的牌数；这个家族的密探希望桌上它的牌最多。
shinobi-about-ninja = 作为第一道命令，代替家族牌派出：忍者和别人领地里任一军队的一张牌离开牌桌。

## Rulings
shinobi-help-ninja-1 = 不能派到自己的领地，也不能作为第二道命令。
shinobi-help-ninja-2 = 被忍者袭击的军队，本回合不能再被攻击。
