import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { beforeTheirs, foretold, isActive } from '../../testing/prophecies.ts';

describe('bad-omen', () => {
  it('ruling bad-omen/window: at the end of their turn, after cards were drawn, is fulfilled by exactly 6', () => {
    const t = foretold('bad-omen', { house: 'brobnar', aember: 5, line: ['troll'], deck: ['anger'] });
    t.foe.reap('troll');
    expect(isActive(t)).toBe(true);
    t.foe.end();
    t.expect({
      me: { discard: ['punch'], beside: ['bad-omen'] },
      foe: { aember: 6, hand: ['anger'], line: ['troll'] },
    });
  });

  it.each([5, 7])('is not fulfilled by %i', (aember) => {
    const t = foretold('bad-omen', { house: 'brobnar', aember });
    t.foe.end();
    expect(isActive(t)).toBe(true);
  });

  it('asks for nothing at the end of my turn', () => {
    const t = beforeTheirs('bad-omen', { houses: ['dis', 'logos', 'mars'], aember: 6 }, { aember: 6 });
    t.me.end();
    expect(isActive(t)).toBe(true);
  });
});
