import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('incensed', () => {
  it('gains 1 after each fight of a friendly creature this turn', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['incensed'], line: ['troll', 'krump', 'valdr'] },
      foe: { ...foeHouses, line: ['batdrone', 'batdrone', 'headhunter'] },
    });
    t.me.play('incensed').fight('troll', 'batdrone').fight('krump', 'batdrone').reap('valdr');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'troll', damage: 2, ...used },
          { id: 'krump', damage: 2, ...used },
          { id: 'valdr', ...used },
        ],
      },
      foe: { line: ['headhunter'] },
    });
    t.me.end();
    t.foe.house('brobnar').fight('headhunter', 'troll');
    t.expect({
      me: { aember: 4, line: [{ id: 'troll', damage: 7 }, { id: 'krump', damage: 2 }, 'valdr'] },
      foe: { aember: 0, line: [] },
    });
  });

  it('also for a creature that comes later in the turn, not for one that dies of its fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['incensed', 'anger', 'valdr'], line: ['bumpsy'] },
      foe: { line: ['troll', 'batdrone'] },
    });
    t.me.play('incensed').fight('bumpsy', 'troll').play('valdr').play('anger').choose('batdrone');
    t.expect({
      me: { aember: 3, line: [{ id: 'valdr', damage: 2, ...used }] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });
});
