import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('forgive-or-forget', () => {
  const archiveTwo = 'archive 2 cards of different types from your discard pile';
  const purgeSome = 'purge up to 2 cards from each discard pile';

  it('ruling forgive-or-forget/two: archives 2 cards of different types out of its player’s discard pile', () => {
    const t = table({
      me: { house: 'logos', hand: ['forgive-or-forget'], discard: ['urchin', 'troll', 'fear'] },
      foe: { discard: ['autocannon'] },
    });
    t.me.play('forgive-or-forget').choose(archiveTwo).choose('troll').choose('fear');
    t.expect({
      me: { archives: ['troll', 'fear'], discard: ['forgive-or-forget', 'urchin'] },
      foe: { discard: ['autocannon'] },
    });
  });

  it('ruling forgive-or-forget/two: the second card cannot be of the type of the first', () => {
    const t = table({
      me: { house: 'logos', hand: ['forgive-or-forget'], discard: ['urchin', 'troll', 'fear', 'autocannon'] },
      foe: {},
    });
    t.me.play('forgive-or-forget').choose(archiveTwo).choose('urchin');
    expect(t.options()).toEqual(['fear', 'autocannon']);
  });

  it('archives one where all cards are of one type', () => {
    const t = table({
      me: { house: 'logos', hand: ['forgive-or-forget'], discard: ['urchin', 'troll'] },
      foe: {},
    });
    t.me.play('forgive-or-forget').choose(archiveTwo).choose('troll');
    t.expect({ me: { archives: ['troll'], discard: ['forgive-or-forget', 'urchin'] } });
  });

  it('ruling forgive-or-forget/two: or purges up to 2 cards of each discard pile', () => {
    const t = table({
      me: { house: 'logos', hand: ['forgive-or-forget'], discard: ['urchin', 'troll', 'fear'] },
      foe: { discard: ['autocannon', 'punch', 'krump'] },
    });
    t.me.play('forgive-or-forget').choose(purgeSome).choose('urchin').done().choose('punch', 'krump');
    t.expect({
      me: { purged: ['urchin'], discard: ['forgive-or-forget', 'troll', 'fear'], archives: [] },
      foe: { purged: ['punch', 'krump'], discard: ['autocannon'] },
    });
  });

  it('may purge none', () => {
    const t = table({
      me: { house: 'logos', hand: ['forgive-or-forget'], discard: ['urchin'] },
      foe: { discard: ['autocannon'] },
    });
    t.me.play('forgive-or-forget').choose(purgeSome).done().done();
    t.expect({
      me: { purged: [], discard: ['forgive-or-forget', 'urchin'] },
      foe: { purged: [], discard: ['autocannon'] },
    });
  });
});
