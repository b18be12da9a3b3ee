// Shadows, Dark Tidings.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, aemberOn, allTrue, anyCard, anyNumberOf, anyOf, archive, artifact, atLeast, beforeFight, besides, both, cannot, capture, captureFromOwnSide, choose, chooseNumber, chooseOne, constant, count, creature, damaged, dealDamage, deeds, defender, destroy, destroyed, each, eachAsFarAs, eachTime, enemy, enrage, equal, eventAmount, exalt, exhaust, fight, forEach, friendly, gain, gainsAbility, gainsKeyword, granter, host, ifElse, ifYouDo, is, isDestroyed, lose, may, neighborOf, not, ofHouse, omni, only, opponentGainsByReaping, opponentSteals, other, pay, play, powerOf, putAember, raises, raiseTide, readied, ready, reap, remember, self, steal, takeAember, target, thisCreature, thisWay, tideIs, times, upTo, useCard, wasDestroyed, when, whileTrue, withTrait, yourTurnBegins, youWouldGainByReaping } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const shadows = abilities(dt, 'shadows', {
  'archon-s-revenge': [
    actionAbility(exhaust(upTo(2, friendly(ofHouse('shadows', creature)))), steal(count(thisWay(creature)))),
  ],
  'blatant-thievery': [
    play(choose(a(enemy(creature)), (chosen) => [enrage(chosen), takeAember('all', chosen, 'you')])),
  ],
  'captain-no-beard': [constant(gainsKeyword(neighborOf(self), 'taunt')), reap(capture(1))],
  'captain-no-beard-evil-twin': [destroyed(capture(1, eachAsFarAs(aember('opponent'), neighborOf(self))))],
  'cement-shoes': [
    play(choose(a(creature), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), raiseTide())])),
  ],
  'dead-man-s-chest': [
    play(putAember(4, self), dealDamage(2, a(creature))),
    eachTime(
      isDestroyed(creature),
      when(
        allTrue(atLeast(deeds({ did: 'destroyed', turn: 'this', type: 'creature' }), 6), is(self, readied(anyCard))),
        takeAember('all', self, 'active'),
      ),
    ),
  ],
  'early-birds': [play(ready(each(ofHouse('shadows', anyCard))))],
  'easy-marks': [play(exalt(each(damaged(enemy(creature)))))],
  'freebooter-faye': [play(raiseTide()), reap(when(tideIs('high'), steal(1)))],
  'freebooter-faye-evil-twin': [play(raiseTide()), beforeFight(when(tideIs('high'), steal(1)))],
  'gas-pipes-malone': [beforeFight(captureFromOwnSide(1, defender))],
  'hand-cannon': [constant(gainsKeyword(host, 'skirmish'), gainsAbility(host, fight(takeAember(1, other, 'you'))))],
  'hard-simpson': [
    eachTime({ event: 'damage', card: thisCreature }, ifElse(tideIs('low'), opponentSteals(1), steal(1))),
  ],
  'hard-simpson-evil-twin': [reap(when(tideIs('high'), captureFromOwnSide(1, a(damaged(creature)))))],
  hobnobber: [actionAbility(when(atLeast(aember('opponent'), 6), steal(2)))],
  'hobnobber-evil-twin': [omni(when(equal(aember('opponent'), 1), steal(1)))],
  hornswoggle: [play(useCard(a(enemy(artifact)), { asYours: true }))],
  'jackie-tar': [reap(ifElse(tideIs('high'), dealDamage(6, a(creature)), dealDamage(1, a(creature))))],
  kerwollop: [
    play(
      remember(each(creature), (all) => [
        dealDamage(1, all),
        forEach(all, (one) => [when(wasDestroyed(one), gain(1))]),
      ]),
    ),
  ],
  'loot-or-pillage': [
    play(chooseOne({ label: 'Steal', then: steal(1) }, { label: 'Capture', then: capture(3, a(friendly(creature))) })),
  ],
  'monty-bank': [play(chooseNumber(0, 2, (n) => [times(n, exalt(self))])), actionAbility(steal(aemberOn(self)))],
  'monty-bank-evil-twin': [play(times(2, exalt(self))), actionAbility(steal(aemberOn(self)))],
  'one-eyed-willa': [
    whileTrue(tideIs('high'), gainsKeyword(thisCreature, 'elusive'), gainsKeyword(thisCreature, 'skirmish')),
    fight(steal(1)),
  ],
  'one-eyed-willa-evil-twin': [fight(when(tideIs('high'), lose(2, 'opponent')))],
  ransom: [
    constant(
      cannot(host, 'used'),
      gainsAbility(host, eachTime(yourTurnBegins, may(pay(2, 'you', 'opponent'), ifYouDo(destroy(granter))))),
    ),
  ],
  'safe-or-sorry': [
    play(
      chooseOne(
        { label: 'Archive friendly creatures', then: archive(anyNumberOf(friendly(creature))) },
        { label: 'Deal damage', then: dealDamage(aember('opponent'), a(creature)) },
      ),
    ),
  ],
  scooped: [
    play(
      choose(a(creature), (chosen) => [
        dealDamage(2, chosen),
        when(not(wasDestroyed(chosen)), captureFromOwnSide(1, chosen)),
      ]),
    ),
  ],
  'sea-urchin': [play(ifElse(tideIs('high'), steal(1), capture(1)))],
  'sea-urchin-evil-twin': [play(ifElse(tideIs('high'), steal(2), capture(2)))],
  'stir-up-trouble': [
    play(
      choose(a(creature), (one) =>
        choose(a(neighborOf(one)), (two) => {
          const theOther = each(besides(target, anyOf(only(one), only(two))));
          return dealDamage(powerOf(theOther), both(one, two), { by: theOther });
        }),
      ),
    ),
  ],
  submersible: [whileTrue(tideIs('high'), gainsKeyword(friendly(withTrait('thief', creature)), 'elusive'))],
  'the-flyin-specter': [eachTime(raises('opponent'), destroy(self)), actionAbility(when(tideIs('high'), steal(1)))],
  'trickle-down-theory': [play(raiseTide()), omni(when(atLeast(aember('opponent'), 6), gain(1)))],
  'walk-the-plank': [play(ifElse(equal(aember('opponent'), 0), dealDamage(4, a(creature)), steal(1)))],
  'widespread-corruption': [
    eachTime(youWouldGainByReaping, capture(eventAmount, a(enemy(creature)))),
    eachTime(opponentGainsByReaping, capture(eventAmount, a(friendly(creature)))),
  ],
});
