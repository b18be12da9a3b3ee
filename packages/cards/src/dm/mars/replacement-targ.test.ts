import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('replacement-targ', () => {
  const played = { id: 'replacement-targ', exhausted: true };

  it('returns a neighbor that is no Soldier, and the most powerful friendly creature captures 2', () => {
    const t = table({
      me: { house: 'mars', hand: ['replacement-targ'], line: ['mother', 'krump', 'troll'] },
      foe: { aember: 3 },
    });
    t.me.play('replacement-targ', { between: ['mother', 'krump'] }).choose('krump');
    t.expect({ me: { line: ['mother', played, { id: 'troll', aember: 2 }], hand: ['krump'] }, foe: { aember: 1 } });
  });

  it('none captures beside a Soldier, or where a ward kept the neighbor', () => {
    const t = table({ me: { house: 'mars', hand: ['replacement-targ'], line: ['klyyhnug'] }, foe: { aember: 3 } });
    t.me.play('replacement-targ');
    t.expect({ me: { line: ['klyyhnug', played] }, foe: { aember: 3 } });
    const kept = table({
      me: { house: 'mars', hand: ['replacement-targ'], line: [{ id: 'krump', warded: true }] },
      foe: { aember: 3 },
    });
    kept.me.play('replacement-targ');
    kept.expect({ me: { line: ['krump', played], hand: [] }, foe: { aember: 3 } });
  });
});
