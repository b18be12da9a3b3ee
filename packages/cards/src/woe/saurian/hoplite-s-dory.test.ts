import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hoplite-s-dory', () => {
  it('works while it fights: with two exhausted creatures on its left it has 9', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'mother', exhausted: true },
          { id: 'valdr', exhausted: true },
          { id: 'bumpsy', upgrades: ['hoplite-s-dory'] },
        ],
      },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'valdr', exhausted: true },
          { id: 'bumpsy', upgrades: ['hoplite-s-dory'], damage: 8, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('counts none on its right, none that is ready, and can be played on an enemy creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['hoplite-s-dory'], line: ['troll'] },
      foe: { houses: ['brobnar'], line: ['mother', 'bumpsy', { id: 'valdr', exhausted: true }] },
    });
    t.me.play('hoplite-s-dory').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: ['troll'] },
      foe: { line: ['mother', { id: 'bumpsy', upgrades: ['hoplite-s-dory'] }, { id: 'valdr', exhausted: true }] },
    });
  });
});
