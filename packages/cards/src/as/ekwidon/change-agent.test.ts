import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('change-agent', () => {
  it.each([
    [4, 0],
    [5, 0],
    [6, 1],
    [8, 3],
  ])('with %i cards in their hand the opponent loses %i', (cards, lost) => {
    const t = table({
      me: { house: 'ekwidon', line: ['change-agent'], hand: filler(9) },
      foe: { hand: filler(cards), aember: 5 },
    });
    t.me.reap('change-agent');
    t.expect({ me: { aember: 1, line: [{ id: 'change-agent', exhausted: true }] }, foe: { aember: 5 - lost } });
  });

  it('after a fight, too, and no more than there is', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['change-agent'] },
      foe: { hand: filler(9), aember: 2, line: ['dust-pixie'] },
    });
    t.me.fight('change-agent', 'dust-pixie');
    t.expect({ me: { aember: 0, line: [{ id: 'change-agent', exhausted: true }] }, foe: { aember: 0, line: [] } });
  });
});
