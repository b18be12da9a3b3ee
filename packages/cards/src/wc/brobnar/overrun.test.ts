import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('overrun', () => {
  it.each([
    { deaths: 2, left: 4 },
    { deaths: 3, left: 2 },
    { deaths: 4, left: 2 },
  ])('after $deaths enemy creatures were destroyed this turn, the opponent has $left of 4', ({ deaths, left }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['ballcano', 'overrun'] },
      foe: { aember: 4, line: [...Array<string>(deaths).fill('batdrone'), 'troll'] },
    });
    t.me.play('ballcano').play('overrun');
    t.expect({ me: { aember: 1 }, foe: { aember: left, line: [{ id: 'troll', damage: 4 }] } });
  });

  it('ruling overrun/controller: enemies are who the opponent controlled, and a ward keeps one from being destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ballcano', 'overrun'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { aember: 4, line: ['batdrone', 'batdrone', { id: 'dust-imp', warded: true }] },
    });
    t.me.play('ballcano').play('overrun');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 4, line: ['dust-imp'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['ballcano', 'overrun'] },
      foe: { aember: 4, line: ['batdrone', 'batdrone', { id: 'tocsin', owner: 0 }] },
    });
    u.me.play('ballcano').play('overrun');
    u.expect({ me: { aember: 1 }, foe: { aember: 2, line: [] } });
  });

  it('counts no friendly creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ballcano', 'overrun'], line: ['tocsin', 'tocsin', 'tocsin'] },
      foe: { aember: 4, line: ['batdrone', 'batdrone'] },
    });
    t.me.play('ballcano').play('overrun');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 4, line: [] } });
  });

  it('counts none of another turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], hand: ['ballcano', 'overrun'] },
      foe: { aember: 4, houses: ['dis', 'logos', 'shadows'], line: ['batdrone', 'batdrone', 'batdrone'] },
    });
    t.me.play('ballcano').end();
    t.foe.house('dis').end();
    t.me.house('brobnar').play('overrun');
    t.expect({ me: { aember: 1 }, foe: { aember: 4, line: [] } });
  });
});
