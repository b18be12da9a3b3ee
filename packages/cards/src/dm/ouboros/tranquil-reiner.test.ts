import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tranquil-reiner', () => {
  const used = { id: 'tranquil-reiner', exhausted: true };

  it('readies an exhausted creature that is no Dragon, and gains 3 for that', () => {
    const t = table({
      me: {
        house: 'ouboros',
        line: ['tranquil-reiner', { id: 'troll', exhausted: true }, { id: 'agorim', exhausted: true }],
      },
      foe: { line: [{ id: 'mother', exhausted: true }, 'valdr'] },
    });
    t.me.reap('tranquil-reiner').choose('mother');
    t.expect({
      me: { aember: 4, line: [used, { id: 'troll', exhausted: true }, { id: 'agorim', exhausted: true }] },
      foe: { line: ['mother', 'valdr'] },
    });
  });

  it('gains nothing where there is none', () => {
    const t = table({
      me: { house: 'ouboros', line: ['tranquil-reiner', { id: 'agorim', exhausted: true }] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('tranquil-reiner', 'batdrone');
    t.expect({
      me: {
        aember: 0,
        line: [
          { ...used, damage: 2 },
          { id: 'agorim', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('does not ready in the step for that', () => {
    const t = table({ me: { house: 'ouboros', line: [used, { id: 'troll', exhausted: true }] }, foe: {} });
    t.me.end();
    t.expect({ me: { line: [used, 'troll'] } });
  });
});
