// Untamed: what brings cards back to a hand or a deck, or æmber to a pool.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = { houses: ['logos', 'mars', 'untamed'] } as const;

describe('grasping-vines', () => {
  it('returns up to 3 artifacts of both players to the hands of their owners', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'], artifacts: ['library-of-babble', 'speed-sigil'] },
      foe: { artifacts: ['hallowed-blaster', 'seeker-needle'] },
    });
    t.me.play('grasping-vines').choose('library-of-babble', 'hallowed-blaster', 'seeker-needle');
    t.expect({
      me: { aember: 1, hand: ['library-of-babble'], artifacts: ['speed-sigil'], discard: ['grasping-vines'] },
      foe: { hand: ['hallowed-blaster', 'seeker-needle'], artifacts: [] },
    });
  });

  it('may return fewer, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines', 'grasping-vines'], artifacts: ['library-of-babble'] },
      foe: { artifacts: ['hallowed-blaster', 'seeker-needle'] },
    });
    t.me.play('grasping-vines').choose('seeker-needle').done().play('grasping-vines').done();
    t.expect({
      me: { aember: 2, hand: [], artifacts: ['library-of-babble'] },
      foe: { hand: ['seeker-needle'], artifacts: ['hallowed-blaster'] },
    });
  });

  it('gives an artifact that changed sides to its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { artifacts: [{ id: 'library-of-babble', owner: 0 }] },
    });
    t.me.play('grasping-vines').choose('library-of-babble');
    t.expect({ me: { aember: 1, hand: ['library-of-babble'] }, foe: { hand: [], artifacts: [] } });
  });

  it('leaves creatures and upgrades alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('grasping-vines');
    t.expect({ me: { aember: 1 }, foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] } });
  });

  it('ruling masterplan/grasping-vines: played from under a Masterplan it can save the Masterplan from its sacrifice', () => {
    const t = table({
      me: { house: 'untamed', artifacts: [{ id: 'masterplan', under: ['grasping-vines'] }], hand: [] },
      foe: {},
    });
    t.me.omni('masterplan').choose('masterplan');
    t.expect({ me: { aember: 1, hand: ['masterplan'], artifacts: [], discard: ['grasping-vines'] } });
  });

  it('a Spangler Box that it returns gives back the creature it purged', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, artifacts: ['spangler-box'], line: ['tocsin'], hand: ['grasping-vines'] },
      foe: foeHouses,
    });
    t.me.action('spangler-box').choose('tocsin').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: {
        aember: 1,
        hand: ['spangler-box'],
        purged: [],
        artifacts: [],
        line: [{ id: 'tocsin', exhausted: true }],
        discard: ['grasping-vines'],
      },
      foe: { artifacts: [] },
    });
  });
});

describe('nature-s-call', () => {
  it('returns up to 3 creatures of both players to the hands of their owners', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: ['dust-pixie', 'snufflegator'] },
      foe: { line: ['tocsin', 'valdr', 'urchin'] },
    });
    t.me.play('nature-s-call').choose('dust-pixie', 'valdr', 'tocsin');
    t.expect({
      me: { aember: 1, hand: ['dust-pixie'], line: ['snufflegator'], discard: ['nature-s-call'] },
      foe: { hand: ['valdr', 'tocsin'], line: ['urchin'], discard: [] },
    });
  });

  it('may return fewer, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call', 'nature-s-call'], line: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('nature-s-call').done().play('nature-s-call').choose('tocsin').done();
    t.expect({ me: { aember: 2, hand: [], line: ['dust-pixie'] }, foe: { hand: ['tocsin'], line: [] } });
  });

  it('frees the æmber on the creatures, discards their upgrades and destroys nothing', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'] },
      foe: {
        line: [{ id: 'dust-imp', aember: 2, damage: 1, upgrades: ['blood-of-titans'] }, 'tocsin'],
      },
    });
    t.me.play('nature-s-call').choose('dust-imp').done();
    t.expect({
      me: { aember: 3 },
      foe: { aember: 0, hand: ['dust-imp'], line: ['tocsin'], discard: ['blood-of-titans'] },
    });
  });

  it('gives a creature that changed sides to its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.play('nature-s-call').choose('tocsin');
    t.expect({ me: { aember: 1, hand: [], line: [] }, foe: { hand: ['tocsin'] } });
  });

  it('finds a warded creature still in play, without its ward', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'urchin'] },
    });
    t.me.play('nature-s-call').choose('tocsin', 'urchin');
    t.expect({ me: { aember: 1 }, foe: { hand: ['urchin'], line: ['tocsin'] } });
  });
});

describe('troop-call', () => {
  it('returns each friendly Niffle creature and each one in the discard pile to hand', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['troop-call'],
        line: ['niffle-ape', 'snufflegator', 'niffle-queen'],
        discard: ['niffle-ape', 'tocsin', 'niffle-queen'],
      },
      foe: { line: ['niffle-ape'], discard: ['niffle-queen'] },
    });
    t.me.play('troop-call');
    t.expect({
      me: {
        aember: 1,
        hand: ['niffle-ape', 'niffle-ape', 'niffle-queen', 'niffle-queen'],
        line: ['snufflegator'],
        discard: ['troop-call', 'tocsin'],
      },
      foe: { line: ['niffle-ape'], discard: ['niffle-queen'], hand: [] },
    });
  });

  it('returns those of one place where the other has none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['troop-call'], discard: ['niffle-ape', 'fear'] },
      foe: {},
    });
    t.me.play('troop-call');
    t.expect({ me: { aember: 1, hand: ['niffle-ape'], discard: ['troop-call', 'fear'] } });
  });

  it('does nothing without a Niffle', () => {
    const t = table({
      me: { house: 'untamed', hand: ['troop-call'], line: ['dust-pixie'], discard: ['fear'] },
      foe: {},
    });
    t.me.play('troop-call');
    t.expect({ me: { aember: 1, hand: [], line: ['dust-pixie'], discard: ['troop-call', 'fear'] } });
  });

  it('gives the æmber on them to the opponent and their upgrades to the discard pile', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['troop-call'],
        line: [{ id: 'niffle-ape', aember: 2, upgrades: ['way-of-the-wolf'] }],
      },
      foe: { aember: 1 },
    });
    t.me.play('troop-call');
    t.expect({
      me: { aember: 1, hand: ['niffle-ape'], line: [], discard: ['troop-call', 'way-of-the-wolf'] },
      foe: { aember: 3 },
    });
  });

  it('returns a Niffle of the opponent that it controls to the hand of its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['troop-call'], line: [{ id: 'niffle-ape', owner: 1 }, 'niffle-queen'] },
      foe: {},
    });
    t.me.play('troop-call');
    t.expect({ me: { aember: 1, hand: ['niffle-queen'], line: [] }, foe: { hand: ['niffle-ape'] } });
  });
});

describe('nepenthe-seed', () => {
  it('is sacrificed and returns any card from the discard pile, in a turn of another house too', () => {
    const t = table({
      me: { house: 'logos', hand: [], artifacts: ['nepenthe-seed'], discard: ['fear', 'tocsin', 'speed-sigil'] },
      foe: { discard: ['punch'] },
    });
    t.me.omni('nepenthe-seed').choose('speed-sigil');
    t.expect({
      me: { hand: ['speed-sigil'], artifacts: [], discard: ['nepenthe-seed', 'fear', 'tocsin'] },
      foe: { discard: ['punch'] },
    });
  });

  it('may return itself, which lies in the discard pile by then', () => {
    const t = table({
      me: { house: 'untamed', hand: [], artifacts: ['nepenthe-seed'], discard: ['fear'] },
      foe: {},
    });
    t.me.omni('nepenthe-seed').choose('nepenthe-seed');
    t.expect({ me: { hand: ['nepenthe-seed'], artifacts: [], discard: ['fear'] } });
  });

  it('has to return itself from a discard pile that was empty', () => {
    const t = table({ me: { house: 'untamed', hand: [], artifacts: ['nepenthe-seed'], discard: [] }, foe: {} });
    t.me.omni('nepenthe-seed');
    t.expect({ me: { hand: ['nepenthe-seed'], artifacts: [], discard: [] } });
  });

  it('cannot be used in the turn in which it was played', () => {
    const t = table({ me: { house: 'untamed', hand: ['nepenthe-seed'], discard: ['fear'] }, foe: {} });
    t.me.play('nepenthe-seed').cannot('omni', 'nepenthe-seed', 'exhausted');
    t.expect({ me: { artifacts: [{ id: 'nepenthe-seed', exhausted: true }], discard: ['fear'] } });
  });

  it('used by a Nexus is not sacrificed, because the other player controls it, but returns a card to its user', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: [], discard: ['fear'] },
      foe: { hand: [], artifacts: ['nepenthe-seed'], discard: ['tocsin'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: ['fear'], discard: [], line: [{ id: 'nexus', exhausted: true }] },
      foe: { hand: [], artifacts: [{ id: 'nepenthe-seed', exhausted: true }], discard: ['tocsin'] },
    });
  });
});

describe('world-tree', () => {
  it('puts a creature from the discard pile on top of the deck', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['world-tree'],
        deck: ['punch', 'fear'],
        discard: ['tocsin', 'mind-barb', 'urchin'],
      },
      foe: { discard: ['valdr'] },
    });
    t.me.action('world-tree').choose('urchin');
    t.expect({
      me: {
        artifacts: [{ id: 'world-tree', exhausted: true }],
        deck: ['urchin', 'punch', 'fear'],
        discard: ['tocsin', 'mind-barb'],
        hand: [],
      },
      foe: { discard: ['valdr'] },
    });
  });

  it('is the card that is drawn first at the end of the turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['dis', 'logos', 'untamed'],
        artifacts: ['world-tree'],
        hand: ['fear', 'fear', 'fear', 'fear', 'fear'],
        deck: ['punch'],
        discard: ['tocsin', 'speed-sigil'],
      },
      foe: foeHouses,
    });
    t.me.action('world-tree').end();
    t.expect({
      me: { artifacts: ['world-tree'], hand: ['fear', 'fear', 'fear', 'fear', 'fear', 'tocsin'], deck: ['punch'] },
      active: 'foe',
    });
  });

  it('finds nothing where no creature lies in the discard pile', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['world-tree'], deck: ['punch'], discard: ['fear', 'speed-sigil'] },
      foe: { discard: ['valdr'] },
    });
    t.me.action('world-tree');
    t.expect({
      me: {
        artifacts: [{ id: 'world-tree', exhausted: true }],
        deck: ['punch'],
        discard: ['fear', 'speed-sigil'],
      },
      foe: { discard: ['valdr'] },
    });
  });

  it('is not used in a turn of another house', () => {
    const t = table({ me: { house: 'logos', artifacts: ['world-tree'], discard: ['tocsin'] }, foe: {} });
    t.me.cannot('action', 'world-tree', 'wrong-house');
    t.expect({ me: { artifacts: ['world-tree'], discard: ['tocsin'] } });
  });
});

describe('bear-flute', () => {
  const flute = [{ id: 'bear-flute', exhausted: true }] as const;

  it('heals an Ancient Bear of either side fully', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        line: [
          { id: 'ancient-bear', damage: 4 },
          { id: 'snufflegator', damage: 2 },
        ],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['ancient-bear'],
      },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
    t.me.action('bear-flute').choose('ancient-bear#1');
    t.expect({
      me: {
        artifacts: flute,
        line: ['ancient-bear', { id: 'snufflegator', damage: 2 }],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['ancient-bear'],
      },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
  });

  it('has to heal that of the opponent, or one without damage, before it may search', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['bear-flute'], hand: [], deck: ['ancient-bear'], discard: ['fear'] },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
    t.me.action('bear-flute');
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['ancient-bear'], discard: ['fear'] },
      foe: { line: ['ancient-bear'] },
    });
  });

  it.each([
    ['master-16', true],
    ['current', false],
  ] as const)(
    'takes the Ancient Bears out of deck and discard pile, and shuffles the rest of the pile into the deck; %s: %s',
    (edition, isShuffledIn) => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          artifacts: ['bear-flute'],
          hand: ['dust-pixie'],
          deck: ['punch', 'ancient-bear', 'punch'],
          discard: ['punch', 'ancient-bear'],
        },
        foe: { deck: ['ancient-bear'], discard: ['ancient-bear'] },
      });
      t.me.action('bear-flute').choose('ancient-bear', 'ancient-bear');
      t.expect({
        me: {
          artifacts: flute,
          hand: ['dust-pixie', 'ancient-bear', 'ancient-bear'],
          deck: isShuffledIn ? ['punch', 'punch', 'punch'] : ['punch', 'punch'],
          discard: isShuffledIn ? [] : ['punch'],
        },
        foe: { deck: ['ancient-bear'], discard: ['ancient-bear'] },
      });
    },
  );

  it('finds a Bear in one of the two places', () => {
    const t = table({
      edition: 'master-16',
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['punch'],
        discard: ['ancient-bear', 'punch'],
      },
      foe: {},
    });
    t.me.action('bear-flute').choose('ancient-bear');
    t.expect({ me: { artifacts: flute, hand: ['ancient-bear'], deck: ['punch', 'punch'], discard: [] } });
  });

  it('leaves the discard pile alone where there is no Bear, but shuffles the deck that was searched', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['punch', 'punch'],
        discard: ['fear', 'tocsin'],
      },
      foe: { line: ['tocsin'], hand: ['ancient-bear'] },
    });
    t.me.action('bear-flute');
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['punch', 'punch'], discard: ['fear', 'tocsin'] },
      foe: { line: ['tocsin'], hand: ['ancient-bear'] },
    });
    expect(t.events.filter((e) => e.type === 'shuffle')).toMatchObject([{ player: 0, withDiscard: false }]);
  });

  it('may fail to find them, which leaves the discard pile as it is', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['fear', 'ancient-bear', 'tocsin'],
      },
      foe: {},
    });
    t.me.action('bear-flute').done();
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['ancient-bear'], discard: ['fear', 'ancient-bear', 'tocsin'] },
    });
  });
});

describe('word-of-returning', () => {
  it('deals each enemy creature as much damage as it has æmber, and takes all of that', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'], aember: 1 },
      foe: { aember: 4, line: [{ id: 'charette', aember: 3 }, 'tocsin', { id: 'shooler', aember: 1, damage: 2 }] },
    });
    t.me.play('word-of-returning');
    t.expect({
      me: { aember: 6, discard: ['word-of-returning'] },
      foe: { aember: 4, line: [{ id: 'charette', damage: 3 }, 'tocsin', { id: 'shooler', damage: 3 }] },
    });
  });

  it('gets the æmber of those that die of it once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'dust-imp', aember: 2 },
          { id: 'valdr', aember: 2 },
        ],
      },
    });
    t.me.play('word-of-returning');
    t.expect({
      me: { aember: 5 },
      foe: { aember: 2, line: [{ id: 'valdr', damage: 2 }], discard: ['dust-imp'] },
    });
  });

  it('leaves friendly creatures alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'], line: [{ id: 'raiding-knight', aember: 2 }] },
      foe: { line: [{ id: 'tocsin', aember: 1 }] },
    });
    t.me.play('word-of-returning');
    t.expect({
      me: { aember: 2, line: [{ id: 'raiding-knight', aember: 2 }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('takes the æmber also where ward or armor keep the damage away', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'tocsin', aember: 3, warded: true },
          { id: 'staunch-knight', aember: 2 },
        ],
      },
    });
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 6 }, foe: { line: ['tocsin', 'staunch-knight'] } });
  });

  it('gives its bonus and nothing more where no enemy creature has æmber', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: { aember: 5, line: ['tocsin'] },
    });
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: ['tocsin'] } });
  });

  it('loses what it takes to an enemy Ether Spider, which catches all that would come to the pool', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'ether-spider', aember: 2 },
          { id: 'dust-imp', aember: 2 },
        ],
      },
    });
    // The bonus makes 3 on the Spider; the 3 taken from it and the 2 of the dead Imp come back to it.
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 0 }, foe: { aember: 2, line: [{ id: 'ether-spider', aember: 5, damage: 3 }] } });
  });
});
