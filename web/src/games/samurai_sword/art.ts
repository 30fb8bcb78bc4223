/** Adds the game's drawings to the sprite sheet of the app. */
import { addPlates } from '../../art/sprite';

addPlates(
  'samurai_sword',
  import.meta.glob<string>('../../art/samurai_sword/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'samurai_sword-face',
  import.meta.glob<string>('../../art/portraits/samurai_sword/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'back',
  import.meta.glob<string>('../../art/backs/samurai_sword.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
