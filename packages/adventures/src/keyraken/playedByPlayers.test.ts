// Adventure cards that a player plays: from the Keyraken's deck, archives or discard pile. Who plays them decides nothing
// about the words on them: what they give goes to the Keyraken, and an upgrade goes on it.
import { describe, expect, it } from 'vitest';
import { against, keyrakenId } from '../testing/game.ts';

const theTopCard = 'The top card of the deck';

describe('bonus icons of adventure cards that a player plays', () => {
  it('an action from its deck (Murkens): the æmber goes to the Keyraken [rule keyraken-play]', () => {
    const t = against({ me: { house: 'shadows', hand: ['murkens'] }, foe: { deck: ['rotk-crimson-churning'] } });
    t.me.play('murkens').choose(theTopCard);
    t.expect({
      me: { aember: 0, line: [{ id: 'murkens', exhausted: true, damage: 1 }] },
      foe: { aember: 1, discard: ['rotk-crimson-churning'] },
    });
  });

  it('an artifact, with each of its icons; the player controls it', () => {
    const t = against({ me: { house: 'shadows', hand: ['murkens'] }, foe: { deck: ['rotk-swift-current'] } });
    t.me.play('murkens').choose(theTopCard);
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'murkens', exhausted: true }],
        artifacts: [{ id: 'rotk-swift-current', exhausted: true }],
      },
      foe: { aember: 2 },
    });
  });

  it('one that was discarded (Fidgit)', () => {
    const t = against({ me: { house: 'shadows', line: ['fidgit'] }, foe: { deck: ['rotk-tide-down'] } });
    t.me.reap('fidgit').choose('Discard from the deck');
    t.me.choose('fidgit');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, discard: ['rotk-tide-down'] } });
  });

  it('one that Mimicry counts as', () => {
    const t = against({
      me: { house: 'untamed', hand: ['mimicry'], line: ['grunt-5'] },
      foe: { discard: ['rotk-crimson-churning'] },
    });
    t.me.play('mimicry').choose('rotk-crimson-churning');
    t.expect({
      me: { aember: 0, line: [{ id: 'grunt-5', damage: 1 }], discard: ['mimicry'] },
      foe: { aember: 1, discard: ['rotk-crimson-churning'] },
    });
  });

  it('cards of the player keep theirs, and those that the Keyraken plays give it æmber as ever', () => {
    const t = against({
      me: { house: 'dis', hand: ['pandemonium'], line: ['grunt-5'] },
      foe: { aember: 1, deck: ['rotk-crimson-churning'] },
    });
    t.me.play('pandemonium').end();
    t.expect({
      me: { aember: 1, line: [{ id: 'grunt-5', aember: 1, damage: 1 }] },
      foe: { aember: 2, discard: ['rotk-crimson-churning'], adversary: { id: keyrakenId, exhausted: false } },
    });
  });
});

describe('adventure upgrades that a player plays', () => {
  it('go on the Keyraken without a question, also where there are creatures [rule keyraken-play]', () => {
    const t = against({
      me: { house: 'shadows', hand: ['murkens'], line: ['grunt-5'] },
      foe: { deck: ['rotk-primordial'], line: ['rotk-lashing-tentacle'] },
    });
    t.me.play('murkens').choose(theTopCard);
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { line: ['grunt-5', { id: 'murkens', exhausted: true }] },
      foe: { line: ['rotk-lashing-tentacle'], adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] } },
    });
  });

  it('do there what they say: Primordial archives for the Keyraken as it reaps', () => {
    const t = against({
      me: { house: 'shadows', hand: ['murkens'] },
      foe: { deck: ['rotk-primordial', 'rotk-preternatural-will', 'rotk-emergence', 'rotk-emergence'] },
    });
    t.me.play('murkens').choose(theTopCard);
    t.me.end();
    t.expect({
      me: { line: ['murkens'] },
      foe: { archives: ['rotk-emergence'], adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] } },
    });
  });

  it('Titanic Maw gives the Keyraken prey, and hurts its neighbors', () => {
    const t = against({
      me: { house: 'shadows', hand: ['murkens'], line: ['grunt-5'] },
      foe: { deck: ['rotk-titanic-maw'] },
    });
    t.me.play('murkens').choose(theTopCard);
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-5', damage: 3 }], discard: ['murkens'] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
  });
});
