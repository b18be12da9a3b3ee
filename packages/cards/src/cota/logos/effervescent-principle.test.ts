import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('effervescent-principle', () => {
  it.each([
    { own: 6, pool: 5, ownLeft: 3, left: 3 },
    { own: 1, pool: 2, ownLeft: 1, left: 1 },
    { own: 0, pool: 9, ownLeft: 0, left: 5 },
    { own: 0, pool: 0, ownLeft: 0, left: 0 },
  ])('leaves $ownLeft of $own and $left of $pool, for one chain', ({ own, pool, ownLeft, left }) => {
    const t = table({
      me: { house: 'logos', hand: ['effervescent-principle'], aember: own },
      foe: { aember: pool, chains: 2 },
    });
    t.me.play('effervescent-principle');
    t.expect({
      me: { aember: ownLeft, chains: 1, discard: ['effervescent-principle'] },
      foe: { aember: left, chains: 2 },
    });
  });

  it('takes nothing of what lies on cards', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['effervescent-principle'],
        aember: 2,
        chains: 3,
        artifacts: [{ id: 'pocket-universe', aember: 4 }],
      },
      foe: { line: [{ id: 'tocsin', aember: 3 }] },
    });
    t.me.play('effervescent-principle');
    t.expect({
      me: { aember: 1, chains: 4, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
      foe: { line: [{ id: 'tocsin', aember: 3 }] },
    });
  });
});
