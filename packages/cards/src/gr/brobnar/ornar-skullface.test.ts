import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ornar-skullface', () => {
  it('deals 3 before it fights', () => {
    const t = table({ me: { house: 'brobnar', line: ['ornar-skullface'] }, foe: { line: ['dextre'] } });
    t.me.fight('ornar-skullface', 'dextre');
    t.expect({ me: { line: [{ id: 'ornar-skullface', exhausted: true }] }, foe: { line: [] } });
  });

  it('discarded deals 3 to a creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ornar-skullface'], line: ['troll'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('ornar-skullface').choose('mother');
    t.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });
});
