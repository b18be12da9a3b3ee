import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('axiom-of-grisk', () => {
  it('wards a creature and destroys each creature without æmber: the ward saves that one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['axiom-of-grisk'], line: ['bumpsy', { id: 'mother', aember: 1 }] },
      foe: { line: ['troll', { id: 'tocsin', aember: 2 }] },
    });
    t.me.play('axiom-of-grisk').choose('bumpsy');
    t.expect({
      me: { chains: 2, line: ['bumpsy', { id: 'mother', aember: 1 }] },
      foe: { line: [{ id: 'tocsin', aember: 2 }], discard: ['troll'] },
    });
  });

  it('may ward an enemy creature, also one with æmber, which keeps the ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['axiom-of-grisk'], line: ['bumpsy'] },
      foe: { line: [{ id: 'tocsin', aember: 2 }] },
    });
    t.me.play('axiom-of-grisk').choose('tocsin');
    t.expect({ me: { chains: 2, line: [] }, foe: { line: [{ id: 'tocsin', aember: 2, warded: true }] } });
  });

  it('ruling axiom-of-grisk/nobody: gives the chains also where there is no creature to ward', () => {
    const t = table({ me: { house: 'saurian', hand: ['axiom-of-grisk'] }, foe: {} });
    t.me.play('axiom-of-grisk');
    t.expect({ me: { chains: 2 } });
  });
});
