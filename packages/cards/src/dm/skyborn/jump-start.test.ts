import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('jump-start', () => {
  it('readies and uses a friendly flank creature', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['jump-start'], line: [{ id: 'krump', exhausted: true }, 'valdr', 'mother'] },
      foe: {},
    });
    t.me.play('jump-start').choose('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', exhausted: true }, 'valdr', 'mother'] } });
  });

  it('once more while its player is overwhelmed', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['jump-start'], line: [{ id: 'krump', exhausted: true }] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('jump-start').choose('reap krump').choose('reap krump');
    t.expect({ me: { aember: 2, line: [{ id: 'krump', exhausted: true }] }, foe: { line: ['mother', 'valdr'] } });
  });
});
