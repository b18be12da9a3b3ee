import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('monster-zero', () => {
  const both = ['monster-zero', 'monster-zero2'];

  it('gets as many counters as the most powerful friendly creature has power', () => {
    const t = table({ me: { house: 'mars', hand: both, line: ['mother', 'krump'] }, foe: { line: ['troll'] } });
    t.me.play('monster-zero', { between: ['mother', 'krump'] });
    t.expect({
      me: { line: ['mother', { id: 'monster-zero', power: 6, exhausted: true }, 'krump'] },
      foe: { line: ['troll'] },
    });
  });

  it('is itself one of them', () => {
    const t = table({ me: { house: 'mars', hand: both }, foe: { line: ['troll'] } });
    t.me.play('monster-zero');
    t.expect({ me: { line: [{ id: 'monster-zero', power: 1, exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('its neighbors are of Mars, and of no other house', () => {
    const t = table({ me: { house: 'mars', line: ['mother', 'monster-zero', 'krump', 'valdr'] }, foe: {} });
    t.me.reap('mother').reap('krump').cannot('reap', 'valdr');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'mother', exhausted: true }, 'monster-zero', { id: 'krump', exhausted: true }, 'valdr'],
      },
    });
    const own = table({ me: { house: 'brobnar', line: ['monster-zero', 'krump', 'valdr'] }, foe: {} });
    own.me.cannot('reap', 'krump').reap('valdr');
    own.expect({ me: { aember: 1, line: ['monster-zero', 'krump', { id: 'valdr', exhausted: true }] } });
  });
});
