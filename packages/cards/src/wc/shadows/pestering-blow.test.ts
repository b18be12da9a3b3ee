import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pestering-blow', () => {
  it('deals 1 to a creature and enrages it', () => {
    const t = table({ me: { house: 'shadows', hand: ['pestering-blow'] }, foe: { line: ['troll', 'mother'] } });
    t.me.play('pestering-blow').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 1, enraged: 1 }, 'mother'] } });
  });

  it('enrages also a creature whose armor or ward takes the damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pestering-blow', 'pestering-blow'] },
      foe: { line: ['bulwark', { id: 'mother', warded: true }] },
    });
    t.me.play('pestering-blow').choose('bulwark').play('pestering-blow').choose('mother');
    t.expect({
      me: { aember: 2 },
      foe: {
        line: [
          { id: 'bulwark', enraged: 1 },
          { id: 'mother', enraged: 1 },
        ],
      },
    });
  });
});
