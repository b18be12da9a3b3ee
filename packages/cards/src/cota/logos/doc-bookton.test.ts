import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doc-bookton', () => {
  it('draws a card after it reaped', () => {
    const t = table({
      me: { house: 'logos', line: ['doc-bookton'], hand: ['fear'], deck: ['urchin', 'punch'] },
      foe: {},
    });
    t.me.reap('doc-bookton');
    t.expect({
      me: { aember: 1, hand: ['fear', 'urchin'], deck: ['punch'], line: [{ id: 'doc-bookton', exhausted: true }] },
    });
  });

  it('makes a new deck of the discard pile when the deck is empty', () => {
    const t = table({
      me: { house: 'logos', line: ['doc-bookton'], hand: [], deck: [], discard: ['punch', 'punch'] },
      foe: {},
    });
    t.me.reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        deck: ['punch'],
        discard: [],
        line: [{ id: 'doc-bookton', exhausted: true }],
      },
    });
  });

  it('draws nothing where there is no card left', () => {
    const t = table({ me: { house: 'logos', line: ['doc-bookton'], hand: [], deck: [], discard: [] }, foe: {} });
    t.me.reap('doc-bookton');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'doc-bookton', exhausted: true }] } });
  });
});
