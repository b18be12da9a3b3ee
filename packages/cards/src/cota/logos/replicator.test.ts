import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };
const replicator = { id: 'replicator', ...tired };

describe('replicator', () => {
  it('triggers the Reap: of an enemy creature as its own: opponent and friendly change sides', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], hand: ['fear'] },
      foe: { line: ['tocsin', 'mother'], hand: ['urchin'] },
    });
    t.me.reap('replicator').choose('tocsin');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'replicator', exhausted: true }] },
      foe: { line: ['tocsin', 'mother'], hand: [], discard: ['urchin'] },
    });
  });

  it('triggers that of a friendly creature, ready, exhausted or stunned, and changes nothing about it', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['replicator', { id: 'doc-bookton', exhausted: true, stunned: true }, 'doc-bookton'],
        deck: ['fear', 'punch'],
      },
      foe: {},
    });
    t.me.reap('replicator').choose('doc-bookton#1');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        deck: ['punch'],
        line: [
          { id: 'replicator', exhausted: true },
          { id: 'doc-bookton', exhausted: true, stunned: true },
          'doc-bookton',
        ],
      },
    });
  });

  it('may choose a creature without a Reap: ability, and then nothing happens', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'batdrone'] },
      foe: { line: ['tocsin'], hand: ['urchin'], aember: 2 },
    });
    t.me.reap('replicator').choose('batdrone');
    t.expect({
      me: { aember: 1, line: [{ id: 'replicator', exhausted: true }, 'batdrone'] },
      foe: { aember: 2, line: ['tocsin'], hand: ['urchin'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling replicator/one-of-several: triggers only one of two Reap: abilities, as its player chooses (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          line: ['replicator', 'ganymede-archivist'],
          artifacts: ['spectral-tunneler'],
          hand: ['fear'],
          deck: ['punch'],
        },
        foe: {},
      });
      t.me.action('spectral-tunneler').choose('ganymede-archivist').reap('replicator');
      t.me.choose('ganymede-archivist');
      expect(t.options()).toHaveLength(2);
      t.me.choose(t.options()[1] ?? '');
      t.expect({
        me: {
          aember: 1,
          hand: ['fear', 'punch'],
          archives: [],
          line: [{ id: 'replicator', exhausted: true }, 'ganymede-archivist'],
        },
      });
    },
  );

  it('means the other creature where that says "this creature"', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', { id: 'mother', upgrades: ['rocket-boots'], exhausted: true }] },
      foe: {},
    });
    // The boots ready their creature at its first use in a turn, and it was not used.
    t.me.reap('replicator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'replicator', exhausted: true },
          { id: 'mother', upgrades: ['rocket-boots'], exhausted: true },
        ],
      },
    });
  });

  it('triggers nothing where it is the only creature', () => {
    const t = table({ me: { house: 'logos', line: ['replicator'] }, foe: {} });
    t.me.reap('replicator');
    t.expect({ me: { aember: 1, line: [{ id: 'replicator', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling replicator/sanctum-guardian: an enemy Sanctum Guardian cannot go to the other battleline: nothing happens (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['replicator', 'batdrone', 'mother'] },
        foe: { line: ['sanctum-guardian', 'tocsin'] },
      });
      t.me.reap('replicator').choose('sanctum-guardian').choose('mother');
      t.expect({
        me: { aember: 1, line: [{ id: 'replicator', exhausted: true }, 'batdrone', 'mother'] },
        foe: { line: ['sanctum-guardian', 'tocsin'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling replicator/sequis: an enemy Sequis captures from its own controller (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['replicator'], aember: 3 },
        foe: { line: ['sequis'], aember: 2 },
      });
      t.me.reap('replicator');
      t.expect({
        me: { aember: 4, line: [{ id: 'replicator', exhausted: true }] },
        foe: { aember: 1, line: [{ id: 'sequis', aember: 1 }] },
      });
    },
  );
});

// Replicator triggers the Reap: ability of another creature as if its player controlled that creature.
describe('Replicators that have nobody but each other', () => {
  it('trigger each other once and come to an end', () => {
    const t = table({ me: { house: 'logos', line: ['replicator'] }, foe: { line: ['replicator'] } });
    t.me.reap('replicator');
    t.expect({ me: { aember: 1, line: [replicator] }, foe: { line: ['replicator'] } });
  });
});

describe('Replicator inside the ability that it copies [rule using-through-abilities]', () => {
  it('Ulyq Megamouth uses Replicator, which chooses Ulyq: Ulyq uses one more', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'replicator', 'doc-bookton'], deck: ['punch'] },
      foe: {},
    });
    t.me.reap('ulyq-megamouth').choose('replicator').choose('ulyq-megamouth').choose('doc-bookton');
    t.expect({
      me: {
        aember: 3,
        hand: ['punch'],
        line: [{ id: 'ulyq-megamouth', ...tired }, replicator, { id: 'doc-bookton', ...tired }],
      },
    });
  });

  it('also where Commander Remiel uses it, and with nobody left to use it ends', () => {
    const t = table({ me: { house: 'sanctum', line: ['commander-remiel', 'replicator'] }, foe: {} });
    t.me.reap('commander-remiel');
    t.expect({ me: { aember: 2, line: [{ id: 'commander-remiel', ...tired }, replicator] } });
  });

  it('two of them: the first, used once more by way of Ulyq, may choose Ulyq again', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'replicator', 'replicator', 'dew-faerie'] },
      foe: {},
    });
    t.me.reap('ulyq-megamouth').choose('replicator#1').choose('ulyq-megamouth').choose('replicator#2');
    t.me.choose('ulyq-megamouth').choose('dew-faerie');
    t.expect({
      me: {
        aember: 5,
        line: [{ id: 'ulyq-megamouth', ...tired }, replicator, replicator, { id: 'dew-faerie', ...tired }],
      },
    });
  });

  it('copies between do not end what is not a circle: each of two Replicators passes it on to Ulyq', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'replicator', 'replicator', 'dew-faerie'] },
      foe: {},
    });
    t.me.reap('ulyq-megamouth').choose('replicator#1').choose('replicator').choose('ulyq-megamouth');
    t.me.choose('dew-faerie');
    t.expect({
      me: {
        aember: 4,
        line: [{ id: 'ulyq-megamouth', ...tired }, replicator, 'replicator', { id: 'dew-faerie', ...tired }],
      },
    });
  });
});

describe('Reap: abilities of enemy creatures', () => {
  it('Smiling Ruth: after a key of mine I take an enemy flank creature, even Ruth', () => {
    const t = table({
      me: { house: 'logos', aember: 7, hand: ['phase-shift', 'key-charge'], line: ['replicator'] },
      foe: { line: ['smiling-ruth', 'troll'] },
    });
    t.me.play('phase-shift').play('key-charge').yes().reap('replicator').choose('smiling-ruth', 'troll').flank('right');
    t.expect({ me: { keys: 1, aember: 1, line: [replicator, 'troll'] }, foe: { line: ['smiling-ruth'] } });
  });

  it('Tocsin and Duskrunner: the opponent of Replicator’s player loses', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], hand: ['punch'] },
      foe: { line: ['tocsin'], hand: ['fear'] },
    });
    t.me.reap('replicator');
    t.expect({ me: { aember: 1, hand: ['punch'], line: [replicator] }, foe: { hand: [], line: ['tocsin'] } });
    const u = table({
      me: { house: 'logos', line: ['replicator'] },
      foe: { aember: 2, line: [{ id: 'krump', upgrades: ['duskrunner'] }] },
    });
    u.me.reap('replicator');
    u.expect({
      me: { aember: 2, line: [replicator] },
      foe: { aember: 1, line: [{ id: 'krump', upgrades: ['duskrunner'] }] },
    });
  });

  it('Bulleteye destroys the flank creature that Replicator’s player chooses', () => {
    const t = table({
      me: { house: 'logos', line: ['mother', 'replicator', 'krump'] },
      foe: { line: ['bulleteye', 'troll'] },
    });
    t.me.reap('replicator').choose('bulleteye', 'troll');
    t.expect({ me: { aember: 1, line: ['mother', replicator, 'krump'] }, foe: { line: ['bulleteye'] } });
  });

  it('Troll heals itself, not Replicator', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'replicator', damage: 1 }] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
    t.me.reap('replicator');
    t.expect({ me: { aember: 1, line: [{ ...replicator, damage: 1 }] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('Eater of the Dead and Zyzzix put the counters on themselves', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], hand: ['urchin'] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.reap('replicator').yes();
    t.expect({
      me: { aember: 1, hand: [], archives: ['urchin'], line: [replicator] },
      foe: { line: [{ id: 'zyzzix-the-many', power: 3 }], archives: [] },
    });
  });

  it('Nexus of the enemy uses an artifact of its own controller for me', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], deck: ['punch'], artifacts: ['cannon'] },
      foe: { line: ['nexus'], artifacts: ['library-of-babble'] },
    });
    t.me.reap('replicator');
    t.expect({
      me: { aember: 1, hand: ['punch'], line: [replicator], artifacts: ['cannon'] },
      foe: { line: ['nexus'], artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
  });

  it('Commander Remiel uses a non-Sanctum creature of mine', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'pit-demon'] },
      foe: { aember: 1, line: ['commander-remiel', 'troll'] },
    });
    t.me.reap('replicator').choose('commander-remiel').choose('pit-demon').choose('action pit-demon');
    t.expect({
      me: { aember: 2, line: [replicator, { id: 'pit-demon', ...tired }] },
      foe: { aember: 0, line: ['commander-remiel', 'troll'] },
    });
  });

  it('Uxlyx archives an enemy creature into my archives, whence it goes home', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], archives: [] },
      foe: { line: ['uxlyx-the-zookeeper', 'troll'] },
    });
    t.me.reap('replicator').choose('uxlyx-the-zookeeper').choose('troll');
    t.expect({ me: { aember: 1, archives: ['troll'], line: [replicator] }, foe: { line: ['uxlyx-the-zookeeper'] } });
  });

  it('Neutron Shark destroys one of theirs and one of mine, and goes on only while it is in play', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'urchin', 'mother'], deck: ['punch', 'batdrone'] },
      foe: { line: ['neutron-shark', 'troll'], deck: ['fear'] },
    });
    t.me.reap('replicator').choose('neutron-shark').choose('troll', 'urchin').choose('mother');
    t.expect({
      me: { aember: 1, line: [replicator], deck: [], discard: ['batdrone', 'mother', 'punch', 'urchin'] },
      foe: { line: [], deck: ['fear'] },
    });
  });

  it('a stunned or exhausted creature has its ability triggered all the same, and stays so', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', { id: 'doc-bookton', stunned: true, ...tired }], deck: ['punch'] },
      foe: {},
    });
    t.me.reap('replicator');
    t.expect({
      me: { aember: 1, hand: ['punch'], line: [replicator, { id: 'doc-bookton', stunned: true, ...tired }] },
    });
  });

  it('Dimension Door sees one reap, that of Replicator', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['replicator', 'doc-bookton'], deck: ['punch'] },
      foe: { aember: 3 },
    });
    t.me.play('dimension-door').reap('replicator');
    t.expect({ me: { aember: 1, hand: ['punch'], line: [replicator, 'doc-bookton'] }, foe: { aember: 2 } });
  });
});

describe('Replicator of Replicator', () => {
  it('triggers a third creature through the second Replicator', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'replicator', 'doc-bookton'], deck: ['punch'] },
      foe: {},
    });
    t.me.reap('replicator#1').choose('replicator#1').choose('doc-bookton');
    t.expect({ me: { aember: 1, hand: ['punch'], line: [replicator, 'replicator', 'doc-bookton'] } });
  });

  it('Chuff Ape of the enemy is healed for a creature that I sacrifice', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'bad-penny'] },
      foe: { line: [{ id: 'chuff-ape', damage: 5 }] },
    });
    t.me.reap('replicator').choose('chuff-ape').yes().choose('bad-penny');
    t.expect({ me: { aember: 1, hand: ['bad-penny'], line: [replicator] }, foe: { line: ['chuff-ape'] } });
  });

  it('an enemy Replicator passes the trigger on to a creature of mine', () => {
    const t = table({ me: { house: 'logos', line: ['replicator', 'dew-faerie'] }, foe: { line: ['replicator'] } });
    t.me.reap('replicator').choose('replicator').choose('dew-faerie');
    t.expect({ me: { aember: 2, line: [replicator, 'dew-faerie'] }, foe: { line: ['replicator'] } });
  });
});
