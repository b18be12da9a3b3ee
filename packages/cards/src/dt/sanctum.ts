// Sanctum, Dark Tidings.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, aemberOn, armorOf, asPlayer, beforeFight, cannot, capture, choose, chooseOne, combined, constant, count, creature, dealDamage, destroy, destroyed, each, eachAsFarAs, eachInAnyOrder, eachTime, enemy, exalt, exhaust, fight, forEach, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, getsArmor, heal, highestPower, inDiscard, keysForgedBy, lasting, leftOf, lose, lowestPower, may, moveAnywhere, neighborOf, notOnFlank, ofHouse, onFlank, only, onward, play, playAnywhere, playerCannot, playOnlyIf, purge, raises, raiseTide, ready, readyAndFightWith, reap, resetTide, self, seq, sharingHouseWith, sharingNoHouseWithNeighbor, skipsForgeStep, steal, stun, switchesPowerAndArmor, thatPlayer, thisCreature, thisWay, tideIs, times, upTo, whileTrue, withPower, wouldBeDamaged } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const sanctum = abilities(dt, 'sanctum', {
  'aja-the-inconspicuous': [constant(cannot(notOnFlank(thisCreature), 'dealt-damage'))],
  almsmaster: [play(capture(1, eachAsFarAs(aember('opponent'), neighborOf(self))))],
  'almsmaster-evil-twin': [constant(gainsAbility(neighborOf(self), destroyed(steal(1))))],
  'avenging-aura': [
    play(forRemainderOfTurn(constant(gainsKeyword(friendly(creature), 'assault', keysForgedBy('opponent'))))),
  ],
  badgemagus: [
    fight(choose(eachInAnyOrder(neighborOf(self)), (near) => forEach(near, (foe) => [readyAndFightWith(foe)]))),
  ],
  'dry-the-river': [
    whileTrue(tideIs('low'), cannot(friendly(creature), 'used-to-reap')),
    whileTrue(tideIs('low', 'opponent'), cannot(enemy(creature), 'used-to-reap')),
  ],
  'first-or-last': [
    play(
      chooseOne(
        {
          label: 'Purge each creature with the highest power',
          then: purge(each(withPower(highestPower(creature), creature))),
        },
        {
          label: 'Purge each creature with the lowest power',
          then: purge(each(withPower(lowestPower(creature), creature))),
        },
      ),
    ),
  ],
  'grand-melee': [play(destroy(each(sharingNoHouseWithNeighbor(creature))))],
  'grey-augur': [constant(gainsAbility(neighborOf(self), fight(gain(1))))],
  'grey-augur-evil-twin': [constant(gainsAbility(neighborOf(self), reap(gain(1), exalt(self))))],
  'hammer-gram': [play(choose(a(creature), (chosen) => [dealDamage(3, chosen), stun(chosen)]))],
  'harmonic-ritual': [
    play(
      onward(a(friendly(creature)), (one) => leftOf(one, neighborOf(one, sharingHouseWith(one, creature))), gain(1)),
    ),
  ],
  'heal-or-harm': [
    play(
      chooseOne(
        { label: 'Fully heal a creature and gain 1 æmber', then: seq(heal('all', a(creature)), gain(1)) },
        { label: 'Ready and fight with a friendly creature', then: readyAndFightWith(a(friendly(creature))) },
      ),
    ),
  ],
  holdfast: [eachTime(wouldBeDamaged(neighborOf(self)), ready(self))],
  'honor-or-glory': [
    play(
      chooseOne(
        { label: 'Deal 3 damage to each flank creature', then: dealDamage(3, each(onFlank(creature))) },
        { label: 'Deal 3 damage to each creature not on a flank', then: dealDamage(3, each(notOnFlank(creature))) },
      ),
    ),
  ],
  'laerie-of-the-lake': [whileTrue(tideIs('high'), getsArmor(friendly(creature), 2))],
  'laerie-of-the-lake-evil-twin': [whileTrue(tideIs('high'), getsArmor(thisCreature, 5))],
  'light-everlasting': [play(playAnywhere(a(inDiscard(ofHouse('sanctum', creature)))))],
  'lightsmith-clariel': [beforeFight(may(forRemainderOfTurn(constant(switchesPowerAndArmor(thisCreature)))))],
  'lightsmith-clariel-evil-twin': [
    actionAbility(choose(a(creature), (chosen) => forRemainderOfTurn(constant(switchesPowerAndArmor(only(chosen)))))),
  ],
  'marshal-ewer': [combined(['play', 'fight'], raiseTide())],
  'orphiel-sea-s-chosen': [
    whileTrue(tideIs('high'), gainsKeyword(thisCreature, 'skirmish'), gainsAbility(thisCreature, fight(gain(2)))),
  ],
  'orphion-land-s-chosen': [
    whileTrue(tideIs('low'), getsArmor(thisCreature, 3), gainsAbility(thisCreature, reap(capture(2)))),
  ],
  'redhand-registry': [
    eachTime({ event: 'steal', who: 'opponent' }, lasting('their-next-turn', constant(skipsForgeStep('opponent')))),
  ],
  'seneschal-sargassa': [eachTime(raises('each'), asPlayer(thatPlayer, capture(2, a(friendly(creature)))))],
  'seneschal-sargassa-evil-twin': [eachTime(raises('each'), capture(2))],
  'sgs-illuminator': [
    actionAbility(
      exhaust(upTo(4, friendly(ofHouse('sanctum', creature)))),
      times(
        count(thisWay()),
        choose(a(creature), (chosen) => [stun(chosen), exalt(chosen)]),
      ),
    ),
  ],
  'shifting-battlefield': [play(choose(a(friendly(creature)), (moved) => [moveAnywhere(moved), capture(1, moved)]))],
  'strange-ordination': [constant(playOnlyIf(tideIs('high')))],
  'taxing-journey': [
    play(
      choose(a(friendly(creature)), (captor) => [
        capture(1, captor),
        capture(1, eachAsFarAs(aember('opponent'), neighborOf(captor, sharingHouseWith(captor, creature)))),
      ]),
    ),
  ],
  'the-corpulent-collector': [play(capture(aember('opponent')), dealDamage(aemberOn(self), self))],
  'trial-by-water': [play(resetTide, lasting('until-your-turn', constant(playerCannot('each', 'raise-tide'))))],
  'urien-the-circumspect': [reap(gain(armorOf(self)))],
  'urien-the-circumspect-evil-twin': [reap(lose(armorOf(self), 'opponent'))],
});
