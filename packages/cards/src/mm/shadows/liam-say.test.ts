import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('liam-say', () => {
  const untilMyTurn = () => {
    const t = table({
      active: 1,
      me: { ...myHouses.shadows, line: ['liam-say'], aember: 6 },
      foe: { ...foeHouses, house: 'dis', line: ['troll', 'tocsin'] },
    });
    t.foe.end();
    return t;
  };

  it('may deal 1 to a creature at the start of your turn', () => {
    const t = untilMyTurn();
    t.me.yes().choose('troll').house('shadows');
    t.expect({ me: { keys: 1, line: ['liam-say'] }, foe: { line: [{ id: 'troll', damage: 1 }, 'tocsin'] } });
  });

  it('may deal it to itself', () => {
    const t = untilMyTurn();
    t.me.yes().choose('liam-say').house('shadows');
    t.expect({ me: { line: [{ id: 'liam-say', damage: 1 }] }, foe: { line: ['troll', 'tocsin'] } });
  });

  it('need not', () => {
    const t = untilMyTurn();
    t.me.no().house('shadows');
    t.expect({ me: { line: ['liam-say'] }, foe: { line: ['troll', 'tocsin'] } });
  });

  it('does nothing at the start of the turn of the opponent', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['liam-say'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['liam-say'] }, foe: { line: ['troll'] } });
  });
});
