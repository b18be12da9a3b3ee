import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { revealed } from '../../testing/revealed.ts';

describe('book-of-leq', () => {
  it('makes the house of the top card the active one', () => {
    const t = table({
      me: { house: 'star-alliance', artifacts: ['book-of-leq'], deck: ['punch', 'fear'], line: ['bumpsy', 'mother'] },
      foe: {},
    });
    t.me.action('book-of-leq').reap('bumpsy').cannot('reap', 'mother', 'wrong-house');
    t.expect({
      house: 'brobnar',
      me: { aember: 1, deck: ['punch', 'fear'], line: [{ id: 'bumpsy', exhausted: true }, 'mother'] },
    });
    expect(revealed(t)).toEqual(['punch']);
  });

  it('ruling book-of-leq/end: a Star Alliance card ends the turn at once: nothing is readied or drawn', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        artifacts: ['book-of-leq'],
        deck: ['zap', 'fear'],
        line: [{ id: 'explo-rover', exhausted: true }],
      },
      foe: foeHouses,
    });
    t.me.action('book-of-leq');
    t.expect({
      active: 'foe',
      me: {
        hand: [],
        deck: ['zap', 'fear'],
        artifacts: [{ id: 'book-of-leq', exhausted: true }],
        line: [{ id: 'explo-rover', exhausted: true }],
      },
    });
  });
});
