// Mars, Call of the Archons.
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, aember, aemberOn, allTrue, amountThisWay, another, anyCard, anyNumberOf, anyOf, archive, archiveIntoYours, artifact, assignDamage, atLeast, beforeFight, belongsTo, both, capture, captureFromOwnSide, cardsInHand, choose, chooseHouse, chooseOne, combined, constant, count, creature, damaged, dealDamage, dealsNoFightDamage, defender, destroy, destroyed, differentlyNamedFrom, discard, draw, each, eachPlayer, eachTime, enemy, entersReadyWhenPlayed, entersStunned, exactly, exists, forEach, forgeKey, forRemainderOfTurn, friendly, gain, gainChains, gainsAbility, getsPower, heal, host, hostOf, ifYouDo, inDeck, inHand, is, isDestroyedFighting, keyCost, keysForgedBy, lasting, lose, losesKeyword, may, mayUse, negative, neighborsOf, not, notOfHouse, ofHouse, omni, opponentOf, ownedBy, play, playerCannot, poolGoesTo, product, purge, putIntoPlay, readied, ready, reap, reaps, repeatWhile, returnToHand, reveal, sacrifice, self, sharingTraitWith, shuffleIntoDeck, steal, stun, sum, thisCreature, thisWay, topOfDeck, upTo, useCard, wasDestroyed, when, withoutTrait, withTrait, youPlay } from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

export const mars = abilities(cota, 'mars', {
  'ammonia-clouds': [play(dealDamage(3, each(creature)))],
  'battle-fleet': [play(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), draw(count(thisWay())))],
  'biomatrix-backup': [
    constant(gainsAbility(host, destroyed(archive(self)))),
    erratum('of-2019', constant(gainsAbility(host, destroyed(may(archive(self)))))),
  ],
  blypyp: [reap(lasting('turn', constant(entersReadyWhenPlayed(friendly(ofHouse('mars', creature)))), 1))],
  'brain-stem-antenna': [
    constant(
      gainsAbility(
        host,
        eachTime(
          youPlay(ofHouse('mars', creature)),
          ready(self),
          forRemainderOfTurn(constant(belongsTo(thisCreature, 'mars'))),
        ),
      ),
    ),
  ],
  'chuff-ape': [
    constant(entersStunned(thisCreature)),
    combined(['fight', 'reap'], may(sacrifice(a(another(friendly(creature))))), ifYouDo(heal('all', self))),
  ],
  'combat-pheromones': [omni(sacrifice(self), lasting('turn', constant(mayUse(another(ofHouse('mars', anyCard)))), 2))],
  commpod: [
    actionAbility(
      reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))),
      forEach(thisWay(), () => [may(ready(a(ofHouse('mars', creature))))]),
    ),
  ],
  'crystal-hive': [actionAbility(forRemainderOfTurn(eachTime(reaps(creature), gain(1))))],
  'custom-virus': [
    omni(
      destroy(self),
      may(
        choose(a(inHand(creature)), (purged) => [
          purge(purged),
          ifYouDo(destroy(each(sharingTraitWith(purged, creature)))),
        ]),
      ),
    ),
    erratum(
      'later',
      omni(
        sacrifice(self),
        choose(a(inHand(creature)), (purged) => [purge(purged), destroy(each(sharingTraitWith(purged, creature)))]),
      ),
    ),
  ],
  'deep-probe': [
    play(
      chooseHouse('any', (house) => [
        reveal(each(inHand(anyCard, 'opponent'))),
        discard(thisWay(ofHouse(house, creature))),
      ]),
    ),
  ],
  'emp-blast': [
    play(stun(both(each(ofHouse('mars', creature)), each(withTrait('robot', creature)))), destroy(each(artifact))),
  ],
  'ether-spider': [constant(dealsNoFightDamage(thisCreature), poolGoesTo('opponent', self))],
  'feeding-pit': [actionAbility(discard(a(inHand(creature))), ifYouDo(gain(1)))],
  'grabber-jammer': [constant(keyCost('opponent', 1)), combined(['fight', 'reap'], capture(1))],
  grommid: [
    constant(playerCannot('you', 'play', creature)),
    eachTime(isDestroyedFighting(enemy(creature), self), lose(1, 'opponent')),
  ],
  'hypnotic-command': [
    play(forEach(each(friendly(ofHouse('mars', creature))), () => [captureFromOwnSide(1, a(enemy(creature)))])),
  ],
  'incubation-chamber': [
    omni(may(choose(a(inHand(ofHouse('mars', creature))), (chosen) => [reveal(chosen), archive(chosen)]))),
    erratum(
      'later',
      omni(choose(a(inHand(ofHouse('mars', creature))), (chosen) => [reveal(chosen), ifYouDo(archive(chosen))])),
    ),
  ],
  'invasion-portal': [
    actionAbility(
      repeatWhile(
        allTrue(not(is(thisWay(), ofHouse('mars', creature))), exists(inDeck(anyCard))),
        discard(topOfDeck()),
      ),
      returnToHand(thisWay(ofHouse('mars', creature))),
    ),
  ],
  'irradiated-aember': [play(when(atLeast(aember('opponent'), 6), dealDamage(3, each(enemy(creature)))))],
  'jammer-pack': [constant(keyCost(opponentOf(hostOf(self)), 2))],
  'john-smyth': [combined(['fight', 'reap'], ready(a(withoutTrait('agent', ofHouse('mars', creature)))))],
  'key-abduction': [
    play(returnToHand(each(ofHouse('mars', creature))), may(forgeKey(sum(9, negative(cardsInHand('you')))))),
  ],
  'martian-hounds': [
    play(choose(a(creature), (chosen) => addPowerCounters(product(2, count(each(damaged(creature)))), chosen))),
  ],
  'martians-make-bad-allies': [
    play(reveal(each(inHand(anyCard))), purge(thisWay(notOfHouse('mars', creature))), gain(count(thisWay()))),
  ],
  'mass-abduction': [play(archiveIntoYours(upTo(3, damaged(enemy(creature)))))],
  'mating-season': [
    play(shuffleIntoDeck(each(ofHouse('mars', creature))), eachPlayer(gain(count(thisWay(ownedBy('you', creature)))))),
  ],
  mindwarper: [actionAbility(captureFromOwnSide(1, a(enemy(creature))))],
  mothergun: [
    actionAbility(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), dealDamage(count(thisWay()), a(creature))),
  ],
  'mothership-support': [play(assignDamage(2, count(each(friendly(readied(ofHouse('mars', creature))))), creature))],
  'orbital-bombardment': [
    play(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), assignDamage(2, count(thisWay()), creature)),
  ],
  'phosphorus-stars': [play(stun(each(notOfHouse('mars', creature))), gainChains(2))],
  'phylyx-the-disintegrator': [
    actionAbility(lose(count(each(another(friendly(ofHouse('mars', creature))))), 'opponent')),
  ],
  'psychic-network': [play(steal(count(each(friendly(readied(ofHouse('mars', creature)))))))],
  'qyxxlyx-plague-master': [
    combined(['fight', 'reap'], dealDamage(3, each(withTrait('human', creature)), { ignoringArmor: true })),
  ],
  'red-planet-ray-gun': [
    constant(gainsAbility(host, reap(dealDamage(count(each(ofHouse('mars', creature))), a(creature))))),
  ],
  'sample-collection': [play(archiveIntoYours(exactly(keysForgedBy('opponent'), enemy(creature))))],
  'shatter-storm': [play(lose(aember('you')), lose(product(3, amountThisWay), 'opponent'))],
  sniffer: [actionAbility(forRemainderOfTurn(constant(losesKeyword(creature, 'elusive'))))],
  'soft-landing': [play(lasting('turn', constant(entersReadyWhenPlayed(friendly(anyOf(creature, artifact)))), 1))],
  squawker: [
    play(
      chooseOne(
        { label: 'Ready a Mars creature', then: ready(a(ofHouse('mars', creature))) },
        { label: 'Stun a non-Mars creature', then: stun(a(notOfHouse('mars', creature))) },
      ),
    ),
  ],
  'swap-widget': [
    actionAbility(
      choose(a(readied(friendly(ofHouse('mars', creature)))), (returned) => [
        returnToHand(returned),
        ifYouDo(
          choose(a(inHand(differentlyNamedFrom(returned, ofHouse('mars', creature)))), (chosen) => [
            putIntoPlay(chosen),
            ready(chosen),
          ]),
        ),
      ]),
    ),
  ],
  'total-recall': [play(gain(count(each(friendly(readied(creature))))), returnToHand(each(friendly(creature))))],
  tunk: [eachTime(youPlay(another(ofHouse('mars', creature))), heal('all', self))],
  'ulyq-megamouth': [combined(['fight', 'reap'], useCard(a(friendly(notOfHouse('mars', creature)))))],
  'uxlyx-the-zookeeper': [reap(archiveIntoYours(a(enemy(creature))))],
  'vezyma-thinkdrone': [reap(may(archive(a(friendly(anyOf(creature, artifact))))))],
  'yxili-marauder': [
    constant(getsPower(thisCreature, aemberOn(self))),
    play(capture(count(each(friendly(readied(ofHouse('mars', creature))))))),
  ],
  'yxilo-bolter': [
    combined(
      ['fight', 'reap'],
      choose(a(creature), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), purge(chosen))]),
    ),
  ],
  'yxilx-dominator': [constant(entersStunned(thisCreature))],
  zorg: [constant(entersStunned(thisCreature)), beforeFight(stun(both(defender, neighborsOf(defender))))],
  'zyzzix-the-many': [
    combined(
      ['fight', 'reap'],
      may(choose(a(inHand(creature)), (chosen) => [reveal(chosen), archive(chosen)])),
      ifYouDo(addPowerCounters(3, self)),
    ),
  ],
});
