// Star Alliance, Mass Mutation.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, another, anyCard, anyOf, archive, artifact, attach, beforeFight, cannot, capture, choose, chooseHouse, combined, constant, controllerOf, count, creature, dealDamage, defender, destroy, destroyed, discard, draw, each, eachTime, enemy, enters, exalt, exists, fight, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, getsArmor, getsPower, getsUpgrade, host, hostOf, ifElse, ifYouDo, inDeck, inHand, is, isUsed, lasting, lose, may, mayDecide, mayPlay, mayUse, minus, neighborOf, neighborsOf, not, notOfHouse, ofHouse, only, play, putIntoArchives, putOnDeck, reap, remember, removeWard, resolveIcons, returnToHand, reveal, self, sharingHouseWith, shuffle, steal, stun, swap, takeAember, thisCreature, topOfDeck, upgrade, upgradesOn, upTo, useCard, ward, when, withTrait, yourTurnBegins, yourTurnEnds } from '@vaultsong/engine';
import { abilities, playedAsUpgrade } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

/** "Look at the top 3 cards of your deck. Put 1 into your hand and 1 on the bottom of your deck." */
const pickOfThree = remember(topOfDeck(3), (seen) => [
  reveal(seen, 'you'),
  returnToHand(a(inDeck(only(seen)))),
  putOnDeck(a(inDeck(only(seen))), 'bottom'),
]);

export const starAlliance = abilities(mm, 'star-alliance', {
  'access-denied': [constant(cannot(host, 'used-to-reap'))],
  'ambassador-liu': [
    actionAbility(
      choose(a(inHand(anyCard)), (chosen) => [
        discard(chosen),
        when(is(chosen, anyOf(ofHouse('dis', anyCard), ofHouse('shadows', anyCard))), steal(1)),
        when(is(chosen, anyOf(ofHouse('logos', anyCard), ofHouse('untamed', anyCard))), gain(2)),
        when(is(chosen, anyOf(ofHouse('sanctum', anyCard), ofHouse('saurian', anyCard))), capture(3)),
      ]),
    ),
  ],
  'ant1-10ny': [play(capture(aember('opponent'))), eachTime(yourTurnEnds, takeAember(1, self, 'opponent'))],
  'armory-officer-nel': [eachTime(enters(upgrade), draw(1))],
  'away-team': [destroyed(putIntoArchives(upgradesOn(self)))],
  'blast-shielding': [
    constant(getsArmor(host, 2)),
    eachTime(
      isUsed(host),
      mayDecide(
        controllerOf(hostOf(self)),
        attach(self, { ...a(neighborOf(hostOf(self))), by: controllerOf(hostOf(self)) }),
      ),
    ),
  ],
  'commander-dhrxgar': [eachTime(getsUpgrade(anyOf(thisCreature, neighborOf(self))), gain(1))],
  'crewman-jorg': [actionAbility(when(not(exists(ofHouse('star-alliance', neighborOf(self)))), steal(1)))],
  'daemo-alien': [fight(pickOfThree), destroyed(steal(1))],
  'detention-coil': [constant(cannot(host, 'used-to-fight'))],
  'dino-alien': [play(may(exalt(self), ifYouDo(dealDamage(3, a(creature))))), fight(pickOfThree)],
  'ensign-el-samra': [actionAbility(choose(a(inHand(anyCard)), (chosen) => [reveal(chosen), resolveIcons(chosen)]))],
  'hadron-collision': [
    play(choose(a(creature), (chosen) => [removeWard(chosen), dealDamage(3, chosen, { ignoringArmor: true })])),
  ],
  'hapless-cadet': [destroyed(lose(3, 'opponent'))],
  'hayden-oswin': [reap(gain(count(upgradesOn(self))))],
  'hold-the-line': [play(draw(minus(count(each(enemy(creature))), count(each(friendly(creature))))))],
  'jon-cargo': [
    reap(
      remember(topOfDeck(), (top) => [
        discard(top),
        reveal(each(inHand(anyCard))),
        archive(each(inHand(sharingHouseWith(top, anyCard)))),
      ]),
    ),
  ],
  kartanoo: [reap(useCard(a(artifact), { asYours: true }))],
  'lcdr-trigon': [reap(remember(topOfDeck(), (top) => [discard(top), resolveIcons(top)]))],
  'lyco-alien': [fight(pickOfThree)],
  'matter-maker': [constant(mayPlay(upgrade))],
  'new-frontiers': [
    play(
      chooseHouse('any', (house) => [
        remember(topOfDeck(3), (revealed) => [
          reveal(revealed),
          archive(each(ofHouse(house, inDeck(only(revealed))))),
          discard(each(notOfHouse(house, inDeck(only(revealed))))),
        ]),
      ]),
    ),
  ],
  'observ-u-max': [constant(...combined(['fight', 'reap'], capture(1)).map((ability) => gainsAbility(host, ability)))],
  'particle-sweep': [
    play(
      choose(a(creature), (chosen) =>
        ifElse(is(chosen, withTrait('mutant', creature)), destroy(chosen), dealDamage(2, chosen)),
      ),
    ),
  ],
  'sacro-alien': [fight(pickOfThree)],
  'scout-pete': [combined(['play', 'fight', 'reap'], reveal(topOfDeck(), 'you'), may(discard(topOfDeck())))],
  'securi-droid': [playedAsUpgrade(constant(gainsKeyword(host, 'taunt')))],
  stealthster: [playedAsUpgrade(constant(gainsKeyword(host, 'elusive')))],
  subdue: [play(choose(a(creature), (chosen) => [dealDamage(1, chosen), stun(chosen)]))],
  'subject-kirby': [
    combined(['play', 'fight', 'reap'], lasting('turn', constant(mayPlay(notOfHouse('star-alliance', creature))), 1)),
  ],
  survey: [play(remember(topOfDeck(2), (seen) => [reveal(seen, 'you'), discard(a(inDeck(only(seen))))]))],
  'techno-alien': [fight(pickOfThree), reap(discard(a(inHand(anyCard))), ifYouDo(draw(1)))],
  'teleporter-chief-tink': [
    actionAbility(
      choose(a(another(friendly(creature))), (chosen) => [
        swap(self, chosen),
        forRemainderOfTurn(constant(mayUse(only(chosen)))),
      ]),
    ),
  ],
  'umbra-alien': [fight(pickOfThree)],
  'z-force-agent-14': [fight(gain(count(upgradesOn(self))))],
  'z-particle-tracker': [constant(gainsAbility(host, fight(returnToHand(upTo(1, inDeck(upgrade))), shuffle('deck'))))],
  'z-ray-blaster': [
    constant(getsPower(host, 3), gainsAbility(host, beforeFight(dealDamage(3, neighborsOf(defender))))),
  ],
  'z-wave-emitter': [eachTime(yourTurnBegins, ward(hostOf(self)))],
});
