import type { SeatState } from '../protocol';
import { session } from '../app/session.svelte';
import { seatName, t } from '../words/fluent.svelte';

/** What a list of seats to choose from calls one of them: the name of its player, and whether it is your own. */
export function seatLabel(seat: Pick<SeatState, 'name' | 'person' | 'holder'>): string {
  const own = seat.person !== null && seat.person === session.me?.person;
  return own ? t('seat-yours', { name: seatName(seat) }) : seatName(seat);
}

/** "Seat 2", or "Seat 1 (you)", where a seat is chosen before anybody is known by a name. */
export function numberedSeat(seat: number, own: readonly number[]): string {
  const name = t('seat-number', { n: seat + 1 });
  return own.includes(seat) ? t('seat-yours', { name }) : name;
}
