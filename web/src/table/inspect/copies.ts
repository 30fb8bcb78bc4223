/** The deck list: how many copies of each kind of card have been seen, and how many are left. */

export interface Kind {
  kind: string;
  seen: number;
  left: number;
}

/** For each kind of card: the copies whose place is known, and the rest, in the deck or in hidden hands. */
export function counted(
  copies: Readonly<Record<string, number>>,
  seen: readonly { card: string }[],
  kindOf: (card: string) => string,
): Kind[] {
  const found = new Map<string, number>();
  for (const { card } of seen) found.set(kindOf(card), (found.get(kindOf(card)) ?? 0) + 1);
  return Object.entries(copies).map(([kind, all]) => {
    const known = found.get(kind) ?? 0;
    return { kind, seen: known, left: all - known };
  });
}
