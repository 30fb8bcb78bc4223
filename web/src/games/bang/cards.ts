/** What is printed on the cards of BANG!, for drawing them. */
export const KINDS = [
  'bang',
  'missed',
  'beer',
  'saloon',
  'stagecoach',
  'wells_fargo',
  'general_store',
  'panic',
  'cat_balou',
  'gatling',
  'indians',
  'duel',
  'barrel',
  'mustang',
  'scope',
  'jail',
  'dynamite',
  'volcanic',
  'schofield',
  'remington',
  'rev_carabine',
  'winchester',
] as const;
export const BLUE: ReadonlySet<string> = new Set(KINDS.slice(12));
export const RANGES: Readonly<Record<string, number>> = {
  volcanic: 1,
  schofield: 2,
  remington: 3,
  rev_carabine: 4,
  winchester: 5,
};
export const ROLES: readonly string[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];
/** The mark of a role: a star in a badge, a star, a mask, a split hat. */
export const ROLE_SYMBOLS: Readonly<Record<string, string>> = {
  sheriff: 'badge',
  deputy: 'deputy',
  outlaw: 'outlaw',
  renegade: 'renegade',
};
export const CHARACTERS: readonly string[] = [
  'bart_cassidy',
  'black_jack',
  'calamity_janet',
  'el_gringo',
  'jesse_jones',
  'jourdonnais',
  'kit_carlson',
  'lucky_duke',
  'paul_regret',
  'pedro_ramirez',
  'rose_doolan',
  'sid_ketchum',
  'slab_the_killer',
  'suzy_lafayette',
  'vulture_sam',
  'willy_the_kid',
];
