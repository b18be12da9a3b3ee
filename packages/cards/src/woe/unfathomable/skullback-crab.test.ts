import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skullback-crab', () => {
  it('steals 1 by its action', () => {
    const t = table({ me: { house: 'unfathomable', line: ['skullback-crab'] }, foe: { aember: 3 } });
    t.me.action('skullback-crab');
    t.expect({ me: { aember: 1, line: [{ id: 'skullback-crab', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('destroys what it fights', () => {
    const t = table({ me: { house: 'unfathomable', line: ['skullback-crab'] }, foe: { line: ['troll'] } });
    t.me.fight('skullback-crab', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
