import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yanthi-ghostfin', () => {
  it('purges a creature of a discard pile after it reaps, and makes a token creature', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['yanthi-ghostfin'], beside: ['priest'], deck: ['mother'] },
      foe: { discard: ['troll', 'punch'] },
    });
    t.me.reap('yanthi-ghostfin').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', token: 'priest', exhausted: true },
          { id: 'yanthi-ghostfin', exhausted: true },
        ],
      },
      foe: { discard: ['punch'], purged: ['troll'] },
    });
  });

  it('makes none where no creature lies there', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['yanthi-ghostfin'], beside: ['priest'], deck: ['mother'] },
      foe: { discard: ['punch'] },
    });
    t.me.reap('yanthi-ghostfin');
    t.expect({
      me: { aember: 1, line: [{ id: 'yanthi-ghostfin', exhausted: true }], deck: ['mother'] },
      foe: { discard: ['punch'] },
    });
  });
});
