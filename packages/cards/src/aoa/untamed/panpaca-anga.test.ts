import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('panpaca-anga', () => {
  it('gives 2 power to all creatures on its right', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth', 'panpaca-anga', 'batdrone', 'umbra'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'panpaca-anga', damage: 2 },
          { id: 'batdrone', damage: 2 },
          { id: 'umbra', damage: 2 },
        ],
        discard: ['poison-wave', 'silvertooth'],
      },
      foe: { line: [] },
    });
  });

  it('takes it along when it leaves', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['panpaca-anga', { id: 'batdrone', damage: 2 }] },
      foe: {},
    });
    t.me.play('the-harder-they-come').choose('panpaca-anga');
    t.expect({ me: { line: [], purged: ['panpaca-anga'], discard: ['the-harder-they-come', 'batdrone'] } });
  });
});
