import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('edai-edie-4x4', () => {
  it('archives a card when it is played, and each card there makes the keys of the opponent dearer', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['edai-edie-4x4', 'fear'], archives: ['urchin'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.play('edai-edie-4x4').end();
    t.foe.house('dis');
    t.expect({ me: { archives: ['urchin', 'fear'], line: ['edai-edie-4x4'] }, foe: { aember: 7, keys: 0 } });
  });

  it('lets the opponent forge who can pay that much', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', line: ['edai-edie-4x4'], archives: ['urchin', 'fear'] },
      foe: { ...foeHouses, aember: 9 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['edai-edie-4x4'] }, foe: { aember: 1, keys: 1 } });
  });

  it('counts neither the archives of the opponent nor for the keys of its own player', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 6, line: ['edai-edie-4x4'], archives: ['urchin'] },
      foe: { archives: ['fear'], line: ['edai-edie-4x4'] },
    });
    t.me.house('sanctum').no();
    t.expect({ me: { keys: 0, aember: 6, line: ['edai-edie-4x4'] }, foe: { line: ['edai-edie-4x4'] } });
    const u = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 6, line: ['edai-edie-4x4'], archives: ['urchin'] },
      foe: { archives: ['fear'] },
    });
    u.me.house('sanctum').no();
    u.expect({ me: { keys: 1, aember: 0, line: ['edai-edie-4x4'] } });
  });
});
