import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('help-from-future-self', () => {
  it('takes a Timetraveller out of the deck and shuffles the discard pile into it', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['help-from-future-self'],
        deck: ['punch', 'timetraveller', 'punch'],
        discard: ['punch', 'punch'],
      },
      foe: { discard: ['fear'], deck: ['fear'] },
    });
    t.me.play('help-from-future-self').choose('timetraveller');
    t.expect({
      me: { aember: 1, hand: ['timetraveller'], deck: filler(4), discard: ['help-from-future-self'] },
      foe: { discard: ['fear'], deck: ['fear'] },
    });
  });

  it('takes one out of the discard pile', () => {
    const t = table({
      me: { house: 'logos', hand: ['help-from-future-self'], deck: ['punch'], discard: ['punch', 'timetraveller'] },
      foe: {},
    });
    t.me.play('help-from-future-self').choose('timetraveller');
    t.expect({
      me: { aember: 1, hand: ['timetraveller'], deck: filler(2), discard: ['help-from-future-self'] },
    });
  });

  it('takes only one of several, the others end in the deck', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['help-from-future-self'],
        deck: ['timetraveller'],
        discard: ['timetraveller'],
      },
      foe: {},
    });
    t.me.play('help-from-future-self').choose('timetraveller#2');
    t.expect({ me: { hand: ['timetraveller'], deck: ['timetraveller'], discard: ['help-from-future-self'] } });
  });

  it('shows the card that was found to both players', () => {
    const t = table({ me: { house: 'logos', hand: ['help-from-future-self'], deck: ['timetraveller'] }, foe: {} });
    t.me.play('help-from-future-self').choose('timetraveller');
    expect(t.events.filter((e) => e.type === 'reveal').map((e) => [e.card.name, e.to])).toEqual([
      ['timetraveller', 'all'],
    ]);
    t.expect({ me: { hand: ['timetraveller'] } });
  });

  it('may fail to find one, and shuffles all the same', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['help-from-future-self'],
        deck: ['timetraveller'],
        discard: ['timetraveller'],
      },
      foe: {},
    });
    t.me.play('help-from-future-self').done();
    t.expect({
      me: { aember: 1, hand: [], deck: ['timetraveller', 'timetraveller'], discard: ['help-from-future-self'] },
    });
  });

  it('finds none where there is none, and nothing of the opponent', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['help-from-future-self'],
        deck: ['punch'],
        discard: ['punch'],
        archives: ['timetraveller'],
      },
      foe: { deck: ['timetraveller'], discard: ['timetraveller'] },
    });
    t.me.play('help-from-future-self');
    t.expect({
      me: { hand: [], deck: filler(2), discard: ['help-from-future-self'], archives: ['timetraveller'] },
      foe: { hand: [], deck: ['timetraveller'], discard: ['timetraveller'] },
    });
  });
});
