import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('stratowise', () => {
  it('discards a card after it reaps, and captures 1 if you are haunted then', () => {
    const t = table({
      me: { house: 'geistoid', line: ['stratowise'], hand: ['fear', 'punch'], discard: filler(9) },
      foe: { aember: 2 },
    });
    t.me.reap('stratowise').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        discard: ['fear', ...filler(9)],
        line: [{ id: 'stratowise', aember: 1, exhausted: true }],
      },
      foe: { aember: 1 },
    });
  });

  it('captures nothing with fewer cards in the pile, after a fight either', () => {
    const t = table({
      me: { house: 'geistoid', line: ['stratowise'], hand: ['fear'], discard: filler(8) },
      foe: { aember: 2, line: ['gub'] },
    });
    t.me.fight('stratowise', 'gub');
    t.expect({
      me: { hand: [], line: [{ id: 'stratowise', damage: 1, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('captures without a card in hand, too', () => {
    const t = table({ me: { house: 'geistoid', line: ['stratowise'], discard: filler(10) }, foe: { aember: 2 } });
    t.me.reap('stratowise');
    t.expect({ me: { aember: 1, line: [{ id: 'stratowise', aember: 1, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('a “Scrap:” of the discarded card resolves before it is seen whether you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', line: ['stratowise', 'troll'], hand: ['colonel-slime'], discard: filler(9) },
      foe: { aember: 3 },
    });
    t.me.reap('stratowise').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'stratowise', aember: 1, exhausted: true },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { aember: 1 },
    });
  });
});
