import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

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
      me: { ...myHouses.logos, house: 'logos', line: [shod('mother'), { id: 'tocsin', exhausted: true }] },
      foe: { ...foeHouses },
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
      me: { ...myHouses.logos, house: 'logos', hand: ['transposition-sandals'], line: ['batdrone'] },
      foe: { ...foeHouses, line: ['tocsin', 'dodger'] },
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
