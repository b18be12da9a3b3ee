import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ox-sarbane', () => {
  it('has each enemy creature exhaust all of its side that share its house, after it fights or reaps', () => {
    const start = {
      active: 1,
      me: { line: ['ox-sarbane', 'silvertooth'] },
      foe: { house: 'untamed', line: ['snufflegator', 'dust-pixie', 'mother'] },
    } as const;
    const t = table(start);
    t.foe.reap('snufflegator');
    t.expect({
      me: { line: ['ox-sarbane', 'silvertooth'] },
      foe: { line: [{ id: 'snufflegator', exhausted: true }, { id: 'dust-pixie', exhausted: true }, 'mother'] },
    });
    const u = table(start);
    u.foe.fight('snufflegator', 'silvertooth');
    u.expect({
      me: { line: ['ox-sarbane'] },
      foe: {
        line: [{ id: 'snufflegator', exhausted: true }, { id: 'dust-pixie', exhausted: true }, 'mother'],
      },
    });
  });

  it('asks nothing of friendly creatures', () => {
    const t = table({ me: { house: 'shadows', line: ['ox-sarbane', 'silvertooth'] }, foe: { line: ['umbra'] } });
    t.me.reap('silvertooth');
    t.expect({ me: { line: ['ox-sarbane', { id: 'silvertooth', exhausted: true }] }, foe: { line: ['umbra'] } });
  });
});
