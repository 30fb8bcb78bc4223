// Generated from the games' definitions by tools/pieces.py (make generate); do not edit.

/** How many cards of each clan there are, and how many ninja. */
export const COPIES: Readonly<Record<string, number>> = {
  go_hojo: 11,
  mori: 11,
  oda: 11,
  takeda: 11,
  uesugi: 11,
  ninja: 3,
};
