import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gargantes-scrapper', () => {
  it.each([
    { own: 2, damage: 0 },
    { own: 3, damage: 3 },
  ])('deals $damage to an enemy creature with $own æmber', ({ own, damage }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['gargantes-scrapper'], aember: own, line: ['troll'] },
      foe: { aember: 9, line: ['mother'] },
    });
    t.me.play('gargantes-scrapper');
    t.expect({
      me: { aember: own, line: ['troll', { id: 'gargantes-scrapper', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage }] },
    });
  });

  it('cannot be played after something else', () => {
    const t = table({ me: { house: 'brobnar', hand: ['gargantes-scrapper', 'punch'] }, foe: {} });
    t.me.discard('punch').cannot('play', 'gargantes-scrapper', 'alpha');
    t.expect({ me: { hand: ['gargantes-scrapper'] } });
  });
});
