import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('render-guilt', () => {
  it('captures 1, and deals 1 for each æmber on that creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['render-guilt'], line: [{ id: 'infomorph', aember: 1 }] },
      foe: { aember: 2, line: ['kelpminder', 'splinter'] },
    });
    t.me.play('render-guilt').choose('kelpminder').choose('splinter');
    t.expect({
      me: { aember: 1, line: [{ id: 'infomorph', aember: 2 }] },
      foe: { aember: 1, line: [{ id: 'kelpminder', damage: 1 }] },
    });
  });

  it('deals all of it to one creature, a friendly one too', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['render-guilt'], line: [{ id: 'infomorph', aember: 2 }] },
      foe: {},
    });
    t.me.play('render-guilt');
    t.expect({ me: { aember: 1, line: [{ id: 'infomorph', aember: 2, damage: 2 }] } });
  });

  it('deals nothing without a friendly creature, or without æmber', () => {
    const t = table({ me: { house: 'sanctum', hand: ['render-guilt'] }, foe: { aember: 2, line: ['kelpminder'] } });
    t.me.play('render-guilt');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['kelpminder'] } });
    const u = table({ me: { house: 'sanctum', hand: ['render-guilt'], line: ['infomorph'] } });
    u.me.play('render-guilt');
    u.expect({ me: { aember: 1, line: ['infomorph'] } });
  });
});
