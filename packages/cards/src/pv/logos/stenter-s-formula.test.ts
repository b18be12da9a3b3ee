import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stenter-s-formula', () => {
  it('wards up to 3 creatures, and draws a card', () => {
    const t = table({
      me: { house: 'logos', hand: ['stenter-s-formula'], line: ['valdr', 'troll'], deck: ['anger', 'punch'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('stenter-s-formula').choose('troll').done();
    t.expect({ me: { hand: ['anger'], line: ['valdr', { id: 'troll', warded: true }] }, foe: { line: ['valdr'] } });
  });
});
