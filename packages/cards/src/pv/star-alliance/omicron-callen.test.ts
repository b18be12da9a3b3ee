import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('omicron-callen', () => {
  it('destroys each other creature after it reaps', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['troll', 'omicron-callen'] },
      foe: { line: ['valdr', { id: 'bumpsy', warded: true }] },
    });
    t.me.reap('omicron-callen');
    t.expect({ me: { line: [{ id: 'omicron-callen', exhausted: true }] }, foe: { line: ['bumpsy'] } });
  });

  it('Fate: destroys each creature of the active player that shares a house with none of its neighbors', () => {
    const t = fated(
      'omicron-callen',
      { line: ['valdr', 'troll', 'dextre', 'dust-pixie', 'mother'] },
      { line: ['dust-pixie', 'troll'] },
    );
    t.expect({ me: { line: ['dust-pixie', 'troll'] }, foe: { line: ['valdr', 'troll'] } });
  });

  it('Fate: destroys one that has no neighbor', () => {
    fated('omicron-callen', { line: ['valdr'] }).expect({ foe: { line: [] } });
  });
});
