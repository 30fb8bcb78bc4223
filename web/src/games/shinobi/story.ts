/** What the acts of Shinobi point at: provinces, and the armies in them. */
import type { SeenEvent } from '../../views';
import type { Aim } from '../game';

export function aim({ kind, seat, other, from, to, what }: SeenEvent): Aim | null | undefined {
  if (seat === undefined) return undefined;
  switch (kind) {
    case 'march':
      return from && to ? { from, to: [to] } : undefined;
    case 'deploy':
      return to ? { from: `seat.${seat}`, to: [to] } : undefined;
    case 'attack':
      // From the army that attacks to the province it attacks in.
      return other === undefined ? undefined : { from: `${String(what)}.${other}`, to: [`seat.${other}`] };
    case 'struck':
    case 'beaten':
      return from ? { from: `seat.${seat}`, to: [from] } : undefined;
    default:
      return undefined;
  }
}
