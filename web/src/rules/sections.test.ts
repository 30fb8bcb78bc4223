import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import * as bang from '../games/bang/rules';
import * as spirit from '../games/samurai_spirit/rules';
import * as sword from '../games/samurai_sword/rules';
import * as shinobi from '../games/shinobi/rules';
import { LANGUAGES } from '../words/fluent.svelte';
import { loadRules, type RulesPage } from './pages';

/** For each game: the section of each kind of question, and all sections that a question can open. */
const GAMES = {
  bang: {
    rules: bang.rules,
    views: 'Bang',
    frames: bang.FRAMES,
    sections: [bang.FRAMES, bang.PHASES, bang.CARDS, { over: 'end' }],
  },
  samurai_sword: {
    rules: sword.rules,
    views: 'Sword',
    frames: sword.FRAMES,
    sections: [sword.FRAMES, sword.PHASES, sword.CARDS, { weapon: 'attack', over: 'honour' }],
  },
  shinobi: {
    rules: shinobi.rules,
    views: 'Shinobi',
    frames: { turn: shinobi.ORDERS.first },
    sections: [shinobi.ORDERS, { ninja: 'ninja', over: 'end' }],
  },
  samurai_spirit: {
    rules: spirit.rules,
    views: 'Spirit',
    frames: spirit.FRAMES,
    sections: [
      spirit.FRAMES,
      spirit.TURN_STEPS,
      spirit.KIAI_STEPS,
      { support: 'support', must_pass: 'pass', talent: 'talents', over: 'victory' },
    ],
  },
} as const;

const views = readFileSync(join(process.cwd(), 'src/views.ts'), 'utf8');

/** The names of all frames in the views of a game, as the engine's types have them. */
function framesOf(prefix: string): string[] {
  const interfaces = views.matchAll(
    new RegExp(`^export interface ${prefix}\\w* \\{[^}]*?  frame: (.*);`, 'gm'),
  );
  return [...interfaces].flatMap((found) => [...found[1]!.matchAll(/"(\w+)"/g)].map((name) => name[1]!));
}

const page = async (game: string, language: string): Promise<RulesPage> => (await loadRules(game, language))!;

describe.each(Object.entries(GAMES))(
  'the rules page of %s',
  (game, { rules, views: prefix, frames, sections }) => {
    it('has a section for every kind of question', () => {
      expect(framesOf(prefix).length).toBeGreaterThan(0);
      expect(Object.keys(frames).sort()).toEqual(framesOf(prefix).sort());
    });

    it.each(LANGUAGES)('has every section that a question opens (%s)', async (language) => {
      const ids = (await page(game, language)).headings.map(({ id }) => id);
      const opened = sections.flatMap((part) => Object.values(part));
      expect([...new Set(opened)].filter((id) => !ids.includes(id))).toEqual([]);
    });

    it.each(LANGUAGES)('labels as many parts as it explains (%s)', async (language) => {
      const { html } = await page(game, language);
      const drawings = [
        ...html.matchAll(/<div class="labelled">.*?data-labels="([\w-]+)".*?<ol>(.*?)<\/ol>/gs),
      ];
      for (const [, kind, list] of drawings)
        expect([kind, rules.labels[kind!]?.length]).toEqual([kind, list!.match(/<li>/g)?.length]);
      expect(html.match(/data-labels=/g)?.length ?? 0).toBe(drawings.length);
    });
  },
);
