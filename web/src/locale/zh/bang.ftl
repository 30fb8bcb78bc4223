## 牌桌
bang-ring = 玩家，从你左手边起顺时针
bang-life = 生命{ $n }/{ $full }
bang-weapon = { $weapon }，射程{ $n }
bang-reaches-you = 能打到你
bang-sees-you = 与你距离{ $n }，射程{ $range }
bang-mode-mine = 你能打到谁
bang-mode-theirs = { $n }人能打到你
bang-turn-of = 正在行动
bang-out = 出局
bang-out-as = 出局：{ $role }
bang-secret = { $role }（秘密）
bang-explain = { $name }的能力
bang-front = 你面前的牌
bang-known = 这手牌里你已知的牌

## 问题
bang-who-check = 判定
bang-who-shot = 有人向你开枪
bang-who-indians = 你受到攻击
bang-who-duel = 决斗
bang-who-rescue = 最后1点生命
bang-who-end = 你的回合结束
bang-ask-play = 你要打出哪张牌？
bang-hint-play = { $shots ->
    [0] 你的{ $weapon }射程为{ $n }。发光的牌可以打出。
   *[other] 本回合你已开过枪。你的{ $weapon }射程为{ $n }。
}
bang-hint-over = 你的手牌比生命多{ $n }张；没打出的必须弃掉。
bang-ask-card = 打出【{ $card }】吗？
bang-ask-at_bang = 你用【{ $card }】向谁开枪？
bang-hint-at_bang = 你的{ $weapon }射程为{ $n }。点一个发光的座位。
bang-ask-at_duel = 你用【{ $card }】向谁发起决斗？
bang-hint-at_duel = 不限距离。双方轮流弃【砰！】，对方先弃；先停下的人失去1点生命。
bang-ask-at_jail = 你用【{ $card }】把谁关进监狱？
bang-hint-at_jail = 警长以外的任何人，不限距离。对方翻不出红心就跳过回合。
bang-ask-at_panic = 你用【{ $card }】拿谁的牌？
bang-hint-at_panic = 距离1。点座位：随机拿一张手牌；也可点某人面前的一张牌。
bang-ask-at_cat_balou = 你用【{ $card }】让谁弃牌？
bang-hint-at_cat_balou = 不限距离。点座位：随机弃一张手牌；也可点某人或自己面前的一张牌。
bang-ask-discard = { $n ->
    [1] 你要弃掉哪张牌？
   *[other] 你要弃掉哪{ $n }张牌？
}
bang-hint-discard = 你有{ $cards }张手牌、{ $lives }点生命。一次弃一张。
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
bang-hint-check_dynamite = 黑桃2到9：爆炸，失去3点生命。其他：传给左边。
bang-ask-shot = { $by }向你开枪：打出{ $needs }张【失手！】，否则失去{ $last ->
    [yes] 最后1点生命
   *[no] 1点生命
}。
bang-ask-gatling = { $by }用【加特林】扫射：打出1张【失手！】，否则失去{ $last ->
    [yes] 最后1点生命
   *[no] 1点生命
}。
bang-hint-shot = 你有{ $n }点生命。
bang-hint-barrel = { $n ->
    [1] 先试木桶：翻出红心就躲开，没有代价。
   *[other] 木桶可试{ $n }次：翻出红心就躲开，没有代价。
}
bang-ask-indians = { $by }打出【印第安人！】：弃1张【砰！】，否则失去{ $last ->
    [yes] 最后1点生命
   *[no] 1点生命
}。
bang-hint-indians = 你有{ $n }点生命。【失手！】和【木桶】都没用。
bang-ask-duel = { $other }向你发起决斗：弃1张【砰！】，否则失去{ $last ->
    [yes] 最后1点生命
   *[no] 1点生命
}。
bang-ask-duel_mine = { $other }在你发起的决斗中弃了牌：弃1张【砰！】，否则失去{ $last ->
    [yes] 最后1点生命
   *[no] 1点生命
}。
bang-hint-duel = 你有{ $n }点生命。你弃牌之后又轮到对方。
bang-ask-rescue = 你没有生命了：喝下{ $needs }张【啤酒】，否则出局。
bang-hint-rescue = 别人帮不了你。
bang-ask-trade = { $left ->
    [1] 再弃哪张牌换1点生命？
   *[other] 弃哪两张牌换1点生命？
}
bang-hint-trade = 一次一张，从手牌里弃。
bang-who-loss = 你的牌
bang-ask-loss_panic = { $by }要拿走你的一张手牌。要先弃两张牌换1点生命吗？
bang-ask-loss_cat_balou = { $by }要弃掉你的一张手牌。要先弃两张牌换1点生命吗？
bang-ask-loss_jesse_jones = { $by }要从你的手里抽一张牌。要先弃两张牌换1点生命吗？
bang-ask-loss_el_gringo = { $by }因失去生命要拿走你的一张手牌。要先弃两张牌换1点生命吗？
bang-ask-loss_penalty = 你淘汰了副警长，将失去所有的牌。要先弃其中两张换1点生命吗？
bang-hint-loss = 你的生命：{ $n }/{ $full }。
bang-ask-start_dynamite = 即将为炸药判定。要先弃两张牌换1点生命吗？
bang-ask-start_jail = 即将为监狱判定。要先弃两张牌换1点生命吗？
bang-hint-discard_heal = 也可以弃两张牌换1点生命：这样还能多留一张牌。
bang-who-keep = 新的一局
bang-ask-keep = 保留{ $name }，还是换一个新角色？
bang-hint-keep = 你活到了上一局最后。所有人选好之后再发手牌。
bang-ask-out = 你的哪张牌留在弃牌堆顶？
bang-hint-out = { $name }可能会拿走它。
bang-ask-store = 你要拿哪张牌？
bang-hint-store = 下一位从剩下的牌里选。

## 别人选择时
bang-wait-turn = { $seat }正在行动。
bang-wait-draw_first = { $seat }正在选择从哪里摸牌。
bang-wait-look = { $seat }查看三张牌，放回一张。
bang-wait-check = { $seat }正在两张牌中选一张。
bang-wait-shot = { $by }向{ $seat }开枪：{ $seat }须打出{ $needs }张【失手！】，否则失去1点生命。
bang-wait-indians = { $by }的【印第安人！】：{ $seat }须弃一张【砰！】，否则失去1点生命。
bang-wait-duel = 与{ $other }决斗：{ $seat }须弃一张【砰！】，否则失去1点生命。
bang-wait-rescue = { $seat }没有生命了：只有{ $needs }张【啤酒】能救。
bang-wait-trade = { $seat }正在弃两张牌换1点生命。
bang-wait-loss = { $seat }可以先弃两张牌换1点生命。
bang-wait-keep = { $seat }正在决定是否保留角色。
bang-wait-out = { $seat }出局，正在选择哪张牌留在弃牌堆顶。
bang-wait-store = { $seat }正在杂货店挑选。

## 结局
bang-end-gone = 被【炸药】炸死
bang-end-duel = 死于自己发起的决斗
bang-end-out = 被{ $by }淘汰
bang-end-attacks = 攻击{ $n }次

## 开局的牌与终局的话
bang-begin-sheriff = 你是警长。
bang-begin-deputy = 你是副警长。
bang-begin-outlaw = 你是歹徒。
bang-begin-renegade = 你是叛徒。
bang-aim-sheriff = 让歹徒和叛徒全部出局。人人都看得见你的警徽，你却不知道他们是谁。
bang-aim-deputy = 保住警长{ $sheriff }：你们一起获胜。
bang-aim-outlaw = 让警长{ $sheriff }出局。
bang-aim-renegade = 成为最后的幸存者：先淘汰其他所有人，最后是警长{ $sheriff }。
bang-verdict-law = { $mine ->
    [yes] 你活了下来
   *[no] 警长活了下来
}
bang-verdict-sheriff_dead = { $mine ->
    [yes] 你出局了
   *[no] 警长出局了
}
bang-verdict-renegade_alone = { $mine ->
    [yes] 你是最后的幸存者
   *[no] 叛徒是最后的幸存者
}
bang-side-law = 警方
bang-side-outlaws = 歹徒
bang-side-renegade = 叛徒

## What a click that is no move shows
bang-sight-reach = { $sum }。{ $weapon }射程{ $range }：够得着。
bang-sight-short = { $sum }。{ $weapon }射程{ $range }：够不着。
bang-count-sheriff = { $n }名警长
bang-count-renegade = { $n }名叛徒
bang-count-outlaw = { $n }名歹徒
bang-count-deputy = { $n }名副警长
bang-deed-bang = 向{ $target }开枪
bang-deed-duel = 向{ $target }发起决斗
bang-deed-jail = 把{ $target }关进监狱
bang-deed-out = 淘汰了{ $target }
bang-deed-robbed = 拿走{ $target }的一张牌
bang-deed-forced = 令{ $target }弃一张牌
bang-deed-freed = 替{ $target }除掉【监狱】或【炸药】
bang-against-you = { $n ->
    [0] 从未攻击过你
   *[other] 攻击过你{ $n }次
}
bang-against-both = { $you ->
    [0] { $sheriff ->
        [0] 从未攻击过你和警长
       *[other] 攻击过警长{ $sheriff }次，从未攻击过你
    }
   *[other] { bang-against-you }，{ $sheriff ->
        [0] 从未攻击过警长
       *[other] 攻击过警长{ $sheriff }次
    }
}

## 讲述
bang-drawn-hidden = 红心：躲开了
bang-drawn-failed = 不是红心
bang-drawn-freed = 出狱
bang-drawn-kept_in = 留在狱中
bang-drawn-pass_on = 【炸药】传给下家
bang-drawn-explode = 【炸药】爆炸
bang-cannot-shot = 没有可用来躲避的牌
bang-cannot-duel = 没有【砰！】可以回应
bang-cannot-rescue = 没有【啤酒】可以救命
bang-showdown = 攻击
bang-showdown-needs = { $n ->
    [one] 需要【{ $card }】
   *[other] 需要{ $n }张【{ $card }】
}
