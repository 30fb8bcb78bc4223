samurai_sword = 武士刀

## 武器牌
samurai_sword-bokken = 木剑
samurai_sword-kiseru = 烟管
samurai_sword-wakizashi = 胁差
samurai_sword-bo = 棒
samurai_sword-kusarigama = 锁镰
samurai_sword-katana = 武士刀
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
samurai_sword-ninja-1 = 忍者 ★
samurai_sword-ninja-2 = 忍者 ★★
samurai_sword-ninja-3 = 忍者 ★★★
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

## 角色能力
samurai_sword-about-benkei = 攻击你的难度 +1。
samurai_sword-about-chiyome = 只有武器能伤到你：【战吼】和【柔术】对你无效。
samurai_sword-about-ginchiyo = 武器对你的伤害 −1，但至少为 1。
samurai_sword-about-goemon = 你的回合可以多使用一张武器牌。
samurai_sword-about-hanzo = 可以把武器牌当【招架】打出，除非那是你最后一张手牌。
samurai_sword-about-hideyoshi = 摸牌阶段多摸一张牌。
samurai_sword-about-ieyasu = 摸牌阶段的第一张牌可以取自弃牌堆顶。
samurai_sword-about-kojiro = 可以用任何武器攻击任何人。
samurai_sword-about-musashi = 你的武器伤害 +1。
samurai_sword-about-nobunaga = 出牌阶段可以消耗 1 点耐力（最后一点除外）摸一张牌。
samurai_sword-about-tomoe = 每当你的武器伤到别人，摸一张牌。
samurai_sword-about-ushiwaka = 每因武器失去 1 点耐力，摸一张牌。

## 卡牌效果
samurai_sword-about-focus = 留在你面前：每回合可多用一张武器牌。
samurai_sword-about-armor = 留在你面前：攻击你的难度 +1。
samurai_sword-about-fast_draw = 留在你面前：你的武器伤害 +1。
samurai_sword-about-bushido = 放在任意玩家面前。他的回合开始时翻一张牌：若是武器牌，他须弃一张武器牌并把【武士道】传下去，否则失去 1 点荣誉；若不是，直接传下去。
samurai_sword-about-parry = 挡下一次对你的攻击，或【战吼】对你的效果。
samurai_sword-about-geisha = 另一名玩家失去一张随机手牌，或面前由你指定的一张牌。
samurai_sword-about-diversion = 从另一名玩家手里随机拿走一张牌。
samurai_sword-about-battle_cry = 其他每名玩家弃一张【招架】，否则受到 1 点伤害。
samurai_sword-about-tea_ceremony = 你摸 3 张牌，其他玩家各摸 1 张。
samurai_sword-about-jujutsu = 其他每名玩家弃一张武器牌，否则受到 1 点伤害。
samurai_sword-about-breathing = 回复全部耐力；另一名玩家摸一张牌。
samurai_sword-about-daimyo = 摸 2 张牌；或者留着：游戏结束时值 1 分，浪人除外。

## 为什么无害
samurai_sword-no_resilience = 已被击败：到下个回合前无害
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
samurai_sword-quick = 快速：每人开局少 1 点荣誉，但至少 2 点（自定规则）

## 发生了什么
samurai_sword-event-deal = { "" }
samurai_sword-event-role = { $seat } 的身份是{ $card }
samurai_sword-event-show = { $seat } 展示{ $card }
samurai_sword-event-turn = 轮到 { $seat }
samurai_sword-event-recover = { $seat } 回复 { $n } 点耐力
samurai_sword-event-draw = { $from ->
    [discard] { $seat } 从弃牌堆拿走{ $card }
   *[other] { $seat } 摸了{ $card }
}
samurai_sword-event-reshuffle = { "" }
samurai_sword-event-run_out = 牌堆摸完：重洗弃牌堆，每人失去 1 点荣誉
samurai_sword-event-play = { $seat } 使用{ $card }
samurai_sword-event-weapon = { "" }
samurai_sword-event-done = { "" }
samurai_sword-event-attack = { $seat } 用【{ $what }】攻击 { $other }：{ $n } 点伤害
samurai_sword-event-parry = { $seat } 打出{ $card }，挡下攻击
samurai_sword-event-give_up = { $seat } 交出{ $card }
samurai_sword-event-wound = { $other } 受到 { $seat } 的 { $n } 点伤害
samurai_sword-event-defeated = { $seat } 击败了 { $other }
samurai_sword-event-honour = { $seat } 交给 { $other } 1 点荣誉
samurai_sword-event-lose_honour = { $seat } 失去 1 点荣誉
samurai_sword-event-keep = { $seat } 摆出{ $card }
samurai_sword-event-bushido = { $seat } 把【武士道】放在 { $owner } 面前
samurai_sword-event-turn_up = { $seat } 为【武士道】翻开{ $card }
samurai_sword-event-pass_on = 【武士道】传给 { $owner }
samurai_sword-event-leave = { $seat } 弃掉【武士道】
samurai_sword-event-steal = { $seat } 从 { $giver } 手里拿走{ $card }
samurai_sword-event-charm = { $seat } 的艺妓让 { $giver } 失去{ $card }
samurai_sword-event-drain = { $seat } 消耗 1 点耐力换一张牌
samurai_sword-event-discard = { $seat } 弃掉{ $card }
samurai_sword-event-over = 游戏结束

## 行动
samurai_sword-move-strike = 用{ $card }攻击 { $target }：{ $n } 点伤害
samurai_sword-move-focus = 摆出【集中】：每回合可多用一张武器牌
samurai_sword-move-armor = 摆出【护甲】：更难被攻击
samurai_sword-move-fast_draw = 摆出【快抽】：武器伤害 +1
samurai_sword-move-bushido = 把【武士道】放在 { $target } 面前
samurai_sword-move-diversion = 【转移】：从 { $target } 手里随机拿一张牌
samurai_sword-move-breathing = 【呼吸】：回复全部耐力，{ $target } 摸一张牌
samurai_sword-move-battle_cry = 【战吼】：其他玩家各弃一张【招架】，否则受 1 点伤害
samurai_sword-move-tea_ceremony = 【茶道】：摸三张牌，其他玩家各摸一张
samurai_sword-move-jujutsu = 【柔术】：其他玩家各弃一张武器牌，否则受 1 点伤害
samurai_sword-move-daimyo = 【大名】：摸两张牌
samurai_sword-move-geisha-hand = 【艺妓】：{ $target } 失去一张随机手牌
samurai_sword-move-geisha-table = 【艺妓】：{ $target } 失去{ $card }
samurai_sword-move-nobunaga = 消耗 1 点耐力摸一张牌
samurai_sword-move-end = 结束回合
samurai_sword-move-discard = 弃掉{ $card }
samurai_sword-move-parry = 招架
samurai_sword-move-parry-with = 用{ $card }招架
samurai_sword-move-take = 承受 { $n } 点伤害
samurai_sword-move-honour = 失去 1 点荣誉，弃掉【武士道】
samurai_sword-move-honour-free = 弃掉【武士道】：三人局的幕府将军不失荣誉
samurai_sword-move-draw-deck = 第一张牌从牌堆摸
samurai_sword-move-draw-discard = 第一张牌拿弃牌堆的{ $card }

## 获胜原因
samurai_sword-reason-honour = 荣誉胜利
samurai_sword-reason-honour_tie = 荣誉胜利（平分判定）
samurai_sword-reason-swordmaster = 剑圣的胜利

## 为什么不行
samurai_sword-refusal-answer_parry = 你正受到攻击：打出【招架】或承受伤害
samurai_sword-refusal-answer_weapon = 【柔术】要求武器牌：弃一张或受 1 点伤害
samurai_sword-refusal-answer_bushido = 【武士道】要求武器牌：弃一张或失去 1 点荣誉
samurai_sword-refusal-not_in_hand = 你手里没有{ $card }
samurai_sword-refusal-only_hanzo = 只有半藏能用武器牌招架
samurai_sword-refusal-last_card = 半藏不能用最后一张手牌（武器牌）招架
samurai_sword-refusal-discard_later = 回合结束时才弃牌，弃到 { $limit } 张
samurai_sword-refusal-discard_now = 回合结束：手牌弃到 { $limit } 张
samurai_sword-refusal-draw_first = 先摸牌：从牌堆或弃牌堆
samurai_sword-refusal-drawn = 本回合的牌已经摸过了
samurai_sword-refusal-parry_later = 没有人攻击你；【招架】只能用来回应
samurai_sword-refusal-honour_later = 【武士道】现在不要求你付出荣誉
samurai_sword-refusal-only_nobunaga = 只有信长能用耐力换牌
samurai_sword-refusal-last_resilience = 最后一点耐力不能用来换牌
samurai_sword-refusal-nothing_to_draw = 没有牌可摸
samurai_sword-refusal-no_such_seat = 座位编号只有 0 到 { $last }
samurai_sword-refusal-not_yourself = { $card }要用在其他玩家身上
samurai_sword-refusal-weapons = 本回合不能再用武器牌：上限 { $n } 张
samurai_sword-refusal-harmless_resilience = { $target } 没有耐力，是无害角色：不能对其使用武器牌
samurai_sword-refusal-harmless_hand = { $target } 没有手牌，是无害角色：不能对其使用武器牌
samurai_sword-refusal-too_hard = 攻击 { $target } 的难度是 { $difficulty }，{ $card }只能达到 { $reach }
samurai_sword-refusal-one_bushido = 场上已有【武士道】，在 { $owner } 面前
samurai_sword-refusal-not_there = { $target } 面前没有{ $card }
samurai_sword-refusal-no_cards = { $target } 没有手牌
