/** The drawings that every page needs: tool icons, symbols of the games, and the logo. */
import { addPlates } from './sprite';

addPlates('i', import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }));
addPlates(
  's',
  import.meta.glob<string>('./symbols/*.svg', { query: '?raw', import: 'default', eager: true }),
);
addPlates('mark', import.meta.glob<string>('./logo.svg', { query: '?raw', import: 'default', eager: true }));
