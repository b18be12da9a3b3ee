// Logos, Age of Ascension.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, aemberOn, anyCard, anyOf, archive, artifact, atLeast, atRandom, both, cannot, capture, cardsUnder, choose, chooseHouse, chooseOne, combined, constant, count, creature, dealDamage, destroy, destroyed, discard, draw, each, eachPlayer, eachTime, enemy, entersReady, exists, forgeKeyFor, forRemainderOfTurn, friendly, gain, gainsAbility, highestPower, host, ifElse, inArchives, inDeck, inHand, is, it, lasting, leftOf, lowestPower, may, mayPlay, mayUse, neighborOf, not, notOfHouse, notOnFlank, ofHouse, omni, only, play, playCard, product, putAember, putOnDeck, putUnder, reap, reaps, remember, returnToHand, reveal, rightOf, sacrifice, self, steal, stun, swap, thisWay, times, topOfDeck, topOfDiscard, traitsOf, turnOf, wasDestroyed, when, withPower, withTrait, youChooseHouse, yourTurnBegins, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

export const logos = abilities(aoa, 'logos', {
  archimedes: [constant(gainsAbility(neighborOf(self), destroyed(archive(self))))],
  'backup-copy': [constant(gainsAbility(host, destroyed(putOnDeck(self))))],
  'binate-rupture': [play(eachPlayer(gain(aember('you'))))],
  'cutthroat-research': [play(when(atLeast(aember('opponent'), 8), steal(2)))],
  'director-of-zyx': [eachTime(yourTurnBegins, archive(topOfDeck()))],
  'entropic-swirl': [
    play(choose(a(creature), (chosen) => [gain(traitsOf(chosen)), dealDamage(product(2, traitsOf(chosen)), chosen)])),
  ],
  eureka: [play(gain(2), archive(atRandom(inHand(anyCard), 2)))],
  eyegor: [
    play(
      remember(topOfDeck(3), (cards) => [
        reveal(cards, 'you'),
        returnToHand(a(inDeck(only(cards)))),
        discard(each(inDeck(only(cards)))),
      ]),
    ),
  ],
  fetchdrones: [
    actionAbility(
      discard(topOfDeck(2)),
      times(count(thisWay(ofHouse('logos', anyCard))), capture(2, a(friendly(creature)))),
    ),
  ],
  'fila-the-researcher': [eachTime({ event: 'played', card: neighborOf(self) }, draw(1))],
  'helper-bot': [play(lasting('turn', constant(mayPlay(notOfHouse('logos', anyCard))), 1))],
  hexpion: [destroyed(archive(both(self, topOfDeck())))],
  jargogle: [
    play(putUnder(a(inHand(anyCard)))),
    destroyed(ifElse(turnOf('you'), playCard(cardsUnder(self)), archive(cardsUnder(self)))),
  ],
  'master-the-theory': [
    play(when(not(exists(friendly(creature))), times(count(each(enemy(creature))), may(archive(a(inHand(anyCard))))))),
  ],
  'memory-chip': [eachTime(youChooseHouse('logos'), archive(a(inHand(anyCard))))],
  'pip-pip': [eachTime(reaps(enemy(creature)), stun(it))],
  poke: [play(choose(a(enemy(creature)), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), draw(1))]))],
  'professor-sutterkin': [reap(draw(count(each(friendly(ofHouse('logos', creature))))))],
  'project-zyx': [combined(['fight', 'reap'], may(playCard(a(inArchives(anyCard)))))],
  'quantum-fingertrap': [
    actionAbility(choose(a(creature), (first) => swap(first, a(anyOf(leftOf(first), rightOf(first)))))),
  ],
  redacted: [
    eachTime(
      youChooseHouse('logos'),
      putAember(1, self),
      when(atLeast(aemberOn(self), 4), sacrifice(self), forgeKeyFor(0)),
    ),
  ],
  'scientifical-hack': [omni(sacrifice(self), forRemainderOfTurn(constant(mayUse(friendly(artifact)))))],
  'seismo-entangler': [
    actionAbility(
      chooseHouse('any', (house) => [
        lasting('their-next-turn', constant(cannot(ofHouse(house, creature), 'used-to-reap'))),
      ]),
    ),
  ],
  'shard-of-knowledge': [actionAbility(draw(count(each(friendly(withTrait('shard', anyCard))))))],
  'standardized-testing': [
    play(destroy(each(anyOf(withPower(lowestPower(creature), creature), withPower(highestPower(creature), creature))))),
  ],
  'the-curator': [constant(entersReady(friendly(artifact)))],
  'titan-librarian': [eachTime(yourTurnEnds, when(is(self, notOnFlank(anyCard)), archive(a(inHand(anyCard)))))],
  'zyx-researcher': [
    play(
      chooseOne(
        { label: 'archive the top card of your deck', then: archive(topOfDeck()) },
        { label: 'archive the top card of your discard pile', then: archive(topOfDiscard()) },
      ),
    ),
  ],
});
