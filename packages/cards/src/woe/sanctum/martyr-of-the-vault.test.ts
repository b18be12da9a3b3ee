import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('martyr-of-the-vault', () => {
  it.each([
    [6, 6],
    [7, 5],
    [9, 5],
  ])('destroyed while the opponent has %i æmber, it leaves them %i', (before, after) => {
    const t = table({
      me: { house: 'sanctum', line: ['martyr-of-the-vault'] },
      foe: { aember: before, line: ['troll'] },
    });
    t.me.fight('martyr-of-the-vault', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: after, line: [{ id: 'troll', damage: 4 }] } });
  });
});
