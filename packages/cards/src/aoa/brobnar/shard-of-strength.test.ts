import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('shard-of-strength', () => {
  it('gives one friendly creature a +1 power counter for each friendly Shard, itself counted', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['shard-of-strength', 'shard-of-pain', 'cannon'], line: ['troll', 'mother'] },
      foe: { artifacts: ['shard-of-pain'], line: ['valdr'] },
    });
    t.me.action('shard-of-strength');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({ me: { line: ['troll', { id: 'mother', power: 2 }] }, foe: { line: ['valdr'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['shard-of-strength'] }, foe: { line: ['valdr'] } });
    t.me.action('shard-of-strength');
    t.expect({ me: { artifacts: [{ id: 'shard-of-strength', exhausted: true }] }, foe: { line: ['valdr'] } });
  });
});
