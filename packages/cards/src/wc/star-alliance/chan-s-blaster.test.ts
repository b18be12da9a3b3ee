import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('chan-s-blaster', () => {
  it('lets its creature deal 2 after a reap or fight, or do nothing', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'explo-rover', upgrades: ['chan-s-blaster'] }] },
      foe: { line: ['troll'] },
    });
    t.me.reap('explo-rover').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: { line: [{ id: 'explo-rover', exhausted: true, upgrades: ['chan-s-blaster'] }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('goes to its officer, who lets another friendly creature be used', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['chan-s-blaster'] }, 'commander-chan', 'bumpsy'],
      },
      foe: {},
    });
    t.me.reap('explo-rover').yes().choose('Attach it').yes().choose('bumpsy');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'commander-chan', upgrades: ['chan-s-blaster'] },
          { id: 'bumpsy', exhausted: true },
        ],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling chan-s-blaster/moves: does nothing more where it is on the officer already (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'star-alliance', line: [{ id: 'commander-chan', upgrades: ['chan-s-blaster'] }] },
        foe: { aember: 3 },
      });
      t.me.reap('commander-chan').order('commander-chan').yes().choose('Attach it');
      t.expect({ me: { aember: 1, line: [{ id: 'commander-chan', exhausted: true, upgrades: ['chan-s-blaster'] }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling chan-s-blaster/moves: goes to no second officer of that title (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'star-alliance',
          line: [
            { id: 'commander-chan', upgrades: ['chan-s-blaster'] },
            { id: 'commander-chan', exhausted: true },
          ],
        },
        foe: {},
      });
      t.me.reap('commander-chan').order('commander-chan').yes().choose('Attach it');
      t.expect({
        me: {
          aember: 1,
          line: [
            { id: 'commander-chan', exhausted: true, upgrades: ['chan-s-blaster'] },
            { id: 'commander-chan', exhausted: true },
          ],
        },
      });
    },
  );

  it('does so where it is played onto its officer, too: may use another friendly creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['chan-s-blaster'],
        line: ['commander-chan', 'bumpsy'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('chan-s-blaster').choose('commander-chan').yes().choose('bumpsy').choose('reap bumpsy');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'commander-chan', upgrades: ['chan-s-blaster'] },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
