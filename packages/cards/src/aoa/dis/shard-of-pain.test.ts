import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-pain', () => {
  it('deals 1 for each friendly Shard, each to an enemy creature that is chosen for it', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['shard-of-pain', 'shard-of-strength', 'shard-of-knowledge', 'key-to-dis'],
        line: ['shooler'],
      },
      foe: { artifacts: ['shard-of-pain'], line: ['mother', 'valdr'] },
    });
    t.me.action('shard-of-pain').choose('mother', 'valdr', 'valdr');
    t.expect({
      me: { line: ['shooler'] },
      foe: {
        line: [
          { id: 'mother', damage: 1 },
          { id: 'valdr', damage: 2 },
        ],
      },
    });
  });

  it('counts itself', () => {
    const t = table({ me: { house: 'dis', artifacts: ['shard-of-pain'] }, foe: { line: ['mother'] } });
    t.me.action('shard-of-pain');
    t.expect({ foe: { line: [{ id: 'mother', damage: 1 }] } });
  });

  it('hurts no friendly creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['shard-of-pain'], line: ['shooler'] }, foe: {} });
    t.me.action('shard-of-pain');
    t.expect({ me: { line: ['shooler'], artifacts: [{ id: 'shard-of-pain', exhausted: true }] } });
  });
});
