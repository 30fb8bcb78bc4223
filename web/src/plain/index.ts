/** The table of a game that has no folder here, built from what the server reports. */
import type { GameModule } from '../games/game';
import { humanise } from '../words/humanise';
import Card from './Card.svelte';
import End from './End.svelte';
import PileSheet from './PileSheet.svelte';
import SeatSheet from './SeatSheet.svelte';
import { seenCards } from './shape';
import Table from './Table.svelte';
import { termOf } from './terms';

export const plainModule = (key: string): GameModule => ({
  key,
  plain: true,
  world: 'west',
  Table,
  Card,
  End,
  ratio: 1.4,
  inspection: {
    Seat: SeatSheet,
    face: () => '',
    title: (table, seat) => table.words.seat(seat),
    discard: () => [],
    copies: () => ({}),
    seen: seenCards,
    sheets: { '*': { title: (table, pile) => termOf(table.words, pile), Content: PileSheet } },
  },
  rules: { section: () => '', labels: {}, drawings: {} },
  verdict: (table) => {
    const reason = table.view?.outcome?.reason;
    return reason ? (table.words.say(`${key}-reason-${reason}`) ?? humanise(reason)) : null;
  },
  side: (table, seats) => ({
    name: seats.map((seat) => table.words.seat(seat)).join(', '),
    tone: (['indigo', 'red', 'ochre', 'pine', 'plum'] as const)[(seats[0] ?? 0) % 5]!,
  }),
  big: ['out', 'over', 'win', 'lose', 'eliminated'],
  turn: 'turn',
  topics: [],
});
