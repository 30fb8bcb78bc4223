/** What is printed on the cards of Samurai Sword, for drawing them. */
export { ACTIONS, CHARACTERS, PROPERTIES, RESILIENCE, ROLES, WEAPONS } from './pieces';

const LATIN = /(?<=\p{L}{2}[aeiouōū])(?=[^\saeiouōū][aeiouōū]\p{L})/giu;
const CYRILLIC =
  /(?<=\p{L}{2}[аеёиоуыэюя])(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя]\p{L})|(?<=\p{L}[ьй])(?=[б-джзк-нп-тф-щ]\p{L}{2})/giu;

/** A long name with places to break it: where syllables end, in Japanese words and in Russian ones. */
export const breakable = (name: string): string =>
  name.length < 8 ? name : name.replace(LATIN, '\u00ad').replace(CYRILLIC, '\u00ad');
