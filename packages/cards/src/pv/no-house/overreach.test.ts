import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('overreach', () => {
  it('is fulfilled after an enemy creature reaps', () => {
    const t = foretold('overreach', { house: 'brobnar', line: ['valdr'] });
    t.foe.reap('valdr');
    t.expect({
      me: { discard: ['punch'], beside: ['overreach'] },
      foe: { aember: 1, line: [{ id: 'valdr', exhausted: true }] },
    });
  });

  it('is not fulfilled by a fight, nor by a reap of mine', () => {
    const t = foretold(
      'overreach',
      { house: 'brobnar', line: ['troll'] },
      { houses: ['brobnar', 'dis', 'logos'], line: ['bumpsy', 'valdr'] },
    );
    t.foe.fight('troll', 'valdr').end();
    t.me.house('brobnar').reap('bumpsy');
    expect(isActive(t)).toBe(true);
  });
});
