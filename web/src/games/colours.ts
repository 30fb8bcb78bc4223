/** Colours for games without a `colours.css`, derived from their keys so that each game always has the same ones. */
import { gameEntry } from '.';

const given = new Set<string>();

/** The hue in degrees that a word is mapped to. */
export const hueOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

/** Make sure that `[data-game=KEY]` has colours. The style sheet is made by script, which the server's CSP allows. */
export function giveColours(key: string): void {
  if (!/^[a-z][\w-]*$/.test(key) || key === 'home' || given.has(key) || gameEntry(key)) return;
  given.add(key);
  const hue = hueOf(key);
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-game='${key}'] { --house: hsl(${hue} 38% 28%); --house-2: hsl(${hue} 42% 19%); }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
