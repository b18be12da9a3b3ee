// Effects about "the first", "the next", "one card" and "each turn": who uses them up, and who may not.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('Speed Sigil', () => {
  it('is too late for the turn’s first creature when that was played before the Sigil', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin', 'speed-sigil', 'bad-penny'] }, foe: { aember: 1 } });
    t.me.play('urchin').play('speed-sigil').play('bad-penny');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'urchin', ...tired },
          { id: 'bad-penny', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('is used up by a first creature that dies on entering', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'dodger'], artifacts: ['speed-sigil', 'autocannon'] },
      foe: { aember: 1 },
    });
    t.me.play('urchin').order('autocannon').play('dodger');
    t.expect({ me: { line: [{ id: 'dodger', damage: 1, ...tired }] }, foe: { aember: 1 } });
  });

  it('is not used up by one that is put into play', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'mindwarper'], line: ['blypyp'], artifacts: ['swap-widget', 'speed-sigil'] },
      foe: {},
    });
    t.me.action('swap-widget').choose('tunk').play('mindwarper');
    t.expect({ me: { hand: ['blypyp'], line: ['tunk', 'mindwarper'] } });
  });

  it('Soft Landing is used up by the same creature, Chuff Ape still enters stunned', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'chuff-ape', 'tunk'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('soft-landing').play('chuff-ape').play('tunk');
    t.expect({
      me: {
        line: [
          { id: 'chuff-ape', stunned: true },
          { id: 'tunk', ...tired },
        ],
      },
    });
  });
});

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

describe('Witch of the Wilds', () => {
  it('allows one card for each Witch, also in a turn without an active house', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'restringuntus'] },
      foe: {
        houses: ['brobnar', 'untamed'],
        hand: ['dust-pixie', 'dust-pixie', 'dust-pixie'],
        line: ['witch-of-the-wilds', 'witch-of-the-wilds'],
      },
    });
    t.me.play('restringuntus').house('brobnar').play('restringuntus').house('untamed').end();
    t.foe.play('dust-pixie').play('dust-pixie').cannot('play', 'dust-pixie', 'wrong-house');
    t.expect({
      house: null,
      me: { line: ['restringuntus', 'restringuntus'] },
      foe: {
        aember: 4,
        line: [
          'witch-of-the-wilds',
          'witch-of-the-wilds',
          { id: 'dust-pixie', ...tired },
          { id: 'dust-pixie', ...tired },
        ],
      },
    });
  });

  it('allows nothing more with Untamed as the active house, and does not count the cards played then', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['untamed', 'dis'],
        hand: ['dust-pixie', 'dust-pixie', 'fear'],
        line: ['witch-of-the-wilds'],
      },
      foe: { houses: ['mars'], line: ['zorg'] },
    });
    t.me.play('dust-pixie').cannot('play', 'fear', 'wrong-house').play('dust-pixie');
    t.expect({
      me: {
        aember: 4,
        hand: ['fear'],
        line: ['witch-of-the-wilds', { id: 'dust-pixie', ...tired }, { id: 'dust-pixie', ...tired }],
      },
      foe: { line: ['zorg'] },
    });
  });

  it('that was taken allows it to the thief', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'dust-pixie'] },
      foe: { line: ['witch-of-the-wilds'] },
    });
    t.me.cannot('play', 'dust-pixie', 'wrong-house').play('collar-of-subordination').play('dust-pixie');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'witch-of-the-wilds', upgrades: ['collar-of-subordination'] },
          { id: 'dust-pixie', ...tired },
        ],
      },
      foe: { line: [] },
    });
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
      foe: { artifacts: [{ id: 'combat-pheromones', ...tired }] },
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
