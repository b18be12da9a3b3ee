import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { myHouses } from '../../testing/houses.ts';

describe('dysania', () => {
  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([0, 1, 3])(
      'ruling dysania/archived: discards the %i cards in the archives of the opponent and gains as much',
      (count) => {
        const t = table({
          edition,
          me: { house: 'logos', hand: ['dysania'], archives: ['fear'] },
          foe: { archives: filler(count), aember: 2 },
        });
        t.me.play('dysania');
        t.expect({
          me: { aember: count, archives: ['fear'], line: [{ id: 'dysania', exhausted: true }] },
          foe: { aember: 2, archives: [], discard: filler(count) },
        });
      },
    );
  });

  it('discards nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['dysania'] }, foe: { archives: ['fear'] } });
    t.me.reap('dysania');
    t.expect({
      me: { aember: 1, line: [{ id: 'dysania', exhausted: true }] },
      foe: { archives: ['fear'], discard: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sample-collection/dysania: own creatures in these archives go back to the hand of their owner, and give nothing (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        me: { ...myHouses.logos, hand: ['dysania', ...filler(5)], line: ['tocsin', 'mother'], keys: 1 },
        foe: { houses: ['mars', 'dis', 'shadows'], house: 'mars', hand: ['sample-collection'], archives: ['urchin'] },
      });
      t.foe.play('sample-collection').choose('mother').end();
      t.me.house('logos').play('dysania');
      t.expect({
        me: { aember: 1, hand: ['mother', ...filler(5)], line: ['tocsin', { id: 'dysania', exhausted: true }] },
        foe: { archives: [], discard: ['urchin'], hand: ['sample-collection'] },
      });
    },
  );
});
