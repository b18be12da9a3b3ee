import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('terrible-teammates', () => {
  it('a non-Mars card may be discarded', () => {
    const t = table({ me: { house: 'mars', hand: ['terrible-teammates', 'troll', 'zorg'] } });
    t.me.play('terrible-teammates').yes();
    t.expect({ me: { aember: 1, hand: ['zorg'], discard: ['terrible-teammates', 'troll'], line: [] } });
  });

  it('or not', () => {
    const t = table({ me: { house: 'mars', hand: ['terrible-teammates', 'troll', 'zorg'] } });
    t.me.play('terrible-teammates').no();
    t.expect({ me: { aember: 1, hand: ['troll', 'zorg'], line: [] } });
  });
});
