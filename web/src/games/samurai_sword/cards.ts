/** What is printed on the cards of Samurai Sword, for drawing them. */
import { WEAPONS } from './pieces';

export { ACTIONS, CHARACTERS, PROPERTIES, ROLES, WEAPONS } from './pieces';

/** How many weapons of the game have at least this reach: a measure of how safe one is there. */
export const weaponsWithReach = (difficulty: number): number =>
  Object.values(WEAPONS).reduce((sum, [reach, , copies]) => sum + (reach >= difficulty ? copies : 0), 0);

const LATIN = /(?<=\p{L}{2}[aeiouōū])(?=[^\saeiouōū][aeiouōū]\p{L})/giu;
const CYRILLIC =
  /(?<=\p{L}{2}[аеёиоуыэюя])(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя]\p{L})|(?<=\p{L}[ьй])(?=[б-джзк-нп-тф-щ]\p{L}{2})/giu;

/** A long name with places to break it: where syllables end, in Japanese words and in Russian ones. */
export const breakable = (name: string): string =>
  name.length < 8 ? name : name.replace(LATIN, '\u00ad').replace(CYRILLIC, '\u00ad');
