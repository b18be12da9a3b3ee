// The tests of Mogghunter and Mega Mogghunter, which differ in power.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them. */
export function mogghunterTests(mogghunter: CardName): void {
  it('deals 2 to a flank creature after a fight, of either side', () => {
    const t = table({
      me: { house: 'brobnar', line: [mogghunter, 'krump', 'troll'] },
      foe: { line: ['mother', 'batdrone', 'valdr', 'dust-imp'] },
    });
    t.me.fight(mogghunter, 'batdrone');
    expect(t.options()).toEqual([mogghunter, 'troll', 'mother', 'dust-imp']);
    t.me.choose('dust-imp');
    t.expect({
      me: { line: [{ id: mogghunter, damage: 2, exhausted: true }, 'krump', 'troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
  });

  it('hits itself where it is the only creature left', () => {
    const t = table({ me: { house: 'brobnar', line: [mogghunter] }, foe: { line: ['dust-imp'] } });
    t.me.fight(mogghunter, 'dust-imp');
    t.expect({ me: { line: [{ id: mogghunter, damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('deals nothing after a fight that it does not survive', () => {
    const t = table({
      me: { house: 'brobnar', line: [mogghunter] },
      foe: { line: [{ id: 'troll', power: 3 }, 'mother'] },
    });
    t.me.fight(mogghunter, 'troll');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'troll', power: 3, damage: mogghunter === 'mogghunter' ? 6 : 8 }, 'mother'] },
    });
  });
}
