import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('freedom-to-be', () => {
  /** Asserts how many keys a player with so much æmber has after playing it. */
  const forges = (keys: number, aember: number, line: readonly string[], theirs: readonly string[] = []): void => {
    const t = table({ me: { house: 'skyborn', aember, hand: ['freedom-to-be'], line }, foe: { line: theirs } });
    t.me.play('freedom-to-be');
    t.expect({ me: { keys, line }, foe: { line: theirs } });
  };

  it('forges a key for 4 more than it costs', () => {
    forges(0, 9, ['troll']);
    forges(1, 10, ['troll']);
  });

  it('1 less for each Skyborn creature on a flank of either line', () => {
    forges(1, 7, ['scalawag-finn', 'troll', 'navigator-ketarr'], ['troll', 'navigator-ketarr']);
    forges(0, 6, ['scalawag-finn', 'troll', 'navigator-ketarr'], ['troll', 'navigator-ketarr']);
  });

  it('with four of them at the current cost', () => {
    forges(1, 6, ['scalawag-finn', 'navigator-ketarr'], ['scalawag-finn', 'navigator-ketarr']);
    forges(0, 5, ['scalawag-finn', 'navigator-ketarr'], ['scalawag-finn', 'navigator-ketarr']);
  });

  it('creatures between others do not count', () => {
    forges(0, 9, ['troll', 'scalawag-finn', 'mother']);
  });

  it('spends what the key costs', () => {
    const t = table({ me: { house: 'skyborn', aember: 12, hand: ['freedom-to-be'], line: ['scalawag-finn'] } });
    t.me.play('freedom-to-be');
    t.expect({ me: { keys: 1, aember: 3, line: ['scalawag-finn'] } });
  });
});
