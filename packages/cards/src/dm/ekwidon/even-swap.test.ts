import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('even-swap', () => {
  it('gives two friendly creatures, one at a time, and takes two enemy ones', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['even-swap'], line: ['troll', 'batdrone', 'mother'] },
      foe: { line: ['valdr', 'krump'] },
    });
    t.me.play('even-swap').choose('batdrone').flank('left').choose('mother').flank('right');
    t.me.choose('valdr').flank('left').choose('krump').flank('right');
    t.expect({ me: { aember: 1, line: ['valdr', 'troll', 'krump'] }, foe: { line: ['batdrone', 'mother'] } });
  });

  it('creatures that were given can be taken back', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['even-swap'], line: ['troll', 'batdrone'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('even-swap').choose('batdrone').flank('left').flank('right');
    t.me.choose('troll').choose('valdr').flank('left');
    t.expect({ me: { aember: 1, line: ['valdr', 'troll'] }, foe: { line: ['batdrone'] } });
  });

  it('ruling even-swap/one-creature: gives the only friendly creature, and takes none', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['even-swap'], line: ['troll'] },
      foe: { line: ['valdr', 'krump'] },
    });
    t.me.play('even-swap').flank('left');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['troll', 'valdr', 'krump'] } });
  });

  it('takes none without a friendly creature', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['even-swap'] }, foe: { line: ['valdr', 'krump'] } });
    t.me.play('even-swap');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['valdr', 'krump'] } });
  });
});
