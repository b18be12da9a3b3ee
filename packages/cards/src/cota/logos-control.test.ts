import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');
const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('harland-mindlock', () => {
  it('takes a flank creature of the opponent, with all that is on it, to the flank that is chosen', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], line: ['batdrone'] },
      foe: {
        line: [{ id: 'tocsin', damage: 1, aember: 2, upgrades: ['blood-of-titans'] }, 'mother', 'shooler'],
      },
    });
    t.me.play('harland-mindlock', 'right');
    expect(t.options()).toEqual(['tocsin', 'shooler']);
    t.me.choose('tocsin').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 1, aember: 2, upgrades: ['blood-of-titans'] },
          'batdrone',
          { id: 'harland-mindlock', exhausted: true },
        ],
      },
      foe: { line: ['mother', 'shooler'] },
    });
  });

  it('lets the creature be used at once, in the turns of its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'] },
      foe: { line: ['doc-bookton'], deck: ['urchin'] },
    });
    t.me.play('harland-mindlock').flank('right').reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
      foe: { line: [], hand: [], deck: ['urchin'] },
    });
  });

  it('lets the house of the creature be chosen, and its abilities work for its new controller', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['tocsin'], hand: ['fear'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('brobnar').end();
    t.me.house('dis').reap('tocsin');
    t.expect({
      me: { aember: 1, line: ['harland-mindlock', { id: 'tocsin', exhausted: true }] },
      foe: { hand: [], discard: ['fear'], line: [] },
    });
  });

  it('gives the creature back when it leaves play; the active player chooses the flank', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['tocsin', 'mother', 'shooler'], hand: ['fear'] },
    });
    t.me.play('harland-mindlock').choose('shooler').flank('right').end();
    t.foe.house('dis').play('fear').choose('harland-mindlock').flank('left');
    t.expect({ me: { line: [] }, foe: { line: ['shooler', 'tocsin', 'mother'] } });
  });

  it('sends a creature that dies to the discard pile of its owner, and its æmber to the opponent of its controller', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: [{ id: 'tocsin', aember: 1 }], hand: ['punch'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('brobnar').play('punch').choose('tocsin');
    t.expect({
      me: { line: ['harland-mindlock'], aember: 0 },
      foe: { aember: 2, line: [], discard: ['punch', 'tocsin'] },
    });
  });

  it('dies together with the creature that it controls', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['silvertooth', 'mother'], hand: ['poison-wave'] },
    });
    t.me.play('harland-mindlock').choose('silvertooth').flank('right').end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({
      me: { line: [], discard: ['harland-mindlock'] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 2 }], discard: ['poison-wave', 'silvertooth'] },
    });
  });

  it('yields to a later effect that takes control, and then leaves play without giving anything back', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['tocsin', 'mother'], hand: ['collar-of-subordination', 'fear'] },
    });
    t.me.play('harland-mindlock').choose('tocsin').flank('right').end();
    t.foe.house('dis').play('collar-of-subordination').choose('tocsin').flank('right');
    t.expect({
      me: { line: ['harland-mindlock'] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['collar-of-subordination'] }] },
    });
    t.foe.play('fear');
    t.expect({
      me: { line: [], hand: ['harland-mindlock'] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('takes nothing where the opponent has no creature', () => {
    const t = table({ me: { house: 'logos', hand: ['harland-mindlock'], line: ['mother'] }, foe: {} });
    t.me.play('harland-mindlock');
    t.expect({ me: { line: ['mother', { id: 'harland-mindlock', exhausted: true }] }, foe: { line: [] } });
  });
});

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

  it('triggers only one of two Reap: abilities, as its player chooses', () => {
    const t = table({
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
  });

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

  it('ruling replicator/sanctum-guardian: an enemy Sanctum Guardian cannot go to the other battleline: nothing happens', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'batdrone', 'mother'] },
      foe: { line: ['sanctum-guardian', 'tocsin'] },
    });
    t.me.reap('replicator').choose('sanctum-guardian').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'replicator', exhausted: true }, 'batdrone', 'mother'] },
      foe: { line: ['sanctum-guardian', 'tocsin'] },
    });
  });

  it('ruling replicator/sequis: an enemy Sequis captures from its own controller', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], aember: 3 },
      foe: { line: ['sequis'], aember: 2 },
    });
    t.me.reap('replicator');
    t.expect({
      me: { aember: 4, line: [{ id: 'replicator', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'sequis', aember: 1 }] },
    });
  });
});

describe('spangler-box', () => {
  it('purges a creature and goes to the opponent, exhausted', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { line: ['tocsin', { id: 'shooler', damage: 2, aember: 1 }] },
    });
    t.me.action('spangler-box').choose('shooler');
    t.expect({
      me: { artifacts: [], aember: 1, line: ['mother'] },
      foe: { artifacts: [{ id: 'spangler-box', exhausted: true }], line: ['tocsin'], purged: ['shooler'], discard: [] },
    });
  });

  it('may purge a friendly creature, and must where there is no other', () => {
    const t = table({ me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] }, foe: {} });
    t.me.action('spangler-box');
    t.expect({
      me: { artifacts: [], line: [], purged: ['mother'] },
      foe: { artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
  });

  it('stays where it is when there is no creature to purge', () => {
    const t = table({ me: { house: 'logos', artifacts: ['spangler-box'] }, foe: {} });
    t.me.action('spangler-box');
    t.expect({ me: { artifacts: [{ id: 'spangler-box', exhausted: true }] }, foe: { artifacts: [] } });
  });

  it('stays when a ward saves the creature', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.action('spangler-box');
    t.expect({
      me: { artifacts: [{ id: 'spangler-box', exhausted: true }] },
      foe: { line: ['tocsin'], artifacts: [] },
    });
  });

  it('lets its new controller choose Logos and use it, and gives back all when it leaves', () => {
    const t = table({
      me: { ...mine, house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { ...theirs, line: ['tocsin'], hand: ['poltergeist', ...filler(5)], deck: ['fear'] },
    });
    t.me.action('spangler-box').choose('tocsin').end();
    t.foe.house('logos').cannot('action', 'spangler-box', 'exhausted').end();
    t.me.house('sanctum').end();
    t.foe.house('logos').action('spangler-box');
    t.expect({
      me: { line: [], purged: ['mother'], artifacts: [{ id: 'spangler-box', exhausted: true }] },
      foe: { purged: ['tocsin'], artifacts: [] },
    });
    t.foe.end();
    t.me.house('logos').end();
    t.foe.house('dis').play('poltergeist');
    // The box was ready again: it was used first, without a creature to purge.
    t.expect({
      me: { purged: [], line: [{ id: 'mother', exhausted: true }], artifacts: [], discard: ['spangler-box'] },
      foe: { purged: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('asks in which order several return to one battleline, and then where each enters [rule put-into-play]', () => {
    const t = table({
      me: { ...mine, house: 'logos', artifacts: ['spangler-box'], line: ['mother', 'dust-pixie', 'troll'] },
      foe: { ...theirs, hand: ['poltergeist', ...filler(5)], deck: filler(12) },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').end();
    t.foe.house('logos').action('spangler-box').choose('dust-pixie').end();
    t.me.house('sanctum').end();
    t.foe.house('dis').end();
    t.me.house('logos').action('spangler-box').choose('troll').end();
    t.foe.house('dis').play('poltergeist').choose('spangler-box');
    expect([...t.options()].sort()).toEqual(['dust-pixie', 'mother', 'troll']);
    t.foe.choose('troll', 'dust-pixie').flank('left').flank('right').flank('left');
    const entered = t.events.flatMap((e) => (e.type === 'enter' && !e.played ? [e.card.name] : []));
    expect(entered).toEqual(['troll', 'dust-pixie', 'mother']);
    t.expect({
      me: {
        purged: [],
        line: [
          { id: 'mother', exhausted: true },
          { id: 'troll', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
      foe: {},
    });
  });

  it('puts creatures into play without their bonus and Play: ability, on the flank that the active player chooses', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        line: ['dust-pixie', 'tocsin'],
        hand: ['phase-shift', 'poltergeist'],
      },
      foe: { aember: 3, line: ['shooler'] },
    });
    t.me.action('spangler-box').choose('dust-pixie').play('phase-shift').play('poltergeist').flank('right');
    t.expect({
      me: { aember: 1, purged: [], line: ['tocsin', { id: 'dust-pixie', exhausted: true }], artifacts: [] },
      foe: { aember: 3, line: ['shooler'], artifacts: [] },
    });
  });

  it('gives a creature that was under foreign control back to its owner', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        hand: ['phase-shift', 'poltergeist'],
        line: [{ id: 'tocsin', owner: 1 }],
      },
      foe: {},
    });
    t.me.action('spangler-box');
    t.expect({
      me: { line: [], purged: [] },
      foe: { purged: ['tocsin'], artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
    t.me.play('phase-shift').play('poltergeist');
    t.expect({
      me: { line: [], discard: ['poltergeist', 'spangler-box', 'phase-shift'] },
      foe: { purged: [], artifacts: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('returns creatures without the damage and the upgrades that they had', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], hand: ['phase-shift', 'poltergeist'] },
      foe: { line: [{ id: 'tocsin', damage: 2, stunned: true, upgrades: ['blood-of-titans'] }] },
    });
    t.me.action('spangler-box').play('phase-shift').play('poltergeist');
    t.expect({
      foe: { purged: [], artifacts: [], line: [{ id: 'tocsin', exhausted: true }], discard: ['blood-of-titans'] },
    });
  });

  it('leaves cards alone that something else purged', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], purged: ['mother'] },
      foe: { artifacts: [{ id: 'spangler-box', exhausted: true }], purged: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, line: [], purged: ['mother'] },
      foe: { line: [], purged: ['tocsin'], artifacts: [], discard: ['spangler-box'] },
    });
  });

  it('used by the opponent of its controller stays with its controller', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { artifacts: ['spangler-box'], line: ['tocsin'] },
    });
    t.me.play('remote-access').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'], artifacts: [] },
      foe: { line: [], purged: ['tocsin'], artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
  });

  it('ruling spangler-box/kelifi-dragon: puts a Kelifi Dragon into play although it could not be played', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        line: ['kelifi-dragon'],
        hand: ['phase-shift', 'grasping-vines'],
      },
      foe: {},
    });
    t.me.action('spangler-box').play('phase-shift').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 1, purged: [], hand: ['spangler-box'], line: [{ id: 'kelifi-dragon', exhausted: true }] },
      foe: { artifacts: [] },
    });
  });
});

describe('spectral-tunneler', () => {
  it('lets the chosen creature draw by reaping, and no other', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['mother', 'batdrone', 'quixo-the-adventurer'],
        deck: ['fear', 'punch'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('batdrone').reap('batdrone').reap('mother');
    t.expect({
      me: {
        aember: 2,
        hand: ['fear'],
        deck: ['punch'],
        artifacts: [{ id: 'spectral-tunneler', exhausted: true }],
        line: [{ id: 'mother', exhausted: true }, { id: 'batdrone', exhausted: true }, 'quixo-the-adventurer'],
      },
    });
  });

  it('adds its Reap: to that of the creature', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['doc-bookton'],
        deck: ['fear', 'punch', 'urchin'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').reap('doc-bookton').order('doc-bookton');
    t.expect({
      me: { aember: 1, hand: ['fear', 'punch'], deck: ['urchin'], line: [{ id: 'doc-bookton', exhausted: true }] },
    });
  });

  it('makes a creature in the middle a flank creature for what asks for one', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['harland-mindlock'] },
      foe: { line: ['tocsin', 'mother', 'shooler'] },
    });
    t.me.action('spectral-tunneler').choose('mother').play('harland-mindlock');
    expect(t.options()).toEqual(['tocsin', 'mother', 'shooler']);
    t.me.choose('mother').flank('right');
    t.expect({
      me: { line: [{ id: 'harland-mindlock', exhausted: true }, 'mother'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
  });

  it('is over with the turn: a creature that lives by it dies', () => {
    const t = table({
      me: {
        ...mine,
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        hand: ['twin-bolt-emission', 'twin-bolt-emission', 'twin-bolt-emission'],
        line: ['mother', 'staunch-knight', 'doc-bookton'],
      },
      foe: { ...theirs, line: ['valdr'] },
    });
    t.me.action('spectral-tunneler').choose('staunch-knight');
    for (let i = 0; i < 2; i++) t.me.play('twin-bolt-emission').choose('staunch-knight', 'valdr');
    t.me.play('twin-bolt-emission').choose('staunch-knight', 'mother');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'spectral-tunneler', exhausted: true }],
        line: [{ id: 'mother', damage: 2 }, { id: 'staunch-knight', damage: 4 }, 'doc-bookton'],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
    t.me.end();
    t.foe.house('brobnar');
    t.expect({
      me: { line: [{ id: 'mother', damage: 2 }, 'doc-bookton'] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('goes on for that turn when the artifact has left play', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        hand: ['phase-shift', 'poltergeist'],
        line: ['mother'],
        deck: ['fear'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').play('phase-shift').play('poltergeist').reap('mother');
    t.expect({ me: { aember: 2, artifacts: [], hand: ['fear'], line: [{ id: 'mother', exhausted: true }] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'logos', artifacts: ['spectral-tunneler'] }, foe: {} });
    t.me.action('spectral-tunneler');
    t.expect({ me: { artifacts: [{ id: 'spectral-tunneler', exhausted: true }] } });
  });

  it('ruling spectral-tunneler/nexus: used by a reaping Nexus on itself, it lets that same reap draw', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], deck: ['fear', 'punch'] },
      foe: { artifacts: ['spectral-tunneler'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], line: [{ id: 'nexus', exhausted: true }] },
      foe: { artifacts: [{ id: 'spectral-tunneler', exhausted: true }] },
    });
  });
});
