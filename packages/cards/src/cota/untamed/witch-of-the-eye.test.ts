import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('witch-of-the-eye', () => {
  it('returns any card from the discard pile to hand after it reaped', () => {
    const t = table({
      me: { house: 'untamed', line: ['witch-of-the-eye'], hand: ['regrowth'], discard: ['fear', 'tocsin'] },
      foe: { discard: ['urchin'] },
    });
    t.me.reap('witch-of-the-eye').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['regrowth', 'fear'],
        discard: ['tocsin'],
        line: [{ id: 'witch-of-the-eye', exhausted: true }],
      },
      foe: { discard: ['urchin'] },
    });
  });

  it('returns nothing from an empty discard pile', () => {
    const t = table({ me: { house: 'untamed', line: ['witch-of-the-eye'], hand: [], discard: [] }, foe: {} });
    t.me.reap('witch-of-the-eye');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'witch-of-the-eye', exhausted: true }] } });
  });

  it('returns nothing by fighting', () => {
    const t = table({
      me: { house: 'untamed', line: ['witch-of-the-eye'], hand: [], discard: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('witch-of-the-eye', 'dust-imp');
    t.expect({
      me: { hand: [], discard: ['fear'], line: [{ id: 'witch-of-the-eye', damage: 2, exhausted: true }] },
      foe: { line: [], aember: 2 },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling inspiration/witch-of-the-eye: an action is in the discard pile only when it is done (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'sanctum',
          hand: ['inspiration'],
          line: [{ id: 'witch-of-the-eye', exhausted: true }],
          discard: ['punch'],
        },
        foe: {},
      });
      t.me.play('inspiration');
      t.expect({
        me: {
          aember: 1,
          hand: ['punch'],
          line: [{ id: 'witch-of-the-eye', exhausted: true }],
          discard: ['inspiration'],
        },
      });
    },
  );
});
