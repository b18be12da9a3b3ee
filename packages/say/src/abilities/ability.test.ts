// Abilities: every timing, and what abilities say of what they are about.
import type { Ability, Timing } from '@vaultsong/engine';
import {
  a,
  action,
  afterHands,
  anyCard,
  archive,
  artifact,
  asItEnters,
  attacksAndDestroys,
  becomeCopy,
  beforeAttack,
  beforeHands,
  constant,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  duringYourTurn,
  eachTime,
  enemy,
  eventAmount,
  fight,
  friendly,
  gain,
  gainsAbility,
  getsPower,
  granter,
  heal,
  host,
  hostOf,
  ifYouDo,
  inDiscard,
  inHand,
  insteadOf,
  isDamagedByIcon,
  isDestroyedFighting,
  it,
  keyCost,
  lasting,
  leavesPlay,
  may,
  mayInsteadOf,
  mayResolveAs,
  neighborsOf,
  opponentOf,
  other,
  play,
  preventIt,
  purge,
  putIntoPlay,
  reaps,
  resolveIcons,
  resolvesIcon,
  resolvesIconsAgain,
  returnToHand,
  saveInstead,
  self,
  shuffle,
  steal,
  thisCreature,
  topOfDeck,
  turnBegins,
  whenPlayed,
  whileIn,
  wouldBeDamaged,
  wouldBeDestroyed,
  youChooseHouse,
  youDiscardFromHand,
  yourTurnEnds,
  youUse,
  youWouldGainByReaping,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayAbility } from '../index.ts';

const timings: Readonly<Record<Timing, string>> = {
  play: 'Play: Draw a card.',
  reap: 'Reap: Draw a card.',
  fight: 'Fight: Draw a card.',
  'before-fight': 'Before Fight: Draw a card.',
  action: 'Action: Draw a card.',
  omni: 'Omni: Draw a card.',
  destroyed: 'Destroyed: Draw a card.',
  'leaves-play': 'Leaves Play: Draw a card.',
  fate: 'Fate: Draw a card.',
  scrap: 'Scrap: Draw a card.',
};
describe('timings', () => {
  test.each(Object.entries(timings))('%s', (on, text) =>
    expect(sayAbility({ on: on as Timing, do: draw(1) })).toBe(text),
  );
});

const abilities: readonly (readonly [string, Ability, string])[] = [
  [
    'the card of the event',
    eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1)),
    'Each time an enemy creature is destroyed fighting this creature, purge that creature and gain 1 æmber.',
  ],
  [
    'the card that attacked',
    eachTime(attacksAndDestroys({ is: self }, enemy(creature)), gain(1)),
    'Each time this creature attacks and destroys an enemy creature, gain 1 æmber.',
  ],
  [
    'its owner',
    eachTime({ event: 'destroy', card: creature }, gain(1, { ownerOf: it })),
    'Each time a creature is destroyed, its owner gains 1 æmber.',
  ],
  [
    'its controller',
    eachTime({ event: 'attack', card: creature, at: 'before' }, draw(1, { controllerOf: it })),
    'Before a creature attacks, its controller draws a card.',
  ],
  [
    'its controller’s opponent',
    eachTime({ event: 'destroy', card: creature }, gain(1, opponentOf(it))),
    'Each time a creature is destroyed, its opponent gains 1 æmber.',
  ],
  [
    'only in some turns',
    eachTime(duringYourTurn(reaps(creature)), gain(1)),
    'During your turn, each time a creature reaps, gain 1 æmber.',
  ],
  [
    'before an event in some turns',
    eachTime({ event: 'attack', at: 'before', card: creature, during: 'opponent' }, gain(1)),
    'During your opponent’s turn, before a creature attacks, gain 1 æmber.',
  ],
  [
    'a replacement in some turns',
    insteadOf(duringYourTurn(wouldBeDamaged(creature)), { do: gain(1) }),
    'During your turn, if a creature would be dealt damage, gain 1 æmber instead.',
  ],
  [
    'what a power does before the starting hands',
    beforeHands(draw(1), shuffle('deck')),
    'Before you draw your starting hand, draw a card and shuffle your deck.',
  ],
  ['what a power does after them', afterHands(draw(1)), 'After you have drawn your starting hand, draw a card.'],
  [
    'what works in a discard pile',
    whileIn(
      'discard',
      eachTime({ event: 'turnBegan', who: 'you' }, may(destroy(a(friendly(creature)))), ifYouDo(putIntoPlay(self))),
    ),
    'While this card is in your discard pile, at the start of your turn, you may destroy a friendly creature. If you do, put this card into play.',
  ],
  [
    'what is in force out of play',
    whileIn(['hand', 'archives'], constant(getsPower(friendly(creature), 1))),
    'While this card is in your hand or archives, each friendly creature gets +1 power.',
  ],
  [
    'a replacement out of play',
    whileIn('purged', mayInsteadOf({ event: 'draw', who: 'you' }, returnToHand(self))),
    'While this card is among your purged cards, if you would draw a card, you may return this card to its owner’s hand instead.',
  ],
  [
    'a discard from your hand',
    eachTime(youDiscardFromHand(creature), draw(1)),
    'Each time you discard a creature from your hand, draw a card.',
  ],
  [
    'a discard from the hand of the opponent',
    eachTime({ event: 'discard', who: 'opponent', from: 'hand', card: creature }, draw(1)),
    'Each time your opponent discards a creature from their hand, draw a card.',
  ],
  [
    'a discard from a deck, by whomever',
    eachTime({ event: 'discard', from: 'deck', card: creature }, draw(1)),
    'Each time a creature is discarded from a deck, draw a card.',
  ],
  [
    'a house that is chosen',
    eachTime(youChooseHouse('dis'), draw(1)),
    'Each time you choose Dis as your active house, draw a card.',
  ],
  [
    'a house that the opponent chooses',
    eachTime({ event: 'houseChosen', who: 'opponent', house: { houseOf: self } }, draw(1)),
    'Each time your opponent chooses this creature’s house as their active house, draw a card.',
  ],
  ['the end of your turn', eachTime(yourTurnEnds, draw(1)), 'At the end of your turn, draw a card.'],
  ['an artifact that you use', eachTime(youUse(artifact), draw(1)), 'Each time you use an artifact, draw a card.'],
  [
    'an attack that is prevented',
    eachTime(beforeAttack(enemy(creature)), may(dealDamage(1, self)), ifYouDo(preventIt)),
    'Before an enemy creature attacks, you may deal 1 damage to this creature. If you do, that creature does not fight.',
  ],
  [
    'damage that is prevented',
    eachTime({ event: 'damage', at: 'before', card: thisCreature }, gain(1), preventIt),
    'Before this creature is dealt damage, gain 1 æmber and that damage is not dealt.',
  ],
  ['the other card', fight(dealDamage(1, other)), 'Fight: Deal 1 damage to the creature it fought.'],
  ['what destroyed it', destroyed(destroy(other)), 'Destroyed: Destroy the card that destroyed it.'],
  ['a way to leave', leavesPlay(draw(1)), 'Leaves Play: Draw a card.'],
  [
    'a redirection',
    insteadOf(wouldBeDamaged({ ...creature, neighborOf: self }), { redirectTo: self }),
    'If a neighboring creature would be dealt damage, that damage is dealt to this creature instead.',
  ],
  [
    'a redirection to several',
    insteadOf(wouldBeDamaged(host), { redirectTo: neighborsOf(hostOf(self)) }),
    'If this creature would be dealt damage, that damage is divided as evenly as possible among this creature’s neighbors instead, if it has any.',
  ],
  [
    'the same amount',
    insteadOf(youWouldGainByReaping, { do: steal(eventAmount) }),
    'If you would gain æmber by reaping, steal that much æmber instead.',
  ],
  [
    'nothing instead',
    insteadOf(wouldBeDestroyed(thisCreature), { do: { kind: 'seq', steps: [] } }),
    'If this creature would be destroyed, nothing happens instead.',
  ],
  [
    'an icon as another',
    mayResolveAs(resolvesIcon('you', 'aember'), 'capture', 'damage', 'draw'),
    'If you would resolve an æmber bonus icon, you may resolve it as a capture, damage, or draw bonus icon instead.',
  ],
  [
    'an icon as another, always',
    insteadOf(resolvesIcon('opponent'), { icons: ['discard'] }),
    'If your opponent would resolve a bonus icon, it is resolved as a discard bonus icon instead.',
  ],
  [
    'something else than an icon, if one likes',
    mayInsteadOf(resolvesIcon('you', 'capture'), steal(1)),
    'If you would resolve a capture bonus icon, you may steal 1 æmber instead.',
  ],
  [
    'after an icon',
    eachTime(resolvesIcon('you', 'draw'), may(archive(a(inHand(anyCard))))),
    'Each time you resolve a draw bonus icon, you may archive a card from your hand.',
  ],
  [
    'damage of an icon',
    eachTime(isDamagedByIcon(enemy(creature)), dealDamage(1, it)),
    'Each time an enemy creature is dealt damage by a bonus icon, deal 1 damage to it.',
  ],
  [
    'the icons of the next card once more',
    play(lasting('turn', constant(resolvesIconsAgain('you')), 1)),
    'Play: For the rest of the turn, you resolve each bonus icon of the next card you play an additional time.',
  ],
  [
    'what their next turn begins with, in sentences of its own',
    play(
      lasting(
        'their-next-turn',
        eachTime(
          turnBegins('opponent'),
          discard(topOfDeck(1, 'opponent')),
          lasting('turn', constant(keyCost('opponent', 1))),
        ),
      ),
    ),
    'Play: At the start of your opponent’s next turn, discard the top card of their deck. For the rest of the turn, their keys cost +1 æmber.',
  ],
  [
    'icons without a play',
    play(discard(topOfDeck()), resolveIcons(topOfDeck())),
    'Play: Discard the top card of your deck. Resolve the bonus icons of the top card of your deck as if you had played it.',
  ],
  [
    'as it is played',
    whenPlayed(becomeCopy(a(inDiscard(action, 'opponent')))),
    'As you play this creature, it becomes a copy of an action card from your opponent’s discard pile.',
  ],
  [
    'as it enters',
    asItEnters(becomeCopy(a(creature))),
    'As this creature enters play, it becomes a copy of a creature.',
  ],
];
describe('abilities', () => {
  test.each(abilities)('%s', (_what, ability, text) => expect(sayAbility(ability)).toBe(text));
  test('granted, with the card that grants it', () => {
    const cloak = constant(gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self))));
    expect(sayAbility(cloak, 'upgrade')).toBe(
      'This creature gains, “Destroyed: Fully heal this creature and destroy this upgrade instead.”',
    );
  });
  test('that save a card without an "instead" where it would belong to something else', () => {
    expect(sayAbility(destroyed(steal(1), ifYouDo(draw(1)), saveInstead(self)))).toBe(
      'Destroyed: Steal 1 æmber. If you do, draw a card. This creature is not destroyed.',
    );
    expect(sayAbility(destroyed(saveInstead(self)))).toBe('Destroyed: This creature is not destroyed.');
  });
});
