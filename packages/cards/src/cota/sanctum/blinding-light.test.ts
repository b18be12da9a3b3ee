import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('blinding-light', () => {
  it('stuns each creature of the chosen house, on both sides', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler', 'valdr', 'dust-imp'] },
    });
    t.me.play('blinding-light').house('dis');
    t.expect({
      me: { aember: 1, line: [{ id: 'tocsin', stunned: true }, 'mother'] },
      foe: { line: [{ id: 'shooler', stunned: true }, 'valdr', { id: 'dust-imp', stunned: true }] },
    });
  });

  it('may name a house of which no creature is in play', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'], line: ['tocsin'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('blinding-light').house('untamed');
    t.expect({ me: { aember: 1, line: ['tocsin'] }, foe: { line: ['valdr'] } });
  });

  it('counts mavericks to their own house', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'] },
      foe: {
        line: [
          { id: 'valdr', house: 'dis' },
          { id: 'tocsin', house: 'mars' },
        ],
      },
    });
    t.me.play('blinding-light').house('dis');
    t.expect({ foe: { line: [{ id: 'valdr', stunned: true }, 'tocsin'] } });
  });

  it('takes the next use of a creature, and no second one of a creature that was stunned already', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'untamed'], hand: ['blinding-light'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('blinding-light').house('dis').end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'stunned').unstun('tocsin').end();
    t.me.house('sanctum').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] } });
  });

  it('does not stun creatures that enter later', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light', 'raiding-knight'], line: ['champion-anaphiel'] },
      foe: {},
    });
    t.me.play('blinding-light').house('sanctum').play('raiding-knight');
    t.expect({
      me: {
        line: [
          { id: 'champion-anaphiel', stunned: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
    });
  });
});
