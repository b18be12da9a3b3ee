// Cards that change sides: what follows the controller, what stays with who set it up, and what the owner has of it.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

// Control taken from one another, and what was set up by who had it before.
describe('what follows the controller', () => {
  it('Shaffles, Mother, Succubus and Murmook work for who controls them now', () => {
    const t = table({
      me: {
        house: 'dis',
        line: [
          { id: 'shaffles', owner: 1 },
          { id: 'mother', owner: 1 },
        ],
        deck: Array.from({ length: 9 }, () => 'punch'),
      },
      foe: { houses: ['dis'], aember: 3, line: [{ id: 'murmook', owner: 0 }] },
    });
    t.me.end();
    t.expect({
      me: { hand: Array.from({ length: 7 }, () => 'punch'), line: ['shaffles', 'mother'] },
      foe: { aember: 2, line: ['murmook'] },
    });
  });

  it('Pitlord, Grommid and Ember Imp bind who controls them, or the opponent of that player', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['zorg', 'squawker', 'soft-landing', 'squawker'],
        line: [{ id: 'grommid', owner: 1 }],
      },
      foe: { line: [{ id: 'ember-imp', owner: 0 }] },
    });
    t.me
      .cannot('play', 'zorg', 'forbidden')
      .play('squawker')
      .choose('Stun a non-Mars creature')
      .play('soft-landing')
      .cannot('play', 'squawker', 'limit');
    t.expect({ me: { aember: 1, line: ['grommid'] }, foe: { line: [{ id: 'ember-imp', stunned: true }] } });
  });

  it('Tentacus and Customs Office that were taken charge their former controller', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'tentacus', owner: 1 }], artifacts: [{ id: 'customs-office', owner: 1 }] },
      foe: { houses: ['brobnar'], aember: 1, artifacts: ['cannon'], hand: ['autocannon'] },
    });
    t.me.end();
    t.foe.action('cannon').cannot('play', 'autocannon', 'toll');
    t.expect({
      me: { aember: 1, line: [{ id: 'tentacus', damage: 2 }] },
      foe: { aember: 0, artifacts: [{ id: 'cannon', ...tired }] },
    });
  });

  it('Tireless Crocag that is taken perishes when its former side is empty', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: ['tireless-crocag'] },
    });
    t.me.play('collar-of-subordination');
    t.expect({
      me: { line: [], discard: ['collar-of-subordination'] },
      foe: { line: [], discard: ['tireless-crocag'] },
    });
  });

  it('Tireless Crocag perishes when the last enemy changes sides or leaves in any way', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: ['tireless-crocag'] },
      foe: { line: ['mother'] },
    });
    t.me.play('collar-of-subordination').choose('mother');
    t.expect({
      me: { line: [{ id: 'mother', upgrades: ['collar-of-subordination'] }], discard: ['tireless-crocag'] },
      foe: { line: [] },
    });
    const u = table({
      me: { house: 'dis', hand: ['fear'], line: ['tireless-crocag'] },
      foe: { hand: [], line: ['mother'] },
    });
    u.me.play('fear');
    u.expect({ me: { line: [] }, foe: { hand: ['mother'], line: [] } });
  });
});

describe('what was set up stays as it was set up', () => {
  it('Restringuntus that is taken still bans its house for whom it named it', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'brobnar'], hand: ['restringuntus'] },
      foe: { houses: ['dis', 'brobnar'], hand: ['collar-of-subordination'] },
    });
    t.me.play('restringuntus').house('brobnar').end();
    t.foe.play('collar-of-subordination').end();
    t.me.house('brobnar').end();
    t.expect({
      me: {},
      foe: { line: [{ id: 'restringuntus', upgrades: ['collar-of-subordination'] }] },
      house: 'dis',
      active: 'foe',
    });
  });

  it('Smiling Ruth’s prisoner stays with her player when she is taken herself', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['shadows'], aember: 6, line: ['smiling-ruth'] },
      foe: { houses: ['dis'], hand: ['collar-of-subordination'], line: ['tocsin'] },
    });
    t.me.reap('smiling-ruth').flank('right').end();
    t.foe.play('collar-of-subordination').choose('smiling-ruth');
    t.expect({
      me: { keys: 1, aember: 1, line: ['tocsin'] },
      foe: { line: [{ id: 'smiling-ruth', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('a creature taken ready may be used at once, one taken exhausted may not', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'collar-of-subordination'] },
      foe: { line: ['tocsin', { id: 'shooler', ...tired }], hand: ['punch'] },
    });
    t.me
      .play('collar-of-subordination')
      .choose('tocsin')
      .play('collar-of-subordination')
      .choose('shooler')
      .flank('left')
      .reap('tocsin')
      .cannot('reap', 'shooler', 'exhausted');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shooler', upgrades: ['collar-of-subordination'], ...tired },
          { id: 'tocsin', upgrades: ['collar-of-subordination'], ...tired },
        ],
      },
      foe: { hand: [], line: [] },
    });
  });
});

// Upgrades whose host changes sides: "this creature" has its abilities for whoever controls it.
describe('Harland Mindlock and a collar on the same creature', () => {
  it('the collar came later: the creature stays with the collar’s player when Mindlock leaves', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'untamed'], hand: ['harland-mindlock', 'nature-s-call'] },
      foe: { houses: ['dis'], hand: ['collar-of-subordination'], line: ['tocsin'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.play('collar-of-subordination').choose('tocsin').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { aember: 1, line: [], hand: ['harland-mindlock'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('Mindlock came later: the creature goes back to the collar’s player when Mindlock leaves', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'untamed'], hand: ['collar-of-subordination', 'nature-s-call'] },
      foe: { houses: ['logos'], hand: ['harland-mindlock'], line: ['troll'] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', upgrades: ['collar-of-subordination'] }] },
      foe: { line: [], hand: ['harland-mindlock'] },
    });
  });

  it('a collared creature that is returned to hand frees itself for good', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'untamed'], hand: ['collar-of-subordination'] },
      foe: { houses: ['untamed', 'brobnar'], hand: ['nature-s-call'], line: ['troll'] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.house('untamed').play('nature-s-call').choose('troll');
    t.expect({
      me: { line: [], discard: ['collar-of-subordination'] },
      foe: { aember: 1, line: [], hand: ['troll'], discard: ['nature-s-call'] },
    });
  });
});

// What a Destroyed: ability does for a creature that another player controls.
describe('the creature of another player', () => {
  it('Armageddon Cloak keeps it under the same control and goes to the pile of its own owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', owner: 0, upgrades: [{ id: 'armageddon-cloak', owner: 0 }] }] },
    });
    t.me.play('punch');
    t.expect({
      me: { discard: ['punch', 'armageddon-cloak'] },
      foe: { line: [{ id: 'tocsin' }], discard: [] },
    });
  });

  it('Biomatrix Backup archives it for its owner, not for its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'tocsin', owner: 1, upgrades: ['biomatrix-backup'] }] },
      foe: { archives: [] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: [], discard: ['punch', 'biomatrix-backup'] }, foe: { archives: ['tocsin'] } });
  });

  it('Duma the Martyr heals the friends of her controller and draws for that player', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        deck: ['anger', 'fear'],
        line: [
          { id: 'duma-the-martyr', owner: 1 },
          { id: 'troll', damage: 5 },
        ],
      },
      foe: { deck: ['fear', 'anger'], hand: [], line: [{ id: 'mother', damage: 2 }] },
    });
    t.me.play('punch').choose('duma-the-martyr');
    t.expect({
      me: { hand: ['anger', 'fear'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'mother', damage: 2 }], discard: ['duma-the-martyr'] },
    });
  });

  it('Truebaru pays its controller, Research Smoko archives the top card of its controller', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        deck: ['anger'],
        line: [
          { id: 'truebaru', owner: 1 },
          { id: 'research-smoko', owner: 1 },
        ],
      },
      foe: { deck: ['fear'] },
    });
    t.me.play('gateway-to-dis').choose('truebaru');
    t.expect({
      me: { aember: 5, line: [], archives: ['anger'], deck: [], discard: ['gateway-to-dis'] },
      foe: { deck: ['fear'], archives: [] },
    });
  });
});

// Prisoners that die with their warder, or are set free by it.
describe('a creature under foreign control that dies with the card that took it', () => {
  it('Harland Mindlock and his prisoner in one wave: the prisoner dies as mine, into its owner’s pile', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'shadows'], hand: ['harland-mindlock', 'poison-wave'] },
      foe: {
        houses: ['mars'],
        deck: Array.from({ length: 6 }, () => 'zorg'),
        line: [{ id: 'urchin', aember: 2 }, 'troll', 'krump'],
      },
    });
    t.me.play('harland-mindlock').choose('urchin').flank('left').end();
    t.foe.house('mars').end();
    t.me.house('shadows').play('poison-wave');
    t.expect({
      me: { aember: 1, line: [], discard: ['poison-wave', 'harland-mindlock'] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', damage: 2 },
        ],
        discard: ['urchin'],
      },
    });
  });

  it('Harland Mindlock dies alone: the prisoner goes home with what it carries, to a flank that the active player chooses', () => {
    const t = table({
      active: 1,
      me: { houses: ['brobnar'], hand: ['punch'], line: [{ id: 'troll', damage: 2, aember: 1 }, 'mother'] },
      foe: { house: 'logos', hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').choose('troll').flank('right').end();
    t.me.house('brobnar').play('punch').choose('harland-mindlock').flank('right');
    t.expect({ me: { aember: 1, line: ['mother', { id: 'troll', damage: 2, aember: 1 }] }, foe: { line: [] } });
  });

  it('what Annihilation Ritual purges was destroyed nonetheless: Tolas, Soul Snatcher and Loot the Bodies pay', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['loot-the-bodies', 'punch'],
        line: ['tolas'],
        artifacts: ['annihilation-ritual', 'soul-snatcher'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('tocsin').order('tolas').order('loot-the-bodies');
    t.expect({ me: { aember: 3, line: ['tolas'] }, foe: { aember: 1, line: [], purged: ['tocsin'] } });
  });
});
