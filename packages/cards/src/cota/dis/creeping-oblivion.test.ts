import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('creeping-oblivion', () => {
  it('purges 2 cards from the discard pile of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['creeping-oblivion'], discard: ['fear'] },
      foe: { discard: ['urchin', 'bad-penny', 'punch'] },
    });
    t.me.play('creeping-oblivion').choose('punch').choose('urchin');
    t.expect({
      me: { aember: 1, discard: ['creeping-oblivion', 'fear'], purged: [] },
      foe: { discard: ['bad-penny'], purged: ['punch', 'urchin'] },
    });
  });

  it('purges from its own discard pile just as well', () => {
    const t = table({
      me: { house: 'dis', hand: ['creeping-oblivion'], discard: ['fear', 'tocsin', 'mother'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('creeping-oblivion').choose('fear').choose('mother');
    t.expect({
      me: { discard: ['creeping-oblivion', 'tocsin'], purged: ['fear', 'mother'] },
      foe: { discard: ['urchin'], purged: [] },
    });
  });

  it('takes both cards out of one pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['creeping-oblivion'], discard: ['fear', 'tocsin'] },
      foe: { discard: ['urchin', 'punch'] },
    });
    t.me.play('creeping-oblivion');
    expect([...t.options()].sort()).toEqual(['done', 'fear', 'punch', 'tocsin', 'urchin']);
    t.me.choose('urchin');
    expect([...t.options()].sort()).toEqual(['done', 'punch']);
    t.me.done();
    t.expect({
      me: { discard: ['creeping-oblivion', 'fear', 'tocsin'], purged: [] },
      foe: { discard: ['punch'], purged: ['urchin'] },
    });
  });

  it('may purge nothing', () => {
    const t = table({ me: { house: 'dis', hand: ['creeping-oblivion'] }, foe: { discard: ['urchin', 'punch'] } });
    t.me.play('creeping-oblivion').done();
    t.expect({ me: { aember: 1 }, foe: { discard: ['urchin', 'punch'], purged: [] } });
  });

  it('does not reach itself: it is not in the discard pile yet', () => {
    const t = table({ me: { house: 'dis', hand: ['creeping-oblivion'] }, foe: {} });
    t.me.play('creeping-oblivion');
    t.expect({ me: { aember: 1, discard: ['creeping-oblivion'], purged: [] } });
  });
});
