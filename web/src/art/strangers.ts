/** Portraits for seats without a known character: one for each seat of a table, in both worlds. */
import { addPlates } from './sprite';

addPlates(
  'west-stranger',
  import.meta.glob<string>('./portraits/west/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates(
  'japan-stranger',
  import.meta.glob<string>('./portraits/japan/*.svg', { query: '?raw', import: 'default', eager: true }),
);
