/** What each game sounds like: a small palette of its own, all sounds under 700 ms. */
export type Sound =
  'turn' | 'card' | 'hit' | 'strike' | 'out' | 'over' | 'explosion' | 'kiai' | 'reveal' | 'fire';

/** One oscillator, gliding between two frequencies, or noise around one. Times are in seconds. */
export interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  peak: number;
  length: number;
  after?: number;
}

type Palette = Readonly<Record<Sound, readonly Voice[]>>;

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  peak: number,
  length: number,
  after = 0,
): Voice => ({ wave, from, to, peak, length, after });
const noise = (from: number, peak: number, length: number, after = 0): Voice => ({
  wave: 'noise',
  from,
  peak,
  length,
  after,
});

const PAPER = [noise(3400, 0.16, 0.09)];
const DRUM = [tone('sine', 110, 46, 0.8, 0.5), noise(260, 0.3, 0.2)];
const CRACKLE = [0, 0.07, 0.16, 0.22, 0.34].map((after) => noise(2600 - 3000 * after, 0.35, 0.08, after));
const BLAST = [noise(240, 0.9, 0.6), tone('sine', 120, 30, 0.9, 0.6), noise(1400, 0.5, 0.18)];
const SHOUT = [tone('sawtooth', 240, 480, 0.35, 0.28), tone('sine', 96, 50, 0.8, 0.45, 0.12)];

/** The West: wood block, snare, a bent string, a saloon bell. */
const WEST: Palette = {
  turn: [tone('triangle', 980, 760, 0.5, 0.09), tone('triangle', 1240, 980, 0.5, 0.1, 0.13)],
  card: PAPER,
  hit: [noise(1500, 0.5, 0.16), tone('triangle', 190, 70, 0.5, 0.14)],
  strike: [tone('sawtooth', 620, 300, 0.35, 0.3), tone('triangle', 311, 305, 0.3, 0.4)],
  out: DRUM,
  over: [
    tone('sine', 660, 655, 0.4, 0.55),
    tone('sine', 1322, 1316, 0.2, 0.5),
    tone('sine', 1984, 1975, 0.1, 0.4),
  ],
  explosion: BLAST,
  kiai: SHOUT,
  reveal: [tone('triangle', 330, 392, 0.4, 0.22), tone('triangle', 494, 587, 0.4, 0.34, 0.16)],
  fire: CRACKLE,
};

/** A duel: plucked strings, steel on steel, the big drum. */
const SWORD: Palette = {
  ...WEST,
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

/** Secret clans: bamboo, breath, a thrown star. */
const NIGHT: Palette = {
  ...WEST,
  turn: [tone('sine', 740, 784, 0.35, 0.26), noise(1600, 0.06, 0.26)],
  card: [noise(2500, 0.14, 0.1)],
  hit: [noise(6200, 0.3, 0.12), tone('sine', 220, 110, 0.4, 0.16, 0.06)],
  strike: [noise(7000, 0.28, 0.16), tone('sine', 1980, 1400, 0.14, 0.18)],
  out: [tone('sine', 98, 52, 0.7, 0.5), noise(420, 0.2, 0.3)],
  over: [tone('sine', 523, 520, 0.4, 0.6), tone('sine', 698, 694, 0.25, 0.5, 0.12)],
  reveal: [noise(1800, 0.14, 0.3), tone('sine', 622, 659, 0.35, 0.4, 0.1)],
};

/** The village: temple wood, shouts, drums, and fire. */
const VILLAGE: Palette = {
  ...WEST,
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

export const PALETTES: Readonly<Record<string, Palette>> = {
  bang: WEST,
  samurai_sword: SWORD,
  shinobi: NIGHT,
  samurai_spirit: VILLAGE,
};
