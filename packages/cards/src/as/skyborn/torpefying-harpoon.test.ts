import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('torpefying-harpoon', () => {
  const worn = { id: 'troll', upgrades: ['torpefying-harpoon'] };

  it('at the end of the turn of its creature’s controller it destroys it if it is not on a flank', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], line: ['mother', worn, 'gub'] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { line: ['mother', 'gub'], discard: ['troll', 'torpefying-harpoon'] } });
  });

  it('not on a flank, and not in the turn of another player', () => {
    const t = table({
      me: { house: 'skyborn', houses: ['skyborn', 'dis', 'logos'], hand: ['torpefying-harpoon'] },
      foe: { ...foeHouses, line: ['mother', 'troll', 'gub'] },
    });
    t.me.play('torpefying-harpoon').choose('troll').end();
    t.expect({ me: { aember: 1 }, foe: { line: ['mother', worn, 'gub'] } });
    t.foe.house('brobnar').end();
    t.expect({ foe: { line: ['mother', 'gub'] } });
    const flank = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], line: ['mother', worn] },
      foe: foeHouses,
    });
    flank.me.end();
    flank.expect({ me: { line: ['mother', worn] } });
  });
});
