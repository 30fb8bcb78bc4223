/** Short sounds, synthesised with Web Audio; silent until the user turns the volume up. */
import { settings } from '../app/settings.svelte';
import { paletteOf } from './palettes';
import type { Sound, Voice } from './voices';

export type { Sound } from './voices';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (settings.volume <= 0 || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * 0.6, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return context;
}

function envelope(audio: AudioContext, at: number, peak: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak * settings.volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function sing(audio: AudioContext, voice: Voice): void {
  const at = audio.currentTime + (voice.after ?? 0);
  const out = envelope(audio, at, voice.peak, voice.length);
  let source: AudioScheduledSourceNode;
  if (voice.wave === 'noise') {
    const hiss = audio.createBufferSource();
    hiss.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = voice.from;
    filter.Q.value = 0.8;
    hiss.connect(filter).connect(out);
    source = hiss;
  } else {
    const tone = audio.createOscillator();
    tone.type = voice.wave;
    tone.frequency.setValueAtTime(voice.from, at);
    tone.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, at + voice.length);
    tone.connect(out);
    source = tone;
  }
  source.start(at);
  source.stop(at + voice.length + 0.02);
}

/** Play a sound from the palette of this game. */
export function play(sound: Sound, game: string): void {
  const audio = ready();
  if (audio) for (const voice of paletteOf(game)[sound]) sing(audio, voice);
}

/** The default volume once sound is turned on. */
export const USUAL_VOLUME = 0.4;
