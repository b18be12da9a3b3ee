import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('forge-compiler', () => {
  it('is destroyed and wards each friendly creature after the opponent forged a key', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['forge-compiler'], line: ['batdrone', 'troll'] },
      foe: { ...foeHouses, aember: 6, line: ['shooler'] },
    });
    t.foe.house('dis');
    t.expect({
      me: {
        artifacts: [],
        discard: ['forge-compiler'],
        line: [
          { id: 'batdrone', warded: true },
          { id: 'troll', warded: true },
        ],
      },
      foe: { aember: 0, keys: 1, line: ['shooler'] },
    });
  });

  it('does not care for keys that its own player forges', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, artifacts: ['forge-compiler'], line: ['batdrone'], aember: 6 },
      foe: {},
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, artifacts: ['forge-compiler'], line: ['batdrone'] } });
  });

  it('is destroyed where there is no creature to ward', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['forge-compiler'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.foe.house('dis');
    t.expect({ me: { artifacts: [], discard: ['forge-compiler'] }, foe: { aember: 1, keys: 1 } });
  });

  it('waits where the opponent forges none', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['forge-compiler'], line: ['batdrone'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.foe.house('dis');
    t.expect({ me: { artifacts: ['forge-compiler'], line: ['batdrone'] }, foe: { aember: 5, keys: 0 } });
  });

  it('two of them are both destroyed for one ward', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['forge-compiler', 'forge-compiler'], line: ['troll'] },
      foe: { ...foeHouses, aember: 6, house: 'brobnar', line: ['krump'] },
    });
    t.foe.order('forge-compiler').house('brobnar').fight('krump', 'troll');
    t.expect({
      me: { artifacts: [], line: ['troll'] },
      foe: { keys: 1, line: [] },
    });
  });
});
