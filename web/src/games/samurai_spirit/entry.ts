import type { Entry } from '../game';

const entry: Entry = {
  order: 4,
  world: 'japan',
  players: [1, 7],
  minutes: 40,
  secrets: false,
  together: true,
};

export default entry;
