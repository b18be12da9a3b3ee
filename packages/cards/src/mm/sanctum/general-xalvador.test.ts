import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('general-xalvador', () => {
  it('captures nothing: the icons that it brings are on other cards', () => {
    const t = table({ me: { house: 'sanctum', hand: ['general-xalvador'] }, foe: { aember: 3 } });
    t.me.play('general-xalvador');
    t.expect({ me: { line: [{ id: 'general-xalvador', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('captures with the icons that its own copy got', () => {
    const t = table({
      me: { house: 'sanctum', hand: [{ id: 'general-xalvador', bonus: ['capture', 'capture'] }] },
      foe: { aember: 3 },
    });
    t.me.play('general-xalvador');
    t.expect({ me: { line: [{ id: 'general-xalvador', aember: 2, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('fights with 4 power and 2 armor', () => {
    const t = table({ me: { house: 'sanctum', line: ['general-xalvador'] }, foe: { line: ['krump'] } });
    t.me.fight('general-xalvador', 'krump');
    t.expect({ me: { line: [], discard: ['general-xalvador'] }, foe: { line: [{ id: 'krump', damage: 4 }] } });
    const weaker = table({ me: { house: 'sanctum', line: ['general-xalvador'] }, foe: { line: ['mother'] } });
    weaker.me.fight('general-xalvador', 'mother');
    weaker.expect({
      me: { line: [{ id: 'general-xalvador', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });
});
