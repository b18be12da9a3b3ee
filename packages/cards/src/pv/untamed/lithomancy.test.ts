import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lithomancy', () => {
  const used = { id: 'lithomancy', exhausted: true } as const;

  it('discards a card of the active house from the top of the deck and gains 2', () => {
    const t = table({ me: { house: 'untamed', artifacts: ['lithomancy'], deck: ['flarie', 'mogg'] } });
    t.me.action('lithomancy');
    t.expect({ me: { aember: 2, artifacts: [used], deck: ['mogg'], discard: ['flarie'] } });
  });

  it('leaves a card of another house there, and does nothing with an empty deck', () => {
    const t = table({ me: { house: 'untamed', artifacts: ['lithomancy'], deck: ['troll'] } });
    t.me.action('lithomancy');
    t.expect({ me: { aember: 0, artifacts: [used], deck: ['troll'] } });
    const u = table({ me: { house: 'untamed', artifacts: ['lithomancy'], discard: ['flarie'] } });
    u.me.action('lithomancy');
    u.expect({ me: { aember: 0, artifacts: [used], deck: [], discard: ['flarie'] } });
  });

  it('looks at the active house, not at its own', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['lithomancy'], deck: ['troll'] } });
    t.me.cannot('action', 'lithomancy', 'wrong-house');
  });
});
