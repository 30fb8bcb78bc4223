/** What every page needs: icons (tools), symbols (facts of the games), card backs and the mark. */
import { addPlates } from './sprite';

type Files = Record<string, string>;
addPlates(
  'i',
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }) as Files,
);
addPlates(
  's',
  import.meta.glob<string>('./symbols/*.svg', { query: '?raw', import: 'default', eager: true }) as Files,
);
addPlates(
  'mark',
  import.meta.glob<string>('./logo.svg', { query: '?raw', import: 'default', eager: true }) as Files,
);
