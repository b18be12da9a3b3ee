import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('lieutenant-gorvenal', () => {
  it('captures 1 after each fight of its side, also where the other fighter does not survive', () => {
    const t = table({
      me: { house: 'brobnar', line: ['lieutenant-gorvenal', 'bumpsy', 'troll'] },
      foe: { aember: 3, line: ['valdr', 'mother'] },
    });
    t.me.fight('bumpsy', 'valdr');
    t.expect({
      me: { line: [{ id: 'lieutenant-gorvenal', aember: 1 }, 'troll'] },
      foe: { aember: 2, line: [{ id: 'valdr', damage: 5 }, 'mother'] },
    });
    t.me.fight('troll', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'lieutenant-gorvenal', aember: 2 },
          { id: 'troll', damage: 5, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('ruling lieutenant-gorvenal/own-fight: captures after its own fight too, if it survives it', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lieutenant-gorvenal'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.fight('lieutenant-gorvenal', 'tocsin');
    t.expect({
      me: { line: [{ id: 'lieutenant-gorvenal', aember: 1, damage: 2, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
    const lost = table({
      me: { house: 'sanctum', line: ['lieutenant-gorvenal'] },
      foe: { aember: 2, line: ['krump'] },
    });
    lost.me.fight('lieutenant-gorvenal', 'krump');
    lost.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'krump', damage: 4 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling lieutenant-gorvenal/before-fight: captures after a fight that assault or hazardous ended before the exchange (%s)',
    (edition) => {
      const assault = table({
        edition,
        me: { house: 'sanctum', line: ['lieutenant-gorvenal', 'bull-wark'] },
        foe: { aember: 2, line: ['silvertooth'] },
      });
      assault.me.fight('bull-wark', 'silvertooth');
      assault.expect({
        me: {
          line: [
            { id: 'lieutenant-gorvenal', aember: 1 },
            { id: 'bull-wark', exhausted: true },
          ],
        },
        foe: { aember: 1, line: [] },
      });
      const hazardous = table({
        edition,
        me: { house: 'dis', line: ['lieutenant-gorvenal', 'dust-imp'] },
        foe: { aember: 2, line: ['brutodon-auxiliary'] },
      });
      hazardous.me.fight('dust-imp', 'brutodon-auxiliary');
      hazardous.expect({
        me: { aember: 2, line: [{ id: 'lieutenant-gorvenal', aember: 1 }] },
        foe: { aember: 1, line: ['brutodon-auxiliary'] },
      });
    },
  );

  it('captures nothing when the opponent fights', () => {
    const t = table({
      active: 1,
      me: { line: ['lieutenant-gorvenal', 'troll'] },
      foe: { house: 'brobnar', aember: 2, line: ['krump'] },
    });
    t.foe.fight('krump', 'troll');
    t.expect({ me: { line: ['lieutenant-gorvenal', { id: 'troll', damage: 6 }] }, foe: { aember: 2, line: [] } });
  });

  it('captures nothing after a stun is removed or a creature reaped', () => {
    const t = table({
      me: { house: 'brobnar', line: ['lieutenant-gorvenal', { id: 'bumpsy', stunned: true }, 'troll'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.unstun('bumpsy').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: ['lieutenant-gorvenal', { id: 'bumpsy', exhausted: true }, { id: 'troll', exhausted: true }],
      },
      foe: { aember: 2, line: ['krump'] },
    });
  });
});
