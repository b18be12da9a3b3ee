import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('orphiel-sea-s-chosen', () => {
  it('while the tide is high it is dealt no damage by what it attacks, and gains 2 after the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['orphiel-sea-s-chosen'] },
      foe: { line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.fight('orphiel-sea-s-chosen', 'troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'orphiel-sea-s-chosen', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('has neither while the tide is low, or neither high nor low', () => {
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({
        me: { house: 'sanctum', line: ['orphiel-sea-s-chosen'] },
        foe: { line: ['silvertooth'] },
        ...tide,
      });
      t.me.fight('orphiel-sea-s-chosen', 'silvertooth');
      t.expect({
        me: { aember: 0, line: [{ id: 'orphiel-sea-s-chosen', damage: 2, exhausted: true }] },
        foe: { line: [] },
      });
    }
  });

  it('gains nothing when it reaps or is attacked', () => {
    const reaps = table({ me: { house: 'sanctum', line: ['orphiel-sea-s-chosen'] }, foe: {}, tide: { highFor: 0 } });
    reaps.me.reap('orphiel-sea-s-chosen');
    reaps.expect({ me: { aember: 1, line: [{ id: 'orphiel-sea-s-chosen', exhausted: true }] } });
    const attacked = table({
      me: { house: 'shadows', line: ['silvertooth'] },
      foe: { line: ['orphiel-sea-s-chosen'] },
      tide: { highFor: 1 },
    });
    attacked.me.fight('silvertooth', 'orphiel-sea-s-chosen');
    attacked.expect({ me: { line: [] }, foe: { aember: 0, line: [{ id: 'orphiel-sea-s-chosen', damage: 2 }] } });
  });

  it('has both from the moment when the tide rises', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['orphiel-sea-s-chosen'] },
      foe: { line: ['troll'] },
      tide: { highFor: 1 },
    });
    t.me.play('marshal-ewer').fight('orphiel-sea-s-chosen', 'troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'orphiel-sea-s-chosen', exhausted: true },
          { id: 'marshal-ewer', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
