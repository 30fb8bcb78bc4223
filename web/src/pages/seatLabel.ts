import type { SeatState } from '../protocol';
import { session } from '../app/session.svelte';
import { seatName, t } from '../words/fluent.svelte';

/** The label of a seat in a list to choose from: the player's name, and whether the seat is your own. */
export function seatLabel(seat: Pick<SeatState, 'name' | 'person' | 'holder'>): string {
  const own = seat.person !== null && seat.person === session.me?.person;
  return own ? t('seat-yours', { name: seatName(seat) }) : seatName(seat);
}

/** "Seat 2", or "Seat 1 (you)", for choosing a seat before its player is known. */
export function numberedSeat(seat: number, own: readonly number[]): string {
  const name = t('seat-number', { n: seat + 1 });
  return own.includes(seat) ? t('seat-yours', { name }) : name;
}
