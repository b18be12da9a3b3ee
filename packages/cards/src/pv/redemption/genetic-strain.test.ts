import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('genetic-strain', () => {
  it('has each Mutant capture 1 from its opponent, on both sides', () => {
    const t = table({
      me: { house: 'redemption', hand: ['genetic-strain'], aember: 2, line: ['infomorph', 'valdr'] },
      foe: { aember: 3, line: ['infomorph', 'troll'] },
    });
    t.me.play('genetic-strain');
    t.expect({
      me: { aember: 2, line: [{ id: 'infomorph', aember: 1 }, 'valdr'] },
      foe: { aember: 2, line: [{ id: 'infomorph', aember: 1 }, 'troll'] },
    });
  });

  it('lets its player say which, where there is not enough', () => {
    const t = table({
      me: { house: 'redemption', hand: ['genetic-strain'], line: ['infomorph', 'sacro-beast'] },
      foe: { aember: 1 },
    });
    t.me.play('genetic-strain').choose('sacro-beast');
    t.expect({ me: { line: ['infomorph', { id: 'sacro-beast', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('Fate: gives the opponent 2 only where there is an enemy Mutant creature', () => {
    const t = fated('genetic-strain', { line: ['infomorph'] }, { line: ['infomorph', 'infomorph'] });
    t.expect({ me: { aember: 2, line: ['infomorph', 'infomorph'] }, foe: { aember: 0, line: ['infomorph'] } });
    const u = fated('genetic-strain', { line: ['infomorph'] });
    u.expect({ me: { aember: 0 }, foe: { line: ['infomorph'] } });
  });
});
