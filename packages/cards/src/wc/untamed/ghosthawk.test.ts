import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('ghosthawk', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling ghosthawk/one-after-another: its ready neighbors reap one after the other, an exhausted one is passed over (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['ghosthawk'], line: ['troll', { id: 'krump', exhausted: true }] },
        foe: {},
      });
      t.me.play('ghosthawk', { between: ['troll', 'krump'] }).choose('troll');
      t.expect({
        me: {
          aember: 1,
          line: [
            { id: 'troll', exhausted: true },
            { id: 'ghosthawk', exhausted: true },
            { id: 'krump', exhausted: true },
          ],
        },
      });
    },
  );

  it('reaps with both neighbors, of whatever house, in the order that its player chooses', () => {
    const t = table({
      me: { house: 'untamed', hand: ['ghosthawk'], line: ['mighty-tiger', 'krump', 'troll'] },
      foe: {},
    });
    t.me
      .play('ghosthawk', { between: ['krump', 'troll'] })
      .choose('troll')
      .choose('krump');
    t.expect({
      me: {
        aember: 2,
        line: [
          'mighty-tiger',
          { id: 'krump', exhausted: true },
          { id: 'ghosthawk', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling ghosthawk/new-neighbor: after one that left, its new neighbor may reap in turn (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['ghosthawk'], line: ['mother', 'krump'] },
        foe: { line: ['bloodshard-imp'] },
      });
      t.me.play('ghosthawk', 'right').choose('krump').choose('mother');
      t.expect({
        me: { aember: 2, line: [{ id: 'ghosthawk', exhausted: true }], discard: ['mother', 'krump'] },
        foe: { line: ['bloodshard-imp'] },
      });
    },
  );

  it('need reap with neither', () => {
    const t = table({ me: { house: 'untamed', hand: ['ghosthawk'], line: ['krump', 'troll'] }, foe: {} });
    t.me.play('ghosthawk', { between: ['krump', 'troll'] }).done();
    t.expect({ me: { aember: 0, line: ['krump', { id: 'ghosthawk', exhausted: true }, 'troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling ghosthawk/enraged: an enraged neighbor may reap too, although there is an enemy to fight (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['ghosthawk'], line: [{ id: 'troll', enraged: true }] },
        foe: { line: ['krump'] },
      });
      t.me.play('ghosthawk', 'right').choose('troll');
      t.expect({
        me: {
          aember: 1,
          line: [
            { id: 'troll', exhausted: true, enraged: true },
            { id: 'ghosthawk', exhausted: true },
          ],
        },
        foe: { line: ['krump'] },
      });
    },
  );
});
