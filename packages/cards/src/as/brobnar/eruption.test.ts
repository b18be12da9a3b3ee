import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('eruption', () => {
  it('is exalted three times as it is played', () => {
    const t = table({ me: { house: 'brobnar', hand: ['eruption'] } });
    t.me.play('eruption');
    t.expect({ me: { aember: 0, line: [{ id: 'eruption', aember: 3, ...used }] } });
  });

  it('moves 1 to the pool after it fights, whatever house is active', () => {
    const t = table({ me: { house: 'logos', line: [{ id: 'eruption', aember: 3 }] }, foe: { line: ['mother'] } });
    t.me.fight('eruption', 'mother');
    t.expect({ me: { aember: 1, line: [{ id: 'eruption', aember: 2, damage: 4, ...used }] }, foe: { line: [] } });
  });

  it('moves nothing where it has none, and none as it reaps', () => {
    const t = table({ me: { house: 'brobnar', line: ['eruption'] }, foe: { line: ['mother'] } });
    t.me.fight('eruption', 'mother');
    t.expect({ me: { aember: 0, line: [{ id: 'eruption', damage: 4, ...used }] }, foe: { line: [] } });
    const u = table({ me: { house: 'brobnar', line: [{ id: 'eruption', aember: 2 }] } });
    u.me.reap('eruption');
    u.expect({ me: { aember: 1, line: [{ id: 'eruption', aember: 2, ...used }] } });
  });
});
