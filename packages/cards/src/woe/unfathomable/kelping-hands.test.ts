import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kelping-hands', () => {
  it('gives friendly creatures poison for the turn, and is destroyed', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['kelping-hands'], line: ['sparkfist', 'hookmaster'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.omni('kelping-hands').fight('sparkfist', 'troll').fight('hookmaster', 'krump');
    t.expect({ me: { artifacts: [], line: [{ id: 'sparkfist', exhausted: true }] }, foe: { line: [] } });
  });

  it('gives none to enemies, and ends with the turn', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['kelping-hands'], line: ['troll'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['batdrone', 'bumpsy'] },
    });
    t.me.omni('kelping-hands').end();
    t.foe.house('brobnar').fight('bumpsy', 'troll');
    t.expect({ me: { line: [{ id: 'troll', damage: 5 }] }, foe: { line: ['batdrone'], discard: ['bumpsy'] } });
  });
});
