import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('orphion-land-s-chosen', () => {
  it('while the tide is low it captures 2 when it reaps', () => {
    const t = table({
      me: { house: 'sanctum', line: ['orphion-land-s-chosen'] },
      foe: { aember: 3 },
      tide: { highFor: 1 },
    });
    t.me.reap('orphion-land-s-chosen');
    t.expect({
      me: { aember: 1, line: [{ id: 'orphion-land-s-chosen', aember: 2, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('ruling orphion-land-s-chosen/armor: has its 3 armor only while the tide is low; one that is neither high nor low gives none', () => {
    const low = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['orphion-land-s-chosen'] },
      tide: { highFor: 0 },
    });
    low.me.play('punch');
    low.expect({ foe: { line: ['orphion-land-s-chosen'] } });
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { line: ['orphion-land-s-chosen'] },
        ...tide,
      });
      t.me.play('punch');
      t.expect({ foe: { line: [], discard: ['orphion-land-s-chosen'] } });
    }
  });

  it('while the tide is high, or neither, a reap captures nothing', () => {
    for (const tide of [{ tide: { highFor: 0 } }, {}]) {
      const t = table({ me: { house: 'sanctum', line: ['orphion-land-s-chosen'] }, foe: { aember: 3 }, ...tide });
      t.me.reap('orphion-land-s-chosen');
      t.expect({ me: { aember: 1, line: [{ id: 'orphion-land-s-chosen', exhausted: true }] }, foe: { aember: 3 } });
    }
  });
});
