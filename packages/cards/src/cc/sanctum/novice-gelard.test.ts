import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('novice-gelard', () => {
  it('readies and reaps with a Sanctum neighbor', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['novice-gelard'], line: ['infomorph', used('general-xalvador')] },
    });
    t.me.play('novice-gelard');
    t.expect({ me: { aember: 1, line: ['infomorph', used('general-xalvador'), used('novice-gelard')] } });
  });

  it('leaves neighbors of other houses alone', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['novice-gelard'], line: ['general-xalvador', used('infomorph')] },
    });
    t.me.play('novice-gelard');
    t.expect({ me: { aember: 0, line: ['general-xalvador', used('infomorph'), used('novice-gelard')] } });
  });
});
