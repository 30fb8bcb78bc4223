import type { GallerySamples } from '../game';
import Card from './Card.svelte';
import { CLANS } from './view';

const samples: GallerySamples = {
  Card,
  ratio: 1.5,
  cards: [...CLANS, 'ninja', ...CLANS.map((clan) => `secret-${clan}`), null],
  small: { names: CLANS, variant: 'board' },
};

export default samples;
