import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('experimental-therapy', () => {
  const on = (id: string) => ({ id, upgrades: ['experimental-therapy'] });

  it('stuns and exhausts its creature as it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['experimental-therapy'], line: ['tocsin', 'mother'] }, foe: {} });
    t.me.play('experimental-therapy').choose('tocsin').cannot('unstun', 'tocsin', 'exhausted');
    t.expect({ me: { line: [{ ...on('tocsin'), stunned: true, exhausted: true }, 'mother'] } });
  });

  it('ruling experimental-therapy/any-house: lets its creature be used in the turns of every house, as soon as its stun is gone', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['experimental-therapy'], line: ['tocsin'] },
      foe: { ...theirs, hand: ['urchin'] },
    });
    t.me.play('experimental-therapy').end();
    t.foe.house('brobnar').end();
    t.me.house('sanctum').unstun('tocsin').end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').reap('tocsin');
    t.expect({
      me: { aember: 1, line: [{ ...on('tocsin'), exhausted: true }] },
      foe: { hand: [], discard: ['urchin'] },
    });
  });

  it('lets it fight and take its Action: too, and no other creature', () => {
    const t = table({
      me: { house: 'logos', line: [on('noddy-the-thief'), on('valdr'), 'dodger'] },
      foe: { aember: 1, line: ['tocsin'] },
    });
    t.me.action('noddy-the-thief').fight('valdr', 'tocsin').cannot('reap', 'dodger', 'wrong-house');
    t.expect({
      me: {
        aember: 1,
        line: [{ ...on('noddy-the-thief'), exhausted: true }, { ...on('valdr'), damage: 3, exhausted: true }, 'dodger'],
      },
      foe: { aember: 0, line: [] },
    });
  });

  it('ruling experimental-therapy/any-house: does not change the house of its creature', () => {
    const t = table({
      me: { house: 'dis', line: [on('mother'), 'tocsin'], hand: ['hecatomb'] },
      foe: {},
    });
    t.me.play('hecatomb').reap('mother');
    t.expect({ me: { aember: 3, line: [{ ...on('mother'), exhausted: true }], discard: ['hecatomb', 'tocsin'] } });
  });

  describe.each(['cota-1.0', 'cota-1.3'] as const)('as printed (%s)', (edition) => {
    it('makes its creature belong to all houses, so that what is for one house finds it [rule house]', () => {
      const t = table({
        edition,
        me: { house: 'dis', line: [on('mother'), 'tocsin'], hand: ['hecatomb'] },
        foe: {},
      });
      t.me.play('hecatomb');
      t.expect({ me: { aember: 3, line: [], discard: ['hecatomb', 'tocsin', 'mother', 'experimental-therapy'] } });
    });

    it('lets it be used in every turn, and stuns and exhausts it first', () => {
      const t = table({
        edition,
        me: { ...mine, house: 'logos', line: [on('mother'), 'valdr'], hand: ['experimental-therapy'] },
        foe: { ...theirs },
      });
      t.me.reap('mother').play('experimental-therapy').choose('valdr');
      t.expect({
        me: {
          aember: 1,
          line: [
            { ...on('mother'), exhausted: true },
            { ...on('valdr'), exhausted: true, stunned: true },
          ],
        },
      });
    });

    it('opens every house to the player who controls the creature', () => {
      const t = table({
        edition,
        me: { ...mine, house: 'logos', line: [on('mother')] },
        foe: { ...theirs },
      });
      t.me.end();
      t.foe.house('dis').end();
      expect(t.options()).toContain('shadows');
    });
  });

  it('on an enemy creature lets its controller use it in every turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['experimental-therapy'] },
      foe: { ...theirs, line: ['tocsin'] },
    });
    t.me.play('experimental-therapy').end();
    t.foe.house('shadows').cannot('unstun', 'tocsin', 'exhausted').end();
    t.me.house('logos').end();
    t.foe.house('brobnar').unstun('tocsin');
    t.expect({ foe: { line: [{ ...on('tocsin'), exhausted: true }] } });
  });

  it('leaves a creature stunned that already was', () => {
    const t = table({
      me: { house: 'logos', hand: ['experimental-therapy'] },
      foe: { line: [{ id: 'tocsin', stunned: true, exhausted: true }] },
    });
    t.me.play('experimental-therapy');
    t.expect({ foe: { line: [{ ...on('tocsin'), stunned: true, exhausted: true }] } });
  });
});

describe('rocket-boots', () => {
  const booted = (id: string) => ({ id, upgrades: ['rocket-boots'] });

  it('readies its creature after its first reap in a turn, but not after the second', () => {
    const t = table({ me: { house: 'logos', line: [booted('mother')] }, foe: {} });
    t.me.reap('mother');
    t.expect({ me: { aember: 1, line: [booted('mother')] } });
    t.me.reap('mother');
    t.expect({ me: { aember: 2, line: [{ ...booted('mother'), exhausted: true }] } });
  });

  it('readies its creature after its first fight, and the reap that follows is the second use', () => {
    const t = table({ me: { house: 'logos', line: [booted('mother')] }, foe: { line: ['tocsin'] } });
    t.me.fight('mother', 'tocsin');
    t.expect({ me: { line: [{ ...booted('mother'), damage: 3 }] }, foe: { line: [] } });
    t.me.reap('mother');
    t.expect({ me: { aember: 1, line: [{ ...booted('mother'), damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('counts uses of its creature only, from the beginning in each turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', line: ['batdrone', booted('mother')] },
      foe: { ...theirs },
    });
    t.me.reap('batdrone').reap('mother').reap('mother').end();
    t.foe.house('dis').end();
    t.me.house('logos').reap('mother');
    t.expect({ me: { aember: 4, line: ['batdrone', booted('mother')] } });
  });

  it('does not ready its creature after an Action:, which counts as the first use', () => {
    const t = table({
      me: { house: 'logos', line: [booted('novu-archaeologist'), 'ganger-chieftain'], hand: ['phase-shift', 'anger'] },
      foe: { line: ['urchin'] },
    });
    t.me.action('novu-archaeologist').play('phase-shift').play('anger').choose('novu-archaeologist');
    t.expect({
      me: { aember: 1, line: [{ ...booted('novu-archaeologist'), exhausted: true }, 'ganger-chieftain'] },
      foe: { line: ['urchin'] },
    });
  });

  it('does nothing for a creature that is attacked, or dies in its fight', () => {
    const t = table({ me: { house: 'logos', line: [booted('batdrone')] }, foe: { line: [booted('mother')] } });
    t.me.fight('batdrone', 'mother').order('batdrone');
    t.expect({
      me: { line: [booted('batdrone')] },
      foe: { line: [{ ...booted('mother'), damage: 2 }] },
    });
    const dies = table({ me: { house: 'logos', line: [booted('doc-bookton')] }, foe: { line: ['valdr'] } });
    dies.me.fight('doc-bookton', 'valdr');
    dies.expect({
      me: { line: [], discard: ['doc-bookton', 'rocket-boots'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('on an enemy creature works for its controller', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['rocket-boots'] },
      foe: { ...theirs, line: ['shooler'] },
    });
    t.me.play('rocket-boots').end();
    t.foe.house('dis').reap('shooler').reap('shooler');
    t.expect({ foe: { aember: 2, line: [{ ...booted('shooler'), exhausted: true }] } });
  });
});

describe('transposition-sandals', () => {
  const shod = (id: string) => ({ id, upgrades: ['transposition-sandals'] });

  it('gives its bonus, and an Action: that swaps its creature with another friendly one', () => {
    const t = table({
      me: { house: 'logos', hand: ['transposition-sandals'], line: ['mother', 'batdrone', 'tocsin'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('transposition-sandals').choose('mother').action('mother').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['tocsin', 'batdrone', { ...shod('mother'), exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('lets the other creature be used this turn although its house is not active, however often', () => {
    const t = table({
      me: { house: 'logos', line: [shod('mother'), 'tocsin', 'shooler'] },
      foe: { line: ['urchin'], hand: ['fear'] },
    });
    t.me.cannot('reap', 'tocsin', 'wrong-house').action('mother').choose('tocsin').reap('tocsin');
    t.me.cannot('reap', 'shooler', 'wrong-house');
    t.expect({
      me: { aember: 1, line: [{ id: 'tocsin', exhausted: true }, { ...shod('mother'), exhausted: true }, 'shooler'] },
      foe: { line: ['urchin'], hand: [], discard: ['fear'] },
    });
  });

  it('does not oblige to use it, does not ready it, and allows it in that turn only', () => {
    const t = table({
      me: { ...mine, house: 'logos', line: [shod('mother'), { id: 'tocsin', exhausted: true }] },
      foe: { ...theirs },
    });
    t.me.action('mother').cannot('reap', 'tocsin', 'exhausted').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('reap', 'tocsin', 'wrong-house');
    t.expect({ me: { line: ['tocsin', shod('mother')] } });
  });

  it('does nothing without another friendly creature', () => {
    const t = table({ me: { house: 'logos', line: [shod('mother')] }, foe: { line: ['tocsin'] } });
    t.me.action('mother');
    t.expect({ me: { line: [{ ...shod('mother'), exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('on an enemy creature swaps creatures of its controller', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['transposition-sandals'], line: ['batdrone'] },
      foe: { ...theirs, line: ['tocsin', 'dodger'] },
    });
    t.me.play('transposition-sandals').choose('tocsin').end();
    t.foe.house('dis').action('tocsin').reap('dodger');
    t.expect({
      me: { aember: 1, line: ['batdrone'] },
      foe: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true },
          { ...shod('tocsin'), exhausted: true },
        ],
      },
    });
  });
});
