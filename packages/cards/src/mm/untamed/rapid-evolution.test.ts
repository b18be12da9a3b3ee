import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rapid-evolution', () => {
  it('gives a creature a +1 power counter for each æmber of its player, the one of its bonus icon too', () => {
    const t = table({
      me: { house: 'untamed', hand: ['rapid-evolution'], aember: 3, line: ['snufflegator'] },
      foe: { aember: 7, line: ['krump'] },
    });
    t.me.play('rapid-evolution').choose('snufflegator');
    t.expect({ me: { aember: 4, line: [{ id: 'snufflegator', power: 4 }] }, foe: { aember: 7, line: ['krump'] } });
  });

  it('gives 1 with nothing but its bonus icon, to an enemy creature where there is no other', () => {
    const t = table({ me: { house: 'untamed', hand: ['rapid-evolution'] }, foe: { line: ['krump'] } });
    t.me.play('rapid-evolution');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'krump', power: 1 }] } });
  });

  it('gives none without æmber, and none without a creature', () => {
    const t = table({
      me: { house: 'untamed', hand: [{ id: 'rapid-evolution', bonus: [] }], line: ['snufflegator'] },
      foe: {},
    });
    t.me.play('rapid-evolution');
    t.expect({ me: { aember: 0, line: ['snufflegator'] } });
    const none = table({ me: { house: 'untamed', hand: ['rapid-evolution'], aember: 3 }, foe: {} });
    none.me.play('rapid-evolution');
    none.expect({ me: { aember: 4, discard: ['rapid-evolution'] } });
  });
});
