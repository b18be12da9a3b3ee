import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('war-grumpus', () => {
  it('readies and fights with a neighboring Giant after it reaped', () => {
    const t = table({
      me: { house: 'brobnar', line: ['mother', 'war-grumpus', { id: 'troll', exhausted: true }] },
      foe: { line: ['batdrone'] },
    });
    t.me.reap('war-grumpus');
    t.expect({
      me: {
        aember: 1,
        line: ['mother', { id: 'war-grumpus', exhausted: true }, { id: 'troll', damage: 2, exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('does so after a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['war-grumpus', 'smaaash'] },
      foe: { line: ['batdrone', 'tocsin'] },
    });
    t.me.fight('war-grumpus', 'batdrone');
    t.expect({
      me: {
        line: [
          { id: 'war-grumpus', damage: 2, exhausted: true },
          { id: 'smaaash', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('chooses between two Giants beside it, and uses none that stands farther away', () => {
    const t = table({
      me: { house: 'brobnar', line: ['valdr', 'smaaash', 'war-grumpus', 'troll'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('war-grumpus');
    expect(t.options()).toEqual(['smaaash', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: {
        line: ['valdr', 'smaaash', { id: 'war-grumpus', exhausted: true }, { id: 'troll', damage: 5, exhausted: true }],
      },
      foe: { line: [] },
    });
  });
});
