import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blood-money', () => {
  it('puts 2 from the supply on an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-money'], line: ['smaaash'], aember: 3 },
      foe: { line: ['tocsin', { id: 'charette', aember: 1 }], aember: 5 },
    });
    t.me.play('blood-money').choose('charette');
    t.expect({
      me: { aember: 3, line: ['smaaash'], discard: ['blood-money'] },
      foe: { aember: 5, line: ['tocsin', { id: 'charette', aember: 3 }] },
    });
  });

  it('pays its player when the creature is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-money', 'punch'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('blood-money').play('punch');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: [], discard: ['tocsin'] } });
  });

  it('pays also when the creature returns to hand', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole'], deck: ['blood-money', 'fear'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: [], hand: ['tocsin'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['blood-money'], line: ['smaaash'] }, foe: {} });
    t.me.play('blood-money');
    t.expect({ me: { aember: 0, line: ['smaaash'], discard: ['blood-money'] }, foe: { aember: 0 } });
  });
});
