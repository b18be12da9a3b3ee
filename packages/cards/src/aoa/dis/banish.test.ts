import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('banish', () => {
  it('puts an enemy creature into the archives of the opponent', () => {
    const t = table({ me: { house: 'dis', hand: ['banish'], line: ['shooler'] }, foe: { line: ['mother', 'valdr'] } });
    t.me.play('banish');
    expect(t.options()).toEqual(['mother', 'valdr']);
    t.me.choose('valdr');
    t.expect({ me: { aember: 1, archives: [], line: ['shooler'] }, foe: { line: ['mother'], archives: ['valdr'] } });
  });

  it('takes only the ward of a warded one', () => {
    const t = table({ me: { house: 'dis', hand: ['banish'] }, foe: { line: [{ id: 'mother', warded: true }] } });
    t.me.play('banish');
    t.expect({ foe: { line: ['mother'], archives: [] } });
  });

  it('gives the æmber on it back, and discards its upgrades', () => {
    const t = table({
      me: { house: 'dis', hand: ['banish'] },
      foe: { line: [{ id: 'mother', aember: 2, upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('banish');
    t.expect({ me: { aember: 3 }, foe: { line: [], archives: ['mother'], discard: ['blood-of-titans'] } });
  });
});
