samurai_sword = 武士刀

## 武器牌
samurai_sword-bokken = 木剑
samurai_sword-kiseru = 烟管
samurai_sword-wakizashi = 胁差
samurai_sword-bo = 棒
samurai_sword-kusarigama = 锁镰
samurai_sword-katana = 打刀
samurai_sword-shuriken = 手里剑
samurai_sword-kanabo = 金棒
samurai_sword-nodachi = 野太刀
samurai_sword-naginata = 薙刀
samurai_sword-nagayari = 长枪
samurai_sword-tanegashima = 种子岛铁炮
samurai_sword-daikyu = 大弓

## 属性牌
samurai_sword-focus = 集中
samurai_sword-armor = 护甲
samurai_sword-fast_draw = 快抽
samurai_sword-bushido = 武士道

## 行动牌
samurai_sword-parry = 招架
samurai_sword-geisha = 艺妓
samurai_sword-diversion = 转移
samurai_sword-battle_cry = 战吼
samurai_sword-tea_ceremony = 茶道
samurai_sword-jujutsu = 柔术
samurai_sword-breathing = 呼吸
samurai_sword-daimyo = 大名

## 身份
samurai_sword-shogun = 幕府将军
samurai_sword-samurai = 武士
samurai_sword-ninja = 忍者
samurai_sword-ninja-1 = 忍者★
samurai_sword-ninja-2 = 忍者★★
samurai_sword-ninja-3 = 忍者★★★
samurai_sword-ronin = 浪人

## 角色
samurai_sword-benkei = 弁庆
samurai_sword-chiyome = 千代女
samurai_sword-ginchiyo = 訚千代
samurai_sword-goemon = 五右卫门
samurai_sword-hanzo = 半藏
samurai_sword-hideyoshi = 秀吉
samurai_sword-ieyasu = 家康
samurai_sword-kojiro = 小次郎
samurai_sword-musashi = 武藏
samurai_sword-nobunaga = 信长
samurai_sword-tomoe = 巴
samurai_sword-ushiwaka = 牛若
samurai_sword-nobody = 无名武士

## 角色能力
samurai_sword-about-benkei = 攻击你的难度+1。
samurai_sword-about-chiyome = 只有武器能伤到你：【战吼】和【柔术】对你无效。
samurai_sword-about-ginchiyo = 武器对你的伤害−1，但至少为1。
samurai_sword-about-goemon = 你的回合可以多使用一张武器牌。
samurai_sword-about-hanzo = 可以把武器牌当【招架】打出，除非那是你最后一张手牌。
samurai_sword-about-hideyoshi = 摸牌阶段可以多摸一张牌。
samurai_sword-about-ieyasu = 摸牌阶段的第一张牌可以取自弃牌堆顶。
samurai_sword-about-kojiro = 可以用任何武器攻击任何人。
samurai_sword-about-musashi = 你的武器伤害+1。
samurai_sword-about-nobunaga = 出牌阶段可以消耗1点耐力（最后一点除外）摸一张牌。
samurai_sword-about-tomoe = 每当你的武器伤到别人，可以摸一张牌。
samurai_sword-about-ushiwaka = 每因武器失去1点耐力，可以摸一张牌。
samurai_sword-about-nobody = 没有能力。

## 卡牌效果
samurai_sword-about-focus = 留在你面前：每回合可多用一张武器牌。
samurai_sword-about-armor = 留在你面前：攻击你的难度+1。
samurai_sword-about-fast_draw = 留在你面前：你的武器伤害+1。
samurai_sword-about-bushido = 放在任意玩家面前。该玩家的回合开始时翻一张牌：若是武器牌，他须弃一张武器牌并把【武士道】传给下家，否则失去1点荣誉；若不是，直接传给下家。
samurai_sword-about-parry = 挡下一次对你的攻击，或【战吼】对你的效果。
samurai_sword-about-geisha = 另一名玩家失去一张随机手牌，或其面前由你指定的一张牌。
samurai_sword-about-diversion = 从另一名玩家手里随机拿走一张牌。
samurai_sword-about-battle_cry = 其他每名玩家弃一张【招架】，否则受到1点伤害。
samurai_sword-about-tea_ceremony = 你摸3张牌，其他玩家各摸1张。
samurai_sword-about-jujutsu = 其他每名玩家弃一张武器牌，否则受到1点伤害。
samurai_sword-about-breathing = 回复全部耐力；另一名玩家摸一张牌。
samurai_sword-about-daimyo = 摸2张牌；也可以留着：游戏结束时值1分（浪人除外）。
samurai_sword-about-shogun = 一开始就公开身份，有5点荣誉。与武士同队：荣誉合并计算，一起获胜。
samurai_sword-about-samurai = 身份保密。与幕府将军一起获胜：暗中保护他。
samurai_sword-about-ninja = 身份保密。忍者们一起获胜，与其他所有人为敌。
samurai_sword-about-ronin = 身份保密，独自对抗所有人。五人局荣誉乘2，六人和七人局乘3。
samurai_sword-about-bokken = 最大攻击范围1：若不被招架，1点伤害。牌堆中有6张。
samurai_sword-about-kiseru = 最大攻击范围1：若不被招架，2点伤害。牌堆中有5张。
samurai_sword-about-wakizashi = 最大攻击范围1：若不被招架，3点伤害。牌堆中有1张。
samurai_sword-about-bo = 最大攻击范围2：若不被招架，1点伤害。牌堆中有5张。
samurai_sword-about-kusarigama = 最大攻击范围2：若不被招架，2点伤害。牌堆中有4张。
samurai_sword-about-katana = 最大攻击范围2：若不被招架，3点伤害。牌堆中有1张。
samurai_sword-about-shuriken = 最大攻击范围3：若不被招架，1点伤害。牌堆中有3张。
samurai_sword-about-kanabo = 最大攻击范围3：若不被招架，2点伤害。牌堆中有1张。
samurai_sword-about-nodachi = 最大攻击范围3：若不被招架，3点伤害。牌堆中有1张。
samurai_sword-about-naginata = 最大攻击范围4：若不被招架，1点伤害。牌堆中有2张。
samurai_sword-about-nagayari = 最大攻击范围4：若不被招架，2点伤害。牌堆中有1张。
samurai_sword-about-tanegashima = 最大攻击范围5：若不被招架，1点伤害。牌堆中有1张。
samurai_sword-about-daikyu = 最大攻击范围5：若不被招架，2点伤害。牌堆中有1张。

## 为什么无害
samurai_sword-no_resilience = 被击败：在自己的下个回合之前无害
samurai_sword-no_cards = 没有手牌：无害

## 阶段
samurai_sword-phase-recover = 回复阶段
samurai_sword-phase-bushido = 武士道
samurai_sword-phase-draw = 摸牌阶段
samurai_sword-phase-play = 出牌阶段
samurai_sword-phase-discard = 弃牌阶段

## 选项
samurai_sword-pace = 节奏
samurai_sword-normal = 标准
samurai_sword-quick = 快速：每人开局少1点荣誉，但至少2点（自定规则）

## 发生了什么
samurai_sword-event-deal = { "" }
samurai_sword-event-role = { $seat }的身份：{ $card }
samurai_sword-event-show = { $seat }展示了{ $card }
samurai_sword-event-turn = 轮到{ $seat }
samurai_sword-event-recover = { $seat }回复了{ $n }点耐力
samurai_sword-event-draw = { $from ->
    [discard] { $seat }从弃牌堆拿了{ $card }
   *[other] { $seat }摸了{ $times ->
        [1] { $card }
       *[other] { $times }张牌
    }
}
samurai_sword-event-reshuffle = { "" }
samurai_sword-event-run_out = 牌堆摸完了：重洗弃牌堆，每人失去1点荣誉
samurai_sword-event-play = { $seat }使用了{ $card }
samurai_sword-event-weapon = { "" }
samurai_sword-event-done = { "" }
samurai_sword-event-attack = { $seat }用【{ $what }】攻击了{ $other }
samurai_sword-event-parry = { $seat }用{ $card }挡下了攻击
samurai_sword-event-give_up = { $seat }弃掉了{ $card }
samurai_sword-event-wound = { $other }受到{ $seat }的{ $n }点伤害
samurai_sword-event-defeated = { $seat }击败了{ $other }
samurai_sword-event-honour = { $other }从{ $seat }处得到1点荣誉
samurai_sword-event-lose_honour = { $seat }失去1点荣誉
samurai_sword-event-keep = { $seat }装备了{ $card }
samurai_sword-event-bushido = { $seat }把【武士道】放在{ $owner }面前
samurai_sword-event-turn_up = { $seat }为【武士道】翻开了{ $card }
samurai_sword-event-pass_on = 【武士道】传给了{ $owner }
samurai_sword-event-leave = { $seat }弃掉了【武士道】
samurai_sword-event-steal = { $seat }从{ $giver }手里拿走了{ $card }
samurai_sword-event-charm = { $seat }的【艺妓】让{ $giver }失去了{ $card }
samurai_sword-event-undrawn = { $seat }没有摸牌堆的最后一张牌
samurai_sword-event-drain = { $seat }消耗了{ $times }点耐力
samurai_sword-event-discard = { $seat }弃掉了{ $card }

## 接在上一行后面的话：上一行开头的事件，和接上的事件
samurai_sword-after-draw-draw = { $card }
samurai_sword-after-play-draw = { $again ->
    [yes] { $times ->
        [1] ，摸{ $card }
       *[other] ，摸{ $times }张牌
    }
   *[no] { $seat }摸{ $card }
}
samurai_sword-after-play-recover = ，回复{ $n }点耐力
samurai_sword-after-play-steal = ，从{ $giver }手里拿走{ $card }
samurai_sword-after-play-charm = { $giver }失去{ $card }
samurai_sword-after-drain-draw = ，摸{ $times ->
    [1] { $card }
   *[other] { $times }张牌
}
samurai_sword-after-attack-parry = { $seat }用{ $card }挡下
samurai_sword-after-attack-wound = { $other }受到{ $n }点伤害
samurai_sword-after-attack-defeated = { $other }被击败
samurai_sword-after-attack-honour = { $other }得到1点荣誉
samurai_sword-after-wound-defeated = { $other }被击败
samurai_sword-after-wound-honour = { $other }得到1点荣誉
samurai_sword-after-turn_up-give_up = { $seat }弃掉{ $card }
samurai_sword-after-turn_up-pass_on = 【武士道】传给{ $owner }
samurai_sword-after-turn_up-lose_honour = { $seat }失去1点荣誉
samurai_sword-after-turn_up-leave = { $seat }弃掉【武士道】
samurai_sword-after-discard-discard = { $card }
samurai_sword-event-over = 游戏结束

## 行动
samurai_sword-move-strike = 用{ $card }攻击{ $target }：{ $n }点伤害
samurai_sword-move-focus = 装备【集中】：每回合可多用一张武器牌
samurai_sword-move-armor = 装备【护甲】：攻击你的难度提高
samurai_sword-move-fast_draw = 装备【快抽】：武器伤害+1
samurai_sword-move-bushido = 把【武士道】放在{ IF_YOU($target, "自己", "%") }面前
samurai_sword-move-diversion = 【转移】：从{ $target }手里随机拿一张牌
samurai_sword-move-breathing = 【呼吸】：回复全部耐力，{ $target }摸一张牌
samurai_sword-move-battle_cry = 【战吼】：其他玩家各弃一张【招架】，否则受1点伤害
samurai_sword-move-tea_ceremony = 【茶道】：摸三张牌，其他玩家各摸一张
samurai_sword-move-jujutsu = 【柔术】：其他玩家各弃一张武器牌，否则受1点伤害
samurai_sword-move-daimyo = 【大名】：摸两张牌
samurai_sword-move-geisha-hand = 【艺妓】：{ $target }失去一张随机手牌
samurai_sword-move-geisha-table = 【艺妓】：{ $target }失去{ $card }
samurai_sword-move-nobunaga = 消耗1点耐力摸一张牌
samurai_sword-move-end = 结束回合
samurai_sword-move-discard = 弃掉{ $card }
samurai_sword-move-parry = 招架
samurai_sword-move-parry-with = 用{ $card }招架
samurai_sword-move-take = 承受{ $n }点伤害
samurai_sword-move-honour = 失去1点荣誉，弃掉【武士道】
samurai_sword-move-honour-free = 弃掉【武士道】：三人局的幕府将军不失荣誉
samurai_sword-move-draw-last = 摸牌堆的最后一张牌
samurai_sword-move-leave-last = 不摸牌堆的最后一张牌
samurai_sword-move-draw-deck = 第一张牌从牌堆摸
samurai_sword-move-draw-discard = 第一张牌拿弃牌堆的{ $card }

## 行动的结果
samurai_sword-then-wounds = { $n }点伤害，耐力还剩{ $left }
samurai_sword-then-defeats = { $n }点伤害：击败，荣誉+1
samurai_sword-then-left = 耐力还剩{ $left }
samurai_sword-then-defeated = 你被击败，荣誉还剩{ $honour }
samurai_sword-then-honour = 荣誉还剩{ $honour }
samurai_sword-then-discard = 接着弃掉{ $n }张牌
samurai_sword-then-pass_on = 【武士道】传给{ $target }
samurai_sword-then-unseen = { $n ->
    [1] 唯一的一张手牌
   *[other] { $n }张手牌中随机一张
}
samurai_sword-then-everybody = { $n ->
    [0] 对任何人都无效
   *[other] 影响{ $n }名玩家
}
samurai_sword-then-focus = 每回合可用{ $n }张武器牌
samurai_sword-then-armor = 攻击你的难度+{ $n }
samurai_sword-then-fast_draw = 每张武器牌伤害+{ $n }

## 获胜原因
samurai_sword-reason-honour = 荣誉胜利
samurai_sword-reason-honour_tie = 荣誉胜利（平分判定）
samurai_sword-reason-swordmaster = 剑圣的胜利

## 为什么不行
samurai_sword-refusal-answer_parry = 你正受到攻击：打出【招架】或承受伤害
samurai_sword-refusal-answer_weapon = 【柔术】要求武器牌：弃一张或受1点伤害
samurai_sword-refusal-answer_bushido = 【武士道】要求武器牌：弃一张或失去1点荣誉
samurai_sword-refusal-not_in_hand = 你手里没有{ $card }
samurai_sword-refusal-only_hanzo = 只有半藏能用武器牌招架
samurai_sword-refusal-last_card = 半藏不能用最后一张手牌（武器牌）招架
samurai_sword-refusal-discard_later = 回合结束时才弃牌，弃到{ $limit }张
samurai_sword-refusal-discard_now = 回合结束：手牌弃到{ $limit }张
samurai_sword-refusal-draw_first = 先摸牌：从牌堆或弃牌堆
samurai_sword-refusal-draw_or_leave = 先决定牌堆的最后一张牌：摸或不摸
samurai_sword-refusal-drawn = 本回合你已经摸过牌了
samurai_sword-refusal-parry_later = 没有人攻击你；【招架】只能用来回应
samurai_sword-refusal-honour_later = 【武士道】现在不要求你付出荣誉
samurai_sword-refusal-only_nobunaga = 只有信长能用耐力换牌
samurai_sword-refusal-last_resilience = 最后一点耐力不能用来换牌
samurai_sword-refusal-nothing_to_draw = 没有牌可摸
samurai_sword-refusal-no_such_seat = 座位编号只有0到{ $last }
samurai_sword-refusal-not_yourself = { $card }要用在其他玩家身上
samurai_sword-refusal-weapons = 本回合不能再用武器牌：上限{ $n }张
samurai_sword-refusal-harmless_resilience = { $target }没有耐力，是无害角色：不能对其使用武器牌
samurai_sword-refusal-harmless_hand = { $target }没有手牌，是无害角色：不能对其使用武器牌
samurai_sword-refusal-too_hard = 够不着：攻击{ $target }的难度是{ $difficulty }，{ $card }的最大攻击范围是{ $reach }
samurai_sword-refusal-one_bushido = 场上已有【武士道】，在{ $owner }面前
samurai_sword-refusal-not_there = { $target }面前没有{ $card }
samurai_sword-refusal-no_cards = { $target }没有手牌

## Rulings
samurai_sword-help-shogun-1 = 开局4张手牌，最先行动。
samurai_sword-help-shogun-2 = 平分时忍者优先于你，你优先于浪人。
samurai_sword-help-shogun-3 = 三人局里你独自一队：6点荣誉并且加倍计算，多摸一张牌，多用一张武器牌，不因【武士道】失去荣誉。
samurai_sword-help-samurai-1 = 四人和六人局里你的荣誉加倍计算。
samurai_sword-help-samurai-2 = 如果你击败幕府将军的一击结束了游戏，你的队伍扣三分。
samurai_sword-help-ninja-1 = 所有平分都判忍者胜。
samurai_sword-help-ninja-2 = 四人局里星数较多的忍者荣誉加倍。只用两张忍者牌时，没有人知道哪一张放回了盒子。
samurai_sword-help-ninja-3 = 如果你击败同伴忍者的一击结束了游戏，你的队伍扣三分。
samurai_sword-help-ronin-1 = 【大名】对你不计分，平分时你总是落败。
samurai_sword-help-focus-1 = 可以叠加，也与五右卫门叠加：一张【集中】让他每回合用三张武器牌。
samurai_sword-help-armor-1 = 可以叠加。你自己的护甲不影响你攻击别人的难度。
samurai_sword-help-armor-2 = 小次郎的攻击无视护甲。
samurai_sword-help-fast_draw-1 = 可以叠加。【战吼】和【柔术】不是武器：仍为1点伤害。
samurai_sword-help-bushido-1 = 不论难度，可放在任何人面前，包括无害角色和自己。场上只能有一张。
samurai_sword-help-bushido-2 = 在回复之后、摸牌之前生效。翻开的牌进弃牌堆。
samurai_sword-help-bushido-3 = 传递时交给顺时针下一名玩家；用荣誉支付后弃掉。失去最后一点荣誉则游戏结束。
samurai_sword-help-bushido-4 = 没有手牌时大家都看得出没有武器：直接失去荣誉，不再询问。
samurai_sword-help-parry-1 = 一张【招架】挡下任何攻击，不论多少伤害。
samurai_sword-help-parry-2 = 只要有手牌就会被询问，即使没有【招架】：询问不能泄露手牌。
samurai_sword-help-parry-3 = 用最后一张手牌招架后，立刻变为无害。
samurai_sword-help-geisha-1 = 不看难度。对无害角色也有效。
samurai_sword-help-geisha-2 = 也可以弃掉【武士道】。
samurai_sword-help-diversion-1 = 不看难度，但对方必须有手牌。
samurai_sword-help-battle_cry-1 = 按顺时针依次结算。跳过无害角色和千代女。
samurai_sword-help-battle_cry-2 = 因此被击败的玩家交给你1点荣誉，与攻击相同。
samurai_sword-help-tea_ceremony-1 = 你先摸，其他人按顺时针摸。途中牌堆摸完时，每人立刻失去1点荣誉。
samurai_sword-help-jujutsu-1 = 按顺时针依次结算。跳过无害角色和千代女。
samurai_sword-help-jujutsu-2 = 在这里半藏的最后一张手牌也可以用，只要是武器牌。
samurai_sword-help-breathing-1 = 耐力全满时也能使用。摸牌的是另一名玩家，不是你。
samurai_sword-help-daimyo-1 = 留在手里的1分不会加倍。
samurai_sword-help-benkei-1 = 与他的护甲叠加。小次郎的攻击无视两者。
samurai_sword-help-chiyome-1 = 对【战吼】和【柔术】既不用弃牌，也不受伤害。
samurai_sword-help-ginchiyo-1 = 先计算所有增加的伤害，再减1。
samurai_sword-help-ginchiyo-2 = 【战吼】和【柔术】对她仍是1点伤害。
samurai_sword-help-goemon-1 = 与【集中】叠加：两张武器牌，有一张【集中】时三张。
samurai_sword-help-hanzo-1 = 最后一张手牌如果是武器，不能当【招架】，对【战吼】也不行。
samurai_sword-help-hideyoshi-1 = 每回合摸三张，而不是两张。
samurai_sword-help-ieyasu-1 = 弃牌堆为空时照常摸牌。
samurai_sword-help-kojiro-1 = 无视护甲和弁庆，但不能攻击无害角色。
samurai_sword-help-musashi-1 = 与【快抽】叠加。【战吼】和【柔术】不是武器。
samurai_sword-help-nobunaga-1 = 次数不限，但不能用掉最后一点耐力。
samurai_sword-help-nobunaga-2 = 他自己消耗的耐力不会让别人得到荣誉。
samurai_sword-help-tomoe-1 = 每次命中摸一张，不论多少伤害；在荣誉之后最后结算。
samurai_sword-help-ushiwaka-1 = 被击败的那次伤害也算，但只计实际失去的耐力。
samurai_sword-help-bokken-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-bokken-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-kiseru-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-kiseru-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-wakizashi-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-wakizashi-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-bo-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-bo-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-kusarigama-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-kusarigama-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-katana-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-katana-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-shuriken-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-shuriken-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-kanabo-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-kanabo-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-nodachi-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-nodachi-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-naginata-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-naginata-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-nagayari-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-nagayari-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-tanegashima-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-tanegashima-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-daikyu-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加1。
samurai_sword-help-daikyu-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
