import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('smith', () => {
  it.each([
    { mine: 0, theirs: 0, pool: 1 },
    { mine: 1, theirs: 0, pool: 3 },
    { mine: 1, theirs: 1, pool: 1 },
    { mine: 2, theirs: 1, pool: 3 },
    { mine: 1, theirs: 2, pool: 1 },
    { mine: 5, theirs: 1, pool: 3 },
  ])('with $mine creatures against $theirs leads to a pool of $pool', ({ mine, theirs, pool }) => {
    const line = (n: number) => Array.from({ length: n }, () => 'tocsin');
    const t = table({ me: { house: 'brobnar', hand: ['smith'], line: line(mine) }, foe: { line: line(theirs) } });
    t.me.play('smith');
    t.expect({ me: { aember: pool, line: line(mine), discard: ['smith'] }, foe: { aember: 0, line: line(theirs) } });
  });

  it('counts creatures, not other cards', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smith'], artifacts: ['cannon'], line: ['tocsin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('smith');
    t.expect({ me: { aember: 1, line: ['tocsin'] }, foe: { line: ['tocsin'] } });
  });
});
