import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('golden-k1-tt13', () => {
  it('while it is exhausted, its neighbors gain 1 more by reaping', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', { id: 'golden-k1-tt13', exhausted: true }, 'mother', 'valdr'] },
      foe: {},
    });
    t.me.reap('krump').reap('valdr');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'krump', exhausted: true },
          { id: 'golden-k1-tt13', exhausted: true },
          'mother',
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });

  it('gives nothing while it is ready', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'golden-k1-tt13'] }, foe: {} });
    t.me.reap('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', exhausted: true }, 'golden-k1-tt13'] } });
  });
});
