import { describe, expect, it } from 'vitest';

import { session } from '../src/app/session.svelte';
import type { Games } from '../src/protocol';
import { loadRules } from '../src/rules/pages';
import { renderRules } from '../src/rules/render';

const html = (source: string): string => renderRules(source).html.replace(/\n/g, '');

describe('a page of the rules', () => {
  it('has its title apart and lists the headings with their anchors', () => {
    const page = renderRules('# Shinobi\n\n## Set-up\nText.\n\n### Die Karten: 2\nMore.\n');
    expect(page.title).toBe('Shinobi');
    expect(page.headings).toEqual([
      { level: 2, text: 'Set-up', id: 'set-up' },
      { level: 3, text: 'Die Karten: 2', id: 'die-karten-2' },
    ]);
    expect(page.html).toContain('<h2 id="set-up"');
    expect(page.html).not.toContain('Shinobi');
  });

  it('joins the lines of a list item and leaves comments out', () => {
    expect(html('- One **bold**\n  goes on. <!-- ruling: x -->\n- Two\n')).toBe(
      '<ul><li>One <strong>bold</strong> goes on.</li><li>Two</li></ul>',
    );
  });

  it('takes the ids of sections from their comments, the same in every language', () => {
    const page = renderRules('# T\n\n## Дуэль <!-- id: duel -->\nx <!-- ruling: y -->\n', 'bang');
    expect(page.headings).toEqual([{ level: 2, text: 'Дуэль', id: 'duel' }]);
    expect(page.html).toContain(
      '<h2 id="duel" tabindex="-1"><a href="#/rules/bang/duel" data-section="duel">Дуэль</a></h2>',
    );
    expect(page.html).toContain('<p>x</p>');
  });

  it('has places for pictures of pieces, in rows', () => {
    const source =
      '![Duel](../../web/src/art/bang/duel.svg)\n![A "raider"](../../web/src/art/samurai_spirit/raider2.svg "4-hat")\n';
    expect(html(source)).toBe(
      '<div class="pieces">' +
        '<figure class="piece" data-art="card" data-game="bang" data-name="duel">' +
        '<span class="place" aria-hidden="true"></span><figcaption class="caption">Duel</figcaption></figure>' +
        '<figure class="piece" data-art="card" data-game="samurai_spirit" data-name="4-hat">' +
        '<span class="place" aria-hidden="true"></span><figcaption class="caption">A &quot;raider&quot;</figcaption></figure>' +
        '</div>',
    );
    expect(html('![Kyuzo](../../../web/src/art/portraits/samurai_spirit/kyuzo.svg)')).toContain(
      'data-art="face" data-game="samurai_spirit" data-name="kyuzo"',
    );
    expect(html('A ![hat](../../web/src/art/symbols/hat.svg) here')).toContain(
      '<p>A <span class="piece in-text" data-art="symbol" data-game="" data-name="hat">',
    );
    expect(html('![x](https://example.org/x.svg)')).not.toContain('<img');
  });

  it('puts a labelled drawing and its list together', () => {
    const image = '![A card](../../web/src/art/bang/bang.svg "labels: bang-card bang-QH")';
    const rendered = html(`${image}\n\n1. **Rank**\n2. Name\n\nText.\n`);
    expect(rendered).toMatch(
      /^<div class="labelled"><figure .*<\/figure><ol><li>.*<\/ol><\/div><p>Text.<\/p>$/,
    );
    expect(rendered).toContain('data-name="bang-QH" data-labels="bang-card"');
  });

  it('makes buttons of examples', () => {
    expect(html('[Try this](../../src/sanjuro/positions/bang/slab.toml)')).toBe(
      '<p class="try"><button type="button" class="btn can" data-example="slab" data-game="bang">Try this</button></p>',
    );
  });

  it('marks questions, with the answer in the same paragraph or in the next', () => {
    expect(html('**Why?**\n\nSo.\n')).toBe('<p class="question"><strong>Why?</strong></p><p>So.</p>');
    expect(html('**Why?**\nSo.\n')).toBe('<p class="question"><strong>Why?</strong> So.</p>');
    expect(html('**Ben draws.** Then\nhe plays.\n')).toBe(
      '<p><strong>Ben draws.</strong> Then he plays.</p>',
    );
  });

  it('turns links to sections and other pages into routes, and files for developers into words', () => {
    expect(renderRules('See [a Duel](#duel).', 'bang').html).toBe(
      '<p>See <a href="#/rules/bang/duel" data-section="duel">a Duel</a>.</p>\n',
    );
    expect(renderRules('See [there](shinobi.md#march).', 'bang').html).toBe(
      '<p>See <a href="#/rules/shinobi/march">there</a>.</p>\n',
    );
    expect(renderRules('See [there](../scenario-files.md).', 'bang').html).toBe(
      '<p>See <span>there</span>.</p>\n',
    );
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
    session.games = { games: [] } as unknown as Games;
    expect(await loadRules('chess', 'en')).toBeNull();
  });

  it('lets the page of a game from another package bring drawings, and nothing that runs', () => {
    const brought = renderRules('![Guard](art/guard.svg)', 'love_letter').html;
    expect(brought).toBe(
      '<div class="pieces"><figure class="piece brought">' +
        '<img src="api/games/love_letter/art/guard.svg" alt="Guard"></figure></div>',
    );
    const hostile =
      '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![b](https://x.example/c.svg) ![d](art/../../e.svg)';
    const page = renderRules(hostile, 'love_letter').html;
    expect(page).not.toMatch(/<img|href="javascript|<script/);
  });
});
