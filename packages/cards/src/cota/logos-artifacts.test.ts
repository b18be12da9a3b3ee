import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');
const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('anomaly-exploiter', () => {
  it('destroys a damaged creature, whatever its power; undamaged ones cannot be chosen', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['anomaly-exploiter'], line: ['mother', { id: 'batdrone', damage: 1 }] },
      foe: { line: ['tocsin', { id: 'valdr', damage: 1 }] },
    });
    t.me.action('anomaly-exploiter');
    expect(t.options()).toEqual(['batdrone', 'valdr']);
    t.me.choose('valdr');
    t.expect({
      me: {
        artifacts: [{ id: 'anomaly-exploiter', exhausted: true }],
        line: ['mother', { id: 'batdrone', damage: 1 }],
      },
      foe: { line: ['tocsin'], discard: ['valdr'] },
    });
  });

  it('destroys a friendly creature when no other one is damaged', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['anomaly-exploiter'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('anomaly-exploiter');
    t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing while no creature is damaged', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['anomaly-exploiter'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('anomaly-exploiter');
    t.expect({
      me: { artifacts: [{ id: 'anomaly-exploiter', exhausted: true }], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('takes a ward away instead', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['anomaly-exploiter'] },
      foe: { line: [{ id: 'tocsin', damage: 1, warded: true }] },
    });
    t.me.action('anomaly-exploiter');
    t.expect({ foe: { line: [{ id: 'tocsin', damage: 1 }] } });
  });
});

describe('chaos-portal', () => {
  it('plays the top card when it is of the chosen house, with its bonus and its Play: ability', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin'] },
    });
    t.me.action('chaos-portal').house('dis');
    t.expect({
      me: { aember: 1, deck: ['fear'], discard: ['mind-barb'], artifacts: [{ id: 'chaos-portal', exhausted: true }] },
      foe: { hand: [], discard: ['urchin'] },
    });
  });

  it('shows a card of another house to both players and leaves it on top of the deck', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin'] },
    });
    t.me.action('chaos-portal').house('logos');
    expect(t.events.filter((e) => e.type === 'reveal').map((e) => [e.card.name, e.to])).toEqual([['mind-barb', 'all']]);
    t.expect({ me: { aember: 0, hand: [], deck: ['mind-barb', 'fear'], discard: [] }, foe: { hand: ['urchin'] } });
  });

  it('lets every house be named, and plays a creature on the flank that is chosen', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'sanctum', 'dis'],
        artifacts: ['chaos-portal'],
        line: ['mother'],
        deck: ['dust-pixie'],
      },
      foe: {},
    });
    t.me.action('chaos-portal').house('untamed').flank('left');
    t.expect({ me: { aember: 2, deck: [], line: [{ id: 'dust-pixie', exhausted: true }, 'mother'] } });
  });

  it('leaves a card that cannot be played on top', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: ['blood-of-titans', 'fear'] },
      foe: {},
    });
    t.me.action('chaos-portal').house('brobnar');
    t.expect({ me: { aember: 0, deck: ['blood-of-titans', 'fear'], discard: [] } });
  });

  it('finds nothing in an empty deck, and does not make a new one', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: [], discard: ['dust-pixie'] },
      foe: {},
    });
    t.me.action('chaos-portal').house('untamed');
    t.expect({ me: { aember: 0, line: [], deck: [], discard: ['dust-pixie'] } });
  });
});

describe('crazy-killing-machine', () => {
  it('discards the top card of each deck and destroys a creature or artifact of each of their houses', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['crazy-killing-machine', 'soul-snatcher'],
        line: ['tocsin', 'mother'],
        deck: ['fear', 'labwork'],
      },
      foe: { line: ['valdr', 'shooler'], deck: ['punch', 'labwork'] },
    });
    t.me.action('crazy-killing-machine');
    expect(t.options()).toEqual(['tocsin', 'soul-snatcher', 'shooler']);
    t.me.choose('soul-snatcher');
    t.expect({
      me: {
        artifacts: [{ id: 'crazy-killing-machine', exhausted: true }],
        line: ['tocsin', 'mother'],
        deck: ['labwork'],
        discard: ['soul-snatcher', 'fear'],
      },
      foe: { line: ['shooler'], deck: ['labwork'], discard: ['valdr', 'punch'] },
    });
  });

  it.each([
    { what: 'one is', top: 'fear', line: ['mother'] },
    { what: 'none is', top: 'urchin', line: ['tocsin', 'mother'] },
  ])('is destroyed when only $what destroyed', ({ top, line }) => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], line: ['tocsin', 'mother'], deck: [top] },
      foe: { deck: ['punch'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { artifacts: [], line, deck: [] },
      foe: { deck: [], discard: ['punch'] },
    });
  });

  it('needs two different cards for two of one house', () => {
    const two = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { line: ['tocsin', 'shooler'], deck: ['mind-barb'] },
    });
    two.me.action('crazy-killing-machine').choose('tocsin');
    two.expect({
      me: { artifacts: [{ id: 'crazy-killing-machine', exhausted: true }] },
      foe: { line: [], discard: ['shooler', 'tocsin', 'mind-barb'] },
    });
    const one = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { line: ['tocsin'], deck: ['mind-barb'] },
    });
    one.me.action('crazy-killing-machine');
    one.expect({ me: { artifacts: [], discard: ['crazy-killing-machine', 'fear'] }, foe: { line: [] } });
  });

  it('must destroy itself for a Logos card where nothing else is of that house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['labwork'] },
      foe: { line: ['tocsin'], deck: ['fear'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { artifacts: [], discard: ['crazy-killing-machine', 'labwork'] },
      foe: { line: [], discard: ['tocsin', 'fear'] },
    });
  });

  it('finds at most one in an empty deck, and does not make a new deck', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: [], discard: ['urchin'] },
      foe: { line: ['tocsin', 'shooler'], deck: ['fear'] },
    });
    t.me.action('crazy-killing-machine').choose('tocsin');
    t.expect({
      me: { artifacts: [], deck: [], discard: ['crazy-killing-machine', 'urchin'] },
      foe: { line: ['shooler'], discard: ['tocsin', 'fear'] },
    });
  });

  it('does not count a creature that its ward saved', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'valdr'], deck: ['punch'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: ['tocsin'], discard: ['valdr', 'punch'] } });
  });

  it('does not destroy upgrades', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }], deck: ['punch'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] } });
  });
});

describe('mobius-scroll', () => {
  it('archives itself and two cards, but no third one', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear', 'punch', 'urchin'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.action('mobius-scroll').choose('fear').choose('urchin');
    t.expect({
      me: { artifacts: [], hand: ['punch'], archives: ['mobius-scroll', 'fear', 'urchin'], discard: [] },
      foe: { hand: ['tocsin'] },
    });
  });

  it('may take one card along, or none', () => {
    const one = table({ me: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear', 'punch'] }, foe: {} });
    one.me.action('mobius-scroll').choose('fear').done();
    one.expect({ me: { artifacts: [], hand: ['punch'], archives: ['mobius-scroll', 'fear'] } });
    const none = table({ me: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear', 'punch'] }, foe: {} });
    none.me.action('mobius-scroll').done();
    none.expect({ me: { artifacts: [], hand: ['fear', 'punch'], archives: ['mobius-scroll'] } });
  });

  it('archives itself also with an empty hand', () => {
    const t = table({ me: { house: 'logos', artifacts: ['mobius-scroll'], hand: [] }, foe: {} });
    t.me.action('mobius-scroll');
    t.expect({ me: { artifacts: [], archives: ['mobius-scroll'] } });
  });

  it('can be played again, exhausted, after the archives were taken', () => {
    const t = table({
      me: { ...mine, house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear'] },
      foe: { ...theirs },
    });
    t.me.action('mobius-scroll').choose('fear').end();
    t.foe.house('dis').end();
    t.me.house('logos').yes().play('mobius-scroll').cannot('action', 'mobius-scroll', 'exhausted');
    t.expect({ me: { hand: ['fear'], archives: [], artifacts: [{ id: 'mobius-scroll', exhausted: true }] } });
  });

  it('used by the opponent goes to the archives of its owner, their cards to their own', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'fear', 'punch'] },
      foe: { artifacts: ['mobius-scroll'], hand: ['tocsin'] },
    });
    t.me.play('remote-access').choose('fear').choose('punch');
    t.expect({
      me: { aember: 1, hand: [], archives: ['fear', 'punch'] },
      foe: { artifacts: [], hand: ['tocsin'], archives: ['mobius-scroll'] },
    });
  });
});

describe('pocket-universe', () => {
  it('takes 1 out of the pool', () => {
    const t = table({
      me: { house: 'logos', aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { aember: 2 },
    });
    t.me.action('pocket-universe');
    t.expect({
      me: { aember: 2, artifacts: [{ id: 'pocket-universe', aember: 3, exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('takes nothing out of an empty pool', () => {
    const t = table({ me: { house: 'logos', artifacts: ['pocket-universe'] }, foe: { aember: 2 } });
    t.me.action('pocket-universe');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'pocket-universe', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('counts for the cost of a key, which must then be forged', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 4, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { ...theirs },
    });
    t.me.choose('pocket-universe', 'pocket-universe').house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('forges nothing when it and the pool have 5 together', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { ...theirs },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] } });
  });

  it.each([0, 1, 3])('lets its player choose to spend %i of it where the pool is full enough', (spent) => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 6, artifacts: [{ id: 'pocket-universe', aember: 3 }] },
      foe: { ...theirs },
    });
    for (let i = 0; i < spent; i++) t.me.choose('pocket-universe');
    if (spent < 3) t.me.done();
    t.me.house('logos');
    const left = 3 - spent;
    t.expect({ me: { keys: 1, aember: spent, artifacts: [{ id: 'pocket-universe', aember: left }] } });
  });

  it('pays for a key that a card forges', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 5, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: {},
    });
    t.me.play('key-charge').yes().choose('pocket-universe', 'pocket-universe');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('pays for nothing of the opponent', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 5 },
      foe: { ...theirs, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 5 }, foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] } });
  });

  it('keeps its æmber from being stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 0, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
  });

  it('loses its æmber to the supply when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { aember: 1, artifacts: [{ id: 'pocket-universe', aember: 4, exhausted: true }] },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [], discard: ['pocket-universe'] } });
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

  it.todo('ruling: used by a reaping Nexus on itself, it lets that same reap draw (engine-bugs: a Reap: gained in the reap window)', () => {
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

describe('strange-gizmo', () => {
  it('destroys each creature and artifact, itself too, after its controller forged a key', () => {
    const t = table({
      step: 'forge',
      me: {
        ...mine,
        aember: 7,
        artifacts: ['strange-gizmo', 'library-of-babble'],
        line: ['mother', { id: 'batdrone', upgrades: ['blood-of-titans'] }],
      },
      foe: { ...theirs, aember: 1, artifacts: ['seeker-needle'], line: [{ id: 'valdr', aember: 2 }, 'shooler'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 3, artifacts: [], line: [] }, foe: { aember: 1, artifacts: [], line: [] } });
    expect(t.state.players[0]?.discard).toHaveLength(5);
    expect(t.state.players[1]?.discard).toHaveLength(3);
  });

  it('does nothing when the opponent forges a key', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 6, line: ['mother'] },
      foe: { ...theirs, artifacts: ['strange-gizmo'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, line: ['mother'] }, foe: { artifacts: ['strange-gizmo'] } });
  });

  it('works for a key that a card forges, and loses the æmber on artifacts', () => {
    const t = table({
      me: {
        house: 'untamed',
        aember: 7,
        hand: ['key-charge'],
        artifacts: ['strange-gizmo', { id: 'pocket-universe', aember: 2 }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes().choose('pocket-universe').done();
    t.expect({ me: { keys: 1, aember: 1, artifacts: [], line: [] }, foe: { aember: 0, line: [] } });
  });

  it('lets Destroyed: abilities resolve and wards save', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 6, artifacts: ['strange-gizmo'], line: [{ id: 'mother', warded: true }] },
      foe: { ...theirs, line: ['dust-imp'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: [], line: ['mother'] }, foe: { aember: 2, line: [] } });
  });

  it('comes too late for the third key', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, keys: 2, aember: 6, artifacts: ['strange-gizmo'], line: ['mother'] },
      foe: { ...theirs },
    });
    t.expect({ winner: 'me', me: { keys: 3, artifacts: ['strange-gizmo'], line: ['mother'] } });
  });

  it('gives its bonus when it is played, and destroys nothing then', () => {
    const t = table({ me: { house: 'logos', hand: ['strange-gizmo'] }, foe: { line: ['tocsin'] } });
    t.me.play('strange-gizmo');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'strange-gizmo', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('the-howling-pit', () => {
  it('lets both players refill to 7', () => {
    const t = table({
      me: { ...mine, house: 'logos', artifacts: ['the-howling-pit'], deck: filler(9) },
      foe: { ...theirs, deck: filler(9) },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(2), artifacts: ['the-howling-pit'] }, foe: { hand: [] } });
    t.foe.end();
    t.expect({ foe: { hand: filler(7), deck: filler(2) } });
  });

  it('counts when it was just played, adds to other pits and to Mother', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['the-howling-pit'], line: ['mother'], deck: filler(10) },
      foe: { ...theirs, artifacts: ['the-howling-pit'] },
    });
    t.me.play('the-howling-pit').end();
    t.foe.house('dis');
    t.expect({
      me: {
        aember: 1,
        hand: filler(9),
        deck: filler(1),
        line: ['mother'],
        artifacts: [{ id: 'the-howling-pit', exhausted: false }],
      },
      foe: { artifacts: ['the-howling-pit'] },
    });
  });

  it('lets a chain keep the seventh card away', () => {
    const t = table({
      me: { ...mine, house: 'logos', artifacts: ['the-howling-pit'], hand: filler(5), deck: filler(3), chains: 1 },
      foe: { ...theirs },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(2), chains: 0, artifacts: ['the-howling-pit'] } });
  });

  it('does not make anyone draw at other times, nor discard down', () => {
    const t = table({
      me: {
        ...mine,
        house: 'logos',
        artifacts: ['the-howling-pit', 'library-of-babble'],
        hand: filler(8),
        deck: filler(3),
      },
      foe: { ...theirs, hand: filler(2), deck: filler(3) },
    });
    t.me.action('library-of-babble').end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(9), deck: filler(2) }, foe: { hand: filler(2), deck: filler(3) } });
  });

  it('no longer counts once it has left play', () => {
    const t = table({
      me: {
        houses: ['dis', 'logos', 'mars'],
        house: 'dis',
        hand: ['poltergeist'],
        artifacts: ['the-howling-pit'],
        deck: filler(9),
      },
      foe: { ...theirs },
    });
    t.me.play('poltergeist').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1, hand: filler(6), deck: filler(3), artifacts: [] } });
  });
});
