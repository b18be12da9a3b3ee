import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sparkscheme', () => {
  it('draws a card while it is exhausted each time an enemy creature reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'valdr'] },
      foe: { line: [{ id: 'sparkscheme', exhausted: true }], deck: ['mother', 'mother', 'batdrone'] },
    });
    t.me.reap('krump').reap('valdr');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'krump', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'sparkscheme', exhausted: true }], hand: ['mother', 'mother'], deck: ['batdrone'] },
    });
  });

  it('draws none while it is ready, nor for a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['sparkscheme'], deck: ['mother'] } });
    t.me.reap('krump');
    t.expect({ me: { line: [{ id: 'krump', exhausted: true }] }, foe: { line: ['sparkscheme'], hand: [] } });
    const own = table({
      me: { house: 'brobnar', line: ['krump', { id: 'sparkscheme', exhausted: true }], deck: ['mother'] },
      foe: {},
    });
    own.me.reap('krump');
    own.expect({
      me: {
        line: [
          { id: 'krump', exhausted: true },
          { id: 'sparkscheme', exhausted: true },
        ],
        hand: [],
      },
    });
  });
});
