// The Mars creatures from Blypyp to Grommid.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = ['mars', 'dis', 'logos'] as const;

describe('blypyp', () => {
  it('makes the next Mars creature of the turn enter ready after it reaps', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'zyzzix-the-many'], line: ['blypyp'] },
      foe: {},
    });
    t.me.reap('blypyp').play('tunk', 'right').play('zyzzix-the-many', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'blypyp', exhausted: true }, 'tunk', { id: 'zyzzix-the-many', exhausted: true }],
      },
    });
  });

  it('waits while artifacts and creatures of other houses are played', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['feeding-pit', 'dust-pixie', 'tunk'],
        line: ['blypyp', 'witch-of-the-wilds'],
      },
      foe: {},
    });
    t.me.reap('blypyp').play('feeding-pit').play('dust-pixie', 'right').play('tunk', 'right');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        line: [{ id: 'blypyp', exhausted: true }, 'witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }, 'tunk'],
      },
    });
  });

  it('means the same next creature as a second Blypyp does', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'zyzzix-the-many'], line: ['blypyp', 'blypyp'] },
      foe: {},
    });
    t.me.reap('blypyp').reap('blypyp#2').play('tunk', 'right').play('zyzzix-the-many', 'right');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'blypyp', exhausted: true },
          { id: 'blypyp', exhausted: true },
          'tunk',
          { id: 'zyzzix-the-many', exhausted: true },
        ],
      },
    });
  });

  it('helps only in that turn, and only by reaping', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, line: ['blypyp'], hand: ['tunk'] },
      foe: { ...foeHouses, line: ['dust-pixie'] },
    });
    t.me.reap('blypyp').end();
    t.foe.house('dis').end();
    t.me.house('mars').fight('blypyp', 'dust-pixie').play('tunk', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'blypyp', damage: 1, exhausted: true },
          { id: 'tunk', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('chuff-ape', () => {
  it('enters play stunned, and its neighbors are safe behind its taunt', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, hand: ['chuff-ape'], line: ['blypyp'] },
      foe: { ...foeHouses, line: ['headhunter'] },
    });
    t.me.play('chuff-ape', 'right').end();
    t.foe.house('brobnar');
    expect(targetsOf(t, 'headhunter')).toEqual(['chuff-ape']);
    t.foe.fight('headhunter', 'chuff-ape');
    t.expect({
      me: { line: ['blypyp', { id: 'chuff-ape', damage: 5, stunned: true }] },
      foe: { line: [] },
    });
  });

  it('may sacrifice another friendly creature to heal itself wholly after it reaps', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 9 }, 'snufflegator', 'blypyp'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('chuff-ape').yes();
    expect([...t.options()].sort()).toEqual(['blypyp', 'snufflegator']);
    t.me.choose('snufflegator');
    t.expect({
      me: { aember: 1, line: [{ id: 'chuff-ape', exhausted: true }, 'blypyp'], discard: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
  });

  it('does so after a fight too, with the damage of that fight', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 2 }, 'dust-imp'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('chuff-ape', 'mother').yes();
    t.expect({
      me: { aember: 2, line: [{ id: 'chuff-ape', exhausted: true }], discard: ['dust-imp'] },
      foe: { line: [] },
    });
  });

  it('may decline, and is not asked without another friendly creature', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 2 }, 'blypyp'] }, foe: {} });
    t.me.reap('chuff-ape').no();
    t.expect({ me: { aember: 1, line: [{ id: 'chuff-ape', damage: 2, exhausted: true }, 'blypyp'] } });
    const alone = table({
      me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 2 }] },
      foe: { line: ['mother'] },
    });
    alone.me.reap('chuff-ape');
    alone.expect({
      me: { aember: 1, line: [{ id: 'chuff-ape', damage: 2, exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('is not healed when the sacrificed creature is saved', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          { id: 'chuff-ape', damage: 2 },
          { id: 'blypyp', upgrades: ['armageddon-cloak'] },
        ],
      },
      foe: {},
    });
    t.me.reap('chuff-ape').yes();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'chuff-ape', damage: 2, exhausted: true }, 'blypyp'],
        discard: ['armageddon-cloak'],
      },
    });
  });

  it('sacrifices a warded creature all the same', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          { id: 'chuff-ape', damage: 2 },
          { id: 'blypyp', warded: true },
        ],
      },
      foe: {},
    });
    t.me.reap('chuff-ape').yes();
    t.expect({ me: { aember: 1, line: [{ id: 'chuff-ape', exhausted: true }], discard: ['blypyp'] } });
  });

  it('cannot do anything but lose its stun in the first turn of use', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'chuff-ape', stunned: true }, 'blypyp'] }, foe: {} });
    t.me.cannot('reap', 'chuff-ape', 'stunned').unstun('chuff-ape');
    t.expect({ me: { aember: 0, line: [{ id: 'chuff-ape', exhausted: true }, 'blypyp'] } });
  });
});

describe('ether-spider', () => {
  it('takes each æmber that the opponent would gain, by reaping, by a bonus or by an ability', () => {
    const t = table({
      me: { house: 'dis', hand: ['the-terror', 'hecatomb'], line: ['shooler', 'blypyp'] },
      foe: { line: ['ether-spider'] },
    });
    t.me.reap('shooler').play('the-terror', 'right');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'shooler', exhausted: true }, 'blypyp', { id: 'the-terror', exhausted: true }],
      },
      foe: { aember: 0, line: [{ id: 'ether-spider', aember: 3 }] },
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 0, line: ['blypyp'] }, foe: { aember: 0, line: [{ id: 'ether-spider', aember: 6 }] } });
  });

  it('takes what the opponent steals from its controller', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'] },
      foe: { aember: 2, line: ['ether-spider'] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'ether-spider', aember: 1 }] },
    });
  });

  it('takes the æmber that would come back from a creature that leaves', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'] },
      foe: { line: [{ id: 'tocsin', aember: 2 }, 'ether-spider'] },
    });
    t.me.play('ammonia-clouds');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'ether-spider', damage: 3, aember: 2 }] } });
  });

  it('gives its æmber to the opponent when it leaves itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'ether-spider', damage: 4, aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 4 }, foe: { line: [] } });
  });

  it('leaves alone what its own controller gains and what the opponent has', () => {
    const t = table({
      me: { house: 'mars', line: ['ether-spider', 'blypyp'] },
      foe: { aember: 4 },
    });
    t.me.reap('blypyp').reap('ether-spider');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'ether-spider', exhausted: true },
          { id: 'blypyp', exhausted: true },
        ],
      },
      foe: { aember: 4 },
    });
  });

  it('two of them: the active player says which takes what would enter the pool [rule replacement]', () => {
    const t = table({
      active: 1,
      me: { line: ['ether-spider', 'blypyp', 'ether-spider'] },
      foe: { house: 'brobnar', line: ['headhunter', 'krump'], hand: ['punch'] },
    });
    t.foe.reap('headhunter');
    expect(t.state.ask).toMatchObject({ kind: 'replace', player: 1 });
    expect(t.options()).toEqual(['ether-spider', 'ether-spider']);
    t.foe.choose('ether-spider#2').reap('krump').choose('ether-spider#1');
    t.foe.play('punch').choose('ether-spider#2').choose('ether-spider#2');
    t.expect({
      me: {
        line: [{ id: 'ether-spider', aember: 1 }, 'blypyp', { id: 'ether-spider', aember: 2, damage: 3 }],
      },
      foe: {
        aember: 0,
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('two of them: nobody is asked where nothing enters the pool, and one that leaves takes nothing', () => {
    const t = table({
      active: 1,
      me: { aember: 0, line: ['ether-spider', { id: 'ether-spider', damage: 6, aember: 2 }] },
      foe: { house: 'brobnar', hand: ['punch'], line: ['krump'] },
    });
    t.foe.play('punch').choose('ether-spider#1').choose('ether-spider#2');
    t.expect({
      me: { line: [{ id: 'ether-spider', aember: 3 }] },
      foe: { aember: 0, line: ['krump'] },
    });
  });

  it('works for whoever controls it', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'ether-spider', owner: 1 }] },
      foe: { house: 'brobnar', line: ['headhunter'] },
    });
    t.foe.reap('headhunter');
    t.expect({
      me: { aember: 0, line: [{ id: 'ether-spider', aember: 1 }] },
      foe: { aember: 0, line: [{ id: 'headhunter', exhausted: true }] },
    });
  });

  it('deals no damage in a fight, attacking or attacked', () => {
    const t = table({
      me: { house: 'mars', line: ['ether-spider', 'blypyp'] },
      foe: { line: ['tocsin', 'ether-spider'] },
    });
    t.me.fight('ether-spider', 'tocsin').fight('blypyp', 'ether-spider');
    t.expect({
      me: {
        line: [
          { id: 'ether-spider', damage: 3, exhausted: true },
          { id: 'blypyp', exhausted: true },
        ],
      },
      foe: { line: ['tocsin', { id: 'ether-spider', damage: 2 }] },
    });
  });
});

describe('grabber-jammer', () => {
  it.each([
    { pool: 6, keys: 0, left: 6 },
    { pool: 7, keys: 1, left: 0 },
  ])('makes the keys of the opponent cost 1 more: with $pool $keys are forged', ({ pool, keys, left }) => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { line: ['grabber-jammer'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.foe.house('dis');
    t.expect({ me: { line: ['grabber-jammer'] }, foe: { aember: left, keys } });
  });

  it('does not change the cost of its own side, and adds up with another copy', () => {
    const mine = table({
      step: 'forge',
      me: { houses: myHouses, aember: 6, line: ['grabber-jammer'] },
      foe: {},
    });
    mine.me.house('mars');
    mine.expect({ me: { aember: 0, keys: 1, line: ['grabber-jammer'] } });
    const two = table({
      active: 1,
      step: 'forge',
      me: { line: ['grabber-jammer', 'grabber-jammer'] },
      foe: { ...foeHouses, aember: 7 },
    });
    two.foe.house('dis');
    two.expect({ me: { line: ['grabber-jammer', 'grabber-jammer'] }, foe: { aember: 7, keys: 0 } });
  });

  it('captures 1 after it reaps and after it fights', () => {
    const t = table({
      me: { house: 'mars', line: ['grabber-jammer', 'grabber-jammer'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.reap('grabber-jammer').fight('grabber-jammer#2', 'tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'grabber-jammer', aember: 1, exhausted: true },
          { id: 'grabber-jammer', aember: 1, damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('captures nothing from an empty pool, or when it dies in the fight', () => {
    const empty = table({ me: { house: 'mars', line: ['grabber-jammer'] }, foe: {} });
    empty.me.reap('grabber-jammer');
    empty.expect({ me: { aember: 1, line: [{ id: 'grabber-jammer', exhausted: true }] }, foe: { aember: 0 } });
    const dead = table({ me: { house: 'mars', line: ['grabber-jammer'] }, foe: { aember: 2, line: ['mother'] } });
    dead.me.fight('grabber-jammer', 'mother');
    dead.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'mother', damage: 4 }] } });
  });
});

describe('grommid', () => {
  it('keeps its controller from playing creatures, and nothing else', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['blypyp', 'feeding-pit', 'jammer-pack', 'phosphorus-stars'],
        line: ['grommid'],
      },
      foe: {},
    });
    t.me.cannot('play', 'blypyp', 'forbidden').play('feeding-pit').play('jammer-pack').play('phosphorus-stars');
    t.me.discard('blypyp');
    t.expect({
      me: {
        aember: 1,
        chains: 2,
        hand: [],
        line: [{ id: 'grommid', upgrades: ['jammer-pack'] }],
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
      },
    });
  });

  it('does not keep its opponent from it', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp'] }, foe: { line: ['grommid'] } });
    t.me.play('blypyp');
    t.expect({ me: { line: [{ id: 'blypyp', exhausted: true }] }, foe: { line: ['grommid'] } });
  });

  it('leaves a creature on the deck that an effect says to play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['tocsin'], line: ['grommid'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['tocsin'], line: ['grommid'] } });
  });

  it('costs the opponent 1 for each creature destroyed fighting it, attacking or attacked', () => {
    const t = table({
      me: { house: 'mars', line: ['grommid'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    t.me.fight('grommid', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'grommid', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
    const attacked = table({
      active: 1,
      me: { line: ['grommid'] },
      foe: { house: 'dis', line: ['tocsin'], aember: 2 },
    });
    attacked.foe.fight('tocsin', 'grommid');
    attacked.expect({ me: { line: [{ id: 'grommid', damage: 3 }] }, foe: { aember: 1, line: [] } });
  });

  it('costs nothing for a creature that survives, or dies otherwise', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: ['grommid'] },
      foe: { line: ['chuff-ape', 'tocsin'], aember: 2 },
    });
    t.me.fight('grommid', 'chuff-ape');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'chuff-ape', damage: 10 }, 'tocsin'] } });
    const clouds = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: ['grommid'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    clouds.me.play('ammonia-clouds');
    clouds.expect({ me: { line: [{ id: 'grommid', damage: 3 }] }, foe: { aember: 2, line: [] } });
  });

  it('costs nothing when it is destroyed in the same fight', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'grommid', damage: 5 }] },
      foe: { line: ['mother'], aember: 2 },
    });
    t.me.fight('grommid', 'mother');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
  });

  it('costs also for a creature that goes to the hand when it is destroyed', () => {
    const t = table({
      me: { house: 'mars', line: ['grommid'] },
      foe: { line: ['bad-penny'], aember: 2 },
    });
    t.me.fight('grommid', 'bad-penny');
    t.expect({
      me: { line: [{ id: 'grommid', damage: 1, exhausted: true }] },
      foe: { aember: 1, line: [], hand: ['bad-penny'] },
    });
  });
});
