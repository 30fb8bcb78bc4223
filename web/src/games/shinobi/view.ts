/** What the engine's view of a Shinobi match has. */
export const CLANS = ['go_hojo', 'mori', 'oda', 'takeda', 'uesugi'] as const;
export type Clan = (typeof CLANS)[number];

export interface Card {
  card: string;
  id: number;
}

export interface Province {
  clan: Clan | null;
  hand: { count: number; cards: Card[] };
  province: Partial<Record<Clan, Card[]>>;
}

export interface ShinobiView {
  turn: number;
  deck: { count: number };
  discard: Card[];
  last_drawer: number | null;
  totals: Record<Clan, number>;
  seats: Province[];
  pending: { frame: string; seat: number; order: 'first' | 'second' | 'third' | 'draw'; last: boolean }[];
}

export type Where = { card: string; seat: number; army: boolean };

/** Where a card lies: in a hand, or in an army. */
export function where(view: ShinobiView, id: number): Where | null {
  for (const [seat, { hand, province }] of view.seats.entries()) {
    const held = hand.cards.find((card) => card.id === id);
    if (held) return { card: held.card, seat, army: false };
    for (const cards of Object.values(province))
      for (const card of cards) if (card.id === id) return { card: card.card, seat, army: true };
  }
  return null;
}

/** `secret-oda` is the secret card of the Oda clan. */
export const clanOf = (name: string): string => name.replace(/^secret-/, '');
