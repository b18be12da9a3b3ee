import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('navigator-ali', () => {
  it.each(['play', 'reap'] as const)('puts the top 3 cards back in any order: %s', (how) => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...(how === 'play' ? { hand: ['navigator-ali'] } : { line: ['navigator-ali'] }),
        deck: ['zap', 'fear', 'tribute', 'punch'],
      },
      foe: {},
    });
    t.me[how]('navigator-ali').choose('zap').choose('fear');
    t.expect({ me: { line: [{ id: 'navigator-ali', exhausted: true }], deck: ['tribute', 'fear', 'zap', 'punch'] } });
  });
});
