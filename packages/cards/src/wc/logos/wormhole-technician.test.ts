import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wormhole-technician', () => {
  it('plays a Logos card from the top of the deck', () => {
    const t = table({
      me: { house: 'logos', line: ['wormhole-technician'], deck: ['labwork', 'fear'], hand: ['punch'] },
      foe: {},
    });
    t.me.reap('wormhole-technician');
    t.expect({
      me: {
        aember: 2,
        archives: ['punch'],
        discard: ['labwork'],
        deck: ['fear'],
        line: [{ id: 'wormhole-technician', exhausted: true }],
      },
    });
  });

  it('archives a card of another house, and does nothing without a deck', () => {
    const t = table({ me: { house: 'logos', line: ['wormhole-technician'], deck: ['punch', 'fear'] }, foe: {} });
    t.me.reap('wormhole-technician');
    t.expect({
      me: { aember: 1, archives: ['punch'], deck: ['fear'], line: [{ id: 'wormhole-technician', exhausted: true }] },
    });
    const u = table({ me: { house: 'logos', line: ['wormhole-technician'], deck: [] }, foe: {} });
    u.me.reap('wormhole-technician');
    u.expect({ me: { aember: 1, archives: [], line: [{ id: 'wormhole-technician', exhausted: true }] } });
  });

  it('ruling wormhole-technician/alpha: a Logos alpha card stays on the deck, one of another house is archived', () => {
    const t = table({ me: { house: 'logos', line: ['wormhole-technician'], deck: ['eureka', 'fear'] }, foe: {} });
    t.me.reap('wormhole-technician');
    t.expect({
      me: { aember: 1, deck: ['eureka', 'fear'], line: [{ id: 'wormhole-technician', exhausted: true }] },
    });
    const u = table({ me: { house: 'logos', line: ['wormhole-technician'], deck: ['swindle', 'fear'] }, foe: {} });
    u.me.reap('wormhole-technician');
    u.expect({
      me: {
        ...{ aember: 1, archives: ['swindle'], deck: ['fear'] },
        line: [{ id: 'wormhole-technician', exhausted: true }],
      },
    });
  });
});
