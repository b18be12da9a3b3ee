import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('lost-in-the-wild', () => {
  it('shuffles each flank creature into its owner’s deck', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-wild'], line: ['dew-faerie'] },
      foe: { line: ['troll', 'mother', 'batdrone', 'bumpsy'], discard: ten },
    });
    t.me.play('lost-in-the-wild');
    t.expect({ me: { aember: 1, line: [], deck: ['dew-faerie'] }, foe: { line: ['mother', 'batdrone'] } });
    expect(t.state.players[1]?.deck).toHaveLength(2);
  });

  it('does so twice if you are haunted', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-wild'], discard: ten },
      foe: { line: ['troll', 'mother', 'batdrone', 'bumpsy', 'gub'] },
    });
    t.me.play('lost-in-the-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['batdrone'] } });
    expect(t.state.players[1]?.deck).toHaveLength(4);
  });
});
