import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('ancestral-timekeeper', () => {
  const deck = copies(8, 'punch');

  it('puts a time counter on each friendly Clock creature at the end of your turn', () => {
    const t = table({
      me: { house: 'geistoid', line: ['ancestral-timekeeper', 'chronometer', 'troll'], deck },
      foe: { line: ['tick-tock'] },
    });
    t.me.end().choose('chronometer');
    t.expect({
      me: {
        line: [
          { id: 'ancestral-timekeeper', counters: { time: 2 } },
          { id: 'chronometer', counters: { time: 2 } },
          'troll',
        ],
      },
      foe: { line: ['tick-tock'] },
    });
  });

  it('is purged with twelve of them, and its player takes another turn', () => {
    const t = table({
      me: {
        house: 'geistoid',
        houses: ['geistoid', 'dis', 'brobnar'],
        line: [{ id: 'ancestral-timekeeper', counters: { time: 11 } }],
        deck,
      },
    });
    t.me.end();
    t.expect({ me: { line: [], purged: ['ancestral-timekeeper'] } });
    expect([t.state.turn, t.state.active]).toEqual([4, 0]);
    t.me.house('dis').end();
    expect([t.state.turn, t.state.active]).toEqual([5, 1]);
  });

  it('gives no other turn where a ward keeps it in play', () => {
    const t = table({
      me: { house: 'geistoid', line: [{ id: 'ancestral-timekeeper', counters: { time: 11 }, warded: true }], deck },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'ancestral-timekeeper', counters: { time: 12 } }] } });
    expect(t.state.active).toBe(1);
  });
});
