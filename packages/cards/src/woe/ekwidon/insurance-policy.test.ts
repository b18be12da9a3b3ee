import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const insured = { id: 'batdrone', upgrades: ['insurance-policy'] };

describe('insurance-policy', () => {
  it('costs its player 1 as it is played', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['insurance-policy'], line: ['batdrone'], aember: 2 } });
    t.me.play('insurance-policy');
    t.expect({ me: { aember: 1, line: [insured] } });
    const poor = table({ me: { house: 'ekwidon', hand: ['insurance-policy'], line: ['batdrone'] } });
    poor.me.play('insurance-policy');
    poor.expect({ me: { aember: 0, line: [insured] } });
  });

  it('pays 4 when its creature is destroyed in another turn, to the controller of that', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [insured] } });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, discard: ['punch'] },
      foe: { aember: 4, line: [], discard: ['batdrone', 'insurance-policy'] },
    });
  });

  it('pays nothing in the own turn', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [insured] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [], discard: ['punch', 'batdrone', 'insurance-policy'] } });
  });
});
