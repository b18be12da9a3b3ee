import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('securi-droid', () => {
  it('has taunt as a creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', 'securi-droid', 'urchin', 'tocsin'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['securi-droid', 'tocsin']);
    t.expect({ me: { line: ['troll'] }, foe: { line: ['mother', 'securi-droid', 'urchin', 'tocsin'] } });
  });

  it('gives taunt as an upgrade, also to an enemy creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['securi-droid'], line: ['explo-rover'] },
      foe: { line: ['mother', 'tocsin', 'urchin'] },
    });
    t.me.play('securi-droid', 'as-upgrade').choose('mother');
    expect(targetsOf(t, 'explo-rover')).toEqual(['mother', 'urchin']);
    t.expect({
      me: { line: ['explo-rover'] },
      foe: { line: [{ id: 'mother', upgrades: ['securi-droid'] }, 'tocsin', 'urchin'] },
    });
  });

  it('as an upgrade has no power that could be hit, and goes to its owner’s discard pile with its creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: {
        line: [
          { id: 'urchin', upgrades: [{ id: 'securi-droid', owner: 0 }] },
          { id: 'tocsin', upgrades: ['securi-droid'] },
        ],
      },
    });
    t.me.fight('troll', 'tocsin');
    t.expect({
      me: { discard: [], line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { discard: ['tocsin', 'securi-droid'], line: [{ id: 'urchin', upgrades: ['securi-droid'] }] },
    });
  });

  it('is a creature in every other zone, and can be played as an upgrade only where there is one', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['securi-droid'] }, foe: {} });
    t.me.cannot('play', 'securi-droid', 'no-host', 'upgrade').play('securi-droid');
    t.expect({ me: { line: [{ id: 'securi-droid', exhausted: true }] } });
  });
});
