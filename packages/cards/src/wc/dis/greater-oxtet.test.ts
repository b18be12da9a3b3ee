import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('greater-oxtet', () => {
  it('purges a card of the hand before its player draws, and grows by 2', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['greater-oxtet'], hand: ['urchin', 'troll'], deck: filler(9) },
      foe: foeHouses,
    });
    t.me.end().choose('troll');
    t.expect({ me: { line: [{ id: 'greater-oxtet', power: 2 }], purged: ['troll'], hand: ['urchin', ...filler(5)] } });
  });

  it('must purge a card, where there is one', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['greater-oxtet'], hand: ['urchin'] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'greater-oxtet', power: 2 }], purged: ['urchin'], hand: [] } });
  });

  it('does not grow with an empty hand, nor at the end of the opponent’s step', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['greater-oxtet'] },
      foe: { ...foeHouses, hand: ['fear'] },
    });
    t.me.end();
    t.foe.house('shadows').end();
    t.expect({ me: { line: ['greater-oxtet'], purged: [] }, foe: { hand: ['fear'] } });
  });
});
