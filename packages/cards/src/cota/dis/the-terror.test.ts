import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-terror', () => {
  it('gains 2 when the opponent has no æmber', () => {
    const t = table({ me: { house: 'dis', hand: ['the-terror'] }, foe: { aember: 0 } });
    t.me.play('the-terror');
    t.expect({ me: { aember: 2, line: [{ id: 'the-terror', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('gains nothing when the opponent has 1', () => {
    const t = table({ me: { house: 'dis', hand: ['the-terror'] }, foe: { aember: 1 } });
    t.me.play('the-terror');
    t.expect({ me: { aember: 0, line: [{ id: 'the-terror', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('does not count æmber on creatures, which is nobody’s', () => {
    const t = table({
      me: { house: 'dis', hand: ['the-terror'] },
      foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.play('the-terror');
    t.expect({
      me: { aember: 2, line: [{ id: 'the-terror', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] },
    });
  });
});
