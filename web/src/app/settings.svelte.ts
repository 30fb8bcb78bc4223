/** The user's settings, stored in the browser. */
import type { Language } from '../words/fluent.svelte';

const STORE = 'sanjuro.settings';

interface Settings {
  theme: 'system' | 'light' | 'dark';
  language: Language | null;
  /** 0 is off. Sound is off by default. */
  volume: number;
  /** Whether sound has been offered, which happens only once. */
  soundOffered: boolean;
  motion: 'system' | 'full' | 'reduced';
  notify: boolean;
  /** Confirm every move with a second click or Enter. */
  careful: boolean;
  /** The most recently chosen level of bots. */
  bots: string | null;
}

const DEFAULTS: Settings = {
  theme: 'system',
  language: null,
  volume: 0,
  soundOffered: false,
  motion: 'system',
  notify: false,
  careful: false,
  bots: null,
};

function read(): Settings {
  try {
    const text = localStorage.getItem(STORE);
    return { ...DEFAULTS, ...(text ? (JSON.parse(text) as Partial<Settings>) : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(read());

/** Change some settings and store them. */
export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A private window may refuse to store them. They then apply until it is closed.
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
