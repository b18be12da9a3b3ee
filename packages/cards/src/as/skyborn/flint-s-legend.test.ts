import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flint-s-legend', () => {
  it('moves 1 æmber from the pool of the opponent to Treasure Island', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['flint-s-legend'], artifacts: ['treasure-island', 'flint-s-map'] },
      foe: { aember: 3 },
    });
    t.me.play('flint-s-legend');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'treasure-island', aember: 1 }, 'flint-s-map'] },
      foe: { aember: 2 },
    });
  });

  it('moves nothing where there is no Treasure Island, or nothing to move', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['flint-s-legend'], discard: ['treasure-island'] },
      foe: { aember: 3 },
    });
    t.me.play('flint-s-legend');
    t.expect({ me: { aember: 1 }, foe: { aember: 3 } });
    const poor = table({ me: { house: 'skyborn', hand: ['flint-s-legend'], artifacts: ['treasure-island'] }, foe: {} });
    poor.me.play('flint-s-legend');
    poor.expect({ me: { aember: 1, artifacts: ['treasure-island'] }, foe: { aember: 0 } });
  });

  it('of two islands it asks which, an enemy one among them', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['flint-s-legend'], artifacts: ['treasure-island'] },
      foe: { aember: 3, artifacts: [{ id: 'treasure-island', exhausted: true }] },
    });
    t.me.play('flint-s-legend').choose('treasure-island#2');
    t.expect({
      me: { aember: 1, artifacts: ['treasure-island'] },
      foe: { aember: 2, artifacts: [{ id: 'treasure-island', aember: 1, exhausted: true }] },
    });
  });

  it('æmber that it moved can be spent on a key', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['skyborn', 'dis', 'logos'], aember: 5, artifacts: [{ id: 'treasure-island', aember: 1 }] },
    });
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['treasure-island'] } });
  });
});
