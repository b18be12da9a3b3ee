import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { beforeTheirs, isActive } from '../../testing/prophecies.ts';

describe('outlook-not-so-good', () => {
  const foe = { houses: ['brobnar', 'dis', 'shadows'], line: ['troll'], hand: ['ember-imp'] } as const;

  it('is fulfilled after the opponent chooses a house of no card in play', () => {
    const t = beforeTheirs('outlook-not-so-good', foe);
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { discard: ['punch'], beside: ['outlook-not-so-good'] }, foe: { line: ['troll'] } });
  });

  it('is not fulfilled where a card of either side is of that house', () => {
    const t = beforeTheirs('outlook-not-so-good', foe, { line: ['ember-imp'] });
    t.me.end();
    t.foe.house('dis').end();
    expect(isActive(t)).toBe(true);
    const u = beforeTheirs('outlook-not-so-good', foe);
    u.me.end();
    u.foe.house('brobnar').end();
    expect(isActive(u)).toBe(true);
  });
});
