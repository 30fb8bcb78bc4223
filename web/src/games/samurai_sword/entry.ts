import type { Entry } from '../game';

const entry: Entry = {
  order: 2,
  world: 'japan',
  players: [3, 7],
  minutes: 30,
  secrets: true,
};

export default entry;
