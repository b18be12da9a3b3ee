import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('emeritus-darn', () => {
  it('archives the top 2 cards of the deck after it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['emeritus-darn'], deck: ['troll', 'valdr', 'anger'] } });
    t.me.reap('emeritus-darn');
    t.expect({
      me: { line: [{ id: 'emeritus-darn', exhausted: true }], archives: ['troll', 'valdr'], deck: ['anger'] },
    });
  });
});
