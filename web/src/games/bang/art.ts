/** Adds the game's drawings to the sprite sheet of the app. */
import { addPlates } from '../../art/sprite';

addPlates(
  'bang',
  import.meta.glob<string>('../../art/bang/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'bang-face',
  import.meta.glob<string>('../../art/portraits/bang/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'back',
  import.meta.glob<string>('../../art/backs/bang.svg', { query: '?raw', import: 'default', eager: true }),
);
