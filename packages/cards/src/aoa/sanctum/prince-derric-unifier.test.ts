import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('prince-derric-unifier', () => {
  it.each([
    { line: ['mother', 'shooler'], gained: 3 },
    { line: ['mother', 'sequis'], gained: 0 },
    { line: ['mother', 'dextre'], gained: 0 },
  ])('ruling prince-derric-unifier/houses: beside $line, himself counted, gains $gained', ({ line, gained }) => {
    const t = table({ me: { house: 'sanctum', hand: ['prince-derric-unifier'], line }, foe: { line: ['tunk'] } });
    t.me.play('prince-derric-unifier');
    t.expect({
      me: { aember: gained, line: [...line, { id: 'prince-derric-unifier', exhausted: true }] },
      foe: { line: ['tunk'] },
    });
  });
});
