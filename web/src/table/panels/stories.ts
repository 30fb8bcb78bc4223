/** For tests: moves of a few games with the server's phrases. A test of the server checks them as well. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Step } from '../../protocol';

const FILE = join(process.cwd(), '..', 'tests', 'fixtures', 'stories.json');
const STORIES = JSON.parse(readFileSync(FILE, 'utf8')) as Record<
  string,
  { steps: Pick<Step, 'events' | 'phrases'>[] }
>;

/** The moves of a story, numbered from 0. */
export const storyOf = (name: string, seat = 1): Step[] =>
  STORIES[name]!.steps.map((step, move) => ({ seq: move, move, at: 0, seat, ...step }));
