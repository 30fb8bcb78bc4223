/** How the story of BANG! is told: what an act points at, what a draw! decides, what cannot be answered. */
import type { SeenEvent } from '../../views';
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Aim, Cannot, Results, Reveal } from '../game';
import { kindOf, type BangView } from './view';

/** Events about a seat that another is the cause of: the arrow comes from that one. */
const SUFFERED = ['hit', 'out'];
/** Cards that are played against everybody. */
const AT_ALL = ['gatling', 'indians'];

const LIFE = { seat: ['life'] };
/** Who reaches whom, and why. */
const REACH = ['range', 'distances', 'steps', 'further', 'nearer', 'reaches'];
const OUT = { seat: ['life', 'out'], every: REACH, table: ['living'] };
export const results: Results = {
  hit: LIFE,
  lose: LIFE,
  heal: LIFE,
  out: OUT,
  gone: OUT,
  role: { seat: ['role'] },
  lay: { every: REACH },
  stolen: { every: REACH },
  forced: { every: REACH },
  discard: { every: REACH },
};
export const shuffles = { reshuffle: ['deck', 'discard'] };

const place = (seat: number): string => `seat.${seat}`;

export function aim(event: SeenEvent, view: BangView): Aim | null | undefined {
  const { kind, seat, other, card } = event;
  if (seat === undefined) return undefined;
  if (SUFFERED.includes(kind))
    return { from: other === undefined || other === seat ? null : place(other), to: [place(seat)] };
  if (kind === 'lose' || kind === 'explode' || kind === 'gone') return { from: null, to: [place(seat)] };
  if (kind === 'play' && card && AT_ALL.includes(kindOf(card)))
    return { from: place(seat), to: view.living.filter((other) => other !== seat).map(place) };
  // Whoever answers points back at nobody; his card goes to the discard pile.
  return undefined;
}

/** What a card that was turned up decides, and whether that is good for who turned it up. */
const VERDICTS: Readonly<Record<string, boolean>> = {
  hidden: true,
  freed: true,
  pass_on: true,
  kept_in: false,
  explode: false,
};

/** The card of a draw! that counts; Lucky Duke's two lie on the table until he has chosen one. */
export function reveal(events: readonly SeenEvent[], number: number): Reveal | null {
  const { kind, card, to } = events[number]!;
  if (!card || !(kind === 'counts' || (kind === 'check' && to === 'discard'))) return null;
  const title = t('bang-who-check');
  for (const event of events.slice(number + 1)) {
    const good = VERDICTS[event.kind];
    if (good !== undefined) return { card, title, verdict: t(`bang-drawn-${event.kind}`), good };
    if (event.kind === 'check' || event.kind === 'turn') break;
  }
  // Only a barrel decides without a word when it fails.
  return { card, title, verdict: t('bang-drawn-failed'), good: false };
}

/** What there is nothing for. */
export function cannot(table: TableModel<BangView>): Cannot | null {
  const frame = table.view?.pending.at(-1);
  switch (frame?.frame) {
    case 'shot':
      return { what: t('bang-cannot-shot') };
    case 'indians':
    case 'duel':
      return { what: t('bang-cannot-duel') };
    case 'rescue':
      return { what: t('bang-cannot-rescue') };
    default:
      return null;
  }
}

export interface Showdown {
  /** Who attacks, and with which kind of card; null where nobody does. */
  by: number | null;
  card: string;
  at: number;
  /** What would help, and how many of it. */
  with: string;
  needs: number;
}

/** Who is attacked by whom right now, with what, and what is needed against it. */
export function showdownOf(view: BangView): Showdown | null {
  const frame = view.pending.findLast(({ frame }) => ['shot', 'indians', 'duel', 'rescue'].includes(frame));
  if (view.over || !frame) return null;
  const at = frame.seat;
  switch (frame.frame) {
    case 'shot':
      return { by: frame.by, card: frame.card, at, with: 'missed', needs: frame.needs };
    case 'indians':
      return { by: frame.by, card: 'indians', at, with: 'bang', needs: 1 };
    case 'duel':
      return { by: frame.other, card: 'duel', at, with: 'bang', needs: 1 };
    case 'rescue':
      return { by: null, card: 'beer', at, with: 'beer', needs: frame.needs };
    default:
      return null;
  }
}
