import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('power-of-fire', () => {
  it.each([
    { victim: 'troll', mine: 1, theirs: 2 },
    { victim: 'bumpsy', mine: 3, theirs: 4 },
    { victim: 'urchin', mine: 5, theirs: 6 },
  ])('sacrifices $victim: each player loses half of its power, rounded down', ({ victim, mine, theirs }) => {
    const t = table({
      me: { house: 'brobnar', aember: 5, hand: ['power-of-fire'], line: ['troll', 'bumpsy', 'urchin'] },
      foe: { aember: 6, line: ['mother'] },
    });
    t.me.play('power-of-fire').choose(victim);
    t.expect({
      me: { aember: mine, chains: 1, line: ['troll', 'bumpsy', 'urchin'].filter((id) => id !== victim) },
      foe: { aember: theirs, line: ['mother'] },
    });
  });

  it('takes its power as it was in play, counters and all, and no more than there is', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: ['power-of-fire'], line: [{ id: 'bumpsy', power: 1 }] },
      foe: { aember: 6 },
    });
    t.me.play('power-of-fire');
    t.expect({ me: { aember: 0, chains: 1, line: [] }, foe: { aember: 3 } });
  });

  it('costs the chain, but no æmber, without a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', aember: 4, hand: ['power-of-fire'] },
      foe: { aember: 4, line: ['mother'] },
    });
    t.me.play('power-of-fire');
    t.expect({ me: { aember: 4, chains: 1 }, foe: { aember: 4, line: ['mother'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling power-of-fire/warded: a ward keeps the creature in play, nobody loses æmber, and the chain comes (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', aember: 5, hand: ['power-of-fire'], line: [{ id: 'troll', warded: true }] },
        foe: { aember: 5 },
      });
      t.me.play('power-of-fire');
      t.expect({ me: { aember: 5, chains: 1, line: ['troll'] }, foe: { aember: 5 } });
    },
  );
});
