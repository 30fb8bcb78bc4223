/** The village: temple wood, shouts, drums, and fire. */
import { COMMON, noise, tone, type Palette } from '../../sound/voices';

const sounds: Palette = {
  ...COMMON,
  turn: [tone('sine', 440, 428, 0.55, 0.12), tone('sine', 440, 428, 0.4, 0.12, 0.16)],
  hit: [tone('sine', 170, 80, 0.7, 0.18), noise(700, 0.3, 0.1)],
  strike: [tone('sine', 130, 64, 0.7, 0.3), noise(2400, 0.25, 0.12)],
  out: [tone('sine', 84, 42, 0.85, 0.6), noise(300, 0.3, 0.3)],
  over: [
    tone('sine', 196, 194, 0.6, 0.68),
    tone('sine', 392, 389, 0.3, 0.6),
    tone('sine', 590, 584, 0.15, 0.5),
  ],
  reveal: [tone('triangle', 294, 292, 0.4, 0.3), tone('triangle', 440, 437, 0.4, 0.4, 0.15)],
};

export default sounds;
