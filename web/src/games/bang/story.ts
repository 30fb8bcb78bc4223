/** How BANG! tells its story: what an act points at, what a draw! decides, what a player cannot answer. */
import type { SeenEvent } from '../../views';
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Aim, Cannot, Results, Reveal } from '../game';
import { kindOf, type BangView } from './view';

/** Events about a seat that another seat causes: the arrow starts at the other seat. */
const SUFFERED = ['hit', 'out'];
/** Cards that are played against all other players. */
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
  // An answer points at nobody, because its card goes to the discard pile.
  return undefined;
}

/** What a revealed card decides, and whether that is good for the player who drew it. */
const VERDICTS: Readonly<Record<string, boolean>> = {
  hidden: true,
  freed: true,
  pass_on: true,
  kept_in: false,
  explode: false,
};

/** The card of a draw! that counts. Lucky Duke's two cards stay on the table until he has chosen one. */
export function reveal(events: readonly SeenEvent[], number: number): Reveal | null {
  const { kind, card, to } = events[number]!;
  if (!card || !(kind === 'counts' || (kind === 'check' && to === 'discard'))) return null;
  const title = t('bang-who-check');
  for (const event of events.slice(number + 1)) {
    const good = VERDICTS[event.kind];
    if (good !== undefined) return { card, title, verdict: t(`bang-drawn-${event.kind}`), good };
    if (event.kind === 'check' || event.kind === 'turn') break;
  }
  // Only a Barrel produces no event when it fails.
  return { card, title, verdict: t('bang-drawn-failed'), good: false };
}

/** What the player has no card against. */
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
  /** The attacker and the kind of card; null if nobody attacks. */
  by: number | null;
  card: string;
  at: number;
  /** The cards that would help, and how many of them are needed. */
  with: string;
  needs: number;
}

/** The current attack or rescue: attacker, target, card, and what the target needs. */
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
