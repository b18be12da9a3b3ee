import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('helichopper', () => {
  it('captures 2', () => {
    const t = table({ me: { house: 'geistoid', line: ['helichopper'] }, foe: { aember: 3 } });
    t.me.action('helichopper');
    t.expect({ me: { line: [{ id: 'helichopper', aember: 2, exhausted: true }] }, foe: { aember: 1 } });
  });

  it.each([
    { discard: 10, aember: 1, survives: true },
    { discard: 10, aember: 0, survives: false },
    { discard: 9, aember: 3, survives: false },
  ])('with $discard cards in your pile and $aember æmber on it it survives 6 damage: $survives', (at) => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        discard: filler(at.discard),
        line: [{ id: 'helichopper', damage: 3, aember: at.aember }],
      },
      foe: { discard: filler(10) },
    });
    t.me.play('punch');
    t.expect({ me: { line: at.survives ? [{ id: 'helichopper', damage: 6, aember: at.aember }] : [] } });
  });

  it('has 3 more power for each æmber', () => {
    const t = table({
      me: { house: 'geistoid', discard: filler(10), line: [{ id: 'helichopper', aember: 2 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('helichopper', 'troll');
    t.expect({ me: { line: [{ id: 'helichopper', aember: 2, damage: 8, exhausted: true }] }, foe: { line: [] } });
  });
});
