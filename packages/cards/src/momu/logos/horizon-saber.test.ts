import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('horizon-saber', () => {
  const both = ['horizon-saber', 'horizon-saber2'];
  const used = { id: 'horizon-saber', exhausted: true };

  it('puts any card of deck or discard pile into the archives, and shuffles the discard pile into the deck', () => {
    const t = table({
      me: { house: 'logos', hand: both, deck: ['punch', 'punch'], discard: ['fear', 'punch'] },
      foe: {},
    });
    t.me.play('horizon-saber').choose('fear');
    t.expect({ me: { line: [used], archives: ['fear'], deck: ['punch', 'punch', 'punch'], discard: [] } });
  });

  it('after a fight and a reap too, and may find nothing', () => {
    const t = table({ me: { house: 'logos', line: ['horizon-saber'], deck: ['punch'], discard: ['punch'] }, foe: {} });
    t.me.reap('horizon-saber').done();
    t.expect({ me: { aember: 1, line: [used], archives: [], deck: ['punch', 'punch'], discard: [] } });
    const fight = table({
      me: { house: 'logos', line: ['horizon-saber'], deck: ['fear', 'fear'] },
      foe: { line: ['batdrone'], discard: ['troll'] },
    });
    fight.me.fight('horizon-saber', 'batdrone').choose('fear');
    fight.expect({
      me: { line: [used], archives: ['fear'], deck: ['fear'] },
      foe: { line: [], discard: ['batdrone', 'troll'] },
    });
  });
});
