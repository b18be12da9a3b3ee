// The tests that the three Æmberdrakes share: they differ in nothing but the color of their key.
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import { myHouses } from '../../../testing/houses.ts';

type Color = 'blue' | 'red' | 'yellow';

/** @param other a key of another color */
export function drake(color: Color, other: Color): void {
  const id = `${color}-aemberdrake`;
  // A Punch of 3 is 1 more than its armor.
  const dying = { id, damage: 7 };
  const foe = { house: 'brobnar', hand: ['punch'] } as const;

  it(`gains 4, then forges its player’s ${color} key at its current cost, although it is not that player’s turn`, () => {
    const t = table({ active: 1, me: { ...myHouses.brobnar, aember: 3, line: [dying] }, foe });
    t.foe.play('punch');
    t.expect({ me: { aember: 1, keys: [color], line: [], discard: [id] }, foe: { aember: 1, keys: 0 } });
  });

  it('only gains where that is too little, as the current cost may be higher', () => {
    const t = table({ active: 1, me: { aember: 1, line: [dying] }, foe });
    t.foe.play('punch');
    t.expect({ me: { aember: 5, keys: 0, line: [] } });
    for (const [before, after, keys] of [
      [2, 6, 0],
      [3, 0, 1],
    ] as const) {
      const u = table({ active: 1, me: { aember: before, line: [dying] }, foe: { ...foe, line: ['murmook'] } });
      u.foe.play('punch').choose(id);
      u.expect({ me: { aember: after, keys, line: [] }, foe: { line: ['murmook'] } });
    }
  });

  it('only gains where that key is forged already, as it is no other key', () => {
    const t = table({ active: 1, me: { aember: 6, keys: [color], line: [dying] }, foe });
    t.foe.play('punch');
    t.expect({ me: { aember: 10, keys: [color], line: [] } });
  });

  it('forges it beside another, and wins with the third', () => {
    const t = table({ active: 1, me: { aember: 2, keys: [other], line: [dying] }, foe });
    t.foe.play('punch');
    t.expect({ me: { aember: 0, keys: [other, color], line: [] } });
    const rest = (['red', 'yellow', 'blue'] as const).filter((one) => one !== color);
    const u = table({ active: 1, me: { aember: 2, keys: rest, line: [dying] }, foe });
    u.foe.play('punch');
    u.expect({ winner: 'me', me: { line: [{ ...dying, damage: 8 }] } });
  });

  it('does nothing where it leaves play without being destroyed', () => {
    const t = table({ active: 1, me: { aember: 6, line: [id] }, foe: { house: 'dis', hand: ['fear'] } });
    t.foe.play('fear');
    t.expect({ me: { aember: 6, keys: 0, line: [], hand: [id] } });
  });
}
