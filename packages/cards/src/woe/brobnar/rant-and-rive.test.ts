import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rant-and-rive', () => {
  it.each([
    { aember: 7, left: 7 },
    { aember: 8, left: 4 },
    { aember: 9, left: 5 },
    { aember: 11, left: 6 },
  ])('of $aember the opponent keeps $left', ({ aember, left }) => {
    const t = table({ me: { house: 'brobnar', aember: 9, hand: ['rant-and-rive'] }, foe: { aember } });
    t.me.play('rant-and-rive');
    t.expect({ me: { aember: 10 }, foe: { aember: left } });
  });
});
