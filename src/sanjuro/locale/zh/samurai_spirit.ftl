samurai_spirit = 七武士

## 武士
samurai_spirit-heihachi = 平八
samurai_spirit-daisuke = 大辅
samurai_spirit-gorobei = 五郎兵卫
samurai_spirit-kanbei = 勘兵卫
samurai_spirit-kikuchiyo = 菊千代
samurai_spirit-kyuzo = 久藏
samurai_spirit-katsushiro = 胜四郎
# 一人带领几名武士时，座位用这些名字称呼
samurai_spirit-seats = heihachi daisuke gorobei kanbei kikuchiyo kyuzo katsushiro

## 气合的效果
samurai_spirit-kiai-heihachi-human = 建一个路障
samurai_spirit-kiai-heihachi-animal = 建一个路障并移除一个受伤标记
samurai_spirit-kiai-daisuke-human = 把任一战线的最后一名强盗交给另一名武士
samurai_spirit-kiai-daisuke-animal = 两次：把任一战线的最后一名强盗交给另一名武士
samurai_spirit-kiai-gorobei-human = 弃掉牌堆顶的两名强盗
samurai_spirit-kiai-gorobei-animal = 弃掉牌堆顶的三名强盗
samurai_spirit-kiai-kanbei-human = 弃掉最上面的两名入侵者
samurai_spirit-kiai-kanbei-animal = 弃掉最上面的三名入侵者
samurai_spirit-kiai-kikuchiyo-human = 弃掉任一战线的最后一名强盗
samurai_spirit-kiai-kikuchiyo-animal = 两次：弃掉任一战线的最后一名强盗
samurai_spirit-kiai-kyuzo-human = 让一名武士借出支援标记
samurai_spirit-kiai-kyuzo-animal = 建一个路障，并让一名武士借出支援标记
samurai_spirit-kiai-katsushiro-human = 看牌堆顶两名强盗，以任意顺序放回
samurai_spirit-kiai-katsushiro-animal = 看牌堆顶三名强盗，以任意顺序放回

## 符号与惩罚
samurai_spirit-hat = 草帽
samurai_spirit-farm = 农舍
samurai_spirit-doll = 人偶
samurai_spirit-barricade = 摧毁一个路障
samurai_spirit-wound = 受一处伤
samurai_spirit-intruder = 牌堆顶的强盗放入入侵者牌堆
samurai_spirit-no_defend = 本回合不能防守
samurai_spirit-no_support = 本回合不能支援
samurai_spirit-left_draws = 左邻抽一名强盗
samurai_spirit-right_draws = 右邻抽一名强盗
samurai_spirit-must_pass = 必须退出本轮
samurai_spirit-reshuffle_discard = 一名弃掉的强盗洗回牌堆
samurai_spirit-no_talent = 本回合不能用技能
samurai_spirit-discard_defence = 失去一张防守牌
samurai_spirit-above_kiai = 超过气合值

## 难度
samurai_spirit-easy = 简单
samurai_spirit-normal = 普通
samurai_spirit-hard = 困难
samurai_spirit-heroic = 英雄

## 农舍按背面命名，家庭按作用命名
samurai_spirit-farm-family = 农舍（失去一户家庭）
samurai_spirit-farm-farm = 农舍（再摧毁一间）
samurai_spirit-farm-barricade = 农舍（摧毁路障）
samurai_spirit-farm-wound = 农舍（一名武士受伤）
samurai_spirit-family-heal = 郎中一家
samurai_spirit-family-barricade = 木匠一家
samurai_spirit-family-discard_intruder = 猎户一家

## 强盗：力量、符号、惩罚、火焰
samurai_spirit-1-hat-wound-flame = 喽啰1（草帽、受伤、火焰）
samurai_spirit-1-hat-flame = 喽啰1（草帽、火焰）
samurai_spirit-1-hat-intruder = 喽啰1（草帽、增加入侵者）
samurai_spirit-1-hat-no_defend = 喽啰1（草帽、不能防守）
samurai_spirit-1-doll-barricade-flame = 喽啰1（人偶、摧毁路障、火焰）
samurai_spirit-1-doll-wound-flame = 喽啰1（人偶、受伤、火焰）
samurai_spirit-1-doll = 喽啰1（人偶）
samurai_spirit-1-doll-intruder = 喽啰1（人偶、增加入侵者）
samurai_spirit-1-farm-barricade-flame = 喽啰1（农舍、摧毁路障、火焰）
samurai_spirit-1-farm-wound-flame = 喽啰1（农舍、受伤、火焰）
samurai_spirit-1-farm-no_support = 喽啰1（农舍、不能支援）
samurai_spirit-1-farm-intruder = 喽啰1（农舍、增加入侵者）
samurai_spirit-1-barricade = 喽啰1（摧毁路障）
samurai_spirit-2-hat-wound-flame = 喽啰2（草帽、受伤、火焰）
samurai_spirit-2-hat-flame = 喽啰2（草帽、火焰）
samurai_spirit-2-hat-intruder = 喽啰2（草帽、增加入侵者）
samurai_spirit-2-hat-no_defend = 喽啰2（草帽、不能防守）
samurai_spirit-2-doll-barricade-flame = 喽啰2（人偶、摧毁路障、火焰）
samurai_spirit-2-doll-wound-flame = 喽啰2（人偶、受伤、火焰）
samurai_spirit-2-doll = 喽啰2（人偶）
samurai_spirit-2-doll-intruder = 喽啰2（人偶、增加入侵者）
samurai_spirit-2-farm-barricade-flame = 喽啰2（农舍、摧毁路障、火焰）
samurai_spirit-2-farm-wound-flame = 喽啰2（农舍、受伤、火焰）
samurai_spirit-2-farm-no_support = 喽啰2（农舍、不能支援）
samurai_spirit-2-farm-intruder = 喽啰2（农舍、增加入侵者）
samurai_spirit-2-barricade = 喽啰2（摧毁路障）
samurai_spirit-3-hat-barricade-flame = 喽啰3（草帽、摧毁路障、火焰）
samurai_spirit-3-hat-flame = 喽啰3（草帽、火焰）
samurai_spirit-3-hat-left_draws = 喽啰3（草帽、左邻抽牌）
samurai_spirit-3-doll-barricade-flame = 喽啰3（人偶、摧毁路障、火焰）
samurai_spirit-3-doll-wound-flame = 喽啰3（人偶、受伤、火焰）
samurai_spirit-3-doll = 喽啰3（人偶）
samurai_spirit-3-doll-no_defend = 喽啰3（人偶、不能防守）
samurai_spirit-3-doll-left_draws = 喽啰3（人偶、左邻抽牌）
samurai_spirit-3-farm-barricade-flame = 喽啰3（农舍、摧毁路障、火焰）
samurai_spirit-3-farm-wound-flame = 喽啰3（农舍、受伤、火焰）
samurai_spirit-3-farm-no_support = 喽啰3（农舍、不能支援）
samurai_spirit-3-farm-left_draws = 喽啰3（农舍、左邻抽牌）
samurai_spirit-3-wound = 喽啰3（受伤）
samurai_spirit-4-hat-barricade-flame = 喽啰4（草帽、摧毁路障、火焰）
samurai_spirit-4-hat-right_draws-flame = 喽啰4（草帽、右邻抽牌、火焰）
samurai_spirit-4-hat = 喽啰4（草帽）
samurai_spirit-4-doll-barricade-flame = 喽啰4（人偶、摧毁路障、火焰）
samurai_spirit-4-doll-wound-flame = 喽啰4（人偶、受伤、火焰）
samurai_spirit-4-doll = 喽啰4（人偶）
samurai_spirit-4-doll-no_defend = 喽啰4（人偶、不能防守）
samurai_spirit-4-doll-right_draws = 喽啰4（人偶、右邻抽牌）
samurai_spirit-4-farm-barricade-flame = 喽啰4（农舍、摧毁路障、火焰）
samurai_spirit-4-farm-wound-flame = 喽啰4（农舍、受伤、火焰）
samurai_spirit-4-farm-no_support = 喽啰4（农舍、不能支援）
samurai_spirit-4-farm-right_draws = 喽啰4（农舍、右邻抽牌）
samurai_spirit-4-wound = 喽啰4（受伤）
samurai_spirit-5-hat-wound = 小头目5（草帽、受伤）
samurai_spirit-5-doll-intruder = 小头目5（人偶、增加入侵者）
samurai_spirit-5-farm-barricade = 小头目5（农舍、摧毁路障）
samurai_spirit-5-barricade-flame = 小头目5（摧毁路障、火焰）
samurai_spirit-5-wound-flame = 小头目5（受伤、火焰）
samurai_spirit-5-intruder-flame = 小头目5（增加入侵者、火焰）
samurai_spirit-5-no_support-flame = 小头目5（不能支援、火焰）
samurai_spirit-6-hat-intruder-intruder-flame = 首领6（草帽、增加两名入侵者、火焰）
samurai_spirit-6-doll-must_pass-flame = 首领6（人偶、必须退出、火焰）
samurai_spirit-6-farm-barricade-barricade-flame = 首领6（农舍、两次摧毁路障、火焰）
samurai_spirit-6-no_defend-reshuffle_discard-flame = 首领6（不能防守、弃牌洗回、火焰）
samurai_spirit-6-wound-no_talent-flame = 首领6（受伤、不能用技能、火焰）
samurai_spirit-6-no_support-wound-flame = 首领6（不能支援、受伤、火焰）
samurai_spirit-6-discard_defence-flame = 首领6（失去防守牌、火焰）

## 发生了什么
samurai_spirit-event-round = 第{ $n }轮开始
samurai_spirit-event-turn = 轮到{ $seat }
samurai_spirit-event-call = { $seat }在本轮启用了{ $what }的标记
samurai_spirit-event-penalty = { $seat }的惩罚：{ $what }
samurai_spirit-event-ignore = { $seat }无视了惩罚
samurai_spirit-event-cannot = 惩罚无法执行：{ $seat }改为受一处伤
samurai_spirit-event-penalty_card = { $card }直接冲进了{ $seat }的战线
samurai_spirit-event-draw = { $seat }遇上了{ $card }
samurai_spirit-event-confront = { $seat }迎战了{ $card }
samurai_spirit-event-defend = { $seat }防守了{ $card }
samurai_spirit-event-drop = { $seat }失去一张防守牌：{ $card }
samurai_spirit-event-hand = { $seat }把【{ $what }】交给了{ $other }
samurai_spirit-event-evade = { $seat }弃掉了{ $card }：战线上已有相同力量
samurai_spirit-event-under = { $seat }把{ $card }放到了牌堆底
samurai_spirit-event-intruder = { $hidden ->
    [yes] { $seat }把牌堆顶的{ $times }名强盗扣着放入入侵者牌堆
   *[no] { $seat }把{ $card }放入入侵者牌堆
}
samurai_spirit-event-support = { $seat }支援{ $other }，借出{ $what }的技能
samurai_spirit-event-lend = { $seat }把{ $what }的支援标记借给了{ $other }
samurai_spirit-event-return = { $seat }把{ $what }的标记还给了{ $other }
samurai_spirit-event-pass = { $seat }退出了本轮
samurai_spirit-event-forced_pass = { $seat }被迫退出本轮：{ $what }
samurai_spirit-event-exceed = { $seat }超过了气合值：{ $n }
samurai_spirit-event-barricade = 一个路障被摧毁：{ $n ->
    [0] 一个不剩
   *[other] 还剩{ $n }个
}
samurai_spirit-event-build = 建起一个路障：现有{ $n }个
samurai_spirit-event-farm = { $card }被摧毁
samurai_spirit-event-family = 失去了{ $card }
samurai_spirit-event-wound = { $seat }受伤了
samurai_spirit-event-animal = { $seat }变为兽形
samurai_spirit-event-heal = { $seat }移除了一个受伤标记
samurai_spirit-event-kiai = 气合！{ $seat }的战线正好达到气合值
samurai_spirit-event-waive = { $seat }不使用气合
samurai_spirit-event-spent = { $card }离开了{ $seat }的战线
samurai_spirit-event-give = { $seat }转走了{ $giver }战线上的{ $card }
samurai_spirit-event-strike = { $seat }弃掉了{ $giver }战线上的{ $card }
samurai_spirit-event-rout = { $seat }弃掉了牌堆顶的{ $card }
samurai_spirit-event-catch = { $seat }弃掉了入侵者{ $card }
samurai_spirit-event-look = { $seat }查看了{ $card }
samurai_spirit-event-order = 下一个来的是【{ $what }】
samurai_spirit-event-mix_in = { $card }洗回了牌堆
samurai_spirit-event-break_in = 所有人都已退出：{ $n }名强盗走进村子
samurai_spirit-event-round_over = 第{ $n }轮结束
samurai_spirit-event-unguarded = { $seat }没有守住{ $what }
samurai_spirit-event-help = { $what }前来帮忙
samurai_spirit-event-driven_off = 入侵者{ $card }被弃掉
samurai_spirit-event-turn_up = 翻开的入侵者：{ $card }
samurai_spirit-event-over = { $what ->
    [saved] 村子得救了
    [too_long] 游戏结束
   *[other] 村子沦陷了
}

## 接在上一行后面的话：上一行开头的事件，和接上的事件
samurai_spirit-after-penalty-barricade = 还剩{ $n }个
samurai_spirit-after-penalty-farm = 没有路障，{ $card }被摧毁
samurai_spirit-after-penalty-wound = { "" }
samurai_spirit-after-penalty-animal = { $seat }变为兽形
samurai_spirit-after-penalty-intruder = { "" }
samurai_spirit-after-penalty-mix_in = { $card }
samurai_spirit-after-cannot-wound = { "" }
samurai_spirit-after-draw-confront = { $again ->
    [yes] ，迎战
   *[no] ，{ $seat }迎战
}
samurai_spirit-after-draw-defend = { $again ->
    [yes] ，防守
   *[no] ，{ $seat }防守
}
samurai_spirit-after-draw-hand = ，交给{ $other }
samurai_spirit-after-draw-evade = { $again ->
    [yes] ，弃掉它
   *[no] ，{ $seat }弃掉它
}
samurai_spirit-after-draw-under = { $again ->
    [yes] ，放到牌堆底
   *[no] ，{ $seat }把它放到牌堆底
}
samurai_spirit-after-draw-exceed = 合计{ $n }，超过气合值
samurai_spirit-after-draw-barricade = 一个路障被摧毁，还剩{ $n }个
samurai_spirit-after-draw-farm = { $card }被摧毁
samurai_spirit-after-exceed-barricade = 一个路障被摧毁，还剩{ $n }个
samurai_spirit-after-exceed-farm = { $card }被摧毁
samurai_spirit-after-support-intruder = 牌堆顶的强盗放入入侵者牌堆
samurai_spirit-after-wound-animal = { $seat }变为兽形
samurai_spirit-after-kiai-catch = 弃掉入侵者{ $card }
samurai_spirit-after-kiai-rout = 弃掉牌堆顶的{ $card }
samurai_spirit-after-kiai-strike = 弃掉{ $giver }战线上的{ $card }
samurai_spirit-after-kiai-give = 转走{ $giver }战线上的{ $card }
samurai_spirit-after-kiai-build = 建起一个路障，现有{ $n }个
samurai_spirit-after-kiai-heal = 移除{ $seat }的一个受伤标记
samurai_spirit-after-kiai-lend = { $seat }把{ $what }的支援标记借给{ $other }
samurai_spirit-after-kiai-waive = { $seat }不使用气合
samurai_spirit-after-kiai-spent = { $card }离开战线
samurai_spirit-after-look-look = { $card }
samurai_spirit-after-unguarded-wound = { $seat }受一处伤
samurai_spirit-after-unguarded-animal = { $seat }变为兽形
samurai_spirit-after-unguarded-farm = { $card }被摧毁
samurai_spirit-after-unguarded-family = 失去{ $card }
samurai_spirit-after-help-heal = 移除{ $seat }的一个受伤标记
samurai_spirit-after-help-build = 建起一个路障，现有{ $n }个
samurai_spirit-after-help-driven_off = 弃掉入侵者{ $card }
samurai_spirit-after-turn_up-barricade = 一个路障被摧毁，还剩{ $n }个
samurai_spirit-after-turn_up-farm = { $card }被摧毁

## 行动
samurai_spirit-move-call = 启用{ $samurai }的标记
samurai_spirit-move-ready = 不再启用：处理惩罚
samurai_spirit-move-ignore = 无视惩罚
samurai_spirit-move-suffer = 接受惩罚
samurai_spirit-move-first = 先执行：{ $penalty }
samurai_spirit-move-drop = 弃掉防守牌：{ $symbol }
samurai_spirit-move-fight = 战斗
samurai_spirit-move-support = 用{ $samurai }的技能支援{ $target }
samurai_spirit-move-pass = 退出本轮
samurai_spirit-move-done = 不再战斗
samurai_spirit-move-confront = 迎战{ $card }：{ $sum }／{ $value }
samurai_spirit-move-defend = 防守{ $card }：守住{ $symbol }
samurai_spirit-move-hand = 把{ $card }交给{ $target }
samurai_spirit-move-discard = 弃掉{ $card }
samurai_spirit-move-under = 把{ $card }放到牌堆底，重抽一张
samurai_spirit-move-kiai = 气合：{ $effect }
samurai_spirit-move-waive = 不使用
samurai_spirit-move-heal = 移除{ IF_YOU($target, "自己", "%") }的受伤标记
samurai_spirit-move-give = 把{ IF_YOU($by, "自己", "%") }的{ $card }交给{ IF_YOU($target, "自己", "%") }
samurai_spirit-move-strike = 弃掉{ IF_YOU($target, "自己", "%") }战线最后的{ $card }
samurai_spirit-move-lend = 把{ $samurai }的技能借给{ IF_YOU($target, "自己", "%") }
samurai_spirit-move-top = 下一个是{ $card }

## 行动的结果
samurai_spirit-then-safe = 安全：下一名强盗不会超过气合值
samurai_spirit-then-safe_kiai = 安全，{ $kiai }%的机会触发气合
samurai_spirit-then-risk = { $kiai ->
    [0] { $exceed }%的机会超过气合值
   *[other] { $exceed }%的机会超过气合值，{ $kiai }%触发气合
}
samurai_spirit-then-below = { $sum }/{ $value }，没有惩罚
samurai_spirit-then-below_barricade = { $sum }/{ $value }，下回合摧毁{ $n }个路障
samurai_spirit-then-below_wound = { $sum }/{ $value }，下回合受一处伤
samurai_spirit-then-below_intruder = { $sum }/{ $value }，下回合多{ $n }名入侵者
samurai_spirit-then-below_no_defend = { $sum }/{ $value }，下回合不能防守
samurai_spirit-then-below_no_support = { $sum }/{ $value }，下回合不能支援
samurai_spirit-then-below_left_draws = { $sum }/{ $value }，下回合左邻抽一名强盗
samurai_spirit-then-below_right_draws = { $sum }/{ $value }，下回合右邻抽一名强盗
samurai_spirit-then-below_must_pass = { $sum }/{ $value }，下回合必须退出本轮
samurai_spirit-then-below_discard_defence = { $sum }/{ $value }，下回合失去一张防守牌
samurai_spirit-then-below_two = { $sum }/{ $value }，下回合两个惩罚：{ $penalty }；{ $second }
samurai_spirit-then-kiai = 正好{ $value }：气合！
samurai_spirit-then-exceed = { $sum }/{ $value }：摧毁一个路障
samurai_spirit-then-exceed_farm = { $sum }/{ $value }：摧毁一间农舍
samurai_spirit-then-defend_hat = 本轮结束时不受伤
samurai_spirit-then-defend_farm = 本轮结束时农舍无事
samurai_spirit-then-defend_doll = 本轮结束时家庭无事
samurai_spirit-then-support = 一名强盗放入入侵者牌堆
samurai_spirit-then-pass = 退出本轮{ $hat ->
    [0] { $farm ->
        [0] { $doll ->
            [0] { "" }
           *[other] ；本轮结束时：家庭−1
        }
       *[other] { $doll ->
            [0] ；本轮结束时：农舍−1
           *[other] ；本轮结束时：农舍−1，家庭−1
        }
    }
   *[other] { $farm ->
        [0] { $doll ->
            [0] ；本轮结束时：受一处伤
           *[other] ；本轮结束时：受一处伤，家庭−1
        }
       *[other] { $doll ->
            [0] ；本轮结束时：受一处伤，农舍−1
           *[other] ；本轮结束时：受一处伤，农舍−1，家庭−1
        }
    }
}
samurai_spirit-then-no_harm = 没有损失

## 结局原因
samurai_spirit-reason-saved = 第三轮后农舍和家庭都还在
samurai_spirit-reason-no_farm = 最后一间农舍被摧毁
samurai_spirit-reason-no_family = 失去了最后一户家庭
samurai_spirit-reason-fourth_wound = 一名武士受了第四处伤

## 失败经过，一环接一环
samurai_spirit-story-penalty = { $seat }战线最后的{ $card }带来惩罚：{ $penalty }
samurai_spirit-story-exceeded = { $card }使{ $seat }的战线超过气合值
samurai_spirit-story-unguarded_hat = { $seat }在本轮结束时没有守住草帽
samurai_spirit-story-unguarded_farm = { $seat }在本轮结束时没有守住农舍
samurai_spirit-story-unguarded_doll = { $seat }在本轮结束时没有守住人偶
samurai_spirit-story-flame = 入侵者{ $card }带来了火焰
samurai_spirit-story-cannot = 惩罚无法执行，改为受伤
samurai_spirit-story-no_barricade = 路障一个不剩
samurai_spirit-story-farm = { $card }被摧毁
samurai_spirit-story-family = 失去了{ $card }
samurai_spirit-story-wounded = { $seat }受伤
samurai_spirit-story-raider = 一名强盗

## 为什么不行
samurai_spirit-refusal-no_such_seat = 座位编号只有0到{ $seats }
samurai_spirit-refusal-has_passed = { $seat }已经退出本轮
samurai_spirit-refusal-nothing_drawn = 还没有翻开强盗：先战斗
samurai_spirit-refusal-penalty_comes = 先处理最后一名强盗的惩罚：启用备用标记，或直接处理惩罚
samurai_spirit-refusal-second_fight = 你已经行动过：只能再战一次或结束
samurai_spirit-refusal-must_pass = 战线末尾的首领迫使你本回合退出
samurai_spirit-refusal-above_kiai = 你的战线合计{ $sum }，超过气合值{ $value }：必须退出
samurai_spirit-refusal-alone = 其他人都已退出：没有人可支援
samurai_spirit-refusal-no_support = 最后一名强盗的惩罚使你本回合不能支援
samurai_spirit-refusal-own_token_away = 你的支援标记还在{ $holder }那里
samurai_spirit-refusal-support_self = 支援的是别的武士，不是自己
samurai_spirit-refusal-action_needed = 战斗、支援、退出，必须三选一
samurai_spirit-refusal-not_spare = { $samurai ->
    [Heihachi] 平八
    [Daisuke] 大辅
    [Gorobei] 五郎兵卫
    [Kanbei] 勘兵卫
    [Kikuchiyo] 菊千代
    [Kyuzo] 久藏
    [Katsushiro] 胜四郎
   *[other] { $samurai }
}在场：其支援标记不是备用的
samurai_spirit-refusal-no_spares = 这局没有备用标记
samurai_spirit-refusal-called = { $samurai ->
    [Heihachi] 平八
    [Daisuke] 大辅
    [Gorobei] 五郎兵卫
    [Kanbei] 勘兵卫
    [Kikuchiyo] 菊千代
    [Kyuzo] 久藏
    [Katsushiro] 胜四郎
   *[other] { $samurai }
}的标记已经用过；每局只能用一次
samurai_spirit-refusal-call_first = 备用标记要在回合开始时启用，在惩罚和行动之前
samurai_spirit-refusal-penalty_first = 先处理战线最后一名强盗的惩罚
samurai_spirit-refusal-cannot_ignore = 只有五郎兵卫能无视偶数强盗的惩罚，勘兵卫能无视奇数的
samurai_spirit-refusal-not_its_penalty = 这里没有两个惩罚可供排序，其中包括：{ $penalty }
samurai_spirit-refusal-not_covered = 你左侧没有带{ $symbol }的牌
samurai_spirit-refusal-place_first = 先安置翻开的强盗
samurai_spirit-refusal-no_symbol = 这名强盗没有草帽、农舍或人偶：不能防守
samurai_spirit-refusal-no_defend = 最后一名强盗的惩罚使你本回合不能防守
samurai_spirit-refusal-covered = 你已经守住了{ $symbol }
samurai_spirit-refusal-only_placed = 大辅的气合送来的强盗只能放左边或右边，不能对它用技能
samurai_spirit-refusal-no_talent = 你战线上的首领使本回合不能用任何技能，借来的也不行
samurai_spirit-refusal-needs_talent = 那是{ $samurai ->
    [Kyuzo] 久藏
    [Katsushiro] 胜四郎
   *[other] 平八或大辅
}的技能，你现在没有
samurai_spirit-refusal-lent_late = { $samurai ->
    [Heihachi] 平八
    [Daisuke] 大辅
    [Gorobei] 五郎兵卫
    [Kanbei] 勘兵卫
    [Kikuchiyo] 菊千代
    [Kyuzo] 久藏
    [Katsushiro] 胜四郎
   *[other] { $samurai }
}的支援标记是在本回合交给你的：其技能要到下个回合才有效，本回合不能用
samurai_spirit-refusal-wrong_parity = 你的技能只对{ $kind ->
    [odd] 奇数
   *[other] 偶数
}强盗有效；这名强盗的力量是{ $strength }
samurai_spirit-refusal-not_neighbour = 强盗只能交给左边或右边的邻座
samurai_spirit-refusal-had_it = { $seat }已经经手过这名强盗，不能再交回去
samurai_spirit-refusal-none_equal = 你的战线上没有力量{ $strength }的强盗
samurai_spirit-refusal-drawn_anew = 你已经重抽过：这名强盗必须处理
samurai_spirit-refusal-deck_empty = 牌堆是空的：抽回来的还是这名强盗
samurai_spirit-refusal-kiai_first = 先决定你的气合
samurai_spirit-refusal-other_kiai = { $samurai }的气合是另一种效果
samurai_spirit-refusal-use_first = 先决定用不用气合
samurai_spirit-refusal-choose_now = 选择气合的效果，或放弃
samurai_spirit-refusal-not_shown = 这名强盗不在要放回牌堆的几张之中
samurai_spirit-refusal-not_wounded = { $seat }没有受伤标记
samurai_spirit-refusal-to_another = 要从一名武士交给另一名武士
samurai_spirit-refusal-token_away = { $seat }的支援标记在{ $holder }那里
samurai_spirit-refusal-empty_line = { $seat }的战线是空的

## What a card does, in a sentence
samurai_spirit-about-heihachi = 气合值8，兽形11。可以把偶数力量的强盗交给邻座。气合建一个路障；兽形还可移除任一武士的受伤标记。
samurai_spirit-about-daisuke = 气合值8，兽形11。可以把奇数力量的强盗交给邻座。气合把任一战线的最后一名强盗交给另一名武士；兽形可做两次。
samurai_spirit-about-gorobei = 气合值9，兽形12。可以无视偶数力量强盗的惩罚。气合弃掉牌堆顶两名强盗；兽形三名。
samurai_spirit-about-kanbei = 气合值9，兽形12。可以无视奇数力量强盗的惩罚。气合弃掉最上面两名入侵者；兽形三名。
samurai_spirit-about-kikuchiyo = 气合值10，兽形13。一回合可以战斗两次。气合弃掉任一战线的最后一名强盗；兽形可做两次。
samurai_spirit-about-kyuzo = 气合值9，兽形12。可以弃掉战线上已有相同力量的强盗。气合让任一武士把支援标记借给另一名；兽形还建一个路障。
samurai_spirit-about-katsushiro = 气合值10，兽形13。可以把强盗放到牌堆底，重抽一名，并且必须处理它。气合翻开牌堆顶两名强盗，以任意顺序放回；兽形三名。
samurai_spirit-about-raider = 迎战：放到右边战线末尾。低于气合值无事，等于就气合，超过则摧毁一个路障。这名强盗没有惩罚。
samurai_spirit-about-hat = 本轮结束时，左边没有草帽的武士受一处伤。
samurai_spirit-about-farm = 本轮结束时，每有一名武士左边没有农舍，就摧毁一间农舍。
samurai_spirit-about-doll = 本轮结束时，每有一名武士左边没有人偶，就失去一户家庭。
samurai_spirit-about-flame = 本轮结束时翻开入侵者。每个火焰摧毁一个路障；没有路障就随机摧毁一间农舍。
samurai_spirit-about-barricade = 你的回合开始时它在战线最后：摧毁一个路障；没有路障就随机摧毁一间农舍。
samurai_spirit-about-wound = 你的回合开始时它在战线最后：你受一处伤。
samurai_spirit-about-intruder = 你的回合开始时它在战线最后：牌堆顶的强盗扣着放入入侵者牌堆。
samurai_spirit-about-no_defend = 你的回合开始时它在战线最后：本回合你不能防守。
samurai_spirit-about-no_support = 你的回合开始时它在战线最后：本回合你不能支援别人。
samurai_spirit-about-left_draws = 你的回合开始时它在战线最后：左邻翻开一名强盗，直接进他的战线。
samurai_spirit-about-right_draws = 你的回合开始时它在战线最后：右邻翻开一名强盗，直接进他的战线。
samurai_spirit-about-must_pass = 你的回合开始时它在战线最后：你必须退出本轮。
samurai_spirit-about-reshuffle_discard = 你的回合开始时它在战线最后：弃牌堆随机一张洗回牌堆。
samurai_spirit-about-no_talent = 你的回合开始时它在战线最后：本回合你不能用任何技能，无论自己的、借来的还是启用标记得来的。
samurai_spirit-about-discard_defence = 你的回合开始时它在战线最后：选左边一张牌弃掉。
samurai_spirit-about-intruder_intruder = 你的回合开始时它在战线最后：牌堆顶的两名强盗扣着放入入侵者牌堆。
samurai_spirit-about-barricade_barricade = 你的回合开始时它在战线最后：摧毁两个路障；缺一个就随机摧毁一间农舍。
samurai_spirit-about-no_defend_reshuffle_discard = 你的回合开始时它在战线最后：本回合你不能防守，并且弃牌堆随机一张洗回牌堆；弃牌堆为空则受一处伤。
samurai_spirit-about-wound_no_talent = 你的回合开始时它在战线最后：你受一处伤，本回合不能用技能。
samurai_spirit-about-no_support_wound = 你的回合开始时它在战线最后：本回合你不能支援别人，并受一处伤。
samurai_spirit-about-kiai = 战线合计正好等于气合值时，可以使用气合；用不用都要弃掉战线的第一名强盗。
samurai_spirit-about-support = 把你的技能（不是气合）借给还在本轮中的武士，供其下一回合使用。这就是你的行动，牌堆顶的强盗扣着放入入侵者牌堆。
samurai_spirit-about-wounds = 第一处伤放一个标记。第二处移除标记，武士板永远翻到兽形：气合值加三，效果更强。第三处又是标记。受第四处伤，全体失败。
samurai_spirit-about-barricades = 战线超过气合值、惩罚、入侵者的每个火焰，都会摧毁一个路障。没有路障时，随机摧毁一间农舍。
samurai_spirit-about-farms = 最后一间农舍被摧毁时，立即失败。第三轮后每间农舍一分。
samurai_spirit-about-families = 最后一户家庭失去时，立即失败。第三轮后每户家庭一分。
samurai_spirit-about-spare_tokens = 不在场武士的支援标记。在你的回合开始时、惩罚之前可以启用一个或几个；它们的技能本轮归你用。每个一局只能用一次。
samurai_spirit-about-odds = 从一切公开信息推出的结论：下一名强盗的准确概率，以及它使战线低于、等于或超过气合值的概率。

## Rulings
-samurai_spirit-last = 只有战线最后一名强盗的惩罚在回合开始时生效。无法执行的惩罚改为受伤。
-samurai_spirit-foot = 脚下有草帽、农舍或人偶：若该符号还没守住，可以放到你左边。上方有火焰：成为入侵者时会放火。
-samurai_spirit-boss = 首领在第3轮加入。两个不同的惩罚由你决定先后；要无视就两个都无视。
samurai_spirit-help-heihachi-1 = 邻座必须没有退出，且这次行动中没经手过这名强盗。强盗不会交回来。
samurai_spirit-help-heihachi-2 = 路障永远不会比开局时多。
samurai_spirit-help-daisuke-1 = 邻座必须没有退出，且这次行动中没经手过这名强盗。强盗不会交回来。
samurai_spirit-help-daisuke-2 = 气合送来的强盗可以防守，但不能对它用技能。
samurai_spirit-help-daisuke-3 = 战线降到正好等于气合值，也会气合。
samurai_spirit-help-gorobei-1 = 首领的两个惩罚要么都无视，要么都接受。
samurai_spirit-help-kanbei-1 = 首领的两个惩罚要么都无视，要么都接受。
samurai_spirit-help-kikuchiyo-1 = 即使第一战使他超过气合值，也可以再战。
samurai_spirit-help-kikuchiyo-2 = 如果第一战翻开了最后一名强盗，本轮结束。
samurai_spirit-help-kikuchiyo-3 = 战线降到正好等于气合值，也会气合。
samurai_spirit-help-kyuzo-1 = 退出的武士既不借出也不得到标记。
samurai_spirit-help-katsushiro-1 = 他的其他技能对第二名强盗有效。牌堆空时不能把最后一名放到底下。
samurai_spirit-help-katsushiro-2 = 翻开的强盗在那里时，大家都看得到。
samurai_spirit-help-raider-1 = { -samurai_spirit-foot }
samurai_spirit-help-barricade-1 = { -samurai_spirit-last }
samurai_spirit-help-barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-wound-1 = { -samurai_spirit-last }
samurai_spirit-help-wound-2 = { -samurai_spirit-foot }
samurai_spirit-help-intruder-1 = { -samurai_spirit-last }
samurai_spirit-help-intruder-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend-1 = 你把强盗交给的人可以防守。
samurai_spirit-help-no_defend-2 = { -samurai_spirit-last }
samurai_spirit-help-no_defend-3 = { -samurai_spirit-foot }
samurai_spirit-help-no_support-1 = 别人借给你的仍然有效。
samurai_spirit-help-no_support-2 = { -samurai_spirit-last }
samurai_spirit-help-no_support-3 = { -samurai_spirit-foot }
samurai_spirit-help-left_draws-1 = 不能用技能，不能防守，但可能气合。如果他已退出，改为你受伤。
samurai_spirit-help-left_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-left_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-right_draws-1 = 不能用技能，不能防守，但可能气合。如果他已退出，改为你受伤。
samurai_spirit-help-right_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-right_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-must_pass-1 = { -samurai_spirit-boss }
samurai_spirit-help-must_pass-2 = { -samurai_spirit-foot }
samurai_spirit-help-reshuffle_discard-1 = 弃牌堆为空则受伤。大家都知道这名强盗现在在牌堆里。
samurai_spirit-help-reshuffle_discard-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_talent-1 = { -samurai_spirit-boss }
samurai_spirit-help-discard_defence-1 = 左边没有牌则受伤。
samurai_spirit-help-discard_defence-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-1 = 如果第一名就是最后的强盗，本轮立即结束。
samurai_spirit-help-intruder_intruder-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-3 = { -samurai_spirit-foot }
samurai_spirit-help-barricade_barricade-1 = { -samurai_spirit-boss }
samurai_spirit-help-barricade_barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend_reshuffle_discard-1 = { -samurai_spirit-boss }
samurai_spirit-help-wound_no_talent-1 = 仍然可以无视它：那发生在惩罚之前。
samurai_spirit-help-wound_no_talent-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_support_wound-1 = { -samurai_spirit-boss }
samurai_spirit-help-kiai-1 = 也可能在别人的回合发生：强盗被交给你、送给你，或因惩罚翻到你的战线。
samurai_spirit-help-kiai-2 = 武士板翻面或牌离开后，合计正好等于气合值，也会发生。
samurai_spirit-help-kiai-3 = 一轮结束时没有气合。
samurai_spirit-help-support-1 = 对方的回合结束后标记归还，用没用都一样。标记不在时你不能支援。
samurai_spirit-help-support-2 = 几个人可以支援同一名武士；他在自己的回合可以用所有这些技能。
samurai_spirit-help-wounds-1 = 只能移除受伤标记；兽形不会变回来。
samurai_spirit-help-barricades-1 = 路障永远不会比开局时多。
samurai_spirit-help-farms-1 = 困难和英雄难度下，被摧毁的农舍带来背面的惩罚：失去一户家庭、再摧毁一间农舍或一个路障，或随机一名武士受伤。
samurai_spirit-help-families-1 = 每轮结束时，剩下的家庭各帮一次（英雄难度除外）：一户移除受伤标记，一户建路障，一户弃掉最上面的入侵者。
samurai_spirit-help-spare_tokens-1 = 它们加在你自己的技能上，所以不是你的回合也有效。
samurai_spirit-help-odds-1 = 一轮结束后，所有强盗都亮过相。所以从第2轮起，大家都知道哪些喽啰留在盒里。
