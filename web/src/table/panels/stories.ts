/** For tests: moves of a few games with what the server says about them, which a test of the server checks as well. */
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
