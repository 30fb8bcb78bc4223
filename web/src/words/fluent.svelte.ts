/** The language of the app, its messages, and `t`, which formats one. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { unworded } from './humanise';
import { format, FUNCTIONS, type Facts } from './words';

export const LANGUAGES = ['en', 'ru', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' };

// The interface's own messages, and those of each game that only this client needs (questions, hints).
const own = import.meta.glob<string>('../locale/*/*.ftl', { query: '?raw', import: 'default' });
// The games' messages, shared with the server and the command line; they include everything about cards and characters.
const shared = import.meta.glob<string>('../../../src/sanjuro/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What pages show about a game before its messages are loaded: its name, a line about it, its options. */
const ENTRIES = Object.keys(own).flatMap((path) => /\/en\/([\w]+-entry)\.ftl$/.exec(path)?.[1] ?? []);

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
let generation = $state(0);
let current: Language = $state('en');

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Fetch the messages of a game that is not part of this client; empty if the server has none either. */
async function asked(key: string): Promise<string> {
  const [language, game] = key.split('/');
  try {
    const answer = await fetch(new URL(`api/games/${game}/words/${language}`, document.baseURI));
    return answer.ok ? await answer.text() : '';
  } catch {
    // Try again when the messages are needed next.
    loaded.delete(key);
    return '';
  }
}

/** Whether the messages of a game are part of this client. */
export const wordsBundled = (game: string): boolean =>
  `../../../src/sanjuro/locale/en/${game}.ftl` in shared || `../locale/en/${game}.ftl` in own;

async function load(language: Language, file: string): Promise<void> {
  const key = `${language}/${file}`;
  if (loaded.has(key)) return;
  loaded.add(key);
  const sources = [own[`../locale/${key}.ftl`], shared[`../../../src/sanjuro/locale/${key}.ftl`]];
  const bundled = sources.some(Boolean);
  const texts = bundled ? await Promise.all(sources.map(async (source) => source?.())) : [await asked(key)];
  for (const text of texts)
    if (text) bundleOf(language).addResource(new FluentResource(text), { allowOverrides: true });
  generation++;
}

/** Switch to a language; resolves when its messages are loaded. */
export async function setLanguage(language: Language): Promise<void> {
  const games = [...loaded].map((key) => key.split('/')[1]!).filter((file) => file !== 'ui');
  await Promise.all(['ui', 'common', ...ENTRIES, ...new Set(games)].map((file) => load(language, file)));
  current = language;
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
}

/** Load the messages of a game in the current language, and in English for those that are missing. */
export async function loadGameWords(game: string): Promise<void> {
  const languages: Language[] = current === 'en' ? ['en'] : [current, 'en'];
  await Promise.all(languages.flatMap((language) => [load(language, 'common'), load(language, game)]));
}

/** The bundles to look a message up in, best first. A component that reads it is updated with the language. */
export function currentBundles(): FluentBundle[] {
  void generation;
  const chain: Language[] = current === 'en' ? ['en'] : [current, 'en'];
  return chain.flatMap((language) => bundles.get(language) ?? []);
}

export function language(): Language {
  return current;
}

/** A message of the interface. */
export function t(id: string, facts: Facts = {}): string {
  return format(currentBundles(), id, facts) ?? titleOf(id) ?? unworded(id);
}

/** `game-KEY` of a game that is not part of this client: the title from its own messages. */
const titleOf = (id: string): string | null =>
  id.startsWith('game-') ? format(currentBundles(), id.slice('game-'.length)) : null;

/** The name of a person. The server names guests in English; here they are named in the language of the app. */
export function personName(name: string): string {
  const guest = /^Guest ([2-9A-Z]{4})$/.exec(name);
  return guest ? t('guest', { code: guest[1] }) : name;
}

/** The name of a seat. The server also names bots in English. */
export const seatName = ({ name, holder }: { name: string; holder: string }): string =>
  holder === 'bot' ? (format(currentBundles(), `bot-name-${name.toLowerCase()}`) ?? name) : personName(name);

/** The name of a word of a game, when there is no table. */
export function gameWord(game: string, word: string): string {
  return format(currentBundles(), `${game}-${word}`) ?? word;
}

/** The browser's preferred language among those available. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** A list of things as text. */
export const listed = (things: readonly string[]): string => things.join(t('list-more'));
