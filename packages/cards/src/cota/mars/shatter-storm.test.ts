import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shatter-storm', () => {
  it.each([
    { mine: 0, theirs: 5, left: 5 },
    { mine: 1, theirs: 5, left: 2 },
    { mine: 2, theirs: 6, left: 0 },
    { mine: 3, theirs: 7, left: 0 },
    { mine: 3, theirs: 10, left: 1 },
  ])('with $mine lost the opponent loses three times as much: $left of $theirs are left', (row) => {
    const t = table({ me: { house: 'mars', hand: ['shatter-storm'], aember: row.mine }, foe: { aember: row.theirs } });
    t.me.play('shatter-storm');
    t.expect({ me: { aember: 0, discard: ['shatter-storm'] }, foe: { aember: row.left } });
  });

  it('loses æmber of the pool only', () => {
    const t = table({
      me: { house: 'mars', hand: ['shatter-storm'], aember: 1, line: [{ id: 'tunk', aember: 2 }] },
      foe: { aember: 4, line: [{ id: 'mother', aember: 3 }] },
    });
    t.me.play('shatter-storm');
    t.expect({
      me: { aember: 0, line: [{ id: 'tunk', aember: 2 }] },
      foe: { aember: 1, line: [{ id: 'mother', aember: 3 }] },
    });
  });
});
