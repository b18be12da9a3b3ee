import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('arcane-relief', () => {
  it('readies a friendly exhausted creature, and uses it', () => {
    const t = table({
      me: {
        house: 'ouboros',
        hand: ['arcane-relief'],
        line: [{ id: 'troll', exhausted: true }, { id: 'krump', exhausted: true }, 'valdr'],
      },
      foe: { line: ['mother'] },
    });
    t.me.play('arcane-relief').choose('troll').choose('reap troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', exhausted: true }, { id: 'krump', exhausted: true }, 'valdr'] },
      foe: { line: ['mother'] },
    });
  });

  it('does nothing where none of them is exhausted', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['arcane-relief'], line: ['troll'] },
      foe: { line: [{ id: 'mother', exhausted: true }] },
    });
    t.me.play('arcane-relief');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: [{ id: 'mother', exhausted: true }] } });
  });
});
