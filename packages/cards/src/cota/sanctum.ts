// Sanctum, Call of the Archons.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, again, another, archive, artifact, atLeast, attackableBy, beforeFight, both, cannot, canOnlyFight, capture, choose, chooseHouse, chooseOne, combined, constant, controllerOf, count, creature, dealDamage, deeds, defender, destroy, destroyed, differentEachTime, draw, each, eachAsFarAs, eachPlayer, eachTime, enemy, fight, fights, fightWith, forgeKeyFor, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, getsArmor, getsPower, granter, heal, host, hostOf, ifYouDo, inDiscard, isDestroyedFighting, it, leastPowerful, lose, may, mayFight, mayUse, minus, moreThan, neighborOf, neighborsOf, notOfHouse, notOnFlank, ofHouse, omni, onFlank, only, play, playerCannot, product, purge, ready, readyAndFightWith, readyAndUse, reap, returnToHand, sacrifice, saveInstead, self, stun, swap, thisCreature, thisWay, times, unstun, useCard, when, withKeyword, withoutTrait, withPowerAtLeast, withTrait, youChooseHouse, youPlay } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

export const sanctum = abilities(cota, 'sanctum', {
  'armageddon-cloak': [
    constant(
      gainsKeyword(host, 'hazardous', 2),
      gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self))),
    ),
  ],
  begone: [
    play(
      chooseOne(
        { label: 'Destroy each Dis creature', then: destroy(each(ofHouse('dis', creature))) },
        { label: 'Gain 1 æmber', then: gain(1) },
      ),
    ),
  ],
  'blinding-light': [play(chooseHouse('any', (house) => [stun(each(ofHouse(house, creature)))]))],
  bulwark: [constant(getsArmor(neighborOf(self), 2))],
  'champion-tabris': [fight(capture(1))],
  charge: [
    play(forRemainderOfTurn(constant(gainsAbility(friendly(creature), play(dealDamage(2, a(enemy(creature)))))))),
  ],
  'cleansing-wave': [play(heal(1, each(creature)), gain(count(thisWay(creature))))],
  'clear-mind': [play(unstun(each(friendly(creature))))],
  'commander-remiel': [reap(useCard(a(friendly(notOfHouse('sanctum', creature)))))],
  'doorstep-to-heaven': [play(eachPlayer(lose(minus(aember('you'), 5))))],
  'duma-the-martyr': [destroyed(heal('all', each(another(friendly(creature)))), draw(2))],
  'epic-quest': [
    play(archive(each(friendly(withTrait('knight', creature))))),
    omni(
      when(
        atLeast(deeds({ did: 'play', by: 'you', turn: 'this', house: 'sanctum' }), 7),
        sacrifice(self),
        forgeKeyFor(0),
      ),
    ),
  ],
  francus: [eachTime(isDestroyedFighting(enemy(creature), self), capture(1))],
  gatekeeper: [play(when(atLeast(aember('opponent'), 7), capture(minus(aember('opponent'), 5))))],
  'glorious-few': [play(gain(minus(count(each(enemy(creature))), count(each(friendly(creature))))))],
  'gorm-of-omm': [omni(sacrifice(self), destroy(a(artifact)))],
  'grey-monk': [constant(getsArmor(friendly(creature), 1)), reap(heal(2, a(creature)))],
  'hallowed-blaster': [actionAbility(heal(3, a(creature)))],
  'hayyel-the-merchant': [eachTime(youPlay(artifact), gain(1))],
  'honorable-claim': [play(capture(1, eachAsFarAs(aember('opponent'), friendly(withTrait('knight', creature)))))],
  'horseman-of-death': [play(returnToHand(each(inDiscard(withTrait('horseman', creature)))))],
  'horseman-of-famine': [combined(['play', 'fight', 'reap'], destroy(leastPowerful(1)))],
  'horseman-of-pestilence': [
    combined(['play', 'fight', 'reap'], dealDamage(1, each(withoutTrait('horseman', creature)))),
  ],
  'horseman-of-war': [
    play(forRemainderOfTurn(constant(mayFight(friendly(creature)), canOnlyFight(friendly(creature))))),
  ],
  inspiration: [play(readyAndUse(a(friendly(creature))))],
  'jehu-the-bureaucrat': [eachTime(youChooseHouse('sanctum'), gain(2))],
  'lady-maxena': [play(stun(a(creature))), actionAbility(returnToHand(self))],
  'lord-golgotha': [beforeFight(dealDamage(3, neighborsOf(defender)))],
  'mantle-of-the-zealot': [constant(mayUse(host, controllerOf(hostOf(self))))],
  'mighty-lance': [
    play(choose(a(creature), (first) => choose(a(neighborOf(first)), (second) => dealDamage(3, both(first, second))))),
  ],
  'numquid-the-fair': [
    play(
      destroy(a(enemy(creature))),
      when(moreThan(count(each(enemy(creature))), count(each(friendly(creature)))), again),
    ),
  ],
  'oath-of-poverty': [play(destroy(each(friendly(artifact))), gain(product(2, count(thisWay(artifact)))))],
  'one-stood-against-many': [
    play(
      choose(a(friendly(creature)), (fighter) =>
        times(
          3,
          ready(fighter),
          choose(differentEachTime(a(enemy(attackableBy(fighter, creature)))), (foe) =>
            fightWith(fighter, { against: foe }),
          ),
        ),
      ),
    ),
  ],
  'potion-of-invulnerability': [
    omni(sacrifice(self), forRemainderOfTurn(constant(cannot(friendly(creature), 'dealt-damage')))),
  ],
  'protect-the-weak': [constant(getsArmor(host, 1), gainsKeyword(host, 'taunt'))],
  protectrix: [
    reap(
      may(
        choose(a(creature), (healed) => [
          heal('all', healed),
          ifYouDo(forRemainderOfTurn(constant(cannot(only(healed), 'dealt-damage')))),
        ]),
      ),
    ),
  ],
  'radiant-truth': [play(stun(each(notOnFlank(enemy(creature)))))],
  'raiding-knight': [play(capture(1))],
  'round-table': [
    constant(
      getsPower(friendly(withTrait('knight', creature)), 1),
      gainsKeyword(friendly(withTrait('knight', creature)), 'taunt'),
    ),
  ],
  'sanctum-guardian': [combined(['fight', 'reap'], swap(self, a(another(friendly(creature)))))],
  sequis: [reap(capture(1))],
  'sergeant-zakiel': [play(may(readyAndFightWith(a(neighborOf(self)))))],
  'shield-of-justice': [play(forRemainderOfTurn(constant(cannot(friendly(creature), 'dealt-damage'))))],
  'shoulder-armor': [constant(getsArmor(onFlank(host), 2), getsPower(onFlank(host), 2))],
  'sigil-of-brotherhood': [
    omni(sacrifice(self), forRemainderOfTurn(constant(mayUse(friendly(ofHouse('sanctum', creature)))))),
  ],
  'staunch-knight': [constant(getsPower(onFlank(thisCreature), 2))],
  'take-hostages': [play(forRemainderOfTurn(eachTime(fights(friendly(creature)), capture(1, it))))],
  'terms-of-redress': [play(capture(2, a(friendly(creature))))],
  'the-harder-they-come': [play(purge(a(withPowerAtLeast(5, creature))))],
  'the-spirit-s-way': [play(destroy(each(withPowerAtLeast(3, creature))))],
  'the-vaultkeeper': [constant(playerCannot('you', 'be-stolen-from'))],
  'veemos-lightbringer': [play(destroy(each(withKeyword('elusive', creature))))],
  'whispering-reliquary': [actionAbility(returnToHand(a(artifact)))],
});
