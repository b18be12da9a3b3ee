import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('grey-monk', () => {
  it('adds to other armor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['raiding-knight', 'grey-monk', 'grey-monk'] },
    });
    t.me.play('punch').choose('raiding-knight');
    t.expect({ foe: { line: ['raiding-knight', 'grey-monk', 'grey-monk'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['raiding-knight'] },
    });
    u.me.play('punch');
    u.expect({ foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
  });

  it.each([
    { damage: 1, left: 0 },
    { damage: 2, left: 0 },
    { damage: 4, left: 2 },
  ])('heals 2 from a creature after it reaped: of $damage are left $left', ({ damage, left }) => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-monk', { id: 'mother', damage }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.reap('grey-monk').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'grey-monk', exhausted: true },
          { id: 'mother', damage: left },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('may heal itself or an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'grey-monk', damage: 2 }, 'grey-monk'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
    t.me.reap('grey-monk').choose('grey-monk').reap('grey-monk#2').choose('valdr');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'grey-monk', exhausted: true },
          { id: 'grey-monk', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('has armor that comes back each turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'sanctum', 'logos'], line: ['grey-monk', 'mother'] },
      foe: { ...foeHouses, line: ['dust-imp', 'tocsin'] },
    });
    t.me.end();
    t.foe.house('dis').fight('dust-imp', 'mother').fight('tocsin', 'mother');
    t.expect({ me: { line: ['grey-monk', { id: 'mother', damage: 4 }] }, foe: { aember: 2, line: [] } });
  });

  it('ruling friendly/itself: gives each friendly creature 1 armor, itself too, and enemy ones none [rule friendly]', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['dodger'] },
      foe: { line: ['mother', 'grey-monk', 'tocsin'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { line: [{ id: 'dodger', damage: 2 }] },
      foe: {
        line: [
          { id: 'mother', damage: 1 },
          { id: 'grey-monk', damage: 1 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
  });
});
