import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dr-xyloxxzlphrex', () => {
  it('plays a Mars creature from the discard pile and readies it', () => {
    const t = table({
      me: { house: 'mars', line: ['dr-xyloxxzlphrex'], discard: ['troll', 'zorg', 'blypyp', 'martian-hounds'] },
    });
    t.me.reap('dr-xyloxxzlphrex').choose('blypyp').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: ['blypyp', { id: 'dr-xyloxxzlphrex', exhausted: true }],
        discard: ['troll', 'zorg', 'martian-hounds'],
      },
    });
  });

  it('without one it just reaps', () => {
    const t = table({ me: { house: 'mars', line: ['dr-xyloxxzlphrex'], discard: ['troll'] } });
    t.me.reap('dr-xyloxxzlphrex');
    t.expect({ me: { aember: 1, line: [{ id: 'dr-xyloxxzlphrex', exhausted: true }], discard: ['troll'] } });
  });
});
