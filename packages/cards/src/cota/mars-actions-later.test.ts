// The second half of the Mars actions, in alphabetical order.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const filler = (n: number): readonly string[] => Array.from({ length: n }, () => 'punch');

describe('phosphorus-stars', () => {
  it('stuns every creature that is not of Mars, on both sides, and gives 2 chains', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-stars'], line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tocsin', 'tunk', 'mother'] },
    });
    t.me.play('phosphorus-stars');
    t.expect({
      me: { chains: 2, line: ['blypyp', { id: 'snufflegator', stunned: true }] },
      foe: { chains: 0, line: [{ id: 'tocsin', stunned: true }, 'tunk', { id: 'mother', stunned: true }] },
    });
  });

  it('goes by the house that a creature belongs to', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-stars'] },
      foe: {
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'blypyp', house: 'dis' },
        ],
      },
    });
    t.me.play('phosphorus-stars');
    t.expect({ me: { chains: 2 }, foe: { line: ['tocsin', { id: 'blypyp', stunned: true }] } });
  });

  it('gives the chains also when it stuns nobody, on top of those that are there', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-stars'], line: ['blypyp'], chains: 3 },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('phosphorus-stars');
    t.expect({ me: { chains: 5, line: ['blypyp'] }, foe: { line: [{ id: 'tocsin', stunned: true }] } });
  });

  it('keeps a card away at the end of that turn already', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['phosphorus-stars'], deck: filler(8) },
      foe: { ...foeHouses },
    });
    t.me.play('phosphorus-stars').end();
    t.expect({ me: { chains: 1, hand: filler(5), deck: filler(3) }, active: 'foe' });
  });
});

describe('sample-collection', () => {
  it('takes an enemy creature for each key that the opponent has forged', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'], keys: 1, line: ['blypyp'] },
      foe: { line: ['tocsin', 'mother', 'shooler'], keys: 2 },
    });
    t.me.play('sample-collection');
    expect([...t.options()].sort()).toEqual(['mother', 'shooler', 'tocsin']);
    t.me.choose('tocsin', 'shooler');
    t.expect({
      me: { aember: 0, archives: ['shooler', 'tocsin'], line: ['blypyp'] },
      foe: { line: ['mother'], archives: [] },
    });
  });

  it('takes none from an opponent without keys', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'], keys: 2 },
      foe: { line: ['tocsin'], keys: 0 },
    });
    t.me.play('sample-collection');
    t.expect({ me: { archives: [] }, foe: { line: ['tocsin'] } });
  });

  it('takes all where there are fewer creatures than keys', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'] },
      foe: { line: [{ id: 'tocsin', aember: 1, upgrades: ['blood-of-titans'] }], keys: 2 },
    });
    t.me.play('sample-collection');
    t.expect({ me: { aember: 1, archives: ['tocsin'] }, foe: { line: [], discard: ['blood-of-titans'] } });
  });

  it('loses a warded creature, of which it only takes the ward', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'], keys: 1 },
    });
    t.me.play('sample-collection').choose('tocsin');
    t.expect({ me: { archives: [] }, foe: { line: ['tocsin', 'mother'] } });
  });

  it('ruling sample-collection/dysania: what Dysania would discard from the archives goes to the hand of its owner and brings her nothing [rule this-way]', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'untamed'], hand: ['sample-collection'], archives: ['feeding-pit'] },
      foe: { houses: ['brobnar', 'logos', 'shadows'], line: ['tocsin', 'mother'], keys: 2, hand: ['dysania'] },
    });
    t.me.play('sample-collection').end();
    t.foe.house('logos').play('dysania');
    t.expect({
      me: { archives: [] },
      foe: { aember: 1, hand: ['mother', 'tocsin'], line: [{ id: 'dysania', exhausted: true }] },
    });
  });

  it('keeps them until the archives are picked up: then they go to the hand of their owner', () => {
    const t = table({
      me: {
        house: 'mars',
        houses: ['mars', 'dis', 'logos'],
        hand: ['sample-collection'],
        archives: ['feeding-pit'],
        deck: filler(12),
      },
      foe: { ...foeHouses, line: ['tocsin'], keys: 1, hand: filler(6), deck: filler(4) },
    });
    t.me.play('sample-collection').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').no();
    t.expect({ me: { archives: ['feeding-pit', 'tocsin'], hand: filler(6) }, foe: { hand: filler(6) } });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [], hand: ['feeding-pit', ...filler(6)] }, foe: { hand: ['tocsin', ...filler(6)] } });
  });
});

describe('soft-landing', () => {
  it('makes the next creature enter ready, and only that one', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'tunk', 'blypyp'] }, foe: {} });
    t.me.play('soft-landing').play('tunk').play('blypyp', 'right');
    t.expect({ me: { line: ['tunk', { id: 'blypyp', exhausted: true }] } });
    t.me.reap('tunk');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'blypyp', exhausted: true },
        ],
      },
    });
  });

  it('is spent on an artifact that comes first', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'feeding-pit', 'tunk'] }, foe: {} });
    t.me.play('soft-landing').play('feeding-pit').play('tunk');
    t.expect({ me: { artifacts: ['feeding-pit'], line: [{ id: 'tunk', exhausted: true }] } });
  });

  it('waits while actions and upgrades are played', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'phosphorus-stars', 'red-planet-ray-gun', 'tunk'], line: ['blypyp'] },
      foe: {},
    });
    t.me.play('soft-landing').play('phosphorus-stars').play('red-planet-ray-gun').play('tunk', 'right');
    t.expect({ me: { aember: 1, chains: 2, line: [{ id: 'blypyp', upgrades: ['red-planet-ray-gun'] }, 'tunk'] } });
  });

  it('is spent together with a second copy: both mean the same next card', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'soft-landing', 'tunk', 'blypyp'] }, foe: {} });
    t.me.play('soft-landing').play('soft-landing').play('tunk').play('blypyp', 'right');
    t.expect({ me: { line: ['tunk', { id: 'blypyp', exhausted: true }] } });
  });

  it('does not keep a creature from entering stunned', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'yxilx-dominator'] }, foe: {} });
    t.me.play('soft-landing').play('yxilx-dominator').cannot('reap', 'yxilx-dominator', 'stunned');
    t.me.unstun('yxilx-dominator');
    t.expect({ me: { line: [{ id: 'yxilx-dominator', exhausted: true }] } });
  });

  it('is over with the turn, and was never for the opponent', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['soft-landing'], deck: ['blypyp'] },
      foe: { ...foeHouses, hand: ['headhunter'] },
    });
    t.me.play('soft-landing').end();
    t.foe.house('brobnar').play('headhunter').end();
    t.me.house('mars').play('blypyp');
    t.expect({ me: { line: [{ id: 'blypyp', exhausted: true }] }, foe: { line: ['headhunter'] } });
  });
});

describe('squawker', () => {
  it('readies a Mars creature of either side', () => {
    const exhausted = { id: 'blypyp', exhausted: true } as const;
    const t = table({
      me: { house: 'mars', hand: ['squawker', 'squawker'], line: [exhausted, { id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'tunk', exhausted: true }, 'tocsin'] },
    });
    t.me.play('squawker').choose('Ready a Mars creature').choose('blypyp');
    t.me.play('squawker').choose('Ready a Mars creature');
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk']);
    t.me.choose('tunk');
    t.expect({
      me: { aember: 2, line: ['blypyp', { id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tunk', 'tocsin'] },
    });
  });

  it('or stuns a creature of another house', () => {
    const t = table({
      me: { house: 'mars', hand: ['squawker'], line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tunk', 'tocsin'] },
    });
    t.me.play('squawker').choose('Stun a non-Mars creature');
    expect([...t.options()].sort()).toEqual(['snufflegator', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tunk', { id: 'tocsin', stunned: true }] },
    });
  });

  it('lets a readied creature be used again in that turn', () => {
    const t = table({ me: { house: 'mars', hand: ['squawker'], line: ['grabber-jammer'] }, foe: { aember: 3 } });
    t.me.reap('grabber-jammer').play('squawker').choose('Ready a Mars creature').reap('grabber-jammer');
    t.expect({
      me: { aember: 3, line: [{ id: 'grabber-jammer', aember: 2, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('does nothing where the chosen half has no target', () => {
    const t = table({
      me: { house: 'mars', hand: ['squawker'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.play('squawker').choose('Ready a Mars creature');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }], discard: ['squawker'] } });
  });
});
