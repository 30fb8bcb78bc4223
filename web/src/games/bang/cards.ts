/** What is printed on BANG! cards, for drawing them. */
export { BLUE, CHARACTERS, KINDS, LIVES, RANGES, SAMPLES } from './pieces';

/** The emblem of a role: a star in a badge, a star, a mask, a split hat. */
export const ROLE_SYMBOLS: Readonly<Record<string, string>> = {
  sheriff: 'badge',
  deputy: 'deputy',
  outlaw: 'outlaw',
  renegade: 'renegade',
};
export const ROLES: readonly string[] = Object.keys(ROLE_SYMBOLS);
