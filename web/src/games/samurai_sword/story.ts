/** How the story of Samurai Sword is told: what an act points at, what is turned up, what cannot be answered. */
import type { SeenEvent } from '../../views';
import type { TableModel } from '../../table/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Aim, Cannot, Results, Reveal } from '../game';
import type { SwordView } from './view';

/** Cards that are played against everybody. */
const AT_ALL = ['battle_cry', 'jujutsu'];

export const results: Results = {
  wound: { other: ['resilience', 'harmless'] },
  defeated: { other: ['resilience', 'harmless'] },
  recover: { seat: ['resilience', 'harmless'] },
  drain: { seat: ['resilience'] },
  honour: { seat: ['honour'], other: ['honour'] },
  lose_honour: { seat: ['honour'] },
  run_out: { every: ['honour'] },
};

const place = (seat: number): string => `seat.${seat}`;

export function aim({ kind, seat, card }: SeenEvent, view: SwordView): Aim | null | undefined {
  if (seat === undefined) return undefined;
  if (kind === 'lose_honour') return { from: null, to: [place(seat)] };
  if (kind !== 'play' || !card || !AT_ALL.includes(card)) return undefined;
  const others = view.seats.map((_, other) => other).filter((other) => other !== seat);
  return { from: place(seat), to: others.filter((other) => !view.seats[other]!.harmless).map(place) };
}

/** The card that is turned up for Bushido: a weapon asks for a weapon, anything else lets Bushido go on. */
export function reveal(events: readonly SeenEvent[], number: number): Reveal | null {
  const { kind, card } = events[number]!;
  if (kind !== 'turn_up' || !card) return null;
  const title = t('samurai_sword-for-bushido');
  const after = events.slice(number + 1).map((event) => event.kind);
  if (after.includes('pass_on'))
    return { card, title, verdict: t('samurai_sword-drawn-pass_on'), good: true };
  return { card, title, verdict: t('samurai_sword-drawn-weapon'), good: false };
}

/** What there is nothing for. */
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
