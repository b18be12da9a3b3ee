// The Mars creatures from Vezyma Thinkdrone to Zyzzix the Many.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = ['mars', 'dis', 'logos'] as const;

describe('vezyma-thinkdrone', () => {
  it('may archive a friendly creature or artifact from play after it reaps', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['vezyma-thinkdrone', 'snufflegator'],
        artifacts: ['feeding-pit'],
        hand: ['tunk'],
      },
      foe: { line: ['tocsin'], artifacts: ['seeker-needle'] },
    });
    t.me.reap('vezyma-thinkdrone').yes();
    expect([...t.options()].sort()).toEqual(['feeding-pit', 'snufflegator', 'vezyma-thinkdrone']);
    t.me.choose('feeding-pit');
    t.expect({
      me: {
        aember: 1,
        archives: ['feeding-pit'],
        artifacts: [],
        hand: ['tunk'],
        line: [{ id: 'vezyma-thinkdrone', exhausted: true }, 'snufflegator'],
      },
      foe: { line: ['tocsin'], artifacts: ['seeker-needle'] },
    });
  });

  it('may archive itself, with what is on it going where it goes', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'vezyma-thinkdrone', aember: 2, upgrades: ['jammer-pack'] }] },
      foe: {},
    });
    t.me.reap('vezyma-thinkdrone').yes();
    t.expect({
      me: { aember: 1, archives: ['vezyma-thinkdrone'], line: [], discard: ['jammer-pack'] },
      foe: { aember: 2 },
    });
  });

  it('may leave everything as it is', () => {
    const t = table({ me: { house: 'mars', line: ['vezyma-thinkdrone', 'tunk'] }, foe: {} });
    t.me.reap('vezyma-thinkdrone').no();
    t.expect({ me: { aember: 1, archives: [], line: [{ id: 'vezyma-thinkdrone', exhausted: true }, 'tunk'] } });
  });

  it('sends a controlled card to the archives of its owner', () => {
    const t = table({
      me: { house: 'mars', line: ['vezyma-thinkdrone', { id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.reap('vezyma-thinkdrone').yes().choose('tocsin');
    t.expect({
      me: { aember: 1, archives: [], line: [{ id: 'vezyma-thinkdrone', exhausted: true }] },
      foe: { archives: ['tocsin'] },
    });
  });

  it('does nothing in a fight', () => {
    const t = table({ me: { house: 'mars', line: ['vezyma-thinkdrone', 'tunk'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('vezyma-thinkdrone', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'vezyma-thinkdrone', damage: 1, exhausted: true }, 'tunk'], archives: [] },
      foe: { line: [] },
    });
  });
});

describe('yxili-marauder', () => {
  it('captures 1 for each friendly ready Mars creature when it is played, which it is not itself', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['yxili-marauder'],
        line: ['blypyp', 'tunk', { id: 'grabber-jammer', exhausted: true }, 'snufflegator'],
      },
      foe: { aember: 5, line: ['zyzzix-the-many'] },
    });
    t.me.play('yxili-marauder', 'right').order('yxili-marauder');
    t.expect({
      me: {
        line: [
          'blypyp',
          'tunk',
          { id: 'grabber-jammer', exhausted: true },
          'snufflegator',
          { id: 'yxili-marauder', aember: 2, exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['zyzzix-the-many'] },
    });
  });

  it('counts itself when it enters ready', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'yxili-marauder'] },
      foe: { aember: 5 },
    });
    t.me.play('soft-landing').play('yxili-marauder');
    t.expect({ me: { line: [{ id: 'yxili-marauder', aember: 1 }] }, foe: { aember: 4 } });
  });

  it('captures nothing alone, and no more than there is', () => {
    const alone = table({ me: { house: 'mars', hand: ['yxili-marauder'] }, foe: { aember: 5 } });
    alone.me.play('yxili-marauder');
    alone.expect({ me: { line: [{ id: 'yxili-marauder', exhausted: true }] }, foe: { aember: 5 } });
    const poor = table({
      me: { house: 'mars', hand: ['yxili-marauder'], line: ['blypyp', 'zyzzix-the-many'] },
      foe: { aember: 1 },
    });
    poor.me.play('yxili-marauder', 'right');
    poor.expect({
      me: { line: ['blypyp', 'zyzzix-the-many', { id: 'yxili-marauder', aember: 1, exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it.each([
    { aember: 1, lives: false },
    { aember: 2, lives: true },
  ])('has 1 more power for each æmber on it: 3 damage with $aember on it', ({ aember, lives }) => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: [{ id: 'yxili-marauder', aember }] },
      foe: {},
    });
    t.me.play('ammonia-clouds');
    t.expect({
      me: { line: lives ? [{ id: 'yxili-marauder', aember, damage: 3 }] : [] },
      foe: { aember: lives ? 0 : aember },
    });
  });

  it('is destroyed when so much æmber is taken from it that its damage suffices', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', { id: 'yxili-marauder', aember: 2, damage: 3 }] },
      foe: {},
    });
    t.me.reap('selwyn-the-fence');
    t.expect({
      me: { aember: 2, line: [{ id: 'selwyn-the-fence', exhausted: true }], discard: ['yxili-marauder'] },
      foe: { aember: 1 },
    });
  });

  it('fights with that power', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'yxili-marauder', aember: 3 }] },
      foe: { line: ['mother'] },
    });
    t.me.fight('yxili-marauder', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: [] } });
  });
});

describe('yxilo-bolter', () => {
  it('deals 2 to a creature after it reaps and purges it when that destroys it', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.reap('yxilo-bolter').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['mother'], purged: ['silvertooth'], discard: [] },
    });
  });

  it('does so after a fight too, and leaves one in play that lives', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: ['dust-pixie', 'mother'] },
    });
    t.me.fight('yxilo-bolter', 'dust-pixie').choose('mother');
    t.expect({
      me: { line: [{ id: 'yxilo-bolter', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }], discard: ['dust-pixie'], purged: [] },
    });
  });

  it('ruling bad-penny/yxilo-bolter: cannot purge a Bad Penny, which is in the hand of her owner by then', () => {
    const t = table({ me: { house: 'mars', line: ['yxilo-bolter'] }, foe: { line: ['bad-penny', 'mother'] } });
    t.me.reap('yxilo-bolter').choose('bad-penny');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['mother'], hand: ['bad-penny'], purged: [], discard: [] },
    });
  });

  it('lets a creature do what it does when destroyed, and purges it then', () => {
    const t = table({ me: { house: 'mars', line: ['yxilo-bolter'] }, foe: { line: ['dust-imp', 'mother'] } });
    t.me.reap('yxilo-bolter').choose('dust-imp');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { aember: 2, line: ['mother'], purged: ['dust-imp'] },
    });
  });

  it('does not purge what is saved or archived instead', () => {
    const cloak = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['armageddon-cloak'] }, 'mother'] },
    });
    cloak.me.reap('yxilo-bolter').choose('silvertooth');
    cloak.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['silvertooth', 'mother'], discard: ['armageddon-cloak'], purged: [] },
    });
    const backup = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['biomatrix-backup'] }, 'mother'] },
    });
    backup.me.reap('yxilo-bolter').choose('silvertooth');
    backup.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: ['mother'], archives: ['silvertooth'], discard: ['biomatrix-backup'], purged: [] },
    });
  });

  it('meets armor and wards', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter', 'yxilo-bolter'] },
      foe: { line: ['raiding-knight', { id: 'silvertooth', warded: true }] },
    });
    t.me.reap('yxilo-bolter').choose('raiding-knight').reap('yxilo-bolter#2').choose('silvertooth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'yxilo-bolter', exhausted: true },
          { id: 'yxilo-bolter', exhausted: true },
        ],
      },
      foe: { line: ['raiding-knight', 'silvertooth'], purged: [] },
    });
  });

  it('has to hit itself where nobody else is in play', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'yxilo-bolter', damage: 1 }] }, foe: {} });
    t.me.reap('yxilo-bolter');
    t.expect({ me: { aember: 1, line: [], purged: ['yxilo-bolter'], discard: [] } });
  });
});

describe('yxilx-dominator', () => {
  it('enters play stunned and exhausted, and loses the stun as its first use', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, hand: ['yxilx-dominator'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('yxilx-dominator');
    t.expect({
      me: { line: [{ id: 'yxilx-dominator', exhausted: true, stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('mars').cannot('fight', 'yxilx-dominator', 'stunned').unstun('yxilx-dominator');
    t.expect({ me: { line: [{ id: 'yxilx-dominator', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('protects its neighbors by taunt', () => {
    const t = table({
      me: { house: 'brobnar', line: ['headhunter'] },
      foe: { line: ['blypyp', 'yxilx-dominator', 'tocsin', 'mother'] },
    });
    expect(targetsOf(t, 'headhunter')).toEqual(['yxilx-dominator', 'mother']);
    t.me.fight('headhunter', 'yxilx-dominator');
    t.expect({
      me: { line: [] },
      foe: { line: ['blypyp', { id: 'yxilx-dominator', damage: 4 }, 'tocsin', 'mother'] },
    });
  });

  it('does not stun creatures that enter beside it', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp'], line: ['yxilx-dominator'] }, foe: {} });
    t.me.play('blypyp', 'right');
    t.expect({ me: { line: ['yxilx-dominator', { id: 'blypyp', exhausted: true }] } });
  });
});

describe('zorg', () => {
  it('enters play stunned', () => {
    const t = table({ me: { house: 'mars', hand: ['zorg'] }, foe: {} });
    t.me.play('zorg');
    t.expect({ me: { line: [{ id: 'zorg', exhausted: true, stunned: true }] } });
  });

  it('stuns the creature that it attacks and its neighbors before they fight', () => {
    const t = table({
      me: { house: 'mars', line: ['blypyp', 'zorg'] },
      foe: { line: ['tocsin', 'mother', 'chuff-ape', 'headhunter', 'valdr'] },
    });
    t.me.fight('zorg', 'chuff-ape');
    t.expect({
      me: { line: ['blypyp'] },
      foe: {
        line: [
          'tocsin',
          { id: 'mother', stunned: true },
          { id: 'chuff-ape', damage: 7, stunned: true },
          { id: 'headhunter', stunned: true },
          'valdr',
        ],
      },
    });
  });

  it('stuns the neighbors also when the attacked creature is destroyed, and at the end of a line there is one', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg'] },
      foe: { line: ['tocsin', 'mother', 'valdr'] },
    });
    t.me.fight('zorg', 'tocsin');
    t.expect({
      me: { line: [{ id: 'zorg', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', stunned: true }, 'valdr'] },
    });
  });

  it('stuns an elusive creature that is not hurt', () => {
    const t = table({ me: { house: 'mars', line: ['zorg'] }, foe: { line: ['nexus', 'mother'] } });
    t.me.fight('zorg', 'nexus');
    t.expect({
      me: { line: [{ id: 'zorg', exhausted: true }] },
      foe: {
        line: [
          { id: 'nexus', stunned: true },
          { id: 'mother', stunned: true },
        ],
      },
    });
  });

  it('stuns nobody when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr', 'headhunter'] }, foe: { line: ['zorg'] } });
    t.me.fight('headhunter', 'zorg');
    t.expect({ me: { line: ['valdr'] }, foe: { line: [{ id: 'zorg', damage: 5 }] } });
  });
});

describe('zyzzix-the-many', () => {
  it('may archive a creature from hand that is revealed, and gets three counters for it', () => {
    const t = table({
      me: { house: 'mars', hand: ['tocsin', 'tunk', 'punch'], line: ['zyzzix-the-many', 'blypyp'] },
      foe: {},
    });
    t.me.reap('zyzzix-the-many').yes();
    expect([...t.options()].sort()).toEqual(['tocsin', 'tunk']);
    t.me.choose('tocsin');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['tocsin']);
    t.expect({
      me: {
        aember: 1,
        hand: ['punch', 'tunk'],
        archives: ['tocsin'],
        line: [{ id: 'zyzzix-the-many', exhausted: true, power: 3 }, 'blypyp'],
      },
    });
  });

  it('does so after a fight too, but the counters come too late for it', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk'], line: ['zyzzix-the-many'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('zyzzix-the-many', 'silvertooth').yes();
    t.expect({
      me: { archives: ['tunk'], line: [{ id: 'zyzzix-the-many', damage: 2, exhausted: true, power: 3 }] },
      foe: { line: [] },
    });
    const dead = table({
      me: { house: 'mars', hand: ['tunk'], line: ['zyzzix-the-many'] },
      foe: { line: ['tocsin'] },
    });
    dead.me.fight('zyzzix-the-many', 'tocsin');
    dead.expect({ me: { hand: ['tunk'], archives: [], line: [] }, foe: { line: [] } });
  });

  it('gets nothing when it is declined', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'], line: ['zyzzix-the-many'] }, foe: {} });
    t.me.reap('zyzzix-the-many').no();
    t.expect({
      me: { aember: 1, hand: ['tunk'], archives: [], line: [{ id: 'zyzzix-the-many', exhausted: true }] },
    });
  });

  it('gets nothing without a creature in hand', () => {
    const t = table({
      me: { house: 'mars', hand: ['feeding-pit'], line: ['zyzzix-the-many', 'blypyp'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.reap('zyzzix-the-many');
    t.expect({
      me: {
        aember: 1,
        hand: ['feeding-pit'],
        archives: [],
        line: [{ id: 'zyzzix-the-many', exhausted: true }, 'blypyp'],
      },
      foe: { hand: ['tocsin'] },
    });
  });
});
