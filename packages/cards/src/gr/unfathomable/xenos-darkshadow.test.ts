import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const pile = (n: number): readonly string[] => Array.from({ length: n }, () => 'punch');

describe('xenos-darkshadow', () => {
  it('ruling xenos-darkshadow/each-x: has the power, assault, and splash-attack of your discard pile as it is by then', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['xenos-darkshadow'], discard: pile(3) },
      foe: { line: ['troll', 'ghost-tree', 'bumpsy'] },
    });
    expect(see(t.state, 0).players[0]?.line[0]?.power).toBe(3);
    t.me.fight('xenos-darkshadow', 'ghost-tree');
    t.expect({
      me: { line: [], discard: ['xenos-darkshadow', ...pile(3)] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'ghost-tree', damage: 6 },
          { id: 'bumpsy', damage: 3 },
        ],
      },
    });
  });

  it('hurts an attacker by hazardous damage', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['xenos-darkshadow'], discard: pile(8) },
    });
    t.me.fight('troll', 'xenos-darkshadow');
    t.expect({ me: { line: [] }, foe: { line: ['xenos-darkshadow'] } });
  });

  it('ruling xenos-darkshadow/haunted: is archived as it is destroyed while you are haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['adult-swim', 'punch'], line: ['xenos-darkshadow'], discard: pile(10) },
      foe: { line: [{ id: 'champion-anaphiel' }] },
    });
    t.me.fight('xenos-darkshadow', 'champion-anaphiel');
    t.expect({ me: { line: [{ id: 'xenos-darkshadow', exhausted: true }] }, foe: { line: [] } });
    const u = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: [{ id: 'xenos-darkshadow', damage: 8 }], discard: pile(10) },
    });
    u.me.play('lava-ball');
    u.expect({ me: {}, foe: { line: [], archives: ['xenos-darkshadow'], discard: pile(10) } });
  });

  it('goes to the discard pile as it dies with fewer cards there, and dies at once with none', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['xenos-darkshadow'] } });
    t.me.play('xenos-darkshadow');
    t.expect({ me: { line: [], discard: ['xenos-darkshadow'], archives: [] } });
  });
});
