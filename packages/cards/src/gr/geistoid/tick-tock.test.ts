import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('tick-tock', () => {
  const deck = copies(8, 'punch');

  it('is destroyed with three, which archives up to 3 cards from your hand and discard pile', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['anger'],
        line: [{ id: 'tick-tock', counters: { time: 2 } }],
        deck,
        discard: ['troll', 'krump'],
      },
    });
    t.me.end().choose('anger', 'troll').done();
    t.expect({ me: { line: [], archives: ['anger', 'troll'], discard: ['tick-tock', 'krump'] } });
  });

  it('archives nothing where a ward keeps it', () => {
    const t = table({
      me: {
        house: 'geistoid',
        line: [{ id: 'tick-tock', counters: { time: 2 }, warded: true }],
        deck,
        discard: ['troll'],
      },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'tick-tock', counters: { time: 3 } }], archives: [], discard: ['troll'] } });
  });
});
