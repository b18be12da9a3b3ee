import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('1-2-punch', () => {
  it('stuns an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['1-2-punch'] }, foe: { line: ['tocsin', 'shooler'] } });
    t.me.play('1-2-punch').choose('tocsin');
    t.expect({
      me: { aember: 1, discard: ['1-2-punch'] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'shooler'] },
    });
  });

  it('destroys one that was stunned before', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['1-2-punch'] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'shooler'] },
    });
    t.me.play('1-2-punch').choose('tocsin');
    t.expect({ me: { aember: 1 }, foe: { line: ['shooler'], discard: ['tocsin'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['1-2-punch'], line: ['troll'] }, foe: {} });
    t.me.play('1-2-punch');
    t.expect({ me: { aember: 1, line: ['troll'], discard: ['1-2-punch'] }, foe: {} });
  });
});
