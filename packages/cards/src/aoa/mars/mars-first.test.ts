import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('mars-first', () => {
  it('readies and uses a friendly Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mars-first'],
        line: [{ id: 'tunk', exhausted: true }, { id: 'mother', exhausted: true }, 'blypyp'],
      },
      foe: { line: ['zorg', 'tocsin'] },
    });
    t.me.play('mars-first');
    expect(t.options()).toEqual(['tunk', 'blypyp']);
    t.me.choose('tunk').choose('reap tunk');
    t.expect({
      me: { aember: 2, line: [{ id: 'tunk', exhausted: true }, { id: 'mother', exhausted: true }, 'blypyp'] },
      foe: { line: ['zorg', 'tocsin'] },
    });
  });

  it('only takes the stun off one that is stunned', () => {
    const t = table({
      me: { house: 'mars', hand: ['mars-first'], line: [{ id: 'tunk', exhausted: true, stunned: true }] },
      foe: { line: ['zorg'] },
    });
    t.me.play('mars-first');
    t.expect({ me: { aember: 1, line: [{ id: 'tunk', exhausted: true }] }, foe: { line: ['zorg'] } });
  });

  it('finds nobody without a friendly Mars creature', () => {
    const t = table({ me: { house: 'mars', hand: ['mars-first'], line: ['mother'] }, foe: { line: ['zorg'] } });
    t.me.play('mars-first');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['zorg'] } });
  });
});
