import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('techno-shade', () => {
  const used = { id: 'techno-shade', exhausted: true };

  it('after a reap a random card of the opponent’s hand goes into their deck', () => {
    const t = table({
      me: { house: 'geistoid', line: ['techno-shade'], hand: ['anger'] },
      foe: { hand: ['punch', 'punch'], deck: ['punch'] },
    });
    t.me.reap('techno-shade');
    t.expect({
      me: { aember: 1, hand: ['anger'], line: [used] },
      foe: { hand: ['punch'], deck: ['punch', 'punch'] },
    });
  });

  it('after a fight, too', () => {
    const t = table({
      me: { house: 'geistoid', line: ['techno-shade'] },
      foe: { line: ['dust-imp'], hand: ['punch'] },
    });
    t.me.fight('techno-shade', 'dust-imp');
    t.expect({
      me: { line: [{ ...used, damage: 1 }] },
      foe: { line: [], hand: [], deck: ['punch'], discard: ['dust-imp'] },
    });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'geistoid', line: ['techno-shade'] }, foe: { deck: ['punch'] } });
    t.me.reap('techno-shade');
    t.expect({ me: { aember: 1, line: [used] }, foe: { hand: [], deck: ['punch'] } });
  });
});
