import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skorpeon', () => {
  it('deals 2 to an enemy creature for each of its Dis neighbors after it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['strug', 'skorpeon', 'strug'] }, foe: { line: ['valdr', 'troll'] } });
    t.me.reap('skorpeon').choose('troll', 'valdr');
    t.expect({
      me: { line: ['strug', { id: 'skorpeon', exhausted: true }, 'strug'] },
      foe: {
        line: [
          { id: 'valdr', damage: 2 },
          { id: 'troll', damage: 2 },
        ],
      },
    });
  });

  it('deals nothing beside others', () => {
    const t = table({ me: { house: 'dis', line: ['valdr', 'skorpeon'] }, foe: { line: ['troll'] } });
    t.me.reap('skorpeon');
    t.expect({ me: { line: ['valdr', { id: 'skorpeon', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
