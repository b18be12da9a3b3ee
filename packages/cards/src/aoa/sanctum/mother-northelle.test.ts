import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('mother-northelle', () => {
  it('moves 1 æmber from a friendly creature to your pool after she reaps', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['mother-northelle', { id: 'sequis', aember: 2 }, { id: 'mother', aember: 1 }, 'troll'],
      },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
    t.me.reap('mother-northelle');
    expect(t.options()).toEqual(['mother-northelle', 'sequis', 'mother', 'troll']);
    t.me.choose('sequis');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'mother-northelle', exhausted: true },
          { id: 'sequis', aember: 1 },
          { id: 'mother', aember: 1 },
          'troll',
        ],
      },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
  });

  it('moves nothing where there is none', () => {
    const t = table({
      me: { house: 'sanctum', line: ['mother-northelle', 'sequis'] },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
    t.me.reap('mother-northelle');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother-northelle', exhausted: true }, 'sequis'] },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
  });
});
