import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dendrix', () => {
  it('makes the opponent discard a random card after a fight', () => {
    const t = table({ me: { house: 'dis', line: ['dendrix'] }, foe: { line: ['dust-imp'], hand: ['fear', 'troll'] } });
    t.me.fight('dendrix', 'dust-imp');
    expect(t.state.players[1]?.hand).toHaveLength(1);
    expect(t.state.players[1]?.discard).toHaveLength(2);
  });

  it('does nothing with an empty hand, nor after a reap', () => {
    const t = table({ me: { house: 'dis', line: ['dendrix'] }, foe: { hand: ['fear'] } });
    t.me.reap('dendrix');
    t.expect({ me: { aember: 1, line: [{ id: 'dendrix', exhausted: true }] }, foe: { hand: ['fear'] } });
    const empty = table({ me: { house: 'dis', line: ['dendrix'] }, foe: { line: ['dust-imp'] } });
    empty.me.fight('dendrix', 'dust-imp');
    empty.expect({
      me: { line: [{ id: 'dendrix', damage: 2, exhausted: true }] },
      foe: { hand: [], line: [], discard: ['dust-imp'] },
    });
  });
});
