import type { GallerySamples } from '../game';
import Card from './Card.svelte';
import { CHARACTERS, ROLES, SAMPLES } from './cards';

const samples: GallerySamples = {
  Card,
  ratio: 1.5,
  cards: [...SAMPLES, ...ROLES, null],
  faces: CHARACTERS,
  small: { names: ['bang-7D', 'barrel-QS', 'jail-JS', 'schofield-KS'], variant: 'mini' },
  phone: ['bang-7D', 'general_store-9C', 'rev_carabine-AC', 'stagecoach-9S', 'cat_balou-KH'],
};

export default samples;
