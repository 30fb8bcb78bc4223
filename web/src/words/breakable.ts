/** Where a syllable ends: before a consonant (or `th`, `ch`, `sh`) and a vowel. */
const LATIN = /(?<=\p{L}{2}[aeiouōū]|[aeiouōū][^\saeiouōū]{1,2})(?=(?:[^\saeiouōū]|[tcs]h)[aeiouōū]\p{L})/giu;
const CYRILLIC =
  /(?<=\p{L}{2}[аеёиоуыэюя])(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя]\p{L})|(?<=\p{L}[ьй])(?=[б-джзк-нп-тф-щ]\p{L}{2})/giu;

/** A long name with places to break it, where its syllables end: names on cards are never set smaller than text. */
export const breakable = (name: string): string =>
  name.length < 8 ? name : name.replace(LATIN, '\u00ad').replace(CYRILLIC, '\u00ad');
