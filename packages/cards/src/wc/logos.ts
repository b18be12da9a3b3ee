// Logos, Worlds Collide.
// biome-ignore format: the words in one line
import { a, action, actionAbility, addPowerCounters, another, anyCard, archive, atLeast, becomeCopy, belongsTo, capture, cardsInHand, choose, combined, constant, controllerOf, count, creature, dealDamage, deeds, destroy, destroyed, discard, draw, each, eachTime, enemy, enrage, exactly, exhaust, exists, forgeKey, forges, friendly, gain, gainsAbility, handSize, heal, host, hostOf, ifElse, ifYouDo, inArchives, inCenter, inDiscard, inHand, is, isDestroyedFighting, keyCost, lasting, leftOf, may, mayPlay, minus, moveAnywhere, moveToFlank, named, negative, neighborOf, neighborsOf, notOfHouse, notOnFlank, ofHouse, play, playCard, playerCannot, playOnlyIf, product, reap, reaps, remember, reveal, rightOf, saveInstead, self, sharingHouseWith, sharingHouseWithBothNeighbors, sharingHouseWithNeighbor, steal, sum, topOfDeck, ward, when, whenPlayed, whileTrue } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

const onLeft = leftOf(self, neighborOf(self));
const onRight = rightOf(self, neighborOf(self));

export const logos = abilities(wc, 'logos', {
  'academy-training': [constant(belongsTo(friendly(host), 'logos'), gainsAbility(host, reap(draw(1))))],
  'babbling-bibliophile': [reap(draw(2))],
  'caendle-unit': [eachTime(reaps(enemy(creature)), draw(1)), actionAbility(capture(1))],
  'code-monkey': [play(when(exists(sharingHouseWith(each(onRight), onLeft)), gain(2)), archive(neighborsOf(self)))],
  'data-forge': [play(may(forgeKey(sum(10, negative(cardsInHand('you'))))))],
  daughter: [constant(handSize('you', 1))],
  discombobulator: [constant(playerCannot(controllerOf(hostOf(self)), 'be-stolen-from'))],
  'dr-milli': [
    play(
      archive(exactly(minus(count(each(enemy(creature))), count(each(another(friendly(creature))))), inHand(anyCard))),
    ),
  ],
  'edai-edie-4x4': [play(archive(a(inHand(anyCard)))), constant(keyCost('opponent', count(each(inArchives(anyCard)))))],
  'groupthink-tank': [actionAbility(dealDamage(4, each(sharingHouseWithNeighbor(creature))))],
  hapsis: [eachTime(isDestroyedFighting(enemy(creature), self), ward(self), draw(1))],
  hologrammophone: [actionAbility(ward(a(creature)))],
  hyde: [
    reap(ifElse(exists(friendly(named('velum'))), draw(2), draw(1))),
    destroyed(archive(a(inDiscard(named('velum')))), ifYouDo(archive(self))),
  ],
  'information-exchange': [
    play(ifElse(atLeast(deeds({ did: 'steal', by: 'opponent', turn: 'last' }), 1), steal(2), steal(1))),
  ],
  'mimic-gel': [
    constant(playOnlyIf(exists(creature))),
    whenPlayed(becomeCopy(a(another(creature)), { house: 'logos' })),
  ],
  'mini-groupthink-tank': [
    combined(['play', 'fight', 'reap'], dealDamage(8, a(sharingHouseWithBothNeighbors(creature)))),
  ],
  'prescriptive-grammarbot': [reap(enrage(a(creature)))],
  quant: [reap(lasting('turn', constant(mayPlay(notOfHouse('logos', action))), 1))],
  'reassembling-automaton': [
    destroyed(
      when(exists(another(friendly(creature))), saveInstead(self), heal('all', self), exhaust(self), moveToFlank(self)),
    ),
  ],
  'sanitation-engineer': [reap(discard(a(inHand(anyCard))))],
  'self-bolstering-automata': [
    destroyed(
      when(
        exists(another(friendly(creature))),
        saveInstead(self),
        heal('all', self),
        exhaust(self),
        moveToFlank(self),
        addPowerCounters(2, self),
      ),
    ),
  ],
  'tautau-vapors': [play(draw(2), archive(a(inHand(anyCard))))],
  'thorium-plasmate': [
    play(
      choose(a(enemy(creature)), (moved) => [
        moveAnywhere(moved),
        dealDamage(product(2, count(each(sharingHouseWith(moved, neighborOf(moved))))), moved),
      ]),
    ),
  ],
  'titan-guardian': [destroyed(when(is(self, notOnFlank(anyCard)), draw(2)))],
  'universal-keylock': [constant(keyCost('each', 3)), eachTime(forges('each'), destroy(self))],
  'universal-recycle-bin': [actionAbility(archive(a({ zone: 'purged', of: 'you' })))],
  velum: [
    reap(ifElse(exists(friendly(named('hyde'))), archive(exactly(2, inHand(anyCard))), archive(a(inHand(anyCard))))),
    destroyed(archive(a(inDiscard(named('hyde')))), ifYouDo(archive(self))),
  ],
  'wormhole-technician': [
    reap(
      remember(topOfDeck(), (card) => [
        reveal(card),
        ifElse(is(card, ofHouse('logos', anyCard)), playCard(card), archive(card)),
      ]),
    ),
  ],
  zenzizenzizenzic: [whileTrue(is(self, inCenter(anyCard)), handSize('you', 2))],
});
