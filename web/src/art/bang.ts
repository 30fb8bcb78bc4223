import { addPlates } from './sprite';

addPlates(
  'bang',
  import.meta.glob<string>('./bang/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'bang-face',
  import.meta.glob<string>('./portraits/bang/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'back',
  import.meta.glob<string>('./backs/bang.svg', { query: '?raw', import: 'default', eager: true }),
);
