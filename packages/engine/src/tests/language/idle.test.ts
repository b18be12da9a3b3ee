// Questions that decide nothing are not asked: whatever the answer is, nothing happens.
import { describe, expect, it } from 'vitest';
import type { Cards, Node, SeatPosition } from '../../index.ts';
import {
  a,
  addPowerCounters,
  amountThisWay,
  archive,
  artifact,
  besides,
  capture,
  chooseOne,
  count,
  creature,
  damaged,
  dealDamage,
  discard,
  draw,
  each,
  enemy,
  exactly,
  exhaust,
  fightWith,
  friendly,
  gain,
  heal,
  healUpTo,
  ifYouDo,
  inDeck,
  may,
  moveAember,
  named,
  only,
  otherwise,
  product,
  ready,
  readyAndFightWith,
  reapWith,
  rearrange,
  remember,
  reveal,
  seq,
  shiftAember,
  steal,
  stun,
  table,
  takeAember,
  topOfDeck,
  unstun,
  upTo,
  useCard,
  ward,
  when,
} from '../../index.ts';
import { choose, exists } from '../../language/words.ts';
import { spell } from '../../testing/cards.ts';

const mine: SeatPosition = { house: 'brobnar', line: ['one', 'five'] };
const theirs: SeatPosition = { line: ['two', 'nine'] };

/** What the player is asked who plays a card that does this: `move` where nothing is. */
function askedBy(effect: Node, me: SeatPosition = mine, foe: SeatPosition = theirs) {
  const t = table({ me: { ...me, hand: [spell('x', effect)] }, foe });
  t.me.play('x');
  return t.state.ask?.kind;
}

const tired = (id: string) => ({ id, exhausted: true });
const dazed = (id: string) => ({ id, stunned: true });
const hurt = (id: string) => ({ id, damage: 1 });

describe('a choice of a card that decides nothing', () => {
  it.each<[string, string, Node]>([
    ['damage of 0', 'move', dealDamage(count(each(damaged(creature))), a(creature))],
    ['damage of 0 that splashes', 'cards', dealDamage(0, a(creature), { splash: 1 })],
    ['healing where nobody is damaged', 'move', heal(3, a(creature))],
    ['healing of up to so much where nobody is damaged', 'move', healUpTo(2, a(creature))],
    ['no counters', 'move', addPowerCounters(product(2, count(each(damaged(creature)))), a(creature))],
    ['capturing from an empty pool', 'move', capture(1, a(friendly(creature)))],
    ['moving æmber out of an empty pool', 'move', moveAember(1, 'opponent', a(creature))],
    ['readying where all are ready', 'move', ready(a(creature))],
    ['rearranging a single creature, or none', 'move', may(rearrange(named('one')), rearrange(damaged(creature)))],
    ['rearranging two', 'may', may(rearrange(friendly(creature)))],
    ['removing a stun where nobody is stunned', 'move', unstun(a(creature))],
    ['exhausting', 'cards', exhaust(a(creature))],
    ['stunning', 'cards', stun(a(creature))],
    ['warding', 'cards', ward(a(creature))],
    ['up to one', 'move', heal(3, upTo(1, creature))],
    ['up to two cards', 'move', heal(3, upTo(2, creature))],
    ['two cards', 'move', heal(3, exactly(2, creature))],
    ['moving æmber off a creature where none has any', 'move', takeAember(1, a(creature), 'you')],
    ['moving æmber to another creature', 'move', shiftAember(1, a(creature), (it) => a(besides(it, creature)))],
    ['fighting', 'cards', fightWith(a(friendly(creature)))],
    ['using', 'cards', useCard(a(friendly(creature)))],
  ])('%s: %s', (_what, kind, effect) => {
    expect(askedBy(effect)).toBe(kind);
  });

  it('is asked as soon as one of the cards makes a difference', () => {
    expect(askedBy(heal(3, a(creature)), mine, { line: ['two', hurt('nine')] })).toBe('cards');
    expect(askedBy(ready(a(creature)), { ...mine, line: ['one', tired('five')] })).toBe('cards');
    expect(askedBy(capture(1, a(friendly(creature))), mine, { ...theirs, aember: 1 })).toBe('cards');
  });

  it('for stun, ward and exhaust: where all have it already', () => {
    const all = (mark: (id: string) => object): [SeatPosition, SeatPosition] => [
      {
        house: 'brobnar',
        line: [
          { id: 'one', ...mark('one') },
          { id: 'five', ...mark('five') },
        ],
      },
      { line: [{ id: 'two', ...mark('two') }] },
    ];
    expect(askedBy(stun(a(creature)), ...all(dazed))).toBe('move');
    expect(askedBy(exhaust(a(creature)), ...all(tired))).toBe('move');
    expect(askedBy(ward(a(creature)), ...all((id) => ({ id, warded: true })))).toBe('move');
  });

  it('for cards that are told to be used: where none of them can be', () => {
    const worn: SeatPosition = { house: 'brobnar', line: [tired('one'), tired('five')] };
    for (const use of [useCard, fightWith, reapWith]) {
      expect(askedBy(use(a(friendly(creature))), worn)).toBe('move');
      expect(askedBy(may(use(a(friendly(creature)))), worn)).toBe('move');
      expect(askedBy(use(a(friendly(creature))), { ...worn, line: [tired('one'), dazed('five')] })).toBe('cards');
    }
    expect(askedBy(fightWith(a(friendly(creature))), mine, {})).toBe('move');
    expect(askedBy(reapWith(a(friendly(creature))), mine, {})).toBe('cards');
    expect(askedBy(useCard(a(artifact), { asYours: true }), mine, { artifacts: ['rock', 'lens'] })).toBe('move');
    expect(askedBy(readyAndFightWith(a(friendly(creature))), worn)).toBe('cards');
  });

  it('looks at all that follows the choice', () => {
    const healAnd = (...then: readonly Node[]): Node =>
      choose(a(creature), (it) => [heal(2, it), ...then.concat(dealDamage(0, it))]);
    expect(askedBy(healAnd(ifYouDo(gain(1))))).toBe('move');
    expect(askedBy(healAnd(gain(amountThisWay)))).toBe('move');
    expect(askedBy(healAnd(gain(1)))).toBe('cards');
    expect(askedBy(healAnd(otherwise(gain(1))))).toBe('cards');
    expect(askedBy(healAnd(when(exists(named('nine')), gain(1))))).toBe('cards');
    expect(askedBy(healAnd(when(exists(named('six')), gain(1))))).toBe('move');
    expect(askedBy(healAnd(may(gain(1))))).toBe('cards');
    expect(askedBy(healAnd(useCard(a(friendly(creature)))))).toBe('cards');
    // A second choice, which decides nothing either.
    const other = (kind: Node) =>
      choose(a(creature), (it) => [heal(1, it), choose(a(besides(it, creature)), () => kind)]);
    expect(askedBy(other(heal(1, each(creature))))).toBe('move');
    expect(askedBy(other(stun(each(enemy(creature)))))).toBe('cards');
  });

  it('does not keep what follows it from happening', () => {
    const t = table({
      me: { ...mine, hand: [spell('x', seq(heal(1, a(creature)), otherwise(gain(1)), draw(1)))], deck: ['six'] },
      foe: theirs,
    });
    t.me.play('x');
    t.expect({ me: { line: ['one', 'five'], aember: 1, hand: ['six'] }, foe: { line: ['two', 'nine'] } });
  });
});

describe('a card on which nothing would happen', () => {
  /** The cards that can be chosen for this. */
  const offered = (effect: Node, me: SeatPosition, foe: SeatPosition = theirs): readonly string[] => {
    const t = table({ me: { ...me, hand: [spell('x', effect)] }, foe });
    t.me.play('x');
    return t.options();
  };
  it('can be chosen where it fits the words and something would happen to another', () => {
    const rich: SeatPosition = { ...mine, line: ['one', { id: 'five', aember: 1 }] };
    const all = ['one', 'five', 'two', 'nine'];
    expect(offered(takeAember(1, a(creature), 'you'), rich)).toEqual(all);
    expect(
      offered(
        shiftAember(1, a(creature), (it) => a(besides(it, creature))),
        rich,
      ),
    ).toEqual(all);
    expect(offered(heal(1, a(creature)), { ...mine, line: ['one', hurt('five')] })).toEqual(all);
    for (const use of [useCard, fightWith, reapWith])
      expect(offered(use(a(friendly(creature))), { ...mine, line: ['one', tired('five')] })).toEqual(['one', 'five']);
    expect(offered(exhaust(a(creature)), { ...mine, line: ['one', tired('five')] })).toEqual(all);
  });
});

describe('an option and an offer that decide nothing', () => {
  const either = chooseOne(
    { label: 'heal', then: heal(3, a(creature)) },
    { label: 'pay', then: steal(count(each(damaged(creature)))) },
  );
  it('an option, where none of them would do anything', () => {
    expect(askedBy(either)).toBe('move');
    expect(askedBy(either, { ...mine, line: [hurt('five')] })).toBe('option');
  });
  it('an offer of something that would do nothing, which was not done then', () => {
    const t = table({
      me: { ...mine, hand: [spell('x', may(heal('all', a(creature))), ifYouDo(gain(5)))] },
      foe: theirs,
    });
    t.me.play('x');
    t.expect({ me: { aember: 0, line: ['one', 'five'] }, foe: { line: ['two', 'nine'] } });
    expect(askedBy(may(heal('all', a(creature))), { ...mine, line: [hurt('five')] })).toBe('may');
  });

  it('a battleline in which no two creatures could change their places', () => {
    const offer = may(rearrange(friendly(creature)));
    expect(askedBy(offer)).toBe('may');
    expect(askedBy(offer, { ...mine, line: ['one'] })).toBe('move');
    expect(askedBy(offer, { ...mine, line: [] })).toBe('move');
  });
});

describe('in which way a card is used', () => {
  it('is asked only where there are two [rule using-creatures]', () => {
    const use = useCard(each(named('five')));
    expect(askedBy(use, { house: 'brobnar', line: ['five'] })).toBe('how');
    expect(askedBy(use, { house: 'brobnar', line: ['five'] }, {})).toBe('move');
    const t = table({ me: { house: 'brobnar', line: ['five'], hand: [spell('x', use, ifYouDo(gain(1)))] } });
    t.me.play('x');
    t.expect({ me: { aember: 2, line: [tired('five')] } });
  });
});

describe('what is done to the top of a deck', () => {
  const look = (then: (seen: Cards) => readonly Node[]): Node => remember(topOfDeck(2), then);
  it.each<[string, Node]>([
    ['discarded', may(discard(topOfDeck()))],
    ['archived', may(archive(topOfDeck()))],
    ['looked at, and one of it discarded', may(look((seen) => [reveal(seen, 'you'), discard(a(inDeck(only(seen))))]))],
  ])('is not asked about where the deck is empty: %s', (_name, effect) => {
    expect(askedBy(effect, { ...mine, deck: [] })).toBe('move');
    expect(askedBy(effect, { ...mine, deck: ['four'] })).toBe('may');
  });

  it('is asked about where something else comes with it', () => {
    expect(askedBy(may(discard(topOfDeck()), gain(1)), { ...mine, deck: [] })).toBe('may');
    expect(askedBy(may(discard(topOfDeck()), ifYouDo(gain(1))), { ...mine, deck: [] })).toBe('move');
  });
});
