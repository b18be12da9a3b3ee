// Searching and shuffling, drawing from an empty deck, and the cards that look at the top of one.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };
const shuffles = (t: ReturnType<typeof table>) => t.events.filter((e) => e.type === 'shuffle').length;

describe('a deck that runs out', () => {
  it('is made of the discard pile in the middle of a draw, and the drawn card may be one that was just discarded', () => {
    const t = table({ me: { house: 'logos', hand: ['timetraveller'], deck: ['fear'], discard: ['anger'] }, foe: {} });
    t.me.play('timetraveller');
    t.expect({
      me: { aember: 1, hand: ['anger', 'fear'], deck: [], discard: [], line: [{ id: 'timetraveller', ...tired }] },
    });
  });

  it('with an empty discard pile too, nothing is drawn and nothing goes wrong', () => {
    const t = table({ me: { house: 'logos', line: ['doc-bookton'], artifacts: ['library-of-babble'] }, foe: {} });
    t.me.reap('doc-bookton').action('library-of-babble').end();
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: [], line: ['doc-bookton'] } });
    expect(shuffles(t)).toBe(0);
  });

  it('an action that draws is not in the discard pile yet while it resolves [rule action-card]', () => {
    const t = table({ me: { house: 'mars', hand: ['battle-fleet', 'zorg'], deck: [], discard: [] }, foe: {} });
    t.me.play('battle-fleet').choose('zorg');
    t.expect({ me: { aember: 1, hand: ['zorg'], deck: [], discard: ['battle-fleet'] } });
  });

  it('Library Access draws a card that was discarded this turn, out of the new deck', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['library-access', 'labwork', 'batdrone', 'mother'], deck: [] },
      foe: {},
    });
    t.me.play('library-access').discard('batdrone').play('labwork').choose('mother');
    t.expect({
      me: {
        aember: 1,
        hand: ['batdrone'],
        archives: ['mother'],
        deck: [],
        discard: ['labwork'],
        purged: ['library-access'],
      },
    });
  });

  it('discarding, archiving and revealing from an empty deck do not make a new one [rule empty-deck]', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['random-access-archives'],
        discard: ['punch'],
        archives: [],
        artifacts: ['chaos-portal'],
        line: ['vespilon-theorist', 'research-smoko'],
      },
      foe: {},
    });
    t.me
      .play('random-access-archives')
      .action('chaos-portal')
      .house('brobnar')
      .reap('vespilon-theorist')
      .house('brobnar');
    t.expect({
      me: {
        aember: 2,
        archives: [],
        deck: [],
        discard: ['random-access-archives', 'punch'],
        line: [{ id: 'vespilon-theorist', ...tired }, 'research-smoko'],
      },
    });
    expect(shuffles(t)).toBe(0);
  });

  it('Wild Wormhole with an empty deck plays nothing; it does not shuffle itself in', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], discard: ['punch'] }, foe: { line: ['mother'] } });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: [], discard: ['wild-wormhole', 'punch'] }, foe: { line: ['mother'] } });
  });

  it('A Fair Game: an empty deck discards nothing and pays nothing, the hand is shown all the same', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'fear', 'fear'], deck: ['punch'] },
      foe: { hand: ['punch', 'anger'], deck: [], discard: ['krump'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 0, deck: [], discard: ['a-fair-game', 'punch'], hand: ['fear', 'fear'] },
      foe: { aember: 0, deck: [], discard: ['krump'], hand: ['anger', 'punch'] },
    });
  });
});

describe('searching', () => {
  it('Help from Future Self shuffles, found or not; a Timetraveller may be left where it is', () => {
    const t = table({
      me: { house: 'logos', hand: ['help-from-future-self'], deck: ['timetraveller'], discard: ['punch'] },
      foe: {},
    });
    t.me.play('help-from-future-self').done();
    t.expect({ me: { aember: 1, hand: [], discard: ['help-from-future-self'] } });
    expect(t.state.players[0]?.deck.length).toBe(2);
    expect(shuffles(t)).toBe(1);
  });

  it('Help from Future Self finds one in the discard pile, and none under the control of the enemy', () => {
    const t = table({
      me: { house: 'logos', hand: ['help-from-future-self'], deck: ['punch'], discard: ['timetraveller'] },
      foe: { line: [{ id: 'timetraveller', owner: 0 }], discard: ['timetraveller'] },
    });
    t.me.play('help-from-future-self').choose('timetraveller');
    t.expect({
      me: { aember: 1, hand: ['timetraveller'], deck: ['punch'], discard: ['help-from-future-self'] },
      foe: { line: ['timetraveller'], discard: ['timetraveller'] },
    });
  });

  it('Bear Flute looks for Bears in play of both players before it searches', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['bear-flute'], deck: ['ancient-bear'] },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
    t.me.action('bear-flute');
    t.expect({
      me: { deck: ['ancient-bear'], hand: [], artifacts: [{ id: 'bear-flute', ...tired }] },
      foe: { line: ['ancient-bear'] },
    });
    expect(shuffles(t)).toBe(0);
  });

  it('Bear Flute of the enemy, used by Nexus, searches the user’s deck', () => {
    const t = table({
      edition: 'master-16',
      me: { house: 'shadows', line: ['nexus'], deck: ['ancient-bear'], discard: ['ancient-bear', 'punch'] },
      foe: { artifacts: ['bear-flute'], deck: ['ancient-bear'] },
    });
    t.me.reap('nexus').choose('ancient-bear', 'ancient-bear');
    t.expect({
      me: {
        aember: 1,
        hand: ['ancient-bear', 'ancient-bear'],
        deck: ['punch'],
        discard: [],
        line: [{ id: 'nexus', ...tired }],
      },
      foe: { deck: ['ancient-bear'] },
    });
  });
});

describe('shuffling away', () => {
  it('Lost in the Woods shuffles each deck once, and a creature with upgrades leaves them behind', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['lost-in-the-woods'],
        deck: ['punch', 'punch'],
        line: ['mother', { id: 'tocsin', upgrades: ['way-of-the-bear'] }],
      },
      foe: { deck: ['fear'], line: ['krump', { id: 'troll', aember: 2 }] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { aember: 3, line: [], discard: ['lost-in-the-woods', 'way-of-the-bear'] }, foe: { line: [] } });
    expect([t.state.players[0]?.deck.length, t.state.players[1]?.deck.length, shuffles(t)]).toEqual([4, 3, 2]);
  });

  it('Magda the Rat that is shuffled away costs 2, Dust Imp that is shuffled away pays nothing', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [] },
      foe: { aember: 1, deck: [], line: ['magda-the-rat', 'dust-imp'] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line: [] } });
  });

  it('Screaming Cave and Reverse Time leave the action that is being played out of it', () => {
    const t = table({
      me: { house: 'logos', hand: ['reverse-time'], deck: ['punch', 'fear'], discard: ['anger'] },
      foe: {},
    });
    t.me.play('reverse-time');
    t.expect({ me: { aember: 1, deck: ['anger'], discard: ['reverse-time', 'fear', 'punch'] } });
  });

  it('Reverse Time turns the deck over as a whole: its top card lies at the bottom of the discard pile [rule discard-pile]', () => {
    const t = table({
      me: { house: 'logos', hand: ['reverse-time'], deck: ['punch', 'fear', 'tocsin', 'urchin'], discard: ['anger'] },
      foe: {},
    });
    t.me.play('reverse-time');
    t.expect({ me: { deck: ['anger'], discard: ['reverse-time', 'urchin', 'tocsin', 'fear', 'punch'] } });
  });

  it('Reverse Time with an empty discard pile leaves no deck, so that the draw step shuffles the discard pile again', () => {
    const t = table({
      me: { house: 'logos', hand: ['reverse-time'], deck: ['punch', 'fear'], discard: [] },
      foe: { houses: ['dis'] },
    });
    t.me.play('reverse-time').end();
    t.expect({ me: { aember: 1, deck: [], hand: ['fear', 'punch', 'reverse-time'], discard: [] } });
  });
});

describe('chains and the size of a refill', () => {
  it('Succubus, Mother and The Howling Pit add up for each player', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['mother', 'mother'],
        artifacts: ['the-howling-pit'],
        deck: Array.from({ length: 12 }, () => 'punch'),
      },
      foe: { houses: ['dis'], line: ['succubus'], deck: Array.from({ length: 12 }, () => 'fear') },
    });
    t.me.end();
    t.expect({
      me: { hand: Array.from({ length: 8 }, () => 'punch'), line: ['mother', 'mother'] },
      foe: { line: ['succubus'] },
    });
    t.foe.end();
    t.expect({
      foe: { hand: Array.from({ length: 7 }, () => 'fear'), line: ['succubus'] },
      me: { line: ['mother', 'mother'] },
    });
  });

  it('chains that Gateway to Dis gave keep cards away in the same turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], chains: 4, deck: Array.from({ length: 9 }, () => 'punch') },
      foe: { houses: ['dis'] },
    });
    t.me.play('gateway-to-dis').end();
    t.expect({ me: { chains: 6, hand: ['punch', 'punch', 'punch', 'punch'] } });
  });
});
