/** The building blocks of sounds. A game has its own palette (`games/<game>/sounds.ts`), all sounds under 700 ms. */
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

export type Palette = Readonly<Record<Sound, readonly Voice[]>>;

export const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  peak: number,
  length: number,
  after = 0,
): Voice => ({ wave, from, to, peak, length, after });
export const noise = (from: number, peak: number, length: number, after = 0): Voice => ({
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

/** The default sounds for games without their own: wood block, snare, a bent string, a bell. */
export const COMMON: Palette = {
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
