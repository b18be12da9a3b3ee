import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('singing-scythe', () => {
  it('may be returned from your discard pile while you are haunted', () => {
    const t = table({ me: { house: 'brobnar', discard: ['singing-scythe', ...haunts.slice(1)] } });
    t.me.beside('singing-scythe');
    t.expect({ me: { hand: ['singing-scythe'], discard: haunts.slice(1) } });
    t.me.cannot('play', 'singing-scythe', 'wrong-house');
  });

  it('stays there where you are not, and in the turn of the opponent', () => {
    const t = table({ me: { house: 'brobnar', discard: ['singing-scythe', ...haunts.slice(2)] } });
    t.me.cannot('beside', 'singing-scythe', 'no-such-ability');

    const theirs = table({ me: { house: 'brobnar' }, foe: { discard: ['singing-scythe', ...haunts] } });
    theirs.foe.cannot('beside', 'singing-scythe', 'not-your-turn');
  });

  it('comes back at most six times a turn, though it may be discarded each time', () => {
    const t = table({
      me: { house: 'geistoid', discard: ['singing-scythe', ...haunts] },
      foe: { houses: ['brobnar', 'dis'] },
    });
    for (let i = 0; i < 6; i++) t.me.beside('singing-scythe').discard('singing-scythe');
    t.me.cannot('beside', 'singing-scythe', 'limit');
  });

  it('has its creature purge a card of any pile after a reap while you are haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: ['singing-scythe'] }], discard: haunts },
      foe: { discard: ['anger'] },
    });
    t.me.reap('krump').choose('anger');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', exhausted: true, upgrades: ['singing-scythe'] }] },
      foe: { discard: [], purged: ['anger'] },
    });

    const none = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: ['singing-scythe'] }] },
      foe: { discard: ['anger'] },
    });
    none.me.reap('krump');
    none.expect({
      me: { aember: 1, line: [{ id: 'krump', exhausted: true, upgrades: ['singing-scythe'] }] },
      foe: { discard: ['anger'] },
    });
  });
});
