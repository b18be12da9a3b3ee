import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tectonic-shift', () => {
  it('destroys one half of each battleline', () => {
    const t = table({
      me: { house: 'saurian', hand: ['tectonic-shift'], line: ['troll', 'bumpsy'] },
      foe: { line: ['krump', 'valdr', 'mother'] },
    });
    t.me.play('tectonic-shift').choose('left half').choose('right half without the center');
    t.expect({ me: { line: ['bumpsy'], discard: ['tectonic-shift', 'troll'] }, foe: { line: ['krump', 'valdr'] } });
  });

  it('leaves a creature that is alone in the other half, if its player likes', () => {
    const t = table({ me: { house: 'saurian', hand: ['tectonic-shift'], line: ['troll'] }, foe: { line: ['krump'] } });
    t.me.play('tectonic-shift').choose('left half without the center').choose('left half with the center');
    t.expect({ me: { line: ['troll'] }, foe: { line: [] } });
  });

  it('asks nothing of an empty battleline', () => {
    const t = table({ me: { house: 'saurian', hand: ['tectonic-shift'] }, foe: { line: ['krump', 'valdr'] } });
    t.me.play('tectonic-shift').choose('right half');
    t.expect({ me: { line: [] }, foe: { line: ['krump'] } });
  });
});
