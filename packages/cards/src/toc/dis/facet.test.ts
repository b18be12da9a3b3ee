import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const facet = { id: 'mother', token: 'facet' };

describe('facet', () => {
  it('gains 1 when it is destroyed in its player’s turn', () => {
    const t = table({ me: { house: 'dis', line: [facet] }, foe: { line: ['troll'] } });
    t.me.fight('facet', 'troll');
    t.expect({ me: { aember: 1, line: [], discard: ['mother'] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('gains nothing in the turn of the opponent', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: [facet] } });
    t.me.fight('troll', 'facet');
    t.expect({
      me: { line: [{ id: 'troll', damage: 1, exhausted: true }] },
      foe: { aember: 0, line: [], discard: ['mother'] },
    });
  });
});
