import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cover-fire', () => {
  it.each([
    [5, 3, 1],
    [6, 3, 1],
    [1, 1, 1],
    [0, 0, 0],
  ])('of %i æmber the opponent loses half, rounded down; of the other %i it steals %i', (had, left, stolen) => {
    const t = table({ me: { house: 'shadows', hand: ['cover-fire'] }, foe: { aember: had } });
    t.me.play('cover-fire');
    t.expect({ me: { aember: stolen }, foe: { aember: left - stolen } });
  });
});
