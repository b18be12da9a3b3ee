import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('aerial-pedlar', () => {
  it('takes the least powerful enemy creature, which may be used this turn, and goes to the opponent', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['aerial-pedlar', 'shooler'] },
      foe: { line: ['troll', 'batdrone'] },
    });
    t.me.reap('aerial-pedlar').flank('right').flank('left').reap('batdrone');
    t.expect({
      me: { aember: 2, line: ['shooler', { id: 'batdrone', exhausted: true }] },
      foe: { line: [{ id: 'aerial-pedlar', exhausted: true }, 'troll'] },
    });
  });

  it('lets the creature be used only this turn', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis', 'shadows'], line: ['aerial-pedlar'] },
      foe: { ...foeHouses, line: ['batdrone'] },
    });
    t.me.reap('aerial-pedlar').flank('left').reap('batdrone').end();
    t.foe.house('dis').end();
    t.me.house('ekwidon').cannot('reap', 'batdrone', 'wrong-house');
    t.expect({ me: { aember: 2, line: ['batdrone'] }, foe: { line: ['aerial-pedlar'] } });
  });

  it('takes an exhausted creature as it is', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['aerial-pedlar'] },
      foe: { line: [{ id: 'batdrone', exhausted: true }] },
    });
    t.me.reap('aerial-pedlar').flank('left').cannot('reap', 'batdrone', 'exhausted');
    t.expect({
      me: { line: [{ id: 'batdrone', exhausted: true }] },
      foe: { line: [{ id: 'aerial-pedlar', exhausted: true }] },
    });
  });

  it('among equals you choose', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['aerial-pedlar'] },
      foe: { line: ['mother', 'bumpsy', 'troll'] },
    });
    t.me.reap('aerial-pedlar').choose('bumpsy').flank('right').flank('right');
    t.expect({
      me: { aember: 1, line: ['bumpsy'] },
      foe: { line: ['mother', 'troll', { id: 'aerial-pedlar', exhausted: true }] },
    });
  });

  it('goes over there also where there is no enemy creature', () => {
    const t = table({ me: { house: 'ekwidon', line: ['aerial-pedlar', 'shooler'] } });
    t.me.reap('aerial-pedlar');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: [{ id: 'aerial-pedlar', exhausted: true }] } });
  });
});
