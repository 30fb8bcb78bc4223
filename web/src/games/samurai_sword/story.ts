/** How Samurai Sword tells its story: what an act points at, what is revealed, what a player cannot answer. */
import type { SeenEvent } from '../../views';
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Aim, Cannot, Results, Reveal } from '../game';
import type { SwordView } from './view';

/** Cards that are played against all other players. */
const AT_ALL = ['battle_cry', 'jujutsu'];

/** Who can attack whom, and what makes it harder. */
const REACH = ['armor', 'attacked_at', 'steps', 'harder', 'attacks_anybody', 'weapons_reaching'];
const FRONT = { seat: ['weapons_a_turn', 'cards_a_turn', 'more_wounds'], every: REACH };
export const results: Results = {
  wound: { other: ['resilience', 'harmless'] },
  defeated: { other: ['resilience', 'harmless'], every: REACH },
  recover: { seat: ['resilience', 'harmless'], every: REACH },
  drain: { seat: ['resilience'] },
  honour: { seat: ['honour'], other: ['honour'] },
  lose_honour: { seat: ['honour'] },
  run_out: { every: ['honour'] },
  role: { seat: ['role', 'stars'] },
  attack: { table: ['weapons_played', 'weapons_left', 'wounds_because'] },
  keep: FRONT,
  charm: { other: FRONT.seat, every: REACH },
  bushido: { table: ['bushido'] },
  pass_on: { table: ['bushido'] },
  leave: { table: ['bushido'] },
  over: { table: ['score'] },
};
export const shuffles = { reshuffle: ['deck', 'discard'] };

/** The phase of a turn that an event belongs to. */
export function told({ kind, seat }: SeenEvent, { phase, seats }: SwordView): Partial<SwordView> | null {
  if (kind === 'turn' && seat !== undefined)
    return { phase: 'recover', weapons_played: 0, weapons_left: seats[seat]!.weapons_a_turn };
  if (kind === 'turn_up') return { phase: 'bushido' };
  return kind === 'draw' && (phase === 'recover' || phase === 'bushido') ? { phase: 'draw' } : null;
}

const place = (seat: number): string => `seat.${seat}`;

export function aim({ kind, seat, card }: SeenEvent, view: SwordView): Aim | null | undefined {
  if (seat === undefined) return undefined;
  if (kind === 'lose_honour') return { from: null, to: [place(seat)] };
  if (kind !== 'play' || !card || !AT_ALL.includes(card)) return undefined;
  const others = view.seats.map((_, other) => other).filter((other) => other !== seat);
  return { from: place(seat), to: others.filter((other) => !view.seats[other]!.harmless).map(place) };
}

/** The card that is revealed for Bushido: a weapon demands a weapon, any other card passes Bushido on. */
export function reveal(events: readonly SeenEvent[], number: number): Reveal | null {
  const { kind, card } = events[number]!;
  if (kind !== 'turn_up' || !card) return null;
  const title = t('samurai_sword-for-bushido');
  const after = events.slice(number + 1).map((event) => event.kind);
  if (after.includes('pass_on'))
    return { card, title, verdict: t('samurai_sword-drawn-pass_on'), good: true };
  return { card, title, verdict: t('samurai_sword-drawn-weapon'), good: false };
}

/** What the player has no card against. */
export function cannot(table: TableModel<SwordView>): Cannot | null {
  const frame = table.view?.pending.at(-1);
  switch (frame?.frame) {
    case 'attack':
    case 'battle_cry':
      return { what: t('samurai_sword-cannot-parry'), price: t('samurai_sword-cost', { n: frame.wounds }) };
    case 'jujutsu':
      return { what: t('samurai_sword-cannot-weapon'), price: t('samurai_sword-cost', { n: frame.wounds }) };
    case 'bushido':
      return { what: t('samurai_sword-cannot-weapon') };
    default:
      return null;
  }
}
