/** What a click that is not a move shows about seats, the deck and roles in Samurai Sword. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { SeenEvent } from '../../views';
import { placeOf, type Deed, type Inspection } from '../game';
import { COPIES } from './pieces';
import RolesSheet from './RolesSheet.svelte';
import SeatSheet from './SeatSheet.svelte';
import type { SwordView } from './view';

function deed({ kind, seat, other, card, from, to }: SeenEvent): Deed | null {
  if (seat === undefined) return null;
  if ((kind === 'attack' || kind === 'defeated') && other !== undefined)
    return { key: kind, by: seat, target: other };
  const [, owner] = placeOf(kind === 'bushido' ? to : from);
  if (owner === null) return null;
  if (kind === 'bushido') return { key: 'bushido', by: seat, target: owner };
  if (kind === 'steal') return { key: 'robbed', by: seat, target: owner };
  // Removing Bushido from another player is a favour.
  if (kind === 'charm') return { key: card === 'bushido' ? 'freed' : 'forced', by: seat, target: owner };
  return null;
}

export const inspection: Inspection<SwordView> = {
  Seat: SeatSheet,
  face: (view, seat) => view.seats[seat]!.character,
  title: (table: TableModel<SwordView>, seat) => table.words.name(table.view!.seats[seat]!.character),
  discard: (view) => view.discard,
  copies: () => COPIES,
  seen: (view) => [
    ...view.discard,
    ...view.played,
    ...view.deck.cards,
    ...view.seats.flatMap((seat) => [...seat.table, ...seat.hand.cards]),
  ],
  deed,
  sheets: { roles: { title: () => t('roles-title'), Content: RolesSheet } },
};
