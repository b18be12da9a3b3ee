// Shadows, Call of the Archons.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, again, anyCard, archive, artifact, atLeast, beforeAttack, belongsTo, capture, cardsUnder, choose, combined, constant, controllerOf, count, creature, damaged, dealDamage, dealsNoFightDamage, deeds, destroy, destroyed, discard, discardAtRandom, each, eachTime, enemy, entersReady, entersReadyWhenPlayed, equal, exactly, exhaust, fight, forgeKey, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, getsAemberSpentBy, host, ifElse, ifYouDo, inDiscard, inHand, inPlayOrDiscard, insteadOf, is, it, lasting, leavesPlay, may, maySpendAemberOn, mayUse, minus, moreThan, moveAember, named, neighborOf, not, notOnFlank, ofHouse, ofIdentityHouse, omni, onFlank, only, opponentSteals, play, playCard, playerCannot, preventIt, purge, putUnder, reap, repeatOnce, returnToHand, reveal, sacrifice, self, skipsForgeStep, steal, takeAember, takeControl, thisCard, thisCreature, thisWay, toll, topOfDeck, useCard, wasDestroyed, when, whileTrue, withAember, withoutTrait, withPowerAtMost, wouldBeDamaged, youPlay } from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

const opponentIsRicher = moreThan(aember('opponent'), aember('you'));

export const shadows = abilities(cota, 'shadows', {
  'bad-penny': [destroyed(returnToHand(self))],
  'bait-and-switch': [
    play(repeatOnce(opponentIsRicher, when(opponentIsRicher, steal(1)))),
    erratum('of-2019', play(when(opponentIsRicher, steal(1)), when(opponentIsRicher, again))),
  ],
  'booby-trap': [play(dealDamage(4, a(notOnFlank(creature)), { splash: 2 }))],
  bulleteye: [reap(destroy(a(onFlank(creature))))],
  'carlo-phantom': [eachTime(youPlay(artifact), steal(1))],
  'customs-office': [constant(toll('opponent', 'play', artifact, 1))],
  'deipno-spymaster': [
    omni(choose(a(friendly(creature)), (chosen) => forRemainderOfTurn(constant(mayUse(only(chosen)))))),
  ],
  dodger: [fight(steal(1))],
  duskrunner: [constant(gainsAbility(host, reap(steal(1))))],
  'evasion-sigil': [
    eachTime(
      beforeAttack(creature),
      discard(topOfDeck(1, controllerOf(it))),
      when(is(thisWay(), ofHouse('active', anyCard)), exhaust(it), preventIt),
    ),
  ],
  faygin: [reap(returnToHand(a(inPlayOrDiscard(named('urchin')))))],
  'finishing-blow': [play(destroy(a(damaged(creature))), ifYouDo(steal(1)))],
  'ghostly-hand': [play(when(equal(aember('opponent'), 1), steal(1)))],
  'hidden-stash': [play(archive(a(inHand(anyCard))))],
  'imperial-traitor': [
    play(
      reveal(each(inHand(anyCard, 'opponent')), 'you'),
      may(purge(a(inHand(ofHouse('sanctum', anyCard), 'opponent')))),
    ),
  ],
  'key-of-darkness': [play(ifElse(equal(aember('opponent'), 0), forgeKey(2), forgeKey(6)))],
  'lights-out': [play(returnToHand(exactly(2, enemy(creature))))],
  'longfused-mines': [omni(sacrifice(self), dealDamage(3, each(notOnFlank(enemy(creature)))))],
  'mack-the-knife': [
    constant(mayUse(thisCreature)),
    actionAbility(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), gain(1))])),
  ],
  'magda-the-rat': [play(steal(2)), leavesPlay(opponentSteals(2))],
  masterplan: [play(putUnder(a(inHand(anyCard)))), omni(playCard(cardsUnder(self)), sacrifice(self))],
  miasma: [play(lasting('their-next-turn', constant(skipsForgeStep('opponent'))))],
  mooncurser: [fight(steal(1))],
  'nerve-blast': [play(steal(1), ifYouDo(dealDamage(2, a(creature))))],
  nexus: [reap(useCard(a(enemy(artifact)), { asYours: true }))],
  'noddy-the-thief': [actionAbility(steal(1))],
  'old-bruno': [play(capture(3))],
  'one-last-job': [play(purge(each(friendly(ofHouse('shadows', creature)))), steal(count(thisWay(creature))))],
  oubliette: [play(purge(a(withPowerAtMost(3, creature))))],
  'pawn-sacrifice': [play(sacrifice(a(friendly(creature))), ifYouDo(dealDamage(3, exactly(2, creature))))],
  'poison-wave': [play(dealDamage(2, each(creature)))],
  'relentless-whispers': [
    play(choose(a(creature), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), steal(1))])),
  ],
  'ring-of-invisibility': [constant(gainsKeyword(host, 'elusive'), gainsKeyword(host, 'skirmish'))],
  'routine-job': [play(steal(1), steal(count(each(inDiscard(named('routine-job'))))))],
  'safe-place': [constant(maySpendAemberOn(thisCard)), actionAbility(moveAember(1, 'you', self))],
  'seeker-needle': [
    actionAbility(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), gain(1))])),
  ],
  'selwyn-the-fence': [combined(['fight', 'reap'], takeAember(1, a(withAember(friendly(anyCard))), 'you'))],
  'shadow-self': [
    constant(dealsNoFightDamage(thisCreature)),
    insteadOf(wouldBeDamaged(withoutTrait('specter', neighborOf(self))), { redirectTo: self }),
  ],
  'silent-dagger': [constant(gainsAbility(host, reap(dealDamage(4, a(onFlank(creature))))))],
  silvertooth: [constant(entersReady(thisCreature))],
  'skeleton-key': [actionAbility(capture(1, a(friendly(creature))))],
  'smiling-ruth': [
    reap(when(atLeast(deeds({ did: 'forge', by: 'you', turn: 'this' }), 1), takeControl(a(onFlank(enemy(creature)))))),
  ],
  sneklifter: [
    play(
      choose(a(enemy(artifact)), (taken) => [
        takeControl(taken),
        when(
          not(is(taken, ofIdentityHouse('you', anyCard))),
          lasting('game', constant(belongsTo(friendly(only(taken)), 'shadows'))),
        ),
      ]),
    ),
  ],
  'special-delivery': [
    omni(
      sacrifice(self),
      choose(a(onFlank(creature)), (chosen) => [dealDamage(3, chosen), when(wasDestroyed(chosen), purge(chosen))]),
    ),
  ],
  'speed-sigil': [
    whileTrue(
      equal(deeds({ did: 'play', by: 'active', turn: 'this', type: 'creature' }), 1),
      entersReadyWhenPlayed(creature),
    ),
  ],
  'subtle-maul': [actionAbility(discardAtRandom('opponent'))],
  'the-sting': [constant(skipsForgeStep('you'), getsAemberSpentBy('opponent')), actionAbility(sacrifice(self))],
  'too-much-to-protect': [play(steal(minus(aember('opponent'), 6)))],
  'treasure-map': [
    play(
      when(equal(deeds({ did: 'play', by: 'you', turn: 'this', besides: self }), 0), gain(3)),
      forRemainderOfTurn(constant(playerCannot('you', 'play'))),
    ),
  ],
  umbra: [fight(steal(1))],
  urchin: [play(steal(1))],
});
