import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const fish = { id: 'mother', token: 'fish' };

describe('fish', () => {
  it('deals 2 to the most powerful enemy creature when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [fish, 'troll'] },
      foe: { line: ['batdrone', 'bumpsy'] },
    });
    t.me.play('punch').choose('fish');
    t.expect({
      me: { aember: 1, line: ['troll'], discard: ['punch', 'mother'] },
      foe: { line: ['batdrone', { id: 'bumpsy', damage: 2 }] },
    });
  });

  it('is seen from its controller: in the turn of the opponent too', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll', 'bumpsy'] },
      foe: { line: [fish, 'batdrone'] },
    });
    t.me.play('punch').choose('fish');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 2 }, 'bumpsy'], discard: ['punch'] },
      foe: { line: ['batdrone'], discard: ['mother'] },
    });
  });

  it('deals nothing where there is no enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [fish, 'troll'] } });
    t.me.play('punch').choose('fish');
    t.expect({ me: { aember: 1, line: ['troll'], discard: ['punch', 'mother'] } });
  });
});
