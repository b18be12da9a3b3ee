import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flaxia', () => {
  it.each([
    { mine: 0, theirs: 0, gained: 2, why: 'counts itself' },
    { mine: 1, theirs: 1, gained: 2, why: 'has one more than the opponent' },
    { mine: 0, theirs: 1, gained: 0, why: 'has as many as the opponent' },
    { mine: 1, theirs: 3, gained: 0, why: 'has fewer than the opponent' },
  ])('gains $gained where it $why', ({ mine, theirs, gained }) => {
    const pixies = Array.from({ length: mine }, () => 'dust-pixie');
    const imps = Array.from({ length: theirs }, () => 'dust-imp');
    const t = table({ me: { house: 'untamed', hand: ['flaxia'], line: pixies }, foe: { line: imps } });
    t.me.play('flaxia');
    t.expect({
      me: { aember: gained, line: [...pixies, { id: 'flaxia', exhausted: true }] },
      foe: { aember: 0, line: imps },
    });
  });

  it('counts creatures and nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['flaxia'], artifacts: ['world-tree', 'nepenthe-seed'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('flaxia');
    t.expect({ me: { aember: 0, line: [{ id: 'flaxia', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('gains nothing more by reaping', () => {
    const t = table({ me: { house: 'untamed', line: ['flaxia', 'dust-pixie'] }, foe: {} });
    t.me.reap('flaxia');
    t.expect({ me: { aember: 1, line: [{ id: 'flaxia', exhausted: true }, 'dust-pixie'] } });
  });
});
