import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('placeholder', () => {
  it('moves a creature to a flank, deals 2 damage to it, and does so again where it is not destroyed', () => {
    const t = table({
      me: { house: 'logos', hand: ['placeholder'], line: ['krump', 'troll', 'mother'] },
      foe: { line: ['valdr', 'tocsin', 'bumpsy'] },
    });
    t.me.play('placeholder').choose('troll').flank('left').choose('tocsin').flank('right');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 2 }, 'krump', 'mother'] },
      foe: { line: ['valdr', 'bumpsy', { id: 'tocsin', damage: 2 }] },
    });
  });

  it('ruling placeholder/once: the effect is repeated once, whatever comes of the second time', () => {
    const t = table({ me: { house: 'logos', hand: ['placeholder'], line: ['troll'] }, foe: {} });
    t.me.play('placeholder').flank('left').flank('left');
    t.expect({ me: { line: [{ id: 'troll', damage: 4 }] } });
  });

  it('is not repeated where the creature is destroyed', () => {
    const t = table({
      me: { house: 'logos', hand: ['placeholder'], line: ['troll', 'krump'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('placeholder').choose('batdrone').flank('left');
    t.expect({ me: { line: ['troll', 'krump'] }, foe: { line: [] } });
  });

  it('is repeated where armor or a ward takes the damage', () => {
    const t = table({
      me: { house: 'logos', hand: ['placeholder'], line: ['paradrone'] },
      foe: { line: [{ id: 'gub', warded: true }] },
    });
    t.me.play('placeholder').choose('paradrone').flank('left').choose('gub').flank('left');
    t.expect({ me: { line: ['paradrone'] }, foe: { line: ['gub'] } });
  });
});
