// Positions of creatures in the battleline.
import { describe, expect, it } from 'vitest';
import type { Filter, SeatPosition } from '../../../index.ts';
import {
  a,
  another,
  cannotPlayOnFlank,
  constant,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  each,
  eachTime,
  enemy,
  fights,
  friendly,
  gain,
  getsPower,
  inCenter,
  inHand,
  is,
  isPlayedOnFlank,
  lasting,
  named,
  neighborOf,
  putIntoPlaceOf,
  putIntoPlay,
  reap,
  rearrange,
  remember,
  self,
  table,
  thisCreature,
  thisWay,
  topOfDeck,
  when,
  whileTrue,
  withPowerAtLeast,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const aemberOf = (t: ReturnType<typeof table>, seat: 0 | 1 = 0): number | undefined => t.state.players[seat]?.aember;
const ruin = (filter: Parameters<typeof each>[0]): string => spell('ruin', destroy(each(filter)));
const tagged = (t: ReturnType<typeof table>): readonly string[] =>
  [0, 1].flatMap((seat) => (t.state.players[seat]?.line ?? []).map((id) => t.state.cards[id]?.ref.name ?? ''));

describe('where creatures stand', () => {
  it('Filter: center', () => {
    for (const [line, left] of [
      [
        ['one', 'two', 'three'],
        ['one', 'three'],
      ],
      [
        ['one', 'two'],
        ['one', 'two'],
      ],
      [['one'], []],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [ruin(inCenter(creature))], line } });
      t.me.play('ruin');
      expect(tagged(t)).toEqual(left);
    }
  });

  it('center: holds as long as the number is odd', () => {
    const chief = being('chief', {}, whileTrue(is(self, inCenter(creature)), getsPower(friendly(creature), 2)));
    const t = table({ me: { house: 'brobnar', hand: ['six'], line: ['one', chief, 'two'] }, foe: { line: ['four'] } });
    t.me.fight('two', 'four');
    expect(tagged(t)).toEqual(['one', chief]);
  });

  it('Pattern played: on the flank where a creature is put, whatever follows', () => {
    const toll = thing('toll', eachTime(isPlayedOnFlank('you', 'left'), gain(2)));
    const t = table({
      me: { house: 'brobnar', artifacts: [toll], hand: ['six', 'five', spell('fetch', gain(1))], line: ['one'] },
    });
    t.me.play('six', 'right');
    expect(aemberOf(t)).toBe(0);
    t.me.play('five', 'left');
    expect(aemberOf(t)).toBe(2);
  });

  it('Modifier player-cannot with a flank: a creature is played elsewhere, or not at all', () => {
    const gate = thing('gate', constant(cannotPlayOnFlank('opponent', 'right')));
    const t = table({
      me: { house: 'brobnar', hand: ['six', 'five'], line: ['one'] },
      foe: { artifacts: [gate] },
    });
    t.me.play('six').play('five');
    expect(tagged(t)).toEqual(['five', 'six', 'one']);
    const alone = table({ me: { house: 'brobnar', hand: ['six'] }, foe: { artifacts: [gate] } });
    alone.me.cannot('play', 'six', 'forbidden');
    const own = table({ me: { house: 'brobnar', hand: ['six'], line: ['one'], artifacts: [gate] }, foe: {} });
    own.me.play('six', 'right');
    expect(tagged(own)).toEqual(['one', 'six']);
  });

  it('Modifier player-cannot with a flank: only such creatures, and only those that are played', () => {
    const gate = thing('gate', constant(cannotPlayOnFlank('opponent', 'left', withPowerAtLeast(6, creature))));
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['six', 'five', spell('fetch', putIntoPlay(a(inHand(named('six')))))],
        line: ['one'],
      },
      foe: { artifacts: [gate] },
    });
    t.me.play('five', 'left').play('fetch').flank('left');
    expect(tagged(t)).toEqual(['six', 'five', 'one']);
  });

  it('Modifier player-cannot with a flank: with both of them barred there is no place but those, and one of them it is', () => {
    const gate = thing('gate', constant(cannotPlayOnFlank('opponent', 'left'), cannotPlayOnFlank('opponent', 'right')));
    const t = table({ me: { house: 'brobnar', hand: ['six'], line: ['one'] }, foe: { artifacts: [gate] } });
    t.me.play('six', 'left');
    expect(tagged(t)).toEqual(['six', 'one']);
  });

  it('Verb arrange: in the order that was chosen, whoever owns them', () => {
    const order = spell('order', rearrange(enemy(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [order] },
      foe: { line: ['one', { id: 'two', owner: 0 }, 'three'] },
    });
    t.me.play(order).choose('three').choose('one').choose('two');
    t.expect({ foe: { line: ['three', 'one', { id: 'two', owner: 0 }] } });
  });

  it.each([
    { chosen: ['four', 'two', 'one'], line: ['four', 'captain', 'two', 'one'] },
    { chosen: ['one', 'two', 'four'], line: ['one', 'captain', 'two', 'four'] },
    { chosen: ['two', 'four', 'one'], line: ['two', 'captain', 'four', 'one'] },
  ])('Verb arrange: what is not rearranged stays where it is: $chosen', ({ chosen, line }) => {
    const captain = being('captain', {}, reap(rearrange(another(friendly(creature)))));
    const t = table({ me: { house: 'brobnar', line: ['one', captain, 'two', 'four'] } });
    t.me.reap(captain);
    for (const name of chosen.slice(0, -1)) t.me.choose(name);
    t.expect({ me: { line: line.map((id) => (id === captain ? { id, exhausted: true } : id)) } });
  });
});

describe('a neighbor that is gone', () => {
  it('is still the neighbor that it was, for what waits for its fight', () => {
    const lookout = being('lookout', {}, eachTime(fights(neighborOf(self)), gain(2)));
    const t = table({
      me: { house: 'brobnar', line: ['one', lookout, 'two', 'three'] },
      foe: { line: ['six', 'hedgehog'] },
    });
    t.me.fight('one', 'six');
    expect(aemberOf(t)).toBe(2);
    t.me.fight('two', 'hedgehog');
    expect(aemberOf(t)).toBe(4);
    t.me.fight('three', 'six');
    expect(aemberOf(t)).toBe(6);
  });
});

describe('putIntoPlaceOf', () => {
  const heir = being(
    'heir',
    { power: 2 },
    destroyed(
      discard(topOfDeck()),
      when(
        is(thisWay(), creature),
        remember(thisWay(), (found) => [
          lasting('turn', eachTime({ event: 'leave', card: thisCreature }, putIntoPlaceOf(self, found)), 1),
        ]),
      ),
    ),
  );
  const hits = (n: number, among: Filter) => spell('hit', dealDamage(n, each(among)));
  const after = (
    line: NonNullable<SeatPosition['line']>,
    hit: string,
    deck: NonNullable<SeatPosition['deck']> = ['three'],
  ) => {
    const t = table({ me: { house: 'brobnar', hand: [hit] }, foe: { line, deck } });
    t.me.play('hit');
    return t;
  };

  it.each([
    { line: [heir, 'one', 'five'], stands: ['three', 'one', 'five'] },
    { line: ['one', heir, 'five'], stands: ['one', 'three', 'five'] },
    { line: ['one', 'five', heir], stands: ['one', 'five', 'three'] },
    { line: [heir], stands: ['three'] },
  ])('puts it where the creature stood that has left: $stands', ({ line, stands }) => {
    const exhausted = stands.map((id) => (id === 'three' ? { id, exhausted: true } : id));
    after(line, hits(2, named('heir', creature))).expect({ foe: { line: exhausted, discard: ['heir'] } });
  });

  it('where its neighbors leave with it, next to who still stands', () => {
    const t = after(['five', 'two', heir, 'one', 'five'], hits(2, creature));
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 2 },
          { id: 'three', exhausted: true },
          { id: 'five', damage: 2 },
        ],
        discard: ['one', 'heir', 'two'],
      },
    });
  });

  it('does nothing with what is no creature, and nothing where no card is left', () => {
    after(['one', heir], hits(2, named('heir', creature)), [spell('rest')]).expect({
      foe: { line: ['one'], discard: ['heir', 'rest'] },
    });
    after(['one', heir], hits(2, named('heir', creature)), []).expect({ foe: { line: ['one'], discard: ['heir'] } });
  });
});
