import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('feeding-pit', () => {
  it('discards a creature of any house from your hand and gains 1', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['feeding-pit'], hand: ['tocsin', 'blypyp', 'punch'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.action('feeding-pit');
    expect([...t.options()].sort()).toEqual(['blypyp', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        hand: ['blypyp', 'punch'],
        discard: ['tocsin'],
      },
      foe: { hand: ['tocsin'] },
    });
  });

  it('gains nothing without a creature in hand', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['feeding-pit'], hand: ['punch'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('feeding-pit');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        hand: ['punch'],
        line: ['blypyp'],
        discard: [],
      },
    });
  });

  it('takes the only creature without asking, and does not destroy it', () => {
    const t = table({ me: { house: 'mars', artifacts: ['feeding-pit'], hand: ['bad-penny'] }, foe: {} });
    t.me.action('feeding-pit');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        hand: [],
        discard: ['bad-penny'],
      },
    });
  });

  it('cannot be used in the turn of another house', () => {
    const t = table({ me: { house: 'dis', artifacts: ['feeding-pit'], hand: ['tocsin'] }, foe: {} });
    t.me.cannot('action', 'feeding-pit', 'wrong-house');
    t.expect({ me: { aember: 0, hand: ['tocsin'], artifacts: ['feeding-pit'] } });
  });
});
