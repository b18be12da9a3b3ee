import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('squallmaster', () => {
  it('makes each player discard a random card after it fights or reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['squallmaster', 'squallmaster'], hand: ['punch', 'punch'] },
      foe: { line: ['urchin'], hand: ['mother', 'mother', 'mother'] },
    });
    t.me.reap('squallmaster#1');
    t.expect({
      me: { aember: 1, line: [{ id: 'squallmaster', exhausted: true }, 'squallmaster'], hand: ['punch'] },
      foe: { line: ['urchin'], hand: ['mother', 'mother'] },
    });
    t.me.fight('squallmaster#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'squallmaster', exhausted: true },
          { id: 'squallmaster', exhausted: true },
        ],
        hand: [],
      },
      foe: { line: ['urchin'], hand: ['mother'] },
    });
  });

  it('exhausts an enemy creature when it is discarded', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['squallmaster'], line: ['hookmaster'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.discard('squallmaster');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({ me: { line: ['hookmaster'] }, foe: { line: ['troll', { id: 'mother', exhausted: true }] } });
  });
});
