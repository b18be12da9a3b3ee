import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('martians-make-bad-allies', () => {
  it('purges the creatures of other houses from your hand and gains 1 for each', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['martians-make-bad-allies', 'tocsin', 'mother', 'blypyp', 'punch', 'feeding-pit', 'library-of-babble'],
      },
      foe: { hand: ['tocsin'] },
    });
    t.me.play('martians-make-bad-allies');
    expect([...revealed(t)].sort()).toEqual([
      'blypyp',
      'feeding-pit',
      'library-of-babble',
      'mother',
      'punch',
      'tocsin',
    ]);
    t.expect({
      me: {
        aember: 2,
        hand: ['blypyp', 'feeding-pit', 'library-of-babble', 'punch'],
        purged: ['mother', 'tocsin'],
        discard: ['martians-make-bad-allies'],
      },
      foe: { hand: ['tocsin'], purged: [] },
    });
  });

  it('gains nothing when there is none, but shows the hand', () => {
    const t = table({ me: { house: 'mars', hand: ['martians-make-bad-allies', 'blypyp', 'punch'] }, foe: {} });
    t.me.play('martians-make-bad-allies');
    expect([...revealed(t)].sort()).toEqual(['blypyp', 'punch']);
    t.expect({ me: { aember: 0, hand: ['blypyp', 'punch'], purged: [] } });
  });

  it('does nothing with an empty hand, whatever lies in play', () => {
    const t = table({ me: { house: 'mars', hand: ['martians-make-bad-allies'], line: ['tocsin'] }, foe: {} });
    t.me.play('martians-make-bad-allies');
    t.expect({ me: { aember: 0, hand: [], line: ['tocsin'], discard: ['martians-make-bad-allies'] } });
  });
});
