import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('redline-rotation', () => {
  it.each([
    { aember: 6, stolen: 0 },
    { aember: 7, stolen: 3 },
    { aember: 8, stolen: 4 },
    { aember: 11, stolen: 5 },
  ])('of $aember æmber it steals $stolen', ({ aember, stolen }) => {
    const t = table({ me: { house: 'skyborn', hand: ['redline-rotation'] }, foe: { aember } });
    t.me.play('redline-rotation');
    t.expect({ me: { aember: 1 + stolen }, foe: { aember: aember - stolen } });
  });
});
