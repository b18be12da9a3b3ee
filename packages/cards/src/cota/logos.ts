// Logos, Call of the Archons.
// biome-ignore format: the words in one line
import { a, action, actionAbility, aember, again, allTrue, another, anyCard, anyOf, archive, artifact, atLeast, belongsToEveryHouse, besides, both, cannot, capture, choose, chooseHouse, chooseOne, combined, constant, controllerOf, count, creature, damaged, dealDamage, deeds, destroy, destroyed, discard, draw, each, eachPlayer, eachTime, enemy, equal, eventAmount, exactly, exhaust, exists, fight, forEach, forges, forRemainderOfTurn, friendly, gain, gainChains, gainsAbility, giveControl, half, handSize, heal, host, hostOf, houseOf, ifElse, ifYouDo, inArchives, inDeckOrDiscard, inDiscard, inHand, insteadOf, is, isDestroyedFighting, isOnFlank, keyCost, keysForgedBy, lasting, leavesPlay, lose, may, mayPlay, maySpendAemberOn, mayUse, moreThan, moveAember, named, neighborOf, not, notOfHouse, ofHouse, onFlank, only, pay, play, playCard, playerCannot, purge, purgedBy, putIntoPlay, putOnDeck, ready, reap, remember, returnToHand, reveal, self, seq, shuffle, shuffleIntoDeck, steal, stun, swap, swapDeckAndDiscard, takeControl, thisCard, thisWay, topOfDeck, triggerReapOf, upTo, useCard, when, whileTrue, youPlay, youUse, youWouldGainByReaping } from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

const firstUse = equal(deeds({ did: 'use', card: self, turn: 'this' }), 1);

export const logos = abilities(cota, 'logos', {
  'anomaly-exploiter': [actionAbility(destroy(a(damaged(creature))))],
  batdrone: [fight(steal(1))],
  'bouncing-deathquark': [
    play(
      choose(a(enemy(creature)), (theirs) =>
        choose(a(friendly(creature)), (yours) => [
          destroy(both(theirs, yours)),
          when(allTrue(exists(enemy(creature)), exists(friendly(creature))), may(again)),
        ]),
      ),
    ),
  ],
  'brain-eater': [eachTime(isDestroyedFighting(creature, self), draw(1))],
  'chaos-portal': [
    actionAbility(
      chooseHouse('any', (house) => [
        reveal(topOfDeck()),
        when(is(topOfDeck(), ofHouse(house, anyCard)), playCard(topOfDeck())),
      ]),
    ),
  ],
  'crazy-killing-machine': [
    actionAbility(
      discard(topOfDeck(1, 'each')),
      forEach(thisWay(), (card) => [destroy(a(ofHouse(houseOf(card), anyOf(creature, artifact))))]),
      when(not(atLeast(count(thisWay()), 2)), destroy(self)),
    ),
  ],
  dextre: [play(capture(1)), destroyed(putOnDeck(self))],
  'dimension-door': [play(forRemainderOfTurn(insteadOf(youWouldGainByReaping, { do: steal(eventAmount) })))],
  'doc-bookton': [reap(draw(1))],
  'dr-escotera': [play(gain(keysForgedBy('opponent')))],
  dysania: [play(discard(each(inArchives(anyCard, 'opponent'))), gain(count(thisWay())))],
  'effervescent-principle': [play(eachPlayer(lose(half(aember('you'), 'down'))), gainChains(1))],
  'experimental-therapy': [
    constant(mayUse(host, controllerOf(hostOf(self)))),
    play(stun(hostOf(self)), exhaust(hostOf(self))),
    erratum('later', constant(belongsToEveryHouse(host)), play(stun(hostOf(self)), exhaust(hostOf(self)))),
  ],
  foggify: [play(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-fight'))))],
  'ganymede-archivist': [reap(archive(a(inHand(anyCard))))],
  'harland-mindlock': [play(takeControl(a(onFlank(enemy(creature))), { until: 'source-leaves' }))],
  'help-from-future-self': [
    play(
      choose(upTo(1, inDeckOrDiscard(named('timetraveller'))), (found) => [reveal(found), returnToHand(found)]),
      shuffle('discard-into-deck'),
    ),
  ],
  'interdimensional-graft': [
    play(lasting('their-next-turn', eachTime(forges('opponent'), pay(aember('opponent'), 'opponent', 'you')))),
  ],
  'knowledge-is-power': [
    play(
      chooseOne(
        { label: 'archive a card', then: archive(a(inHand(anyCard))) },
        { label: 'gain æmber', then: gain(count(each(inArchives(anyCard)))) },
      ),
    ),
  ],
  labwork: [play(archive(a(inHand(anyCard))))],
  'library-access': [
    play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))), purge(self)),
    erratum('of-2019', play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))))),
  ],
  'library-of-babble': [actionAbility(draw(1))],
  'mobius-scroll': [actionAbility(choose(upTo(2, inHand(anyCard)), (chosen) => archive(both(self, chosen))))],
  mother: [constant(handSize('you', 1))],
  'neuro-syphon': [play(when(moreThan(aember('opponent'), aember('you')), steal(1), draw(1)))],
  'neutron-shark': [
    combined(
      ['play', 'fight', 'reap'],
      choose(a(enemy(anyOf(creature, artifact))), (theirs) =>
        choose(a(friendly(anyOf(creature, artifact))), (yours) => destroy(both(theirs, yours))),
      ),
      discard(topOfDeck()),
      when(is(thisWay(), notOfHouse('logos', anyCard)), again),
    ),
  ],
  'novu-archaeologist': [actionAbility(archive(a(inDiscard(anyCard))))],
  'ozmo-martianologist': [
    combined(
      ['fight', 'reap'],
      chooseOne(
        { label: 'heal 3 damage', then: heal(3, a(ofHouse('mars', creature))) },
        { label: 'stun', then: stun(a(ofHouse('mars', creature))) },
      ),
    ),
  ],
  'phase-shift': [play(lasting('turn', constant(mayPlay(notOfHouse('logos', anyCard))), 1))],
  'pocket-universe': [constant(maySpendAemberOn(thisCard)), actionAbility(moveAember(1, 'you', self))],
  'positron-bolt': [
    play(
      choose(a(onFlank(creature)), (first) =>
        choose(a(neighborOf(first)), (second) =>
          choose(a(besides(first, neighborOf(second))), (third) => [
            dealDamage(3, first),
            dealDamage(2, second),
            dealDamage(1, third),
          ]),
        ),
      ),
    ),
  ],
  'psychic-bug': [combined(['play', 'reap'], reveal(each(inHand(anyCard, 'opponent')), 'you'))],
  'quixo-the-adventurer': [fight(draw(1))],
  'random-access-archives': [play(archive(topOfDeck()))],
  'remote-access': [play(useCard(a(enemy(artifact)), { asYours: true }))],
  replicator: [reap(triggerReapOf(a(another(creature))))],
  'research-smoko': [destroyed(archive(topOfDeck()))],
  'reverse-time': [play(swapDeckAndDiscard, shuffle('deck'))],
  'rocket-boots': [
    constant(...combined(['fight', 'reap'], when(firstUse, ready(self))).map((ability) => gainsAbility(host, ability))),
  ],
  'scrambler-storm': [play(lasting('their-next-turn', constant(playerCannot('opponent', 'play', action))))],
  'skippy-timehog': [play(lasting('their-next-turn', constant(playerCannot('opponent', 'use'))))],
  'sloppy-labwork': [play(archive(a(inHand(anyCard))), discard(a(inHand(anyCard))))],
  'spangler-box': [
    actionAbility(purge(a(creature)), ifYouDo(giveControl(self))),
    leavesPlay(putIntoPlay(purgedBy(self))),
  ],
  'spectral-tunneler': [
    actionAbility(
      choose(a(creature), (chosen) => [
        forRemainderOfTurn(constant(isOnFlank(only(chosen)), gainsAbility(only(chosen), reap(draw(1))))),
      ]),
    ),
  ],
  'strange-gizmo': [eachTime(forges('you'), destroy(each(anyOf(creature, artifact))))],
  'the-howling-pit': [constant(handSize('each', 1))],
  timetraveller: [play(draw(2)), actionAbility(shuffleIntoDeck(self))],
  'titan-mechanic': [whileTrue(is(self, onFlank(anyCard)), keyCost('each', -1))],
  'transposition-sandals': [
    constant(
      gainsAbility(
        host,
        actionAbility(
          choose(a(another(friendly(creature))), (chosen) => [
            swap(self, chosen),
            forRemainderOfTurn(constant(mayUse(only(chosen)))),
          ]),
        ),
      ),
    ),
  ],
  'twin-bolt-emission': [play(dealDamage(2, exactly(2, creature)))],
  'vespilon-theorist': [
    reap(
      chooseHouse('any', (house) => [
        remember(topOfDeck(), (card) => [
          reveal(card),
          ifElse(is(card, ofHouse(house, anyCard)), seq(archive(card), gain(1)), discard(card)),
        ]),
      ]),
    ),
  ],
  'veylan-analyst': [eachTime(youUse(artifact), gain(1))],
  'wild-wormhole': [play(playCard(topOfDeck()))],
});
