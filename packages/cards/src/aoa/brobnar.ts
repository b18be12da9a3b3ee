// Brobnar, Age of Ascension.
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, aember, amountThisWay, another, anyCard, anyNumberOf, atLeast, attacker, beforeFight, canOnlyAttack, choose, combined, constant, count, creature, dealDamage, dealsNoDamageWhenAttacked, deeds, defender, destroy, divideDamage, each, eachTime, enemy, enters, exhaust, fight, forgeKeyFor, forges, forRemainderOfTurn, friendly, gain, gainsAbility, half, heal, host, hostOf, ifElse, ifYouDo, inDeckOrDiscard, is, isDestroyedFighting, it, keyCost, lose, may, mayFight, mustFight, named, neighborOf, neighborsOf, ofHouse, omni, onFlank, only, play, powerOf, product, readied, ready, readyAndFightWith, reap, returnToHand, reveal, sacrifice, self, shuffle, stun, stunned, thisCreature, upTo, when, withPowerAtLeast, withTrait, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

const brobnarCreature = ofHouse('brobnar', creature);

export const brobnar = abilities(aoa, 'brobnar', {
  '1-2-punch': [
    play(choose(a(enemy(creature)), (chosen) => ifElse(is(chosen, stunned(anyCard)), destroy(chosen), stun(chosen)))),
  ],
  'bellowing-patrizate': [eachTime(enters(creature), when(is(self, readied(anyCard)), dealDamage(1, it)))],
  'bingle-bangbang': [beforeFight(dealDamage(5, neighborsOf(defender)))],
  brammo: [play(dealDamage(2, each(onFlank(enemy(creature)))))],
  cowfyne: [beforeFight(dealDamage(2, neighborsOf(defender)))],
  'cybergiant-rig': [
    constant(gainsAbility(host, eachTime(yourTurnEnds, addPowerCounters(-1, self)))),
    play(heal('all', hostOf(self)), ifYouDo(addPowerCounters(amountThisWay, hostOf(self)))),
  ],
  drummernaut: [combined(['play', 'fight', 'reap'], returnToHand(a(another(friendly(withTrait('giant', creature))))))],
  'first-blood': [play(divideDamage(product(2, count(each(friendly(brobnarCreature)))), creature))],
  flamethrower: [actionAbility(dealDamage(1, a(creature), { splash: 1 }))],
  'flamewake-shaman': [play(dealDamage(2, a(creature)))],
  foozle: [
    reap(when(atLeast(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature' }), 1), gain(1))),
  ],
  'forgemaster-og': [
    eachTime(forges('you'), lose(aember('you'))),
    eachTime(forges('opponent'), lose(aember('opponent'), 'opponent')),
  ],
  'gargantes-scrapper': [play(when(atLeast(aember('you'), 3), dealDamage(3, a(enemy(creature)))))],
  groggins: [constant(canOnlyAttack(thisCreature, onFlank(creature)))],
  groke: [fight(lose(1, 'opponent'))],
  'grump-buggy': [
    constant(
      keyCost('opponent', count(each(friendly(withPowerAtLeast(5, creature))))),
      keyCost('you', count(each(enemy(withPowerAtLeast(5, creature))))),
    ),
  ],
  'grumpus-tamer': [
    reap(
      choose(upTo(1, inDeckOrDiscard(named('war-grumpus'))), (found) => [reveal(found), returnToHand(found)]),
      shuffle('deck'),
    ),
  ],
  'into-the-fray': [
    play(
      choose(a(friendly(brobnarCreature)), (chosen) =>
        forRemainderOfTurn(constant(gainsAbility(only(chosen), fight(ready(self))))),
      ),
    ),
  ],
  'little-rapscal': [constant(mustFight(creature))],
  'lollop-the-titanic': [constant(dealsNoDamageWhenAttacked(thisCreature))],
  'might-makes-right': [
    play(
      choose(anyNumberOf(friendly(creature)), (chosen) =>
        when(atLeast(powerOf(chosen), 25), sacrifice(chosen), ifYouDo(forgeKeyFor(0))),
      ),
    ),
  ],
  ogopogo: [
    eachTime(isDestroyedFighting(creature, self), when(is(self, only(attacker)), may(dealDamage(2, a(creature))))),
  ],
  pound: [play(dealDamage(2, a(creature), { splash: 1 }))],
  'shard-of-strength': [
    actionAbility(addPowerCounters(count(each(friendly(withTrait('shard', anyCard)))), a(friendly(creature)))),
  ],
  'signal-fire': [omni(sacrifice(self), forRemainderOfTurn(constant(mayFight(friendly(brobnarCreature)))))],
  'the-flex': [
    play(
      choose(a(readied(friendly(brobnarCreature))), (chosen) => [exhaust(chosen), gain(half(powerOf(chosen), 'down'))]),
    ),
  ],
  'war-grumpus': [combined(['fight', 'reap'], readyAndFightWith(a(neighborOf(self, withTrait('giant', creature)))))],
});
