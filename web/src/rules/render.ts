/**
 * Renders rules pages from Markdown: ours at build time, those of games from other packages in the browser. Raw HTML,
 * scripts and URLs with schemes other than http stay text.
 */
import MarkdownIt, { type Token } from 'markdown-it';

import { drawingOf } from './brought';
import type { RulesHeading, RulesPage } from './pages';

// Raw HTML is disabled, so that a page can contain only text.
const markdown = new MarkdownIt({ html: false });
const escape = markdown.utils.escapeHtml;

/** The game whose page is being rendered. */
const gameOf = (env: unknown): string => ((env ?? {}) as { game?: string }).game ?? '';

/** Web addresses, sections of the page, and project files: other pages, our drawings, examples. */
markdown.validateLink = (address) => /^(https?:|#[\w-]+$|[./\w-]+\.(md|svg|toml)(#[\w-]+)?$)/.test(address);
markdown.renderer.rules['softbreak'] = () => ' ';
markdown.renderer.rules['table_open'] = () => '<div class="scrolls"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';
// A heading is a link to itself, so that its URL can be copied.
markdown.renderer.rules['heading_open'] = (tokens, at, _, env) => {
  const { tag } = tokens[at]!;
  const id = escape(attribute(tokens[at]!, 'id'));
  const link = `#/rules/${gameOf(env)}/${id}`;
  return `<${tag} id="${id}" tabindex="-1"><a href="${link}" data-section="${id}">`;
};
markdown.renderer.rules['heading_close'] = (tokens, at) => `</a></${tokens[at]!.tag}>\n`;
markdown.renderer.rules['image'] = (tokens, at, _, env) =>
  drawing(tokens[at]!, 'span', 'piece in-text', gameOf(env));

/** The anchor of a heading without an id, in any script: `Set-up` becomes `set-up`. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** `## Duel <!-- id: duel -->`: during parsing, the id is at the end of the heading as `{#duel}`. */
const ID_COMMENT = /^(#{1,6} .*?)\s*<!--\s*id:\s*([\w-]+)\s*-->[ \t]*$/gm;
const ID_MARK = /\s*\{#([\w-]+)\}$/;
const COMMENT = /\s*<!--[\s\S]*?-->/g;

const ART = /web\/src\/art\/(?:(portraits|backs|symbols)\/)?(?:(\w+)\/)?([\w-]+)\.svg$/;
/** A drawing provided by a game from another package. */
const BROUGHT = /^art\/([\w-]+)\.svg$/;
const EXAMPLE = /src\/sanjuro\/positions\/(\w+)\/([\w-]+)\.toml$/;
const PAGE = /(?:^|\/)(\w+)\.md(?:#([\w-]+))?$/;
const LABELS = /^labels:\s*([\w-]+)\s*(.*)$/;

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

/** What a picture shows: a card, a face, a back or a symbol, and its name in the game. */
interface Picture {
  art: 'card' | 'face' | 'back' | 'symbol';
  game: string;
  name: string;
  /** The kind of a labelled drawing. */
  labels: string;
  caption: string;
}

function picture(image: Token): Picture | null {
  const found = ART.exec(attribute(image, 'src'));
  if (!found) return null;
  const [, folder, game = '', file = ''] = found;
  const title = attribute(image, 'title').trim();
  const labels = LABELS.exec(title);
  const art = { portraits: 'face', backs: 'back', symbols: 'symbol' }[folder ?? ''] ?? 'card';
  return {
    art: art as Picture['art'],
    game: folder === 'backs' ? file : game,
    name: (labels ? labels[2] : title) || file,
    labels: labels?.[1] ?? '',
    caption: image.content,
  };
}

/** A placeholder for a picture. The browser draws the piece into it. The caption is for everybody and for search. */
function drawing(image: Token, tag: 'figure' | 'span', kind: string, game: string): string {
  const shown = picture(image);
  const brought = BROUGHT.exec(attribute(image, 'src'))?.[1];
  if (!shown && brought) {
    const source = { src: drawingOf(game, brought), alt: image.content };
    return `<${tag}${attributes({ class: `${kind} brought` })}><img${attributes(source)}></${tag}>`;
  }
  if (!shown) return escape(image.content);
  const data = {
    class: kind,
    'data-art': shown.art,
    'data-game': shown.game,
    'data-name': shown.name,
    ...(shown.labels ? { 'data-labels': shown.labels } : {}),
  };
  const caption = tag === 'figure' ? 'figcaption' : 'span';
  return (
    `<${tag}${attributes(data)}><span class="place" aria-hidden="true"></span>` +
    `<${caption} class="caption">${escape(shown.caption)}</${caption}></${tag}>`
  );
}

/** The images of a paragraph that contains nothing else. */
function onlyImages(inline: Token): Token[] | null {
  const rest = (inline.children ?? []).filter(
    (child) => child.type !== 'softbreak' && !(child.type === 'text' && !child.content.trim()),
  );
  return rest.length && rest.every((child) => child.type === 'image') ? rest : null;
}

/** The example opened by the only link of a paragraph, with the link text. */
function onlyExample(inline: Token): { game: string; name: string; words: string } | null {
  const [open, text, close] = inline.children ?? [];
  if (inline.children?.length !== 3 || open?.type !== 'link_open' || close?.type !== 'link_close')
    return null;
  const found = EXAMPLE.exec(attribute(open, 'href'));
  return found ? { game: found[1]!, name: found[2]!, words: text!.content } : null;
}

/** Whether a paragraph begins with a question in bold on its own line. */
function isQuestion(inline: Token): boolean {
  const children = (inline.children ?? []).filter((child) => child.type !== 'text' || child.content);
  const end = children.findIndex((child) => child.type === 'strong_close');
  if (children[0]?.type !== 'strong_open' || end < 0) return false;
  return end === children.length - 1 || children[end + 1]!.type === 'softbreak';
}

/** Links within the rules become routes of the app. Links to files for developers become plain text. */
function turnLinks(inline: Token, game: string): void {
  let plain = false;
  for (const child of inline.children ?? []) {
    if (child.type === 'link_close' && plain) child.tag = 'span';
    if (child.type !== 'link_open') continue;
    const address = attribute(child, 'href');
    const page = PAGE.exec(address);
    const section = address.startsWith('#') ? address.slice(1) : (page?.[2] ?? '');
    const other = page?.[1] ?? game;
    plain = false;
    if (/^https?:/.test(address)) continue;
    if (address.startsWith('#') || (page && /^(\.\/)?\w+\.md/.test(address))) {
      child.attrSet('href', `#/rules/${other}${section ? `/${section}` : ''}`);
      if (section && other === game) child.attrSet('data-section', section);
    } else {
      plain = true;
      child.tag = 'span';
      child.attrs = null;
    }
  }
}

/** The heading's text and id. The id marker is removed from the text. */
function heading(open: Token, inline: Token): RulesHeading {
  const last = inline.children?.at(-1);
  const marked = ID_MARK.exec(inline.content);
  if (marked && last) last.content = last.content.replace(ID_MARK, '');
  const text = inline.content.replace(ID_MARK, '');
  const id = marked?.[1] ?? slug(text);
  open.attrSet('id', id);
  return { level: Number(open.tag.slice(1)), text, id };
}

/** The HTML of a paragraph of pictures or of an example's button; null for any other paragraph. */
function special(inline: Token, next: Token | undefined, game: string): string | null {
  const images = onlyImages(inline);
  if (images) {
    const drawn = images.map((image) => drawing(image, 'figure', 'piece', game)).join('');
    const labelled = picture(images[0]!)?.labels && next?.type === 'ordered_list_open';
    return labelled ? `<div class="labelled">${drawn}` : `<div class="pieces">${drawn}</div>`;
  }
  const example = onlyExample(inline);
  if (!example) return null;
  const data = { 'data-example': example.name, 'data-game': example.game };
  const button = `<button type="button" class="btn can"${attributes(data)}>${escape(example.words)}</button>`;
  return `<p class="try">${button}</p>`;
}

/** Render a page of `docs/rules` as HTML. Other comments, which name rulings for the tests, are omitted. */
export function renderRules(source: string, game = ''): RulesPage {
  const page: RulesPage = { title: '', headings: [], html: '' };
  const tokens = markdown.parse(source.replace(ID_COMMENT, '$1 {#$2}').replace(COMMENT, ''), {});
  const render = (some: Token[]): string => markdown.renderer.render(some, markdown.options, { game });
  let waiting: Token[] = [];
  let inLabelled = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const inline = tokens[at + 1]!;
    if (token.type === 'inline') turnLinks(token, game);
    if (token.type === 'heading_open') {
      const found = heading(token, inline);
      if (found.level === 1 && !page.title) {
        page.title = found.text;
        at += 2;
        continue;
      }
      page.headings.push(found);
    }
    const html =
      token.type === 'paragraph_open' && !token.level ? special(inline, tokens[at + 3], game) : null;
    if (html !== null) {
      page.html += render(waiting) + html;
      waiting = [];
      inLabelled = html.startsWith('<div class="labelled">');
      at += 2;
      continue;
    }
    if (token.type === 'paragraph_open' && isQuestion(inline)) token.attrSet('class', 'question');
    waiting.push(token);
    if (inLabelled && token.type === 'ordered_list_close' && !token.level) {
      page.html += `${render(waiting)}</div>`;
      waiting = [];
      inLabelled = false;
    }
  }
  page.html += render(waiting);
  return page;
}
