/** A duel: plucked strings, steel on steel, the big drum. */
import { COMMON, noise, tone, type Palette } from '../../sound/voices';

const sounds: Palette = {
  ...COMMON,
  turn: [tone('triangle', 587, 583, 0.5, 0.28), tone('triangle', 880, 874, 0.35, 0.34, 0.12)],
  hit: [tone('sine', 150, 60, 0.7, 0.24), noise(900, 0.35, 0.1)],
  strike: [
    noise(5200, 0.3, 0.22),
    tone('square', 2350, 2300, 0.07, 0.4),
    tone('sine', 1720, 1690, 0.18, 0.4),
  ],
  out: [tone('sine', 90, 40, 0.9, 0.6), tone('sine', 90, 40, 0.6, 0.4, 0.18), noise(220, 0.3, 0.16)],
  over: [
    tone('sine', 440, 437, 0.45, 0.6),
    tone('sine', 883, 878, 0.2, 0.6),
    tone('sine', 1250, 1240, 0.1, 0.5),
  ],
  reveal: [tone('triangle', 392, 390, 0.4, 0.25), tone('triangle', 523, 520, 0.4, 0.4, 0.14)],
};

export default sounds;
