/** Where the rules page of Shinobi answers each question, and the labels of its drawings. */
import type { GameRules } from '../../rules/game-rules';
import type { ShinobiTurn } from '../../views';
import ProvinceDrawing from './ProvinceDrawing.svelte';
import { where, type ShinobiView } from './view';

export const ORDERS: Readonly<Record<ShinobiTurn['order'], string>> = {
  first: 'deploy',
  second: 'march',
  third: 'attack',
  draw: 'draw',
};

export const rules: GameRules<ShinobiView> = {
  section(table) {
    const view = table.view!;
    const frame = view.pending.at(-1);
    if (!frame) return 'end';
    const first = table.selection.path[0];
    const card = first?.kind === 'card' ? where(view, Number(first.id)) : null;
    return frame.order === 'first' && card?.card === 'ninja' ? 'ninja' : ORDERS[frame.order];
  },
  labels: {
    'shinobi-card': [
      { part: '.crest', side: 'left' },
      { part: '.clan > span', side: 'right', height: 0.3 },
    ],
    'shinobi-province': [
      { part: '.army', side: 'left' },
      { part: '.hand', side: 'left' },
      { part: '.secret', side: 'right' },
    ],
  },
  drawings: { 'shinobi-province': ProvinceDrawing },
};
