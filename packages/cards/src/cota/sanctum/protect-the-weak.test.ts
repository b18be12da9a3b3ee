import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('protect-the-weak', () => {
  it('gives 1 armor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'tocsin', damage: 2, upgrades: ['protect-the-weak'] }] },
    });
  });

  it('adds to armor that the creature has', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }] } });
  });

  it('gives taunt', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }, 'dust-imp'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['tocsin']);
    t.me.fight('shooler', 'tocsin');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { line: ['dust-imp'], discard: ['tocsin', 'protect-the-weak'] },
    });
  });

  it('is played on any creature, gives its bonus, and armor still fresh', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['protect-the-weak'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('protect-the-weak').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
  });

  it('does not prevent damage that was dealt before', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['protect-the-weak'], line: [{ id: 'tocsin', damage: 2 }] },
      foe: {},
    });
    t.me.play('protect-the-weak');
    t.expect({ me: { line: [{ id: 'tocsin', damage: 2, upgrades: ['protect-the-weak'] }] } });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['protect-the-weak'] }, foe: {} });
    t.me.cannot('play', 'protect-the-weak', 'no-host');
    t.expect({ me: { hand: ['protect-the-weak'], aember: 0 } });
  });
});
