import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { beforeTheirs, isActive } from '../../testing/prophecies.ts';

describe('fate-laughs-at-your-plans', () => {
  const foe = { houses: ['brobnar', 'dis', 'shadows'], archives: ['troll'] } as const;

  it('ruling fate-laughs-at-your-plans/step: is fulfilled when they add their archives to their hand in the second step', () => {
    const t = beforeTheirs('fate-laughs-at-your-plans', foe);
    t.me.end();
    t.foe.house('dis').yes();
    t.expect({
      me: { discard: ['punch'], beside: ['fate-laughs-at-your-plans'] },
      foe: { hand: ['troll'], archives: [] },
    });
  });

  it('is not fulfilled where the archives stay, or are mine', () => {
    const t = beforeTheirs('fate-laughs-at-your-plans', foe, {
      houses: ['brobnar', 'dis', 'logos'],
      archives: ['anger'],
    });
    t.me.end();
    t.foe.house('dis').no().end();
    t.me.house('brobnar').yes();
    expect(isActive(t)).toBe(true);
  });
});
