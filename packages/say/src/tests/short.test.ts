// Turns of phrase that say in few words what the data spell out: "you control a creature", "instead of destroying it".
import type { Node } from '@vaultsong/engine';
import {
  a,
  another,
  anyCard,
  anyOf,
  choose,
  chooseOne,
  constant,
  creature,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  entersStunned,
  exhaust,
  exists,
  friendly,
  gain,
  gainsKeyword,
  getsPower,
  heal,
  inHand,
  isDestroyed,
  lasting,
  leftOf,
  may,
  neighborOf,
  not,
  ofHouse,
  only,
  playCard,
  purge,
  rightOf,
  saveInstead,
  self,
  seq,
  stun,
  swap,
  thisCreature,
  thisCreatureFights,
  when,
  whileTrue,
} from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { sayAbility, sayNode } from '../index.ts';

const either = (...nodes: readonly Node[]): Node => chooseOne(...nodes.map((then) => ({ label: '', then })));

const says = (node: Node, text: string): void => expect(sayNode(node)).toBe(text);

describe('what there is in play', () => {
  it('is controlled by a player, where the data name a side', () => {
    says(when(exists(friendly(creature)), draw(1)), 'If you control a creature, draw a card.');
    says(when(not(exists(friendly(creature))), draw(1)), 'If you control no creatures, draw a card.');
    says(when(not(exists(enemy(creature))), draw(1)), 'If your opponent controls no creatures, draw a card.');
    says(when(exists(creature), draw(1)), 'If there is a creature in play, draw a card.');
  });
  it('is a neighbor that this creature has', () => {
    const mars = neighborOf(self, ofHouse('mars', creature));
    says(when(exists(mars), draw(1)), 'If this creature has a Mars neighbor, draw a card.');
    says(when(not(exists(mars)), draw(1)), 'If this creature has no Mars neighbor, draw a card.');
  });
});

describe('a choice', () => {
  it('between two deeds that may be done has no “choose one”', () =>
    says(may(either(purge(a(creature)), stun(a(creature)))), 'You may purge a creature or stun a creature.'));
  it('with commas in it is a list', () =>
    says(
      either(seq(stun(a(creature)), draw(1), gain(1)), draw(2)),
      'Choose one: • Stun a creature, draw a card, and gain 1 æmber. • Draw 2 cards.',
    ));
  it('after another one is said with it', () =>
    says(
      choose(a(friendly(creature)), () => choose(a(enemy(creature)), () => draw(1))),
      'Choose a friendly creature and an enemy creature. Draw a card.',
    ));
  it('of a card in the same battleline', () =>
    says(
      choose(a(creature), (first) => swap(first, a(anyOf(leftOf(first), rightOf(first))))),
      'Swap a creature with another creature in its battleline.',
    ));
});

describe('effects for a while', () => {
  it('that wait for one event say for how long with it', () => {
    says(
      lasting('turn', eachTime(isDestroyed(creature), draw(1)), 1),
      'The next time a creature is destroyed this turn, draw a card.',
    );
    says(
      lasting('game', eachTime(isDestroyed(creature), draw(1)), 1),
      'The next time a creature is destroyed in this game, draw a card.',
    );
  });
  it('until a card leaves play call it “it” at once', () =>
    says(
      lasting('source-leaves', constant(getsPower(thisCreature, 2))),
      'Until this creature leaves play, it gets +2 power.',
    ));
  it('on a card that is played next stand behind it', () =>
    says(
      choose(a(inHand(creature)), (card) => [lasting('turn', constant(entersStunned(only(card)))), playCard(card)]),
      'Play a creature from your hand. It enters play stunned.',
    ));
});

describe('a creature', () => {
  it('is saved from destruction, and what happens comes in its place', () =>
    expect(
      sayAbility(
        destroyed(when(exists(another(friendly(creature))), saveInstead(self), heal('all', self), exhaust(self))),
      ),
    ).toBe(
      'Destroyed: If you control another creature, instead of destroying this creature, fully heal and exhaust it.',
    ));
  it('is fighting, and is called “it” then', () =>
    expect(sayAbility(whileTrue(thisCreatureFights, gainsKeyword(thisCreature, 'poison')))).toBe(
      'While this creature is fighting, it gains poison.',
    ));
});

it('all cards of both hands are the hands', () =>
  says(discard(each(inHand(anyCard, 'each'))), 'Discard each player’s hand.'));
