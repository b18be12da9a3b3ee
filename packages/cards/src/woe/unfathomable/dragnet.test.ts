import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dragnet', () => {
  it('returns a creature with the neighbors of its house', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dragnet'] },
      foe: { line: ['troll', 'bumpsy', 'mother', 'krump'] },
    });
    t.me.play('dragnet').choose('bumpsy');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother', 'krump'] } });
    expect(t.state.players[1]?.hand).toHaveLength(2);
  });

  it('returns it alone between creatures of other houses', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dragnet'], line: ['hookmaster'] },
      foe: { line: ['troll', 'mother', 'bumpsy'] },
    });
    t.me.play('dragnet').choose('mother');
    t.expect({ me: { aember: 1, line: ['hookmaster'] }, foe: { line: ['troll', 'bumpsy'], hand: ['mother'] } });
  });
});
