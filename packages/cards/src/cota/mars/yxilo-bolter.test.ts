import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('yxilo-bolter', () => {
  it('deals 2 to a creature after it reaps and purges it when that destroys it', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.reap('yxilo-bolter').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['mother'], purged: ['silvertooth'], discard: [] },
    });
  });

  it('does so after a fight too, and leaves one in play that lives', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: ['dust-pixie', 'mother'] },
    });
    t.me.fight('yxilo-bolter', 'dust-pixie').choose('mother');
    t.expect({
      me: { line: [{ id: 'yxilo-bolter', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }], discard: ['dust-pixie'], purged: [] },
    });
  });

  it('lets a creature do what it does when destroyed, and purges it then', () => {
    const t = table({ me: { house: 'mars', line: ['yxilo-bolter'] }, foe: { line: ['dust-imp', 'mother'] } });
    t.me.reap('yxilo-bolter').choose('dust-imp');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { aember: 2, line: ['mother'], purged: ['dust-imp'] },
    });
  });

  it('does not purge what is saved or archived instead', () => {
    const cloak = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['armageddon-cloak'] }, 'mother'] },
    });
    cloak.me.reap('yxilo-bolter').choose('silvertooth');
    cloak.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['silvertooth', 'mother'], discard: ['armageddon-cloak'], purged: [] },
    });
    const backup = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['biomatrix-backup'] }, 'mother'] },
    });
    backup.me.reap('yxilo-bolter').choose('silvertooth');
    backup.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['mother'], archives: ['silvertooth'], discard: ['biomatrix-backup'], purged: [] },
    });
  });

  it('meets armor and wards', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter', 'yxilo-bolter'] },
      foe: { line: ['raiding-knight', { id: 'silvertooth', warded: true }] },
    });
    t.me.reap('yxilo-bolter').choose('raiding-knight').reap('yxilo-bolter#2').choose('silvertooth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'yxilo-bolter', exhausted: true },
          { id: 'yxilo-bolter', exhausted: true },
        ],
      },
      foe: { line: ['raiding-knight', 'silvertooth'], purged: [] },
    });
  });

  it('has to hit itself where nobody else is in play', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'yxilo-bolter', damage: 1 }] }, foe: {} });
    t.me.reap('yxilo-bolter');
    t.expect({ me: { aember: 1, line: [], purged: ['yxilo-bolter'], discard: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling bad-penny/yxilo-bolter: cannot purge a Bad Penny, which is in the hand of her owner by then (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'mars', line: ['yxilo-bolter'] },
        foe: { line: ['bad-penny', 'mother'] },
      });
      t.me.reap('yxilo-bolter').choose('bad-penny');
      t.expect({
        me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
        foe: { line: ['mother'], hand: ['bad-penny'], purged: [], discard: [] },
      });
    },
  );
});
