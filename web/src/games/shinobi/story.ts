/** What acts in Shinobi point at: provinces, and the armies in them. */
import type { SeenEvent } from '../../views';
import type { Aim, Results } from '../game';
import { CLANS } from './view';

const COUNTED = { table: ['totals'] };
export const results: Results = {
  deploy: COUNTED,
  beaten: COUNTED,
  struck: COUNTED,
  last_card: { table: ['last_drawer'] },
  clan: { seat: ['clan'] },
};

/** `oda.2` is the Oda army in the province of seat 2. */
export function pile(place: string): readonly (string | number)[] | null {
  const [clan = '', seat] = place.split('.');
  return seat !== undefined && (CLANS as readonly string[]).includes(clan)
    ? ['seats', Number(seat), 'province', clan]
    : null;
}

export function aim({ kind, seat, other, from, to, what }: SeenEvent): Aim | null | undefined {
  if (seat === undefined) return undefined;
  switch (kind) {
    case 'march':
      return from && to ? { from, to: [to] } : undefined;
    case 'deploy':
      return to ? { from: `seat.${seat}`, to: [to] } : undefined;
    case 'attack':
      // From the attacking army, in its own province, to the province where it attacks.
      return other === undefined ? undefined : { from: `${String(what)}.${seat}`, to: [`seat.${other}`] };
    case 'beaten':
      return from ? { from: null, to: [from] } : undefined;
    case 'struck':
      return from ? { from: `seat.${seat}`, to: [from] } : undefined;
    default:
      return undefined;
  }
}
