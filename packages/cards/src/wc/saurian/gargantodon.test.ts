import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('gargantodon', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling gargantodon/one-by-one: what would be stolen is captured by creatures of the active player, each æmber by one (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['too-much-to-protect'], line: ['silvertooth', 'urchin'] },
        foe: { aember: 8, line: ['gargantodon'] },
      });
      t.me.play('too-much-to-protect').choose('silvertooth').choose('urchin');
      t.expect({
        me: {
          aember: 1,
          line: [
            { id: 'silvertooth', aember: 1 },
            { id: 'urchin', aember: 1 },
          ],
        },
        foe: { aember: 6, line: ['gargantodon'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling gargantodon/no-creature: does so for its own player too, and leaves the æmber where no creature can take it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['ghostly-hand'], line: ['gargantodon'] },
        foe: { aember: 1 },
      });
      t.me.play('ghostly-hand');
      t.expect({ me: { aember: 2, line: [{ id: 'gargantodon', aember: 1 }] }, foe: { aember: 0 } });
      const u = table({
        edition,
        me: { house: 'shadows', hand: ['ghostly-hand'] },
        foe: { aember: 1, line: ['gargantodon'] },
      });
      u.me.play('ghostly-hand');
      u.expect({ me: { aember: 2 }, foe: { aember: 1, line: ['gargantodon'] } });
    },
  );

  it('ruling gargantodon/from-the-victim: in the turn of who would be stolen from, that player’s creatures capture their own æmber', () => {
    const t = table({
      me: { house: 'brobnar', aember: 3, line: ['troll'] },
      foe: { aember: 3, line: ['gargantodon', { id: 'brend-the-fanatic', damage: 2 }] },
    });
    t.me.fight('troll', 'brend-the-fanatic');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', damage: 3, aember: 3, exhausted: true }] },
      foe: { aember: 3, line: ['gargantodon'] },
    });
  });

  it('captures no more than there is to steal', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, line: ['troll'] },
      foe: { aember: 3, line: ['gargantodon', { id: 'brend-the-fanatic', damage: 2 }] },
    });
    t.me.fight('troll', 'brend-the-fanatic');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', damage: 3, aember: 1, exhausted: true }] },
      foe: { aember: 3, line: ['gargantodon'] },
    });
  });

  it('enters play stunned, and deals 4 whatever its power', () => {
    const t = table({
      me: { house: 'saurian', hand: ['gargantodon'], line: ['gargantodon'] },
      foe: { line: ['krump'] },
    });
    t.me.play('gargantodon').fight('gargantodon', 'krump');
    t.expect({
      me: {
        line: [
          { id: 'gargantodon', damage: 6, exhausted: true },
          { id: 'gargantodon', stunned: true, exhausted: true },
        ],
      },
      foe: { line: [{ id: 'krump', damage: 4 }] },
    });
  });
});
