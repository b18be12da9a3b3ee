import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tribune-pompitus', () => {
  it('gives each friendly creature 2 power for each æmber on it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['tribune-pompitus', { id: 'bumpsy', aember: 1 }, 'headhunter'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.fight('bumpsy', 'krump').fight('headhunter', 'mother');
    t.expect({
      me: { line: ['tribune-pompitus', { id: 'bumpsy', aember: 1, damage: 6, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('may be exalted before it fights, which gives it 2 power in that fight', () => {
    const t = table({ me: { house: 'saurian', line: ['tribune-pompitus'] }, foe: { line: ['krump'] } });
    t.me.fight('tribune-pompitus', 'krump').yes();
    t.expect({ me: { line: [{ id: 'tribune-pompitus', aember: 1, damage: 4, exhausted: true }] }, foe: { line: [] } });
    const u = table({ me: { house: 'saurian', line: ['tribune-pompitus'] }, foe: { line: ['krump'] } });
    u.me.fight('tribune-pompitus', 'krump').no();
    u.expect({ me: { line: [] }, foe: { line: [{ id: 'krump', damage: 4 }] } });
  });
});
