import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('marmo-swarm', () => {
  it('has 1 more power for each æmber in your pool', () => {
    const t = table({
      me: { house: 'untamed', aember: 4, line: ['marmo-swarm'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.fight('marmo-swarm', 'mother');
    t.expect({ me: { aember: 4, line: [{ id: 'marmo-swarm', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });

  it('dies of its damage when the pool shrinks', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, aember: 3, line: [{ id: 'marmo-swarm', damage: 4 }] },
      foe: { ...foeHouses, hand: ['urchin'] },
    });
    t.me.end();
    t.foe.house('shadows').play('urchin');
    t.expect({
      me: { aember: 2, line: [], discard: ['marmo-swarm'] },
      foe: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
    });
  });

  it('ruling marmo-swarm/present-controller: looks at the pool of whoever controls it now', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnobeam'], aember: 1 },
      foe: { aember: 5, line: [{ id: 'marmo-swarm', damage: 3 }] },
    });
    t.me.play('hypnobeam');
    t.expect({ me: { line: [] }, foe: { line: [], discard: ['marmo-swarm'] } });
  });
});
