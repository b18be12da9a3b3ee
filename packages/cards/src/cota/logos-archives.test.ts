import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');
const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('dysania', () => {
  it.each([0, 1, 3])('discards the %i cards in the archives of the opponent and gains as much', (count) => {
    const t = table({
      me: { house: 'logos', hand: ['dysania'], archives: ['fear'] },
      foe: { archives: filler(count), aember: 2 },
    });
    t.me.play('dysania');
    t.expect({
      me: { aember: count, archives: ['fear'], line: [{ id: 'dysania', exhausted: true }] },
      foe: { aember: 2, archives: [], discard: filler(count) },
    });
  });

  it('discards nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['dysania'] }, foe: { archives: ['fear'] } });
    t.me.reap('dysania');
    t.expect({
      me: { aember: 1, line: [{ id: 'dysania', exhausted: true }] },
      foe: { archives: ['fear'], discard: [] },
    });
  });

  it('ruling sample-collection/dysania: own creatures in these archives go back to the hand of their owner, and give nothing', () => {
    const t = table({
      active: 1,
      me: { ...mine, hand: ['dysania', ...filler(5)], line: ['tocsin', 'mother'], keys: 1 },
      foe: { houses: ['mars', 'dis', 'shadows'], house: 'mars', hand: ['sample-collection'], archives: ['urchin'] },
    });
    t.foe.play('sample-collection').choose('mother').end();
    t.me.house('logos').play('dysania');
    t.expect({
      me: { aember: 1, hand: ['mother', ...filler(5)], line: ['tocsin', { id: 'dysania', exhausted: true }] },
      foe: { archives: [], discard: ['urchin'], hand: ['sample-collection'] },
    });
  });
});

describe('ganymede-archivist', () => {
  it('archives a card after it reaped', () => {
    const t = table({
      me: { house: 'logos', line: ['ganymede-archivist'], hand: ['fear', 'punch'], archives: ['urchin'] },
      foe: {},
    });
    t.me.reap('ganymede-archivist').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['fear', 'urchin'],
        line: [{ id: 'ganymede-archivist', exhausted: true }],
      },
    });
  });

  it('archives nothing with an empty hand', () => {
    const t = table({ me: { house: 'logos', line: ['ganymede-archivist'], deck: ['fear'] }, foe: {} });
    t.me.reap('ganymede-archivist');
    t.expect({
      me: { aember: 1, archives: [], deck: ['fear'], line: [{ id: 'ganymede-archivist', exhausted: true }] },
    });
  });

  it('archives nothing by fighting', () => {
    const t = table({
      me: { house: 'logos', line: ['ganymede-archivist'], hand: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('ganymede-archivist', 'dust-imp');
    t.expect({
      me: { hand: ['fear'], archives: [], line: [{ id: 'ganymede-archivist', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});

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

describe('knowledge-is-power', () => {
  it('archives a card', () => {
    const t = table({
      me: { house: 'logos', hand: ['knowledge-is-power', 'fear', 'punch'] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('knowledge-is-power').choose('archive a card').choose('fear');
    t.expect({
      me: { aember: 0, hand: ['punch'], archives: ['fear'], discard: ['knowledge-is-power'] },
      foe: { hand: ['urchin'] },
    });
  });

  it.each([0, 1, 4])('gains 1 for each of %i archived cards, which stay there', (count) => {
    const t = table({
      me: { house: 'logos', hand: ['knowledge-is-power', 'fear'], archives: filler(count) },
      foe: { archives: filler(3) },
    });
    t.me.play('knowledge-is-power').choose('gain æmber');
    t.expect({ me: { aember: count, hand: ['fear'], archives: filler(count) }, foe: { archives: filler(3) } });
  });

  it('counts enemy creatures among the archived cards', () => {
    const t = table({
      me: { houses: ['logos', 'mars', 'dis'], house: 'mars', hand: ['sample-collection', 'knowledge-is-power'] },
      foe: { ...theirs, line: ['tocsin', 'shooler'], keys: 2 },
    });
    t.me.play('sample-collection').end();
    t.foe.house('brobnar').end();
    t.me.house('logos').no().play('knowledge-is-power').choose('gain æmber');
    t.expect({ me: { aember: 2, archives: ['tocsin', 'shooler'] }, foe: { line: [] } });
  });

  it('may be used to archive from an empty hand, which does nothing', () => {
    const t = table({ me: { house: 'logos', hand: ['knowledge-is-power'], archives: ['fear'] }, foe: {} });
    t.me.play('knowledge-is-power').choose('archive a card');
    t.expect({ me: { aember: 0, hand: [], archives: ['fear'], discard: ['knowledge-is-power'] } });
  });
});

describe('labwork', () => {
  it('archives a card from hand', () => {
    const t = table({ me: { house: 'logos', hand: ['labwork', 'fear', 'punch'] }, foe: { hand: ['urchin'] } });
    t.me.play('labwork').choose('punch');
    t.expect({
      me: { aember: 1, hand: ['fear'], archives: ['punch'], discard: ['labwork'] },
      foe: { hand: ['urchin'], archives: [] },
    });
  });

  it('gives only its bonus with an empty hand: it does not archive itself', () => {
    const t = table({ me: { house: 'logos', hand: ['labwork'] }, foe: {} });
    t.me.play('labwork');
    t.expect({ me: { aember: 1, hand: [], archives: [], discard: ['labwork'] } });
  });

  it('archives a card that can be taken to hand in the next turn, all of them or none', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['labwork', 'fear'], archives: ['urchin'] },
      foe: { ...theirs },
    });
    t.me.play('labwork').end();
    t.foe.house('dis').end();
    t.me.house('logos').yes();
    t.expect({ me: { hand: ['fear', 'labwork', 'urchin'], archives: [] } });
  });
});

describe('novu-archaeologist', () => {
  it('archives a card of any type out of the discard pile', () => {
    const t = table({
      me: { house: 'logos', line: ['novu-archaeologist'], discard: ['fear', 'tocsin', 'punch'] },
      foe: { discard: ['urchin'] },
    });
    t.me.action('novu-archaeologist');
    expect(t.options()).toEqual(['fear', 'tocsin', 'punch']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        archives: ['tocsin'],
        discard: ['fear', 'punch'],
        line: [{ id: 'novu-archaeologist', exhausted: true }],
      },
      foe: { discard: ['urchin'], archives: [] },
    });
  });

  it('archives nothing when the discard pile is empty', () => {
    const t = table({
      me: { house: 'logos', line: ['novu-archaeologist'], hand: ['fear'] },
      foe: { discard: ['urchin'] },
    });
    t.me.action('novu-archaeologist');
    t.expect({
      me: { hand: ['fear'], archives: [], line: [{ id: 'novu-archaeologist', exhausted: true }] },
      foe: { discard: ['urchin'] },
    });
  });

  it('archives nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['novu-archaeologist'], discard: ['fear'] }, foe: {} });
    t.me.reap('novu-archaeologist');
    t.expect({
      me: { aember: 1, archives: [], discard: ['fear'], line: [{ id: 'novu-archaeologist', exhausted: true }] },
    });
  });
});

describe('random-access-archives', () => {
  it('archives the top card of the deck, which the opponent does not see', () => {
    const t = table({
      me: { house: 'logos', hand: ['random-access-archives', 'punch'], deck: ['fear', 'urchin'] },
      foe: { deck: ['tocsin'] },
    });
    t.me.play('random-access-archives');
    t.expect({
      me: { aember: 1, hand: ['punch'], deck: ['urchin'], archives: ['fear'], discard: ['random-access-archives'] },
      foe: { deck: ['tocsin'], archives: [] },
    });
    expect(see(t.state, 1).players[0]?.archives).toEqual([{ known: false, owner: 0 }]);
    expect(see(t.state, 0).players[0]?.archives).toMatchObject([{ known: true, name: 'fear' }]);
  });

  it('does not make a new deck of the discard pile: nothing is drawn', () => {
    const t = table({
      me: { house: 'logos', hand: ['random-access-archives'], deck: [], discard: ['fear'] },
      foe: {},
    });
    t.me.play('random-access-archives');
    t.expect({ me: { aember: 1, deck: [], archives: [], discard: ['random-access-archives', 'fear'] } });
  });
});

describe('research-smoko', () => {
  it('archives the top card of the deck of its controller when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], deck: ['urchin'] },
      foe: { line: ['research-smoko'], deck: ['fear', 'tocsin'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, deck: ['urchin'] },
      foe: { line: [], archives: ['fear'], deck: ['tocsin'], discard: ['research-smoko'] },
    });
  });

  it('archives one card for each that is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['research-smoko'], deck: ['urchin', 'punch'] },
      foe: { line: ['research-smoko', 'research-smoko'], deck: ['fear', 'tocsin', 'punch'] },
    });
    t.me.play('poison-wave').order('research-smoko');
    t.expect({
      me: { aember: 1, line: [], archives: ['urchin'], deck: ['punch'] },
      foe: { line: [], archives: ['fear', 'tocsin'], deck: ['punch'] },
    });
  });

  it('archives nothing from an empty deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['research-smoko'], deck: [], discard: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], archives: [], deck: [], discard: ['research-smoko', 'fear'] } });
  });

  it('archives nothing when it leaves play otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['research-smoko'], deck: ['urchin'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['research-smoko'], archives: [], deck: ['urchin'] } });
  });
});

describe('reverse-time', () => {
  it('makes the discard pile the deck, shuffled, and the deck the discard pile, turned over', () => {
    const t = table({
      me: { house: 'logos', hand: ['reverse-time', 'urchin'], deck: ['fear', 'tocsin'], discard: filler(3) },
      foe: { deck: ['fear'], discard: ['punch'] },
    });
    t.me.play('reverse-time');
    t.expect({
      me: { aember: 1, hand: ['urchin'], deck: filler(3), discard: ['reverse-time', 'tocsin', 'fear'] },
      foe: { deck: ['fear'], discard: ['punch'] },
    });
    expect(t.events.filter((e) => e.type === 'shuffle')).toHaveLength(1);
  });

  it('leaves no deck where the discard pile was empty', () => {
    const t = table({ me: { house: 'logos', hand: ['reverse-time'], deck: ['fear', 'tocsin'] }, foe: {} });
    t.me.play('reverse-time');
    t.expect({ me: { aember: 1, deck: [], discard: ['reverse-time', 'tocsin', 'fear'] } });
  });

  it('makes a deck where there was none', () => {
    const t = table({ me: { house: 'logos', hand: ['reverse-time'], deck: [], discard: ['fear'] }, foe: {} });
    t.me.play('reverse-time');
    t.expect({ me: { aember: 1, deck: ['fear'], discard: ['reverse-time'] } });
  });

  it('hides the new deck and opens the new discard pile', () => {
    const t = table({
      me: { house: 'logos', hand: ['reverse-time'], deck: ['fear'], discard: ['punch', 'urchin'] },
      foe: {},
    });
    t.me.play('reverse-time');
    expect(see(t.state, 1).players[0]?.discard.map(({ name }) => name)).toEqual(['reverse-time', 'fear']);
    expect(t.state.players[0]?.deck.map((id) => t.state.cards[id]?.known)).toEqual([0, 0]);
    t.expect({ me: { aember: 1, discard: ['reverse-time', 'fear'] } });
  });
});

describe('sloppy-labwork', () => {
  it('archives a card and discards another one', () => {
    const t = table({
      me: { house: 'logos', hand: ['sloppy-labwork', 'fear', 'punch', 'urchin'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.play('sloppy-labwork').choose('punch').choose('urchin');
    t.expect({
      me: { aember: 1, hand: ['fear'], archives: ['punch'], discard: ['sloppy-labwork', 'urchin'] },
      foe: { hand: ['tocsin'] },
    });
  });

  it('archives the only card and discards none', () => {
    const t = table({ me: { house: 'logos', hand: ['sloppy-labwork', 'fear'] }, foe: {} });
    t.me.play('sloppy-labwork');
    t.expect({ me: { aember: 1, hand: [], archives: ['fear'], discard: ['sloppy-labwork'] } });
  });

  it('gives only its bonus with an empty hand', () => {
    const t = table({ me: { house: 'logos', hand: ['sloppy-labwork'] }, foe: {} });
    t.me.play('sloppy-labwork');
    t.expect({ me: { aember: 1, hand: [], archives: [], discard: ['sloppy-labwork'] } });
  });
});

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

describe('vespilon-theorist', () => {
  it('archives a top card of the chosen house and gains 1', () => {
    const t = table({
      me: { house: 'logos', line: ['vespilon-theorist'], deck: ['fear', 'punch'] },
      foe: { deck: ['urchin'] },
    });
    t.me.reap('vespilon-theorist').house('dis');
    expect(t.events.filter((e) => e.type === 'reveal').map((e) => [e.card.name, e.to])).toEqual([['fear', 'all']]);
    t.expect({
      me: {
        aember: 2,
        archives: ['fear'],
        deck: ['punch'],
        discard: [],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
      foe: { deck: ['urchin'] },
    });
  });

  it('discards a card of another house', () => {
    const t = table({ me: { house: 'logos', line: ['vespilon-theorist'], deck: ['fear', 'punch'] }, foe: {} });
    t.me.reap('vespilon-theorist').house('mars');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        deck: ['punch'],
        discard: ['fear'],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
    });
  });

  it('finds nothing in an empty deck', () => {
    const t = table({ me: { house: 'logos', line: ['vespilon-theorist'], deck: [], discard: ['fear'] }, foe: {} });
    t.me.reap('vespilon-theorist').house('dis');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        deck: [],
        discard: ['fear'],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['vespilon-theorist'], deck: ['fear'] } });
    t.me.fight('tocsin', 'vespilon-theorist');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
      foe: { line: ['vespilon-theorist'], deck: ['fear'] },
    });
  });
});
