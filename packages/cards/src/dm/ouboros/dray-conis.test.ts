import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dray-conis', () => {
  it('kept exhausted, it destroys each creature at the start of its player’s turn, itself too', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'dray-conis', exhausted: true }, 'troll'] },
      foe: { line: ['mother'] },
    });
    t.me.end().choose('dray-conis');
    t.foe.end();
    t.expect({ me: { line: [], discard: ['troll', 'dray-conis'] }, foe: { line: [], discard: ['mother'] } });
  });

  it('destroys none where it is ready then, nor at the start of the opponent’s turn', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'dray-conis', exhausted: true }] },
      foe: { line: ['mother'] },
    });
    t.me.end().choose('dray-conis');
    t.expect({ me: { line: [{ id: 'dray-conis', exhausted: true }] }, foe: { line: ['mother'] } });
    const ready = table({ me: { house: 'ouboros', line: ['dray-conis'] }, foe: { line: ['mother'] } });
    ready.me.end();
    ready.foe.end();
    ready.expect({ me: { line: ['dray-conis'] }, foe: { line: ['mother'] } });
  });
});
