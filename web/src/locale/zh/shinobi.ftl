shinobi-map = 每行一个领地，每列一个家族
shinobi-all = 所有领地
shinobi-army = { $clan }，兵力{ $n }，{ $owner }
shinobi-province = { $name }的领地
shinobi-your-clan = 你的家族，保密
shinobi-clan-hidden = 家族未知
shinobi-clan = 家族
shinobi-total = 牌数
shinobi-last = 最后一回合
shinobi-nobody = 无人
shinobi-at-home = 自己的领地{ $n }
shinobi-draw-up = 攻击之后，你把手牌补到四张。
shinobi-no-draw = 大家都不再摸牌。

shinobi-orders = 命令
shinobi-order-first = 部署
shinobi-order-second = 部署或调动
shinobi-order-third = 攻击
shinobi-who = 轮到你，第{ $n }道命令，共3道
shinobi-ask-first-none = 把哪张牌部署到别人的领地？
shinobi-ask-first-hand = { $card }部署到谁的领地？
shinobi-ask-first-ninja = 忍者袭击哪支军队？
shinobi-ask-second-none = 哪张牌部署到自己的领地，或调动哪支军队？
shinobi-ask-second-hand = { $card }部署到自己的领地吗？
shinobi-ask-second-army = { $card }军的一张牌调动到哪里？
shinobi-ask-third-none = 你的哪支军队攻击？
shinobi-ask-third-army = 你的{ $card }军攻击哪支较弱的军队？
shinobi-hint-first-none = 自己的领地除外。忍者会除掉那里的一张牌。
shinobi-hint-first-hand = 点发光的领地，或再点这张牌放回。
shinobi-hint-first-ninja = 忍者和那支军队的一张牌一起离开牌桌。
shinobi-hint-second-none = 一张手牌，或别人的领地里军队的一张牌。
shinobi-hint-second-hand = 点你的领地，或按回车。
shinobi-hint-second-hand-touch = 点你的领地，或点按钮。
shinobi-hint-second-army = 任何别的领地，包括自己的。
shinobi-hint-third-none = 自己领地的军队，攻击别的家族较弱的军队。
shinobi-hint-third-army = 灰色：不比你弱、同一家族，或本回合增过兵、遭过忍者袭击。

## 开局的牌与终局的话
shinobi-begin = 你的家族是{ $clan }。
shinobi-aim = 最后让{ $clan }在所有领地中的牌最多，别让人猜出你的家族。
shinobi-verdict-most_cards = { $clan }的牌最多，共{ $n }张
shinobi-verdict-most_at_home = 同为{ $n }张，{ $clan }在自己领地中的更多
shinobi-verdict-shared = { $clan }同为{ $n }张
shinobi-side = { $clan }（{ $seat }）

## What a click that is no move shows
shinobi-clan-is = 家族：{ $clan }
shinobi-clan-one-of = 家族未知，是以下之一：{ $clans }{ $n ->
    [0] 。
   *[other] 。其中{ $n }个无人代表。
}
shinobi-armies = 领地中的军队
shinobi-army-of = { $clan }：桌上{ $all }张中的{ $n }张
shinobi-deed-strengthened = 增强{ $clan }
shinobi-deed-weakened = 削弱{ $clan }
