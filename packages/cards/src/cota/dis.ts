// Dis, Call of the Archons.
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, aember, amountThisWay, anyCard, anyOf, archive, armorLostBy, artifact, atLeast, beforeFight, besides, both, cannotChooseHouse, capture, choose, chooseHouse, chooseNumber, combined, constant, controls, count, creature, dealDamage, dealsFightDamageTo, deeds, destroy, destroyed, discard, discardAtRandom, each, eachAsFarAs, eachOnTheOther, eachPlayer, eachTime, enemy, equal, friendly, fromOnePile, gain, gainChains, gainsKeyword, getsPower, handSize, healUpTo, highestPower, host, houseOf, ifElse, ifYouDo, inDiscard, inHand, insteadOf, isDestroyed, isDestroyedFighting, it, keyCost, lasting, lose, loseArmor, may, mostPowerful, mustChooseHouse, not, notOnFlank, ofHouse, omni, onFlank, onYourSide, opponentOf, ownerOf, play, playCard, playCosts, playerCannot, playLimit, purge, putIntoPlay, reap, remember, returnToHand, reveal, sacrifice, self, shuffleIntoDeck, steal, target, thisCreature, thisWay, toll, topOfDeck, undamaged, unforgeFromLastTurn, upTo, useCard, wasDestroyed, when, withAember, withArmor, withPower, withTrait, wouldGoToDiscardFromPlay, yourTurnEnds } from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

export const dis = abilities(cota, 'dis', {
  'a-fair-game': [
    play(
      eachOnTheOther(
        remember(topOfDeck(1, 'opponent'), (card) => [
          discard(card),
          reveal(each(inHand(anyCard, 'opponent'))),
          gain(count(thisWay(ofHouse(houseOf(card), anyCard)))),
        ]),
      ),
    ),
  ],
  'annihilation-ritual': [insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' })],
  arise: [
    play(
      chooseHouse('any', (house) => [returnToHand(each(inDiscard(ofHouse(house, creature))))]),
      gainChains(1),
    ),
  ],
  charette: [play(capture(3))],
  'collar-of-subordination': [constant(controls(host))],
  'control-the-weak': [
    play(
      chooseHouse('opponents-identity', (house) => [
        lasting('their-next-turn', constant(mustChooseHouse('opponent', house))),
      ]),
    ),
  ],
  'creeping-oblivion': [play(purge(fromOnePile(upTo(2, inDiscard(anyCard, 'each')))))],
  'dance-of-doom': [
    play(chooseNumber(0, highestPower(creature), (number) => [destroy(each(withPower(number, creature)))])),
  ],
  'dominator-bauble': [actionAbility(useCard(a(friendly(creature))))],
  drumble: [play(when(atLeast(aember('opponent'), 7), capture(aember('opponent'))))],
  'dust-imp': [destroyed(gain(2))],
  'eater-of-the-dead': [
    combined(['fight', 'reap'], purge(a(inDiscard(creature, 'each'))), ifYouDo(addPowerCounters(1, self))),
  ],
  'ember-imp': [constant(playLimit('opponent', 2, anyCard))],
  fear: [play(returnToHand(a(enemy(creature))))],
  'flame-wreathed': [constant(getsPower(host, 2), gainsKeyword(host, 'hazardous', 2))],
  'gabos-longarms': [
    beforeFight(choose(a(creature), (chosen) => lasting('fight', constant(dealsFightDamageTo(thisCreature, chosen))))),
  ],
  'gateway-to-dis': [play(destroy(each(creature)), gainChains(3))],
  gongoozle: [
    play(
      choose(a(creature), (chosen) => [
        dealDamage(3, chosen),
        when(not(wasDestroyed(chosen)), discardAtRandom(ownerOf(chosen))),
      ]),
    ),
  ],
  'guardian-demon': [
    combined(
      ['play', 'fight', 'reap'],
      choose(a(creature), (healed) => [
        healUpTo(2, healed),
        ifYouDo(dealDamage(amountThisWay, a(besides(healed, creature)))),
      ]),
    ),
  ],
  'guilty-hearts': [play(destroy(each(withAember(creature))))],
  'hand-of-dis': [play(destroy(a(notOnFlank(creature))))],
  hecatomb: [play(destroy(each(ofHouse('dis', creature))), eachPlayer(gain(count(thisWay(friendly(creature))))))],
  hysteria: [play(returnToHand(each(creature)))],
  'key-hammer': [play(unforgeFromLastTurn('opponent'), gain(6, 'opponent'))],
  'key-to-dis': [omni(sacrifice(self), destroy(each(creature)))],
  'lash-of-broken-dreams': [actionAbility(lasting('their-next-turn', constant(keyCost('each', 3))))],
  'library-of-the-damned': [actionAbility(archive(a(inHand(anyCard))))],
  lifeward: [omni(sacrifice(self), lasting('their-next-turn', constant(playerCannot('opponent', 'play', creature))))],
  'master-of-1': [reap(may(destroy(a(withPower(1, creature)))))],
  'master-of-2': [reap(may(destroy(a(withPower(2, creature)))))],
  'master-of-3': [reap(may(destroy(a(withPower(3, creature)))))],
  'mind-barb': [play(discardAtRandom('opponent'))],
  'overlord-greking': [eachTime(isDestroyedFighting(enemy(creature), self), putIntoPlay(it, 'yours'))],
  pandemonium: [
    play(
      choose(eachAsFarAs(aember('opponent'), undamaged(onYourSide(creature))), (ours) =>
        choose(eachAsFarAs(aember('you'), undamaged(enemy(creature))), (theirs) => capture(1, both(ours, theirs))),
      ),
    ),
  ],
  'pit-demon': [actionAbility(steal(1))],
  pitlord: [constant(mustChooseHouse('you', 'dis'))],
  poltergeist: [play(choose(a(artifact), (chosen) => [useCard(chosen, { asYours: true }), destroy(chosen)]))],
  'red-hot-armor': [
    play(loseArmor(each(withArmor(enemy(creature)))), dealDamage(armorLostBy(target), thisWay(creature))),
  ],
  restringuntus: [
    play(chooseHouse('any', (house) => [lasting('source-leaves', constant(cannotChooseHouse('opponent', house)))])),
  ],
  'sacrificial-altar': [
    actionAbility(purge(a(friendly(withTrait('human', creature)))), ifYouDo(playCard(a(inDiscard(creature))))),
  ],
  'screaming-cave': [actionAbility(shuffleIntoDeck(both(each(inHand(anyCard)), each(inDiscard(anyCard)))))],
  shaffles: [eachTime(yourTurnEnds, lose(1, 'opponent'))],
  shooler: [play(when(atLeast(aember('opponent'), 4), steal(1)))],
  snudge: [combined(['fight', 'reap'], returnToHand(a(anyOf(artifact, onFlank(creature)))))],
  'soul-snatcher': [eachTime(isDestroyed(creature), gain(1, ownerOf(it)))],
  'stealer-of-souls': [eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1))],
  succubus: [constant(handSize('opponent', -1))],
  'tendrils-of-pain': [
    play(
      ifElse(
        atLeast(deeds({ did: 'forge', by: 'opponent', turn: 'last' }), 1),
        dealDamage(4, each(creature)),
        dealDamage(1, each(creature)),
      ),
    ),
    erratum(
      'later',
      play(
        dealDamage(1, each(creature)),
        when(atLeast(deeds({ did: 'forge', by: 'opponent', turn: 'last' }), 1), dealDamage(3, each(creature))),
      ),
    ),
  ],
  tentacus: [constant(toll('opponent', 'use', artifact, 1))],
  'the-terror': [play(when(equal(aember('opponent'), 0), gain(2)))],
  'three-fates': [play(destroy(mostPowerful(3)))],
  tocsin: [reap(discardAtRandom('opponent'))],
  tolas: [eachTime(isDestroyed(creature), gain(1, opponentOf(it)))],
  truebaru: [constant(playCosts(3)), destroyed(gain(5))],
});
