import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zzyszz-s-compactor', () => {
  const used = { id: 'zzyszz-s-compactor', exhausted: true };

  it('puts a creature under its owner’s deck, and gives a creature two counters', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['zzyszz-s-compactor'], line: ['krump'] },
      foe: { line: ['mother', 'valdr'], deck: ['anger'] },
    });
    t.me.action('zzyszz-s-compactor').choose('mother').choose('krump');
    t.expect({
      me: { artifacts: [used], line: [{ id: 'krump', power: 2 }] },
      foe: { line: ['valdr'], deck: ['anger', 'mother'] },
    });
  });

  it('gives none where a ward kept it, or there is none', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['zzyszz-s-compactor'], line: [{ id: 'krump', warded: true }] },
      foe: {},
    });
    t.me.action('zzyszz-s-compactor');
    t.expect({ me: { artifacts: [used], line: ['krump'] } });
  });
});
