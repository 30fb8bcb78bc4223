import { addPlates } from './sprite';

addPlates(
  'samurai_spirit',
  import.meta.glob<string>('./samurai_spirit/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'samurai_spirit-face',
  import.meta.glob<string>('./portraits/samurai_spirit/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'back',
  import.meta.glob<string>('./backs/samurai_spirit.svg', { query: '?raw', import: 'default', eager: true }),
);
