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
shinobi-draw-up = After the attack you draw back up to four cards.
shinobi-no-draw = Nobody draws any more cards.

shinobi-orders = Orders
shinobi-order-first = Deploy
shinobi-order-second = Home or march
shinobi-order-third = Attack
shinobi-who = Your turn, order { $n } of 3
shinobi-ask-first-none = Which card do you send to another province?
shinobi-ask-first-hand = Whose province does { $card } go to?
shinobi-ask-first-ninja = Which army does the ninja strike?
shinobi-ask-second-none = Which card do you deploy at home, or which army marches?
shinobi-ask-second-hand = Do you deploy { $card } in your own province?
shinobi-ask-second-army = Where does a { $card } card march to?
shinobi-ask-third-none = Which of your armies attacks?
shinobi-ask-third-army = Which weaker army does your { $card } army attack?
shinobi-hint-first-none = Any province but your own. A ninja removes a card there.
shinobi-hint-first-hand = Choose a glowing province, or the card again to put it back.
shinobi-hint-first-ninja = The ninja and one card of that army leave the table.
shinobi-hint-second-none = A card from your hand, or one of an army in another province.
shinobi-hint-second-hand = Choose your province, or press Enter.
shinobi-hint-second-hand-touch = Choose your province, or tap the button.
shinobi-hint-second-army = Any other province, including your own.
shinobi-hint-third-none = An army in your province attacks a weaker one of another clan.
shinobi-hint-third-army = Greyed out: not weaker, same clan, or reinforced or struck this turn.

## The card at the beginning, and the words at the end
shinobi-begin = You are the agent of { $clan }.
shinobi-aim = Have the most { $clan } cards in all provinces at the end, and don't let anybody guess whose agent you are.
shinobi-verdict-most_cards = { $clan } has the most cards, { $n }
shinobi-verdict-most_at_home = { $clan } has more of its { $n } cards at home
shinobi-verdict-shared = { $clan } are tied with { $n } cards
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
