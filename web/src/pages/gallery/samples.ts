/** The cards and portraits the gallery shows. */
import type { Component } from 'svelte';

import { CHARACTERS, ROLES, SAMPLES } from '../../games/bang/cards';
import BangCard from '../../games/bang/Card.svelte';
import type { CardProps } from '../../games/game';
import { RAIDERS, SAMURAI } from '../../games/samurai_spirit/cards';
import SpiritCard from '../../games/samurai_spirit/Card.svelte';
import * as sword from '../../games/samurai_sword/cards';
import SwordCard from '../../games/samurai_sword/Card.svelte';
import ShinobiCard from '../../games/shinobi/Card.svelte';
import { CLANS } from '../../games/shinobi/view';

interface Cards {
  game: string;
  Card: Component<CardProps>;
  ratio: number;
  names: (string | null)[];
}

export const cards: Cards[] = [
  {
    game: 'bang',
    Card: BangCard,
    ratio: 1.5,
    names: [...SAMPLES, ...ROLES, null],
  },
  {
    game: 'samurai_sword',
    Card: SwordCard,
    ratio: 1.5,
    names: [...Object.keys(sword.WEAPONS), ...sword.PROPERTIES, ...sword.ACTIONS, ...sword.ROLES, null],
  },
  {
    game: 'shinobi',
    Card: ShinobiCard,
    ratio: 1.5,
    names: [...CLANS, 'ninja', ...CLANS.map((clan) => `secret-${clan}`), null],
  },
  { game: 'samurai_spirit', Card: SpiritCard, ratio: 1.4, names: [...RAIDERS, null] },
];
export const portraits: [string, readonly string[]][] = [
  ['bang', CHARACTERS],
  ['samurai_sword', sword.CHARACTERS],
  ['samurai_spirit', [...SAMURAI, ...SAMURAI.map((key) => `${key}-beast`)]],
];
