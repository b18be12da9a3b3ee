import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lion-bautrem', () => {
  it('may be deployed, and gives his neighbors 2 power', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.shadows, hand: ['lion-bautrem'], line: ['silvertooth', 'umbra', 'batdrone'] },
      foe: { ...foeHouses, hand: ['poison-wave'] },
    });
    t.me.play('lion-bautrem', { between: ['silvertooth', 'umbra'] }).end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({
      me: {
        line: [
          { id: 'silvertooth', damage: 2 },
          { id: 'lion-bautrem', damage: 1 },
          { id: 'umbra', damage: 2 },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('takes the power along when he leaves', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'] },
      foe: { line: ['lion-bautrem', { id: 'batdrone', damage: 2 }, 'mother'] },
    });
    t.me.play('the-harder-they-come').choose('mother');
    t.expect({ foe: { line: ['lion-bautrem', { id: 'batdrone', damage: 2 }] } });
    const gone = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { line: ['lion-bautrem', { id: 'batdrone', damage: 2 }, 'mother'] },
    });
    gone.me.play('lights-out').choose('lion-bautrem', 'mother');
    gone.expect({ me: { aember: 1 }, foe: { line: [], discard: ['batdrone'] } });
  });
});
