/** Enough Markdown for our own rules: headings, paragraphs, lists, tables, emphasis, code, links. */
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function inline(text: string): string {
  const codes: string[] = [];
  return escape(text)
    .replace(/`([^`]+)`/g, (_, code: string) => `\u0001${codes.push(code) - 1}\u0001`)
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, to: string) =>
      /^(https?:|#)/.test(to) ? `<a href="${to.replace(/"/g, '%22')}">${words}</a>` : words,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\u0001(\d+)\u0001/g, (_, number: string) => `<code>${codes[Number(number)]}</code>`);
}

interface Item {
  indent: number;
  ordered: boolean;
  text: string;
}

function lists(items: readonly Item[]): string {
  let html = '';
  const open: Item[] = [];
  for (const item of items) {
    while (open.length && open.at(-1)!.indent > item.indent)
      html += `</li></${open.pop()!.ordered ? 'ol' : 'ul'}>`;
    if (open.length && open.at(-1)!.indent === item.indent) html += '</li>';
    else {
      html += item.ordered ? '<ol>' : '<ul>';
      open.push(item);
    }
    html += `<li>${inline(item.text)}`;
  }
  while (open.length) html += `</li></${open.pop()!.ordered ? 'ol' : 'ul'}>`;
  return html;
}

function table(rows: readonly string[]): string {
  const cells = (row: string): string[] =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head = '', , ...body] = rows;
  const th = cells(head).map((cell) => `<th>${cell}</th>`);
  const tr = body.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  return `<div class="scrolls"><table><thead><tr>${th.join('')}</tr></thead><tbody>${tr.join('')}</tbody></table></div>`;
}

export interface Heading {
  level: number;
  text: string;
  id: string;
}

export interface Rendered {
  html: string;
  title: string;
  headings: Heading[];
}

/** `without`: sections whose heading matches are left out, with all that is in them. */
export function markdown(source: string, without?: RegExp): Rendered {
  const lines = source
    .replace(/\r/g, '')
    .replace(/\s*<!--[\s\S]*?-->/g, '')
    .split('\n');
  const headings: Heading[] = [];
  let html = '';
  let title = '';
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (!line.trim()) at++;
    else if (heading) {
      const level = heading[1]!.length;
      const text = heading[2]!.trim();
      if (without?.test(text)) {
        at++;
        while (at < lines.length && (/^#+(?=\s)/.exec(lines[at]!)?.[0].length ?? 9) > level) at++;
        continue;
      }
      if (level === 1 && !title) title = text;
      else {
        const id = slug(text);
        headings.push({ level, text, id });
        html += `<h${level} id="${id}">${inline(text)}</h${level}>`;
      }
      at++;
    } else if (line.startsWith('```')) {
      const code: string[] = [];
      for (at++; at < lines.length && !lines[at]!.startsWith('```'); at++) code.push(lines[at]!);
      at++;
      html += `<pre><code>${escape(code.join('\n'))}</code></pre>`;
    } else if (/^\s*\|/.test(line)) {
      const rows: string[] = [];
      while (at < lines.length && /^\s*\|/.test(lines[at]!)) rows.push(lines[at++]!.trim());
      html += table(rows);
    } else if (/^\s*([-*]|\d+\.)\s/.test(line)) {
      const items: Item[] = [];
      for (; at < lines.length && lines[at]!.trim(); at++) {
        const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(lines[at]!);
        if (item) items.push({ indent: item[1]!.length, ordered: /\d/.test(item[2]!), text: item[3]! });
        else if (items.length) items.at(-1)!.text += ` ${lines[at]!.trim()}`;
      }
      html += lists(items);
    } else {
      const words: string[] = [];
      while (at < lines.length && lines[at]!.trim() && !/^(#|```|\s*\||\s*([-*]|\d+\.)\s)/.test(lines[at]!))
        words.push(lines[at++]!.trim());
      html += `<p>${inline(words.join(' '))}</p>`;
    }
  }
  return { html, title, headings };
}
