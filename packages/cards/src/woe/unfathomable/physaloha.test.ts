import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('physaloha', () => {
  it('keeps damaged creatures of both players exhausted in the ready step', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['physaloha', { id: 'hookmaster', exhausted: true, damage: 1 }, { id: 'sparkfist', exhausted: true }],
      },
      foe: {
        houses: ['brobnar', 'logos', 'dis'],
        line: [
          { id: 'troll', exhausted: true, damage: 1 },
          { id: 'krump', exhausted: true },
        ],
      },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({
      me: { line: ['physaloha', { id: 'hookmaster', exhausted: true, damage: 1 }, 'sparkfist'] },
      foe: { line: [{ id: 'troll', exhausted: true, damage: 1 }, 'krump'] },
    });
  });
});
