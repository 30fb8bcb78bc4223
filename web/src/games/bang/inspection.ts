/** What a click that is not a move shows about seats, the deck and roles in BANG! */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import { placeOf, type Deed, type Inspection } from '../game';
import type { SeenEvent } from '../../views';
import { COPIES, NOT_SIMPLE } from './pieces';
import RolesSheet from './RolesSheet.svelte';
import SeatSheet from './SeatSheet.svelte';
import { kindOf, type BangView } from './view';

/** The kinds of events in which one player acts against another. */
const ACTS = ['bang', 'duel', 'jail'];

function deed(event: SeenEvent): Deed | null {
  const { kind, seat, other, card } = event;
  if (seat === undefined) return null;
  if (ACTS.includes(kind) && other !== undefined) return { key: kind, by: seat, target: other };
  if (kind === 'out' && other !== undefined) return { key: 'out', by: other, target: seat };
  if (kind !== 'stolen' && kind !== 'forced') return null;
  const [pile, owner] = placeOf(event.from);
  // Removing somebody's Jail or Dynamite is a favour.
  const favour = pile === 'table' && card !== undefined && ['jail', 'dynamite'].includes(kindOf(card));
  if (owner === null) return null;
  const taken = kind === 'stolen' ? 'robbed' : 'forced';
  return { key: favour ? 'freed' : taken, by: seat, target: owner };
}

export const inspection: Inspection<BangView> = {
  Seat: SeatSheet,
  face: (view, seat) => view.seats[seat]!.character,
  title: (table: TableModel<BangView>, seat) => table.words.name(table.view!.seats[seat]!.character),
  discard: (view) => view.discard,
  copies: (view) =>
    Object.fromEntries(
      Object.entries(COPIES).filter(([kind]) => !view.options.simple || !NOT_SIMPLE.includes(kind)),
    ),
  seen: (view) => [
    ...view.discard,
    ...view.store,
    ...view.check,
    ...view.deck.cards,
    ...view.seats.flatMap((seat) => [...seat.table, ...seat.hand.cards, ...seat.looked.cards]),
  ],
  deed,
  sheets: { roles: { title: () => t('roles-title'), Content: RolesSheet } },
};
