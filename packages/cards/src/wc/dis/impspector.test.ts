import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('impspector', () => {
  it('purges a random card of the opponent’s hand when it is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'urchin', 'troll'] },
      foe: { line: [{ id: 'impspector', damage: 1 }] },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: [], discard: ['impspector'] } });
    const [me] = t.state.players;
    expect([me?.hand.length, me?.purged.length]).toEqual([1, 1]);
  });

  it('purges nothing from an empty hand, nor when it leaves in another way', () => {
    const empty = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: [{ id: 'impspector', damage: 1 }] },
    });
    empty.me.play('poison-wave');
    empty.expect({ me: { purged: [] }, foe: { line: [] } });
    const back = table({ me: { house: 'dis', hand: ['hysteria', 'urchin'] }, foe: { line: ['impspector'] } });
    back.me.play('hysteria');
    back.expect({ me: { hand: ['urchin'], purged: [] }, foe: { hand: ['impspector'] } });
  });
});
