import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('healing-blast', () => {
  it.each([
    { damage: 3, gained: 0 },
    { damage: 4, gained: 2 },
    { damage: 7, gained: 2 },
  ])('heals $damage damage and gains $gained beside its icon', ({ damage, gained }) => {
    const t = table({
      me: { house: 'sanctum', hand: ['healing-blast'], line: ['raiding-knight'] },
      foe: { line: [{ id: 'troll', damage }] },
    });
    t.me.play('healing-blast').choose('troll');
    t.expect({ me: { aember: 1 + gained, line: ['raiding-knight'] }, foe: { line: ['troll'] } });
  });

  it('gains nothing where nobody is in play', () => {
    const t = table({ me: { house: 'sanctum', hand: ['healing-blast'] }, foe: {} });
    t.me.play('healing-blast');
    t.expect({ me: { aember: 1 } });
  });
});
