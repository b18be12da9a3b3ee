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

describe('veylan-analyst', () => {
  it('gains 1 for an Action: of an artifact', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: {},
    });
    t.me.action('library-of-babble').order('library-of-babble');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        line: ['veylan-analyst'],
        artifacts: [{ id: 'library-of-babble', exhausted: true }],
      },
    });
  });

  it.each(['veylan-analyst', 'combat-pheromones'])(
    'gains 1 for an Omni: too, although the artifact is sacrificed by it: %s first',
    (first) => {
      const t = table({
        me: { house: 'dis', line: ['veylan-analyst'], artifacts: ['combat-pheromones'] },
        foe: {},
      });
      t.me.omni('combat-pheromones').order(first);
      t.expect({
        me: { aember: 1, line: ['veylan-analyst'], artifacts: [], discard: ['combat-pheromones'] },
      });
    },
  );

  it('gains 1 each where there are two', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst', 'veylan-analyst'], artifacts: ['mobius-scroll'] },
      foe: {},
    });
    t.me.action('mobius-scroll');
    while (t.state.ask?.kind === 'order') t.me.order('veylan-analyst');
    t.expect({
      me: { aember: 2, line: ['veylan-analyst', 'veylan-analyst'], artifacts: [], archives: ['mobius-scroll'] },
    });
  });

  it('gains 1 for an enemy artifact that is used as if it were its own', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst'], hand: ['remote-access'], deck: ['fear'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('remote-access').order('veylan-analyst');
    t.expect({
      me: { aember: 2, hand: ['fear'], line: ['veylan-analyst'] },
      foe: { aember: 0, artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('gains nothing for playing an artifact, using a creature, or a use of the opponent', () => {
    const t = table({
      me: {
        houses: ['logos', 'dis', 'untamed'],
        house: 'logos',
        line: ['veylan-analyst', 'novu-archaeologist'],
        hand: ['library-of-babble', ...filler(6)],
      },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], deck: ['fear'] },
    });
    t.me.play('library-of-babble').action('novu-archaeologist').end();
    t.foe.house('logos').action('library-of-babble');
    t.expect({
      me: { aember: 0, line: ['veylan-analyst', 'novu-archaeologist'], artifacts: ['library-of-babble'] },
      foe: { aember: 0, hand: ['fear'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });
});
