import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('touchstone', () => {
  it('draws 2 while you are haunted', () => {
    const t = table({ me: { house: 'geistoid', line: ['touchstone'], deck: copies(3, 'anger'), discard: haunts } });
    t.me.reap('touchstone');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'touchstone', exhausted: true }],
        hand: ['anger', 'anger'],
        deck: ['anger'],
        discard: haunts,
      },
    });
  });

  it('discards 2 otherwise', () => {
    const t = table({ me: { house: 'geistoid', line: ['touchstone'], deck: copies(3, 'anger') } });
    t.me.reap('touchstone');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'touchstone', exhausted: true }],
        hand: [],
        deck: ['anger'],
        discard: copies(2, 'anger'),
      },
    });
  });
});
