import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('thoughtswim', () => {
  it('keeps all damage from its creature while the opponent is haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['thoughtswim'], line: ['sparkfist'] },
      foe: { line: ['troll'], discard: ten },
    });
    t.me.play('thoughtswim').choose('sparkfist').fight('sparkfist', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'sparkfist', exhausted: true, upgrades: ['thoughtswim'] }] },
      foe: { line: [{ id: 'troll', damage: 2, stunned: true, exhausted: true }] },
    });
  });

  it('keeps none from it otherwise', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'hookmaster', upgrades: ['thoughtswim'] }], discard: ten },
      foe: { line: ['bumpsy'] },
    });
    t.me.fight('hookmaster', 'bumpsy');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'bumpsy', damage: 4 }] } });
  });

  it('on an enemy creature looks at you, who are its opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], discard: ten },
      foe: { line: [{ id: 'batdrone', upgrades: ['thoughtswim'] }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'batdrone', upgrades: ['thoughtswim'] }] } });
  });
});
