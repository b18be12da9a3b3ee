import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-hate', () => {
  it('stuns an enemy creature for each friendly Shard', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['shard-of-hate', 'shard-of-hope'] },
      foe: { artifacts: ['shard-of-life'], line: ['mother', 'shooler', 'valdr'] },
    });
    t.me.action('shard-of-hate').choose('mother').choose('valdr');
    t.expect({ foe: { line: [{ id: 'mother', stunned: true }, 'shooler', { id: 'valdr', stunned: true }] } });
  });

  it('may choose the same creature again, each time anew', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['shard-of-hate', 'shard-of-hope'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.action('shard-of-hate').choose('mother').choose('mother');
    t.expect({ foe: { line: [{ id: 'mother', stunned: true }, 'valdr'] } });
  });

  it('stuns all where there are no more', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['shard-of-hate', 'shard-of-hate'], line: ['tunk'] },
      foe: { line: ['mother'] },
    });
    t.me.action('shard-of-hate');
    t.expect({ me: { line: ['tunk'] }, foe: { line: [{ id: 'mother', stunned: true }] } });
  });
});
