import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('bait-and-switch', () => {
  it.each([
    { theirs: 0, mine: 0, stolen: 0 },
    { theirs: 4, mine: 5, stolen: 0 },
    { theirs: 4, mine: 4, stolen: 0 },
    { theirs: 4, mine: 3, stolen: 1 },
    { theirs: 4, mine: 2, stolen: 1 },
    { theirs: 4, mine: 1, stolen: 2 },
  ])('steals $stolen where the opponent has $theirs to $mine', ({ theirs, mine, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['bait-and-switch'], aember: mine }, foe: { aember: theirs } });
    t.me.play('bait-and-switch');
    t.expect({
      me: { aember: mine + stolen, hand: [], discard: ['bait-and-switch'] },
      foe: { aember: theirs - stolen },
    });
  });

  it('compares pools only, not æmber on cards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bait-and-switch'], aember: 2, line: [{ id: 'charette', aember: 5 }] },
      foe: { aember: 3, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.play('bait-and-switch');
    t.expect({
      me: { aember: 3, line: [{ id: 'charette', aember: 5 }] },
      foe: { aember: 2, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
  });

  it('repeats against an Ether Spider, which keeps the thief as poor as before', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bait-and-switch'], aember: 1 },
      foe: { aember: 3, line: ['ether-spider'] },
    });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'ether-spider', aember: 2 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling bait-and-switch/steals-twice: steals 2 at most, however rich the opponent still is (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 14 } });
      t.me.play('bait-and-switch');
      t.expect({ me: { aember: 2 }, foe: { aember: 12 } });
    },
  );
});
