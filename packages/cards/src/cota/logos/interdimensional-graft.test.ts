import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('interdimensional-graft', () => {
  it.each([
    { pool: 9, left: 3 },
    { pool: 7, left: 1 },
    { pool: 6, left: 0 },
  ])('makes an opponent who forges with $pool give up the other $left', ({ pool, left }) => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 + left }, foe: { keys: 1, aember: 0 } });
  });

  it('takes nothing from an opponent who cannot forge', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 5 } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...foeHouses, aember: 5, line: ['tocsin', 'shooler'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis').reap('tocsin').reap('shooler').end();
    t.me.house('logos').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 1, line: ['tocsin', 'shooler'] } });
  });

  it('does not touch a key that its own player forges', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', aember: 8, hand: ['interdimensional-graft'] },
      foe: { ...foeHouses, aember: 2 },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 3 }, foe: { keys: 0, aember: 2 } });
  });

  it('holds also for a key that a card forges in that turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 5, hand: ['dust-pixie', 'dust-pixie', 'key-charge'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('untamed').play('dust-pixie').play('dust-pixie').play('key-charge').yes();
    t.expect({
      me: { aember: 3 },
      foe: {
        keys: 1,
        aember: 0,
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
  });

  it('comes too late against the third key', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...foeHouses, aember: 9, keys: 2 },
    });
    t.me.play('interdimensional-graft').end();
    t.expect({ winner: 'foe', me: { aember: 1 }, foe: { keys: 3, aember: 3 } });
  });

  it('leaves nothing for a second copy', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['interdimensional-graft', 'interdimensional-graft'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.play('interdimensional-graft').play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 4 }, foe: { keys: 1, aember: 0 } });
  });
});

describe('Interdimensional Graft', () => {
  it('takes what is left after Key Charge too', () => {
    const t = table({
      me: { house: 'logos', hand: ['interdimensional-graft', 'virtuous-works'] },
      foe: { houses: ['untamed'], aember: 5, hand: ['fertility-chant', 'key-charge'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.play('fertility-chant').play('key-charge').yes();
    t.expect({ me: { aember: 5 }, foe: { keys: 1, aember: 0 } });
  });

  it('does not reach æmber on Safe Place and Pocket Universe, and the Sting comes on top', () => {
    const t = table({
      me: { house: 'logos', hand: ['interdimensional-graft'], artifacts: ['the-sting'] },
      foe: { houses: ['shadows'], aember: 8, artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.done();
    t.expect({ me: { aember: 9 }, foe: { keys: 1, aember: 0, artifacts: [{ id: 'safe-place', aember: 2 }] } });
  });

  it('is over after their next turn', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['interdimensional-graft'] },
      foe: { houses: ['shadows'], aember: 5, hand: ['ghostly-hand'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.play('ghostly-hand').end();
    t.me.end();
    t.expect({ me: { aember: 0 }, foe: { keys: 1, aember: 2 } });
  });
});
