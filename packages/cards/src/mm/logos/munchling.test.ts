import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('munchling', () => {
  const fighting = { id: 'munchling', exhausted: true };

  it('discards a Logos card from hand to gain 1 after it fought', () => {
    const t = table({
      me: { house: 'logos', line: ['munchling'], hand: ['mother', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('munchling', 'troll').yes();
    t.expect({
      me: { aember: 1, line: [fighting], hand: ['punch'], discard: ['mother'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('or one from the archives', () => {
    const t = table({
      me: { house: 'logos', line: ['munchling'], hand: ['mother'], archives: ['batdrone', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('munchling', 'troll').yes().choose('batdrone');
    t.expect({
      me: { aember: 1, line: [fighting], hand: ['mother'], archives: ['punch'], discard: ['batdrone'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('need not', () => {
    const t = table({ me: { house: 'logos', line: ['munchling'], hand: ['mother'] }, foe: { line: ['troll'] } });
    t.me.fight('munchling', 'troll').no();
    t.expect({
      me: { aember: 0, line: [fighting], hand: ['mother'], discard: [] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('asks nothing where there is no Logos card, whatever lies in the archives of the opponent', () => {
    const t = table({
      me: { house: 'logos', line: ['munchling'], hand: ['punch'], archives: ['fear'] },
      foe: { line: ['troll'], hand: ['mother'], archives: ['batdrone'] },
    });
    t.me.fight('munchling', 'troll');
    t.expect({ me: { aember: 0, line: [fighting], hand: ['punch'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('does not reap that way, and eats nothing where the fight destroyed it', () => {
    const t = table({ me: { house: 'logos', line: ['munchling'], hand: ['mother'] }, foe: {} });
    t.me.reap('munchling');
    t.expect({ me: { aember: 1, line: [fighting], hand: ['mother'] } });
    const u = table({
      me: { house: 'logos', line: ['munchling'], hand: ['mother'] },
      foe: { line: ['briar-grubbling'] },
    });
    u.me.fight('munchling', 'briar-grubbling');
    u.expect({ me: { aember: 0, line: [], hand: ['mother'] }, foe: { line: ['briar-grubbling'] } });
  });
});
