import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('nogi-smartfist', () => {
  it('draws 2 cards after a fight, then discards 2 at random', () => {
    const t = table({
      me: { house: 'brobnar', line: ['nogi-smartfist'], hand: ['punch'], deck: ['fear', 'anger', 'troll'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('nogi-smartfist', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'nogi-smartfist', damage: 2, exhausted: true }], deck: ['troll'] },
      foe: { line: [] },
    });
    const { hand, discard } = t.state.players[0] ?? {};
    expect([hand?.length, discard?.length]).toEqual([1, 2]);
  });

  it('discards what it drew where the hand was empty, and what there is', () => {
    const t = table({
      me: { house: 'brobnar', line: ['nogi-smartfist'], hand: [], deck: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('nogi-smartfist', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'nogi-smartfist', damage: 2, exhausted: true }], deck: [], hand: [], discard: ['fear'] },
      foe: { line: [] },
    });
  });

  it('does neither after a fight that it does not survive', () => {
    const t = table({
      me: { house: 'brobnar', line: ['nogi-smartfist'], hand: ['punch'], deck: ['fear', 'anger'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('nogi-smartfist', 'troll');
    t.expect({
      me: { line: [], hand: ['punch'], deck: ['fear', 'anger'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });
});
