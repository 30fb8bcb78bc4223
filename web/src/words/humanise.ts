/** A text for a key without a message: `two_words` is "Two words". */
export function humanise(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Kinds that say nothing about a card, unlike its face. */
const SHAPELESS = new Set(['card', 'die', 'dice', 'tile']);

/** What a card shows: its kind, without the copy number; `guard-2` is a guard, `die-5` a five. */
export function faceOf(card: string): string {
  const [kind = card, ...rest] = card.split('-');
  return SHAPELESS.has(kind) && rest.length ? rest[0]! : kind;
}

/** Texts for games without messages in this client: names of games, options and their choices. */
export function unworded(id: string): string {
  const [sort, , ...rest] = id.split('-');
  if (sort === 'game') return humanise(id.slice('game-'.length));
  if (sort === 'about') return '';
  if ((sort === 'option' || sort === 'choice') && rest.length) return humanise(rest.at(-1)!);
  return id;
}
