import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('honored-battlemaster', () => {
  it('readies a neighbor and fights with it', () => {
    const t = table({
      me: { house: 'brobnar', line: [used('rowdy-skald'), 'honored-battlemaster', 'infomorph', used('troll')] },
      foe: { line: ['splinter'] },
    });
    t.me.action('honored-battlemaster').choose('rowdy-skald');
    t.expect({
      me: {
        line: [{ ...used('rowdy-skald'), damage: 1 }, used('honored-battlemaster'), 'infomorph', used('troll')],
      },
      foe: { line: [] },
    });
  });

  it('readies the neighbor where there is nothing to fight, and does nothing alone', () => {
    const t = table({ me: { house: 'brobnar', line: ['honored-battlemaster', used('infomorph')] } });
    t.me.action('honored-battlemaster');
    t.expect({ me: { line: [used('honored-battlemaster'), 'infomorph'] } });
    const u = table({ me: { house: 'brobnar', line: ['honored-battlemaster'] }, foe: { line: ['splinter'] } });
    u.me.action('honored-battlemaster');
    u.expect({ me: { line: [used('honored-battlemaster')] }, foe: { line: ['splinter'] } });
  });
});
