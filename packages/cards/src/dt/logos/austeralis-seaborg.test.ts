import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('austeralis-seaborg', () => {
  it('ruling austeralis-seaborg/destroyed: destroys a creature with 2 damage and raises the tide', () => {
    const t = table({ me: { house: 'logos', line: ['austeralis-seaborg'] }, foe: { line: ['urchin', 'troll'] } });
    t.me.reap('austeralis-seaborg').choose('urchin');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, line: [{ id: 'austeralis-seaborg', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('ruling austeralis-seaborg/destroyed: where the creature survives, the tide stays as it is', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'logos', line: ['austeralis-seaborg'] },
      foe: { line: ['urchin', 'troll'] },
    });
    t.me.reap('austeralis-seaborg').choose('troll');
    t.expect({
      tide: { highFor: 1 },
      me: { line: [{ id: 'austeralis-seaborg', exhausted: true }] },
      foe: { line: ['urchin', { id: 'troll', damage: 2 }] },
    });
  });

  it('raises nothing where a ward takes the damage', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'logos', line: ['austeralis-seaborg'] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.reap('austeralis-seaborg').choose('urchin');
    t.expect({
      tide: { highFor: 1 },
      me: { line: [{ id: 'austeralis-seaborg', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });

  it('must damage a creature: itself where there is no other, and then it still raises the tide', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'logos', line: [{ id: 'austeralis-seaborg', damage: 2 }] },
      foe: {},
    });
    t.me.reap('austeralis-seaborg');
    t.expect({ tide: { highFor: 0 }, me: { line: [], discard: ['austeralis-seaborg'] } });
  });
});
