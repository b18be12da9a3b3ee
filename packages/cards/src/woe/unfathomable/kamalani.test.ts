import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('kamalani', () => {
  it('makes 2 token creatures as it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['kamalani', 'bumpsy'], beside: ['priest'], deck: ['mother', 'troll', 'punch'] },
    });
    t.me.play('lava-ball').choose('kamalani').flank('right').flank('right');
    expect(t.state.players[1]?.line).toHaveLength(3);
    expect(t.state.players[1]?.deck).toHaveLength(1);
  });

  it('makes none for a player without a token card', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['kamalani'], deck: ['mother'] },
    });
    t.me.play('lava-ball');
    t.expect({ foe: { line: [], deck: ['mother'], discard: ['kamalani'] } });
  });
});
