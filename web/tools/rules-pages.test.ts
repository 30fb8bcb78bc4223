import { describe, expect, it } from 'vitest';

import { loadRules } from '../src/rules/pages';
import { renderRules } from './rules-pages';

const html = (source: string): string => renderRules(source).html.replace(/\n/g, '');

describe('a page of the rules', () => {
  it('has its title apart and lists the headings with their anchors', () => {
    const page = renderRules('# Shinobi\n\n## Set-up\nText.\n\n### Die Karten: 2\nMore.\n');
    expect(page.title).toBe('Shinobi');
    expect(page.headings).toEqual([
      { level: 2, text: 'Set-up', id: 'set-up' },
      { level: 3, text: 'Die Karten: 2', id: 'die-karten-2' },
    ]);
    expect(page.html).toContain('<h2 id="set-up">Set-up</h2>');
    expect(page.html).not.toContain('Shinobi');
  });

  it('joins the lines of a list item and leaves comments out', () => {
    expect(html('- One **bold**\n  goes on. <!-- ruling: x -->\n- Two\n')).toBe(
      '<ul><li>One <strong>bold</strong> goes on.</li><li>Two</li></ul>',
    );
  });

  it('leaves the sections for developers out, with everything below them', () => {
    const page = renderRules('# T\n\n## A\nx\n\n## In scenario files\ny\n\n### More\nz\n\n## B\nw\n');
    expect(page.headings.map((heading) => heading.text)).toEqual(['A', 'B']);
    expect(page.html).not.toMatch(/[yz]/);
  });

  it('lets wide tables scroll', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | `x` |\n')).toBe(
      '<div class="scrolls"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table></div>',
    );
  });

  it('lets no markup and no script through', () => {
    expect(html('a <img src=x onerror=alert(1)> b')).toBe('<p>a &lt;img src=x onerror=alert(1)&gt; b</p>');
    expect(html('[x](javascript:alert(1))')).not.toContain('href');
    expect(html('[x](https://example.org)')).toContain('href="https://example.org"');
  });

  it('is there for every game in every language', async () => {
    for (const game of ['bang', 'samurai_sword', 'shinobi', 'samurai_spirit'])
      for (const language of ['en', 'ru', 'zh']) {
        const page = await loadRules(game, language);
        expect(page?.title, `${game} ${language}`).toBeTruthy();
        expect(page!.headings.length, `${game} ${language}`).toBeGreaterThan(3);
      }
    expect(await loadRules('chess', 'en')).toBeNull();
  });
});
