import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lightsmith-clariel', () => {
  it('before it fights, its power and armor may be switched', () => {
    const t = table({ me: { house: 'sanctum', line: ['lightsmith-clariel'] }, foe: { line: ['valdr'] } });
    t.me.fight('lightsmith-clariel', 'valdr').yes();
    t.expect({
      me: { line: [{ id: 'lightsmith-clariel', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });

  it('need not be switched', () => {
    const t = table({ me: { house: 'sanctum', line: ['lightsmith-clariel'] }, foe: { line: ['valdr'] } });
    t.me.fight('lightsmith-clariel', 'valdr').no();
    t.expect({
      me: { line: [{ id: 'lightsmith-clariel', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling lightsmith-clariel/counters: it is switched for this turn, and power counters add to its new power (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', ...myHouses.dis, line: [{ id: 'lightsmith-clariel', power: 2 }] },
        foe: { ...foeHouses, line: ['troll', 'pit-demon'] },
      });
      t.me.fight('lightsmith-clariel', 'troll').yes();
      t.expect({
        me: { line: [{ id: 'lightsmith-clariel', power: 2, damage: 3, exhausted: true }] },
        foe: { line: [{ id: 'troll', damage: 4 }, 'pit-demon'] },
      });
      t.me.end();
      t.foe.house('dis').fight('pit-demon', 'lightsmith-clariel');
      t.expect({
        me: { line: [{ id: 'lightsmith-clariel', power: 2, damage: 6 }] },
        foe: { line: [{ id: 'troll', damage: 4 }] },
      });
    },
  );

  it('damage that it has may destroy it then, so that there is no fight', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'lightsmith-clariel', damage: 2 }] },
      foe: { line: ['valdr'] },
    });
    t.me.fight('lightsmith-clariel', 'valdr').yes();
    t.expect({ me: { line: [], discard: ['lightsmith-clariel'] }, foe: { line: ['valdr'] } });
  });

  it('switched a second time in a turn, they are as they were', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['heal-or-harm'], line: ['lightsmith-clariel'] },
      foe: { line: ['silvertooth', 'shooler'] },
    });
    t.me.fight('lightsmith-clariel', 'silvertooth').yes();
    t.me.play('heal-or-harm').choose('Ready and fight with a friendly creature').yes();
    t.expect({
      me: { line: [{ id: 'lightsmith-clariel', damage: 3, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling lightsmith-clariel/all-armor: what others give to its armor becomes power, and what they give to its power armor (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', line: ['grey-monk', 'lightsmith-clariel', 'lion-bautrem'] },
        foe: { line: ['troll'] },
      });
      t.me.fight('lightsmith-clariel', 'troll').yes();
      t.expect({
        me: { line: ['grey-monk', { id: 'lightsmith-clariel', damage: 1, exhausted: true }, 'lion-bautrem'] },
        foe: { line: [{ id: 'troll', damage: 3 }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling lightsmith-clariel/all-armor: armor that was used this turn counts for its power, too (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', hand: ['mighty-lance'], line: ['lightsmith-clariel', 'mother'] },
        foe: { line: ['dust-imp'] },
      });
      t.me.play('mighty-lance').choose('lightsmith-clariel').fight('lightsmith-clariel', 'dust-imp').yes();
      t.expect({
        me: {
          line: [
            { id: 'lightsmith-clariel', damage: 1, exhausted: true },
            { id: 'mother', damage: 3 },
          ],
        },
        foe: { aember: 2, line: [] },
      });
    },
  );

  it('is not switched when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['pit-demon'] }, foe: { line: ['lightsmith-clariel'] } });
    t.me.fight('pit-demon', 'lightsmith-clariel');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'lightsmith-clariel', damage: 3 }] } });
  });
});
