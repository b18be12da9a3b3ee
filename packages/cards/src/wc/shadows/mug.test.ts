import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('mug', () => {
  it('moves 1 from a creature to the pool and deals 2 to it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['mug'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }, 'mother'] },
    });
    t.me.play('mug').choose('troll');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: [{ id: 'troll', aember: 1, damage: 2 }, 'mother'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mug/without-aember: deals its damage also to a creature without æmber, a friend as well (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['mug'], line: ['macis-asp'] },
        foe: { line: ['troll'] },
      });
      t.me.play('mug').choose('macis-asp');
      t.expect({ me: { aember: 1, line: [{ id: 'macis-asp', damage: 2 }] }, foe: { line: ['troll'] } });
    },
  );

  it('takes the æmber before a weak creature dies', () => {
    const t = table({ me: { house: 'shadows', hand: ['mug'] }, foe: { line: [{ id: 'urchin', aember: 1 }] } });
    t.me.play('mug');
    t.expect({ me: { aember: 2 }, foe: { line: [] } });
  });
});
