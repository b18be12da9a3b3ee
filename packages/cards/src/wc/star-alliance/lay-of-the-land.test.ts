import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lay-of-the-land', () => {
  it('puts the top 3 cards back in any order and draws the first', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['lay-of-the-land'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: {},
    });
    t.me.play('lay-of-the-land').choose('fear').choose('zap');
    t.expect({ me: { aember: 1, hand: ['tribute'], deck: ['zap', 'fear', 'punch'] } });
  });

  it('does so with what there is', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['lay-of-the-land'], deck: ['zap'] }, foe: {} });
    t.me.play('lay-of-the-land');
    t.expect({ me: { aember: 1, hand: ['zap'], deck: [] } });
  });
});
