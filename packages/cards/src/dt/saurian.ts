// Saurian, Dark Tidings.
// biome-ignore format: the words in one line
import { a, actionAbility, addCounters, addPowerCounters, aember, aemberOn, anyCard, asActivePlayer, asPlayer, atLeast, attacker, beforeFight, belongsTo, besides, blanks, cannot, cannotBeDealtDamageBy, capture, captureFromOwnSide, choose, chooseOne, combined, constant, controllerOf, count, creature, dealDamage, dealsNoFightDamage, defender, destroy, each, eachAsFarAs, eachTime, enemy, entersReady, eventAmount, exactly, exalt, exhaust, fight, fightWith, forges, forRemainderOfTurn, friendly, gain, gainChains, gainsAbility, gainsKeyword, ifElse, ifYouDo, inHand, is, lasting, leastPowerful, lose, lowestPower, may, maySpendAemberOn, named, neighborsOf, notOfHouse, ofHouse, omni, only, other, play, playOnlyIf, powerOf, purge, putAember, putIntoPlay, raiseTide, readyAndUse, reap, reapWith, refillHand, remember, reveal, self, seq, shiftAember, stun, takeAember, takeControl, takesExtraDamage, target, thatPlayer, thisCreature, thisWay, tideIs, turnBegins, unstun, upgrade, upTo, when, whileTrue, withAember, withCounter, withPower, withPowerAtMost, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const saurian = abilities(dt, 'saurian', {
  'altruist-s-rostrum': [actionAbility(shiftAember(1, a(withAember(creature)), (from) => a(besides(from, creature))))],
  'ankylo-formation': [
    play(
      chooseOne(
        {
          label: 'A creature gains skirmish',
          then: choose(a(friendly(creature)), (chosen) => [
            forRemainderOfTurn(constant(gainsKeyword(only(chosen), 'skirmish'))),
          ]),
        },
        {
          label: 'Exalt, and each gains skirmish',
          then: seq(
            exalt(a(friendly(creature))),
            forRemainderOfTurn(constant(gainsKeyword(friendly(creature), 'skirmish'))),
          ),
        },
      ),
    ),
  ],
  'bestiarii-urso': [combined(['play', 'reap'], may(unstun(a(creature))))],
  'bestiarii-urso-evil-twin': [combined(['play', 'fight'], stun(a(creature)))],
  bracchanalia: [
    play(putAember(4, self), capture(1, a(friendly(creature)))),
    eachTime(
      turnBegins('each'),
      asActivePlayer(when(atLeast(count(each(friendly(withAember(creature)))), 4), takeAember('all', self, 'you'))),
    ),
  ],
  brachiaditus: [play(stun(neighborsOf(self)), takeAember(1, neighborsOf(self), 'supply'))],
  'bury-riches': [play(ifElse(tideIs('high'), takeAember(1, each(creature), controllerOf(target)), raiseTide()))],
  'carpe-vinum': [play(exalt(exactly(2, enemy(creature))))],
  'censor-philo': [constant(cannotBeDealtDamageBy(thisCreature, withAember(creature)))],
  'censor-philo-evil-twin': [play(dealDamage(5, a(withAember(creature))))],
  'crushing-charge': [play(destroy(each(withPowerAtMost(4, creature))), gainChains(1))],
  decadence: [
    play(
      chooseOne(
        {
          label: 'Exalt, ready and use',
          then: choose(a(friendly(creature)), (chosen) => [exalt(chosen), readyAndUse(chosen)]),
        },
        {
          label: 'Move 1 æmber',
          then: shiftAember(1, a(withAember(creature)), (from) => a(besides(from, creature))),
        },
      ),
    ),
  ],
  'di-no-you-didn-t': [play(destroy(a(enemy(withAember(creature)))))],
  'eclectic-ambrosius': [
    eachTime(yourTurnEnds, addCounters('knowledge', 1, self)),
    actionAbility(addCounters('knowledge', -3, self), ifYouDo(gain(6))),
  ],
  'eclectic-ambrosius-evil-twin': [
    reap(
      choose(a(enemy(creature)), (chosen) => [
        addCounters('ignorance', 1, chosen),
        lasting('game', constant(blanks(withCounter('ignorance', only(chosen))))),
      ]),
    ),
  ],
  'enlist-numeri': [
    play(
      choose(a(enemy(withAember(creature))), (taken) => [
        takeControl(taken),
        lasting('game', constant(belongsTo(friendly(only(taken)), 'saurian'))),
      ]),
    ),
  ],
  'hastatus-raptor': [
    beforeFight(
      may(exalt(self), ifYouDo(dealDamage(aemberOn(each(friendly(named('hastatus-raptor', creature)))), defender))),
    ),
  ],
  'iss-indominus': [
    actionAbility(
      exhaust(upTo(5, friendly(ofHouse('saurian', creature)))),
      dealDamage(count(thisWay()), each(enemy(creature))),
    ),
  ],
  lapisaurus: [whileTrue(is(self, only(defender)), gainsAbility(only(attacker), beforeFight(exalt(self))))],
  'lapisaurus-evil-twin': [fight(exalt(other))],
  'magistra-vita': [
    combined(
      ['play', 'reap'],
      may(choose(a(friendly(notOfHouse('saurian', creature))), (chosen) => [exalt(chosen), ifYouDo(reapWith(chosen))])),
    ),
  ],
  'magistra-vita-evil-twin': [
    combined(
      ['play', 'fight'],
      may(
        choose(a(friendly(notOfHouse('saurian', creature))), (chosen) => [exalt(chosen), ifYouDo(fightWith(chosen))]),
      ),
    ),
  ],
  'medicus-lacus': [whileTrue(tideIs('high'), maySpendAemberOn(friendly(creature)))],
  ostracize: [play(lose(1), ifYouDo(purge(a(creature))))],
  'physicus-felix': [combined(['play', 'fight'], when(tideIs('high'), may(exalt(a(creature)))))],
  'physicus-felix-evil-twin': [combined(['play', 'fight'], when(tideIs('low'), may(exalt(a(creature)))))],
  'reach-advantage': [play(ifElse(tideIs('high'), capture(3, a(friendly(creature))), raiseTide()))],
  saurarium: [constant(cannot(withPower(lowestPower(creature), creature), 'used-to-reap'))],
  'swallow-whole': [
    constant(playOnlyIf(tideIs('high'))),
    play(
      choose(exactly(2, creature), (both) =>
        choose(leastPowerful(1, only(both)), (prey) => [
          purge(prey),
          addPowerCounters(powerOf(prey), each(besides(prey, only(both)))),
        ]),
      ),
    ),
  ],
  'the-first-scroll': [
    eachTime(
      forges('each'),
      asPlayer(thatPlayer, captureFromOwnSide(1, eachAsFarAs(aember('you'), friendly(creature)))),
    ),
  ],
  'trojan-sauropod': [
    omni(
      gain(3),
      reveal(each(inHand(anyCard, 'opponent'))),
      asPlayer(
        'opponent',
        remember(each(inHand(creature)), (revealed) => [
          forRemainderOfTurn(constant(entersReady(only(revealed)))),
          putIntoPlay(revealed),
        ]),
      ),
      refillHand('opponent'),
      destroy(self),
    ),
  ],
  undagnathus: [whileTrue(tideIs('low'), dealsNoFightDamage(thisCreature))],
  'undagnathus-evil-twin': [whileTrue(tideIs('low'), takesExtraDamage(thisCreature, eventAmount))],
  'venator-altum': [eachTime({ event: 'damage', card: thisCreature }, when(tideIs('low'), exalt(self)))],
  'wipe-clear': [play(dealDamage(1, each(creature)), destroy(each(upgrade)))],
});
