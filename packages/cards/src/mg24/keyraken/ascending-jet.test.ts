import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ascending-jet', () => {
  it('gives a friendly creature three +1 power counters', () => {
    const t = table({
      me: { house: 'keyraken', artifacts: ['ascending-jet'], line: ['legendary-keyraken', 'troll'] },
      foe: { line: ['krump'] },
    });
    t.me.action('ascending-jet').choose('troll');
    t.expect({
      me: {
        artifacts: [{ id: 'ascending-jet', exhausted: true }],
        line: ['legendary-keyraken', { id: 'troll', power: 3 }],
      },
      foe: { line: ['krump'] },
    });
  });

  it('gives none to an enemy creature', () => {
    const t = table({ me: { house: 'keyraken', artifacts: ['ascending-jet'] }, foe: { line: ['krump'] } });
    t.me.action('ascending-jet');
    t.expect({ me: { artifacts: [{ id: 'ascending-jet', exhausted: true }] }, foe: { line: ['krump'] } });
  });
});
