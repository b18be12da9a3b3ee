import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('rorqual', () => {
  it('is exalted after it reaps and after it fights, and has 1 more power for each æmber on it', () => {
    const t = table({ me: { house: 'brobnar', line: ['rorqual'] } });
    t.me.reap('rorqual');
    t.expect({ me: { aember: 1, line: [{ id: 'rorqual', aember: 1, ...used }] } });
    const u = table({ me: { house: 'brobnar', line: [{ id: 'rorqual', aember: 2 }] }, foe: { line: ['krump'] } });
    u.me.fight('rorqual', 'krump');
    u.expect({ me: { line: [{ id: 'rorqual', aember: 3, damage: 6, ...used }] }, foe: { line: [] } });
  });

  it('moves all of it to the pool as its action', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'rorqual', aember: 4 }] } });
    t.me.action('rorqual');
    t.expect({ me: { aember: 4, line: [{ id: 'rorqual', ...used }] } });
    const u = table({ me: { house: 'brobnar', line: ['rorqual'] } });
    u.me.action('rorqual');
    u.expect({ me: { aember: 0, line: [{ id: 'rorqual', ...used }] } });
  });

  it('dies of its damage where it has too little power without its æmber', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'rorqual', aember: 4, damage: 6 }] } });
    t.me.action('rorqual');
    t.expect({ me: { aember: 4, line: [] }, foe: { aember: 0 } });
  });
});
