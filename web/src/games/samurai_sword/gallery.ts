import type { GallerySamples } from '../game';
import Card from './Card.svelte';
import { ACTIONS, CHARACTERS, PROPERTIES, ROLES, WEAPONS } from './cards';

const samples: GallerySamples = {
  Card,
  ratio: 1.5,
  cards: [...Object.keys(WEAPONS), ...PROPERTIES, ...ACTIONS, ...ROLES, null],
  faces: CHARACTERS,
  small: { names: ['armor', 'focus', 'bushido', 'fast_draw'], variant: 'mini' },
  phone: ['tanegashima', 'tea_ceremony', 'battle_cry', 'kusarigama', 'fast_draw'],
};

export default samples;
