import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zeff-punch-yardus', () => {
  it('archives the top card of the deck and that of the discard pile after it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['zeff-punch-yardus'], deck: ['troll', 'anger'], discard: ['valdr', 'punch'] },
    });
    t.me.reap('zeff-punch-yardus');
    t.expect({
      me: {
        line: [{ id: 'zeff-punch-yardus', exhausted: true }],
        deck: ['anger'],
        archives: ['troll', 'valdr'],
        discard: ['punch'],
      },
    });
  });
});
