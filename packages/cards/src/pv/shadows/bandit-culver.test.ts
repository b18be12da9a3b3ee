import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('bandit-culver', () => {
  const culver = 'bandit-culver';
  const houses = ['star-alliance', 'shadows', 'dis'] as const;

  it('steals 1 for the first Shadows card that its player discards in a turn, and not for the second', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'silvertooth'], line: [culver] },
      foe: { aember: 4 },
    });
    t.me.discard('urchin');
    t.expect({ me: { aember: 1, line: [culver] }, foe: { aember: 3 } });
    t.me.discard('silvertooth');
    t.expect({ me: { aember: 1, line: [culver] }, foe: { aember: 3 } });
  });

  it('waits for the first Shadows card, whatever was discarded before it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll', 'drummernaut'], deck: ['urchin'], line: [culver] },
      foe: { aember: 4 },
    });
    t.me.discard('troll');
    t.expect({ me: { aember: 0, line: [culver] }, foe: { aember: 4 } });
  });

  it('ruling bandit-culver/from-anywhere: counts cards that are discarded from the deck, each turn anew', () => {
    const t = table({
      me: { house: 'star-alliance', houses, hand: filler(6), line: [culver, 'scout-pete'], deck: ['urchin', 'umbra'] },
      foe: { houses: ['brobnar', 'dis', 'untamed'], aember: 4 },
    });
    t.me.reap('scout-pete').yes();
    t.expect({ me: { aember: 2, line: [culver, { id: 'scout-pete', exhausted: true }] }, foe: { aember: 3 } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('star-alliance').reap('scout-pete').yes();
    t.expect({ me: { aember: 4, line: [culver, { id: 'scout-pete', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('does not wait for cards of the opponent', () => {
    const t = table({
      me: { house: 'shadows', line: [culver, 'bondsman-belvan'] },
      foe: { aember: 4, deck: ['urchin'] },
    });
    t.me.reap('bondsman-belvan').yes();
    t.expect({ me: { aember: 1, line: [culver, { id: 'bondsman-belvan', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('steals nothing for the second where the first was discarded before it came', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'silvertooth', culver] },
      foe: { aember: 4, hand: ['urchin'] },
    });
    t.me.discard('urchin').play(culver).discard('silvertooth');
    t.expect({ me: { aember: 0, line: [{ id: culver, exhausted: true }] }, foe: { aember: 4 } });
  });
});
