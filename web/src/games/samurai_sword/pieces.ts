// Generated from the games' definitions by tools/pieces.py (make generate); do not edit.

/** Upper number (the hardest attack it is good for), lower number (wounds) and copies of each weapon. */
export const WEAPONS: Readonly<Record<string, readonly [number, number, number]>> = {
  bokken: [1, 1, 6],
  kiseru: [1, 2, 5],
  wakizashi: [1, 3, 1],
  bo: [2, 1, 5],
  kusarigama: [2, 2, 4],
  katana: [2, 3, 1],
  shuriken: [3, 1, 3],
  kanabo: [3, 2, 1],
  nodachi: [3, 3, 1],
  naginata: [4, 1, 2],
  nagayari: [4, 2, 1],
  tanegashima: [5, 1, 1],
  daikyu: [5, 2, 1],
};

/** Cards that stay in front of somebody. */
export const PROPERTIES: readonly string[] = [
  'focus',
  'armor',
  'fast_draw',
  'bushido',
];

/** Cards that are played and discarded. */
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

/** How many cards of each kind there are. */
export const COPIES: Readonly<Record<string, number>> = {
  bokken: 6,
  kiseru: 5,
  wakizashi: 1,
  bo: 5,
  kusarigama: 4,
  katana: 1,
  shuriken: 3,
  kanabo: 1,
  nodachi: 1,
  naginata: 2,
  nagayari: 1,
  tanegashima: 1,
  daikyu: 1,
  focus: 6,
  armor: 4,
  fast_draw: 3,
  bushido: 2,
  parry: 15,
  geisha: 6,
  diversion: 5,
  battle_cry: 4,
  tea_ceremony: 4,
  jujutsu: 3,
  breathing: 3,
  daimyo: 3,
};

/** The role cards, each kind once. */
export const ROLES: readonly string[] = [
  'shogun',
  'samurai',
  'ninja-1',
  'ninja-2',
  'ninja-3',
  'ronin',
];

/** Everybody one can be. */
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

/** The resilience of each. */
export const RESILIENCE: Readonly<Record<string, number>> = {
  benkei: 5,
  chiyome: 4,
  ginchiyo: 4,
  goemon: 5,
  hanzo: 4,
  hideyoshi: 4,
  ieyasu: 5,
  kojiro: 5,
  musashi: 5,
  nobunaga: 5,
  tomoe: 5,
  ushiwaka: 4,
};
