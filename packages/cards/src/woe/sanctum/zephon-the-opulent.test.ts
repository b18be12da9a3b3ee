import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zephon-the-opulent', () => {
  it('makes 2 token creatures, and can be used with 2 of them; it gains 2 after it reaps', () => {
    const squire = { id: 'mother', token: 'squire' } as const;
    const t = table({
      me: { house: 'sanctum', hand: ['zephon-the-opulent'], beside: ['squire'], deck: ['mother', 'mother', 'gub'] },
    });
    t.me.play('zephon-the-opulent').flank('left').flank('right');
    t.expect({
      me: {
        deck: ['gub'],
        line: [
          { ...squire, exhausted: true },
          { id: 'zephon-the-opulent', exhausted: true },
          { ...squire, exhausted: true },
        ],
      },
    });
    const use = table({ me: { house: 'sanctum', line: ['zephon-the-opulent', squire, squire] } });
    use.me.reap('zephon-the-opulent');
    use.expect({ me: { aember: 3, line: [{ id: 'zephon-the-opulent', exhausted: true }, squire, squire] } });
  });

  it('with one it cannot be used; those of the opponent do not count', () => {
    const squire = { id: 'mother', token: 'squire' } as const;
    const t = table({
      me: { house: 'sanctum', line: ['zephon-the-opulent', squire] },
      foe: { line: [squire, squire] },
    });
    t.me.cannot('reap', 'zephon-the-opulent').cannot('fight', 'zephon-the-opulent');
    t.expect({ me: { line: ['zephon-the-opulent', squire] }, foe: { line: [squire, squire] } });
  });
});
