/** How clocks are displayed. All times are in server time. */
import type { Clock } from '../../protocol';

export interface Reading {
  /** Milliseconds left before a bot stands in; null without a limit. */
  left: number | null;
  /** Whether the time bank is being used. */
  bank: boolean;
}

/** What a seat's clock shows at `now` (the server's time). */
export function reading(clock: Clock, seat: number, now: number): Reading {
  const bank = clock.banks[seat] ?? null;
  if (clock.seat !== seat || clock.out === null) {
    if (clock.each === null && bank === null) return { left: null, bank: false };
    const spent = clock.held === seat ? clock.spent : 0;
    return { left: Math.max(0, (clock.each ?? 0) + (bank ?? 0) - spent), bank: false };
  }
  return { left: Math.max(0, clock.out - now), bank: clock.due !== null && now > clock.due };
}

/** `1:08`; under ten seconds with tenths, `9.4`. */
export function shown(millis: number): string {
  if (millis < 10_000) return (Math.floor(millis / 100) / 10).toFixed(1);
  const seconds = Math.floor(millis / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
