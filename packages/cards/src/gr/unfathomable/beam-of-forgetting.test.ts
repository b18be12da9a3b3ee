import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('beam-of-forgetting', () => {
  it('reveals a random card of the opponent and puts it on the bottom of their deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['beam-of-forgetting'] },
      foe: { hand: ['mother'], deck: ['troll', 'krump'] },
    });
    t.me.play('beam-of-forgetting');
    t.expect({ me: { aember: 1 }, foe: { hand: [], deck: ['troll', 'krump', 'mother'] } });
    expect(t.events.filter(({ type }) => type === 'reveal')).toHaveLength(1);
  });

  it('takes one card only', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['beam-of-forgetting'] },
      foe: { hand: ['mother', 'troll', 'krump'] },
    });
    t.me.play('beam-of-forgetting');
    expect(t.state.players[1]?.hand).toHaveLength(2);
    expect(t.state.players[1]?.deck).toHaveLength(1);
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['beam-of-forgetting'] }, foe: { deck: ['troll'] } });
    t.me.play('beam-of-forgetting');
    t.expect({ me: { aember: 1 }, foe: { deck: ['troll'] } });
  });
});
