import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('high-priest-torvus', () => {
  it('may be exalted after it reaps, so that the next action returns to hand once it has resolved', () => {
    const t = table({
      me: { house: 'saurian', line: ['high-priest-torvus', 'troll'], hand: ['crystal-surge', 'hedonistic-intent'] },
      foe: {},
    });
    t.me.reap('high-priest-torvus').yes().play('hedonistic-intent').play('crystal-surge');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'high-priest-torvus', aember: 2, exhausted: true },
          { id: 'troll', aember: 1 },
        ],
        hand: ['hedonistic-intent'],
        discard: ['crystal-surge'],
      },
    });
  });

  it('returns nothing where it is not exalted', () => {
    const t = table({
      me: { house: 'saurian', line: ['high-priest-torvus'], hand: ['crystal-surge'] },
      foe: {},
    });
    t.me.reap('high-priest-torvus').no().play('crystal-surge');
    t.expect({
      me: { line: [{ id: 'high-priest-torvus', exhausted: true }], hand: [], discard: ['crystal-surge'] },
    });
  });

  it('waits for an action: creatures that are played before it are none, and its exalt stays where it leaves', () => {
    const t = table({
      me: { house: 'saurian', line: ['high-priest-torvus'], hand: ['gladiodontus', 'regrettable-meteor'] },
      foe: {},
    });
    t.me.reap('high-priest-torvus').yes().play('gladiodontus').play('regrettable-meteor');
    t.expect({ me: { line: [], hand: ['regrettable-meteor'] }, foe: { aember: 1 } });
  });

  it('waits no longer than this turn', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['high-priest-torvus'], hand: ['crystal-surge'] },
      foe: { ...foeHouses },
    });
    t.me.reap('high-priest-torvus').yes().end();
    t.foe.house('dis').end();
    t.me.house('saurian').play('crystal-surge');
    t.expect({
      me: { line: [{ id: 'high-priest-torvus', aember: 1 }], hand: [], discard: ['crystal-surge'] },
    });
  });

  it('leaves an action where its own text has put it, which was the next one all the same', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: ['high-priest-torvus'],
        hand: [{ id: 'library-access', house: 'saurian' }, 'crystal-surge'],
        deck: ['troll', 'troll'],
      },
      foe: {},
    });
    t.me.reap('high-priest-torvus').yes().play('library-access').play('crystal-surge').order('crystal-surge');
    t.expect({
      me: {
        line: [{ id: 'high-priest-torvus', aember: 1, exhausted: true }],
        purged: ['library-access'],
        hand: ['troll'],
        discard: ['crystal-surge'],
      },
    });
  });

  it('lets that action be played again, and then it is discarded', () => {
    const t = table({
      me: { house: 'saurian', line: ['high-priest-torvus'], hand: ['crystal-surge'] },
      foe: {},
    });
    t.me.reap('high-priest-torvus').yes().play('crystal-surge').play('crystal-surge');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'high-priest-torvus', aember: 1, exhausted: true }],
        hand: [],
        discard: ['crystal-surge'],
      },
    });
  });
});
