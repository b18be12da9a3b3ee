import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('generous-offer', () => {
  it('destroys a friendly creature and steals 2', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['generous-offer'], line: ['troll', 'bumpsy'] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.play('generous-offer').choose('bumpsy');
    t.expect({
      me: { aember: 2, line: ['troll'], discard: ['generous-offer', 'bumpsy'] },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('steals nothing without one, or where a ward keeps it', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['generous-offer'] }, foe: { aember: 3, line: ['mother'] } });
    t.me.play('generous-offer');
    t.expect({ me: { discard: ['generous-offer'] }, foe: { aember: 3, line: ['mother'] } });
    const warded = table({
      me: { house: 'ekwidon', hand: ['generous-offer'], line: [{ id: 'troll', warded: true }] },
      foe: { aember: 3 },
    });
    warded.me.play('generous-offer');
    warded.expect({ me: { line: ['troll'], discard: ['generous-offer'] }, foe: { aember: 3 } });
  });
});
