/** Where the rules page of Samurai Spirit answers each question, and the labels of its drawings. */
import type { GameRules } from '../../rules/game-rules';
import type { SpiritFrame, SpiritKiai, SpiritTurn } from '../../views';
import type { SpiritView } from './view';
import SamuraiBoard from './SamuraiBoard.svelte';

export const FRAMES: Readonly<Record<SpiritFrame['frame'], string>> = {
  turn: 'action',
  penalty: 'penalty',
  place: 'fight',
  kiai: 'kiai',
};

export const TURN_STEPS: Readonly<Record<SpiritTurn['step'], string>> = {
  begin: 'penalty',
  spare: 'spare-tokens',
  action: 'action',
  fought: 'fight',
  again: 'talents',
  over: 'action',
};

export const KIAI_STEPS: Readonly<Record<SpiritKiai['step'], string>> = {
  reached: 'kiai',
  use: 'kiai',
  choose: 'kiai-effects',
  order: 'kiai-effects',
  last: 'kiai-effects',
};

export const rules: GameRules<SpiritView> = {
  section(table) {
    const frame = table.view!.pending.at(-1);
    if (!frame) return 'victory';
    const first = table.selection.path[0];
    switch (frame.frame) {
      case 'turn':
        if (first?.id === 'support') return 'support';
        return frame.must_pass && frame.step === 'action' ? 'pass' : TURN_STEPS[frame.step];
      case 'place':
        return first ? 'talents' : FRAMES.place;
      case 'kiai':
        return KIAI_STEPS[frame.step];
      default:
        return FRAMES[frame.frame];
    }
  },
  labels: {
    raider: [
      { part: '.rd > b', side: 'left' },
      { part: '.df', side: 'left' },
      { part: '.pe', side: 'right' },
      { part: '.fl', side: 'right' },
    ],
    'samurai-board': [
      { part: '.value', side: 'right' },
      { part: '.talent', side: 'left' },
      { part: '.kiai', side: 'right' },
      { part: '.wounds', side: 'left' },
      { part: '.fights', side: 'right' },
    ],
  },
  drawings: { 'samurai-board': SamuraiBoard },
  // Farms, families and barricades.
  token: (name) => !/^\d/.test(name),
  unnamed: true,
};
