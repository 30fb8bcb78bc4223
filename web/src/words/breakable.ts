/** Where a syllable ends: before a consonant (or `th`, `ch`, `sh`) and a vowel. */
const LATIN = /(?<=\p{L}{2}[aeiouōū]|[aeiouōū][^\saeiouōū]{1,2})(?=(?:[^\saeiouōū]|[tcs]h)[aeiouōū]\p{L})/giu;
const CYRILLIC =
  /(?<=\p{L}{2}[аеёиоуыэюя])(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя]\p{L})|(?<=\p{L}[ьй])(?=[б-джзк-нп-тф-щ]\p{L}{2})/giu;

/** A long name with soft hyphens between syllables, because names on cards are never smaller than the text size. */
export const breakable = (name: string): string =>
  name.length < 8 ? name : name.replace(LATIN, '\u00ad').replace(CYRILLIC, '\u00ad');
