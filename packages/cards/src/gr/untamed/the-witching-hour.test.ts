import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('the-witching-hour', () => {
  it('returns each Witch creature from your discard pile to your hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-witching-hour'], discard: ['jervi', 'troll', 'hunting-witch'] },
      foe: { discard: ['jervi'] },
    });
    t.me.play('the-witching-hour');
    t.expect({ me: { discard: ['the-witching-hour', 'troll'] }, foe: { discard: ['jervi'] } });
    expect(t.state.players[0]?.hand).toHaveLength(2);
  });

  it('returns nothing where there is none', () => {
    const t = table({ me: { house: 'untamed', hand: ['the-witching-hour'], discard: ['troll'], line: ['jervi'] } });
    t.me.play('the-witching-hour');
    t.expect({ me: { hand: [], line: ['jervi'], discard: ['the-witching-hour', 'troll'] } });
  });
});
