// Shadows, Age of Ascension.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, anyCard, archive, atLeast, atRandom, choose, chooseOne, constant, count, creature, dealDamage, deeds, destroy, destroyed, discard, discardAtRandom, divideDamage, draw, each, eachPlayer, eachTime, enemy, equal, fights, forEach, forgeKey, forRemainderOfTurn, friendly, gain, gainsKeyword, host, ifElse, ifYouDo, inArchives, inHand, isUsed, it, keysForgedBy, lasting, may, moreThan, neighborOf, not, ofHouse, omni, only, ownedBy, play, playCard, reap, sacrifice, self, steal, takesExtraDamage, thisWay, topOfDeck, upTo, wasDestroyed, when, withoutTrait, withTrait, yourTurnEnds } from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

const opponentIsRicher = moreThan(aember('opponent'), aember('you'));
const youAreRicher = moreThan(aember('you'), aember('opponent'));

export const shadows = abilities(aoa, 'shadows', {
  'bonerot-venom': [eachTime(isUsed(host), dealDamage(2, it))],
  'brend-the-fanatic': [play(gain(1, 'opponent')), destroyed(steal(3))],
  'dusk-chronicles': [play(when(opponentIsRicher, draw(1)), when(youAreRicher, archive(a(inHand(anyCard)))))],
  'furtive-investors': [play(when(opponentIsRicher, gain(keysForgedBy('opponent'))))],
  gamgee: [reap(when(opponentIsRicher, steal(1)))],
  'guard-disguise': [
    actionAbility(destroy(self), when(not(atLeast(aember('opponent'), 4)), steal(3))),
    erratum('later', actionAbility(sacrifice(self), when(not(atLeast(aember('opponent'), 4)), steal(3)))),
  ],
  'heist-night': [play(steal(count(each(friendly(withTrait('thief', creature))))))],
  'hideaway-hole': [
    omni(sacrifice(self), lasting('until-your-turn', constant(gainsKeyword(friendly(creature), 'elusive')))),
  ],
  lamindra: [constant(gainsKeyword(neighborOf(self), 'elusive'))],
  'lethal-distraction': [
    play(choose(a(creature), (chosen) => forRemainderOfTurn(constant(takesExtraDamage(only(chosen), 2))))),
  ],
  'life-for-a-life': [
    play(destroy(a(friendly(creature))), ifYouDo(dealDamage(6, a(creature)))),
    erratum('later', play(sacrifice(a(friendly(creature))), ifYouDo(dealDamage(6, a(creature))))),
  ],
  'little-niff': [eachTime(fights(neighborOf(self)), steal(1))],
  murkens: [
    play(
      chooseOne(
        { label: 'A random archived card', then: playCard(atRandom(inArchives(anyCard, 'opponent'))) },
        { label: 'The top card of the deck', then: playCard(topOfDeck(1, 'opponent')) },
      ),
    ),
  ],
  nightforge: [play(when(equal(deeds({ did: 'forge', by: 'you', turn: 'this' }), 0), may(forgeKey(4))))],
  'perplexing-sophistry': [play(when(youAreRicher, discardAtRandom('opponent'), draw(1)))],
  'plague-rat': [play(dealDamage(count(each(withTrait('rat', creature))), each(withoutTrait('rat', creature))))],
  redlock: [
    eachTime(yourTurnEnds, when(equal(deeds({ did: 'play', by: 'you', turn: 'this', type: 'creature' }), 0), gain(1))),
  ],
  'rigged-lottery': [
    play(discard(topOfDeck(5, 'each')), eachPlayer(gain(count(thisWay(ownedBy('you', ofHouse('shadows', anyCard))))))),
  ],
  'ronnie-wristclocks': [play(ifElse(atLeast(aember('opponent'), 7), steal(2), steal(1)))],
  'sack-of-coins': [play(divideDamage(aember('you'), creature))],
  'scowly-caper': [eachTime(yourTurnEnds, destroy(a(neighborOf(self))))],
  'shard-of-greed': [actionAbility(gain(count(each(friendly(withTrait('shard', anyCard))))))],
  'sucker-punch': [
    play(choose(a(enemy(creature)), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), archive(self))])),
  ],
  swindle: [play(steal(3))],
  'throwing-stars': [
    play(
      choose(upTo(3, creature), (chosen) => [
        dealDamage(1, chosen),
        forEach(chosen, (one) => [when(wasDestroyed(one), gain(1))]),
      ]),
    ),
  ],
  'whistling-darts': [play(dealDamage(1, each(enemy(creature))))],
  'yantzee-gang': [actionAbility(steal(1))],
});
