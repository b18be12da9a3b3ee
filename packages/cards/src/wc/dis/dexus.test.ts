import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('dexus', () => {
  const foesTurn = (mine: readonly string[], line: readonly string[], edition: EditionName = 'current') => {
    const hand = ['silvertooth'];
    const t = table({
      edition,
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

  it.each(editionsSince('cota-1.3'))(
    'ruling dexus/sinestra: the first creature of the opponent is on both flanks, so that both cost 1 (%s)',
    (edition) => {
      const t = foesTurn(['dexus', 'sinestra'], [], edition);
      t.foe.play('silvertooth').choose('dexus');
      t.expect({ foe: { aember: 1, line: ['silvertooth'] }, me: { line: ['dexus', 'sinestra'] } });
    },
  );

  it('does not concern creatures of its own player', () => {
    const t = table({ me: { house: 'dis', aember: 2, line: ['dexus'], hand: ['dust-imp'] }, foe: {} });
    t.me.play('dust-imp', 'right');
    t.expect({ me: { aember: 2, line: ['dexus', { id: 'dust-imp', exhausted: true }] } });
  });
});
