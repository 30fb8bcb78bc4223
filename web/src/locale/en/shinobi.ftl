shinobi-map = Provinces, one row each; clans, one column each
shinobi-all = All provinces
shinobi-army = { $clan }, strength { $n }, { $owner }
shinobi-province = { $name }'s province
shinobi-your-clan = Your clan, secret
shinobi-clan-hidden = clan hidden
shinobi-clan = Clan
shinobi-total = Cards
shinobi-last = last turn
shinobi-nobody = nobody's
shinobi-at-home = { $n } at home
shinobi-draw-up = After the attack you draw back to four.
shinobi-no-draw = Nobody draws any more.

shinobi-orders = Orders
shinobi-order-first = Deploy
shinobi-order-second = At home
shinobi-order-third = Attack
shinobi-who = Your turn, order { $n } of 3
shinobi-ask-first-none = Which card do you send abroad?
shinobi-ask-first-hand = To whose province does { $card } go?
shinobi-ask-first-ninja = Which army does the ninja strike?
shinobi-ask-second-none = Which card comes home, or which army marches?
shinobi-ask-second-hand = Does { $card } come to your own province?
shinobi-ask-second-army = Where does a card of the { $card } army march?
shinobi-ask-third-none = Which of your armies attacks?
shinobi-ask-third-army = Which weaker army does your { $card } army attack?
shinobi-hint-first-none = Any province but your own. A ninja takes a card there.
shinobi-hint-first-hand = Choose a glowing province, or the card again to put it back.
shinobi-hint-first-ninja = He and one card of that army leave the table.
shinobi-hint-second-none = A card of your hand, or one of an army in another province.
shinobi-hint-second-hand = Choose your province, or press Enter.
shinobi-hint-second-army = Any other province, your own too.
shinobi-hint-third-none = An army at home against a weaker one of another clan.
shinobi-hint-third-army = Grey: as strong, same clan, or grew this turn.

## The card at the beginning, and the words at the end
shinobi-begin = You are the agent of { $clan }.
shinobi-aim = Have the most { $clan } cards in all provinces in the end, and let nobody guess whose agent you are.
shinobi-verdict-most_cards = { $clan } has the most cards, { $n }
shinobi-verdict-most_at_home = { $clan } has more of its { $n } cards at home
shinobi-verdict-shared = { $clan } are level with { $n } cards
shinobi-side = { $clan }, { $seat }

## What a click that is no move shows
shinobi-clan-is = Clan: { $clan }
shinobi-clan-one-of = Clan hidden: one of { $clans }{ $n ->
    [0] .
    [one] . One of these is nobody's.
   *[other] . { $n } of these are nobody's.
}
shinobi-armies = Armies here
shinobi-army-of = { $clan }: { $n } of { $all } on the table
shinobi-deed-strengthened = strengthened { $clan }
shinobi-deed-weakened = weakened { $clan }
