## 牌桌
bang-ring = 玩家，从你左手边起顺时针
bang-life = 生命 { $n } / { $full }
bang-weapon = { $weapon }，射程 { $n }
bang-reaches-you = 能打到你
bang-sees-you = 与你距离 { $n }，射程 { $range }
bang-mode-mine = 你能打到谁
bang-mode-theirs = { $n } 人能打到你
bang-turn-of = 正在进行回合
bang-out = 出局
bang-out-as = 出局：{ $role }
bang-secret = { $role }（秘密）
bang-explain = { $name }的能力
bang-front = 你面前的牌
bang-known = 这手牌里你知道的牌
bang-roles-left = 仍未揭晓的身份

## 牌上的一行字
bang-short-bang = 射程内开一枪
bang-short-missed = 躲开一枪
bang-short-beer = 回复 1 点生命
bang-short-saloon = 人人回复 1 点
bang-short-stagecoach = 摸两张
bang-short-wells_fargo = 摸三张
bang-short-general_store = 每人拿一张
bang-short-panic = 拿走近处一张
bang-short-cat_balou = 令其弃一张
bang-short-gatling = 扫射所有人
bang-short-indians = 弃砰！或掉血
bang-short-duel = 轮流弃砰！
bang-short-barrel = 红心即躲开
bang-short-mustang = 你远 1 步
bang-short-scope = 别人近 1 步
bang-short-jail = 可能跳过回合
bang-short-dynamite = ♠2–9：3 点生命
bang-short-volcanic = 开枪不限次数
bang-short-schofield = 射程 2
bang-short-remington = 射程 3
bang-short-rev_carabine = 射程 4
bang-short-winchester = 射程 5

## 问题
bang-who-check = 判定
bang-who-shot = 有人向你开枪
bang-who-indians = 你受到攻击
bang-who-duel = 决斗
bang-who-rescue = 最后一点生命
bang-who-end = 你的回合结束
bang-ask-play = 你要打出哪张牌？
bang-hint-play = { $shots ->
    [0] 你的{ $weapon }射程为 { $n }。发光的牌可以打出。
   *[other] 本回合你已开过枪。你的{ $weapon }射程为 { $n }。
}
bang-hint-over = 手牌比生命多 { $n } 张：没打出的就要弃掉。
bang-ask-card = 打出【{ $card }】吗？
bang-ask-at_bang = 你用【{ $card }】向谁开枪？
bang-hint-at_bang = 你的{ $weapon }射程为 { $n }。点一个发光的座位。
bang-ask-at_duel = 你用【{ $card }】向谁挑战？
bang-hint-at_duel = 不限距离。轮流弃【砰！】，对方先弃；先停下的人失去 1 点生命。
bang-ask-at_jail = 你用【{ $card }】把谁关起来？
bang-hint-at_jail = 警长以外的任何人，不限距离。不是红心就跳过回合。
bang-ask-at_panic = 你用【{ $card }】拿谁的牌？
bang-hint-at_panic = 距离 1。点座位：随机拿一张手牌；或点某人面前的一张牌。
bang-ask-at_cat_balou = 你用【{ $card }】让谁弃牌？
bang-hint-at_cat_balou = 不限距离。点座位：随机弃一张手牌；或点某人面前的一张牌。
bang-ask-discard = { $n ->
    [1] 你要弃掉哪张牌？
   *[other] 你要弃掉哪 { $n } 张牌？
}
bang-hint-discard = 你有 { $cards } 张手牌、{ $lives } 点生命。一次弃一张。
bang-ask-draw_hand = 第一张牌从哪里来？
bang-hint-draw_hand = 从牌堆摸，或从发光玩家的手里随机抽一张。
bang-ask-draw_discard = 第一张牌从哪里来？
bang-hint-draw_discard = 从牌堆摸，或拿弃牌堆顶的那张。
bang-ask-look = 三张牌里哪一张放回牌堆顶？
bang-hint-look = 另外两张归你。
bang-ask-check_barrel = 两张牌中，哪一张用于【木桶】？
bang-hint-check_barrel = 红心：这一枪落空。
bang-ask-check_jail = 两张牌中，哪一张用于【监狱】？
bang-hint-check_jail = 红心：你自由了。其他：跳过回合。
bang-ask-check_dynamite = 两张牌中，哪一张用于【炸药】？
bang-hint-check_dynamite = 黑桃 2 到 9：爆炸，失去 3 点生命。其他：传给左边。
bang-ask-shot = { $by } 向你开枪：打出 { $needs } 张【失手！】，否则失去{ $last ->
    [yes] 最后一点生命
   *[no] { " " }1 点生命
}。
bang-ask-gatling = { $by } 用加特林扫射：打出 1 张【失手！】，否则失去{ $last ->
    [yes] 最后一点生命
   *[no] { " " }1 点生命
}。
bang-hint-shot = 你有 { $n } 点生命。
bang-hint-barrel = { $n ->
    [1] 先试木桶：红心就躲开，不花任何代价。
   *[other] 木桶可试 { $n } 次：红心就躲开，不花任何代价。
}
bang-ask-indians = { $by } 召来印第安人：弃 1 张【砰！】，否则失去{ $last ->
    [yes] 最后一点生命
   *[no] { " " }1 点生命
}。
bang-hint-indians = 你有 { $n } 点生命。【失手！】和【木桶】都没用。
bang-ask-duel = { $other } 与你决斗：弃 1 张【砰！】，否则失去{ $last ->
    [yes] 最后一点生命
   *[no] { " " }1 点生命
}。
bang-ask-duel_mine = { $other } 回应了你的决斗：弃 1 张【砰！】，否则失去{ $last ->
    [yes] 最后一点生命
   *[no] { " " }1 点生命
}。
bang-hint-duel = 你有 { $n } 点生命。你弃之后又轮到对方。
bang-ask-rescue = 你没有生命了：喝下 { $needs } 张【啤酒】，否则出局。
bang-hint-rescue = 别人帮不了你。
bang-ask-trade = { $left ->
    [1] 再弃哪张牌换 1 点生命？
   *[other] 弃哪两张牌换 1 点生命？
}
bang-hint-trade = 一次一张，从手牌里弃。
bang-ask-out = 你的哪张牌留在弃牌堆顶？
bang-hint-out = { $name }可能会拿走它。
bang-ask-store = 你要拿哪张牌？
bang-hint-store = 下一位从剩下的牌里选。

## 别人选择时
bang-wait-turn = { $seat } 的回合。
bang-wait-draw_first = { $seat } 正在选择从哪里摸牌。
bang-wait-look = { $seat } 查看三张牌，放回一张。
bang-wait-check = { $seat } 正在选择哪张牌算数。
bang-wait-shot = { $by } 向 { $seat } 开枪，需要 { $needs } 张【失手！】。
bang-wait-indians = { $by } 召来印第安人：{ $seat } 需要一张【砰！】。
bang-wait-duel = { $other } 与 { $seat } 决斗：{ $seat } 需要一张【砰！】。
bang-wait-rescue = { $seat } 没有生命了，需要 { $needs } 张【啤酒】。
bang-wait-trade = { $seat } 弃两张牌换 1 点生命。
bang-wait-out = { $seat } 出局，正在选择留在弃牌堆顶的牌。
bang-wait-store = { $seat } 正在杂货店挑选。

## 结局
bang-end-sheriff_dead = 警长倒下时，还有别人站着：歹徒要的就是这个。所有歹徒获胜，出局的也算。
bang-end-renegade_alone = 先是其他所有人，最后是警长：叛徒活到了最后。
bang-end-law = 歹徒和叛徒一个不剩。警长获胜，所有副警长也获胜，无论生死。
bang-end-alive = 存活，{ $n } 点生命
bang-end-gone = 出局，不是谁下的手
bang-end-out = 被 { $by } 击倒
bang-end-attacks = 出手 { $n } 次

## 裁定
bang-help-bang-1 = 每回合一次，除非你有火山手枪或是小子威利。决斗、加特林和印第安人！不计入。
bang-help-bang-2 = 射程看武器。距离是绕桌较少的步数；出局的人不算一步。
bang-help-missed-1 = 只能用来回应，不能在自己的回合主动打出。
bang-help-missed-2 = 躲杀手斯莱布的砰！要两张；只打一张也可以，但没有用。
bang-help-missed-3 = 对印第安人！和决斗没有用。
bang-help-beer-1 = 在自己的回合，或失去最后一点生命的当下。别人不能替你喝。
bang-help-beer-2 = 满生命或只剩两名玩家时可以打出，但没有效果，也救不了人。
bang-help-saloon-1 = 不能挽救最后一点生命，但只剩两人时仍能回复。
bang-help-saloon-2 = 没人受伤时也可以打出。
bang-help-stagecoach-1 = 牌堆空了就把弃牌堆洗成新牌堆，这张牌也在内。
bang-help-wells_fargo-1 = 牌堆空了就把弃牌堆洗成新牌堆，这张牌也在内。
bang-help-general_store-1 = 翻开与在场人数相同的牌，从打出者开始顺时针拿。
bang-help-general_store-2 = 牌不够时，最后的玩家拿不到。
bang-help-panic-1 = 无论什么武器都是距离 1；野马和瞄准镜有影响。
bang-help-panic-2 = 玩家面前的一张牌（监狱和炸药也算），或随机一张手牌。
bang-help-cat_balou-1 = 不限距离。
bang-help-cat_balou-2 = 你指定的玩家面前的一张牌（监狱和炸药也算），或随机一张手牌。
bang-help-gatling-1 = 顺时针，不限距离。木桶和失手！有用。
bang-help-gatling-2 = 它不是砰！：不占你的开枪次数，斯莱布的加特林也只需一张失手！。
bang-help-gatling-3 = 先打完所有人，再看游戏是否结束。
bang-help-indians-1 = 失手！和木桶没有用。
bang-help-indians-2 = 先轮到所有人，再看游戏是否结束。
bang-help-duel-1 = 不限距离。这些砰！不算打出：不占开枪次数，失手！和木桶没有用。
bang-help-duel-2 = 挑战者输掉自己的决斗时，没有凶手。
bang-help-barrel-1 = 可以不用。每一枪一次；之后仍可打出失手！。
bang-help-barrel-2 = 对斯莱布的砰！，木桶成功抵一张失手！。
bang-help-barrel-3 = 茹尔多内自带木桶：再有这张牌就有两次机会。
bang-help-mustang-1 = 与保罗·里格雷特的能力叠加，与瞄准镜和罗丝·杜兰抵消。
bang-help-scope-1 = 距离不会小于 1。
bang-help-scope-2 = 对恐慌！也有效；武器则不影响距离。
bang-help-jail-1 = 不能用于警长，同一人不能有两张。判定后无论结果都弃掉。
bang-help-jail-2 = 在狱中仍可成为目标，也照常回应。
bang-help-dynamite-1 = 先于监狱判定；放下的那个回合不判定。
bang-help-dynamite-2 = 会跳过出局的人。它造成的后果不归任何人：没有赏金，也没有惩罚。
bang-help-dynamite-3 = 你有 2 点生命却失去 3 点时，两张啤酒能救你，一张不能。
bang-help-volcanic-1 = 立即生效，本回合已开过一枪也一样。
bang-help-schofield-1 = 新武器替换旧武器，同名的也一样。
bang-help-remington-1 = 新武器替换旧武器，同名的也一样。
bang-help-rev_carabine-1 = 新武器替换旧武器，同名的也一样。
bang-help-winchester-1 = 新武器替换旧武器，同名的也一样。
bang-help-sheriff-1 = 比角色多 1 点生命。始终公开，第一个行动。
bang-help-sheriff-2 = 若击倒副警长，弃掉手牌和面前所有的牌。
bang-help-deputy-1 = 与警长一同获胜，无论生死。
bang-help-outlaw-1 = 警长一死，所有歹徒获胜，出局的也算。
bang-help-outlaw-2 = 击倒歹徒的人摸三张牌，同为歹徒也一样。
bang-help-renegade-1 = 若警长倒下时还有别人活着，歹徒获胜。
bang-help-renegade-2 = 击倒叛徒没有赏金。
bang-help-bart_cassidy-1 = 失去最后一点生命时，先要靠啤酒；摸到的牌不能用来自救。
bang-help-black_jack-1 = 红心或方块：再摸一张，不必展示。黑色：不再摸。
bang-help-calamity_janet-1 = 在决斗中、对印第安人！、配合火山手枪时也一样。
bang-help-calamity_janet-2 = 她用来开枪的失手！算作本回合的砰！。
bang-help-el_gringo-1 = 每失去 1 点生命随机拿一张，对方有手牌才行。炸药不算任何人的牌。
bang-help-el_gringo-2 = 失去最后一点生命时，要啤酒救回之后才拿。输掉自己发起的决斗什么也得不到。
bang-help-jesse_jones-1 = 随机一张。别人都没有手牌时，照常摸牌。
bang-help-jourdonnais-1 = 再有木桶这张牌，每一枪有两次机会。
bang-help-kit_carlson-1 = 第三张牌放回牌堆顶。
bang-help-lucky_duke-1 = 两张都弃掉，算数的那张在上面。
bang-help-paul_regret-1 = 与野马叠加。
bang-help-pedro_ramirez-1 = 只要他在场，出局的人选择哪张牌留在弃牌堆顶。
bang-help-rose_doolan-1 = 与瞄准镜叠加；距离不会小于 1。
bang-help-sid_ketchum-1 = 不超过上限。在自己的回合、需要回应时，以及自救时。
bang-help-sid_ketchum-2 = 只剩两名玩家时也可以。
bang-help-slab_the_killer-1 = 木桶成功抵其中一张。他的加特林只需一张。
bang-help-suzy_lafayette-1 = 她打出的牌结算完才摸；决斗中要等决斗结束。
bang-help-suzy_lafayette-2 = 对同一枪打两张失手！之间，她立即摸牌。
bang-help-vulture_sam-1 = 手牌和面前的牌，不管是谁下的手。
bang-help-vulture_sam-2 = 他当警长时击倒副警长，刚继承的牌也一并失去。
bang-help-willy_the_kid-1 = 只限砰！牌；其他和大家一样。
