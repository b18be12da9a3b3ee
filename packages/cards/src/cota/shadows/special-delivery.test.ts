import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('special-delivery', () => {
  it('is sacrificed, deals 3 to a creature on a flank, and purges it when that destroys it', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['special-delivery'], line: ['dodger', 'urchin', 'silvertooth'] },
      foe: { line: ['tocsin', 'dust-imp', 'mother'] },
    });
    t.me.omni('special-delivery');
    expect(t.options()).toEqual(['dodger', 'silvertooth', 'tocsin', 'mother']);
    t.me.choose('tocsin');
    t.expect({
      me: { artifacts: [], discard: ['special-delivery'], line: ['dodger', 'urchin', 'silvertooth'] },
      foe: { line: ['dust-imp', 'mother'], discard: [], purged: ['tocsin'] },
    });
  });

  it('only damages a creature that survives', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery'] },
      foe: { line: ['mother'] },
    });
    t.me.omni('special-delivery');
    t.expect({
      me: { artifacts: [], discard: ['special-delivery'] },
      foe: { line: [{ id: 'mother', damage: 3 }], purged: [] },
    });
  });

  it('does not purge a creature that a ward or an Armageddon Cloak keeps in play', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery', 'special-delivery'] },
      foe: {
        line: [
          { id: 'urchin', warded: true },
          { id: 'tocsin', upgrades: ['armageddon-cloak'] },
        ],
      },
    });
    t.me.omni('special-delivery').choose('urchin').omni('special-delivery').choose('tocsin');
    t.expect({
      me: { artifacts: [] },
      foe: { line: ['urchin', 'tocsin'], purged: [], discard: ['armageddon-cloak'] },
    });
  });

  it('cannot purge what went to a hand or to the archives', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery', 'special-delivery'] },
      foe: { line: ['bad-penny', 'mother', { id: 'tocsin', upgrades: ['biomatrix-backup'] }], hand: [] },
    });
    t.me.omni('special-delivery').choose('bad-penny').omni('special-delivery').choose('tocsin');
    t.expect({
      foe: { line: ['mother'], hand: ['bad-penny'], archives: ['tocsin'], purged: [], discard: ['biomatrix-backup'] },
    });
  });

  it('purges after the Destroyed: abilities of the creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery'] },
      foe: { line: [{ id: 'dust-imp', aember: 1 }], aember: 0 },
    });
    t.me.omni('special-delivery');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [], discard: [], purged: ['dust-imp'] } });
  });

  it('is sacrificed for nothing where there is no creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['special-delivery'] }, foe: {} });
    t.me.omni('special-delivery');
    t.expect({ me: { artifacts: [], discard: ['special-delivery'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-self/special-delivery: does not purge a Shadow Self that died in the place of its neighbor (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', artifacts: ['special-delivery'] },
        foe: { line: ['tocsin', { id: 'shadow-self', damage: 6 }] },
      });
      t.me.omni('special-delivery').choose('tocsin');
      t.expect({ foe: { line: ['tocsin'], discard: ['shadow-self'], purged: [] } });
    },
  );
});
