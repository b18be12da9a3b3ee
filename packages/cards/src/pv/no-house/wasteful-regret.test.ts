import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('wasteful-regret', () => {
  it('is fulfilled after the opponent discards a card from their hand', () => {
    const t = foretold('wasteful-regret', { house: 'brobnar', hand: ['troll'] });
    t.foe.discard('troll');
    t.expect({ me: { discard: ['punch'], beside: ['wasteful-regret'] }, foe: { discard: ['troll'] } });
  });

  it('is not fulfilled by what is played, nor by what I discard', () => {
    const t = foretold(
      'wasteful-regret',
      { house: 'brobnar', hand: ['troll', 'punch'] },
      { houses: ['brobnar', 'dis', 'logos'], hand: ['anger'] },
    );
    t.foe.play('troll').play('punch').choose('troll').end();
    t.me.house('brobnar').discard('anger');
    expect(isActive(t)).toBe(true);
  });
});
