import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ganymede-outpost', () => {
  it('puts a friendly creature below its owner’s deck, and archives 2 cards', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        artifacts: ['ganymede-outpost'],
        line: ['troll', 'bumpsy'],
        hand: ['mother', 'dextre', 'valdr'],
        deck: ['krump'],
      },
    });
    t.me.action('ganymede-outpost').choose('troll').choose('mother', 'dextre');
    t.expect({
      me: {
        line: ['bumpsy'],
        deck: ['krump', 'troll'],
        hand: ['valdr'],
        archives: ['dextre', 'mother'],
        artifacts: [{ id: 'ganymede-outpost', exhausted: true }],
      },
    });
  });

  it('archives nothing without a creature, or where a ward kept it', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        artifacts: ['ganymede-outpost'],
        line: [{ id: 'troll', warded: true }],
        hand: ['mother', 'dextre'],
      },
    });
    t.me.action('ganymede-outpost');
    t.expect({ me: { line: ['troll'], hand: ['mother', 'dextre'], archives: [] } });
  });
});
