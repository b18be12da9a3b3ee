// Logos, Dark Tidings.
// biome-ignore format: the words in one line
import { a, action, actionAbility, addPowerCounters, aember, allTrue, another, anyCard, archive, artifact, asPlayer, both, choose, chooseOne, combined, constant, count, creature, dealDamage, deeds, destroy, destroyed, discardAtRandom, draw, each, eachPlayer, eachTime, enemy, enrage, entersReady, exhaust, exists, fight, forgeKey, forRemainderOfTurn, friendly, gain, gainsAbility, gainsKeyword, half, host, ifElse, ifYouDo, inArchives, inDiscard, inHand, is, lose, losesKeyword, may, minus, named, negative, neighborsOf, nth, ofHouse, ofOtherTypeThan, play, playCard, plays, purge, putAember, putOnDeck, raises, raiseTide, readied, ready, reap, returnToHand, self, seq, steal, sum, takeAember, thatPlayer, thisCreature, thisWay, tideIs, times, topOfDeck, turnBegins, unforge, upgrade, upTo, ward, wasDestroyed, when, whileTrue, withKeyword, withTrait, youPlay, yourTurnBegins } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

const cardsYouPlayed = deeds({ did: 'play', by: 'you', turn: 'this' });
const turnTheTide = ifElse(tideIs('high'), raiseTide('opponent'), raiseTide());
const intoHandFromArchives = may(returnToHand(a(inArchives(anyCard))));

export const logos = abilities(dt, 'logos', {
  'archon-s-callback': [play(draw(5))],
  armadrone: [fight(steal(1))],
  'armadrone-evil-twin': [fight(steal(2))],
  'austeralis-seaborg': [
    reap(choose(a(creature), (hit) => [dealDamage(2, hit), when(wasDestroyed(hit), raiseTide())])),
  ],
  'backup-plan': [
    play(times(minus(count(each(enemy(creature))), count(each(friendly(creature)))), archive(topOfDeck()))),
  ],
  bilgewarden: [combined(['play', 'reap'], turnTheTide)],
  'binary-moray': [
    eachTime(raises('you'), ready(self)),
    eachTime(raises('opponent'), exhaust(self)),
    reap(archive(a(inHand(anyCard)))),
  ],
  'binary-moray-evil-twin': [eachTime(raises('you'), ready(self)), eachTime(raises('opponent'), exhaust(self))],
  'captain-kresage': [
    whileTrue(exists(another(friendly(withKeyword('elusive', creature)))), gainsKeyword(thisCreature, 'elusive')),
    whileTrue(exists(another(friendly(withKeyword('taunt', creature)))), gainsKeyword(thisCreature, 'taunt')),
    whileTrue(exists(another(friendly(withKeyword('poison', creature)))), gainsKeyword(thisCreature, 'poison')),
    whileTrue(exists(another(friendly(withKeyword('skirmish', creature)))), gainsKeyword(thisCreature, 'skirmish')),
  ],
  'captain-kresage-evil-twin': [
    constant(
      losesKeyword(creature, 'elusive'),
      losesKeyword(creature, 'taunt'),
      losesKeyword(creature, 'poison'),
      losesKeyword(creature, 'skirmish'),
    ),
  ],
  chronophage: [constant(gainsKeyword(enemy({ type: ['creature', 'artifact'] }), 'omega'))],
  'dr-verokter': [reap(putOnDeck(a(inDiscard({ type: ['upgrade', 'action'] }))))],
  'final-analysis': [play(destroy(each(creature)), eachPlayer(draw(count(thisWay(friendly(creature))))))],
  'forgive-or-forget': [
    play(
      chooseOne(
        {
          label: 'archive 2 cards of different types from your discard pile',
          then: choose(a(inDiscard(anyCard)), (one) =>
            choose(a(inDiscard(ofOtherTypeThan(one, anyCard))), (other) => archive(both(one, other))),
          ),
        },
        {
          label: 'purge up to 2 cards from each discard pile',
          then: seq(purge(upTo(2, inDiscard(anyCard))), purge(upTo(2, inDiscard(anyCard, 'opponent')))),
        },
      ),
    ),
  ],
  'groundbreaking-discovery': [
    play(
      when(
        allTrue(
          exists(friendly(named('dr-verokter', creature))),
          exists(friendly(named('rooftop-laboratory', artifact))),
          exists(friendly(named('reckless-experimentation', upgrade))),
        ),
        destroy(each(anyCard)),
        unforge('opponent'),
        purge(self),
      ),
    ),
  ],
  'honors-keysis': [play(forgeKey(sum(7, negative(cardsYouPlayed))), ifYouDo(purge(self)))],
  hydrocataloguer: [eachTime(raises('each'), asPlayer(thatPlayer, archive(topOfDeck())))],
  'isotropic-core': [constant(gainsKeyword(friendly(creature), 'hazardous', 1))],
  mechabuoy: [eachTime(turnBegins('each'), when(tideIs('high', 'active'), gain(1, 'active')))],
  'mind-bullets': [play(dealDamage(cardsYouPlayed, each(creature)))],
  'old-egad': [destroyed(ward(neighborsOf(self)))],
  'old-egad-evil-twin': [destroyed(enrage(each(enemy(creature))))],
  'pi-sweven': [reap(when(tideIs('high'), draw(3)))],
  'pi-sweven-evil-twin': [reap(when(tideIs('high'), discardAtRandom('opponent')))],
  'prof-garwynne': [reap(intoHandFromArchives)],
  'prof-garwynne-evil-twin': [fight(intoHandFromArchives)],
  'reckless-experimentation': [constant(gainsAbility(host, reap(playCard(topOfDeck()))))],
  'rooftop-laboratory': [constant(entersReady(friendly(withTrait('scientist', creature))))],
  'ruins-of-archonis': [
    play(putAember(4, self), archive(a(inHand(anyCard)))),
    eachTime(nth(6, plays('each', anyCard)), when(is(self, readied(anyCard)), takeAember('all', self, thatPlayer))),
  ],
  science: [play(forRemainderOfTurn(eachTime(youPlay(another(action)), gain(1))))],
  'slrs-austeralis': [
    actionAbility(
      exhaust(upTo(3, friendly(ofHouse('logos', creature)))),
      times(count(thisWay(creature)), playCard(topOfDeck())),
    ),
  ],
  'static-charge': [constant(gainsAbility(host, eachTime(yourTurnBegins, dealDamage(2, neighborsOf(self)))))],
  'submersive-principle': [
    play(ifElse(tideIs('high'), eachPlayer(lose(half(aember('you'), 'down'))), lose(1, 'each'))),
  ],
  'talmage-steelheart': [play(addPowerCounters(cardsYouPlayed, self))],
  'talmage-steelheart-evil-twin': [play(dealDamage(cardsYouPlayed, a(enemy(creature))))],
  'theory-or-conjecture': [
    play(
      chooseOne(
        { label: 'archive the top 2 cards of your deck', then: archive(topOfDeck(2)) },
        { label: 'play the top card of your deck', then: playCard(topOfDeck()) },
      ),
    ),
  ],
  'think-twice': [play(choose(a(inDiscard(action)), (card) => [playCard(card), purge(card)]))],
  'tide-warp': [eachTime(yourTurnBegins, turnTheTide)],
});
