// The tests of Gron Nine-Toes and Mega Gron Nine-Toes, which differ in power.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them; `equal`: a creature with just its power, counters and all. */
export function gronTests(
  gron: CardName,
  power: number,
  equal: { readonly id: CardName; readonly power: number },
): void {
  it('dies of damage as great as its power, which nothing adds to before that', () => {
    const t = table({ me: { house: 'brobnar', line: [gron, 'krump'] }, foe: { line: [equal] } });
    t.me.fight(gron, equal.id);
    t.expect({ me: { line: ['krump'], discard: [gron] }, foe: { line: [], discard: [equal.id] } });
  });

  it('has 4 more power once it is damaged, in attack and defense', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: gron, damage: 1 }] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: [equal, { id: 'mother', power: 1 }] },
    });
    t.me.fight(gron, equal.id);
    t.expect({
      me: { line: [{ id: gron, damage: power + 1, exhausted: true }] },
      foe: { line: [{ id: 'mother', power: 1 }] },
    });
    t.me.end();
    t.foe.house('logos').fight('mother', gron);
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('survives nothing as great as its power and the 4', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: gron, damage: power - 2 }] },
      foe: { line: [equal] },
    });
    t.me.play('punch').choose(gron);
    t.expect({ me: { aember: 1, line: [{ id: gron, damage: power + 1 }] }, foe: { line: [equal] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: gron, damage: power + 1 }] },
      foe: { line: [equal] },
    });
    u.me.play('punch').choose(gron);
    u.expect({ me: { aember: 1, line: [] }, foe: { line: [equal] } });
  });

  it('deals its greater power only once it is damaged', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: gron, damage: 1 }, gron] },
      foe: { line: ['grimlocus-dux', 'grimlocus-dux'] },
    });
    t.me.fight(`${gron}#2`, 'grimlocus-dux#1').fight(`${gron}#1`, 'grimlocus-dux#2');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'grimlocus-dux', damage: power - 2 },
          { id: 'grimlocus-dux', damage: power + 2 },
        ],
      },
    });
  });

  it('has its own power again once it is healed', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['healing-blast'], line: [{ id: gron, damage: power }] },
      foe: { houses: ['brobnar', 'logos', 'shadows'], line: [equal] },
    });
    t.me.play('healing-blast').choose(gron).end();
    t.foe.house('brobnar').fight(equal.id, gron);
    t.expect({ me: { aember: 3, line: [] }, foe: { line: [] } });
  });
}
