/** What a click that is not a move shows about provinces and the deck in Shinobi. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { SeenEvent } from '../../views';
import { placeOf, type Deed, type Inspection } from '../game';
import { COPIES } from './pieces';
import SeatSheet from './SeatSheet.svelte';
import type { ShinobiView } from './view';

function deed({ kind, seat, from, to }: SeenEvent): Deed | null {
  if (seat === undefined) return null;
  if (kind === 'deploy') return { key: 'strengthened', by: seat, clan: placeOf(to)[0] };
  if (kind === 'struck' || kind === 'beaten') return { key: 'weakened', by: seat, clan: placeOf(from)[0] };
  return null;
}

export const inspection: Inspection<ShinobiView> = {
  Seat: SeatSheet,
  face: () => '',
  title: (table: TableModel<ShinobiView>, seat) => t('shinobi-province', { name: table.words.seat(seat) }),
  discard: (view) => view.discard,
  copies: () => COPIES,
  seen: (view) => [
    ...view.discard,
    ...view.deck.cards,
    ...view.seats.flatMap((seat) => [...seat.hand.cards, ...Object.values(seat.province).flat()]),
  ],
  deed,
};
