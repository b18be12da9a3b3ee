import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = ['mars', 'dis', 'logos'] as const;

describe('combat-pheromones', () => {
  it('lets two other Mars cards be used in the turn of another house, artifacts among them', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['combat-pheromones', 'feeding-pit'],
        line: ['blypyp', 'tunk', 'tocsin'],
        hand: ['tocsin'],
      },
      foe: {},
    });
    t.me.cannot('reap', 'tunk', 'wrong-house').cannot('action', 'feeding-pit', 'wrong-house');
    t.me.omni('combat-pheromones').action('feeding-pit').reap('tunk').cannot('reap', 'blypyp', 'wrong-house');
    t.me.reap('tocsin');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        line: ['blypyp', { id: 'tunk', exhausted: true }, { id: 'tocsin', exhausted: true }],
        hand: [],
        discard: ['tocsin', 'combat-pheromones'],
      },
    });
  });

  it('allows no card of a third house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['combat-pheromones'], line: ['snufflegator', 'blypyp'] },
      foe: {},
    });
    t.me.omni('combat-pheromones').cannot('reap', 'snufflegator', 'wrong-house').reap('blypyp');
    t.expect({
      me: { aember: 1, artifacts: [], line: ['snufflegator', { id: 'blypyp', exhausted: true }] },
    });
  });

  it('ruling combat-pheromones/readied-again: a card that was used under it and is readied may be used again', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['combat-pheromones'],
        line: ['grabber-jammer', 'john-smyth', 'blypyp'],
      },
      foe: { aember: 5 },
    });
    t.me.omni('combat-pheromones').reap('grabber-jammer').reap('john-smyth').choose('grabber-jammer');
    t.me.cannot('reap', 'blypyp', 'wrong-house').reap('grabber-jammer');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'grabber-jammer', aember: 2, exhausted: true }, { id: 'john-smyth', exhausted: true }, 'blypyp'],
      },
      foe: { aember: 3 },
    });
  });

  it('is not needed, and not used up, by cards of the active house', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['combat-pheromones'], line: ['blypyp', 'tunk', 'phylyx-the-disintegrator'] },
      foe: {},
    });
    t.me.omni('combat-pheromones').reap('blypyp').reap('tunk').reap('phylyx-the-disintegrator');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'blypyp', exhausted: true },
          { id: 'tunk', exhausted: true },
          { id: 'phylyx-the-disintegrator', exhausted: true },
        ],
        discard: ['combat-pheromones'],
      },
    });
  });

  it('ends with the turn, and gives 1 when it is played', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, hand: ['combat-pheromones'], line: ['tunk'] },
      foe: { ...foeHouses },
    });
    t.me.play('combat-pheromones').end();
    t.foe.house('dis').end();
    t.me.house('dis').omni('combat-pheromones').end();
    t.foe.house('dis').end();
    t.me.house('dis').cannot('reap', 'tunk', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['tunk'], artifacts: [] } });
  });
});

describe('commpod', () => {
  it('may ready a Mars creature for each Mars card revealed', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['commpod'],
        hand: ['blypyp', 'feeding-pit', 'tocsin'],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'zyzzix-the-many', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
    t.me.action('commpod').choose('blypyp', 'feeding-pit').yes();
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk', 'zyzzix-the-many']);
    t.me.choose('tunk').yes().choose('zyzzix-the-many');
    t.expect({
      me: {
        artifacts: [{ id: 'commpod', exhausted: true }],
        hand: ['blypyp', 'feeding-pit', 'tocsin'],
        line: ['tunk', 'zyzzix-the-many', { id: 'snufflegator', exhausted: true }],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
  });

  it('leaves each of them to you', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['commpod'],
        hand: ['blypyp', 'feeding-pit'],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'zyzzix-the-many', exhausted: true },
        ],
      },
      foe: {},
    });
    t.me.action('commpod').choose('blypyp', 'feeding-pit').no().yes().choose('tunk');
    t.expect({
      me: {
        artifacts: [{ id: 'commpod', exhausted: true }],
        line: ['tunk', { id: 'zyzzix-the-many', exhausted: true }],
      },
    });
  });

  it('readies nobody when nothing is revealed', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['commpod'], hand: ['blypyp'], line: [{ id: 'tunk', exhausted: true }] },
      foe: {},
    });
    t.me.action('commpod').done();
    t.expect({
      me: { artifacts: [{ id: 'commpod', exhausted: true }], line: [{ id: 'tunk', exhausted: true }] },
    });
  });

  it('asks nothing more where no Mars creature is in play', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['commpod'],
        hand: ['blypyp'],
        line: [{ id: 'snufflegator', exhausted: true }],
      },
      foe: {},
    });
    t.me.action('commpod').choose('blypyp');
    t.expect({
      me: { artifacts: [{ id: 'commpod', exhausted: true }], line: [{ id: 'snufflegator', exhausted: true }] },
    });
  });
});

describe('crystal-hive', () => {
  it('gains 1 each time a creature reaps for the rest of the turn, of whatever house', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['crystal-hive'],
        line: ['tunk', 'blypyp', { id: 'valdr', house: 'mars' }],
      },
      foe: {},
    });
    t.me.reap('blypyp').action('crystal-hive').reap('tunk').reap('valdr');
    t.expect({
      me: {
        aember: 5,
        artifacts: [{ id: 'crystal-hive', exhausted: true }],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'blypyp', exhausted: true },
          { id: 'valdr', house: 'mars', exhausted: true },
        ],
      },
    });
  });

  it('adds up with another copy, and gains nothing for fights', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['crystal-hive', 'crystal-hive'], line: ['tunk', 'grommid'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.action('crystal-hive').action('crystal-hive#2').reap('tunk').fight('grommid', 'dust-pixie');
    t.expect({
      me: {
        aember: 3,
        artifacts: [
          { id: 'crystal-hive', exhausted: true },
          { id: 'crystal-hive', exhausted: true },
        ],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'grommid', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is over in the next turn', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, artifacts: ['crystal-hive'] },
      foe: { ...foeHouses, line: ['headhunter'] },
    });
    t.me.action('crystal-hive').end();
    t.foe.house('brobnar').reap('headhunter');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] } });
  });

  it('gains its own 1 each time, wherever the æmber goes', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['crystal-hive'], line: ['tunk'] },
      foe: { aember: 3, line: ['ether-spider'] },
    });
    t.me.action('crystal-hive').reap('tunk');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'crystal-hive', exhausted: true }],
        line: [{ id: 'tunk', exhausted: true }],
      },
      foe: { aember: 3, line: [{ id: 'ether-spider', aember: 2 }] },
    });
  });
});

describe('feeding-pit', () => {
  it('discards a creature of any house from your hand and gains 1', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['feeding-pit'], hand: ['tocsin', 'blypyp', 'punch'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.action('feeding-pit');
    expect([...t.options()].sort()).toEqual(['blypyp', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        hand: ['blypyp', 'punch'],
        discard: ['tocsin'],
      },
      foe: { hand: ['tocsin'] },
    });
  });

  it('gains nothing without a creature in hand', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['feeding-pit'], hand: ['punch'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('feeding-pit');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        hand: ['punch'],
        line: ['blypyp'],
        discard: [],
      },
    });
  });

  it('takes the only creature without asking, and does not destroy it', () => {
    const t = table({ me: { house: 'mars', artifacts: ['feeding-pit'], hand: ['bad-penny'] }, foe: {} });
    t.me.action('feeding-pit');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        hand: [],
        discard: ['bad-penny'],
      },
    });
  });

  it('cannot be used in the turn of another house', () => {
    const t = table({ me: { house: 'dis', artifacts: ['feeding-pit'], hand: ['tocsin'] }, foe: {} });
    t.me.cannot('action', 'feeding-pit', 'wrong-house');
    t.expect({ me: { aember: 0, hand: ['tocsin'], artifacts: ['feeding-pit'] } });
  });
});

describe('incubation-chamber', () => {
  it('archives a Mars creature from hand that is revealed, in the turn of any house', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['incubation-chamber'],
        hand: ['blypyp', 'tunk', 'feeding-pit', 'tocsin'],
      },
      foe: {},
    });
    t.me.omni('incubation-chamber').yes();
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk']);
    t.me.choose('tunk');
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(1);
    t.expect({
      me: {
        artifacts: [{ id: 'incubation-chamber', exhausted: true }],
        hand: ['blypyp', 'feeding-pit', 'tocsin'],
        archives: ['tunk'],
      },
    });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'dis', artifacts: ['incubation-chamber'], hand: ['blypyp'] }, foe: {} });
    t.me.omni('incubation-chamber').no();
    t.expect({
      me: { artifacts: [{ id: 'incubation-chamber', exhausted: true }], hand: ['blypyp'], archives: [] },
    });
  });

  it('does not even ask without a Mars creature in hand', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['incubation-chamber'], hand: ['feeding-pit', 'tocsin'], line: ['blypyp'] },
      foe: {},
    });
    t.me.omni('incubation-chamber');
    t.expect({
      me: {
        artifacts: [{ id: 'incubation-chamber', exhausted: true }],
        hand: ['feeding-pit', 'tocsin'],
        archives: [],
        line: ['blypyp'],
      },
    });
  });

  it('gives the card back when the archives are taken', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, artifacts: ['incubation-chamber'], hand: ['blypyp'] },
      foe: { ...foeHouses },
    });
    t.me.omni('incubation-chamber').yes().end();
    t.foe.house('dis').end();
    t.me.house('mars').yes();
    t.expect({ me: { hand: ['blypyp'], archives: [], artifacts: ['incubation-chamber'] } });
  });
});

describe('mothergun', () => {
  it('deals 1 damage to one creature for each Mars card revealed', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['mothergun'],
        hand: ['blypyp', 'feeding-pit', 'tunk', 'punch'],
        line: ['grommid'],
      },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.action('mothergun').choose('blypyp', 'feeding-pit', 'tunk').choose('tocsin');
    t.expect({
      me: {
        artifacts: [{ id: 'mothergun', exhausted: true }],
        hand: ['blypyp', 'feeding-pit', 'punch', 'tunk'],
        line: ['grommid'],
      },
      foe: { line: ['mother'], discard: ['tocsin'] },
    });
  });

  it('deals it at once: armor takes its part from the whole', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp', 'feeding-pit', 'tunk'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.action('mothergun').choose('blypyp', 'feeding-pit', 'tunk');
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }] },
    });
  });

  it('counts only what is shown', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp', 'feeding-pit'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('mothergun').choose('blypyp').done();
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('deals nothing when nothing is shown', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp'] },
      foe: { line: [{ id: 'tocsin', damage: 2, warded: true }] },
    });
    t.me.action('mothergun').done();
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 2, warded: true }] },
    });
  });

  it('asks for no target when nothing is shown', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp'], line: ['grommid'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.action('mothergun').done();
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }], line: ['grommid'] },
      foe: { line: ['tocsin', 'mother'] },
    });
  });

  it('shoots at a friendly creature where there is no other', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['tunk'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('mothergun').choose('tunk');
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }], line: [{ id: 'blypyp', damage: 1 }] },
    });
  });
});
