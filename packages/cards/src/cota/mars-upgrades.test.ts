import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = ['mars', 'dis', 'logos'] as const;

describe('biomatrix-backup', () => {
  it('puts its creature into the archives when it is destroyed, and is discarded itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['headhunter'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }, 'mother'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['headhunter'] },
      foe: { line: ['mother'], archives: ['tocsin'], discard: ['biomatrix-backup'] },
    });
  });

  it('uses the archives of the owner of the creature, not of its controller', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tocsin', owner: 1, upgrades: ['biomatrix-backup'] }] },
      foe: { line: ['mother'] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: { line: [], archives: [], discard: ['biomatrix-backup'] },
      foe: { line: [{ id: 'mother', damage: 3 }], archives: ['tocsin'] },
    });
  });

  it('does nothing when the creature leaves without being destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['tocsin'], archives: [], discard: ['biomatrix-backup'] } });
  });

  it('saves a sacrificed creature too, and the æmber on it goes to the opponent', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['chuff-ape', { id: 'blypyp', aember: 2, upgrades: ['biomatrix-backup'] }],
      },
      foe: {},
    });
    t.me.reap('chuff-ape').yes();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'chuff-ape', exhausted: true }],
        archives: ['blypyp'],
        discard: ['biomatrix-backup'],
      },
      foe: { aember: 2 },
    });
  });

  it('does not undo the destruction: what waits for it happens', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], archives: ['tocsin'], discard: ['biomatrix-backup'] } });
  });

  it.each([
    { first: 'its own', chosen: 'dust-imp#1', gained: 2 },
    { first: 'that of the Backup', chosen: 'dust-imp#2', gained: 0 },
  ])('waits beside another Destroyed: ability, $first first', ({ chosen, gained }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'dust-imp', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('punch').choose('dust-imp').order(chosen);
    t.expect({
      me: { aember: 1 },
      foe: { aember: gained, line: [], archives: ['dust-imp'], discard: ['biomatrix-backup'] },
    });
  });

  it('may be played on an enemy creature, and gives 1', () => {
    const t = table({ me: { house: 'mars', hand: ['biomatrix-backup', 'ammonia-clouds'] }, foe: { line: ['tocsin'] } });
    t.me.play('biomatrix-backup').play('ammonia-clouds');
    t.expect({
      me: { aember: 1, discard: ['ammonia-clouds', 'biomatrix-backup'] },
      foe: { line: [], archives: ['tocsin'] },
    });
  });
});

describe('brain-stem-antenna', () => {
  const host = { id: 'snufflegator', exhausted: true, upgrades: ['brain-stem-antenna'] } as const;

  it('readies its creature and makes it a Mars one when a Mars creature is played', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'], line: [host] }, foe: {} });
    t.me.play('tunk', 'right').reap('snufflegator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...host, exhausted: true },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('works for each Mars creature of the turn', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp', 'tunk'], line: [host] }, foe: {} });
    t.me.play('blypyp', 'right').reap('snufflegator').play('tunk', 'right').reap('snufflegator');
    t.expect({
      me: {
        aember: 2,
        line: [host, { id: 'blypyp', exhausted: true }, { id: 'tunk', exhausted: true }],
      },
    });
  });

  it('makes it a Mars creature for all effects of that turn', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk', 'phosphorus-stars'], line: [host, 'mother'] }, foe: {} });
    t.me.play('tunk', 'right').play('phosphorus-stars');
    t.expect({
      me: {
        chains: 2,
        line: [
          { ...host, exhausted: false },
          { id: 'mother', stunned: true },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('takes its own house away for that turn', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['phase-shift', 'tunk'],
        line: [{ id: 'mother', exhausted: true, upgrades: ['brain-stem-antenna'] }],
      },
      foe: {},
    });
    t.me.play('phase-shift').play('tunk', 'right').cannot('reap', 'mother', 'wrong-house');
    t.expect({
      me: {
        line: [
          { id: 'mother', upgrades: ['brain-stem-antenna'] },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('does not answer to creatures of other houses', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'], line: [host] }, foe: {} });
    t.me.play('dust-pixie', 'right');
    t.expect({ me: { aember: 2, line: [host, { id: 'dust-pixie', exhausted: true }] } });
  });

  it('does not answer to other Mars cards, and the creature cannot be used then', () => {
    const t = table({
      me: { house: 'mars', hand: ['feeding-pit', 'psychic-network'], line: [{ ...host, exhausted: false }] },
      foe: {},
    });
    t.me.play('feeding-pit').play('psychic-network').cannot('reap', 'snufflegator', 'wrong-house');
    t.expect({ me: { line: [{ ...host, exhausted: false }], artifacts: [{ id: 'feeding-pit', exhausted: true }] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, hand: ['tunk'], line: [host] },
      foe: { ...foeHouses, hand: ['phosphorus-stars'] },
    });
    t.me.play('tunk', 'right').end();
    t.foe.house('dis').end();
    t.me.house('mars').cannot('reap', 'snufflegator', 'wrong-house').reap('tunk');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...host, exhausted: false },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('on an enemy creature waits for the opponent: yours do not count', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'] }, foe: { line: [host] } });
    t.me.play('tunk');
    t.expect({ me: { line: [{ id: 'tunk', exhausted: true }] }, foe: { line: [host] } });
  });
});

describe('jammer-pack', () => {
  it.each([
    { pool: 7, keys: 0, left: 7 },
    { pool: 8, keys: 1, left: 0 },
  ])('makes the keys of the opponent cost 2 more: with $pool $keys are forged', ({ pool, keys, left }) => {
    const t = table({
      me: { house: 'mars', houses: myHouses, hand: ['jammer-pack'], line: ['blypyp'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.play('jammer-pack').end();
    t.foe.house('dis');
    t.expect({
      me: { aember: 1, line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }] },
      foe: { aember: left, keys },
    });
  });

  it('leaves the keys of its own side alone', () => {
    const t = table({
      me: { houses: myHouses, aember: 6, line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }] },
      foe: {},
      step: 'forge',
    });
    t.me.house('mars');
    t.expect({ me: { aember: 0, keys: 1, line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }] } });
  });

  it('is the ability of the creature: on an enemy one it makes your own keys dearer', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, hand: ['jammer-pack'], aember: 6 },
      foe: { ...foeHouses, line: ['tocsin'], aember: 6 },
    });
    t.me.play('jammer-pack').end();
    t.foe.house('dis').end();
    t.me.house('mars');
    t.expect({
      me: { aember: 7, keys: 0 },
      foe: { aember: 0, keys: 1, line: [{ id: 'tocsin', upgrades: ['jammer-pack'] }] },
    });
  });

  it('adds up with another copy, and goes with its creature', () => {
    const two = table({
      me: { line: [{ id: 'blypyp', upgrades: ['jammer-pack', 'jammer-pack'] }] },
      foe: { ...foeHouses, aember: 9 },
      active: 1,
      step: 'forge',
    });
    two.foe.house('dis');
    two.expect({
      me: { line: [{ id: 'blypyp', upgrades: ['jammer-pack', 'jammer-pack'] }] },
      foe: { aember: 9, keys: 0 },
    });
    const gone = table({
      me: {
        house: 'mars',
        houses: myHouses,
        hand: ['ammonia-clouds'],
        line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }],
      },
      foe: { ...foeHouses, aember: 6 },
    });
    gone.me.play('ammonia-clouds').end();
    gone.foe.house('dis');
    gone.expect({
      me: { line: [] },
      foe: { aember: 0, keys: 1 },
    });
  });
});

describe('red-planet-ray-gun', () => {
  it('lets its creature deal 1 for each Mars creature in play when it reaps', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: [{ id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }, 'blypyp', { id: 'tunk', exhausted: true }],
      },
      foe: { line: ['zyzzix-the-many', 'mother'] },
    });
    t.me.reap('snufflegator').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] },
          'blypyp',
          { id: 'tunk', exhausted: true },
        ],
      },
      foe: { line: ['zyzzix-the-many', { id: 'mother', damage: 3 }] },
    });
  });

  it('counts its own creature where that is of Mars', () => {
    const t = table({
      me: { house: 'mars', hand: ['red-planet-ray-gun'], line: ['blypyp'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('red-planet-ray-gun').choose('blypyp').reap('blypyp').order('blypyp#2').choose('tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'blypyp', exhausted: true, upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('deals nothing without Mars creatures', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.reap('snufflegator');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
  });

  it('deals it as one hit, of which armor takes its part', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: ['blypyp', { id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }, 'tunk', 'zyzzix-the-many'],
      },
      foe: { line: ['raiding-knight'] },
    });
    t.me.reap('snufflegator').choose('raiding-knight');
    t.expect({
      me: {
        aember: 1,
        line: [
          'blypyp',
          { id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] },
          'tunk',
          'zyzzix-the-many',
        ],
      },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }] },
    });
  });

  it('does nothing in a fight', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: ['tunk', 'mother'] },
    });
    t.me.fight('snufflegator', 'tunk');
    t.expect({
      me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'tunk', damage: 3 }, 'mother'] },
    });
  });
});
