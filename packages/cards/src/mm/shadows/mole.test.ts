import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mole', () => {
  it('lets you spend your captured æmber on an enemy creature', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 4 },
      foe: { line: [{ id: 'troll', aember: 2, upgrades: ['mole'] }] },
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { line: [{ id: 'troll', upgrades: ['mole'] }] } });
  });

  it.each([
    { spent: 0, pool: 0, left: 2 },
    { spent: 2, pool: 2, left: 0 },
  ])('leaves open where the æmber comes from: $spent from the creature', ({ spent, pool, left }) => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 6 },
      foe: { line: [{ id: 'troll', aember: 2, upgrades: ['mole'] }] },
    });
    for (let i = 0; i < spent; i++) t.me.choose('troll');
    if (spent < 2) t.me.done();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: pool }, foe: { line: [{ id: 'troll', aember: left, upgrades: ['mole'] }] } });
  });

  it('on a friendly creature helps the opponent, whoever put it there', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['mole'], line: [{ id: 'dodger', aember: 3 }] },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.play('mole').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', upgrades: ['mole'] }] }, foe: { keys: 1, aember: 0 } });
  });

  it('does not help the controller of the creature', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 4, line: [{ id: 'dodger', aember: 3, upgrades: ['mole'] }] },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 4, line: [{ id: 'dodger', aember: 3, upgrades: ['mole'] }] } });
  });

  it('opens no other creature', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 5 },
      foe: {
        line: [
          { id: 'troll', upgrades: ['mole'] },
          { id: 'dodger', aember: 3 },
        ],
      },
    });
    t.me.house('shadows');
    t.expect({
      me: { keys: 0, aember: 5 },
      foe: {
        line: [
          { id: 'troll', upgrades: ['mole'] },
          { id: 'dodger', aember: 3 },
        ],
      },
    });
  });

  it('does not add that æmber to a pool that is stolen from or lost', () => {
    const t = table({
      active: 1,
      me: { aember: 0 },
      foe: { house: 'shadows', hand: ['nerve-blast'], line: [{ id: 'troll', aember: 2, upgrades: ['mole'] }] },
    });
    t.foe.play('nerve-blast');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [{ id: 'troll', aember: 2, upgrades: ['mole'] }] } });
  });
});
