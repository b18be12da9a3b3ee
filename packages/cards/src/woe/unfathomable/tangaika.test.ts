import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const cultist = { id: 'mother', token: 'cultist' };

describe('tangaika', () => {
  it('can be played with 4 Cultists, and not with 3', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tangaika'], line: [cultist, cultist, cultist, 'hookmaster'] },
    });
    t.me.cannot('play', 'tangaika', 'needs-unmet');
    const u = table({ me: { house: 'unfathomable', hand: ['tangaika'], line: [cultist, cultist, cultist, cultist] } });
    u.me.play('tangaika');
    u.expect({
      me: { aember: 2, line: [cultist, cultist, cultist, cultist, { id: 'tangaika', exhausted: true }] },
    });
  });

  it('counts no Cultists of the opponent', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tangaika'] },
      foe: { line: [cultist, cultist, cultist, cultist] },
    });
    t.me.cannot('play', 'tangaika', 'needs-unmet');
  });

  it('gains 1 after it fought, and splashes 5', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['tangaika'] },
      foe: { line: ['troll', 'krump', 'bumpsy'] },
    });
    t.me.fight('tangaika', 'krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'tangaika', damage: 6, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });
});
