import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('malforge', () => {
  it('its controller, the opponent of its player, cannot forge keys', () => {
    const t = table({ me: { house: 'skyborn', hand: ['malforge'] }, foe: { aember: 6 } });
    t.me.play('malforge').end();
    t.expect({ foe: { keys: 0, aember: 6, line: [{ id: 'malforge', owner: 0, exhausted: true }] } });
  });

  it('is dealt 2 at the end of their turns', () => {
    const t = table({ me: { house: 'skyborn', line: ['malforge'] }, foe: { aember: 6 } });
    t.me.end();
    t.expect({ me: { line: [{ id: 'malforge', damage: 2 }] }, foe: { keys: 1, aember: 0 } });
  });
});
