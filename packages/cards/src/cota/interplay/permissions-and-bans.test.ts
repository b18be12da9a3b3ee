// Limits on playing and using cards: the first turn, bans, permissions, tolls and costs.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };
const fresh = (id: string) => ({ id, ...tired });

// Effects about "the first", "the next", "one card" and "each turn": who uses them up, and who may not.
describe('Soft Landing and Blypyp', () => {
  it('an artifact uses up Soft Landing and enters ready; an upgrade or action does not', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'jammer-pack', 'squawker', 'feeding-pit', 'tunk', 'zorg'] },
      foe: { line: ['troll'] },
    });
    t.me
      .play('soft-landing')
      .play('jammer-pack')
      .play('squawker')
      .choose('Stun a non-Mars creature')
      .play('feeding-pit')
      .action('feeding-pit')
      .choose('zorg')
      .play('tunk');
    t.expect({
      me: { aember: 3, line: [{ id: 'tunk', ...tired }], artifacts: [{ id: 'feeding-pit', ...tired }] },
      foe: { line: [{ id: 'troll', stunned: true, upgrades: ['jammer-pack'] }] },
    });
  });

  it('Blypyp waits for a Mars creature, Soft Landing takes any: both on one Mars creature are both used up', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'tunk', 'zorg'], line: ['blypyp'] },
      foe: {},
    });
    t.me.reap('blypyp').play('soft-landing').play('tunk').play('zorg');
    t.expect({
      me: { aember: 1, line: [{ id: 'blypyp', ...tired }, 'tunk', { id: 'zorg', stunned: true, ...tired }] },
    });
  });

  it('two Soft Landings wait for the same next card', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'soft-landing', 'tunk', 'blypyp'] }, foe: {} });
    t.me.play('soft-landing').play('soft-landing').play('tunk').play('blypyp');
    t.expect({ me: { line: ['tunk', { id: 'blypyp', ...tired }] } });
  });
});

describe('permissions that add up or run out', () => {
  it('Phase Shift and Witch of the Wilds together: an Untamed card and one other', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'dust-pixie', 'urchin', 'fear'], line: ['witch-of-the-wilds'] },
      foe: { aember: 1 },
    });
    t.me.play('phase-shift').play('urchin').play('dust-pixie').cannot('play', 'fear', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear'],
        line: ['witch-of-the-wilds', { id: 'urchin', ...tired }, { id: 'dust-pixie', ...tired }],
      },
      foe: { aember: 0 },
    });
  });

  it('Combat Pheromones used by a Nexus let the user use two Mars cards, artifacts among them', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'tunk', 'blypyp'], artifacts: ['feeding-pit'], hand: ['urchin'] },
      foe: { artifacts: ['combat-pheromones'] },
    });
    t.me.reap('nexus').action('feeding-pit').reap('tunk').cannot('reap', 'blypyp', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        hand: [],
        line: [{ id: 'nexus', ...tired }, { id: 'tunk', ...tired }, 'blypyp'],
        artifacts: [{ id: 'feeding-pit', ...tired }],
      },
      foe: { artifacts: [], discard: ['combat-pheromones'] },
    });
  });

  it('Horseman of War and Deipno Spymaster: what may be used by him can still only fight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war'], line: ['deipno-spymaster', 'tocsin'] },
      foe: { line: ['dust-imp'] },
    });
    t.me
      .play('horseman-of-war')
      .cannot('omni', 'deipno-spymaster', 'forbidden')
      .cannot('reap', 'tocsin', 'forbidden')
      .fight('tocsin', 'dust-imp');
    t.expect({
      me: { line: ['deipno-spymaster', { id: 'tocsin', damage: 2, ...tired }, { id: 'horseman-of-war', ...tired }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('Brothers in Battle lets mavericks of the house fight, and nobody reap', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['brothers-in-battle'],
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'zorg', house: 'dis' },
        ],
      },
      foe: { line: ['dust-imp', 'mother'] },
    });
    t.me
      .play('brothers-in-battle')
      .house('mars')
      .cannot('reap', 'tocsin', 'wrong-house')
      .cannot('fight', 'zorg', 'wrong-house')
      .fight('tocsin', 'dust-imp');
    t.expect({
      me: { aember: 1, line: [{ id: 'tocsin', damage: 2, ...tired }, 'zorg'] },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('Stampede counts creatures, not uses: one that was used three times is one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['stampede'], line: [{ id: 'dew-faerie', upgrades: ['rocket-boots'] }, 'teliga'] },
      foe: { aember: 3 },
    });
    t.me.reap('dew-faerie').order('dew-faerie').reap('dew-faerie').order('dew-faerie').reap('teliga').play('stampede');
    t.expect({
      me: {
        aember: 6,
        line: [
          { id: 'dew-faerie', upgrades: ['rocket-boots'], ...tired },
          { id: 'teliga', ...tired },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it('Giant Sloth wakes by a discard of Sloppy Labwork through Mimicry, not by Mind Barb’s victim', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth'], hand: ['mimicry', 'dust-pixie', 'dew-faerie'] },
      foe: { discard: ['sloppy-labwork'] },
    });
    t.me.cannot('reap', 'giant-sloth', 'forbidden').play('mimicry').choose('dust-pixie').action('giant-sloth');
    t.expect({ me: { aember: 4, archives: ['dust-pixie'], line: [{ id: 'giant-sloth', ...tired }] } });
  });
});

// Bans of a turn against abilities that play or use cards: "cannot" holds for what an effect would do as well.
describe('Foggify and Fogbank', () => {
  it('forbid fights that an effect would begin; the creature is readied all the same', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: {
        houses: ['brobnar'],
        hand: ['anger'],
        line: [{ id: 'krump', ...tired }],
        artifacts: ['gauntlet-of-command'],
      },
    });
    t.me.play('foggify').end();
    t.foe.play('anger').cannot('fight', 'krump', 'forbidden').reap('krump').action('gauntlet-of-command').reap('krump');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 3, line: [fresh('krump')] } });
  });

  it('Follow the Leader and Horseman of War do not lift it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fogbank'], line: ['mother'] },
      foe: { houses: ['sanctum'], hand: ['horseman-of-war'], line: ['sequis'] },
    });
    t.me.play('fogbank').end();
    t.foe.play('horseman-of-war').cannot('fight', 'sequis', 'forbidden').cannot('reap', 'sequis', 'forbidden');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['sequis', fresh('horseman-of-war')] } });
  });

  it('hold for creatures that come under the control of the opponent in that turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify'], line: ['mother', 'troll'] },
      foe: { houses: ['dis'], hand: ['collar-of-subordination'] },
    });
    t.me.play('foggify').end();
    t.foe.play('collar-of-subordination').choose('troll').cannot('fight', 'troll');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'troll', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('do not forbid my own fights, in my turn or later', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['foggify'], line: ['mother'] },
      foe: { houses: ['dis'], line: ['dust-imp'] },
    });
    t.me.play('foggify').end();
    t.foe.cannot('fight', 'dust-imp').end();
    t.me.fight('mother', 'dust-imp');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 2, ...tired }] }, foe: { aember: 2, line: [] } });
  });
});

describe('Lifeward and Grommid', () => {
  it('forbid creatures, not what puts them into play', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['lifeward'], line: ['tocsin'] },
      foe: { houses: ['dis'], line: ['overlord-greking'], hand: ['urchin'] },
    });
    t.me.omni('lifeward').end();
    t.foe.fight('overlord-greking', 'tocsin').flank('left');
    t.expect({ me: { line: [] }, foe: { line: [fresh('tocsin'), { id: 'overlord-greking', damage: 3, ...tired }] } });
  });

  it('Grommid keeps its new controller from playing creatures, and no longer the old one', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'tocsin'] },
      foe: { houses: ['shadows'], line: ['grommid'], hand: ['urchin'] },
    });
    t.me.play('collar-of-subordination').cannot('play', 'tocsin', 'forbidden').end();
    t.foe.play('urchin');
    t.expect({
      me: { line: [{ id: 'grommid', upgrades: ['collar-of-subordination'] }] },
      foe: { line: [fresh('urchin')] },
    });
  });

  it('Spangler Box gives creatures back while Grommid is there', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['grommid', 'urchin'] },
      foe: { artifacts: ['spangler-box'] },
    });
    t.me.play('poltergeist').choose('urchin').flank('left');
    t.expect({ me: { aember: 1, line: [fresh('urchin'), 'grommid'] }, foe: { artifacts: [] } });
  });
});

// A card that cannot be paid for cannot be played; æmber on cards pays no toll.
describe('tolls and costs from the hand', () => {
  it('Customs Office is paid to who controls it, each time', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: ['autocannon', 'cannon', 'banner-of-battle'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('autocannon').play('cannon').cannot('play', 'banner-of-battle', 'toll');
    t.expect({
      me: {
        aember: 0,
        hand: ['banner-of-battle'],
        artifacts: [
          { id: 'autocannon', ...tired },
          { id: 'cannon', ...tired },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('a stolen Customs Office charges the player who played it', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar'], hand: ['cannon'], artifacts: ['customs-office'], aember: 1 },
    });
    t.me.play('sneklifter').end();
    t.foe.play('cannon');
    t.expect({ me: { aember: 1, line: ['sneklifter'] }, foe: { aember: 0 } });
  });

  it('æmber on Pocket Universe and Safe Place pays no toll', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['truebaru'],
        artifacts: [
          { id: 'pocket-universe', aember: 3 },
          { id: 'safe-place', aember: 3 },
        ],
        aember: 2,
      },
      foe: {},
    });
    t.me.cannot('play', 'truebaru', 'toll');
    t.expect({ me: { aember: 2 } });
  });

  it('Tentacus and Nexus: the use of an enemy artifact is a use, and must be paid to its controller', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', { id: 'nexus', stunned: true }] },
      foe: { line: ['tentacus'], artifacts: ['library-of-babble'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'nexus', ...tired },
          { id: 'nexus', stunned: true },
        ],
      },
      foe: { aember: 1, line: ['tentacus'], artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
  });
});

describe('the first turn of the game', () => {
  it('counts a discarded card', () => {
    const t = table({ turn: 1, me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'] }, foe: {} });
    t.me.discard('batdrone').cannot('play', 'wild-wormhole', 'first-turn');
    t.expect({ me: { aember: 0, hand: ['wild-wormhole'], discard: ['batdrone'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling wild-wormhole/first-turn: Wild Wormhole works, for its card comes from the deck (%s)',
    (edition) => {
      const t = table({
        edition,
        turn: 1,
        me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['dust-pixie'] },
        foe: {},
      });
      t.me.play('wild-wormhole').cannot('play', 'batdrone', 'first-turn').cannot('discard', 'batdrone', 'first-turn');
      t.expect({ me: { aember: 3, hand: ['batdrone'], line: [{ id: 'dust-pixie', exhausted: true }] } });
    },
  );
});
