import type { Entry } from '../game';

const entry: Entry = {
  order: 1,
  world: 'west',
  players: [4, 7],
  minutes: 30,
  secrets: true,
};

export default entry;
