import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('waspscream', () => {
  it('kept exhausted, it takes an enemy creature at the start of its player’s turn', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ id: 'waspscream', exhausted: true }] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.end().choose('waspscream');
    t.foe.house('logos').end();
    t.me.choose('valdr').flank('left');
    t.expect({ me: { line: ['valdr', { id: 'waspscream', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('takes none where it is ready', () => {
    const t = table({ me: { house: 'ekwidon', line: ['waspscream'] }, foe: { line: ['mother'] } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['waspscream'] }, foe: { line: ['mother'] } });
  });
});
