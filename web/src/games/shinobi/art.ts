/** Adds the game's drawings to the sprite sheet of the app. */
import { addPlates } from '../../art/sprite';

addPlates(
  'shinobi',
  import.meta.glob<string>('../../art/shinobi/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'back',
  import.meta.glob<string>('../../art/backs/shinobi.svg', { query: '?raw', import: 'default', eager: true }),
);
