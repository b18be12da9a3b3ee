import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('empowered-zark', () => {
  it('captures 2 after a fight; with 3 on it, it may give up 3 to ready each Mars creature that is no Agent', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          { id: 'empowered-zark', aember: 1 },
          { id: 'lyylyug', exhausted: true },
          { id: 'agent-buuff', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['batdrone', { id: 'klyyhnug', exhausted: true }] },
    });
    t.me.fight('empowered-zark', 'batdrone').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'empowered-zark', exhausted: true },
          'lyylyug',
          { id: 'agent-buuff', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['klyyhnug'] },
    });
  });

  it('keeps it where its player likes', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          { id: 'empowered-zark', aember: 1 },
          { id: 'lyylyug', exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['batdrone'] },
    });
    t.me.fight('empowered-zark', 'batdrone').no();
    t.expect({
      me: {
        line: [
          { id: 'empowered-zark', aember: 3, exhausted: true },
          { id: 'lyylyug', exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('is not asked with 2', () => {
    const t = table({
      me: { house: 'mars', line: ['empowered-zark', { id: 'lyylyug', exhausted: true }] },
      foe: { aember: 3, line: ['batdrone'] },
    });
    t.me.fight('empowered-zark', 'batdrone');
    t.expect({
      me: {
        line: [
          { id: 'empowered-zark', aember: 2, exhausted: true },
          { id: 'lyylyug', exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });
});
