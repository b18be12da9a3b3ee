import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('noble-blood', () => {
  it('gains 1 after its player plays a Knight creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['lyco-knight', 'novice-gelard'], beside: ['noble-blood'] },
      foe: { houses: ['sanctum', 'dis', 'logos'], hand: ['lyco-knight'] },
    });
    t.me.play('lyco-knight').play('novice-gelard', 'left');
    t.expect({ me: { aember: 2, line: [used('novice-gelard'), used('lyco-knight')] } });
    t.me.end();
    t.foe.house('sanctum').play('lyco-knight');
    t.expect({
      me: { aember: 2, line: ['novice-gelard', 'lyco-knight'] },
      foe: { aember: 0, line: [used('lyco-knight')] },
    });
  });
});
