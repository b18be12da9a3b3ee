// Keywords, abilities and constants that cards gain from others, while their text is blank (Shadow of Dis).
// R: 18.4 "Upgrades": it is text of the creature, and blank with it. Before, it stays.
import type { EditionName, SeatPosition } from '@vaultsong/engine';
import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { myHouses } from '../../testing/houses.ts';

const editions: readonly EditionName[] = ['current', 'master-16'];
type TestTable = ReturnType<typeof table>;

const isBlankIn = (edition: EditionName): boolean => edition === 'current';

describe.each(editions)('under Shadow of Dis in %s', (edition) => {
  const shadowed = (foe: SeatPosition, hand: SeatPosition['hand'] = [], aember = 0): TestTable => {
    const me = { house: 'dis', ...myHouses.dis, hand: ['shadow-of-dis', ...hand], aember, deck: filler(9) } as const;
    const t = table({ edition, me, foe: { houses: ['dis', 'shadows', 'brobnar'], ...foe }, tide: { highFor: 0 } });
    t.me.play('shadow-of-dis');
    return t;
  };
  const seat = (t: TestTable, player: 0 | 1) => see(t.state, player).players[player]!;

  it('keys of the opponent cost no more', () => {
    const t = shadowed({ line: [{ id: 'troll', upgrades: ['jammer-pack'] }] });
    expect(seat(t, 0).keyCost).toBe(isBlankIn(edition) ? 6 : 8);
  });

  it('discombobulator: æmber can be stolen', () => {
    const hand = [{ id: 'urchin', house: 'dis' }] as const;
    const t = shadowed({ aember: 2, line: [{ id: 'troll', upgrades: ['discombobulator'] }] }, hand);
    const before = seat(t, 0).aember;
    t.me.play('urchin');
    expect(seat(t, 0).aember - before).toBe(isBlankIn(edition) ? 1 : 0);
  });

  it('the-callipygian-ideal: its æmber cannot be spent', () => {
    const t = shadowed({ aember: 5, line: [{ id: 'troll', aember: 1, upgrades: ['the-callipygian-ideal'] }] });
    t.me.end();
    expect(seat(t, 1).keys).toBe(isBlankIn(edition) ? 0 : 1);
  });

  it('mole: nor by the opponent of its creature', () => {
    const t = shadowed({ line: [{ id: 'troll', aember: 1, upgrades: ['mole'] }] });
    expect(seat(t, 0).spendable).toBe(isBlankIn(edition) ? 0 : 1);
  });

  it('mantle-of-the-zealot: it is used in its own house alone', () => {
    const t = shadowed({ line: [{ id: 'troll', upgrades: ['mantle-of-the-zealot'] }] });
    t.me.end();
    t.foe.house('shadows');
    if (isBlankIn(edition)) t.foe.cannot('reap', 'troll', 'wrong-house');
    else t.foe.reap('troll');
    expect(seat(t, 1).aember).toBe(isBlankIn(edition) ? 0 : 1);
  });

  it('dry-the-river: it can reap while the tide is low', () => {
    const t = shadowed({ line: ['troll'], artifacts: ['dry-the-river'] });
    t.me.end();
    t.foe.house('brobnar');
    if (isBlankIn(edition)) t.foe.reap('troll');
    else t.foe.cannot('reap', 'troll', 'forbidden');
    expect(seat(t, 1).aember).toBe(isBlankIn(edition) ? 1 : 0);
  });
});
