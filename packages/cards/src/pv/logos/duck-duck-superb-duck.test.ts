import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('duck-duck-superb-duck', () => {
  it('archives 2 random cards of the hand, or gains 2', () => {
    const t = table({
      me: { house: 'logos', hand: ['duck-duck-superb-duck', 'duck-duck-superb-duck', 'troll', 'troll'] },
    });
    t.me.play('duck-duck-superb-duck').choose('Gain 2 æmber');
    t.expect({ me: { aember: 2, archives: [] } });
    t.me.play('duck-duck-superb-duck').choose('Archive 2 random cards');
    t.expect({ me: { aember: 2, hand: [], archives: ['troll', 'troll'] } });
  });
});
