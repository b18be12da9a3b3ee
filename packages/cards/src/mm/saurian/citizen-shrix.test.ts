import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('citizen-shrix', () => {
  it.each(['play', 'reap'] as const)('is exalted and steals 1: %s', (how) => {
    const t = table({
      me: { house: 'saurian', ...(how === 'play' ? { hand: ['citizen-shrix'] } : { line: ['citizen-shrix'] }) },
      foe: { aember: 2 },
    });
    t.me[how]('citizen-shrix');
    t.expect({
      me: { aember: how === 'reap' ? 2 : 1, line: [{ id: 'citizen-shrix', aember: 1, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('is exalted also where there is nothing to steal, without a choice', () => {
    const t = table({ me: { house: 'saurian', hand: ['citizen-shrix'] }, foe: { aember: 0 } });
    t.me.play('citizen-shrix');
    t.expect({ me: { aember: 0, line: [{ id: 'citizen-shrix', aember: 1, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('does neither when it fights', () => {
    const t = table({ me: { house: 'saurian', line: ['citizen-shrix'] }, foe: { aember: 2, line: ['ember-imp'] } });
    t.me.fight('citizen-shrix', 'ember-imp');
    t.expect({
      me: { aember: 0, line: [{ id: 'citizen-shrix', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});
