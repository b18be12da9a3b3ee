// Values are set first, and added to after that.
import { describe, expect, it } from 'vitest';
import {
  constant,
  creature,
  each,
  friendly,
  getsArmor,
  getsPower,
  host,
  named,
  neighborOf,
  see,
  self,
  setsArmor,
  setsPower,
  table,
  withPowerAtLeast,
} from '../../index.ts';
import { being, gear } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';

const line = (t: ReturnType<typeof table>) => see(t.state, 0).players[0]!.line;

describe('set before add [rule set-values]', () => {
  it('Modifier set-power: in place of what is printed, before counters and what is added', () => {
    const crown = gear('crown', constant(setsPower(host, 3)));
    const drum = being('drum', { power: 4 }, constant(getsPower(friendly(named('nine')), 2)));
    const t = table({ me: { house: 'brobnar', line: [{ id: 'nine', power: 1, upgrades: [crown] }, drum] } });
    expect(line(t)[0]?.power).toBe(6);
    expect(line(t)[0]?.printed.power).toBe(9);
  });

  it('whatever order they stand in, and the last one that sets it rules', () => {
    const [low, high] = [
      gear('crown-low', constant(setsPower(host, 2))),
      gear('crown-high', constant(getsPower(host, 1), setsPower(host, 8))),
    ];
    const power = (...upgrades: string[]) =>
      line(table({ me: { house: 'brobnar', line: [{ id: 'five', upgrades }] } }))[0]?.power;
    expect(power(low, high)).toBe(9);
    expect(power(high, low)).toBe(3);
  });

  it('"equal to the power of": read at each moment', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'one', power: 1 }], hand: ['set-equal'] },
      foe: { line: [{ id: 'eight', damage: 1 }] },
    });
    t.me.play('set-equal').choose('eight', 'one');
    expect(line(t)[0]?.power).toBe(9);
  });

  it('a creature whose power is set below its damage is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'nine', damage: 4 }],
        hand: [gear('crown-three', constant(setsPower(host, 3)))],
      },
    });
    t.me.play('crown-three').choose('nine');
    t.expect({ me: { line: [], discard: ['nine', 'crown-three'] } });
  });

  it('Modifier set-armor: in place of what is printed', () => {
    const plate = gear('plate', constant(setsArmor(host, 1), getsArmor(host, 1)));
    const t = table({ me: { house: 'sanctum', line: [{ id: 'knight', upgrades: [plate] }] } });
    expect(line(t)[0]).toMatchObject({ armor: 2, armorLeft: 2, printed: { armor: 2 } });
  });

  it('in a circle, what sets power sees it without any modifier of the circle', () => {
    const leveller = being('leveller', { power: 4 }, constant(setsPower(friendly(withPowerAtLeast(5, creature)), 2)));
    const t = table({ me: { house: 'brobnar', line: [leveller, 'six', 'three'] } });
    expect(line(t).map(({ power }) => power)).toEqual([4, 2, 3]);
    const twin = being(
      'twin-leveller',
      { power: 4 },
      constant(setsPower(neighborOf(self), { powerOf: each(neighborOf(self)) })),
    );
    const pair = table({ me: { house: 'brobnar', line: [twin, twin] } });
    expect(line(pair).map(({ power }) => power)).toEqual([4, 4]);
  });
});
