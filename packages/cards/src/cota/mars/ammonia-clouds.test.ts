import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('ammonia-clouds', () => {
  it('deals 3 to each creature, of which armor takes its part', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: ['tunk', 'zyzzix-the-many', 'grommid'] },
      foe: { line: ['tocsin', 'mother', 'raiding-knight'] },
    });
    t.me.play('ammonia-clouds');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'tunk', damage: 2 },
          { id: 'grommid', damage: 3 },
        ],
        discard: ['ammonia-clouds', 'zyzzix-the-many'],
      },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'raiding-knight', damage: 1 },
        ],
        discard: ['tocsin'],
      },
    });
  });

  it('deals all at once: a creature that heals its friends when it is destroyed comes too late', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'] },
      foe: {
        line: ['duma-the-martyr', { id: 'mother', damage: 2 }, { id: 'grommid', damage: 2 }],
        deck: filler(3),
      },
    });
    t.me.play('ammonia-clouds');
    t.expect({ foe: { line: ['grommid'], hand: ['punch', 'punch'] } });
  });

  it('only takes a ward off, and gives the æmber of the dead to the opponents', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: [{ id: 'zyzzix-the-many', aember: 2 }] },
      foe: {
        line: [
          { id: 'tocsin', warded: true },
          { id: 'dust-imp', aember: 1 },
        ],
      },
    });
    t.me.play('ammonia-clouds');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 4, line: ['tocsin'] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'mars', hand: ['ammonia-clouds'] }, foe: {} });
    t.me.play('ammonia-clouds');
    t.expect({ me: { aember: 0, discard: ['ammonia-clouds'] } });
  });

  it('ruling ammonia-clouds/own-creatures: hits friendly creatures also where there is no enemy', () => {
    const t = table({ me: { house: 'mars', hand: ['ammonia-clouds'], line: ['grommid', 'blypyp'] }, foe: {} });
    t.me.play('ammonia-clouds');
    t.expect({ me: { line: [{ id: 'grommid', damage: 3 }], discard: ['ammonia-clouds', 'blypyp'] } });
  });
});
