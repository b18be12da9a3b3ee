import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('flint-s-map', () => {
  it.each(['flint-s-legend', 'flint-s-stash', 'treasure-island'])('archives %s from the deck', (wanted) => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['flint-s-map'], deck: ['troll', wanted, 'mother'], discard: ['punch'] },
    });
    t.me.omni('flint-s-map');
    t.expect({
      me: {
        artifacts: [{ id: 'flint-s-map', exhausted: true }],
        archives: [wanted],
        deck: ['troll', 'mother'],
        discard: ['punch'],
      },
    });
    expect(t.events.map((e) => e.type)).toContain('reveal');
  });

  it('or from the discard pile, and one card only', () => {
    const t = table({
      me: { house: 'skyborn', artifacts: ['flint-s-map'], deck: ['flint-s-stash'], discard: ['flint-s-legend'] },
    });
    t.me.omni('flint-s-map').choose('flint-s-legend');
    t.expect({ me: { archives: ['flint-s-legend'], deck: ['flint-s-stash'], discard: [] } });
  });

  it('finds nothing in the hand, the opponent’s zones, or among other cards', () => {
    const t = table({
      me: { house: 'skyborn', artifacts: ['flint-s-map'], hand: ['flint-s-legend'], deck: ['troll'] },
      foe: { discard: ['treasure-island'] },
    });
    t.me.omni('flint-s-map');
    t.expect({
      me: { archives: [], hand: ['flint-s-legend'], deck: ['troll'] },
      foe: { discard: ['treasure-island'] },
    });
  });
});
