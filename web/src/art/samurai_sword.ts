import { addPlates } from './sprite';

addPlates(
  'samurai_sword',
  import.meta.glob<string>('./samurai_sword/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'samurai_sword-face',
  import.meta.glob<string>('./portraits/samurai_sword/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
addPlates(
  'back',
  import.meta.glob<string>('./backs/samurai_sword.svg', { query: '?raw', import: 'default', eager: true }),
);
