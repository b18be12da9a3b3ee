import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blea-forh', () => {
  const fought = () => {
    const t = table({
      me: { house: 'ekwidon', line: ['blea-forh', { id: 'troll', damage: 1 }] },
      foe: { line: ['dust-imp', { id: 'valdr', damage: 4 }] },
    });
    t.me.fight('blea-forh', 'dust-imp');
    return t;
  };
  const exhausted = { id: 'blea-forh', exhausted: true };

  it('heals up to 2 of a creature, and exalts it as often', () => {
    const t = fought();
    t.me.choose('valdr').choose(2);
    t.expect({
      me: { line: [exhausted, { id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 2, aember: 2 }] },
    });
  });

  it('less may be healed, or nothing', () => {
    const t = fought();
    t.me.choose('valdr').choose(1);
    t.expect({
      me: { line: [exhausted, { id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 3, aember: 1 }] },
    });
    const none = fought();
    none.me.choose('valdr').choose(0);
    none.expect({
      me: { line: [exhausted, { id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('exalts only for damage that was there', () => {
    const t = fought();
    t.me.choose('troll').choose(1);
    t.expect({
      me: { line: [exhausted, { id: 'troll', aember: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
    const unhurt = fought();
    unhurt.me.choose('blea-forh');
    unhurt.expect({
      me: { line: [exhausted, { id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });
});
