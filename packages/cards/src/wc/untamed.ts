// Untamed, Worlds Collide.
// biome-ignore format: the words in one line
import { a, actionAbility, addCounters, addPowerCounters, another, anyCard, anyOf, artifact, atLeast, beforeFight, besides, both, cannot, capture, choose, choosesHouse, chosenHouse, combined, constant, count, countersOn, creature, damageOn, dealDamage, deeds, destroy, destroyed, discard, each, eachInAnyOrder, eachTime, enemy, entersReady, eventAmount, exactly, fight, forges, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, gainsTextOf, heal, host, ifYouDo, inCenter, inDiscard, inHand, is, it, keyCost, lasting, leastPowerful, may, moreThan, negative, neighborOf, neighborsOf, ofHouse, omni, only, play, powerOf, putIntoPlaceOf, ready, reap, reapWith, remember, reveal, sacrifice, self, shuffleIntoDeck, stun, target, thisCreature, thisWay, topOfDeck, undamaged, upTo, ward, when, whileTrue, withPowerAtLeast, withTrait, youPlay, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

export const untamed = abilities(wc, 'untamed', {
  'bramble-lynx': [
    whileTrue(atLeast(deeds({ did: 'reap', by: 'you', turn: 'this', type: 'creature' }), 1), entersReady(thisCreature)),
  ],
  'cauldron-boil': [play(dealDamage(damageOn(target), each(creature)))],
  'creed-of-nature': [
    omni(
      sacrifice(self),
      ifYouDo(
        choose(a(creature), (chosen) =>
          forRemainderOfTurn(
            constant(gainsKeyword(only(chosen), 'skirmish'), gainsKeyword(only(chosen), 'assault', powerOf(it))),
          ),
        ),
      ),
    ),
  ],
  'creed-of-nurture': [
    omni(
      sacrifice(self),
      ifYouDo(
        choose(a(inHand(creature)), (text) => [
          reveal(text),
          ifYouDo(choose(a(creature), (chosen) => forRemainderOfTurn(constant(gainsTextOf(chosen, text))))),
        ]),
      ),
    ),
  ],
  'deepwood-druid': [combined(['play', 'reap'], heal('all', a(neighborOf(self))))],
  'eldest-bear': [whileTrue(is(self, inCenter(anyCard)), gainsAbility(thisCreature, beforeFight(gain(2))))],
  'fangtooth-cavern': [eachTime(yourTurnEnds, destroy(leastPowerful(1)))],
  gebuk: [
    destroyed(
      discard(topOfDeck()),
      when(
        is(thisWay(), creature),
        remember(thisWay(), (found) => [
          lasting('turn', eachTime({ event: 'leave', card: thisCreature }, putIntoPlaceOf(self, found)), 1),
        ]),
      ),
    ),
  ],
  ghosthawk: [play(may(reapWith(eachInAnyOrder(neighborOf(self)))))],
  'giant-gnawbill': [eachTime(choosesHouse('each'), destroy(a(ofHouse(chosenHouse, artifact))))],
  harmonia: [
    eachTime(youPlay(creature), when(moreThan(count(each(enemy(creature))), count(each(friendly(creature)))), gain(1))),
  ],
  'imprinted-murmook': [constant(keyCost('you', -1))],
  'instrument-of-silence': [constant(gainsKeyword(host, 'skirmish'), gainsAbility(host, fight(gain(1))))],
  kangaphant: [constant(gainsAbility(creature, reap(destroy(self))))],
  'low-dawn': [
    play(
      when(atLeast(count(each(inDiscard(ofHouse('untamed', creature)))), 3), gain(2)),
      shuffleIntoDeck(each(inDiscard(ofHouse('untamed', creature)))),
    ),
  ],
  'mab-the-mad': [reap(shuffleIntoDeck(self))],
  molephin: [eachTime({ event: 'steal', who: 'opponent' }, dealDamage(eventAmount, each(enemy(creature))))],
  'moor-wolf': [play(ready(each(another(withTrait('wolf', creature)))))],
  'musthic-murmook': [constant(keyCost('each', 1)), play(dealDamage(4, a(creature)))],
  'nepeta-gigantica': [actionAbility(stun(a(anyOf(withPowerAtLeast(5, creature), withTrait('giant', creature)))))],
  'song-of-the-wild': [play(forRemainderOfTurn(constant(gainsAbility(friendly(creature), reap(gain(1))))))],
  'the-feathered-shaman': [combined(['fight', 'reap'], ward(neighborsOf(self)))],
  'the-fittest': [play(addPowerCounters(1, each(friendly(creature))))],
  toad: [constant(cannot(thisCreature, 'used-to-reap'))],
  'unnatural-selection': [
    play(
      choose(exactly(3, friendly(creature)), (yours) =>
        choose(exactly(3, enemy(creature)), (theirs) => destroy(each(besides(both(yours, theirs), creature)))),
      ),
    ),
  ],
  'unsuspecting-prey': [play(dealDamage(2, upTo(3, undamaged(creature))))],
  'vineapple-tree': [
    constant(keyCost('each', countersOn(self, 'growth'))),
    eachTime(forges('each'), addCounters('growth', negative(countersOn(self, 'growth')), self)),
    actionAbility(addCounters('growth', 1, self)),
  ],
  'wild-spirit': [constant(gainsAbility(host, reap(capture(1))))],
});
