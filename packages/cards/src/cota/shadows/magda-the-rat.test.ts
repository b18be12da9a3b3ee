import { editionNames, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('magda-the-rat', () => {
  it.each([
    { pool: 5, stolen: 2 },
    { pool: 2, stolen: 2 },
    { pool: 1, stolen: 1 },
    { pool: 0, stolen: 0 },
  ])('steals $stolen from a pool of $pool when she is played', ({ pool, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['magda-the-rat'], aember: 1 }, foe: { aember: pool } });
    t.me.play('magda-the-rat');
    t.expect({
      me: { aember: 1 + stolen, line: [{ id: 'magda-the-rat', exhausted: true }] },
      foe: { aember: pool - stolen },
    });
  });

  it.each([
    { pool: 5, stolen: 2 },
    { pool: 1, stolen: 1 },
    { pool: 0, stolen: 0 },
  ])('lets the opponent steal $stolen from a pool of $pool when she is destroyed', ({ pool, stolen }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: pool, line: [{ id: 'magda-the-rat', damage: 1 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 + stolen }, foe: { aember: pool - stolen, line: [], discard: ['magda-the-rat'] } });
  });

  it('does so in whichever way she leaves', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out', 'one-last-job'], line: ['magda-the-rat'], aember: 2 },
      foe: { aember: 4, line: ['magda-the-rat'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({
      me: { aember: 5, line: ['magda-the-rat'] },
      foe: { aember: 2, line: [], hand: ['magda-the-rat'] },
    });
    // Its bonus makes 6, the opponent steals 2 of them, and 1 of those 4 comes back for the purged creature.
    t.me.play('one-last-job');
    t.expect({ me: { aember: 5, line: [], purged: ['magda-the-rat'] }, foe: { aember: 3 } });
  });

  it('does nothing while a ward keeps her in play', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { aember: 5, line: [{ id: 'magda-the-rat', warded: true }], hand: [] },
    });
    t.me.play('fear');
    t.expect({ me: { aember: 0 }, foe: { aember: 5, line: ['magda-the-rat'], hand: [] } });
  });

  it('gives to the opponent of whoever controls her, and the æmber on her besides', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        aember: 3,
        line: [{ id: 'magda-the-rat', owner: 1, damage: 1, aember: 1 }],
      },
      foe: { aember: 0 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, discard: ['magda-the-rat'] } });
  });

  it('lets one steal for each of two that leave at once', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { aember: 3, line: ['magda-the-rat', 'magda-the-rat'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: [], hand: ['magda-the-rat', 'magda-the-rat'] } });
  });

  it.each(editionNames)(
    'ruling magda-the-rat/gateway-to-dis: the æmber of those that die with her comes before her theft (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'troll', aember: 2 }] },
        foe: { aember: 0, line: ['magda-the-rat'] },
      });
      t.me.play('gateway-to-dis');
      const isBefore = edition === 'cota-1.0' || edition === 'cota-1.3';
      t.expect({
        me: { aember: isBefore ? 0 : 2, line: [], chains: 3 },
        foe: { aember: isBefore ? 2 : 0, line: [], discard: ['magda-the-rat'] },
      });
    },
  );

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { aember: 2, line: ['magda-the-rat'] } });
    t.me.fight('shooler', 'magda-the-rat');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { aember: 2, line: ['magda-the-rat'] } });
  });
});
