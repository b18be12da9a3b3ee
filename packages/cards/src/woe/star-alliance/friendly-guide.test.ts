import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('friendly-guide', () => {
  it('may be used after a neighbor was used, whatever house is active', () => {
    const t = table({ me: { house: 'logos', line: ['mother', 'friendly-guide', 'dextre'] } });
    t.me.reap('mother').yes().reap('dextre');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'friendly-guide', exhausted: true },
          { id: 'dextre', exhausted: true },
        ],
      },
    });
  });

  it('may stay ready, and is not asked after the use of a creature that is no neighbor', () => {
    const t = table({ me: { house: 'logos', line: ['mother', 'dextre', 'friendly-guide'] } });
    t.me.reap('mother').reap('dextre').no();
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'mother', exhausted: true }, { id: 'dextre', exhausted: true }, 'friendly-guide'],
      },
    });
  });
});
