// Untamed, Age of Ascension.
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, aember, another, anyCard, anyNumberOf, artifact, atRandom, cannot, cannotBeAttackedBy, choose, chooseHouse, constant, controllerOf, count, creature, damaged, dealDamage, dealsWhenFighting, deeds, destroy, discard, each, eachPlayer, eachTime, enemy, entersReady, equal, exactly, exhaust, exists, fight, forRemainderOfTurn, friendly, gain, gainsKeyword, getsPower, heal, host, hostOf, iconsOn, inArchives, inDiscard, inHand, isTakenFromSupply, keysForgedBy, leftOf, losesKeyword, moreThan, mostPowerful, neighborsOf, not, notOnFlank, ofHouse, onFlank, only, other, ownedBy, play, playerCannot, product, purge, readied, reap, reaps, refillHand, returnToHand, rightOf, self, shuffleIntoDeck, stun, thisCreature, thisWay, when, whileTrue, withTrait, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

export const untamed = abilities(aoa, 'untamed', {
  'aemberspine-mongrel': [eachTime(reaps(enemy(creature)), gain(1))],
  bumblebird: [play(addPowerCounters(2, each(another(friendly(ofHouse('untamed', creature))))))],
  camouflage: [constant(cannotBeAttackedBy(host, notOnFlank(creature)))],
  dharna: [play(gain(count(each(friendly(damaged(creature)))))), reap(heal(2, a(friendly(creature))))],
  duskwitch: [constant(entersReady(friendly(creature)))],
  earthbind: [
    whileTrue(
      equal(deeds({ did: 'discard', by: controllerOf(hostOf(self)), turn: 'this', fromHand: true }), 0),
      cannot(host, 'used'),
    ),
  ],
  glimmer: [play(returnToHand(a(inDiscard(anyCard))))],
  'gravid-cycle': [play(returnToHand(a(inDiscard(anyCard))))],
  grovekeeper: [eachTime(yourTurnEnds, addPowerCounters(1, neighborsOf(self)))],
  'heart-of-the-forest': [
    whileTrue(moreThan(keysForgedBy('you'), keysForgedBy('opponent')), playerCannot('you', 'forge')),
    whileTrue(moreThan(keysForgedBy('opponent'), keysForgedBy('you')), playerCannot('opponent', 'forge')),
  ],
  knoxx: [constant(getsPower(thisCreature, product(3, count(neighborsOf(self)))))],
  'marmo-swarm': [constant(getsPower(thisCreature, aember('you')))],
  'niffle-grounds': [
    actionAbility(
      choose(a(creature), (chosen) =>
        forRemainderOfTurn(constant(losesKeyword(only(chosen), 'taunt'), losesKeyword(only(chosen), 'elusive'))),
      ),
    ),
  ],
  'panpaca-anga': [constant(getsPower(rightOf(self), 2))],
  'panpaca-jaga': [constant(gainsKeyword(leftOf(self), 'skirmish'))],
  'persistence-hunting': [play(chooseHouse('any', (house) => [exhaust(each(enemy(ofHouse(house, creature))))]))],
  'po-s-pixies': [constant(isTakenFromSupply('you'))],
  'punctuated-equilibrium': [play(discard(each(inHand(anyCard, 'each'))), refillHand('each'))],
  quicksand: [
    play(
      eachPlayer(
        when(
          not(exists(friendly(readied(ofHouse('untamed', creature))))),
          destroy(mostPowerful(1, friendly(creature))),
        ),
      ),
    ),
  ],
  roxador: [constant(dealsWhenFighting(thisCreature, 2)), fight(stun(other))],
  rustgnawer: [fight(choose(a(artifact), (destroyed) => [destroy(destroyed), gain(iconsOn(destroyed, 'aember'))]))],
  'shard-of-life': [
    actionAbility(shuffleIntoDeck(exactly(count(each(friendly(withTrait('shard', anyCard)))), inDiscard(anyCard)))),
  ],
  'soldiers-to-flowers': [
    play(
      purge(each(inDiscard(ofHouse('untamed', creature), 'each'))),
      eachPlayer(gain(count(thisWay(ownedBy('you', creature))))),
    ),
  ],
  'song-of-spring': [
    play(
      shuffleIntoDeck(
        anyNumberOf({ ...friendly(ofHouse('untamed', creature)), zone: ['hand', 'discard', 'play'], of: 'you' }),
      ),
    ),
  ],
  tantadlin: [constant(dealsWhenFighting(thisCreature, 2)), fight(discard(atRandom(inArchives(anyCard, 'opponent'))))],
  'they-re-everywhere': [
    play(dealDamage(2, each(onFlank(enemy(creature)))), dealDamage(1, each(notOnFlank(enemy(creature))))),
  ],
  'way-of-the-porcupine': [constant(gainsKeyword(host, 'hazardous', 3))],
});
