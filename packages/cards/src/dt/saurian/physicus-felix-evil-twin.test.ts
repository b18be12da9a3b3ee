import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('physicus-felix-evil-twin', () => {
  it('while the tide is low, may exalt a creature of either side when it is played', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'saurian', hand: ['physicus-felix-evil-twin'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('physicus-felix-evil-twin').yes();
    expect(t.options()).toEqual(['bumpsy', 'physicus-felix-evil-twin', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 0, line: ['bumpsy', { id: 'physicus-felix-evil-twin', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('may do so after it fought too, and not after it reaped', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'saurian', line: ['physicus-felix-evil-twin', 'physicus-felix-evil-twin'] },
      foe: { line: ['dust-imp'] },
    });
    t.me
      .reap('physicus-felix-evil-twin')
      .fight('physicus-felix-evil-twin#2', 'dust-imp')
      .yes()
      .choose('physicus-felix-evil-twin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'physicus-felix-evil-twin', aember: 1, exhausted: true },
          { id: 'physicus-felix-evil-twin', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('may decline', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'saurian', hand: ['physicus-felix-evil-twin'] },
      foe: { line: ['troll'] },
    });
    t.me.play('physicus-felix-evil-twin').no();
    t.expect({ me: { line: [{ id: 'physicus-felix-evil-twin', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it.each([undefined, { highFor: 0 }] as const)('else it exalts nobody, the tide being %o', (tide) => {
    const t = table({
      ...(tide === undefined ? {} : { tide }),
      me: { house: 'saurian', hand: ['physicus-felix-evil-twin'], line: ['physicus-felix-evil-twin'] },
      foe: { line: ['troll', 'dust-imp'] },
    });
    t.me.play('physicus-felix-evil-twin').fight('physicus-felix-evil-twin', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'physicus-felix-evil-twin', damage: 2, exhausted: true },
          { id: 'physicus-felix-evil-twin', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });
});
