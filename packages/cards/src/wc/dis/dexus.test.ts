import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('dexus', () => {
  const foesTurn = (mine: readonly string[], line: readonly string[], hand: readonly string[] = ['silvertooth']) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: mine },
      foe: { ...foeHouses, aember: 3, hand, line },
    });
    t.me.end();
    t.foe.house('shadows');
    return t;
  };

  it('costs the opponent 1 for a creature on their right flank, and nothing for one on the left', () => {
    const right = foesTurn(['dexus'], ['troll']);
    right.foe.play('silvertooth', 'right');
    right.expect({ foe: { aember: 2, line: ['troll', 'silvertooth'] }, me: { line: ['dexus'] } });
    const left = foesTurn(['dexus'], ['troll']);
    left.foe.play('silvertooth', 'left');
    left.expect({ foe: { aember: 3, line: ['silvertooth', 'troll'] }, me: { line: ['dexus'] } });
  });

  it('ruling dexus/sinestra: the first creature of the opponent is on both flanks, so that both cost 1', () => {
    const t = foesTurn(['dexus', 'sinestra'], []);
    t.foe.play('silvertooth').choose('dexus');
    t.expect({ foe: { aember: 1, line: ['silvertooth'] }, me: { line: ['dexus', 'sinestra'] } });
  });

  it('does not concern creatures of its own player', () => {
    const t = table({ me: { house: 'dis', aember: 2, line: ['dexus'], hand: ['dust-imp'] }, foe: {} });
    t.me.play('dust-imp', 'right');
    t.expect({ me: { aember: 2, line: ['dexus', { id: 'dust-imp', exhausted: true }] } });
  });
});
