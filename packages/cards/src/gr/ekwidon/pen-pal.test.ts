import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pen-pal', () => {
  it('exhausts an enemy creature, and each player gains 1', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['pen-pal'] },
      foe: { line: ['troll', { id: 'mother', exhausted: true }] },
    });
    t.me.action('pen-pal').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'pen-pal', exhausted: true }] },
      foe: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('gains nothing where all were exhausted, or none is there', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['pen-pal'] },
      foe: { line: [{ id: 'mother', exhausted: true }] },
    });
    t.me.action('pen-pal');
    t.expect({
      me: { aember: 0, line: [{ id: 'pen-pal', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'mother', exhausted: true }] },
    });
  });
});
