import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('remmy-s-horror', () => {
  it('destroys a creature and an artifact, and purges a random card of the opponent’s hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['remmy-s-horror'], line: ['valdr'] },
      foe: { line: ['troll'], artifacts: ['the-mist'], hand: ['anger'] },
    });
    t.me.play('remmy-s-horror').choose('troll');
    t.expect({ me: { line: ['valdr'] }, foe: { line: [], artifacts: [], hand: [], purged: ['anger'] } });
  });

  it('does what it can', () => {
    const t = table({ me: { house: 'dis', hand: ['remmy-s-horror'] }, foe: { hand: ['anger'] } });
    t.me.play('remmy-s-horror');
    t.expect({ foe: { hand: [], purged: ['anger'] } });
  });
});
