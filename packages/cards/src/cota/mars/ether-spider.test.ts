import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

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

describe('Ether Spider catches whatever would enter the pool of the opponent', () => {
  it('a toll that I pay, a key of mine that their Sting would live on, and what a Graft takes', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: ['cannon'], line: ['ether-spider'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('cannon');
    t.expect({ me: { aember: 0, line: [{ id: 'ether-spider', aember: 1 }] }, foe: { aember: 0 } });
    const u = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge'], line: ['ether-spider'] },
      foe: { artifacts: ['the-sting'] },
    });
    u.me.play('key-charge').yes();
    u.expect({ me: { keys: 1, aember: 0, line: [{ id: 'ether-spider', aember: 6 }] }, foe: { aember: 0 } });
    const v = table({
      active: 1,
      me: { houses: ['mars'], aember: 8, line: ['ether-spider'] },
      foe: { house: 'logos', hand: ['interdimensional-graft'] },
    });
    v.foe.play('interdimensional-graft').end();
    v.expect({ me: { keys: 1, aember: 0, line: [{ id: 'ether-spider', aember: 3 }] }, foe: { aember: 0 } });
  });

  it('what they steal, and what a creature of mine leaves behind', () => {
    const t = table({
      active: 1,
      me: { aember: 3, line: ['ether-spider', { id: 'urchin', aember: 2 }] },
      foe: { house: 'shadows', hand: ['urchin', 'poison-wave'] },
    });
    t.foe.play('urchin').play('poison-wave');
    t.expect({ me: { aember: 2, line: [{ id: 'ether-spider', damage: 2, aember: 4 }] }, foe: { aember: 0, line: [] } });
  });

  it('what Soul Snatcher, Dust Imp and Fertility Chant give them, not what I get', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fertility-chant', 'lupo-the-scarred'], line: ['ether-spider'] },
      foe: { line: ['dust-imp'], artifacts: ['soul-snatcher'] },
    });
    t.me.play('fertility-chant').play('lupo-the-scarred');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'ether-spider', aember: 5 },
          { id: 'lupo-the-scarred', ...tired },
        ],
      },
      foe: { aember: 0, line: [] },
    });
  });

  it('under new control it catches what would be mine', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'] },
      foe: { line: [{ id: 'ether-spider', owner: 0 }] },
    });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'ether-spider', aember: 1 }] } });
  });
});
