## 桌面
samurai_spirit-village = 村子
samurai_spirit-samurai = 武士，从你左边顺时针
samurai_spirit-round = 第{ $n }/{ $of }轮
samurai_spirit-count-deck = 牌堆{ $n }
samurai_spirit-deck-known = 牌堆{ $n }，下一张是它
samurai_spirit-count-intruders = 入侵者{ $n }
samurai_spirit-intruders-note = 入侵者扣着，直到本轮结束。那时每个火焰摧毁一个路障；没有路障就摧毁一间农舍。
samurai_spirit-count-discard = 弃牌{ $n }
samurai_spirit-discard-open = 弃牌，最新的在前
samurai_spirit-known = 大家都知道的
samurai_spirit-none = 没有。
samurai_spirit-farms-left = 农舍{ $n }/{ $of }
samurai_spirit-families-left = 家庭{ $n }/{ $of }
samurai_spirit-barricades-left = 路障{ $n }/{ $of }
samurai_spirit-gauge = 战线{ $sum }，气合值{ $value }
samurai_spirit-count-line = 战线，{ $n }名强盗
samurai_spirit-last-card = 最后一名：它的惩罚生效
samurai_spirit-combat-line = 战线
samurai_spirit-defence = 防守
samurai_spirit-uncovered = 未守住：{ $open }
samurai_spirit-nothing = 无
samurai_spirit-empty = 空。
samurai_spirit-open = 未守住
samurai_spirit-covered-by = 由{ $card }守住
samurai_spirit-wound-token = 受伤标记
samurai_spirit-wounds-taken = { $n ->
    [0] 没有受伤
   *[other] 受伤{ $n }/4
}
samurai_spirit-animal-side = 兽形
samurai_spirit-passed = 已退出
samurai_spirit-more = 这名武士的详情
samurai_spirit-lent = 借来
samurai_spirit-lent-by = { IF_YOU($seat, "你", "%") }下一回合有{ $what }的技能
samurai_spirit-lent-idle = { IF_YOU($seat, "你", "%") }有{ $what }的标记，但本回合不能用其技能
samurai_spirit-token-away = 这个支援标记在{ $holder }那里
samurai_spirit-token-with = 标记在{ $holder }那里
samurai_spirit-defend = 防守
samurai_spirit-confront = 迎战
samurai_spirit-turned-up = 翻开
samurai_spirit-places = { $name }正在安置
samurai_spirit-coming = 下一个是谁？
samurai_spirit-then = 之后
samurai_spirit-of = 气合值{ $n }
samurai_spirit-below = 低于
samurai_spirit-above = 超过
samurai_spirit-do-hand = 技能：交给邻座
samurai_spirit-do-discard = 技能：弃掉
samurai_spirit-do-under = 技能：放到牌堆底
samurai_spirit-support = 支援
samurai_spirit-call = 启用标记
samurai_spirit-call-note = 本轮余下时间归你使用。每个标记一局只能用一次。
samurai_spirit-called = 已用
samurai_spirit-called-note = 这个标记已经用过。

## 概率
samurai_spirit-next = 下一名强盗，%
samurai_spirit-odds-open = 下一名强盗的概率
samurai_spirit-odds-confront = 如果迎战
samurai_spirit-chance = 概率
samurai_spirit-unseen-count = 未见
samurai_spirit-unseen = 还有{ $n }名强盗未见：牌堆{ $deck }，入侵者{ $intruders }，盒中{ $box }。
samurai_spirit-strength = 力量{ $n }
samurai_spirit-no-symbol = 没有符号

## 技能简述
samurai_spirit-talent = 技能
samurai_spirit-talent-heihachi = 把偶数强盗交给邻座
samurai_spirit-talent-daisuke = 把奇数强盗交给邻座
samurai_spirit-talent-gorobei = 无视偶数强盗的惩罚
samurai_spirit-talent-kanbei = 无视奇数强盗的惩罚
samurai_spirit-talent-kikuchiyo = 可以战斗两次
samurai_spirit-talent-kyuzo = 弃掉战线上已有力量的强盗
samurai_spirit-talent-katsushiro = 把强盗放到牌堆底

## 谁在做什么
samurai_spirit-who-turn = { $name }的回合
samurai_spirit-who-kiai = 气合：{ $name }
samurai_spirit-in-turn = { $seat }的回合
samurai_spirit-in-penalty = { $seat }的惩罚
samurai_spirit-in-place = { $seat }的强盗
samurai_spirit-in-kiai = { $seat }的气合
samurai_spirit-wait-turn = { $seat }正在选择：战斗、支援或退出。
samurai_spirit-wait-penalty = { $seat }正在处理惩罚。
samurai_spirit-wait-place = { $seat }正在安置{ $card }。
samurai_spirit-wait-kiai = 气合！{ $seat }正在决定怎么用。

## 问题
samurai_spirit-ask-action = 战斗、支援别人，还是退出本轮？
samurai_spirit-ask-again = 再战一次吗？
samurai_spirit-ask-support = 把你的技能借给谁，供其下一回合使用？
samurai_spirit-ask-spare = 惩罚之前，要启用备用标记吗？
samurai_spirit-ask-must-above_kiai = 你的战线合计{ $sum }，超过{ $value }：必须退出本轮。
samurai_spirit-ask-must-must_pass = 战线上的首领迫使你退出本轮。
samurai_spirit-ask-penalty = 最后一名强盗：{ $penalty }。无视它吗？
samurai_spirit-ask-penalties = { $penalty }、{ $second }：先执行哪个？
samurai_spirit-ask-penalties-ignore = { $penalty }、{ $second }：两个都无视，还是先执行哪个？
samurai_spirit-ask-drop = 弃掉哪张防守牌？
samurai_spirit-ask-place = 翻开了力量{ $strength }的强盗。放到哪里？
samurai_spirit-ask-handed = { $name }把力量{ $strength }的强盗交给你。放到哪里？
samurai_spirit-ask-given = 大辅的气合送来力量{ $strength }的强盗。放左边还是右边？
samurai_spirit-ask-hand = 力量{ $strength }的强盗交给哪位邻座？
samurai_spirit-ask-kiai = 你的战线正好{ $value }。要用气合吗？
samurai_spirit-ask-heal = 移除谁的受伤标记？
samurai_spirit-ask-strike = 弃掉哪条战线的最后一名强盗？
samurai_spirit-ask-give = 哪条战线的最后一名强盗转给别人？
samurai_spirit-ask-give-to = 力量{ $strength }的强盗给谁？
samurai_spirit-ask-lend = 借出谁的支援标记？
samurai_spirit-ask-lend-to = { $seat }的标记借给谁？
samurai_spirit-ask-order = 下一个来的是哪名强盗？

## 各答案的结果
samurai_spirit-hint-pass = 你退出本轮，你的牌保持不变。
samurai_spirit-hint-support = 牌堆顶的强盗扣着放入入侵者牌堆。
samurai_spirit-hint-spare = 它的技能本轮归你用。每个标记一局只能用一次。
samurai_spirit-hint-ignore = 这是你的技能：无视惩罚没有代价。
samurai_spirit-hint-penalties = 无法执行的惩罚改为受伤。
samurai_spirit-hint-price = { $answer }：{ $price }{ $ended ->
    [yes] { "" }
   *[no] 。
}
samurai_spirit-hint-hand = 对方就像自己抽到一样处理。
samurai_spirit-hint-kiai = 用不用气合，战线的第一名强盗都会被弃掉。
samurai_spirit-hint-choose = { $n ->
    [1] 可用一次，也可不用。
   *[other] 最多可用{ $n }次。
}
samurai_spirit-hint-give = 对方放左边或右边；技能对它无效。
samurai_spirit-hint-lend = 技能供对方下一回合使用。借给正在行动的武士则没有用处。
samurai_spirit-hint-order = 还要排{ $n }张；大家都看得到。

## 结束
samurai_spirit-points-of = 满分{ $n }
samurai_spirit-points-farms = 间农舍（{ $n }分）
samurai_spirit-points-families = 户家庭（{ $n }分）
samurai_spirit-points-unwounded = 没有人有受伤标记
samurai_spirit-points-wounded = 有人还有受伤标记
samurai_spirit-why-lost = 第{ $n }轮如何失守

## 说明的名称
samurai_spirit-raider = 强盗
samurai_spirit-flame = 火焰
samurai_spirit-kiai = 气合
samurai_spirit-wounds = 伤
samurai_spirit-barricades = 路障
samurai_spirit-farms = 农舍
samurai_spirit-families = 家庭
samurai_spirit-spare_tokens = 备用标记
samurai_spirit-odds = 下一名强盗的概率

## 开局的牌与终局的话
samurai_spirit-begin = 你是{ $names }。
samurai_spirit-begin-several = 你带领{ $names }。
samurai_spirit-aim = 大家一起守住村子三轮：至少要保住一间农舍和一户家庭。难度：{ $difficulty }。
samurai_spirit-verdict-saved = 村子守住了
samurai_spirit-verdict-no_farm = 最后一间农舍被摧毁
samurai_spirit-verdict-no_family = 失去了最后一户家庭
samurai_spirit-verdict-fourth_wound = 一名武士受了第四处伤
samurai_spirit-side = 守住村子

## What a click that is no move shows
samurai_spirit-safe = 安全
samurai_spirit-next-safe = 安全：下一名强盗不会超过气合值
samurai_spirit-next-safe_kiai = 安全：下一名强盗不会超过气合值，{ $meet }%的机会触发气合
samurai_spirit-next-risk = 下一名强盗有{ $exceed }%的机会超过气合值
samurai_spirit-next-risk_kiai = 下一名强盗有{ $exceed }%的机会超过气合值，{ $meet }%触发气合

## 一轮结束
samurai_spirit-round-end = 第{ $n }轮结束
samurai_spirit-settled-open = 尚未结算
samurai_spirit-settled-guarded = 已防守
samurai_spirit-settled-unguarded = 无人防守
samurai_spirit-settled-wound = 无人防守：受伤
samurai_spirit-settled-farm = 无人防守：一间农舍被摧毁
samurai_spirit-settled-family = 无人防守：失去一户家庭
samurai_spirit-settled-intruders = 入侵者
samurai_spirit-settled-none = 无
