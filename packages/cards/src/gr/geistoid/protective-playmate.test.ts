import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('protective-playmate', () => {
  it('gets +6 power while its player is haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['protective-playmate'], discard: haunts },
    });
    t.me.fight('troll', 'protective-playmate');
    t.expect({ me: { line: [], discard: ['troll'] }, foe: { line: [{ id: 'protective-playmate', damage: 8 }] } });
  });

  it('is elusive otherwise', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['protective-playmate'] } });
    t.me.fight('troll', 'protective-playmate');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['protective-playmate'] } });
  });
});
