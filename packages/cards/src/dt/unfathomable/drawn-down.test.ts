import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('drawn-down', () => {
  it('discards one of the top 3, puts one on the bottom and leaves the last on top', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['drawn-down'] },
      foe: { deck: ['troll', 'mother', 'tocsin', 'bumpsy'] },
    });
    t.me.play('drawn-down').choose('mother').choose('troll');
    t.expect({ foe: { deck: ['tocsin', 'bumpsy', 'troll'], discard: ['mother'] } });
  });

  it('shows the three to you alone', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['drawn-down'] },
      foe: { deck: ['troll', 'mother', 'tocsin', 'bumpsy'] },
    });
    t.me.play('drawn-down');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin', 'troll']);
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.to] : []))).toEqual([0, 0, 0]);
  });

  it('does as much as it can with fewer cards', () => {
    const two = table({ me: { house: 'unfathomable', hand: ['drawn-down'] }, foe: { deck: ['troll', 'mother'] } });
    two.me.play('drawn-down').choose('troll');
    two.expect({ foe: { deck: ['mother'], discard: ['troll'] } });
    const one = table({ me: { house: 'unfathomable', hand: ['drawn-down'] }, foe: { deck: ['troll'] } });
    one.me.play('drawn-down');
    one.expect({ foe: { deck: [], discard: ['troll'] } });
  });

  it('does nothing to an empty deck', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['drawn-down'] }, foe: { discard: ['troll'] } });
    t.me.play('drawn-down');
    t.expect({ me: { discard: ['drawn-down'] }, foe: { deck: [], discard: ['troll'] } });
  });
});
