import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const skirmisher = { id: 'mother', token: 'skirmisher' };

describe('skirmisher', () => {
  it('attacks without being dealt damage in return', () => {
    const t = table({ me: { house: 'brobnar', line: [skirmisher] }, foe: { line: ['troll'] } });
    t.me.fight('skirmisher', 'troll');
    t.expect({ me: { line: [{ ...skirmisher, exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('is dealt damage when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: [skirmisher] } });
    t.me.fight('troll', 'skirmisher');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 2 }] }, foe: { line: [], discard: ['mother'] } });
  });
});
