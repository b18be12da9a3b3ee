import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('greed', () => {
  it.each([
    { line: ['greed'], size: 7 },
    { line: ['greed', 'pride', 'envy', 'shooler'], size: 9 },
    { line: ['greed', 'greed'], size: 10 },
  ])('with $line the hand is refilled to $size', ({ line, size }) => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line, deck: filler(12) }, foe: foeHouses });
    t.me.end();
    t.expect({ me: { hand: filler(size), line }, active: 'foe' });
  });

  it('counts no enemy Sins, and gives the opponent nothing', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.dis, line: ['greed', 'pride'], hand: [], deck: filler(12) },
      foe: { house: 'dis', ...foeHouses, line: ['pride'], deck: filler(12) },
    });
    t.foe.end();
    t.expect({ me: { hand: [], line: ['greed', 'pride'] }, foe: { hand: filler(6), line: ['pride'] } });
    t.me.house('logos').end();
    t.expect({ me: { hand: filler(8), line: ['greed', 'pride'] }, foe: { line: ['pride'] } });
  });

  it('counts those that are there in the draw step', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['greed', 'pride'], deck: filler(12) },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.fight('pride', 'troll').end();
    t.expect({
      me: { hand: filler(7), line: ['greed'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
      active: 'foe',
    });
  });
});
