import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dark-centurion', () => {
  it('moves 1 æmber from a creature to the supply and wards that creature', () => {
    const t = table({
      me: { house: 'saurian', line: ['dark-centurion', { id: 'troll', aember: 2 }] },
      foe: { line: [{ id: 'tocsin', aember: 1 }] },
    });
    t.me.action('dark-centurion').choose('troll');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'dark-centurion', exhausted: true },
          { id: 'troll', aember: 1, warded: true },
        ],
      },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 1 }] },
    });
  });

  it('may choose itself or an enemy creature, which is warded then', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'dark-centurion', aember: 1 }] },
      foe: { line: [{ id: 'tocsin', aember: 1 }, 'krump'] },
    });
    t.me.action('dark-centurion');
    expect(t.options()).toEqual(['dark-centurion', 'tocsin', 'krump']);
    t.me.choose('tocsin');
    t.expect({
      me: { line: [{ id: 'dark-centurion', aember: 1, exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'tocsin', warded: true }, 'krump'] },
    });
  });

  it('may choose a creature without æmber, and wards it not', () => {
    const t = table({
      me: { house: 'saurian', line: ['dark-centurion'] },
      foe: { line: [{ id: 'tocsin', aember: 1 }, 'krump'] },
    });
    t.me.action('dark-centurion').choose('krump');
    t.expect({
      me: { line: [{ id: 'dark-centurion', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', aember: 1 }, 'krump'] },
    });
  });

  it('wards nobody where no creature has æmber', () => {
    const t = table({ me: { house: 'saurian', line: ['dark-centurion'] }, foe: { line: ['krump'] } });
    t.me.action('dark-centurion');
    t.expect({ me: { line: [{ id: 'dark-centurion', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('takes the æmber of a creature that is warded already', () => {
    const t = table({
      me: { house: 'saurian', line: ['dark-centurion'] },
      foe: { line: [{ id: 'krump', aember: 2, warded: true }] },
    });
    t.me.action('dark-centurion').choose('krump');
    t.expect({
      me: { line: [{ id: 'dark-centurion', exhausted: true }] },
      foe: { line: [{ id: 'krump', aember: 1, warded: true }] },
    });
  });
});
