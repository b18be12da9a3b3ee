import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fiat-transcoder', () => {
  it('takes an enemy creature for 1 æmber', () => {
    const t = table({
      me: { house: 'ekwidon', aember: 2, artifacts: ['fiat-transcoder'], line: ['mother'] },
      foe: { line: ['troll', { id: 'valdr', exhausted: true }] },
    });
    t.me.action('fiat-transcoder').choose('valdr').flank('right');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'fiat-transcoder', exhausted: true }],
        line: ['mother', { id: 'valdr', exhausted: true }],
      },
      foe: { aember: 0, line: ['troll'] },
    });
  });

  it('takes none without æmber', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['fiat-transcoder'] }, foe: { line: ['troll'] } });
    t.me.action('fiat-transcoder');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: ['troll'] } });
  });

  it('loses 1 also where there is none to take', () => {
    const t = table({ me: { house: 'ekwidon', aember: 2, artifacts: ['fiat-transcoder'] } });
    t.me.action('fiat-transcoder');
    t.expect({ me: { aember: 1 } });
  });
});
