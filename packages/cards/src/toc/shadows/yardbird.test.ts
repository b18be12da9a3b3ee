import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const yardbird = (id: string) => ({ id, token: 'yardbird' });

describe('yardbird', () => {
  it('readies another Yardbird before it fights', () => {
    const line = [
      yardbird('krump'),
      { ...yardbird('mother'), exhausted: true },
      { id: 'silvertooth', exhausted: true },
    ];
    const t = table({ me: { house: 'shadows', line }, foe: { line: ['urchin'] } });
    t.me.fight('yardbird#1', 'urchin');
    t.expect({
      me: {
        line: [{ ...yardbird('krump'), exhausted: true }, yardbird('mother'), { id: 'silvertooth', exhausted: true }],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('may ready one of the opponent where the text lets it, and readies none where it is alone', () => {
    const theirs = { ...yardbird('dextre'), exhausted: true };
    const t = table({ me: { house: 'shadows', line: [yardbird('krump')] }, foe: { line: [theirs, 'urchin'] } });
    t.me.fight('yardbird', 'urchin');
    t.expect({
      me: { line: [{ ...yardbird('krump'), exhausted: true }] },
      foe: { line: [yardbird('dextre'), 'urchin'] },
    });
    const u = table({ me: { house: 'shadows', line: [yardbird('krump')] }, foe: { line: ['urchin'] } });
    u.me.fight('yardbird', 'urchin');
    u.expect({ me: { line: [{ ...yardbird('krump'), exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('readies the other before it dies, and not when it is attacked', () => {
    const t = table({
      me: { house: 'shadows', line: [yardbird('krump'), { ...yardbird('mother'), exhausted: true }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('yardbird', 'troll');
    t.expect({ me: { line: [yardbird('mother')] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });
});
