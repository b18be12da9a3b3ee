// Sanctum, Mass Mutation.
// biome-ignore format: the words in one line
import { a, actionAbility, addCounters, aember, allTrue, another, anyCard, anyOf, atLeast, beforeFight, cannotBeDealtDamageBy, capture, choose, chooseOne, constant, controllerOf, count, creature, dealDamage, deeds, defender, destroy, destroyed, discard, draw, each, eachTime, enemy, enrage, enters, entersEnraged, entersReady, eventAmount, exalt, exists, fight, fightWith, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, getsArmor, heal, highestPower, ifYouDo, inCenter, inDeck, inHand, is, may, mayInsteadOf, minus, mostPowerful, named, neighborOf, not, notOfHouse, omni, only, play, playerCannot, purge, putIntoPlay, putOnDeck, ready, reap, remember, repeatWhile, resolvesIcon, returnToHand, reveal, self, silencesDestroyed, steal, stun, tauntReachesFurther, thisCreature, thisWay, times, topOfDeck, ward, when, whileTrue, withAember, withoutTrait, withPowerAtLeast, withTrait, youPlay } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

const nonMutant = withoutTrait('mutant', creature);

export const sanctum = abilities(mm, 'sanctum', {
  aemberheart: [
    actionAbility(choose(a(friendly(creature)), (chosen) => [exalt(chosen), ward(chosen), heal('all', chosen)])),
  ],
  'angry-mob': [
    beforeFight(
      may(
        repeatWhile(allTrue(not(is(thisWay(), named('angry-mob'))), exists(inDeck(anyCard))), discard(topOfDeck())),
        returnToHand(thisWay(named('angry-mob'))),
      ),
    ),
  ],
  'ardent-hero': [
    constant(cannotBeDealtDamageBy(thisCreature, anyOf(withTrait('mutant', creature), withPowerAtLeast(5, creature)))),
  ],
  'baldric-the-bold': [
    beforeFight(
      when(
        is(defender, { ...withPowerAtLeast(highestPower(enemy(creature)), enemy(creature)), inZone: 'play' }),
        gain(2),
      ),
    ),
  ],
  berinon: [eachTime(enters(withTrait('mutant', creature)), enrage(self)), reap(capture(2))],
  'book-of-malefaction': [
    eachTime({ event: 'steal', who: 'opponent' }, addCounters('warrant', eventAmount, self)),
    omni(addCounters('warrant', -1, self), ifYouDo(purge(a(creature)))),
  ],
  'bring-low': [play(times(minus(aember('opponent'), 5), capture(1, a(friendly(creature)))))],
  'bull-wark': [constant(gainsKeyword(neighborOf(self), 'assault', 2))],
  'burning-glare': [
    play(
      chooseOne(
        { label: 'Stun an enemy creature', then: stun(a(enemy(creature))) },
        { label: 'Stun each enemy Mutant', then: stun(each(enemy(withTrait('mutant', creature)))) },
      ),
    ),
  ],
  'call-to-action': [play(ready(each(friendly(withTrait('knight', creature)))))],
  commandeer: [play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), capture(1, a(friendly(creature))))))],
  'daemo-knight': [destroyed(steal(1))],
  'dino-knight': [play(may(exalt(self), ifYouDo(dealDamage(3, a(creature)))))],
  'fangs-of-gizelhart': [play(purge(mostPowerful(1)))],
  'font-of-the-eye': [
    omni(
      when(
        atLeast(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature' }), 1),
        capture(1, a(friendly(creature))),
      ),
    ),
  ],
  'gizelhart-s-standard': [constant(getsArmor(friendly(withAember(creature)), 1)), play(exalt(a(friendly(creature))))],
  'gizelhart-s-wrath': [play(destroy(each(withTrait('mutant', creature))))],
  'gizelhart-s-zealot': [constant(entersReady(thisCreature), entersEnraged(thisCreature))],
  'lady-loreena': [constant(tauntReachesFurther(thisCreature))],
  'lieutenant-gorvenal': [eachTime({ event: 'fought', who: 'you', card: creature }, capture(1))],
  'mad-prophet-gizelhart': [
    whileTrue(
      is(self, inCenter(anyCard)),
      gainsAbility(thisCreature, actionAbility(heal('all', each(nonMutant)), gain(count(thisWay(creature))))),
    ),
  ],
  'master-of-the-grey': [constant(playerCannot('opponent', 'resolve-icons'))],
  'purifier-of-souls': [constant(silencesDestroyed(anyCard))],
  purify: [
    play(
      choose(a(withTrait('mutant', creature)), (chosen) => [
        purge(chosen),
        ifYouDo(
          repeatWhile(
            allTrue(not(is(thisWay(), nonMutant)), exists(inDeck(anyCard, controllerOf(chosen)))),
            discard(topOfDeck(1, controllerOf(chosen))),
          ),
          putIntoPlay(thisWay(nonMutant)),
        ),
      ]),
    ),
  ],
  'scrivener-favian': [mayInsteadOf(resolvesIcon('you', 'capture'), steal(1))],
  'seeker-of-truth': [fight(may(fightWith(a(friendly(notOfHouse('sanctum', creature))))))],
  'squire-alys': [play(capture(2))],
  'techno-knight': [reap(discard(a(inHand(anyCard))), ifYouDo(draw(1)))],
  'xeno-knight': [
    fight(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        returnToHand(a(inDeck(only(seen)))),
        putOnDeck(a(inDeck(only(seen))), 'bottom'),
      ]),
    ),
  ],
});
