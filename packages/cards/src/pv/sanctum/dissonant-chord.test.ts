import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('dissonant-chord', () => {
  it('stuns the neighbors of the creature that it destroys, and none where it survives', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['dissonant-chord', 'dissonant-chord'] },
      foe: { line: ['valdr', 'dextre', 'troll', 'bumpsy'] },
    });
    t.me.play('dissonant-chord').choose('dextre');
    t.expect({ foe: { line: [{ id: 'valdr', stunned: true }, { id: 'troll', stunned: true }, 'bumpsy'] } });
    t.me.play('dissonant-chord').choose('bumpsy');
    t.expect({
      foe: {
        line: [
          { id: 'valdr', stunned: true },
          { id: 'troll', stunned: true },
          { id: 'bumpsy', damage: 3 },
        ],
      },
    });
  });

  it('Fate: stuns each friendly creature with æmber on it', () => {
    const t = fated(
      'dissonant-chord',
      { line: [{ id: 'valdr', aember: 1 }, 'troll'] },
      { line: [{ id: 'valdr', aember: 1 }] },
    );
    t.expect({
      me: { line: [{ id: 'valdr', aember: 1 }] },
      foe: { line: [{ id: 'valdr', aember: 1, stunned: true }, 'troll'] },
    });
  });
});
