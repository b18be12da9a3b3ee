import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('experimental-therapy', () => {
  const on = (id: string) => ({ id, upgrades: ['experimental-therapy'] });

  it('stuns and exhausts its creature as it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['experimental-therapy'], line: ['tocsin', 'mother'] }, foe: {} });
    t.me.play('experimental-therapy').choose('tocsin').cannot('unstun', 'tocsin', 'exhausted');
    t.expect({ me: { line: [{ ...on('tocsin'), stunned: true, exhausted: true }, 'mother'] } });
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
        me: { ...myHouses.logos, house: 'logos', line: [on('mother'), 'valdr'], hand: ['experimental-therapy'] },
        foe: { ...foeHouses },
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
        me: { ...myHouses.logos, house: 'logos', line: [on('mother')] },
        foe: { ...foeHouses },
      });
      t.me.end();
      t.foe.house('dis').end();
      expect(t.options()).toContain('shadows');
    });
  });

  it('on an enemy creature lets its controller use it in every turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['experimental-therapy'] },
      foe: { ...foeHouses, line: ['tocsin'] },
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

  it('ruling experimental-therapy/any-house: lets its creature be used in the turns of every house, as soon as its stun is gone', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['experimental-therapy'], line: ['tocsin'] },
      foe: { ...foeHouses, hand: ['urchin'] },
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

  it('ruling experimental-therapy/any-house: does not change the house of its creature', () => {
    const t = table({
      me: { house: 'dis', line: [on('mother'), 'tocsin'], hand: ['hecatomb'] },
      foe: {},
    });
    t.me.play('hecatomb').reap('mother');
    t.expect({ me: { aember: 3, line: [{ ...on('mother'), exhausted: true }], discard: ['hecatomb', 'tocsin'] } });
  });
});
