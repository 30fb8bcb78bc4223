/** The view of a Shinobi match, and functions that look things up in it. */
import type { Card, ShinobiClan, ShinobiView } from '../../views';

export type { Card, ShinobiClan as Clan, ShinobiView };

export const CLANS: readonly ShinobiClan[] = ['go_hojo', 'mori', 'oda', 'takeda', 'uesugi'];

export type Where = { card: string; seat: number; army: boolean };

/** Where a card is: in a hand or in an army. */
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
