import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('addlefish', () => {
  it('discards 2 random cards of the opponent after it fought', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['addlefish'], hand: ['punch'] },
      foe: { line: ['dust-imp'], hand: ['mother', 'troll', 'bumpsy'] },
    });
    t.me.fight('addlefish', 'dust-imp');
    t.expect({ me: { line: [{ id: 'addlefish', damage: 2, exhausted: true }], hand: ['punch'] }, foe: { aember: 2 } });
    expect(t.state.players[1]?.hand).toHaveLength(1);
    expect(t.state.players[1]?.discard).toHaveLength(3);
  });

  it('discards as many as there are', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['addlefish'] },
      foe: { line: ['batdrone'], hand: ['mother'] },
    });
    t.me.fight('addlefish', 'batdrone');
    t.expect({
      me: { line: [{ id: 'addlefish', damage: 2, exhausted: true }] },
      foe: { hand: [], discard: ['mother', 'batdrone'] },
    });
  });

  it('does nothing when it dies, and nothing when it reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['addlefish', 'addlefish'] },
      foe: { line: ['troll'], hand: ['mother'] },
    });
    t.me.fight('addlefish#1', 'troll').reap('addlefish');
    t.expect({
      me: { aember: 1, line: [{ id: 'addlefish', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 5 }], hand: ['mother'] },
    });
  });
});
