import type { GallerySamples } from '../game';
import Card from './Card.svelte';
import { RAIDERS, SAMURAI } from './cards';

const samples: GallerySamples = {
  Card,
  ratio: 1.4,
  cards: [...RAIDERS, null],
  faces: [...SAMURAI, ...SAMURAI.map((key) => `${key}-beast`)],
  tokens: ['farm', 'farm_burnt', 'family', 'family_lost', 'barricade'],
};

export default samples;
