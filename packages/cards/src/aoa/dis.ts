// Dis, Age of Ascension.
// biome-ignore format: the words in one line
import { a, actionAbility, addCounters, allTrue, anyCard, anyNumberOf, archive, assignDamage, attacker, blanks, cannotChooseHouse, choose, chooseHouse, constant, count, creature, damaged, damageOn, dealDamage, defender, destroy, destroyed, discard, each, eachTime, enemy, equal, exactly, exists, friendly, gain, gainChains, gainsAbility, gainsKeyword, getsPower, handSize, host, ifElse, inDiscard, inHand, is, isDestroyed, it, keyCost, keysForgedBy, lasting, leastPowerful, may, mostPowerful, named, neighborsOf, notOnFlank, onFlank, only, ownerOf, play, playCard, playerCannot, reap, reaps, returnToHand, sacrifice, self, shuffleIntoDeck, stun, thisCreature, thisWay, times, wasDestroyed, when, whileTrue, withCounter, withOddPower, withTrait } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

const inTheMidst = is(self, notOnFlank(anyCard));

/** "Players cannot forge their first key": those who have so many keys already cannot forge another one. */
const noNextKeyWith = (forged: number) => [
  whileTrue(equal(keysForgedBy('you'), forged), playerCannot('you', 'forge')),
  whileTrue(equal(keysForgedBy('opponent'), forged), playerCannot('opponent', 'forge')),
];

export const dis = abilities(aoa, 'dis', {
  'aember-imp': [eachTime(reaps(creature), stun(it))],
  'ancient-yurk': [play(discard(exactly(3, inHand(anyCard))))],
  angwish: [constant(keyCost('opponent', damageOn(self)))],
  banish: [play(archive(a(enemy(creature))))],
  'binding-irons': [play(gainChains(3, 'opponent'))],
  'bloodshard-imp': [eachTime(reaps(creature), destroy(it))],
  'bronze-key-imp': noNextKeyWith(0),
  'cull-the-weak': [play(destroy(leastPowerful(1, enemy(creature))))],
  exhume: [play(may(playCard(a(inDiscard(creature)))))],
  'gold-key-imp': noNextKeyWith(2),
  gub: [whileTrue(inTheMidst, getsPower(thisCreature, 5), gainsKeyword(thisCreature, 'taunt'))],
  'misery-exploit': [play(gain(count(each(damaged(enemy(creature))))))],
  neffru: [eachTime(isDestroyed(creature), gain(1, ownerOf(it)))],
  'not-finished-with-you': [play(shuffleIntoDeck(anyNumberOf(inDiscard(creature))))],
  'old-yurk': [play(discard(exactly(2, inHand(anyCard))))],
  'onyx-knight': [play(destroy(each(withOddPower(creature))))],
  'orb-of-invidius': [eachTime(reaps(creature), stun(it))],
  'ortannu-s-binding': [play(dealDamage(2, a(friendly(creature))))],
  'ortannu-the-chained': [
    reap(
      returnToHand(each(inDiscard(named('ortannu-s-binding')))),
      times(count(thisWay()), dealDamage(2, a(creature), { splash: 2 })),
    ),
  ],
  'pain-reaction': [
    play(
      choose(a(enemy(creature)), (chosen) => [
        dealDamage(2, chosen),
        when(wasDestroyed(chosen), dealDamage(2, neighborsOf(chosen))),
      ]),
    ),
  ],
  'shadow-of-dis': [play(lasting('until-your-turn', constant(blanks(enemy(creature)))))],
  'shard-of-pain': [
    actionAbility(assignDamage(1, count(each(friendly(withTrait('shard', anyCard)))), enemy(creature))),
  ],
  'silver-key-imp': noNextKeyWith(1),
  skullion: [play(sacrifice(a(friendly(creature))))],
  soulkeeper: [constant(gainsAbility(host, destroyed(destroy(mostPowerful(1, enemy(creature))))))],
  spyyyder: [
    whileTrue(
      allTrue(is(self, only(attacker)), is(defender, onFlank(enemy(creature)))),
      gainsKeyword(thisCreature, 'poison'),
    ),
  ],
  streke: [whileTrue(inTheMidst, handSize('opponent', -1))],
  tezmal: [
    reap(chooseHouse('any', (house) => [lasting('their-next-turn', constant(cannotChooseHouse('opponent', house)))])),
  ],
  'unlocked-gateway': [play(destroy(each(creature)))],
  'wretched-doll': [
    actionAbility(
      ifElse(
        exists(withCounter('doom', anyCard)),
        destroy(each(withCounter('doom', creature))),
        addCounters('doom', 1, a(creature)),
      ),
    ),
  ],
  yurk: [play(discard(a(inHand(anyCard))))],
});
