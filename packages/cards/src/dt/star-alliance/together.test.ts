import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('together', () => {
  it('plays one card of another house', () => {
    const t = table({ me: { ...me, hand: ['together', 'troll', 'krump', 'explo-rover'] }, foe: {} });
    t.me.play('together').yes();
    expect([...t.options()].sort()).toEqual(['krump', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: {
        hand: ['krump', 'explo-rover'],
        line: [{ id: 'troll', exhausted: true }],
        discard: ['together'],
      },
    });
  });

  it('plays another one while the tide is high', () => {
    const t = table({ me: { ...me, hand: ['together', 'troll', 'krump', 'mother'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('together').yes().choose('troll').yes().choose('mother').flank('right');
    t.expect({
      me: {
        hand: ['krump'],
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('may be declined, both times', () => {
    const t = table({ me: { ...me, hand: ['together', 'troll'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('together').no().no();
    t.expect({ me: { hand: ['troll'], line: [] } });
    const second = table({ me: { ...me, hand: ['together', 'troll'] }, foe: {}, tide: { highFor: 0 } });
    second.me.play('together').no().yes();
    second.expect({ me: { hand: [], line: [{ id: 'troll', exhausted: true }] } });
  });

  it('plays no Star Alliance card, and only one card while the tide is low', () => {
    const t = table({ me: { ...me, hand: ['together', 'explo-rover'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('together');
    t.expect({ me: { hand: ['explo-rover'], line: [] } });
    const low = table({ me: { ...me, hand: ['together', 'troll', 'krump'] }, foe: {}, tide: { highFor: 1 } });
    low.me.play('together').yes().choose('troll');
    low.expect({ me: { hand: ['krump'], line: [{ id: 'troll', exhausted: true }] } });
  });

  it('ruling together/raised: the first card may raise the tide for the second', () => {
    const t = table({
      me: { ...me, hand: ['together', { id: 'biome-discovery', house: 'logos' }, 'troll'] },
      foe: {},
      tide: { highFor: 1 },
    });
    t.me.play('together').yes().choose('biome-discovery').yes();
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, hand: [], line: [{ id: 'troll', exhausted: true }] } });
  });
});
