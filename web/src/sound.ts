/** Short sounds, synthesised with Web Audio; silent until somebody turns the volume up. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'card' | 'hit' | 'strike' | 'out' | 'over';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (settings.volume <= 0 || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
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

function tone(
  audio: AudioContext,
  at: number,
  from: number,
  to: number,
  peak: number,
  length: number,
  type: OscillatorType,
): void {
  const osc = audio.createOscillator();
  osc.type = type;
  osc.frequency.setValueAtTime(from, at);
  osc.frequency.exponentialRampToValueAtTime(to, at + length);
  osc.connect(envelope(audio, at, peak, length));
  osc.start(at);
  osc.stop(at + length + 0.02);
}

function hiss(audio: AudioContext, at: number, frequency: number, peak: number, length: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = 0.8;
  source.connect(filter).connect(envelope(audio, at, peak, length));
  source.start(at);
  source.stop(at + length + 0.02);
}

/** Wood block, paper, snare, string, drum, bell: all under 600 ms. */
export function play(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime;
  if (sound === 'turn') {
    tone(audio, now, 980, 760, 0.5, 0.09, 'triangle');
    tone(audio, now + 0.13, 1240, 980, 0.5, 0.1, 'triangle');
  } else if (sound === 'card') hiss(audio, now, 3400, 0.16, 0.09);
  else if (sound === 'hit') {
    hiss(audio, now, 1500, 0.5, 0.16);
    tone(audio, now, 190, 70, 0.5, 0.14, 'triangle');
  } else if (sound === 'strike') {
    tone(audio, now, 620, 300, 0.35, 0.3, 'sawtooth');
    tone(audio, now, 311, 305, 0.3, 0.4, 'triangle');
  } else if (sound === 'out') {
    tone(audio, now, 110, 46, 0.8, 0.5, 'sine');
    hiss(audio, now, 260, 0.3, 0.2);
  } else {
    tone(audio, now, 660, 655, 0.4, 0.55, 'sine');
    tone(audio, now, 1322, 1316, 0.2, 0.5, 'sine');
    tone(audio, now, 1984, 1975, 0.1, 0.4, 'sine');
  }
}
