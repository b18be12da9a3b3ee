import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('strange-ordination', () => {
  it('gives its 3 æmber while the tide is high', () => {
    const t = table({ me: { house: 'sanctum', hand: ['strange-ordination'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('strange-ordination');
    t.expect({ me: { aember: 3, hand: [], discard: ['strange-ordination'] } });
  });

  it('cannot be played while the tide is low, or neither high nor low', () => {
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({ me: { house: 'sanctum', hand: ['strange-ordination'] }, foe: {}, ...tide });
      t.me.cannot('play', 'strange-ordination', 'needs-unmet');
      t.expect({ me: { aember: 0, hand: ['strange-ordination'] } });
    }
  });

  it('can be played as soon as the tide has been raised', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer', 'strange-ordination'] },
      foe: {},
      tide: { highFor: 1 },
    });
    t.me.play('marshal-ewer').play('strange-ordination');
    t.expect({ me: { aember: 3, line: [{ id: 'marshal-ewer', exhausted: true }] } });
  });

  it('can be discarded at any tide', () => {
    const t = table({ me: { house: 'sanctum', hand: ['strange-ordination'] }, foe: {}, tide: { highFor: 1 } });
    t.me.discard('strange-ordination');
    t.expect({ me: { aember: 0, discard: ['strange-ordination'] } });
  });
});
