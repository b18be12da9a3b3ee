import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sinestra', () => {
  const foesTurn = (line: readonly string[]) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['sinestra'] },
      foe: { ...foeHouses, aember: 3, hand: ['silvertooth'], line },
    });
    t.me.end();
    t.foe.house('shadows');
    return t;
  };

  it('costs the opponent 1 for a creature on their left flank', () => {
    const t = foesTurn(['troll']);
    t.foe.play('silvertooth', 'left');
    t.expect({
      foe: { aember: 2, line: ['silvertooth', 'troll'] },
      me: { line: ['sinestra'] },
    });
  });

  it('not for one on their right flank; their first creature stands on both', () => {
    const t = foesTurn(['troll']);
    t.foe.play('silvertooth', 'right');
    t.expect({
      foe: { aember: 3, line: ['troll', 'silvertooth'] },
      me: { line: ['sinestra'] },
    });
    const first = foesTurn([]);
    first.foe.play('silvertooth');
    first.expect({ foe: { aember: 2, line: ['silvertooth'] }, me: { line: ['sinestra'] } });
  });

  it('does not concern creatures of its own player', () => {
    const t = table({ me: { house: 'dis', aember: 2, line: ['sinestra'], hand: ['dust-imp'] }, foe: {} });
    t.me.play('dust-imp', 'left');
    t.expect({ me: { aember: 2, line: [{ id: 'dust-imp', exhausted: true }, 'sinestra'] } });
  });
});
