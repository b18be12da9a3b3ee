import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hadrianus-lorica', () => {
  it.each([
    { exalt: true, aember: 1, armor: 3 },
    { exalt: false, aember: 0, armor: 0 },
  ])('may be exalted as it is played: $exalt, and has $armor armor then', ({ exalt, aember, armor }) => {
    const t = table({
      me: { house: 'brobnar', houses: ['saurian'], hand: ['punch'], line: [{ id: 'hadrianus-lorica', aember }] },
    });
    t.me.play('punch');
    t.expect({
      me: armor === 3 ? { aember: 1, line: [{ id: 'hadrianus-lorica', aember }] } : { aember: 1, line: [] },
    });
    const u = table({ me: { house: 'saurian', hand: ['hadrianus-lorica'] } });
    const asked = u.me.play('hadrianus-lorica');
    if (exalt) asked.yes();
    else asked.no();
    u.expect({ me: { line: [{ id: 'hadrianus-lorica', aember, exhausted: true }] } });
  });

  it('gives no armor to friendly creatures without æmber, nor to enemy ones with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['hadrianus-lorica', 'troll'] },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
    t.me.play('punch').choose('troll').play('punch').choose('valdr');
    t.expect({
      me: { aember: 2, line: ['hadrianus-lorica', { id: 'troll', damage: 3 }] },
      foe: { line: [{ id: 'valdr', aember: 1, damage: 3 }] },
    });
  });
});
