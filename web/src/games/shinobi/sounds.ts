/** Secret clans: bamboo, breath, a thrown star. */
import { COMMON, noise, tone, type Palette } from '../../sound/voices';

const sounds: Palette = {
  ...COMMON,
  turn: [tone('sine', 740, 784, 0.35, 0.26), noise(1600, 0.06, 0.26)],
  card: [noise(2500, 0.14, 0.1)],
  hit: [noise(6200, 0.3, 0.12), tone('sine', 220, 110, 0.4, 0.16, 0.06)],
  strike: [noise(7000, 0.28, 0.16), tone('sine', 1980, 1400, 0.14, 0.18)],
  out: [tone('sine', 98, 52, 0.7, 0.5), noise(420, 0.2, 0.3)],
  over: [tone('sine', 523, 520, 0.4, 0.6), tone('sine', 698, 694, 0.25, 0.5, 0.12)],
  reveal: [noise(1800, 0.14, 0.3), tone('sine', 622, 659, 0.35, 0.4, 0.1)],
};

export default sounds;
