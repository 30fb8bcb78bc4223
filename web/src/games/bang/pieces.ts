// Generated from the games' definitions by tools/pieces.py (make generate); do not edit.

/** The kinds of cards, in the order of a sorted hand. */
export const KINDS: readonly string[] = [
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
];

/** Those that stay in front of somebody. */
export const BLUE: readonly string[] = [
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
];

/** The range of each weapon. */
export const RANGES: Readonly<Record<string, number>> = {
  volcanic: 1,
  schofield: 2,
  remington: 3,
  rev_carabine: 4,
  winchester: 5,
};

/** How many cards of each kind there are. */
export const COPIES: Readonly<Record<string, number>> = {
  bang: 25,
  missed: 12,
  beer: 6,
  saloon: 1,
  stagecoach: 2,
  wells_fargo: 1,
  general_store: 2,
  panic: 4,
  cat_balou: 4,
  gatling: 1,
  indians: 2,
  duel: 3,
  barrel: 2,
  mustang: 2,
  scope: 1,
  jail: 3,
  dynamite: 1,
  volcanic: 2,
  schofield: 3,
  remington: 1,
  rev_carabine: 1,
  winchester: 1,
};

/** The kinds the simple game leaves out. */
export const NOT_SIMPLE: readonly string[] = [
  'dynamite',
  'jail',
  'duel',
  'indians',
  'general_store',
];

/** One card of each kind. */
export const SAMPLES: readonly string[] = [
  'bang-AS',
  'missed-2S',
  'beer-6H',
  'saloon-5H',
  'stagecoach-9S',
  'wells_fargo-3H',
  'general_store-9C',
  'panic-JH',
  'cat_balou-KH',
  'gatling-10H',
  'indians-KD',
  'duel-QD',
  'barrel-QS',
  'mustang-8H',
  'scope-AS',
  'jail-10S',
  'dynamite-2H',
  'volcanic-10S',
  'schofield-JC',
  'remington-KC',
  'rev_carabine-AC',
  'winchester-8S',
];

/** Everybody one can be. */
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

/** The lives of each. */
export const LIVES: Readonly<Record<string, number>> = {
  bart_cassidy: 4,
  black_jack: 4,
  calamity_janet: 4,
  el_gringo: 3,
  jesse_jones: 4,
  jourdonnais: 4,
  kit_carlson: 4,
  lucky_duke: 4,
  paul_regret: 3,
  pedro_ramirez: 4,
  rose_doolan: 4,
  sid_ketchum: 4,
  slab_the_killer: 4,
  suzy_lafayette: 4,
  vulture_sam: 4,
  willy_the_kid: 4,
};
