bang = BANG!

## 卡牌
bang-bang = 砰！
bang-missed = 失手！
bang-beer = 啤酒
bang-saloon = 酒馆
bang-stagecoach = 驿马车
bang-wells_fargo = 富国银行
bang-general_store = 杂货店
bang-panic = 恐慌！
bang-cat_balou = 凯特·巴洛
bang-gatling = 加特林
bang-indians = 印第安人！
bang-duel = 决斗
bang-barrel = 木桶
bang-mustang = 野马
bang-scope = 瞄准镜
bang-jail = 监狱
bang-dynamite = 炸药
bang-volcanic = 火山手枪
bang-schofield = 斯科菲尔德
bang-remington = 雷明顿
bang-rev_carabine = 转轮卡宾枪
bang-winchester = 温彻斯特
bang-colt = 柯尔特.45

## 身份
bang-sheriff = 警长
bang-renegade = 叛徒
bang-outlaw = 歹徒
bang-deputy = 副警长

## 角色
bang-bart_cassidy = 巴特·卡西迪
bang-black_jack = 黑杰克
bang-calamity_janet = 灾星珍妮特
bang-el_gringo = 埃尔·格林戈
bang-jesse_jones = 杰西·琼斯
bang-jourdonnais = 茹尔多内
bang-kit_carlson = 基特·卡尔森
bang-lucky_duke = 幸运杜克
bang-paul_regret = 保罗·里格雷特
bang-pedro_ramirez = 佩德罗·拉米雷斯
bang-rose_doolan = 罗丝·杜兰
bang-sid_ketchum = 席德·凯彻姆
bang-slab_the_killer = 杀手斯莱布
bang-suzy_lafayette = 苏西·拉法叶
bang-vulture_sam = 秃鹫山姆
bang-willy_the_kid = 小子威利
bang-nobody = 陌生人

## 一句话说明
bang-about-bang = 向射程内的一名玩家开枪。每回合一次。
bang-about-missed = 躲开一枪。
bang-about-beer = 回复1点生命：在自己的回合使用，或在失去最后1点生命时使用。只剩两名玩家时无效。
bang-about-saloon = 每名玩家回复1点生命。
bang-about-stagecoach = 摸两张牌。
bang-about-wells_fargo = 摸三张牌。
bang-about-general_store = 翻开与存活人数相同的牌；从你开始，每人拿一张。
bang-about-panic = 拿走距离1的玩家的一张牌。
bang-about-cat_balou = 令任意一名玩家弃一张牌。
bang-about-gatling = 向其他所有玩家开枪。
bang-about-indians = 其他每名玩家弃一张【砰！】，否则失去1点生命。
bang-about-duel = 向任意一名玩家挑战：从对方开始，双方轮流弃【砰！】；先停下的人失去1点生命。
bang-about-barrel = 被枪击时可判定：翻出红心即躲开。
bang-about-mustang = 别人计算与你的距离时+1。
bang-about-scope = 你计算与别人的距离时−1。
bang-about-jail = 放在警长以外的任意玩家面前。该玩家的回合开始时判定：不是红心就跳过回合。
bang-about-dynamite = 你的回合开始时判定：黑桃2到9则失去3点生命；否则传给左边。
bang-about-volcanic = 射程1，【砰！】不限次数。
bang-about-schofield = 射程2。
bang-about-remington = 射程3。
bang-about-rev_carabine = 射程4。
bang-about-winchester = 射程5。
bang-about-colt = 射程1。人人都有。
bang-about-sheriff = 让所有歹徒和叛徒出局。
bang-about-renegade = 成为最后的幸存者。
bang-about-outlaw = 让警长出局。
bang-about-deputy = 保护警长：你们一起获胜。
bang-about-bart_cassidy = 每失去1点生命，摸一张牌。
bang-about-black_jack = 展示摸牌阶段的第二张牌；如果是红色，再摸一张。
bang-about-calamity_janet = 【砰！】可当【失手！】，【失手！】可当【砰！】。
bang-about-el_gringo = 每因一名玩家的牌失去1点生命，就从该玩家手里抽一张牌。
bang-about-jesse_jones = 摸牌阶段的第一张牌可以从别人手里抽。
bang-about-jourdonnais = 始终视为装备了【木桶】。
bang-about-kit_carlson = 看三张牌，留下两张。
bang-about-lucky_duke = 每次判定翻两张牌，任选其一。
bang-about-paul_regret = 别人计算与他的距离时+1。
bang-about-pedro_ramirez = 摸牌阶段的第一张牌可以取自弃牌堆。
bang-about-rose_doolan = 她计算与别人的距离时−1。
bang-about-sid_ketchum = 可以弃两张牌，回复1点生命。
bang-about-slab_the_killer = 要躲开他的【砰！】，需要两张【失手！】。
bang-about-suzy_lafayette = 手牌一空就摸一张牌。
bang-about-vulture_sam = 有玩家出局时，拿走其所有的牌。
bang-about-willy_the_kid = 可以打出任意张【砰！】。
bang-about-nobody = 没有能力。

## 发生了什么
bang-event-turn = 轮到{ $seat }
bang-event-deal = { "" }
bang-event-role = { $seat }的身份：{ $card }
bang-event-character = { $seat }是{ $what }，{ $n }点生命
bang-event-draw = { $seat }摸了{ $times ->
    [1] { $card }
   *[other] { $times }张牌
}
bang-event-shown = { $seat }展示了{ $card }
bang-event-look = { $seat }查看了{ $times ->
    [1] { $card }
   *[other] { $times }张牌
}
bang-event-back = { $seat }把{ $card }放回了牌堆顶
bang-event-keep = { $seat }留下了{ $times ->
    [1] { $card }
   *[other] { $times }张牌
}
bang-event-draw_discard = { $seat }从弃牌堆拿走了{ $card }
bang-event-draw_from = { $seat }从{ $giver }手里抽走了{ $card }
bang-event-gringo = { $seat }还以颜色，从{ $giver }手里抽走了{ $card }
bang-event-check = { $seat }翻开了{ $card }
bang-event-counts = { $seat }选择了{ $card }
bang-event-discard = { $seat }弃掉了{ $card }
bang-event-play = { $seat }打出了{ $card }
bang-event-lay = { $seat }装备了{ $card }
bang-event-bang = { $seat }用{ $card }向{ $other }开枪
bang-event-duel = { $seat }用{ $card }向{ $other }发起决斗
bang-event-jail = { $seat }用{ $card }把{ $other }关进监狱
bang-event-panic = { $seat }对{ $other }使用了{ $card }
bang-event-cat_balou = { $seat }对{ $other }使用了{ $card }
bang-event-stolen = { $seat }拿走了{ $giver }的{ $card }
bang-event-forced = { $giver }弃掉了{ $card }
bang-event-answer = { $seat }用{ $card }回应
bang-event-barrel = { $seat }使用木桶判定
bang-event-hidden = 木桶保住了{ $seat }
bang-event-hit = { $seat }被{ $other }击中，失去{ $n }点生命
bang-event-lose = { $seat }失去{ $n }点生命
bang-event-heal = { $n ->
    [0] { $seat }回复了1点生命，但还不够
   *[other] { $seat }回复了1点生命，现有{ $n }点
}
bang-event-out = { $other }淘汰了{ $seat }
bang-event-gone = { $seat }出局了
bang-event-inherit = { $seat }继承了{ $giver }的{ $times ->
    [1] { $card }
   *[other] { $times }张牌
}
bang-event-reward = { $seat }淘汰歹徒，摸了{ $n }张牌作为赏金
bang-event-penalty = { $seat }淘汰了副警长，失去所有的牌
bang-event-explode = { $seat }面前的炸药爆炸了
bang-event-pass_on = 炸药从{ $giver }传给了{ $owner }
bang-event-freed = { $seat }出狱了
bang-event-kept_in = { $seat }留在狱中，跳过回合
bang-event-store = 杂货店里有{ $card }
bang-event-take = { $seat }从杂货店拿走了{ $card }
bang-event-reshuffle = 弃牌堆洗成了新牌堆，共{ $n }张
bang-event-over = 游戏结束

## 接在上一行后面的话：上一行开头的事件，和接上的事件
bang-after-draw-draw = { $card }
bang-after-look-look = { $card }
bang-after-look-back = 把{ $card }放回牌堆顶
bang-after-look-keep = { $times ->
    [1] 留下{ $card }
   *[other] 留下{ $times }张牌
}
bang-after-inherit-inherit = { $card }
bang-after-reward-draw = { $times ->
    [1] { $card }
   *[other] { "" }
}
bang-after-out-role = { $card }
bang-after-gone-role = { $card }
bang-after-play-draw = { $times ->
    [1] ，摸{ $card }
   *[other] ，摸{ $times }张牌
}
bang-after-play-heal = { $again ->
    [yes] ，生命回复到{ $n }点
   *[no] { $seat }回复到{ $n }点
}
bang-after-play-store = { $card }
bang-after-take-take = { $seat }拿走{ $card }
bang-after-bang-answer = { $seat }用{ $card }回应
bang-after-bang-barrel = { "" }
bang-after-bang-check = { $to ->
    [check] { $card }
   *[other] { $seat }使用木桶判定，{ bang-barrel-verdict }
}
bang-after-bang-counts = { $seat }使用木桶判定，{ bang-barrel-verdict }
bang-after-bang-discard = { "" }
bang-after-bang-hidden = { "" }
bang-after-bang-hit = { $seat }失去{ $n }点生命
bang-after-barrel-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-barrel-counts = { bang-barrel-verdict }
bang-after-barrel-discard = { "" }
bang-after-barrel-hidden = { "" }
bang-after-barrel-hit = { $seat }失去{ $n }点生命
bang-after-duel-answer = { $seat }弃掉{ $card }
bang-after-duel-hit = { bang-event-lose }
bang-after-duel-lose = { bang-event-lose }
bang-after-panic-stolen = { $from ->
    [hand] ，拿走{ $giver }的一张手牌{ $hidden ->
        [yes] { "" }
       *[no] { $card }
    }
   *[other] ，拿走{ $giver }的{ $card }
}
bang-after-cat_balou-forced = { $from ->
    [hand] { $giver }弃掉手牌{ $card }
   *[other] { $giver }弃掉{ $card }
}
bang-after-check-check = { $card }
bang-after-check-counts = { $seat }选择{ $card }
bang-after-check-discard = { "" }
bang-after-check-freed = { $seat }出狱
bang-after-check-kept_in = { $seat }跳过回合
bang-after-check-pass_on = 炸药传给{ $owner }
bang-after-check-explode = 炸药爆炸
bang-after-check-lose = { $seat }失去{ $n }点生命
bang-barrel-verdict = { $suit ->
    [H] 红心，躲开了（{ $card }）
   *[other] 不是红心（{ $card }）
}
bang-lives-lost = 失去{ $n }点生命

## 行动
bang-move-play = 打出{ $card }
bang-move-lay = 装备{ $card }
bang-move-answer = 用{ $card }回应
bang-move-beer = 喝下{ $card }
bang-move-gatling = 用{ $card }扫射所有人
bang-move-indians = 打出{ $card }
bang-move-shoot = 用{ $card }向{ $target }开枪
bang-move-duel = 用{ $card }向{ $target }发起决斗
bang-move-jail = 用{ $card }把{ $target }关进监狱
bang-move-steal = 用{ $card }拿走{ $target }的{ $loot }
bang-move-steal_hand = 用{ $card }拿走{ $target }的一张手牌
bang-move-force = 用{ $card }让{ $target }弃掉{ $loot }
bang-move-force_hand = 用{ $card }让{ $target }弃一张手牌
bang-move-force_own = 用{ $card }弃掉自己面前的{ $loot }
bang-move-discard = 弃掉{ $card }
bang-move-take = 拿走{ $card }
bang-move-back = 将{ $card }放回牌堆顶
bang-move-choose = 选择{ $card }
bang-move-top = 把{ $card }留在弃牌堆顶
bang-move-barrel = 使用木桶判定
bang-move-heal = 弃两张牌，回复1点生命
bang-move-pass = 不回应
bang-move-go_out = 放弃
bang-move-no_trade = 不换
bang-move-end = 结束回合
bang-move-draw = 从牌堆摸牌
bang-move-draw_from = 从{ $target }手里抽牌
bang-move-draw_discard = 拿弃牌堆顶的牌
bang-move-keep = 保留角色
bang-move-new = 换一个新角色

## 行动的结果
bang-then-lose_life = 失去1点生命，还剩{ $left }点
bang-then-last_life = 最后1点生命：【啤酒】或弃牌换生命还能救你
bang-then-out = 你出局
bang-then-life = 生命{ $before }→{ $after }
bang-then-all_lives = 生命已满
bang-then-two_left = 只剩两人时无效
bang-then-healed = { $n ->
    [0] 没有人受伤
   *[other] { $n }名玩家回复1点生命
}
bang-then-range = 射程{ $before }→{ $after }
bang-then-volcanic = 射程{ $before }→{ $after }，【砰！】不限张数
bang-then-shots = 向{ $n }名玩家开枪
bang-then-attacked = { $n }名玩家须弃【砰！】，否则失去1点生命
bang-then-barrel = { $percent }%的机会躲开枪击
bang-then-heart = { $percent }%的机会翻出红心
bang-then-further = 别人与你的距离+1
bang-then-nearer = 你与别人的距离−1
bang-then-dynamite = 你的下个回合有{ $percent }%的机会爆炸，否则传给下家
bang-then-needs = { $n ->
    [1] 躲开
   *[other] 需要{ $n }张【失手！】
}
bang-then-jail = { $percent }%的机会跳过回合
bang-then-duel = { $n ->
    [0] 你没有【砰！】
   *[other] 你有{ $n }张【砰！】
}，对方有{ $cards }张手牌
bang-then-shot = 生命{ $lives }，{ $cards ->
    [0] 没有手牌
   *[other] { $cards }张手牌
}
bang-then-unseen = { $n ->
    [1] 唯一的一张手牌
   *[other] { $n }张手牌中随机一张
}
bang-then-discard = 接着弃掉{ $n }张牌

## 获胜原因
bang-reason-sheriff_dead = 警长出局
bang-reason-renegade_alone = 只剩叛徒一人
bang-reason-law = 所有歹徒和叛徒都已出局

## 为什么不行
bang-refusal-not_in_hand = 你手里没有{ $card }
bang-refusal-no_such_seat = 座位编号只有0到{ $seats }
bang-refusal-not_yourself = 不能对自己使用
bang-refusal-own_hand = 【凯特·巴洛】不能弃自己的手牌，只能弃自己面前的牌
bang-refusal-is_out = { $target }已经出局
bang-refusal-needs_target = { $card }要有目标：请选择一名玩家
bang-refusal-one_bang = 本回合你已经打过【砰！】；只有装备【火山手枪】或身为小子威利才能再打
bang-refusal-out_of_range = 够不着：距离是{ $distance }，你的武器射程是{ $reach }
bang-refusal-missed_is_answer = 【失手！】只能用来回应枪击
bang-refusal-panic_range = 【恐慌！】只对距离1的玩家有效，{ $target }的距离是{ $distance }
bang-refusal-empty_hand = { $target }没有手牌
bang-refusal-not_in_front = { $target }面前没有{ $card }
bang-refusal-same_name = 你已经装备了{ $card }
bang-refusal-sheriff_jail = 不能把警长关进监狱
bang-refusal-jailed_already = { $target }已经在监狱里
bang-refusal-discard_now = 手牌多于生命：还要弃{ $left }张
bang-refusal-discard_later = 结束回合之后再弃牌
bang-refusal-barrel_later = 【木桶】要在被枪击时使用
bang-refusal-not_sid = 只有席德·凯彻姆能用两张牌换1点生命
bang-refusal-full_life = 你的生命是满的
bang-refusal-two_cards = 这需要两张牌
bang-refusal-trade_now = { $left ->
    [1] 再选一张换生命要弃的牌
   *[other] 选择换生命要弃的{ $left }张牌
}
bang-refusal-heal_or_pass = 先决定是否弃两张牌换1点生命
bang-refusal-keep_or_new = 先决定保留角色，还是换一个新角色
bang-refusal-barrel_used = 每个【木桶】对一次枪击只能用一次
bang-refusal-no_barrel = 你没有【木桶】
bang-refusal-no_barrel_here = 【木桶】在这里没用：需要【{ $needed }】
bang-refusal-answer_now = 先回应：打出【{ $needed }】，或者不回应
bang-refusal-beer_later = 【啤酒】只能在自己的回合，或失去最后一点生命时使用
bang-refusal-missed_no_help = 【失手！】在这里没用：需要【砰！】
bang-refusal-no_answer = { $card }不能用来回应：需要【{ $needed }】
bang-refusal-beer_two_left = 只剩两名玩家时【啤酒】无效
bang-refusal-saloon_no_rescue = 【酒馆】救不了你，只有【啤酒】可以
bang-refusal-rescue_now = 你没有生命了：自救，或者放弃
bang-refusal-not_on_top = { $card }不能留在弃牌堆顶
bang-refusal-top_first = 先选择哪张牌留在弃牌堆顶
bang-refusal-not_in_store = 杂货店里没有{ $card }
bang-refusal-store_now = 先从杂货店拿一张牌
bang-refusal-not_looked_at = { $card }不在这三张牌中
bang-refusal-put_back_first = 先把三张牌中的一张放回牌堆顶
bang-refusal-pedro_draws = 佩德罗·拉米雷斯的第一张牌来自牌堆或弃牌堆
bang-refusal-jesse_draws = 杰西·琼斯的第一张牌来自牌堆或别人的手牌
bang-refusal-draw_first = 先摸第一张牌
bang-refusal-not_turned_up = { $card }没有被翻开
bang-refusal-choose_first = 先从两张牌中选一张
bang-refusal-end_instead = 这里没有要回应的：请结束回合
bang-refusal-drawn_already = 本回合你已经摸过牌了

## One line on a card
bang-short-bang = 射程内开一枪
bang-short-missed = 躲开一枪
bang-short-beer = 回复1点生命
bang-short-saloon = 人人回复1点
bang-short-stagecoach = 摸两张
bang-short-wells_fargo = 摸三张
bang-short-general_store = 每人拿一张
bang-short-panic = 拿走一张，距离1
bang-short-cat_balou = 令其弃一张
bang-short-gatling = 扫射所有人
bang-short-indians = 弃砰！或失去生命
bang-short-duel = 轮流弃砰！
bang-short-barrel = 红心即躲开
bang-short-mustang = 你的距离+1
bang-short-scope = 别人的距离−1
bang-short-jail = 可能跳过回合
bang-short-dynamite = ♠2–9：失去3点
bang-short-volcanic = 开枪不限次数
bang-short-schofield = 射程2
bang-short-remington = 射程3
bang-short-rev_carabine = 射程4
bang-short-winchester = 射程5

## Rulings
bang-help-bang-1 = 每回合一次，除非你有火山手枪或是小子威利。决斗、加特林和印第安人！不计入。
bang-help-bang-2 = 射程由武器决定。距离是绕桌较少的步数；出局的玩家不计。
bang-help-missed-1 = 只能用来回应，不能在自己的回合主动打出。
bang-help-missed-2 = 躲杀手斯莱布的砰！需要两张；只打一张也可以，但不起作用。
bang-help-missed-3 = 对印第安人！和决斗没有用。
bang-help-beer-1 = 在自己的回合，或失去最后一点生命的当下。别人不能替你喝。
bang-help-beer-2 = 满生命或只剩两名玩家时可以打出，但没有效果，也救不了人。
bang-help-saloon-1 = 不能挽救最后一点生命，但只剩两人时仍能回复。
bang-help-saloon-2 = 没人受伤时也可以打出。
bang-help-stagecoach-1 = 牌堆空了就把弃牌堆洗成新牌堆，这张牌也在内。
bang-help-wells_fargo-1 = 牌堆空了就把弃牌堆洗成新牌堆，这张牌也在内。
bang-help-general_store-1 = 翻开与在场人数相同的牌，从打出者开始顺时针拿。
bang-help-general_store-2 = 牌不够时，最后的玩家拿不到。
bang-help-panic-1 = 无论什么武器都是距离1；野马和瞄准镜有影响。
bang-help-panic-2 = 玩家面前的一张牌（监狱和炸药也算），或随机一张手牌。
bang-help-cat_balou-1 = 不限距离。
bang-help-cat_balou-2 = 你指定的玩家面前的一张牌（监狱和炸药也算），或随机一张手牌。
bang-help-cat_balou-3 = 也可以是自己面前的一张牌，例如自己的炸药；但不能是自己的手牌。
bang-help-gatling-1 = 顺时针，不限距离。木桶和失手！有用。
bang-help-gatling-2 = 它不是砰！：不占你的开枪次数，斯莱布的加特林也只需一张失手！。
bang-help-gatling-3 = 先打完所有人，再看游戏是否结束。
bang-help-indians-1 = 失手！和木桶没有用。
bang-help-indians-2 = 先轮到所有人，再看游戏是否结束。
bang-help-duel-1 = 不限距离。这些砰！不算打出：不占开枪次数，失手！和木桶没有用。
bang-help-duel-2 = 挑战者输掉自己发起的决斗而出局时，不算任何人淘汰他。
bang-help-barrel-1 = 可以不用。每一枪一次；之后仍可打出失手！。
bang-help-barrel-2 = 对斯莱布的砰！，木桶判定成功相当于一张失手！。
bang-help-barrel-3 = 茹尔多内自带木桶：再有这张牌就有两次机会。
bang-help-mustang-1 = 与保罗·里格雷特的能力叠加；瞄准镜和罗丝·杜兰会抵消它。
bang-help-scope-1 = 距离不会小于1。
bang-help-scope-2 = 对恐慌！也有效；武器则不影响距离。
bang-help-jail-1 = 不能用于警长，同一人不能有两张。判定后无论结果都弃掉。
bang-help-jail-2 = 在狱中仍可成为目标，也照常回应。
bang-help-dynamite-1 = 先于监狱判定；装备的那个回合不判定。
bang-help-dynamite-2 = 会跳过出局的玩家。它造成的淘汰不算任何人的：没有赏金，也没有惩罚。
bang-help-dynamite-3 = 你有2点生命而失去3点时，两张啤酒能救你，一张不能。
bang-help-volcanic-1 = 立即生效，本回合已开过一枪也一样。
bang-help-schofield-1 = 新武器替换旧武器，同名的也一样。
bang-help-remington-1 = 新武器替换旧武器，同名的也一样。
bang-help-rev_carabine-1 = 新武器替换旧武器，同名的也一样。
bang-help-winchester-1 = 新武器替换旧武器，同名的也一样。
bang-help-sheriff-1 = 比角色多1点生命。始终公开，第一个行动。
bang-help-sheriff-2 = 若淘汰了副警长，弃掉手牌和面前所有的牌。
bang-help-deputy-1 = 与警长一同获胜，出局也算。
bang-help-outlaw-1 = 警长一出局，所有歹徒获胜，已出局的也算。
bang-help-outlaw-2 = 谁淘汰歹徒谁就摸三张牌，歹徒淘汰歹徒也一样。
bang-help-renegade-1 = 若警长出局时还有别人活着，歹徒获胜。
bang-help-renegade-2 = 淘汰叛徒没有赏金。
bang-help-bart_cassidy-1 = 失去最后1点生命时必须先自救；因此摸到的牌不能用来自救。
bang-help-black_jack-1 = 红心或方块：再摸一张，不必展示。黑色：不再摸。
bang-help-calamity_janet-1 = 在决斗中、对印第安人！、配合火山手枪时也一样。
bang-help-calamity_janet-2 = 她用来开枪的失手！算作本回合的砰！。
bang-help-el_gringo-1 = 每失去1点生命随机抽一张，前提是对方有手牌。炸药不算任何人的牌。
bang-help-el_gringo-2 = 失去最后1点生命时，被啤酒救回之后才抽。输掉自己发起的决斗则什么也得不到。
bang-help-jesse_jones-1 = 随机一张。别人都没有手牌时，照常摸牌。
bang-help-jourdonnais-1 = 再有木桶这张牌，每一枪有两次机会。
bang-help-kit_carlson-1 = 第三张牌放回牌堆顶。
bang-help-lucky_duke-1 = 两张都弃掉，选中的那张在上面。
bang-help-paul_regret-1 = 与野马叠加。
bang-help-pedro_ramirez-1 = 只要他在场，出局的玩家要选择自己的哪张牌留在弃牌堆顶。
bang-help-rose_doolan-1 = 与瞄准镜叠加；距离不会小于1。
bang-help-sid_ketchum-1 = 不超过上限。在自己的回合、需要回应时，以及自救时。
bang-help-sid_ketchum-2 = 只剩两名玩家时也可以。
bang-help-sid_ketchum-3 = 为炸药或监狱判定之前，以及别人要拿走他的手牌之前，都会先问他。
bang-help-slab_the_killer-1 = 木桶判定成功抵其中一张。他的加特林只需一张。
bang-help-suzy_lafayette-1 = 她打出的牌结算完才摸；决斗中要等决斗结束。
bang-help-suzy_lafayette-2 = 对同一枪打两张失手！之间，她立即摸牌。
bang-help-vulture_sam-1 = 手牌和面前的牌都拿，不管是谁淘汰的。
bang-help-vulture_sam-2 = 他当警长时若淘汰副警长，刚拿到的牌也一并失去。
bang-help-willy_the_kid-1 = 只限砰！这种牌。
