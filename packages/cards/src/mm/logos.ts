// Logos, Mass Mutation.
// biome-ignore format: the words in one line
import { a, actionAbility, aember, allTrue, another, anyCard, anyNumberOf, archive, archivedFaceup, artifact, belongsTo, cannot, choose, chooseOne, combined, constant, count, countsAs, creature, dealDamage, destroy, destroyed, discard, draw, each, eachTime, enemy, equal, exalt, exists, fight, forges, forRemainderOfTurn, friendly, gain, gainChains, gainsAbility, gainsKeyword, getsArmor, halfOfGigantic, ifYouDo, ifYouDoElse, inArchives, inDeck, inDeckOrDiscard, inHand, is, isEven, isOdd, keyCost, lasting, may, mayInsteadOf, mayUse, notOnFlank, ofHouse, omni, only, play, playCard, purge, putIntoArchives, putOnDeck, reap, remember, repeatWhile, resolveIcons, resolvesIcon, resolvesIconsAgain, returnToHand, reveal, self, setsPower, shuffle, steal, takesAfter, thisCreature, thisWay, topOfDeck, upTo, ward, when, whileIn, whileTrue, withIcon, withoutTrait, withTrait, youDiscardFromHand, youPlay, yourTurnBegins } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

const discardToDraw = reap(discard(a(inHand(anyCard))), ifYouDo(draw(1)));
const mutant = withTrait('mutant', creature);
const yourLogosCard = ofHouse('logos', { zone: ['hand', 'archives'], of: 'you' });
const logosCard = ofHouse('logos', anyCard);

export const logos = abilities(mm, 'logos', {
  adaptoid: [
    eachTime(
      youPlay(withIcon(anyCard)),
      chooseOne(
        { label: '+2 armor', then: forRemainderOfTurn(constant(getsArmor(thisCreature, 2))) },
        { label: 'Assault 2', then: forRemainderOfTurn(constant(gainsKeyword(thisCreature, 'assault', 2))) },
        { label: 'Fight: steal 1', then: forRemainderOfTurn(constant(gainsAbility(thisCreature, fight(steal(1))))) },
      ),
    ),
  ],
  animator: [
    actionAbility(
      choose(a(artifact), (moved) =>
        forRemainderOfTurn(
          constant(countsAs(only(moved), 'creature'), setsPower(only(moved), 3), belongsTo(only(moved), 'active')),
        ),
      ),
    ),
  ],
  'auto-encoder': [eachTime(youDiscardFromHand(anyCard), archive(topOfDeck()))],
  'auto-vac-5150': [
    actionAbility(
      may(discard(a(inArchives(anyCard)))),
      ifYouDoElse(lasting('their-next-turn', constant(keyCost('each', 3))), archive(a(inHand(anyCard)))),
    ),
  ],
  'bot-bookton': [reap(playCard(topOfDeck()))],
  'causal-loop': [play(archive(a(inHand(anyCard))), archive(self))],
  chronus: [eachTime(resolvesIcon('you', 'draw'), may(archive(a(inHand(anyCard)))))],
  'cyber-clone': [
    play(
      choose(a(another(creature)), (model) => [
        purge(model),
        lasting('source-leaves', constant(takesAfter(thisCreature, model))),
      ]),
    ),
  ],
  'daemo-bot': [discardToDraw, destroyed(steal(1))],
  'diametric-charge': [play(dealDamage(1, a(creature), { splash: 2 }))],
  'dino-bot': [play(may(exalt(self), ifYouDo(dealDamage(3, a(creature))))), discardToDraw],
  'eclectic-inquiry': [play(archive(topOfDeck(2)))],
  'even-ivan': [actionAbility(when(isEven(aember('opponent')), steal(1)))],
  'fission-bloom': [actionAbility(lasting('turn', constant(resolvesIconsAgain('you')), 1))],
  'forge-compiler': [eachTime(forges('opponent'), destroy(self), ward(each(friendly(creature))))],
  'it-s-coming': [
    play(
      choose(upTo(1, inDeckOrDiscard(halfOfGigantic)), (found) => [reveal(found), returnToHand(found)]),
      shuffle('deck'),
    ),
  ],
  krrrzzzaaap: [play(destroy(each(withoutTrait('mutant', creature))), gainChains(1))],
  lethologica: [
    play(
      repeatWhile(allTrue(equal(count(thisWay(logosCard)), 0), exists(inDeck(anyCard))), discard(topOfDeck())),
      returnToHand(thisWay(logosCard)),
    ),
  ],
  'library-card': [actionAbility(purge(self), ifYouDo(forRemainderOfTurn(eachTime(youPlay(anyCard), draw(1)))))],
  'lyco-bot': [discardToDraw],
  'mind-over-matter': [play(putIntoArchives(each(creature)))],
  munchling: [fight(may(discard(a(yourLogosCard))), ifYouDo(gain(1)))],
  'mutagenic-serum': [omni(destroy(self), forRemainderOfTurn(constant(mayUse(friendly(mutant)))))],
  'novu-dynamo': [eachTime(yourTurnBegins, may(discard(a(yourLogosCard))), ifYouDoElse(gain(1), destroy(self)))],
  'odd-clawde': [actionAbility(when(isOdd(aember('opponent')), steal(1)))],
  'opposition-research': [play(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-reap'))))],
  'professor-terato': [constant(gainsAbility(mutant, reap(draw(1))))],
  'q-mechs': [play(draw(1)), destroyed(archive(self))],
  'sacro-bot': [discardToDraw],
  'the-archivist': [
    constant(archivedFaceup),
    whileIn(
      'archives',
      mayInsteadOf({ event: 'takeArchives', who: 'you' }, returnToHand(anyNumberOf(inArchives(anyCard)))),
    ),
  ],
  'titan-engineer': [whileTrue(is(self, notOnFlank(anyCard)), keyCost('each', 1))],
  'ultra-gravitron': [
    play(archive(topOfDeck(5))),
    combined(
      ['fight', 'reap'],
      discard(a(inArchives(anyCard))),
      ifYouDo(choose(a(creature), (purged) => [purge(purged), resolveIcons(purged)])),
    ),
  ],
  'umbra-bot': [discardToDraw],
  'xeno-bot': [
    fight(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        returnToHand(a(inDeck(only(seen)))),
        putOnDeck(a(inDeck(only(seen))), 'bottom'),
      ]),
    ),
    discardToDraw,
  ],
});
