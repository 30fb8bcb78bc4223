import type { Entry } from '../game';

const entry: Entry = {
  order: 3,
  world: 'japan',
  players: [3, 5],
  minutes: 20,
  secrets: true,
};

export default entry;
