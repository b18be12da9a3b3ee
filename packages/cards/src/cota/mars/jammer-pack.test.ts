import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('jammer-pack', () => {
  it.each([
    { pool: 7, keys: 0, left: 7 },
    { pool: 8, keys: 1, left: 0 },
  ])('makes the keys of the opponent cost 2 more: with $pool $keys are forged', ({ pool, keys, left }) => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['jammer-pack'], line: ['blypyp'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.play('jammer-pack').end();
    t.foe.house('dis');
    t.expect({
      me: { aember: 1, line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }] },
      foe: { aember: left, keys },
    });
  });

  it('leaves the keys of its own side alone', () => {
    const t = table({
      me: { ...myHouses.mars, aember: 6, line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }] },
      foe: {},
      step: 'forge',
    });
    t.me.house('mars');
    t.expect({ me: { aember: 0, keys: 1, line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }] } });
  });

  it('is the ability of the creature: on an enemy one it makes your own keys dearer', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['jammer-pack'], aember: 6 },
      foe: { ...foeHouses, line: ['tocsin'], aember: 6 },
    });
    t.me.play('jammer-pack').end();
    t.foe.house('dis').end();
    t.me.house('mars');
    t.expect({
      me: { aember: 7, keys: 0 },
      foe: { aember: 0, keys: 1, line: [{ id: 'tocsin', upgrades: ['jammer-pack'] }] },
    });
  });

  it('adds up with another copy, and goes with its creature', () => {
    const two = table({
      me: { line: [{ id: 'blypyp', upgrades: ['jammer-pack', 'jammer-pack'] }] },
      foe: { ...foeHouses, aember: 9 },
      active: 1,
      step: 'forge',
    });
    two.foe.house('dis');
    two.expect({
      me: { line: [{ id: 'blypyp', upgrades: ['jammer-pack', 'jammer-pack'] }] },
      foe: { aember: 9, keys: 0 },
    });
    const gone = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        hand: ['ammonia-clouds'],
        line: [{ id: 'blypyp', upgrades: ['jammer-pack'] }],
      },
      foe: { ...foeHouses, aember: 6 },
    });
    gone.me.play('ammonia-clouds').end();
    gone.foe.house('dis');
    gone.expect({
      me: { line: [] },
      foe: { aember: 0, keys: 1 },
    });
  });
});
