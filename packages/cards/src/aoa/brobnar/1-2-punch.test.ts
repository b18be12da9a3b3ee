import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('1-2-punch', () => {
  it('stuns an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['1-2-punch'], line: ['troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('1-2-punch');
    expect(t.options()).toEqual(['mother', 'valdr']);
    t.me.choose('valdr');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['mother', { id: 'valdr', stunned: true }] } });
  });

  it('destroys one that was stunned already', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['1-2-punch'] },
      foe: { line: [{ id: 'mother', stunned: true }, 'valdr'] },
    });
    t.me.play('1-2-punch').choose('mother');
    t.expect({ foe: { line: ['valdr'], discard: ['mother'] } });
  });

  it('takes the ward of a stunned one, which stays stunned', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['1-2-punch'] },
      foe: { line: [{ id: 'mother', stunned: true, warded: true }] },
    });
    t.me.play('1-2-punch');
    t.expect({ foe: { line: [{ id: 'mother', stunned: true }] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['1-2-punch'], line: ['troll'] }, foe: {} });
    t.me.play('1-2-punch');
    t.expect({ me: { aember: 1, line: ['troll'], discard: ['1-2-punch'] } });
  });
});
