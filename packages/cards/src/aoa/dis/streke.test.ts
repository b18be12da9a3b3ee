import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('streke', () => {
  it.each([
    { line: ['shooler', 'streke', 'tocsin'], where: 'between others', cards: 5 },
    { line: ['streke', 'shooler', 'tocsin'], where: 'on a flank', cards: 6 },
  ])('$where, the opponent draws up to $cards', ({ line, cards }) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line },
      foe: { ...foeHouses, deck: filler(9) },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line }, foe: { hand: filler(cards) } });
  });

  it('leaves the hand of its own player as it is', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['shooler', 'streke', 'tocsin'], deck: filler(9) },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { line: ['shooler', 'streke', 'tocsin'], hand: filler(6) } });
  });
});
