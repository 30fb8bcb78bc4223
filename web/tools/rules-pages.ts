import { readFileSync } from 'node:fs';

import MarkdownIt, { type Token } from 'markdown-it';
import type { Plugin } from 'vite';

import type { RulesPage } from '../src/words/rules';

/** Sections for people who write bots and scenarios; players do not need them. */
const FOR_DEVELOPERS = /scenario|notation|^moves$/i;

// Raw HTML stays off, so that a page can contain text only.
const markdown = new MarkdownIt({ html: false });
markdown.validateLink = (address) => /^(https?:|#)/.test(address);
markdown.renderer.rules['softbreak'] = () => ' ';
markdown.renderer.rules['table_open'] = () => '<div class="scrolls"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** The anchor of a heading, in any script: `Set-up` becomes `set-up`. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const levelOf = (token: Token): number => Number(token.tag.slice(1));

/** A page of `docs/rules` as HTML. Its comments, which name rulings for the tests, are left out. */
export function renderRules(source: string): RulesPage {
  const page: RulesPage = { title: '', headings: [], html: '' };
  const kept: Token[] = [];
  const tokens = markdown.parse(source.replace(/\s*<!--[\s\S]*?-->/g, ''), {});
  let skippedLevel = Infinity;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.type === 'heading_open') {
      const level = levelOf(token);
      const text = tokens[at + 1]!.content;
      if (level <= skippedLevel) skippedLevel = FOR_DEVELOPERS.test(text) ? level : Infinity;
      if (level === 1 && !page.title) {
        page.title = text;
        at += 2;
        continue;
      }
      if (skippedLevel === Infinity) {
        const id = slug(text);
        token.attrSet('id', id);
        page.headings.push({ level, text, id });
      }
    }
    if (skippedLevel === Infinity) kept.push(token);
  }
  page.html = markdown.renderer.render(kept, markdown.options, {});
  return page;
}

/** Imports of `docs/rules/**.md` give the page as rendered while building. */
export function rulesPages(): Plugin {
  return {
    name: 'sanjuro-rules-pages',
    enforce: 'pre',
    load(id) {
      if (!/\/docs\/rules\/.*\.md$/.test(id)) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(renderRules(readFileSync(id, 'utf8')))};`;
    },
  };
}
