import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('efficient-aember-burner', () => {
  const worn = (aember: number) => ({ id: 'valdr', upgrades: ['efficient-aember-burner'], aember });

  it('the keys of the opponent of its creature’s controller cost 1 less for each æmber on it', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 4 },
      foe: { line: [worn(2), { id: 'mother', aember: 3 }] },
    });
    t.expect({ me: { keys: 1, aember: 0 }, foe: { line: [worn(2), { id: 'mother', aember: 3 }] } });
  });

  it('those of that controller cost what they did', () => {
    const t = table({ step: 'forge', me: { ...myHouses.brobnar, aember: 5, line: [worn(2)] } });
    t.expect({ me: { keys: 0, aember: 5, line: [worn(2)] } });
  });

  it('put on an enemy creature, it makes the keys of its own player cheaper, and the enemy exalts when it reaps', () => {
    const t = table({
      me: { house: 'skyborn', houses: ['skyborn', 'dis', 'logos'], hand: ['efficient-aember-burner'], aember: 5 },
      foe: { houses: ['brobnar', 'dis', 'shadows'], line: ['valdr', 'gub'] },
    });
    t.me.play('efficient-aember-burner').choose('valdr').end();
    t.foe.house('brobnar').reap('valdr').end();
    t.expect({
      me: { keys: 1, aember: 0 },
      foe: { aember: 1, line: [worn(1), 'gub'] },
    });
  });
});
