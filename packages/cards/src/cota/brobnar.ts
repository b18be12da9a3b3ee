// Brobnar, Call of the Archons.
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, aember, allTrue, another, anyCard, artifact, atLeast, beforeFight, besides, both, cannot, capture, choose, chooseHouse, combined, constant, controllerOf, count, creature, damaged, dealDamage, dealsExtraAttacking, deeds, destroy, destroyed, differentEachTime, discard, duringYourTurn, each, eachInOrder, eachTime, enemy, enters, equal, exists, fight, fights, fightWith, forges, forRemainderOfTurn, friendly, gain, gainChains, gainsAbility, gainsKeyword, getsPower, heal, host, inDeck, isDestroyed, isDestroyedFighting, it, keyCost, lose, may, mayFight, mayUse, minus, moreThan, mostPowerful, neighborOf, neighborsOf, not, ofHouse, omni, onFlank, perishes, play, playOnlyIf, putAember, putOnDeck, ready, readyAndFightWith, reap, repeatWhile, returnToHand, sacrifice, self, steal, stun, thisCreature, thisWay, times, topOfDeck, undamaged, upToTimes, when, whileTrue, withPowerAtMost, youDiscardFromHand, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

const brobnarCreature = ofHouse('brobnar', creature);

export const brobnar = abilities(cota, 'brobnar', {
  anger: [play(readyAndFightWith(a(friendly(creature))))],
  autocannon: [eachTime(enters(creature), dealDamage(1, it))],
  'banner-of-battle': [constant(getsPower(friendly(creature), 1))],
  barehanded: [play(putOnDeck(eachInOrder(artifact)))],
  'bilgum-avalanche': [eachTime(forges('you'), dealDamage(2, each(enemy(creature))))],
  'blood-money': [play(putAember(2, a(enemy(creature))))],
  'blood-of-titans': [constant(getsPower(host, 5))],
  'brothers-in-battle': [
    play(chooseHouse('any', (house) => [forRemainderOfTurn(constant(mayFight(friendly(ofHouse(house, creature)))))])),
  ],
  bumpsy: [play(lose(1, 'opponent'))],
  'burn-the-stockpile': [play(when(atLeast(aember('opponent'), 7), lose(4, 'opponent')))],
  cannon: [actionAbility(dealDamage(2, a(creature)))],
  'champion-s-challenge': [
    play(
      choose(mostPowerful(1, enemy(creature)), (best) => destroy(each(besides(best, enemy(creature))))),
      choose(mostPowerful(1, friendly(creature)), (best) => destroy(each(besides(best, friendly(creature))))),
      readyAndFightWith(a(friendly(creature))),
    ),
  ],
  'coward-s-end': [play(destroy(each(undamaged(creature))), gainChains(3))],
  earthshaker: [play(destroy(each(withPowerAtMost(3, creature))))],
  firespitter: [beforeFight(dealDamage(1, each(enemy(creature))))],
  'follow-the-leader': [play(forRemainderOfTurn(constant(mayFight(friendly(creature)))))],
  'ganger-chieftain': [play(may(readyAndFightWith(a(neighborOf(self)))))],
  'gauntlet-of-command': [actionAbility(readyAndFightWith(a(friendly(creature))))],
  'grenade-snib': [destroyed(lose(2, 'opponent'))],
  headhunter: [fight(gain(1))],
  'hebe-the-huge': [play(dealDamage(2, each(another(undamaged(creature)))))],
  'iron-obelisk': [constant(keyCost('opponent', count(each(friendly(damaged(ofHouse('brobnar', creature)))))))],
  'kelifi-dragon': [
    constant(playOnlyIf(atLeast(aember('you'), 7))),
    combined(['fight', 'reap'], gain(1), dealDamage(5, a(creature))),
  ],
  'king-of-the-crag': [constant(getsPower(enemy(ofHouse('brobnar', creature)), -2))],
  krump: [eachTime(isDestroyedFighting(enemy(creature), self), lose(1, controllerOf(it)))],
  'lava-ball': [play(dealDamage(4, a(creature), { splash: 2 }))],
  'lomir-flamefist': [play(when(atLeast(aember('opponent'), 7), lose(2, 'opponent')))],
  'loot-the-bodies': [play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature)), gain(1))))],
  'looter-goblin': [reap(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature)), gain(1))))],
  'mighty-javelin': [omni(sacrifice(self), dealDamage(4, a(creature)))],
  mugwump: [eachTime(isDestroyedFighting(enemy(creature), self), heal('all', self), addPowerCounters(1, self))],
  'phoenix-heart': [constant(gainsAbility(host, destroyed(returnToHand(self), dealDamage(3, each(creature)))))],
  'pile-of-skulls': [eachTime(duringYourTurn(isDestroyed(enemy(creature))), capture(1, a(friendly(creature))))],
  'pingle-who-annoys': [eachTime(enters(enemy(creature)), dealDamage(1, it))],
  punch: [play(dealDamage(3, a(creature)))],
  'relentless-assault': [play(upToTimes(3, friendly(creature), (chosen) => [ready(chosen), fightWith(chosen)]))],
  'rock-hurling-giant': [
    eachTime(duringYourTurn(youDiscardFromHand(ofHouse('brobnar', anyCard))), may(dealDamage(4, a(creature)))),
  ],
  'rogue-ogre': [
    eachTime(yourTurnEnds, when(equal(deeds({ did: 'play', by: 'you', turn: 'this' }), 1), heal(2, self), capture(1))),
  ],
  screechbomb: [omni(sacrifice(self), lose(2, 'opponent'))],
  smaaash: [play(stun(a(creature)))],
  smith: [play(when(moreThan(count(each(friendly(creature))), count(each(enemy(creature)))), gain(2)))],
  'sound-the-horns': [
    play(
      repeatWhile(allTrue(equal(count(thisWay(brobnarCreature)), 0), exists(inDeck(anyCard))), discard(topOfDeck())),
      returnToHand(thisWay(brobnarCreature)),
    ),
  ],
  'take-that-smartypants': [play(when(atLeast(count(each(enemy(ofHouse('logos', anyCard)))), 3), steal(2)))],
  'the-warchest': [
    actionAbility(gain(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature', inFight: true }))),
  ],
  'tireless-crocag': [
    constant(cannot(thisCreature, 'used-to-reap'), mayUse(thisCreature)),
    whileTrue(not(exists(enemy(creature))), perishes(thisCreature)),
  ],
  tremor: [play(choose(a(creature), (chosen) => stun(both(chosen, neighborsOf(chosen)))))],
  troll: [reap(heal(3, self))],
  'unguarded-camp': [
    play(
      times(
        minus(count(each(friendly(creature))), count(each(enemy(creature)))),
        capture(1, differentEachTime(a(friendly(creature)))),
      ),
    ),
  ],
  valdr: [constant(dealsExtraAttacking(thisCreature, 2, onFlank(enemy(creature))))],
  wardrummer: [play(returnToHand(each(another(friendly(ofHouse('brobnar', creature))))))],
  warsong: [play(forRemainderOfTurn(eachTime(fights(friendly(creature)), gain(1))))],
  'yo-mama-mastery': [constant(gainsKeyword(host, 'taunt')), play(heal('all', each(host)))],
});
