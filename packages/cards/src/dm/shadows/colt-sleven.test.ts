import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('colt-sleven', () => {
  const played = { id: 'colt-sleven', exhausted: true };

  it('deals 1 to a creature for each +1 power counter in play, where its player likes', () => {
    const t = table({
      me: { house: 'shadows', hand: ['colt-sleven'], line: [{ id: 'krump', power: 2 }] },
      foe: { line: [{ id: 'mother', power: 1 }, 'valdr'] },
    });
    t.me.play('colt-sleven').choose('mother', 'valdr', 'valdr');
    t.expect({
      me: { line: [{ id: 'krump', power: 2 }, played] },
      foe: {
        line: [
          { id: 'mother', power: 1, damage: 1 },
          { id: 'valdr', damage: 2 },
        ],
      },
    });
  });

  it('deals none without counters', () => {
    const t = table({ me: { house: 'shadows', hand: ['colt-sleven'] }, foe: { line: ['valdr'] } });
    t.me.play('colt-sleven');
    t.expect({ me: { line: [played] }, foe: { line: ['valdr'] } });
  });
});
