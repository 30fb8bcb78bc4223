/** The pages of `docs/rules`, rendered while building by `tools/rules-pages.ts`. */
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

/** The rules of a game in a language, in English where there is no translation; null for an unknown game. */
export async function loadRules(game: string, language: string): Promise<RulesPage | null> {
  const load = pages[`../../../docs/rules/${language}/${game}.md`] ?? pages[`../../../docs/rules/${game}.md`];
  return load ? load() : null;
}

/** Whether this client has a rules page of a game. */
export const hasRules = (game: string): boolean => `../../../docs/rules/${game}.md` in pages;
