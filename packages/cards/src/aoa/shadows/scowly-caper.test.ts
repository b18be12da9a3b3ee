import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('scowly-caper', () => {
  it('enters play on the other side, where it may be used in any house and destroys a neighbor each turn', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['scowly-caper'] },
      foe: { ...foeHouses, line: ['tocsin', 'mother'] },
    });
    t.me.play('scowly-caper', 'left').end();
    t.foe.house('dis').end();
    t.expect({ foe: { line: ['scowly-caper', 'mother'], discard: ['tocsin'] } });
    t.me.house('shadows').end();
    t.foe.house('dis').reap('scowly-caper');
    t.expect({ foe: { aember: 1, line: [{ id: 'scowly-caper', exhausted: true }, 'mother'] } });
  });

  it('lets its controller choose which neighbor dies, and does nothing alone', () => {
    const t = table({
      me: {
        house: 'shadows',
        ...myHouses.shadows,
        line: ['umbra', { id: 'scowly-caper', owner: 1 }, 'dodger', 'mother'],
        hand: filler(6),
      },
      foe: { ...foeHouses },
    });
    t.me.end();
    expect(t.options()).toEqual(['umbra', 'dodger']);
    t.me.choose('umbra');
    t.expect({ me: { line: ['scowly-caper', 'dodger', 'mother'], discard: ['umbra'] } });
    const alone = table({
      me: { house: 'shadows', ...myHouses.shadows, line: [{ id: 'scowly-caper', owner: 1 }] },
      foe: { ...foeHouses },
    });
    alone.me.end();
    alone.expect({ me: { line: ['scowly-caper'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling scowly-caper/whenever-it-enters: brought back by a Spangler Box it goes to the opponent of its owner again (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          artifacts: ['spangler-box'],
          line: [{ id: 'scowly-caper', owner: 1 }],
          hand: ['phase-shift', 'barehanded'],
        },
        foe: {},
      });
      t.me.action('spangler-box').play('phase-shift').play('barehanded');
      t.expect({ me: { line: [{ id: 'scowly-caper', exhausted: true }], artifacts: [] }, foe: { line: [] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling scowly-caper/dextre: the first of two destroys the Dextre between them, the second the first (%s)',
    (edition) => {
      const caper = { id: 'scowly-caper', owner: 1 };
      const t = table({
        edition,
        me: { house: 'shadows', ...myHouses.shadows, line: [caper, 'dextre', caper], hand: filler(6), deck: [] },
        foe: { ...foeHouses },
      });
      t.me.end();
      t.me.order('scowly-caper#1');
      t.expect({
        active: 'foe',
        me: { line: ['scowly-caper'], hand: filler(6), deck: ['dextre'] },
        foe: { discard: ['scowly-caper'] },
      });
    },
  );
});
