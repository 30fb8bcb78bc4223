/** What is printed on the cards of Samurai Sword, for drawing them: difficulty and wounds of a weapon. */
export const WEAPONS: Readonly<Record<string, readonly [reach: number, wounds: number]>> = {
  bokken: [1, 1],
  kiseru: [1, 2],
  wakizashi: [1, 3],
  bo: [2, 1],
  kusarigama: [2, 2],
  katana: [2, 3],
  shuriken: [3, 1],
  kanabo: [3, 2],
  nodachi: [3, 3],
  naginata: [4, 1],
  nagayari: [4, 2],
  tanegashima: [5, 1],
  daikyu: [5, 2],
};
export const PROPERTIES: readonly string[] = ['focus', 'armor', 'fast_draw', 'bushido'];
export const ACTIONS: readonly string[] = [
  'parry',
  'geisha',
  'diversion',
  'battle_cry',
  'tea_ceremony',
  'jujutsu',
  'breathing',
  'daimyo',
];
export const ROLES: readonly string[] = ['shogun', 'samurai', 'ninja-1', 'ninja-2', 'ninja-3', 'ronin'];
export const CHARACTERS: readonly string[] = [
  'benkei',
  'chiyome',
  'ginchiyo',
  'goemon',
  'hanzo',
  'hideyoshi',
  'ieyasu',
  'kojiro',
  'musashi',
  'nobunaga',
  'tomoe',
  'ushiwaka',
];

const LATIN = /(?<=\p{L}{2}[aeiouōū])(?=[^\saeiouōū][aeiouōū]\p{L})/giu;
const CYRILLIC =
  /(?<=\p{L}{2}[аеёиоуыэюя])(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя]\p{L})|(?<=\p{L}[ьй])(?=[б-джзк-нп-тф-щ]\p{L}{2})/giu;

/** A long name with places to break it: where syllables end, in Japanese words and in Russian ones. */
export const breakable = (name: string): string =>
  name.length < 8 ? name : name.replace(LATIN, '\u00ad').replace(CYRILLIC, '\u00ad');
