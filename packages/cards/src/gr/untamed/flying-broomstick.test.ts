import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flying-broomstick', () => {
  it('lets its creature take damage, æmber and counters off a creature, after it reaps', () => {
    const t = table({
      me: { house: 'untamed', hand: ['flying-broomstick'], line: ['dew-faerie'] },
      foe: { line: [{ id: 'troll', damage: 3, aember: 2, power: 1, stunned: true, warded: true, exhausted: true }] },
    });
    t.me.play('flying-broomstick').choose('dew-faerie').reap('dew-faerie').order('dew-faerie');
    t.me.choose('troll');
    t.expect({
      me: { aember: 3, line: [{ id: 'dew-faerie', exhausted: true, upgrades: ['flying-broomstick'] }] },
      foe: { aember: 0, line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('may be used on its own creature', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', damage: 2, aember: 1, upgrades: ['flying-broomstick'] }] },
      foe: {},
    });
    t.me.reap('snufflegator');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true, upgrades: ['flying-broomstick'] }] } });
  });

  it('makes its creature elusive', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'snufflegator', upgrades: ['flying-broomstick'] }] },
    });
    t.me.fight('troll', 'snufflegator');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'snufflegator', upgrades: ['flying-broomstick'] }] },
    });
  });
});
