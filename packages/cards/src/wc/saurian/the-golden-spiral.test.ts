import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-golden-spiral', () => {
  it('exalts, readies and uses a friendly creature of any house', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['the-golden-spiral'], line: [{ id: 'bumpsy', exhausted: true }, 'mother'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.action('the-golden-spiral').choose('bumpsy').choose('reap bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', aember: 1, exhausted: true }, 'mother'] },
      foe: { line: ['dust-imp'] },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'saurian', artifacts: ['the-golden-spiral'] }, foe: { line: ['dust-imp'] } });
    t.me.action('the-golden-spiral');
    t.expect({ me: { artifacts: [{ id: 'the-golden-spiral', exhausted: true }] }, foe: { line: ['dust-imp'] } });
  });
});
