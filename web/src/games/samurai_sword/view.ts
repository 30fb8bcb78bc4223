/** The view of a Samurai Sword match, and functions that look things up in it. */
import type { Card, SwordFrame, SwordPhase, SwordRole, SwordSeat, SwordView } from '../../views';
import { ACTIONS, PROPERTIES, WEAPONS } from './cards';

export type { Card, SwordFrame as Frame, SwordSeat as Seat, SwordView };

export const PHASES: readonly SwordPhase[] = ['recover', 'bushido', 'draw', 'play', 'discard'];
export const ROLE_NAMES: readonly SwordRole[] = ['shogun', 'samurai', 'ninja', 'ronin'];
export const ROLE_SYMBOLS: Readonly<Record<SwordRole, string>> = {
  shogun: 'shogun',
  samurai: 'samurai',
  ninja: 'ninja_role',
  ronin: 'ronin',
};

export type Where = { card: string; seat: number; place: 'hand' | 'table' | 'discard' };

/** Where a clicked card is. */
export function where(view: SwordView, id: number): Where | null {
  for (const [seat, { hand, table }] of view.seats.entries()) {
    const held = hand.cards.find((card) => card.id === id);
    if (held) return { card: held.card, seat, place: 'hand' };
    const laid = table.find((card) => card.id === id);
    if (laid) return { card: laid.card, seat, place: 'table' };
  }
  const top = view.discard[0];
  return top?.id === id ? { card: top.card, seat: view.turn, place: 'discard' } : null;
}

/** The key of a role's name, including a ninja's stars if they are known. */
export const roleName = ({ role, stars }: Pick<SwordSeat, 'role' | 'stars'>): string =>
  role === 'ninja' && stars ? `ninja-${stars}` : (role ?? '');

const sorts = [...Object.keys(WEAPONS), ...ACTIONS, ...PROPERTIES];
/** The order of cards: weapons by reach, then cards that answer, then the rest. */
export const inOrder = (a: string, b: string): number => sorts.indexOf(a) - sorts.indexOf(b);
