/** How much smaller a name must be for its longest word to fit a card: 1 for up to ten letters. */
export function fit(name: string): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].length));
  return Math.min(1, 10 / longest);
}
