/** Adds the game's drawings to the sprite sheet of the app. */
import { addPlates } from '../../art/sprite';

addPlates(
  'samurai_spirit',
  import.meta.glob<string>('../../art/samurai_spirit/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'samurai_spirit-face',
  import.meta.glob<string>('../../art/portraits/samurai_spirit/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'back',
  import.meta.glob<string>('../../art/backs/samurai_spirit.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
