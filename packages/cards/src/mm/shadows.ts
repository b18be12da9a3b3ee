// Shadows, Mass Mutation.
import type { Cards, Node } from '@vaultsong/engine';
// biome-ignore format: the words in one line
import { a, actionAbility, addCounters, again, allTrue, amountThisWay, anyCard, archive, artifact, belongsTo, cannot, capture, choose, constant, countersOn, creature, dealDamage, destroy, destroyed, discard, discardAtRandom, draw, each, eachInOrder, eachTime, enemy, exalt, exists, fight, friendly, gain, gainsAbility, gainsKeyword, host, hostOf, ifYouDo, inDeck, inHand, insteadOf, is, keysForgedBy, lasting, losesKeyword, may, maySpendAemberOn, negative, not, ofHouse, omni, onFlank, only, opponentOf, perishes, play, putOnDeck, reap, remember, returnToHand, reveal, self, shuffleIntoDeck, skipsForgeStep, steal, takeAember, takeControl, thisCard, thisCreature, thisWay, topOfDeck, turnEnds, wasDestroyed, when, whileTrue, withAember, withoutTrait, withTrait, yourTurnBegins, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

/** "While under your control, it belongs to house Shadows." */
const shadowsWhileYours = (taken: Cards): Node =>
  lasting('game', constant(belongsTo(friendly(only(taken)), 'shadows')));

export const shadows = abilities(mm, 'shadows', {
  'bo-nithing': [play(steal(keysForgedBy('opponent')))],
  borrow: [play(choose(a(enemy(artifact)), (chosen) => [takeControl(chosen), shadowsWhileYours(chosen)]))],
  'boss-zarek': [constant(gainsKeyword(withAember(friendly(creature)), 'elusive'))],
  'daemo-thief': [destroyed(steal(1))],
  'dark-wave': [play(dealDamage(2, each(withoutTrait('mutant', creature))))],
  'dino-thief': [play(may(exalt(self), ifYouDo(dealDamage(3, a(creature)))))],
  'doom-sigil': [constant(gainsKeyword(creature, 'poison')), whileTrue(not(exists(creature)), perishes(thisCard))],
  'francis-the-economist': [fight(gain(1, 'each'))],
  'johnny-longfingers': [constant(gainsAbility(friendly(withTrait('mutant', creature)), destroyed(steal(1))))],
  'liam-say': [eachTime(yourTurnBegins, may(dealDamage(1, a(creature))))],
  'look-over-there': [
    play(
      choose(a(creature), (chosen) => [
        dealDamage(2, chosen),
        when(allTrue(exists(creature), not(wasDestroyed(chosen))), steal(1)),
      ]),
    ),
  ],
  'lucky-dice': [omni(destroy(self), lasting('their-next-turn', constant(cannot(friendly(creature), 'dealt-damage'))))],
  mastermindy: [
    eachTime(yourTurnEnds, addCounters('scheme', 1, self)),
    actionAbility(addCounters('scheme', negative(countersOn(self, 'scheme')), self), steal(amountThisWay)),
  ],
  'miasma-bomb': [actionAbility(destroy(self), lasting('their-next-turn', constant(skipsForgeStep('opponent'))))],
  mole: [constant(maySpendAemberOn(host, opponentOf(hostOf(self))))],
  opportunist: [constant(gainsKeyword(host, 'elusive')), play(capture(1, hostOf(self)))],
  pincerator: [eachTime(turnEnds('each'), dealDamage(1, each(onFlank(creature))))],
  'rad-penny': [play(steal(1)), destroyed(shuffleIntoDeck(self))],
  ransack: [play(steal(1), discard(topOfDeck()), when(is(thisWay(), ofHouse('shadows', anyCard)), again))],
  'reckless-rizzo': [
    actionAbility(steal(2), lasting('until-your-turn', constant(losesKeyword(thisCreature, 'elusive')))),
  ],
  'safe-house': [actionAbility(archive(a(friendly(creature))))],
  shadowsaurus: [
    actionAbility(
      choose(a(enemy(creature)), (chosen) => [
        takeAember('all', chosen, 'opponent'),
        ifYouDo(takeControl(chosen)),
        ifYouDo(shadowsWhileYours(chosen)),
      ]),
    ),
  ],
  'shoulder-id': [
    constant(cannot(thisCreature, 'used-to-fight')),
    insteadOf({ event: 'damage', other: thisCreature }, { do: steal(1) }),
  ],
  'subtle-otto': [play(discardAtRandom('opponent'))],
  'techno-thief': [reap(discard(a(inHand(anyCard))), ifYouDo(draw(1)))],
  'tempting-offer': [play(returnToHand(a(enemy(creature))), ifYouDo(gain(1, 'opponent')))],
  'the-shadowsmith': [constant(gainsKeyword(withTrait('mutant', creature), 'elusive'))],
  vandalize: [
    play(
      remember(topOfDeck(3, 'opponent'), (seen) => [
        reveal(seen, 'you'),
        discard(a(inDeck(only(seen), 'opponent'))),
        putOnDeck(eachInOrder(inDeck(only(seen), 'opponent'))),
      ]),
    ),
  ],
  'xeno-thief': [
    fight(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        returnToHand(a(inDeck(only(seen)))),
        putOnDeck(a(inDeck(only(seen))), 'bottom'),
      ]),
    ),
  ],
});
