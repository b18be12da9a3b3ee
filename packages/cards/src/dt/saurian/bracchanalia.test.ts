import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('bracchanalia', () => {
  const four = [
    { id: 'bumpsy', aember: 1 },
    { id: 'troll', aember: 2 },
    { id: 'mother', aember: 1 },
    { id: 'tocsin', aember: 1 },
  ];
  const three = ['bumpsy', ...four.slice(1)];
  const full = [{ id: 'bracchanalia', aember: 4 }];

  it('takes 4 from the common supply, and a friendly creature captures 1', () => {
    const t = table({
      me: { house: 'saurian', hand: ['bracchanalia'], line: ['bumpsy', 'tocsin'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.play('bracchanalia').choose('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: ['bumpsy', { id: 'tocsin', aember: 1 }],
        artifacts: [{ id: 'bracchanalia', aember: 4, exhausted: true }],
      },
      foe: { aember: 1, line: ['troll'] },
    });
  });

  it('takes its 4 also where nobody can capture', () => {
    const t = table({ me: { house: 'saurian', hand: ['bracchanalia'] }, foe: { aember: 2 } });
    t.me.play('bracchanalia');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'bracchanalia', aember: 4, exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('gives all of it to its controller who begins a turn with 4 such creatures, in time for a key', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.saurian, aember: 2, artifacts: full, line: four },
      foe: { ...foeHouses, house: 'dis' },
    });
    t.foe.end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0, artifacts: ['bracchanalia'], line: four } });
  });

  it('gives it to the opponent who begins a turn with 4 of them', () => {
    const t = table({
      me: { ...myHouses.saurian, house: 'saurian', artifacts: full },
      foe: { ...foeHouses, line: four },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 0, artifacts: ['bracchanalia'] }, foe: { aember: 4, line: four } });
  });

  it('counts the creatures of whoever begins the turn, and none without æmber', () => {
    const t = table({
      me: { ...myHouses.saurian, house: 'saurian', artifacts: full, line: four },
      foe: { ...foeHouses, line: three },
    });
    t.me.end();
    t.expect({
      active: 'foe',
      me: { aember: 0, artifacts: full, line: four },
      foe: { aember: 0, line: three },
    });
  });
});
