// Odd meetings of cards of Call of the Archons with the Keyraken. docs/keyraken.md decides the points that the rules
// leave open.
import { describe, expect, it } from 'vitest';
import { against, keyrakenId } from '../testing/game.ts';

describe('æmber', () => {
  it('Pandemonium: undamaged creatures on both sides capture, from you and from the Keyraken; it is no creature', () => {
    const t = against({
      me: { house: 'dis', hand: ['pandemonium'], aember: 3, line: ['grunt-5'] },
      foe: { aember: 3, line: ['rotk-shield-arm'] },
    });
    t.me.play('pandemonium');
    t.expect({
      me: { aember: 3, line: [{ id: 'grunt-5', aember: 1 }] },
      foe: { aember: 2, line: [{ id: 'rotk-shield-arm', aember: 1 }], adversary: keyrakenId },
    });
  });

  it('æmber on a creature of the Keyraken goes to the player that it faces when it leaves', () => {
    const t = against({
      me: { hand: ['punch'] },
      mates: [{}],
      foe: { line: [{ id: 'rotk-tenacious-arm', aember: 2 }] },
    });
    t.me.play('punch').choose('rotk-tenacious-arm');
    t.expect({ me: { aember: 3 }, mates: [{ aember: 0 }], foe: { adversary: { id: keyrakenId, damage: 3 } } });
  });

  it('æmber that it captured from a player who lost the creature goes to the Keyraken', () => {
    const t = against({ me: { line: [{ id: 'grunt-1', aember: 2 }] }, foe: { line: ['rotk-lashing-tentacle'] } });
    t.me.end();
    t.expect({ me: { line: [] }, foe: { aember: 3, line: ['rotk-lashing-tentacle'] } });
  });

  it('Too Much to Protect steals what the Keyraken has beyond 6', () => {
    const t = against({ me: { house: 'shadows', hand: ['too-much-to-protect'] }, foe: { aember: 9 } });
    t.me.play('too-much-to-protect');
    t.expect({ me: { aember: 4 }, foe: { aember: 6 } });
  });

  it('Bait and Switch steals from the Keyraken while it has more', () => {
    const t = against({ me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 5 } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 2 }, foe: { aember: 3 } });
  });

  it('Hypnotic Command: its creatures capture from its own pool', () => {
    const t = against({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['ether-spider'] },
      foe: { aember: 3, line: ['rotk-shield-arm'] },
    });
    t.me.play('hypnotic-command');
    t.expect({ me: { line: ['ether-spider'] }, foe: { aember: 2, line: [{ id: 'rotk-shield-arm', aember: 1 }] } });
  });
});

describe('keys, costs and houses', () => {
  it('Interdimensional Graft: to advance is not to forge', () => {
    const t = against({ me: { house: 'logos', hand: ['interdimensional-graft'] }, foe: { aember: 8 } });
    t.me.play('interdimensional-graft').end();
    t.expect({ advances: 1, me: { aember: 1 }, foe: { aember: 6 } });
  });

  it('Miasma: the Keyraken has no step to forge a key, and advances', () => {
    const t = against({ me: { house: 'shadows', hand: ['miasma'] }, foe: { aember: 3 } });
    t.me.play('miasma').end();
    t.expect({ advances: 1, me: { aember: 1 }, foe: { aember: 1 } });
  });

  it('Key Hammer: there is no key to unforge, and the Keyraken gains 6', () => {
    const t = against({ me: { house: 'dis', hand: ['key-hammer'] } });
    t.me.play('key-hammer');
    t.expect({ advances: 0, me: { aember: 1 }, foe: { aember: 6, keys: 0 } });
  });

  it('Lash of Broken Dreams makes its advance dearer', () => {
    const t = against({ me: { house: 'dis', artifacts: ['lash-of-broken-dreams'] }, foe: { aember: 6 } });
    t.me.action('lash-of-broken-dreams').end();
    t.expect({ advances: 1, foe: { aember: 1 } });
  });

  it('Control the Weak: its one house is named, and it chooses none', () => {
    const t = against({ me: { house: 'dis', hand: ['control-the-weak'] }, foe: { line: ['rotk-shield-arm'] } });
    t.me.play('control-the-weak');
    expect(t.options()).toEqual(['keyraken']);
    t.me.choose('keyraken').end();
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['rotk-shield-arm'] } });
  });
});

describe('its hand', () => {
  it('Mind Barb discards a random card from its archives, and nothing where there is none', () => {
    const t = against({
      me: { house: 'dis', hand: ['mind-barb', 'mind-barb'] },
      foe: { archives: ['rotk-primordial'] },
    });
    t.me.play('mind-barb').play('mind-barb');
    t.expect({ me: { aember: 2 }, foe: { archives: [], discard: ['rotk-primordial'] } });
  });

  it('Ember Imp: the third card of a turn stays in its archives', () => {
    const t = against({
      difficulty: 'hard',
      me: { line: ['ember-imp'] },
      foe: { deck: ['rotk-shield-arm', 'rotk-shield-arm', 'rotk-primordial', 'rotk-shield-arm'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['ember-imp'] },
      foe: { aember: 1, line: ['rotk-shield-arm', 'rotk-shield-arm'], archives: ['rotk-primordial'] },
    });
    // It was drawn before all eyes.
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['rotk-primordial']);
  });

  it('Lifeward: a creature that it draws stays in its archives', () => {
    const t = against({
      difficulty: 'normal',
      me: { house: 'dis', artifacts: ['lifeward'] },
      foe: { deck: ['rotk-shield-arm', 'rotk-emergence', 'rotk-emergence', 'rotk-emergence'] },
    });
    t.me.omni('lifeward').end();
    t.expect({ foe: { aember: 2, line: [], archives: ['rotk-shield-arm'] } });
    t.me.end();
    t.expect({ foe: { line: ['rotk-shield-arm'], archives: [] } });
  });
});

describe('its creatures', () => {
  it('Lost in the Woods shuffles them into the adventure deck', () => {
    const t = against({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], line: ['grunt-1', 'grunt-2'] },
      foe: { line: ['rotk-shield-arm', 'rotk-slippery-arm'] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [], adversary: keyrakenId } });
    expect(t.state.players[1]?.deck).toHaveLength(2);
    expect(t.state.players[0]?.deck).toHaveLength(2);
  });

  it('Harland Mindlock takes one, and its house may be chosen', () => {
    const t = against({
      me: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'] },
      foe: { line: ['rotk-tenacious-arm', 'rotk-shield-arm'] },
    });
    t.me.play('harland-mindlock').choose('rotk-tenacious-arm');
    t.me.flank('left').end();
    expect(t.options()).toEqual(['logos', 'keyraken']);
  });

  it('what an arm says of the Keyraken holds for the player who took it too', () => {
    const t = against({
      tide: 'low',
      me: {
        house: 'keyraken',
        aember: 2,
        line: [
          { id: 'rotk-tenacious-arm', owner: 1 },
          { id: 'rotk-slippery-arm', owner: 1 },
        ],
        deck: ['mine'],
      },
      foe: { deck: ['rotk-primordial', 'rotk-shield-arm'] },
    });
    t.me.reap('rotk-tenacious-arm').reap('rotk-slippery-arm');
    t.expect({
      me: {
        aember: 3,
        hand: [],
        line: [
          { id: 'rotk-tenacious-arm', exhausted: true },
          { id: 'rotk-slippery-arm', exhausted: true },
        ],
      },
      foe: { aember: 1, archives: ['rotk-primordial'] },
    });
  });

  it('Collar of Subordination: a tentacle fights for the player without prey, and still hurts the Keyraken when destroyed', () => {
    const t = against({
      me: { house: 'dis', hand: ['collar-of-subordination', 'gateway-to-dis'] },
      foe: { line: ['rotk-lashing-tentacle'] },
    });
    t.me.play('collar-of-subordination').choose('rotk-lashing-tentacle');
    expect(t.state.players[0]?.line).toHaveLength(1);
    t.me.play('gateway-to-dis');
    t.expect({
      me: { line: [], chains: 3 },
      foe: { line: [], discard: ['rotk-lashing-tentacle'], adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('Gateway to Dis destroys all creatures of all, but not the Keyraken', () => {
    const t = against({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['grunt-9'] },
      mates: [{ line: ['grunt-5'] }],
      foe: { line: ['rotk-crushing-arm', 'rotk-shield-arm'] },
    });
    t.me.play('gateway-to-dis').order('rotk-crushing-arm');
    t.expect({ me: { line: [] }, mates: [{ line: [] }], foe: { line: [], adversary: { id: keyrakenId, damage: 6 } } });
  });

  it('Bouncing Deathquark: one creature of yours and one of the Keyraken, none of a teammate', () => {
    const t = against({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['grunt-1'] },
      mates: [{ line: ['grunt-5'] }],
      foe: { line: ['rotk-shield-arm'] },
    });
    t.me.play('bouncing-deathquark');
    t.expect({
      me: { line: [] },
      mates: [{ line: ['grunt-5'] }],
      foe: { line: [], adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('Kelifi Dragon: its 5 damage finds any creature, but not the Keyraken', () => {
    const t = against({
      me: { line: ['kelifi-dragon'] },
      mates: [{ line: ['grunt-9'] }],
      foe: { line: ['rotk-shield-arm'] },
    });
    t.me.fight('kelifi-dragon', keyrakenId);
    expect(t.options()).toEqual(['kelifi-dragon', 'grunt-9', 'rotk-shield-arm']);
    t.me.choose('kelifi-dragon');
    t.expect({
      me: { aember: 1, line: [{ id: 'kelifi-dragon', damage: 8, exhausted: true }] },
      mates: [{ line: ['grunt-9'] }],
      foe: { line: ['rotk-shield-arm'], adversary: { id: keyrakenId, damage: 6 } },
    });
  });
});

describe('artifacts', () => {
  it('Spangler Box goes to the Keyraken, which takes its Action: and gives it back', () => {
    const t = against({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['grunt-1'] },
      foe: { line: ['rotk-shield-arm'] },
    });
    t.me.action('spangler-box').choose('rotk-shield-arm');
    t.me.end();
    // It was exhausted as it was given, and is ready in the next turn of the Keyraken.
    t.expect({ me: { line: ['grunt-1'] }, foe: { aember: 1, artifacts: ['spangler-box'] } });
    t.me.house('logos').end();
    t.expect({
      me: { line: [], artifacts: [{ id: 'spangler-box', exhausted: true }], purged: ['grunt-1'] },
      foe: { aember: 2, line: [], artifacts: [], purged: ['rotk-shield-arm'] },
    });
  });

  it('Poltergeist uses an artifact of the Keyraken: its text stays about the Keyraken and the player', () => {
    const t = against({
      tide: 'high',
      me: { house: 'dis', aember: 2, hand: ['poltergeist'] },
      foe: { artifacts: ['rotk-swift-current'], line: ['rotk-shield-arm'] },
    });
    t.me.play('poltergeist').choose('rotk-swift-current');
    t.expect({
      tide: 'high',
      me: { aember: 2 },
      foe: { artifacts: [], discard: ['rotk-swift-current'], line: [{ id: 'rotk-shield-arm', aember: 1 }] },
    });
  });

  it('Nexus uses one too', () => {
    const t = against({
      tide: 'high',
      me: { house: 'shadows', line: ['nexus', 'grunt-1'] },
      foe: { artifacts: ['rotk-whirlpool-eddy'] },
    });
    t.me.reap('nexus').choose('rotk-whirlpool-eddy');
    t.me.choose('grunt-1');
    t.expect({
      tide: 'high',
      me: {
        aember: 1,
        line: [
          { id: 'nexus', exhausted: true },
          { id: 'grunt-1', stunned: true, exhausted: true },
        ],
      },
      foe: { artifacts: [{ id: 'rotk-whirlpool-eddy', exhausted: true }] },
    });
  });
});
