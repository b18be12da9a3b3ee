import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('fading-apparition', () => {
  const fading = { id: 'fading-apparition', exhausted: true };

  it('while it is exhausted, the æmber of a reap may be taken from a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', fading, { id: 'krump', aember: 2 }, { id: 'mother', aember: 1 }] },
      foe: { line: [{ id: 'valdr', aember: 3 }] },
    });
    t.me.reap('troll').choose('fading-apparition');
    expect(t.options()).toEqual(['krump', 'mother']);
    t.me.choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', exhausted: true }, fading, { id: 'krump', aember: 1 }, { id: 'mother', aember: 1 }],
      },
      foe: { line: [{ id: 'valdr', aember: 3 }] },
    });
  });

  it('its own reap, too, for which it is exhausted', () => {
    const t = table({ me: { house: 'geistoid', line: [{ id: 'fading-apparition', aember: 1 }] } });
    t.me.reap('fading-apparition').choose('fading-apparition');
    t.expect({ me: { aember: 1, line: [fading] } });
  });

  it('may come from the supply as ever, and is not asked for where no friendly creature has any', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', fading, { id: 'krump', aember: 2 }] } });
    t.me.reap('troll').no();
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }, fading, { id: 'krump', aember: 2 }] } });
    const none = table({
      me: { house: 'brobnar', line: ['troll', fading] },
      foe: { line: [{ id: 'valdr', aember: 3 }] },
    });
    none.me.reap('troll');
    none.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }, fading] },
      foe: { line: [{ id: 'valdr', aember: 3 }] },
    });
  });

  it('not while it is ready, and not for the reap of the opponent', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'troll', aember: 1 }, 'fading-apparition'] } });
    t.me.reap('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 1, exhausted: true }, 'fading-apparition'] } });
    const theirs = table({
      me: { house: 'brobnar', line: [{ id: 'troll', aember: 1 }] },
      foe: { line: [fading, { id: 'valdr', aember: 3 }] },
    });
    theirs.me.reap('troll');
    theirs.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 1, exhausted: true }] },
      foe: { line: [fading, { id: 'valdr', aember: 3 }] },
    });
  });

  it('not for æmber that is gained in another way', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'], line: [fading, { id: 'krump', aember: 2 }] } });
    t.me.play('dust-pixie');
    t.expect({
      me: { aember: 2, line: [fading, { id: 'krump', aember: 2 }, { id: 'dust-pixie', exhausted: true }] },
    });
  });

  it('ruling fading-apparition/gained: it is gained by reaping all the same', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', fading, { id: 'krump', aember: 1 }] },
      foe: { line: ['sir-marrows'] },
    });
    t.me.reap('troll').choose('fading-apparition');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', exhausted: true }, fading, 'krump'] },
      foe: { line: [{ id: 'sir-marrows', aember: 1 }] },
    });
  });

  it('ruling fading-apparition/two: of two of them one takes it', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', fading, fading, { id: 'krump', aember: 2 }] } });
    t.me.reap('troll').choose('fading-apparition');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }, fading, fading, { id: 'krump', aember: 1 }] },
    });
  });

  it('stays exhausted by entrench', () => {
    const t = table({ me: { house: 'geistoid', line: [fading, { id: 'krump', aember: 2 }] }, foe: { house: 'dis' } });
    t.me.end().choose('fading-apparition');
    t.expect({ me: { line: [fading, { id: 'krump', aember: 2 }] } });
  });
});
