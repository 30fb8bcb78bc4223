/** How Samurai Spirit tells its story: what an act points at, and the end of a round as a scene. */
import type { SeenEvent } from '../../views';
import type { Aim, Results } from '../game';
import { SYMBOLS, type Symbol } from './view';

const HURT = { seat: ['wounds', 'token', 'side', 'kiai'] };
const SUPPORT = { every: ['support', 'lent', 'talents'] };
const NEXT = { table: ['odds'] };
const LINE = { seat: ['sum'] };
const FALLS = ['barricades', 'falls_next'];
export const results: Results = {
  wound: HURT,
  animal: HURT,
  heal: HURT,
  confront: LINE,
  give: LINE,
  spent: LINE,
  strike: LINE,
  penalty_card: { ...LINE, ...NEXT },
  defend: { seat: ['uncovered'] },
  drop: { seat: ['uncovered'] },
  pass: { seat: ['passed'] },
  forced_pass: { seat: ['passed'] },
  barricade: { table: FALLS },
  build: { table: FALLS },
  farm: { table: ['farms', 'fallen', 'falls_next'] },
  family: { table: ['families', 'lost'] },
  hand: SUPPORT,
  support: SUPPORT,
  lend: SUPPORT,
  return: SUPPORT,
  draw: NEXT,
  intruder: NEXT,
  rout: NEXT,
  under: NEXT,
  look: NEXT,
  round: {
    table: ['round', 'box', 'odds', 'spare_tokens', 'bonuses'],
    every: ['sum', 'uncovered', 'passed', ...SUPPORT.every],
  },
};
/** All raiders are shuffled for a new round. In a break-in, the deck joins the intruders. */
export const shuffles = {
  round: ['deck', 'discard', 'intruders', 'line.*', 'defence.*'],
  break_in: ['deck', 'intruders'],
};

export function aim({ kind, seat, other }: SeenEvent): Aim | null | undefined {
  const who = seat === undefined ? null : `seat.${seat}`;
  switch (kind) {
    case 'wound':
    case 'animal':
    case 'heal':
    case 'penalty':
    case 'cannot':
    case 'exceed':
    case 'unguarded':
      return who ? { from: null, to: [who] } : null;
    case 'barricade':
    case 'build':
      return { from: null, to: ['barricades'] };
    case 'farm':
      return { from: null, to: ['farms'] };
    case 'family':
      return { from: null, to: ['families'] };
    case 'intruder':
    case 'turn_up':
    case 'driven_off':
      return { from: who, to: ['intruders'] };
    case 'hand':
    case 'support':
    case 'lend':
    case 'return':
      return other === undefined ? null : { from: who, to: [`seat.${other}`] };
    default:
      return undefined;
  }
}

/** From the end of a round to the beginning of the next one, or of whatever else follows. */
export function scene(events: readonly SeenEvent[]): [number, number] | null {
  const first = events.findIndex(({ kind }) => kind === 'round_over');
  if (first < 0) return null;
  const after = events.findIndex(
    ({ kind }, number) => number > first && (kind === 'round' || kind === 'turn' || kind === 'over'),
  );
  return [first, after < 0 ? events.length : after];
}

export type Settled = 'open' | 'guarded' | 'wound' | 'farm' | 'family' | 'unguarded';

export interface Intruder {
  card: string;
  /** What the raider's flame destroyed. */
  burnt: 'barricade' | 'farm' | null;
}

export interface RoundEnd {
  round: number;
  /** The result of each symbol of the defence, for each seat. */
  settled: Record<Symbol, Settled>[];
  helped: SeenEvent[];
  intruders: Intruder[];
  /** What was destroyed and what was built so far. */
  barricades: number;
  farms: number;
  families: number;
}

/** Summarise the told events of the end of a round for this number of seats. */
export function roundEnd(events: readonly SeenEvent[], seats: number, complete: boolean): RoundEnd {
  const settled = Array.from({ length: seats }, (): Record<Symbol, Settled> => {
    return { hat: 'open', farm: 'open', doll: 'open' };
  });
  const end: RoundEnd = {
    round: 0,
    settled,
    helped: [],
    intruders: [],
    barricades: 0,
    farms: 0,
    families: 0,
  };
  /** Symbols are resolved one after the other for all players, so a later one means that earlier ones are done. */
  let done = complete ? SYMBOLS.length : 0;
  let last: { seat: number; symbol: Symbol } | null = null;
  for (const event of events) {
    const { kind, seat, n, what, card } = event;
    const intruder = end.intruders.at(-1);
    if (kind === 'round_over') end.round = n ?? 0;
    else if (kind === 'unguarded' && seat !== undefined) {
      const symbol = String(what) as Symbol;
      done = Math.max(done, SYMBOLS.indexOf(symbol));
      settled[seat]![symbol] = 'unguarded';
      last = { seat, symbol };
    } else if (kind === 'help' || kind === 'turn_up' || kind === 'driven_off') {
      done = SYMBOLS.length;
      last = null;
      if (kind === 'turn_up') end.intruders.push({ card: card ?? '', burnt: null });
      else if (kind === 'help') end.helped.push(event);
    }
    if (kind === 'barricade' || kind === 'farm') {
      if (kind === 'farm') end.farms++;
      else end.barricades--;
      if (intruder && !last) intruder.burnt = kind;
    }
    if (kind === 'build') end.barricades++;
    if (kind === 'family') end.families++;
    if (last && (kind === 'wound' || kind === 'farm' || kind === 'family'))
      settled[last.seat]![last.symbol] = kind;
  }
  for (const board of settled)
    SYMBOLS.slice(0, done).forEach((symbol) => {
      if (board[symbol] === 'open') board[symbol] = 'guarded';
    });
  return end;
}
