import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('into-the-fray', () => {
  it('readies the chosen creature after each fight of this turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['into-the-fray'], line: ['troll', 'valdr'] },
      foe: { line: ['batdrone', 'dust-imp', 'mother'] },
    });
    t.me.play('into-the-fray').choose('troll').fight('troll', 'batdrone').fight('troll', 'dust-imp');
    t.expect({ me: { line: [{ id: 'troll', damage: 4 }, 'valdr'] }, foe: { line: ['mother'] } });
  });

  it('readies nobody else, and no creature after a reap', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['into-the-fray'], line: ['troll', 'valdr'] },
      foe: { line: ['batdrone', 'mother'] },
    });
    t.me.play('into-the-fray').choose('troll').fight('valdr', 'batdrone').reap('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'valdr', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('may choose a friendly Brobnar creature only', () => {
    const t = table({ me: { house: 'brobnar', hand: ['into-the-fray'], line: ['mother'] }, foe: { line: ['troll'] } });
    t.me.play('into-the-fray');
    t.expect({ me: { line: ['mother'], discard: ['into-the-fray'] }, foe: { line: ['troll'] } });
  });
});
