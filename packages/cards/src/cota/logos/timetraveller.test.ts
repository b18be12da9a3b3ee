import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('timetraveller', () => {
  it('gives its bonus and draws 2', () => {
    const t = table({
      me: { house: 'logos', hand: ['timetraveller'], deck: ['fear', 'punch', 'urchin'] },
      foe: { deck: ['tocsin'] },
    });
    t.me.play('timetraveller');
    t.expect({
      me: { aember: 1, hand: ['fear', 'punch'], deck: ['urchin'], line: [{ id: 'timetraveller', exhausted: true }] },
      foe: { hand: [], deck: ['tocsin'] },
    });
  });

  it('goes on drawing from the discard pile when the deck runs out', () => {
    const t = table({
      me: { house: 'logos', hand: ['timetraveller'], deck: ['fear'], discard: ['punch'] },
      foe: {},
    });
    t.me.play('timetraveller');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch'],
        deck: [],
        discard: [],
        line: [{ id: 'timetraveller', exhausted: true }],
      },
    });
  });

  it('shuffles itself into the deck, without what is on it', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'timetraveller', aember: 1, upgrades: ['blood-of-titans'] }], deck: [] },
      foe: {},
    });
    t.me.action('timetraveller');
    t.expect({
      me: { aember: 0, line: [], deck: ['timetraveller'], discard: ['blood-of-titans'] },
      foe: { aember: 1 },
    });
    expect(t.events.some((e) => e.type === 'shuffle' && e.player === 0 && !e.withDiscard)).toBe(true);
  });

  it('goes to the deck of its owner', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'timetraveller', owner: 1 }], deck: ['fear'] },
      foe: { deck: [] },
    });
    t.me.action('timetraveller');
    t.expect({ me: { line: [], deck: ['fear'] }, foe: { deck: ['timetraveller'] } });
  });

  it('draws nothing by its Action:, nor shuffles itself by reaping', () => {
    const t = table({
      me: { house: 'logos', line: ['timetraveller', 'timetraveller'], deck: [], hand: [] },
      foe: {},
    });
    t.me.action('timetraveller').reap('timetraveller');
    t.expect({
      me: { aember: 1, hand: [], deck: ['timetraveller'], line: [{ id: 'timetraveller', exhausted: true }] },
    });
  });
});
