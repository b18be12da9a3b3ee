import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('shard-of-strength', () => {
  // R: “For each” without a creature that is chosen first, rulebook of 2020 and Master Rulebook 18.4.
  it('gives a +1 power counter for each friendly Shard, itself counted, to another creature each time if you like', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['shard-of-strength', 'shard-of-pain', 'cannon'], line: ['troll', 'mother'] },
      foe: { artifacts: ['shard-of-pain'], line: ['valdr'] },
    });
    t.me.action('shard-of-strength').choose('mother').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', power: 1 },
          { id: 'mother', power: 1 },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('gives one friendly creature all of them', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['shard-of-strength', 'shard-of-pain', 'cannon'], line: ['troll', 'mother'] },
      foe: { artifacts: ['shard-of-pain'], line: ['valdr'] },
    });
    t.me.action('shard-of-strength');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother').choose('mother');
    t.expect({ me: { line: ['troll', { id: 'mother', power: 2 }] }, foe: { line: ['valdr'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['shard-of-strength'] }, foe: { line: ['valdr'] } });
    t.me.action('shard-of-strength');
    t.expect({ me: { artifacts: [{ id: 'shard-of-strength', exhausted: true }] }, foe: { line: ['valdr'] } });
  });
});
