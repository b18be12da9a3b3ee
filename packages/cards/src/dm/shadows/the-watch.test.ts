import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-watch', () => {
  it('while it is exhausted, its player’s æmber cannot be stolen', () => {
    const t = table({
      me: { house: 'shadows', line: ['nightmare-urchin'] },
      foe: { aember: 3, line: [{ id: 'the-watch', exhausted: true }] },
    });
    t.me.reap('nightmare-urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'nightmare-urchin', exhausted: true }] },
      foe: { aember: 3, line: [{ id: 'the-watch', exhausted: true }] },
    });
  });

  it('it can while it is ready', () => {
    const t = table({ me: { house: 'shadows', line: ['nightmare-urchin'] }, foe: { aember: 3, line: ['the-watch'] } });
    t.me.reap('nightmare-urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'nightmare-urchin', exhausted: true }] },
      foe: { aember: 2, line: ['the-watch'] },
    });
  });
});
