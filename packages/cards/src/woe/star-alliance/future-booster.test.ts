import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('future-booster', () => {
  it('looks at the top card of your deck, which may go to the bottom', () => {
    for (const [answer, deck] of [
      ['yes', ['mother', 'troll']],
      ['no', ['troll', 'mother']],
    ] as const) {
      const t = table({ me: { house: 'dis', artifacts: ['future-booster'], deck: ['troll', 'mother'] } });
      t.me.omni('future-booster')[answer]();
      t.expect({ me: { deck, artifacts: [{ id: 'future-booster', exhausted: true }] } });
    }
  });
});
