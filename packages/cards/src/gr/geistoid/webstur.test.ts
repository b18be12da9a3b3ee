import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('webstur', () => {
  it('lets its player discard the top card of each deck for each damage on it after a fight', () => {
    const t = table({
      me: { house: 'geistoid', line: ['webstur'], deck: copies(4, 'punch') },
      foe: { line: ['batdrone'], deck: copies(4, 'anger') },
    });
    t.me.fight('webstur', 'batdrone').yes().no();
    t.expect({
      me: { line: [{ id: 'webstur', damage: 2, exhausted: true }], deck: copies(3, 'punch'), discard: ['punch'] },
      foe: { line: [], deck: copies(3, 'anger'), discard: ['anger', 'batdrone'] },
    });
  });

  it('does nothing undamaged', () => {
    const t = table({
      me: { house: 'geistoid', line: [{ id: 'webstur', warded: true }], deck: ['punch'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('webstur', 'batdrone');
    t.expect({ me: { line: [{ id: 'webstur', exhausted: true }], deck: ['punch'] }, foe: { line: [] } });
  });
});
