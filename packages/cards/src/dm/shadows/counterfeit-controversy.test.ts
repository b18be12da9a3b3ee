import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('counterfeit-controversy', () => {
  it('an opponent with more æmber loses half of it, rounded down', () => {
    for (const [theirs, left] of [
      [7, 4],
      [4, 2],
    ] as const) {
      const t = table({
        me: { house: 'shadows', hand: ['counterfeit-controversy'], aember: 1 },
        foe: { aember: theirs },
      });
      t.me.play('counterfeit-controversy');
      t.expect({ me: { aember: 2 }, foe: { aember: left } });
    }
  });

  it('loses nothing where they have as much, with what the icon gave', () => {
    const t = table({ me: { house: 'shadows', hand: ['counterfeit-controversy'], aember: 3 }, foe: { aember: 4 } });
    t.me.play('counterfeit-controversy');
    t.expect({ me: { aember: 4 }, foe: { aember: 4 } });
  });
});
