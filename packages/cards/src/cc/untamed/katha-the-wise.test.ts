import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('katha-the-wise', () => {
  it('may play an Untamed creature from hand, whatever house is active', () => {
    const t = table({
      me: { house: 'logos', hand: ['dust-pixie', 'infomorph', 'punch'], line: ['katha-the-wise'] },
    });
    t.me.omni('katha-the-wise').yes().flank('left');
    t.expect({
      me: { aember: 2, hand: ['infomorph', 'punch'], line: [used('dust-pixie'), used('katha-the-wise')] },
    });
  });

  it('may decline, and offers nothing without one', () => {
    const t = table({ me: { house: 'logos', hand: ['dust-pixie'], line: ['katha-the-wise'] } });
    t.me.omni('katha-the-wise').no();
    t.expect({ me: { aember: 0, hand: ['dust-pixie'], line: [used('katha-the-wise')] } });
    const u = table({ me: { house: 'logos', hand: ['infomorph'], line: ['katha-the-wise'] } });
    u.me.omni('katha-the-wise').play('infomorph');
    u.expect({ me: { line: [used('katha-the-wise'), used('infomorph')] } });
  });
});
