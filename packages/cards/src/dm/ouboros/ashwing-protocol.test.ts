import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ashwing-protocol', () => {
  it('draws 3 cards while the opponent controls more creatures', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['ashwing-protocol'], deck: ['troll', 'krump', 'anger', 'mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('ashwing-protocol');
    t.expect({ me: { aember: 1, hand: ['troll', 'krump', 'anger'], deck: ['mother'] }, foe: { line: ['valdr'] } });
  });

  it('draws nothing where both have as many, or its player has more', () => {
    for (const theirs of [[], ['valdr']]) {
      const t = table({
        me: { house: 'ouboros', hand: ['ashwing-protocol'], deck: ['troll', 'anger'], line: ['mother'] },
        foe: { line: theirs },
      });
      t.me.play('ashwing-protocol');
      t.expect({ me: { aember: 1, hand: [], line: ['mother'] }, foe: { line: theirs } });
    }
  });
});
