// Sanctum, Age of Ascension.
import type { House } from '@vaultsong/engine';
// biome-ignore format: the words in one line
import { a, actionAbility, amountThisWay, another, anyCard, anyNumberOf, armorPrevents, artifact, atLeast, attackableBy, belongsTo, cannot, capture, choose, combined, constant, count, creature, dealDamage, destroy, each, eachTime, enemy, eventAmount, fightWith, forRemainderOfTurn, friendly, gain, getsArmor, getsPower, giveControl, heal, host, hostOf, housesAmong, ifElse, ifYouDo, inDiscard, is, keyCost, lasting, leastOf, may, mayPlay, mayUse, neighborOf, neighborsOf, not, notOfHouse, ofHouse, onFlank, only, opponentGainsByReaping, pay, play, purge, ready, readyAndFightWith, reap, redistribute, self, stunned, takeAember, thisCreature, thisWay, when, whileTrue, withAember, withEvenPower, withTrait, youDiscardFromHand } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

const ambassadorOf = (house: House) =>
  combined(
    ['fight', 'reap'],
    lasting('turn', constant(mayPlay(ofHouse(house, anyCard)), mayUse(ofHouse(house, anyCard))), 1),
  );

export const sanctum = abilities(aoa, 'sanctum', {
  'abond-the-armorsmith': [
    constant(getsArmor(another(friendly(creature)), 1)),
    actionAbility(forRemainderOfTurn(constant(getsArmor(another(friendly(creature)), 1)))),
  ],
  'anahita-the-trader': [reap(giveControl(a(friendly(artifact))), ifYouDo(pay(2, 'opponent', 'you')))],
  'aubade-the-grim': [play(capture(3)), reap(takeAember(1, self, 'supply'))],
  'baron-mengevin': [eachTime(youDiscardFromHand(ofHouse('sanctum', anyCard)), capture(1))],
  'barrister-joya': [constant(cannot(enemy(creature), 'used-to-reap'))],
  'bordan-the-redeemed': [actionAbility(capture(2))],
  'brobnar-ambassador': [ambassadorOf('brobnar')],
  'dis-ambassador': [ambassadorOf('dis')],
  equalize: [play(redistribute('aember', friendly(creature)), redistribute('aember', enemy(creature)))],
  'eye-of-judgment': [actionAbility(purge(a(inDiscard(creature, 'each'))))],
  'free-markets': [play(gain(leastOf(6, housesAmong(each(notOfHouse('sanctum', anyCard))))))],
  'golden-aura': [
    play(
      choose(a(creature), (chosen) => [
        heal('all', chosen),
        forRemainderOfTurn(constant(belongsTo(only(chosen), 'sanctum'), cannot(only(chosen), 'dealt-damage'))),
      ]),
    ),
  ],
  'haedroth-s-wall': [constant(getsPower(friendly(onFlank(creature)), 2))],
  'hallowed-shield': [
    actionAbility(choose(a(creature), (chosen) => forRemainderOfTurn(constant(cannot(only(chosen), 'dealt-damage'))))),
  ],
  'healing-blast': [play(heal('all', a(creature)), when(atLeast(amountThisWay, 4), gain(2)))],
  'lion-bautrem': [constant(getsPower(neighborOf(self), 2))],
  'logos-ambassador': [ambassadorOf('logos')],
  'mars-ambassador': [ambassadorOf('mars')],
  'martyr-s-end': [play(destroy(anyNumberOf(friendly(creature))), gain(count(thisWay(creature))))],
  'maruck-the-marked': [eachTime(armorPrevents(thisCreature), capture(eventAmount))],
  'mother-northelle': [reap(takeAember(1, a(withAember(friendly(creature))), 'you'))],
  'opal-knight': [play(destroy(each(withEvenPower(creature))))],
  'prince-derric-unifier': [play(when(atLeast(housesAmong(each(friendly(creature))), 3), gain(3)))],
  'proclamation-346e': [whileTrue(not(atLeast(housesAmong(each(enemy(creature))), 3)), keyCost('opponent', 2))],
  'seraphic-armor': [constant(getsArmor(host, 1)), play(heal('all', hostOf(self)))],
  'shadows-ambassador': [ambassadorOf('shadows')],
  'shard-of-hope': [actionAbility(capture(count(each(friendly(withTrait('shard', anyCard)))), a(friendly(creature))))],
  'sir-marrows': [eachTime(opponentGainsByReaping, capture(eventAmount))],
  smite: [
    play(
      choose(a(friendly(creature)), (chosen) => [
        ready(chosen),
        ifElse(
          is(chosen, stunned(anyCard)),
          fightWith(chosen),
          choose(a(enemy(attackableBy(chosen, creature))), (foe) => [
            fightWith(chosen, { against: foe }),
            dealDamage(2, neighborsOf(foe)),
          ]),
        ),
      ]),
    ),
  ],
  'the-grey-rider': [combined(['play', 'fight', 'reap'], may(readyAndFightWith(a(neighborOf(self)))))],
  'untamed-ambassador': [ambassadorOf('untamed')],
});
