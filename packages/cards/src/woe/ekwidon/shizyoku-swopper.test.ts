import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const swopper = { id: 'shizyoku-swopper', exhausted: true };

describe('shizyoku-swopper', () => {
  it('swaps control with the creature that it fought, place for place', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['mother', 'shizyoku-swopper', 'troll'] },
      foe: { line: ['batdrone', 'bumpsy', 'urchin'] },
    });
    t.me.fight('shizyoku-swopper', 'bumpsy');
    t.expect({
      me: { line: ['mother', { id: 'bumpsy', damage: 1, owner: 1 }, 'troll'] },
      foe: { line: ['batdrone', { ...swopper, owner: 0 }, 'urchin'] },
    });
  });

  it('only where both survive', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['shizyoku-swopper', 'shizyoku-swopper'] },
      foe: { line: ['mother', { id: 'batdrone', damage: 1 }, 'troll'] },
    });
    t.me.fight('shizyoku-swopper#1', 'batdrone').fight('shizyoku-swopper#2', 'troll');
    t.expect({
      me: { line: [swopper], discard: ['shizyoku-swopper'] },
      foe: { line: ['mother', { id: 'troll', damage: 1 }], discard: ['batdrone'] },
    });
  });

  it('not when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy'] }, foe: { line: ['shizyoku-swopper'] } });
    t.me.fight('bumpsy', 'shizyoku-swopper');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true, damage: 1 }] }, foe: { line: ['shizyoku-swopper'] } });
  });
});
