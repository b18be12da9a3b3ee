import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('rad-penny', () => {
  it('steals 1 when it is played', () => {
    const t = table({ me: { house: 'shadows', hand: ['rad-penny'] }, foe: { aember: 2 } });
    t.me.play('rad-penny');
    t.expect({ me: { aember: 1, line: [{ id: 'rad-penny', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('goes into the deck when it is destroyed, and steals nothing then', () => {
    const t = table({
      active: 1,
      me: { line: ['rad-penny'], deck: [] },
      foe: { house: 'shadows', aember: 2, hand: ['poison-wave'] },
    });
    t.foe.play('poison-wave');
    t.expect({ me: { aember: 0, line: [], deck: ['rad-penny'], discard: [] }, foe: { aember: 3 } });
  });

  it('goes into the deck of its owner when an opponent controls it', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['poison-wave'],
        deck: [],
        line: [{ id: 'rad-penny', owner: 1, upgrades: ['collar-of-subordination'] }],
      },
      foe: { deck: [] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { line: [], deck: [] }, foe: { deck: ['rad-penny'], discard: [] } });
  });

  it('stays in play when a ward saves it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], deck: [], line: [{ id: 'rad-penny', warded: true }] },
      foe: {},
    });
    t.me.play('poison-wave');
    t.expect({ me: { line: ['rad-penny'], deck: [] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling rad-penny/own-icon: destroyed by its own icon it steals nothing, and its other icons resolve (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', deck: [], hand: [{ id: 'rad-penny', bonus: ['damage', 'aember'] }] },
        foe: { aember: 2, line: ['troll'] },
      });
      t.me.play('rad-penny').choose('rad-penny');
      t.expect({ me: { aember: 1, line: [], deck: ['rad-penny'] }, foe: { aember: 2, line: ['troll'] } });
    },
  );

  it('ruling rad-penny/own-icon: in v1.3 icons come before it enters play, so that it cannot be hurt by its own', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', deck: [], hand: [{ id: 'rad-penny', bonus: ['damage', 'aember'] }] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.play('rad-penny');
    t.expect({
      me: { aember: 2, line: [{ id: 'rad-penny', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 1 }] },
    });
  });
});
