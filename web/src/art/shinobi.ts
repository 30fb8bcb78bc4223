import { addPlates } from './sprite';

addPlates(
  'shinobi',
  import.meta.glob<string>('./shinobi/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'back',
  import.meta.glob<string>('./backs/shinobi.svg', { query: '?raw', import: 'default', eager: true }),
);
