import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('target-yynxzdyl', () => {
  it('archives a card from the discard pile, and itself after it reaps', () => {
    const t = table({ me: { house: 'mars', hand: ['target-yynxzdyl'], discard: ['zorg', 'punch'] } });
    t.me.play('target-yynxzdyl').choose('punch');
    t.expect({ me: { archives: ['punch'], discard: ['zorg'], line: [{ id: 'target-yynxzdyl', exhausted: true }] } });
    const reap = table({ me: { house: 'mars', line: ['target-yynxzdyl'] } });
    reap.me.reap('target-yynxzdyl');
    reap.expect({ me: { aember: 1, archives: ['target-yynxzdyl'], line: [] } });
  });

  it('nothing from an empty discard pile', () => {
    const t = table({ me: { house: 'mars', hand: ['target-yynxzdyl'] } });
    t.me.play('target-yynxzdyl');
    t.expect({ me: { archives: [], line: [{ id: 'target-yynxzdyl', exhausted: true }] } });
  });
});
