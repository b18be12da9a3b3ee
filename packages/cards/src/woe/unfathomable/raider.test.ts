import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const raider = { id: 'mother', token: 'raider' };

describe('raider', () => {
  it('has poison in its own turn', () => {
    const t = table({ me: { house: 'unfathomable', line: [raider] }, foe: { line: ['troll'] } });
    t.me.fight('raider', 'troll');
    t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: [], discard: ['troll'] } });
  });

  it('has none in that of the opponent', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: [raider] } });
    t.me.fight('troll', 'raider');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 1 }] }, foe: { line: [], discard: ['mother'] } });
  });
});
