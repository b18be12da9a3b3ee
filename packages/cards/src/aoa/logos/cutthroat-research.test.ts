import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cutthroat-research', () => {
  it.each([
    { pool: 7, stolen: 0 },
    { pool: 8, stolen: 2 },
    { pool: 12, stolen: 2 },
  ])('steals $stolen of $pool', ({ pool, stolen }) => {
    const t = table({ me: { house: 'logos', hand: ['cutthroat-research'] }, foe: { aember: pool } });
    t.me.play('cutthroat-research');
    t.expect({ me: { aember: 1 + stolen }, foe: { aember: pool - stolen } });
  });
});
