import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('way-of-the-pixie', () => {
  it('lets its creature gain 1 more when it reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'valdr', upgrades: ['way-of-the-pixie'] }, 'bumpsy'] },
      foe: {},
    });
    t.me.reap('valdr').reap('bumpsy');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'valdr', exhausted: true, upgrades: ['way-of-the-pixie'] },
          { id: 'bumpsy', exhausted: true },
        ],
      },
    });
  });

  it('gains nothing in a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'valdr', upgrades: ['way-of-the-pixie'] }] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('valdr', 'silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'valdr', damage: 2, exhausted: true, upgrades: ['way-of-the-pixie'] }] },
      foe: { line: [], discard: ['silvertooth'] },
    });
  });

  it('serves the opponent on a creature of theirs', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['way-of-the-pixie'] },
      foe: { ...foeHouses, line: ['valdr'] },
    });
    t.me.play('way-of-the-pixie').end();
    t.foe.house('brobnar').reap('valdr');
    t.expect({
      me: { aember: 0 },
      foe: { aember: 2, line: [{ id: 'valdr', exhausted: true, upgrades: ['way-of-the-pixie'] }] },
    });
  });

  it('adds up with a second one', () => {
    const upgrades = ['way-of-the-pixie', 'way-of-the-pixie'];
    const t = table({ me: { house: 'brobnar', line: [{ id: 'valdr', upgrades }] }, foe: {} });
    t.me.reap('valdr');
    t.expect({ me: { aember: 3, line: [{ id: 'valdr', exhausted: true, upgrades }] } });
  });
});
