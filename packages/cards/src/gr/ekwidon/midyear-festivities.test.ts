import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('midyear-festivities', () => {
  const line = ['troll', 'bumpsy', 'mother', 'tocsin', 'valdr'];

  it('takes the æmber of 9 creatures to the pools of their controllers and destroys them', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['midyear-festivities'], line: [...line.slice(1), { id: 'troll', aember: 2 }] },
      foe: { line: [...line.slice(1), { id: 'troll', aember: 1 }] },
    });
    t.me.play('midyear-festivities');
    t.me.choose('bumpsy#1', 'mother#1', 'tocsin#1', 'valdr#1', 'troll#1', 'bumpsy', 'mother', 'tocsin', 'troll');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 1, line: ['valdr'] } });
  });

  it('destroys all where there are fewer', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['midyear-festivities'], line: [{ id: 'troll', aember: 2 }] },
      foe: { line: ['mother'] },
    });
    t.me.play('midyear-festivities');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 0, line: [] } });
  });
});
