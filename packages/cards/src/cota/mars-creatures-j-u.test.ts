// The Mars creatures from “John Smyth” to Uxlyx the Zookeeper.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = ['mars', 'dis', 'logos'] as const;

describe('john-smyth', () => {
  it('readies a Mars creature that is no Agent after it reaps', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          'john-smyth',
          { id: 'john-smyth', exhausted: true },
          { id: 'tunk', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
    t.me.reap('john-smyth');
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk']);
    t.me.choose('tunk').reap('tunk');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'john-smyth', exhausted: true },
          { id: 'john-smyth', exhausted: true },
          { id: 'tunk', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
  });

  it('does so after it fights and lives', () => {
    const t = table({
      me: { house: 'mars', line: ['john-smyth', { id: 'tunk', exhausted: true }] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('john-smyth', 'dust-pixie');
    t.expect({ me: { line: [{ id: 'john-smyth', damage: 1, exhausted: true }, 'tunk'] }, foe: { line: [] } });
  });

  it('does nothing without such a creature', () => {
    const t = table({
      me: { house: 'mars', line: ['john-smyth', { id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.reap('john-smyth');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'john-smyth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['john-smyth'] } });
    t.me.fight('headhunter', 'john-smyth');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['john-smyth'] } });
  });
});

describe('mindwarper', () => {
  it('lets an enemy creature capture 1 from its own side', () => {
    const t = table({
      me: { house: 'mars', aember: 3, line: ['mindwarper'] },
      foe: { aember: 2, line: ['tocsin', 'mother'] },
    });
    t.me.action('mindwarper').choose('mother');
    t.expect({
      me: { aember: 3, line: [{ id: 'mindwarper', exhausted: true }] },
      foe: { aember: 1, line: ['tocsin', { id: 'mother', aember: 1 }] },
    });
  });

  it('brings nothing where the opponent has no æmber', () => {
    const t = table({
      me: { house: 'mars', aember: 3, line: ['mindwarper'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('mindwarper');
    t.expect({
      me: { aember: 3, line: [{ id: 'mindwarper', exhausted: true }] },
      foe: { aember: 0, line: ['tocsin'] },
    });
  });

  it('brings nothing without an enemy creature', () => {
    const t = table({ me: { house: 'mars', line: ['mindwarper', 'blypyp'] }, foe: { aember: 2 } });
    t.me.action('mindwarper');
    t.expect({ me: { line: [{ id: 'mindwarper', exhausted: true }, 'blypyp'] }, foe: { aember: 2 } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['mindwarper'] } });
    t.me.fight('headhunter', 'mindwarper');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['mindwarper'] } });
  });
});

describe('phylyx-the-disintegrator', () => {
  it('costs the opponent 1 for each other friendly Mars creature, ready or not', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['phylyx-the-disintegrator', 'blypyp', { id: 'tunk', exhausted: true }, 'snufflegator'],
      },
      foe: { aember: 5, line: ['zyzzix-the-many'] },
    });
    t.me.action('phylyx-the-disintegrator');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'phylyx-the-disintegrator', exhausted: true },
          'blypyp',
          { id: 'tunk', exhausted: true },
          'snufflegator',
        ],
      },
      foe: { aember: 3, line: ['zyzzix-the-many'] },
    });
  });

  it('does not count itself, but counts another copy', () => {
    const alone = table({ me: { house: 'mars', line: ['phylyx-the-disintegrator'] }, foe: { aember: 5 } });
    alone.me.action('phylyx-the-disintegrator');
    alone.expect({ me: { line: [{ id: 'phylyx-the-disintegrator', exhausted: true }] }, foe: { aember: 5 } });
    const two = table({
      me: { house: 'mars', line: ['phylyx-the-disintegrator', 'phylyx-the-disintegrator'] },
      foe: { aember: 5 },
    });
    two.me.action('phylyx-the-disintegrator');
    two.expect({
      me: { line: [{ id: 'phylyx-the-disintegrator', exhausted: true }, 'phylyx-the-disintegrator'] },
      foe: { aember: 4 },
    });
  });

  it('takes no more than there is', () => {
    const t = table({
      me: { house: 'mars', line: ['phylyx-the-disintegrator', 'blypyp', 'tunk'] },
      foe: { aember: 1 },
    });
    t.me.action('phylyx-the-disintegrator');
    t.expect({
      me: { line: [{ id: 'phylyx-the-disintegrator', exhausted: true }, 'blypyp', 'tunk'] },
      foe: { aember: 0 },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['phylyx-the-disintegrator'] } });
    t.me.fight('headhunter', 'phylyx-the-disintegrator');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: ['phylyx-the-disintegrator'] },
    });
  });
});

describe('qyxxlyx-plague-master', () => {
  it('deals 3 to each Human of either side, past their armor', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master', 'doc-bookton', 'snufflegator'] },
      foe: { line: ['raiding-knight', 'lady-maxena', 'bad-penny', 'witch-of-the-eye'] },
    });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'qyxxlyx-plague-master', exhausted: true }, { id: 'doc-bookton', damage: 3 }, 'snufflegator'],
      },
      foe: {
        line: [{ id: 'raiding-knight', damage: 3 }, 'lady-maxena'],
        hand: ['bad-penny'],
        discard: ['witch-of-the-eye'],
      },
    });
  });

  it('does not use the armor up', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master', 'yxilo-bolter'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.reap('qyxxlyx-plague-master').reap('yxilo-bolter').choose('raiding-knight');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'qyxxlyx-plague-master', exhausted: true },
          { id: 'yxilo-bolter', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('does it after a fight too, in which armor counts as ever', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'qyxxlyx-plague-master', power: 2 }] },
      foe: {
        line: [
          { id: 'raiding-knight', power: 3 },
          { id: 'doc-bookton', damage: 2 },
        ],
      },
    });
    t.me.fight('qyxxlyx-plague-master', 'doc-bookton');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'raiding-knight', power: 3 }] },
    });
    const lives = table({
      me: { house: 'mars', line: [{ id: 'qyxxlyx-plague-master', power: 2 }] },
      foe: { line: [{ id: 'raiding-knight', power: 3 }, 'tocsin'] },
    });
    lives.me.fight('qyxxlyx-plague-master', 'tocsin');
    lives.expect({
      me: { line: [{ id: 'qyxxlyx-plague-master', power: 2, damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', power: 3, damage: 3 }] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master'] },
      foe: { line: [{ id: 'doc-bookton', warded: true }] },
    });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: { aember: 1, line: [{ id: 'qyxxlyx-plague-master', exhausted: true }] },
      foe: { line: ['doc-bookton'] },
    });
  });

  it('hits nobody where no Human is in play', () => {
    const t = table({ me: { house: 'mars', line: ['qyxxlyx-plague-master'] }, foe: { line: ['mother'] } });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: { aember: 1, line: [{ id: 'qyxxlyx-plague-master', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });
});

describe('tunk', () => {
  it('is wholly healed each time you play another Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['blypyp'],
        line: [
          { id: 'tunk', damage: 5 },
          { id: 'grabber-jammer', damage: 1 },
        ],
      },
      foe: {},
    });
    t.me.play('blypyp', 'right');
    t.expect({
      me: { line: ['tunk', { id: 'grabber-jammer', damage: 1 }, { id: 'blypyp', exhausted: true }] },
    });
  });

  it('is healed by another Tunk, which is not healed by its own coming', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'], line: [{ id: 'tunk', damage: 3 }] }, foe: {} });
    t.me.play('tunk', 'right');
    t.expect({ me: { line: ['tunk', { id: 'tunk', exhausted: true }] } });
  });

  it('is not healed by other Mars cards, or by creatures of other houses', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['feeding-pit', 'psychic-network', 'dust-pixie'],
        line: [{ id: 'tunk', damage: 3 }, 'witch-of-the-wilds'],
      },
      foe: {},
    });
    t.me.play('feeding-pit').play('psychic-network').play('dust-pixie', 'right');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        line: [{ id: 'tunk', damage: 3 }, 'witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }],
      },
    });
  });

  it('is not healed by creatures of the opponent, or by one that is put into play', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp'] }, foe: { line: [{ id: 'tunk', damage: 3 }] } });
    t.me.play('blypyp');
    t.expect({ me: { line: [{ id: 'blypyp', exhausted: true }] }, foe: { line: [{ id: 'tunk', damage: 3 }] } });
    const put = table({
      me: { house: 'mars', hand: ['blypyp'], artifacts: ['swap-widget'], line: [{ id: 'tunk', damage: 3 }, 'grommid'] },
      foe: {},
    });
    put.me.action('swap-widget').choose('grommid').flank('right');
    put.expect({
      me: {
        hand: ['grommid'],
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        line: [{ id: 'tunk', damage: 3 }, 'blypyp'],
      },
    });
  });

  it('has 1 armor, which stands once a turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'dust-imp'] },
      foe: { line: [{ id: 'tunk', power: 4 }] },
    });
    t.me.fight('tocsin', 'tunk').fight('dust-imp', 'tunk');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'tunk', power: 4, damage: 4 }] } });
  });
});

describe('ulyq-megamouth', () => {
  it('uses a friendly creature of another house after it reaps', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'blypyp', 'snufflegator', 'mother'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.reap('ulyq-megamouth');
    expect([...t.options()].sort()).toEqual(['mother', 'snufflegator']);
    t.me.choose('snufflegator', 'reap snufflegator');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'ulyq-megamouth', exhausted: true }, 'blypyp', { id: 'snufflegator', exhausted: true }, 'mother'],
      },
      foe: { line: ['tocsin', 'valdr'] },
    });
  });

  it('may use it to fight or for its action, and does so after a fight too', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'noddy-the-thief'] },
      foe: { aember: 1, line: ['dust-pixie'] },
    });
    t.me.fight('ulyq-megamouth', 'dust-pixie').choose('action noddy-the-thief');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', damage: 1, exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
        ],
      },
      foe: { aember: 0, line: [] },
    });
    const fights = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'snufflegator'] },
      foe: { line: ['tocsin'] },
    });
    fights.me.reap('ulyq-megamouth').choose('fight snufflegator');
    fights.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('cannot use an exhausted creature, and only takes the stun of a stunned one', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', { id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.reap('ulyq-megamouth');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
    const stunned = table({
      me: { house: 'mars', line: ['ulyq-megamouth', { id: 'snufflegator', stunned: true }] },
      foe: {},
    });
    stunned.me.reap('ulyq-megamouth');
    stunned.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('finds nobody among Martians and enemies', () => {
    const t = table({ me: { house: 'mars', line: ['ulyq-megamouth', 'blypyp'] }, foe: { line: ['tocsin'] } });
    t.me.reap('ulyq-megamouth');
    t.expect({
      me: { aember: 1, line: [{ id: 'ulyq-megamouth', exhausted: true }, 'blypyp'] },
      foe: { line: ['tocsin'] },
    });
  });
});

describe('uxlyx-the-zookeeper', () => {
  it('puts an enemy creature into your archives after it reaps', () => {
    const t = table({
      me: { house: 'mars', line: ['uxlyx-the-zookeeper', 'blypyp'] },
      foe: { line: ['tocsin', { id: 'mother', aember: 1, upgrades: ['blood-of-titans'] }] },
    });
    t.me.reap('uxlyx-the-zookeeper');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin']);
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 2,
        archives: ['mother'],
        line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }, 'blypyp'],
      },
      foe: { archives: [], line: ['tocsin'], discard: ['blood-of-titans'] },
    });
  });

  it('sends it to the hand of its owner when the archives are taken', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, line: ['uxlyx-the-zookeeper'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.reap('uxlyx-the-zookeeper').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({
      me: { aember: 1, archives: [], hand: [], line: ['uxlyx-the-zookeeper'] },
      foe: { hand: ['tocsin'], line: [] },
    });
  });

  it('does nothing without an enemy creature, and only takes a ward', () => {
    const nobody = table({ me: { house: 'mars', line: ['uxlyx-the-zookeeper', 'blypyp'] }, foe: {} });
    nobody.me.reap('uxlyx-the-zookeeper');
    nobody.expect({
      me: { aember: 1, archives: [], line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }, 'blypyp'] },
    });
    const warded = table({
      me: { house: 'mars', line: ['uxlyx-the-zookeeper'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    warded.me.reap('uxlyx-the-zookeeper');
    warded.expect({
      me: { aember: 1, archives: [], line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing in a fight, and is elusive', () => {
    const t = table({
      me: { house: 'mars', line: ['uxlyx-the-zookeeper'] },
      foe: { line: ['dust-pixie', 'uxlyx-the-zookeeper'] },
    });
    t.me.fight('uxlyx-the-zookeeper', 'uxlyx-the-zookeeper');
    t.expect({
      me: { archives: [], line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }] },
      foe: { line: ['dust-pixie', 'uxlyx-the-zookeeper'] },
    });
  });
});
