/** What a person chose, kept in the browser. */
import type { Language } from './words/fluent.svelte';

const STORE = 'sanjuro.settings';

interface Chosen {
  theme: 'system' | 'light' | 'dark';
  language: Language | null;
  /** 0 is off; sound is off until somebody wants it. */
  volume: number;
  motion: 'system' | 'full' | 'reduced';
  notify: boolean;
  /** Every move waits for a second click or Enter. */
  careful: boolean;
}

const DEFAULTS: Chosen = {
  theme: 'system',
  language: null,
  volume: 0,
  motion: 'system',
  notify: false,
  careful: false,
};

function read(): Chosen {
  try {
    const text = localStorage.getItem(STORE);
    return { ...DEFAULTS, ...(text ? (JSON.parse(text) as Partial<Chosen>) : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Chosen = $state(read());

/** Change something and keep it. */
export function choose(change: Partial<Chosen>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; then it holds for this visit only.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener('change', () => (systemDark = dark.matches));
still.addEventListener('change', () => (systemStill = still.matches));

export function theme(): 'light' | 'dark' {
  return settings.theme === 'system' ? (systemDark ? 'dark' : 'light') : settings.theme;
}

export function reducedMotion(): boolean {
  return settings.motion === 'system' ? systemStill : settings.motion === 'reduced';
}
