import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('overclocked-shock-collar', () => {
  it('after its creature reaps, that and its neighbors are stunned', () => {
    const t = table({
      me: { house: 'mars', line: ['troll', { id: 'zorg', upgrades: ['overclocked-shock-collar'] }, 'blypyp', 'krump'] },
    });
    t.me.reap('zorg');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', stunned: true },
          { id: 'zorg', exhausted: true, stunned: true, upgrades: ['overclocked-shock-collar'] },
          { id: 'blypyp', stunned: true },
          'krump',
        ],
      },
    });
  });

  it('discarded, each Mars creature is unstunned', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['overclocked-shock-collar'],
        line: [
          { id: 'zorg', stunned: true },
          { id: 'troll', stunned: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', stunned: true }] },
    });
    t.me.discard('overclocked-shock-collar');
    t.expect({ me: { line: ['zorg', { id: 'troll', stunned: true }] }, foe: { line: ['blypyp'] } });
  });
});
