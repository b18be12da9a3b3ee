import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nepeta-gigantica', () => {
  it('stuns a creature with 5 power, or a Giant', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['nepeta-gigantica'], line: ['mighty-tiger'] },
      foe: { line: ['umbra', 'mother'] },
    });
    t.me.action('nepeta-gigantica');
    t.expect({
      me: { line: ['mighty-tiger'], artifacts: [{ id: 'nepeta-gigantica', exhausted: true }] },
      foe: { line: ['umbra', { id: 'mother', stunned: true }] },
    });
  });

  it('finds nobody where all are weak', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['nepeta-gigantica'], line: ['mighty-tiger'] },
      foe: { line: ['umbra'] },
    });
    t.me.action('nepeta-gigantica');
    t.expect({
      me: { line: ['mighty-tiger'], artifacts: [{ id: 'nepeta-gigantica', exhausted: true }] },
      foe: { line: ['umbra'] },
    });
  });
});
