import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('historian-li-darkin', () => {
  it('returns the top card of each discard pile to its owner’s hand', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['historian-li-darkin'], discard: ['troll', 'mother'] },
      foe: { discard: ['bumpsy', 'valdr'] },
    });
    t.me.reap('historian-li-darkin');
    t.expect({
      me: { aember: 1, hand: ['troll'], discard: ['mother'], line: [{ id: 'historian-li-darkin', exhausted: true }] },
      foe: { hand: ['bumpsy'], discard: ['valdr'] },
    });
  });

  it('passes an empty pile by', () => {
    const t = table({ me: { house: 'ekwidon', line: ['historian-li-darkin'] }, foe: { discard: ['bumpsy'] } });
    t.me.reap('historian-li-darkin');
    t.expect({ me: { hand: [], line: [{ id: 'historian-li-darkin', exhausted: true }] }, foe: { hand: ['bumpsy'] } });
  });
});
