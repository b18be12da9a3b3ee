import { describe, expect, it } from 'vitest';
import type { Filter, Modifier, Ref, State } from '../../index.ts';
import {
  a,
  attackableBy,
  belongsTo,
  cannot,
  canOnlyAttack,
  clone,
  constant,
  count,
  creature,
  dealDamage,
  each,
  enemy,
  friendly,
  gainsKeyword,
  getsArmor,
  getsPower,
  isOnFlank as isFlank,
  losesKeyword,
  neighborOf,
  ofHouse,
  onFlank,
  perNeighbor,
  position,
  see,
  self,
  table,
  thisCreature,
  withArmor,
  withKeyword,
  withPowerAtLeast,
  withTrait,
} from '../../index.ts';
import { canAttack } from '../../read/values/attack.ts';
import { housesOf } from '../../read/values/house.ts';
import { keyword } from '../../read/values/keyword.ts';
import { isOnFlank } from '../../read/values/place.ts';
import { power } from '../../read/values/power.ts';
import { traitsOf } from '../../read/values/trait.ts';
import { being, spell, thing } from '../../testing/cards.ts';

const hasTrait = (of: Filter, trait: string): Modifier => ({ mod: 'trait', of, trait });

/** My battleline and artifacts against a line of one creature of power 5. */
const facing = (line: readonly string[], artifacts: readonly string[]): State =>
  position({ seats: [{ house: 'brobnar', line: [...line], artifacts: [...artifacts] }, { line: ['five'] }] });

const mine = (s: State): readonly Ref[] => (s.players[0]?.line ?? []).map((id) => s.cards[id]!.ref);
const powers = (s: State): readonly number[] => mine(s).map((ref) => power(s, ref));

describe('a modifier that looks at what it changes', () => {
  const drum = () => thing('drum', constant(getsPower(friendly(withPowerAtLeast(3, creature)), 1)));

  it('power by power: it looks at power as it is without it [rule constant-ability]', () => {
    const s = facing(['two', 'three'], [drum()]);
    expect(powers(s)).toEqual([2, 4]);
    expect(see(s, 0).players[0]?.line.map((card) => card.power)).toEqual([2, 4]);
  });

  it('modifiers in no circle count first', () => {
    const flag = thing('flag', constant(getsPower(friendly(creature), 1)));
    expect(powers(facing(['two', 'three'], [drum(), flag]))).toEqual([4, 5]);
    expect(powers(facing(['two', 'three'], [flag, drum()]))).toEqual([4, 5]);
  });

  it('two of them do not see each other', () => {
    const s = facing(['two', 'three'], [drum(), thing('gong', constant(getsPower(withPowerAtLeast(4, creature), 1)))]);
    expect(powers(s)).toEqual([2, 4]);
  });

  it('two creatures that look at each other see each other without it', () => {
    const bully = being('bully', { power: 3 }, constant(getsPower(thisCreature, { powerOf: each(neighborOf(self)) })));
    expect(powers(facing([bully, bully, 'one'], []))).toEqual([6, 7, 1]);
  });

  it('the game goes on with it: what it gives keeps a creature alive', () => {
    const bolt = spell('bolt', dealDamage(3, a(friendly(creature))));
    const t = table({ me: { house: 'brobnar', hand: [bolt], line: ['two', 'three'], artifacts: [drum()] }, foe: {} });
    t.me.play('bolt').choose('three');
    t.expect({ me: { discard: ['bolt'], line: ['two', { id: 'three', damage: 3 }] } });
  });

  it('armor by armor, and by how many have it', () => {
    const wall = thing('wall', constant(getsArmor(withArmor(creature), count(each(withArmor(creature))))));
    const bolt = spell('bolt', dealDamage(3, each(friendly(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [bolt], line: ['five', 'shield'], artifacts: [wall] },
      foe: {},
    });
    t.me.play('bolt');
    t.expect({ me: { discard: ['bolt'], line: [{ id: 'five', damage: 3 }, 'shield'] } });
  });

  it('house by house: who belongs to one becomes the other, and that is not looked at again', () => {
    const s = facing(
      ['five', 'imp', 'scholar'],
      [
        thing('dye', constant(belongsTo(ofHouse('brobnar', creature), 'dis'))),
        thing('bleach', constant(belongsTo(ofHouse('dis', creature), 'logos'))),
      ],
    );
    expect(mine(s).map((ref) => housesOf(s, ref)[0])).toEqual(['dis', 'logos', 'logos']);
  });

  it('the house of a neighbor that has the house of its neighbor', () => {
    const mimic = being('mimic', {}, constant(belongsTo(thisCreature, { houseOf: each(neighborOf(self)) })));
    const s = facing(['imp', mimic, mimic], []);
    expect(mine(s).map((ref) => housesOf(s, ref)[0])).toEqual(['dis', 'dis', 'brobnar']);
  });

  it('trait by trait, keyword by keyword, flank by flank', () => {
    const s = facing(
      ['giant', 'taunter', 'two'],
      [
        thing('saddle', constant(hasTrait(withTrait('giant', creature), 'mount'))),
        thing('horn', constant(gainsKeyword(withKeyword('taunt', creature), 'taunt'))),
        thing('edge', constant(isFlank(neighborOf(each(onFlank(creature)))))),
      ],
    );
    const [giant, taunter, two] = mine(s);
    if (giant === undefined || taunter === undefined || two === undefined) throw new Error('No line');
    expect(traitsOf(s, giant)).toEqual(['giant', 'mount']);
    expect([keyword(s, taunter, 'taunt'), keyword(s, two, 'taunt')]).toEqual([2, 0]);
    expect(mine(s).map((ref) => isOnFlank(s, ref))).toEqual([true, true, true]);
  });

  it('a keyword that is lost where it is had', () => {
    const s = facing(['taunter'], [thing('hush', constant(losesKeyword(withKeyword('taunt', creature), 'taunt')))]);
    expect(mine(s).map((ref) => keyword(s, ref, 'taunt'))).toEqual([0]);
  });

  it('who can be attacked, by who can be attacked', () => {
    const s = facing(
      ['five'],
      [
        thing('smoke', constant(cannot(attackableBy(each(friendly(creature)), enemy(creature)), 'attacked'))),
        thing('lure', constant(canOnlyAttack(creature, attackableBy(each(creature), creature)))),
      ],
    );
    const [attacker] = mine(s);
    const defender = s.cards[s.players[1]?.line[0] ?? -1]?.ref;
    if (attacker === undefined || defender === undefined) throw new Error('No lines');
    expect(canAttack(s, attacker, defender)).toBe(false);
  });
});

describe('modifiers of two definitions that look at what the other changes', () => {
  const strong = () => thing('crown', constant(hasTrait(withPowerAtLeast(4, creature), 'knight')));
  const noble = () => thing('oath', constant(getsPower(withTrait('knight', creature), 2)));

  it.each([
    ['one way', [strong, noble]],
    ['the other', [noble, strong]],
  ] as const)('power by trait and trait by power, defined %s round [rule constant-ability]', (_, both) => {
    const s = facing(
      ['three', 'five', 'knight'],
      both.map((define) => define()),
    );
    // The five is a knight, but not for the power that knights get: that looks at traits without such modifiers.
    expect(powers(s)).toEqual([3, 5, 6]);
    expect(mine(s).map((ref) => traitsOf(s, ref).includes('knight'))).toEqual([false, true, true]);
  });

  it('alone, each is read as it stands', () => {
    expect(powers(facing(['three', 'knight'], [noble()]))).toEqual([3, 6]);
    const s = facing(['three', 'five'], [strong(), thing('flag', constant(getsPower(creature, 1)))]);
    expect(mine(s).map((ref) => traitsOf(s, ref).includes('knight'))).toEqual([true, true]);
  });

  it('through a third: power by house, house by trait, trait by power', () => {
    const s = facing(
      ['five', 'imp'],
      [
        thing('pact', constant(getsPower(ofHouse('dis', creature), 1))),
        thing('gate', constant(belongsTo(withTrait('knight', creature), 'dis'))),
        strong(),
      ],
    );
    expect(powers(s)).toEqual([5, 3]);
    expect(mine(s).map((ref) => housesOf(s, ref)[0])).toEqual(['brobnar', 'dis']);
  });
});

describe('any modifiers together', () => {
  const filters: readonly Filter[] = [
    creature,
    withPowerAtLeast(4, creature),
    withTrait('knight', creature),
    ofHouse('brobnar', creature),
    withKeyword('taunt', creature),
    withArmor(creature),
    onFlank(creature),
    neighborOf(each(withPowerAtLeast(5, creature))),
    { type: 'creature', sharesHouseWithNeighbor: true },
    { type: 'creature', where: { says: 'strong', test: (card) => card.power > 4 } },
    attackableBy(each(enemy(creature)), creature),
  ];
  const kinds: readonly ((of: Filter) => Modifier)[] = [
    (of) => getsPower(of, 1),
    (of) => getsPower(of, perNeighbor(self, withPowerAtLeast(3, creature))),
    (of) => getsPower(of, count(each(withTrait('knight', creature)))),
    (of) => getsArmor(of, 1),
    (of) => hasTrait(of, 'knight'),
    (of) => belongsTo(of, 'brobnar'),
    (of) => belongsTo(of, 'dis'),
    (of) => gainsKeyword(of, 'taunt'),
    (of) => losesKeyword(of, 'taunt'),
    (of) => isFlank(of),
    (of) => cannot(of, 'attacked'),
    (of) => canOnlyAttack(creature, of),
  ];
  const readings = (s: State, refs: readonly Ref[]): readonly unknown[] =>
    refs.map((ref) => [
      power(s, ref),
      traitsOf(s, ref),
      housesOf(s, ref)[0],
      keyword(s, ref, 'taunt'),
      isOnFlank(s, ref),
      canAttack(s, ref, refs[0]!),
    ]);

  it.each(Array.from({ length: 60 }, (_, i) => i))('are read, and alike in any order: %i', (seed) => {
    const pick = <T>(items: readonly T[], n: number): T => items[n % items.length]!;
    const artifacts = Array.from({ length: 4 }, (_, i) => {
      const n = (seed + 1) * 7919 + i * 104_729;
      return thing(`any-${i}`, constant(pick(kinds, n)(pick(filters, Math.floor(n / 12) + seed))));
    });
    const s = facing(['three', 'knight', 'imp', 'taunter', 'beast'], artifacts);
    const refs = [...mine(s), ...(s.players[1]?.line ?? []).map((id) => s.cards[id]!.ref)];
    const copy = clone(s);
    const backwards = readings(copy, refs.slice(0, 1).concat([...refs.slice(1)].reverse()));
    const [first, ...rest] = readings(s, refs);
    expect(backwards).toEqual([first, ...rest.reverse()]);
  });
});
