import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('titanarpon', () => {
  it('lets the first creature that its player plays each turn enter ready, and no other', () => {
    const t = table({ me: { house: 'brobnar', line: ['titanarpon'], hand: ['troll', 'valdr'] } });
    t.me.play('troll').play('valdr');
    t.expect({ me: { line: ['titanarpon', 'troll', { id: 'valdr', ...used }] } });
  });

  it('ruling titanarpon/itself: is the first itself, and enters ready; as the second it does not', () => {
    const t = table({ me: { house: 'brobnar', hand: ['titanarpon', 'troll'] } });
    t.me.play('titanarpon').play('troll');
    t.expect({ me: { line: ['titanarpon', { id: 'troll', ...used }] } });
    const u = table({ me: { house: 'brobnar', hand: ['titanarpon', 'troll', 'valdr'] } });
    u.me.play('troll').play('titanarpon').play('valdr');
    u.expect({
      me: {
        line: [
          { id: 'troll', ...used },
          { id: 'titanarpon', ...used },
          { id: 'valdr', ...used },
        ],
      },
    });
  });

  it('does so in each turn of its player, and not for the opponent', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['titanarpon'], hand: ['troll', 'valdr'] },
      foe: { ...foeHouses, hand: ['krump'] },
    });
    t.me.play('troll').end();
    t.foe.house('brobnar').play('krump').end();
    t.me.house('brobnar').play('valdr');
    t.expect({ me: { line: ['titanarpon', 'troll', 'valdr'] }, foe: { line: ['krump'] } });
    const u = table({ active: 1, me: { line: ['titanarpon'] }, foe: { house: 'brobnar', hand: ['krump'] } });
    u.foe.play('krump');
    u.expect({ me: { line: ['titanarpon'] }, foe: { line: [{ id: 'krump', ...used }] } });
  });

  it('counts creatures alone, and readies no artifact', () => {
    const t = table({ me: { house: 'brobnar', line: ['titanarpon'], hand: ['belcher', 'incensed', 'troll'] } });
    t.me.play('belcher').play('incensed').play('troll');
    t.expect({ me: { artifacts: [{ id: 'belcher', ...used }], line: ['titanarpon', 'troll'] } });
  });
});
