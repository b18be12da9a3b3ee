import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('po-s-pixies', () => {
  it('lets what is stolen from your pool come from the supply', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], aember: 1 },
      foe: { aember: 3, line: ['po-s-pixies'] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 3, line: ['po-s-pixies'] },
    });
  });

  it('does the same for what is captured', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'] }, foe: { aember: 3, line: ['po-s-pixies'] } });
    t.me.play('raiding-knight');
    t.expect({
      me: { line: [{ id: 'raiding-knight', aember: 1, exhausted: true }] },
      foe: { aember: 3, line: ['po-s-pixies'] },
    });
  });

  it('does not replace what is lost', () => {
    const t = table({
      me: { house: 'mars', hand: ['shatter-storm'], aember: 1 },
      foe: { aember: 5, line: ['po-s-pixies'] },
    });
    t.me.play('shatter-storm');
    t.expect({ me: { aember: 0 }, foe: { aember: 2, line: ['po-s-pixies'] } });
  });

  it('ruling po-s-pixies/empty-pool: of an empty pool nothing can be stolen or captured, so the supply gives nothing', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'old-bruno'] },
      foe: { aember: 0, line: ['po-s-pixies'] },
    });
    t.me.play('urchin').play('old-bruno');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'old-bruno', exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['po-s-pixies'] },
    });
  });

  it('ruling po-s-pixies/opponents-effects: nothing is taken from the supply for what their own player does', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['blypyp', 'po-s-pixies'], aember: 3 },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('hypnotic-command');
    t.expect({
      me: { aember: 3, line: ['blypyp', 'po-s-pixies'] },
      foe: { aember: 1, line: [{ id: 'mother', aember: 1 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling po-s-pixies/counts-as-stealing: Nerve Blast has stolen, and deals its damage (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['nerve-blast'] },
        foe: { aember: 1, line: ['po-s-pixies', 'mother'] },
      });
      t.me.play('nerve-blast').choose('mother');
      t.expect({ me: { aember: 1 }, foe: { aember: 1, line: ['po-s-pixies', { id: 'mother', damage: 2 }] } });
    },
  );
});
