## The table
samurai_sword-ring = 各位玩家，从你左手边起按顺时针
samurai_sword-clash = 当前行动
samurai_sword-whose-turn = 当前回合
samurai_sword-phases = 回合阶段
samurai_sword-roles = 本局身份
samurai_sword-honour-count = { $n }点荣誉
samurai_sword-resilience-count = 耐力{ $n }/{ $of }
samurai_sword-harmless = 无害
samurai_sword-difficulty = 你攻击的难度为{ $n }
samurai_sword-difficulty-for = { $name }攻击的难度为{ $n }
samurai_sword-reaches-you = 攻击你的难度为{ $n }
samurai_sword-your-role = 你的身份：除幕府将军外，到游戏结束前保密
samurai_sword-who-reaches-me = 谁能打到我？
samurai_sword-threat = { $n ->
    [0] 没有武器能从这里打到你。
   *[other] 32张武器牌里有{ $n }张能打到你。
}
samurai_sword-threat-short = 32张中{ $n }张够得着
samurai_sword-against-you = 对你的敌意：{ $n }。
samurai_sword-against-shogun = 对幕府将军：{ $n }。
samurai_sword-weapons-left = { $n ->
   *[other] 张武器牌本回合还可使用
}
samurai_sword-weapon-facts = 最大攻击范围{ $reach }，伤害{ $n }
samurai_sword-reach = 最大攻击范围
samurai_sword-wounds = 伤害
samurai_sword-in-all = 共计
samurai_sword-you-at = 你的难度
samurai_sword-at = { $name }的难度
samurai_sword-you-have = 你有
samurai_sword-has = { $name }有
samurai_sword-asks-each = 每人须弃
samurai_sword-a-weapon = 武器牌
samurai_sword-or-wounds = 否则受到伤害
samurai_sword-now = 现在：{ $name }
samurai_sword-turned-up = 翻开
samurai_sword-goes-to = 【武士道】传给{ $next }
samurai_sword-or-honour = 否则失去荣誉

## Questions
samurai_sword-ask-draw = 第一张牌拿弃牌堆的{ $card }，还是从牌堆摸？
samurai_sword-hint-draw = 其余的牌从牌堆摸。
samurai_sword-ask-discard = { $n ->
    [one] 弃掉哪张牌？
   *[other] 弃掉哪张牌？还要弃{ $n }张。
}
samurai_sword-hint-discard = 手牌最多留七张。
samurai_sword-ask-play = 使用哪张牌？
samurai_sword-hint-play = { $n ->
    [0] 本回合不能再用武器牌；其他牌不限。
   *[other] 本回合还能用{ $n }张武器牌；其他牌不限。
}
samurai_sword-ask-strike = 用【{ $card }】攻击谁？
samurai_sword-hint-strike = 最大攻击范围{ $reach }；若不被招架，{ $n }点伤害。
samurai_sword-ask-use = 使用【{ $card }】吗？
samurai_sword-ask-with-bushido = 把【武士道】放在谁面前？
samurai_sword-hint-with-bushido = 任何人都可以，包括自己。轮到该玩家时，他须付出武器牌或荣誉。
samurai_sword-ask-with-diversion = 从谁手里拿一张牌？
samurai_sword-hint-with-diversion = 随机一张。
samurai_sword-ask-with-breathing = 你回复全部耐力。另外谁摸一张牌？
samurai_sword-hint-with-breathing = 没有手牌的玩家摸牌后就不再无害。
samurai_sword-ask-with-geisha = 艺妓拜访谁？
samurai_sword-hint-with-geisha = 点玩家：失去一张随机手牌；点其面前的牌：失去那张牌。
samurai_sword-who-attack = { $by }攻击你
samurai_sword-ask-attack = { $defeats ->
    [true] 招架【{ $weapon }】，还是被击败？
   *[other] 招架【{ $weapon }】，还是承受{ $n ->
       *[other] { $n }
    }点伤害？
}
samurai_sword-who-battle_cry = { $by }使用【战吼】
samurai_sword-ask-battle_cry = { $defeats ->
    [true] 弃一张【招架】，还是被击败？
   *[other] 弃一张【招架】，还是受到1点伤害？
}
samurai_sword-who-jujutsu = { $by }使用【柔术】
samurai_sword-ask-jujutsu = { $defeats ->
    [true] 弃一张武器牌，还是被击败？
   *[other] 弃一张武器牌，还是受到1点伤害？
}
samurai_sword-hint-defeat = { $last ->
    [true] 如果被击败，你把最后1点荣誉交给{ $by }，游戏结束。
   *[other] 如果被击败，你把1点荣誉交给{ $by }。
}
samurai_sword-hint-no-parry = 你手里没有可以招架的牌。
samurai_sword-hint-no-weapon = 你手里没有武器牌。
samurai_sword-hint-hanzo = 半藏也可以用武器牌招架。
samurai_sword-who-may_draw = 牌堆的最后一张牌
samurai_sword-ask-may_draw = { $kind ->
    [ends] 摸（每人失去1点荣誉，游戏结束），还是不摸？
    [costs] 摸（每人失去1点荣誉），还是不摸？
   *[free] 摸，还是不摸？
}
samurai_sword-hint-may_draw = { $n ->
    [1] 你的角色可以摸这张牌，也可以不摸。
   *[other] 你的角色可以摸{ $n }张牌，也可以不摸。这张不摸，其余的也不摸。
}
samurai_sword-who-bushido = 【武士道】翻开{ $card }
samurai_sword-ask-bushido = { $kind ->
    [free] 弃一张武器牌，还是弃掉【武士道】？
    [last] 弃一张武器牌，还是失去最后1点荣誉并结束游戏？
   *[usual] 弃一张武器牌，还是失去1点荣誉？
}
samurai_sword-hint-bushido = 弃武器牌后，【武士道】传给{ $next }。

## While others choose
samurai_sword-wait-turn = { $phase ->
    [draw] { $seat }正在摸牌。
    [discard] { $seat }正在弃到七张。
   *[play] { $seat }正在选择要用的牌。
}
samurai_sword-wait-attack = { $by }用【{ $weapon }】攻击{ $seat }：{ $seat }须招架，否则受到{ $wounds }点伤害。
samurai_sword-wait-battle_cry = { $by }的【战吼】：{ $seat }须弃一张【招架】，否则受到1点伤害。
samurai_sword-wait-jujutsu = { $by }的【柔术】：{ $seat }须弃一张武器牌，否则受到1点伤害。
samurai_sword-wait-may_draw = { $seat }可以摸牌堆的最后一张牌，也可以不摸。
samurai_sword-wait-bushido = 【武士道】：{ $seat }须弃一张武器牌，否则失去1点荣誉。

## The end
samurai_sword-team-shogun = 幕府将军与武士
samurai_sword-team-ninja = 忍者
samurai_sword-team-ronin = 浪人
samurai_sword-end-honour = { $names }的荣誉耗尽：游戏立即结束，计算荣誉。
samurai_sword-end-swordmaster = 只剩{ $name }还有耐力：{ $team ->
    [shogun] 幕府将军与武士
    [ronin] 浪人
   *[ninja] 忍者
}立即获胜，不论荣誉。
samurai_sword-end-tie = 平分，判{ $team ->
    [shogun] 幕府将军与武士
    [ronin] 浪人
   *[ninja] 忍者
}获胜。
samurai_sword-deadly-strike = 致命一击：最后一击落在自己人身上

## 开局的牌与终局的话
samurai_sword-begin-shogun = 你是幕府将军。
samurai_sword-begin-samurai = 你是武士。
samurai_sword-begin-ninja = 你是忍者。
samurai_sword-begin-ronin = 你是浪人。
samurai_sword-aim-shogun = { $samurai ->
    [0] 最后荣誉要比忍者多：你孤身一人，荣誉乘{ $factor }。
   *[other] 与你的武士一起积攒荣誉，要比谁都多；你不知道武士是谁。
}
samurai_sword-aim-samurai = 为幕府将军{ $shogun }积攒荣誉：你的也算进去。别让人看出来。
samurai_sword-aim-ninja = 与其他忍者一起，从幕府将军{ $shogun }和所有人手中夺取荣誉。
samurai_sword-aim-ronin = 独自对抗所有人，积攒荣誉：你的荣誉乘{ $factor }。
samurai_sword-verdict-honour = { $team ->
    [shogun] 幕府将军与武士荣誉最多，共{ $n }
    [ronin] 浪人荣誉最多，共{ $n }
   *[ninja] 忍者荣誉最多，共{ $n }
}
samurai_sword-verdict-honour_tie = { $team ->
    [shogun] 荣誉同为{ $n }，判幕府将军胜
    [ronin] 荣誉同为{ $n }，判浪人胜
   *[ninja] 荣誉同为{ $n }，判忍者胜
}
samurai_sword-verdict-swordmaster = 只剩{ IF_YOU($name, "你", "%") }还有耐力

## What a click that is no move shows
samurai_sword-count-shogun = { $n }名幕府将军
samurai_sword-count-samurai = { $n }名武士
samurai_sword-count-ninja = { $n }名忍者
samurai_sword-count-ronin = { $n }名浪人
samurai_sword-honour-times = 荣誉×{ $n }
samurai_sword-honour-worth = 1点荣誉＝{ $n }分
samurai_sword-honour-worth-stars = 1点荣誉＝{ $n }分，星多者＝{ $more }分
samurai_sword-attacks = 攻击难度
samurai_sword-attack-sum = { $sum }：{ $n ->
    [0] 没有武器够得着。
   *[other] 32张武器牌里有{ $n }张够得着。
}
samurai_sword-attacks-anybody = 始终为1：{ $name }可以攻击任何人。32张武器牌里有{ $n }张够得着。
samurai_sword-each-turn = 每回合：{ $weapons }张武器牌，摸{ $cards }张牌{ $wounds ->
    [0] 。
   *[other] ；每张武器牌伤害+{ $wounds }。
}
samurai_sword-deed-attack = 攻击{ $target }
samurai_sword-deed-defeated = 击败{ $target }
samurai_sword-deed-bushido = 把【武士道】放在{ $target }面前
samurai_sword-deed-robbed = 拿走{ $target }的一张牌
samurai_sword-deed-freed = 替{ $target }除掉【武士道】

## 讲述
samurai_sword-for-bushido = 【武士道】翻牌
samurai_sword-drawn-pass_on = 不是武器：【武士道】传给下家
samurai_sword-drawn-weapon = 是武器
samurai_sword-cannot-parry = 没有可用来招架的牌
samurai_sword-cannot-weapon = 没有可弃的武器牌
samurai_sword-cost = { $n }点伤害
samurai_sword-deed-forced = 令{ $target }弃一张牌
