import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('consul-primus', () => {
  it('moves 1 æmber from any creature to any other after it reaps', () => {
    const t = table({
      me: { house: 'saurian', line: ['consul-primus', 'troll'] },
      foe: {
        line: [
          { id: 'tocsin', aember: 2 },
          { id: 'krump', aember: 1 },
        ],
      },
    });
    t.me.reap('consul-primus').choose('tocsin').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'consul-primus', exhausted: true },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: {
        aember: 0,
        line: [
          { id: 'tocsin', aember: 1 },
          { id: 'krump', aember: 1 },
        ],
      },
    });
  });

  it('may move its own, and to an enemy creature, but not to where it was', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'consul-primus', aember: 1 }] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.reap('consul-primus').choose('consul-primus');
    expect(t.options()).toEqual(['tocsin', 'krump']);
    t.me.choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'consul-primus', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'krump', aember: 1 }] },
    });
  });

  it('may choose a creature that has none, and moves nothing', () => {
    const t = table({
      me: { house: 'saurian', line: ['consul-primus'] },
      foe: { line: [{ id: 'tocsin', aember: 2 }, 'krump'] },
    });
    t.me.reap('consul-primus').choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'consul-primus', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', aember: 2 }, 'krump'] },
    });
  });

  it('moves nothing where no creature has æmber', () => {
    const t = table({ me: { house: 'saurian', line: ['consul-primus'] }, foe: { line: ['tocsin', 'krump'] } });
    t.me.reap('consul-primus');
    t.expect({
      me: { aember: 1, line: [{ id: 'consul-primus', exhausted: true }] },
      foe: { line: ['tocsin', 'krump'] },
    });
  });

  it('keeps its æmber where it is the only creature', () => {
    const t = table({ me: { house: 'saurian', line: [{ id: 'consul-primus', aember: 1 }] }, foe: {} });
    t.me.reap('consul-primus');
    t.expect({ me: { aember: 1, line: [{ id: 'consul-primus', aember: 1, exhausted: true }] } });
  });
});
