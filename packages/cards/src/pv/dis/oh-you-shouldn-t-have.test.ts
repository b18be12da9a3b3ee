import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('oh-you-shouldn-t-have', () => {
  it('Fate: the opponent gains 3', () => {
    const t = fated('oh-you-shouldn-t-have');
    t.expect({ me: { aember: 3, discard: ['oh-you-shouldn-t-have'] }, foe: { aember: 0 } });
  });
});
