/**
 * The rules pages: those of `docs/rules`, rendered while building by `tools/rules-pages.ts`, and those that games of other
 * packages bring, which the server has as Markdown.
 */
import { session } from '../app/session.svelte';
import { fetchRules } from './brought';

export interface RulesHeading {
  level: number;
  text: string;
  id: string;
}

export interface RulesPage {
  title: string;
  headings: RulesHeading[];
  html: string;
}

const pages = import.meta.glob<RulesPage>('../../../docs/rules/**/*.md', { import: 'default' });

/** The languages in which a game of another package brings a rules page. */
const brought = (game: string): readonly string[] => session.info(game)?.rules_pages ?? [];

/** The rules of a game in a language, in English where there is no translation; null for a game without rules page. */
export async function loadRules(game: string, language: string): Promise<RulesPage | null> {
  const load = pages[`../../../docs/rules/${language}/${game}.md`] ?? pages[`../../../docs/rules/${game}.md`];
  if (load) return load();
  if (!session.games) await session.load();
  const languages = brought(game);
  const found = [language, 'en', ...languages].find((wanted) => languages.includes(wanted));
  if (!found) return null;
  // Most people never need it, so it is loaded only here.
  const [source, { renderRules }] = await Promise.all([fetchRules(game, found), import('./render')]);
  return source === null ? null : renderRules(source, game);
}

/** Whether there is a rules page of a game. */
export const hasRules = (game: string): boolean =>
  `../../../docs/rules/${game}.md` in pages || brought(game).length > 0;
