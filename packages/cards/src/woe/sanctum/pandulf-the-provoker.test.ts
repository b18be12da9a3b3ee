import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pandulf-the-provoker', () => {
  it('enrages an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['pandulf-the-provoker'], line: ['sequis'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('pandulf-the-provoker').choose('krump');
    t.expect({
      me: { line: ['sequis', { id: 'pandulf-the-provoker', exhausted: true }] },
      foe: { line: ['troll', { id: 'krump', enraged: true }] },
    });
  });

  it('without one, none', () => {
    const t = table({ me: { house: 'sanctum', hand: ['pandulf-the-provoker'], line: ['sequis'] } });
    t.me.play('pandulf-the-provoker');
    t.expect({ me: { line: ['sequis', { id: 'pandulf-the-provoker', exhausted: true }] } });
  });
});
