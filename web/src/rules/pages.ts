/**
 * The rules pages: those in `docs/rules`, rendered at build time by `tools/rules-pages.ts`, and those of games from
 * other packages, which the server provides as Markdown.
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

/** The languages of the rules pages that a game from another package provides. */
const brought = (game: string): readonly string[] => session.info(game)?.rules_pages ?? [];

/** Load the rules of a game in a language, or in English if there is no translation; null without a rules page. */
export async function loadRules(game: string, language: string): Promise<RulesPage | null> {
  const load = pages[`../../../docs/rules/${language}/${game}.md`] ?? pages[`../../../docs/rules/${game}.md`];
  if (load) return load();
  if (!session.games) await session.load();
  const languages = brought(game);
  const found = [language, 'en', ...languages].find((wanted) => languages.includes(wanted));
  if (!found) return null;
  // Most people never need the renderer, so it is loaded only here.
  const [source, { renderRules }] = await Promise.all([fetchRules(game, found), import('./render')]);
  return source === null ? null : renderRules(source, game);
}

/** Whether a game has a rules page. */
export const hasRules = (game: string): boolean =>
  `../../../docs/rules/${game}.md` in pages || brought(game).length > 0;
