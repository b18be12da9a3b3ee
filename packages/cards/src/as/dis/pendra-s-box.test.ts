import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const boxed = { id: 'mother', upgrades: ['pendra-s-box'] } as const;

describe('pendra-s-box', () => {
  it('exalts the creature and each of its neighbors after a reap', () => {
    const t = table({
      me: { house: 'logos', line: ['troll', boxed, 'valdr', 'bumpsy'] },
      foe: { line: ['shooler'] },
    });
    t.me.reap('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', aember: 1 },
          { ...boxed, aember: 1, exhausted: true },
          { id: 'valdr', aember: 1 },
          'bumpsy',
        ],
      },
      foe: { line: ['shooler'] },
    });
  });

  it('exalts it alone where it has no neighbors, and not after a fight', () => {
    const t = table({ me: { house: 'logos', line: [boxed] } });
    t.me.reap('mother');
    t.expect({ me: { aember: 1, line: [{ ...boxed, aember: 1, exhausted: true }] } });
    const fight = table({ me: { house: 'logos', line: [boxed] }, foe: { line: ['dust-pixie'] } });
    fight.me.fight('mother', 'dust-pixie');
    fight.expect({ me: { line: [{ ...boxed, damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('on an enemy creature makes that player exalt', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['pendra-s-box'] },
      foe: { ...foeHouses, line: ['valdr', 'urchin'] },
    });
    t.me.play('pendra-s-box').choose('valdr').end();
    t.foe.house('brobnar').reap('valdr');
    t.expect({
      me: { aember: 1 },
      foe: {
        aember: 1,
        line: [
          { id: 'valdr', aember: 1, exhausted: true, upgrades: ['pendra-s-box'] },
          { id: 'urchin', aember: 1 },
        ],
      },
    });
  });
});
