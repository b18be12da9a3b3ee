import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('psychic-haze', () => {
  it('enrages each enemy creature', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg'], artifacts: ['psychic-haze'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.action('psychic-haze');
    t.expect({
      me: { line: ['zorg'], artifacts: [{ id: 'psychic-haze', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', enraged: true },
          { id: 'krump', enraged: true },
        ],
      },
    });
  });

  it('enraged creatures cannot fight friendly Mars creatures, but others; with nothing else to fight they may reap', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', enraged: true }, { id: 'troll', enraged: true }, 'bumpsy'] },
      foe: { line: ['zorg', 'mother'], artifacts: ['psychic-haze'] },
    });
    expect(() => t.me.fight('krump', 'zorg')).toThrow('There is no');
    const free = table({
      me: { house: 'brobnar', line: [{ id: 'krump', enraged: true }, 'bumpsy'] },
      foe: { line: ['zorg'], artifacts: ['psychic-haze'] },
    });
    free.me.reap('krump').fight('bumpsy', 'zorg');
    free.expect({
      me: { aember: 1, line: [{ id: 'krump', enraged: true, exhausted: true }] },
      foe: { line: [{ id: 'zorg', damage: 5 }], artifacts: ['psychic-haze'] },
    });
  });
});
