/** What the engine's view of a Samurai Sword match has. */
import { ACTIONS, PROPERTIES, WEAPONS } from './cards';

export interface Card {
  card: string;
  id?: number;
}

export type Role = 'shogun' | 'samurai' | 'ninja' | 'ronin';
export type Phase = 'recover' | 'bushido' | 'draw' | 'play' | 'discard';
export const PHASES: readonly Phase[] = ['recover', 'bushido', 'draw', 'play', 'discard'];
export const ROLE_NAMES: readonly Role[] = ['shogun', 'samurai', 'ninja', 'ronin'];
export const ROLE_SYMBOLS: Readonly<Record<Role, string>> = {
  shogun: 'shogun',
  samurai: 'samurai',
  ninja: 'ninja_role',
  ronin: 'ronin',
};

export interface Seat {
  character: string;
  role: Role | null;
  stars: number | null;
  honour: number;
  resilience: number;
  full_resilience: number;
  harmless: 'no_resilience' | 'no_cards' | null;
  hand: { count: number; cards: Card[] };
  table: Card[];
  armor: number;
  weapons_a_turn: number;
  cards_a_turn: number;
  more_wounds: number;
  /** How hard each seat finds it to attack this one. */
  attacked_at: number[];
  /** What this seat has openly done to each other one. */
  hostility: number[];
}

export interface Frame {
  frame: 'turn' | 'attack' | 'battle_cry' | 'jujutsu' | 'bushido';
  seat: number;
  phase?: Phase;
  weapons_left?: number;
  by?: number;
  weapon?: string;
  wounds?: number;
  defeats?: boolean;
  free?: boolean;
  last?: boolean;
}

export interface SamuraiSwordView {
  turn: number;
  phase: Phase;
  weapons_played: number;
  weapons_left: number;
  shogun: number;
  bushido: number | null;
  deck: { count: number };
  discard: Card[];
  played: Card[];
  roles: Partial<Record<Role, number>>;
  factors: Partial<Record<Role, number>>;
  seats: Seat[];
  pending: Frame[];
  over: boolean;
}

export type Where = { card: string; seat: number; place: 'hand' | 'table' | 'discard' };

/** Where a card lies that somebody clicks. */
export function where(view: SamuraiSwordView, id: number): Where | null {
  for (const [seat, { hand, table }] of view.seats.entries()) {
    const held = hand.cards.find((card) => card.id === id);
    if (held) return { card: held.card, seat, place: 'hand' };
    const laid = table.find((card) => card.id === id);
    if (laid) return { card: laid.card, seat, place: 'table' };
  }
  const top = view.discard.at(-1);
  return top?.id === id ? { card: top.card, seat: view.turn, place: 'discard' } : null;
}

/** The role in words: a ninja's stars too, where they are known. */
export const roleName = ({ role, stars }: Pick<Seat, 'role' | 'stars'>): string =>
  role === 'ninja' && stars ? `ninja-${stars}` : (role ?? '');

const sorts = [...Object.keys(WEAPONS), ...ACTIONS, ...PROPERTIES];
/** Weapons by reach, then what answers, then the rest. */
export const inOrder = (a: string, b: string): number => sorts.indexOf(a) - sorts.indexOf(b);
