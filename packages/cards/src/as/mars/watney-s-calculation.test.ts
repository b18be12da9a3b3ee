import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('watney-s-calculation', () => {
  it('destroys an enemy creature while the opponent has more æmber', () => {
    const t = table({
      me: { house: 'mars', hand: ['watney-s-calculation'], line: ['tunk'] },
      foe: { aember: 2, line: ['troll', 'krump'] },
    });
    t.me.play('watney-s-calculation').choose('troll');
    t.expect({ me: { aember: 1, line: ['tunk'] }, foe: { aember: 2, line: ['krump'], discard: ['troll'] } });
  });

  it('does nothing where both have as much: its own icon counts', () => {
    const t = table({
      me: { house: 'mars', hand: ['watney-s-calculation'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.play('watney-s-calculation');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: ['troll'] } });
  });
});
