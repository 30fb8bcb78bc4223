/** What a click that is not a move shows about samurai and piles in Samurai Spirit. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Inspection, Sheet } from '../game';
import PileSheet from './PileSheet.svelte';
import { RAIDERS } from './pieces';
import SeatSheet from './SeatSheet.svelte';
import { faceOf, seenRaiders, type SpiritView } from './view';

const count: Readonly<Record<string, (view: SpiritView) => number>> = {
  deck: (view) => view.deck.count,
  intruders: (view) => view.intruders.count,
  discard: (view) => view.discard.length,
};
const sheet = (pile: string): Sheet<SpiritView> => ({
  title: (table) => t(`samurai_spirit-count-${pile}`, { n: count[pile]!(table.view!) }),
  Content: PileSheet,
});

export const inspection: Inspection<SpiritView> = {
  Seat: SeatSheet,
  face: (view, seat) => faceOf(view.seats[seat]!),
  title: (table: TableModel<SpiritView>, seat) => {
    const board = table.view!.seats[seat]!;
    const name = table.words.name(board.samurai);
    return board.side === 'animal' ? `${name}, ${t('samurai_spirit-animal-side')}` : name;
  },
  discard: (view) => view.discard,
  copies: () => Object.fromEntries(RAIDERS.map((raider) => [raider, 1])),
  seen: seenRaiders,
  sheets: { deck: sheet('deck'), intruders: sheet('intruders'), discard: sheet('discard') },
};
