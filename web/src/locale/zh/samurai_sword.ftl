## The table
samurai_sword-ring = 各位玩家，从你左手边起按顺时针
samurai_sword-clash = 正在进行
samurai_sword-whose-turn = 当前回合
samurai_sword-phases = 回合阶段
samurai_sword-roles = 本局身份
samurai_sword-role-counts = { $role }：本局 { $n } 名，荣誉乘 { $factor }
samurai_sword-honour-count = { $n } 点荣誉
samurai_sword-resilience-count = 耐力 { $n }/{ $of }
samurai_sword-harmless = 无害
samurai_sword-difficulty = 你攻击的难度 { $n }
samurai_sword-difficulty-for = { $name } 攻击的难度 { $n }
samurai_sword-reaches-you = 攻击你需要距离 { $n }
samurai_sword-your-role = 你的身份：除幕府将军外，到结束前保密
samurai_sword-who-reaches-me = 谁能打到我？
samurai_sword-threat = { $n ->
    [0] 没有武器能从这里打到你。
   *[other] 32 张武器牌里有 { $n } 张能打到你。
}
samurai_sword-threat-short = 32 张中 { $n } 张可及
samurai_sword-against-you = 对你的敌意：{ $n }。
samurai_sword-against-shogun = 对将军：{ $n }。
samurai_sword-weapons-left = { $n ->
   *[other] 张武器牌本回合还可使用
}
samurai_sword-weapon-facts = 距离 { $reach }，伤害 { $n }
samurai_sword-reach = 距离
samurai_sword-wounds = 伤害
samurai_sword-in-all = 共计
samurai_sword-you-at = 你的难度
samurai_sword-at = { $name } 的难度
samurai_sword-you-have = 你有
samurai_sword-has = { $name } 有
samurai_sword-asks-each = 每人须交出
samurai_sword-a-weapon = 武器牌
samurai_sword-or-wounds = 否则受到伤害
samurai_sword-now = 现在：{ $name }
samurai_sword-turned-up = 翻开
samurai_sword-goes-to = 【武士道】传给 { $next }
samurai_sword-or-honour = 否则失去荣誉

## Questions
samurai_sword-ask-draw = 第一张牌拿弃牌堆的{ $card }，还是从牌堆摸？
samurai_sword-hint-draw = 其余的牌从牌堆摸。
samurai_sword-ask-discard = { $n ->
    [one] 弃掉哪张牌？
   *[other] 弃掉哪张牌？还要弃 { $n } 张。
}
samurai_sword-hint-discard = 手牌最多留七张。
samurai_sword-ask-play = 使用哪张牌？
samurai_sword-hint-play = { $n ->
    [0] 本回合不能再用武器牌；其他牌不限。
   *[other] 本回合还能用 { $n } 张武器牌；其他牌不限。
}
samurai_sword-ask-strike = 用{ $card }攻击谁？
samurai_sword-hint-strike = 可达难度 { $reach }；若不被招架，{ $n } 点伤害。
samurai_sword-ask-use = 使用{ $card }吗？
samurai_sword-ask-with-bushido = 把【武士道】放在谁面前？
samurai_sword-hint-with-bushido = 任何人都可以，包括自己。轮到他时须付出武器牌或荣誉。
samurai_sword-ask-with-diversion = 从谁手里拿一张牌？
samurai_sword-hint-with-diversion = 随机一张。
samurai_sword-ask-with-breathing = 你回复全部耐力。另外谁摸一张牌？
samurai_sword-hint-with-breathing = 没有手牌的玩家摸牌后就不再无害。
samurai_sword-ask-with-geisha = 艺妓拜访谁？
samurai_sword-hint-with-geisha = 选玩家：失去一张随机手牌；选他面前的牌：失去那张牌。
samurai_sword-who-attack = { $by } 攻击你
samurai_sword-ask-attack = { $defeats ->
    [true] 招架{ $weapon }，还是被击败？
   *[other] 招架{ $weapon }，还是承受 { $n ->
       *[other] { $n }
    } 点伤害？
}
samurai_sword-who-battle_cry = { $by } 发出战吼
samurai_sword-ask-battle_cry = { $defeats ->
    [true] 弃一张【招架】，还是被击败？
   *[other] 弃一张【招架】，还是受到 1 点伤害？
}
samurai_sword-who-jujutsu = { $by } 使用【柔术】
samurai_sword-ask-jujutsu = { $defeats ->
    [true] 弃一张武器牌，还是被击败？
   *[other] 弃一张武器牌，还是受到 1 点伤害？
}
samurai_sword-hint-defeat = { $last ->
    [true] 被击败就把最后 1 点荣誉交给 { $by }，游戏结束。
   *[other] 被击败就交给 { $by } 1 点荣誉。
}
samurai_sword-hint-no-parry = 你手里没有可以招架的牌。
samurai_sword-hint-no-weapon = 你手里没有武器牌。
samurai_sword-hint-hanzo = 半藏也可以用武器牌招架。
samurai_sword-who-bushido = 【武士道】翻开{ $card }
samurai_sword-ask-bushido = { $kind ->
    [free] 弃一张武器牌，还是弃掉【武士道】？
    [last] 弃一张武器牌，还是失去最后 1 点荣誉并结束游戏？
   *[usual] 弃一张武器牌，还是失去 1 点荣誉？
}
samurai_sword-hint-bushido = 弃武器牌后，【武士道】传给 { $next }。

## While others choose
samurai_sword-wait-turn = 轮到 { $seat }：{ $phase ->
    [draw] 摸牌
    [discard] 弃到七张
   *[play] 选择要用的牌
}。
samurai_sword-wait-attack = { $seat } 招架 { $by } 的{ $weapon }，或承受 { $wounds } 点伤害。
samurai_sword-wait-battle_cry = { $by } 的战吼：{ $seat } 弃一张【招架】，或受到 1 点伤害。
samurai_sword-wait-jujutsu = { $by } 的【柔术】：{ $seat } 弃一张武器牌，或受到 1 点伤害。
samurai_sword-wait-bushido = 【武士道】：{ $seat } 弃一张武器牌，或失去荣誉。

## The end
samurai_sword-team-shogun = 幕府将军与武士
samurai_sword-team-ninja = 忍者
samurai_sword-team-ronin = 浪人
samurai_sword-end-honour = { $names } 的荣誉耗尽：游戏立即结束，计算荣誉。
samurai_sword-end-swordmaster = 只剩 { $name } 还有耐力：{ $team ->
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

## Roles
samurai_sword-about-shogun = 一开始就公开身份，有 5 点荣誉。与武士同一阵营：荣誉合并计算，一起获胜。
samurai_sword-help-shogun-1 = 开局 4 张手牌，最先行动。
samurai_sword-help-shogun-2 = 平分时忍者优先于你，你优先于浪人。
samurai_sword-help-shogun-3 = 三人局里你独自一方：6 点荣誉并且加倍计算，多摸一张牌，多用一张武器牌，不因【武士道】失去荣誉。
samurai_sword-about-samurai = 身份保密。与幕府将军一起获胜：暗中保护他。
samurai_sword-help-samurai-1 = 四人和六人局里你的荣誉加倍计算。
samurai_sword-help-samurai-2 = 如果击败幕府将军的一击结束了游戏，你方扣三分。
samurai_sword-about-ninja = 身份保密。忍者们一起获胜，与其他所有人为敌。
samurai_sword-help-ninja-1 = 所有平分都判忍者胜。
samurai_sword-help-ninja-2 = 四人局里星数较多的忍者荣誉加倍。只用两张忍者牌时，没有人知道哪一张放回了盒子。
samurai_sword-help-ninja-3 = 如果击败同伴忍者的一击结束了游戏，你方扣三分。
samurai_sword-about-ronin = 身份保密，独自对抗所有人。五人局荣誉乘 2，六人和七人局乘 3。
samurai_sword-help-ronin-1 = 【大名】对你不计分，平分时你总是落败。

## Rulings
samurai_sword-help-focus-1 = 可以叠加，也与五右卫门叠加：一张【集中】让他每回合用三张武器牌。
samurai_sword-help-armor-1 = 可以叠加。你自己的护甲不影响你的攻击范围。
samurai_sword-help-armor-2 = 小次郎的攻击无视护甲。
samurai_sword-help-fast_draw-1 = 可以叠加。【战吼】和【柔术】不是武器：仍为 1 点伤害。
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
samurai_sword-help-battle_cry-2 = 因此被击败的玩家交给你 1 点荣誉，与攻击相同。
samurai_sword-help-tea_ceremony-1 = 你先摸，其他人按顺时针摸。途中牌堆摸完时，每人立刻失去 1 点荣誉。
samurai_sword-help-jujutsu-1 = 按顺时针依次结算。跳过无害角色和千代女。
samurai_sword-help-jujutsu-2 = 在这里半藏的最后一张手牌也可以用，只要是武器牌。
samurai_sword-help-breathing-1 = 耐力全满时也能使用。摸牌的是另一名玩家，不是你。
samurai_sword-help-daimyo-1 = 留在手里的 1 分不会加倍。

samurai_sword-help-benkei-1 = 与他的护甲叠加。小次郎的攻击无视两者。
samurai_sword-help-chiyome-1 = 对【战吼】和【柔术】既不用弃牌，也不受伤害。
samurai_sword-help-ginchiyo-1 = 先计算所有增加的伤害，再减 1。
samurai_sword-help-ginchiyo-2 = 【战吼】和【柔术】对她仍是 1 点伤害。
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

## Weapons
samurai_sword-about-bokken = 可攻击难度 1 以内的目标：若不被招架，1 点伤害。牌堆中有 6 张。
samurai_sword-about-kiseru = 可攻击难度 1 以内的目标：若不被招架，2 点伤害。牌堆中有 5 张。
samurai_sword-about-wakizashi = 可攻击难度 1 以内的目标：若不被招架，3 点伤害。牌堆中有 1 张。
samurai_sword-about-bo = 可攻击难度 2 以内的目标：若不被招架，1 点伤害。牌堆中有 5 张。
samurai_sword-about-kusarigama = 可攻击难度 2 以内的目标：若不被招架，2 点伤害。牌堆中有 4 张。
samurai_sword-about-katana = 可攻击难度 2 以内的目标：若不被招架，3 点伤害。牌堆中有 1 张。
samurai_sword-about-shuriken = 可攻击难度 3 以内的目标：若不被招架，1 点伤害。牌堆中有 3 张。
samurai_sword-about-kanabo = 可攻击难度 3 以内的目标：若不被招架，2 点伤害。牌堆中有 1 张。
samurai_sword-about-nodachi = 可攻击难度 3 以内的目标：若不被招架，3 点伤害。牌堆中有 1 张。
samurai_sword-about-naginata = 可攻击难度 4 以内的目标：若不被招架，1 点伤害。牌堆中有 2 张。
samurai_sword-about-nagayari = 可攻击难度 4 以内的目标：若不被招架，2 点伤害。牌堆中有 1 张。
samurai_sword-about-tanegashima = 可攻击难度 5 以内的目标：若不被招架，1 点伤害。牌堆中有 1 张。
samurai_sword-about-daikyu = 可攻击难度 5 以内的目标：若不被招架，2 点伤害。牌堆中有 1 张。
samurai_sword-help-bokken-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-bokken-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-kiseru-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-kiseru-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-wakizashi-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-wakizashi-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-bo-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-bo-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-kusarigama-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-kusarigama-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-katana-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-katana-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-shuriken-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-shuriken-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-kanabo-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-kanabo-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-nodachi-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-nodachi-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-naginata-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-naginata-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-nagayari-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-nagayari-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-tanegashima-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-tanegashima-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
samurai_sword-help-daikyu-1 = 难度是绕桌较短一边的步数，不计无害角色，目标每有一张【护甲】再加 1。
samurai_sword-help-daikyu-2 = 不能攻击无害角色：没有耐力或没有手牌的人。
