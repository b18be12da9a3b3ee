import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('specialist-guthrak', () => {
  it('captures 1 for each house among itself and its neighbors', () => {
    for (const [line, captured] of [
      [['troll', 'specialist-guthrak', 'mother', 'silvertooth'], 3],
      [['alien-horror', 'specialist-guthrak', 'mother'], 2],
      [['specialist-guthrak'], 1],
    ] as const) {
      const t = table({ me: { house: 'star-alliance', line }, foe: { aember: 5 } });
      t.me.reap('specialist-guthrak');
      t.expect({
        me: {
          aember: 1,
          line: line.map((id) => (id === 'specialist-guthrak' ? { id, exhausted: true, aember: captured } : { id })),
        },
        foe: { aember: 5 - captured },
      });
    }
  });
});
