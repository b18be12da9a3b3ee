import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { beforeTheirs, isActive } from '../../testing/prophecies.ts';

describe('forge-ahead-with-confidence', () => {
  const foe = { houses: ['brobnar', 'dis', 'shadows'], aember: 6 } as const;

  it('is fulfilled after the opponent forges a key in their turn', () => {
    const t = beforeTheirs('forge-ahead-with-confidence', foe);
    t.me.end();
    t.expect({ me: { discard: ['punch'], beside: ['forge-ahead-with-confidence'] }, foe: { keys: 1, aember: 0 } });
  });

  it('is not fulfilled by a key of mine, nor where none is forged', () => {
    const t = beforeTheirs(
      'forge-ahead-with-confidence',
      { ...foe, aember: 5 },
      { houses: ['brobnar', 'dis', 'logos'], aember: 6 },
    );
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1 } });
    expect(isActive(t)).toBe(true);
  });
});
