import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('physicus-felix', () => {
  it('while the tide is high, may exalt a creature of either side when it is played', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', hand: ['physicus-felix'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('physicus-felix').yes();
    expect(t.options()).toEqual(['bumpsy', 'physicus-felix', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 0, line: ['bumpsy', { id: 'physicus-felix', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('may do so after it fought too, and not after it reaped', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', line: ['physicus-felix', 'physicus-felix'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('physicus-felix').fight('physicus-felix#2', 'dust-imp').yes().choose('physicus-felix');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'physicus-felix', aember: 1, exhausted: true },
          { id: 'physicus-felix', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('may decline', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', hand: ['physicus-felix'] },
      foe: { line: ['troll'] },
    });
    t.me.play('physicus-felix').no();
    t.expect({ me: { line: [{ id: 'physicus-felix', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it.each([undefined, { highFor: 1 }] as const)(
    'ruling physicus-felix/neutral: else it exalts nobody, the tide being %o',
    (tide) => {
      const t = table({
        ...(tide === undefined ? {} : { tide }),
        me: { house: 'saurian', hand: ['physicus-felix'], line: ['physicus-felix'] },
        foe: { line: ['troll', 'dust-imp'] },
      });
      t.me.play('physicus-felix').fight('physicus-felix', 'dust-imp');
      t.expect({
        me: {
          line: [
            { id: 'physicus-felix', damage: 2, exhausted: true },
            { id: 'physicus-felix', exhausted: true },
          ],
        },
        foe: { line: ['troll'] },
      });
    },
  );
});
