import { describe, expect, it } from 'vitest';

import { markdown } from './markdown';

describe('rules in Markdown', () => {
  it('takes the title out and lists the headings', () => {
    const { title, headings, html } = markdown('# Shinobi\n\n## Set-up\nText.\n');
    expect(title).toBe('Shinobi');
    expect(headings).toEqual([{ level: 2, text: 'Set-up', id: 'set-up' }]);
    expect(html).toBe('<h2 id="set-up">Set-up</h2><p>Text.</p>');
  });

  it('joins the lines of a list item and drops remarks', () => {
    expect(markdown('- One **bold**\n  goes on. <!-- ruling: x -->\n- Two\n').html).toBe(
      '<ul><li>One <strong>bold</strong> goes on.</li><li>Two</li></ul>',
    );
  });

  it('leaves sections out', () => {
    const { html, headings } = markdown(
      '# T\n\n## A\nx\n\n## In scenario files\ny\n\n### More\nz\n\n## B\nw\n',
      /scenario/i,
    );
    expect(headings.map((heading) => heading.text)).toEqual(['A', 'B']);
    expect(html).toBe('<h2 id="a">A</h2><p>x</p><h2 id="b">B</h2><p>w</p>');
  });

  it('nests lists', () => {
    expect(markdown('1. A\n   - b\n   - c\n2. D\n').html).toBe(
      '<ol><li>A<ul><li>b</li><li>c</li></ul></li><li>D</li></ol>',
    );
  });

  it('draws tables', () => {
    expect(markdown('| a | b |\n|---|---|\n| 1 | `x` |\n').html).toContain(
      '<th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr>',
    );
  });

  it('lets no markup through', () => {
    expect(markdown('a <img src=x onerror=alert(1)> b').html).toBe(
      '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>',
    );
  });
});
