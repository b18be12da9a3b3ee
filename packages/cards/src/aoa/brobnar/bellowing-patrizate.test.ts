import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('bellowing-patrizate', () => {
  it('deals 1 to a creature that enters play while it is ready, of either player', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['troll'], line: ['bellowing-patrizate'] },
      foe: { ...foeHouses, hand: ['valdr'] },
    });
    t.me.play('troll').end();
    t.foe.house('brobnar').play('valdr');
    t.expect({
      me: { line: ['bellowing-patrizate', { id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 1, exhausted: true }] },
    });
  });

  it('deals nothing while it is exhausted', () => {
    const t = table({ me: { house: 'brobnar', hand: ['troll'], line: ['bellowing-patrizate'] }, foe: {} });
    t.me.reap('bellowing-patrizate').play('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bellowing-patrizate', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });

  it('spares itself: it enters exhausted', () => {
    const t = table({ me: { house: 'brobnar', hand: ['bellowing-patrizate'] }, foe: { line: ['mother'] } });
    t.me.play('bellowing-patrizate');
    t.expect({ me: { line: [{ id: 'bellowing-patrizate', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('kills a creature of power 1', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'], line: ['bellowing-patrizate'] }, foe: {} });
    t.me.play('dust-pixie');
    t.expect({ me: { line: ['bellowing-patrizate'], discard: ['dust-pixie'] } });
  });
});
