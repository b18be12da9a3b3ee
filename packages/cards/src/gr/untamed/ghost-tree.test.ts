import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('ghost-tree', () => {
  it('deals no damage in fights while you are haunted', () => {
    const t = table({ me: { house: 'untamed', line: ['ghost-tree'], discard: ten }, foe: { line: ['troll'] } });
    t.me.fight('ghost-tree', 'troll');
    t.expect({ me: { line: [{ id: 'ghost-tree', damage: 8, exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('deals its damage otherwise', () => {
    const t = table({ me: { house: 'untamed', line: ['ghost-tree'] }, foe: { line: ['troll'], discard: ten } });
    t.me.fight('ghost-tree', 'troll');
    t.expect({ me: { line: [{ id: 'ghost-tree', damage: 8, exhausted: true }] }, foe: { line: [] } });
  });

  it('discards the top 5 cards of your deck when it is discarded', () => {
    const t = table({
      me: { house: 'untamed', hand: ['ghost-tree'], deck: Array.from({ length: 7 }, () => 'mother') },
      foe: { deck: ['troll'] },
    });
    t.me.discard('ghost-tree');
    t.expect({ me: { deck: ['mother', 'mother'] }, foe: { deck: ['troll'] } });
    expect(t.state.players[0]?.discard).toHaveLength(6);
  });
});
