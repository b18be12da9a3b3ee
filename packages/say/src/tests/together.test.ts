// Turns of phrase in which several steps or modifiers are one sentence: the player that an event named, creatures that hit
// each other, names, limits, choices with several sentences.
import type { Node } from '@vaultsong/engine';
import {
  a,
  action,
  addPowerCounters,
  allTrue,
  anyOf,
  artifact,
  asActivePlayer,
  atLeast,
  besides,
  both,
  bottomOfDeck,
  choose,
  chooseNumber,
  chooseOne,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  discard,
  each,
  eachInRandomOrder,
  eachTime,
  entersReady,
  equal,
  exactly,
  exalt,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsKeyword,
  giveControl,
  inDeck,
  inHand,
  leastPowerful,
  leftOf,
  may,
  nameCard,
  named,
  neighborOf,
  only,
  onThatFlank,
  playLimit,
  powerOf,
  purge,
  purgedBy,
  putIntoPlay,
  putOnDeck,
  raises,
  remember,
  reveal,
  rightOf,
  self,
  sharingHouseWith,
  target,
  thisWay,
  times,
  topOfDeck,
  turnBegins,
  turnEnds,
  upgrade,
  useCard,
  when,
} from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { sayAbility, sayNode } from '../index.ts';

const says = (node: Node, text: string): void => expect(sayNode(node)).toBe(text);

describe('the player that an event named', () => {
  it('is “they” at the start of each turn', () =>
    expect(
      sayAbility(
        eachTime(turnBegins('each'), asActivePlayer(when(atLeast(count(each(friendly(creature))), 4), gain(1)))),
      ),
    ).toBe('At the start of each player’s turn, if they control 4 or more creatures, they gain 1 æmber.'));
  it('may do something', () =>
    expect(sayAbility(eachTime(raises('active'), asActivePlayer(may(useCard(a(friendly(creature)))))))).toBe(
      'Each time a player raises the tide during their turn, they may use a creature they control.',
    ));
  it('gives up the creature on their flank', () =>
    expect(
      sayAbility(
        eachTime(
          turnEnds('each'),
          asActivePlayer(giveControl(a(onThatFlank('right', friendly(creature))), { flank: 'left' })),
        ),
      ),
    ).toBe(
      'At the end of each player’s turn, their opponent takes control of the creature on their right flank, placing it on their own left flank.',
    ));
});

describe('creatures that deal damage to one another', () => {
  it('two that were chosen', () =>
    says(
      choose(a(creature), (one) =>
        choose(a(neighborOf(one)), (two) => {
          const theOther = each(besides(target, anyOf(only(one), only(two))));
          return dealDamage(powerOf(theOther), both(one, two), { by: theOther });
        }),
      ),
      'A creature and one of its neighbors deal damage equal to their power to each other.',
    ));
  it.each([
    ['right', leftOf],
    ['left', rightOf],
  ] as const)('each to its %s neighbor', (side, from) => {
    const neighbor = each(from(target, neighborOf(target)));
    says(
      dealDamage(powerOf(neighbor), each(creature), { by: neighbor }),
      `Each creature deals damage equal to its power to its ${side} neighbor.`,
    );
  });
});

describe('how often, how many, which', () => {
  it('a number of times', () =>
    says(
      chooseNumber(0, 2, (n) => [times(n, exalt(self))]),
      'You may exalt this creature up to 2 times.',
    ));
  it('counters divided as you choose', () =>
    says(
      addPowerCounters(1, { ...exactly(3, creature), again: true }),
      'Put three +1 power counters on any number of creatures, divided as you choose.',
    ));
  it('each in a random order goes to its owner', () =>
    says(putOnDeck(eachInRandomOrder(creature)), 'Put each creature on top of its owner’s deck in a random order.'));
  it('a card that shares a house with any of several', () =>
    says(
      { kind: 'seq', steps: [discard(topOfDeck(3)), destroy(a(sharingHouseWith(thisWay(), creature)))] },
      'Discard the top 3 cards of your deck. Destroy a creature that shares a house with a card discarded this way.',
    ));
  it('the other of two', () =>
    says(
      choose(exactly(2, creature), (pair) =>
        choose(leastPowerful(1, only(pair)), (prey) => [
          purge(prey),
          addPowerCounters(powerOf(prey), each(besides(prey, only(pair)))),
        ]),
      ),
      'Choose 2 creatures. Choose the least powerful of them. Purge it and put a number of +1 power counters equal to its power on the other.',
    ));
  it('the rest, after two were taken out', () =>
    says(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        discard(a(inDeck(only(seen)))),
        choose(a(inDeck(only(seen))), (low) => [
          putOnDeck(low, 'bottom'),
          putOnDeck(each(besides(low, inDeck(only(seen))))),
        ]),
      ]),
      'Look at the top 3 cards of your deck. Discard one of them and put one of the others on the bottom of your deck. Put the rest on top of your deck.',
    ));
});

describe('cards that enter play', () => {
  it('ready', () =>
    says(
      remember(each(inHand(creature, 'opponent')), (them) => [
        forRemainderOfTurn(constant(entersReady(only(them)))),
        putIntoPlay(them),
      ]),
      'Put each creature from your opponent’s hand into play ready.',
    ));
  it('after they were purged by this card', () =>
    says(
      putIntoPlay(each({ ...creature, zone: 'purged', is: purgedBy(self) })),
      'Return each creature purged by this creature to play under its owner’s control.',
    ));
});

describe('two names', () => {
  const bothAre = (n: number): Node =>
    nameCard((one) => [
      nameCard((two) => [
        discard(bottomOfDeck(2, 'opponent')),
        when(
          allTrue(
            atLeast(count(thisWay(named(one))), 1),
            atLeast(count(thisWay(named(two))), 1),
            equal(count(thisWay(anyOf(named(one), named(two)))), n),
          ),
          gain(1),
        ),
      ]),
    ]);
  it('each of which a card must have', () =>
    says(
      bothAre(2),
      'Name 2 cards. Discard the bottom 2 cards of your opponent’s deck. If a card with the first name and a card with the second name were discarded this way, gain 1 æmber.',
    ));
  it('are more than that with another number of cards', () =>
    expect(sayNode(bothAre(3))).toContain('exactly 3 cards with the first name or'));
});

describe('limits of several types', () => {
  it('all of them', () =>
    expect(
      sayAbility(
        constant(
          playLimit('opponent', 1, action),
          playLimit('opponent', 1, artifact),
          playLimit('opponent', 1, creature),
          playLimit('opponent', 1, upgrade),
        ),
      ),
    ).toBe('Your opponent cannot play more than 1 card of each type each turn.'));
  it('some of them', () =>
    expect(sayAbility(constant(playLimit('you', 1, action), playLimit('you', 1, artifact)))).toBe(
      'You cannot play more than 1 action card or 1 artifact each turn.',
    ));
  it('not the same', () =>
    expect(sayAbility(constant(playLimit('you', 1, action), playLimit('you', 2, artifact)))).toBe(
      'You cannot play more than 1 action card each turn or play more than 2 artifacts each turn.',
    ));
});

it('a choice of several sentences is to be seen where it ends', () =>
  says(
    chooseOne(
      {
        label: 'a',
        then: choose(a(friendly(creature)), (one) => [
          forRemainderOfTurn(constant(gainsKeyword(only(one), 'skirmish'))),
        ]),
      },
      { label: 'b', then: gain(1) },
    ),
    'Choose one: • Choose a friendly creature. For the rest of the turn, it gains skirmish. • Gain 1 æmber.',
  ));
