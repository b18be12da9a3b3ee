import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tocsin', () => {
  it('reaps and makes the opponent discard a card at random', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], hand: ['fear'] },
      foe: { hand: ['urchin', 'urchin'], discard: [] },
    });
    t.me.reap('tocsin');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'tocsin', exhausted: true }] },
      foe: { hand: ['urchin'], discard: ['urchin'] },
    });
  });

  it('reaps against an empty hand', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { hand: [], discard: [] } });
    t.me.reap('tocsin');
    t.expect({ me: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] }, foe: { hand: [], discard: [] } });
  });

  it('makes nobody discard by fighting', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { hand: ['urchin'], line: ['dust-imp'] } });
    t.me.fight('tocsin', 'dust-imp');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', damage: 2, exhausted: true }] },
      foe: { hand: ['urchin'], line: [], aember: 2 },
    });
  });
});
