import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('tendrils-from-beyond', () => {
  it('returns a creature with its neighbors, if its controller is haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tendrils-from-beyond'] },
      foe: { line: ['troll', 'mother', 'batdrone', 'bumpsy'], discard: ten },
    });
    t.me.play('tendrils-from-beyond').choose('mother');
    t.expect({ me: { aember: 1 }, foe: { line: ['bumpsy'] } });
    expect(t.state.players[1]?.hand).toHaveLength(3);
  });

  it('returns that creature alone otherwise', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tendrils-from-beyond'], discard: ten },
      foe: { line: ['troll', 'mother', 'batdrone'] },
    });
    t.me.play('tendrils-from-beyond').choose('mother');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll', 'batdrone'], hand: ['mother'] } });
  });

  it('looks at the player who controls it: your own creatures go with their neighbors if you are haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tendrils-from-beyond'], line: ['hookmaster', 'sparkfist'], discard: ten },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('tendrils-from-beyond').choose('sparkfist');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['troll', 'mother'] } });
  });
});
