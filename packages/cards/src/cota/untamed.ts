// Untamed, Call of the Archons.
// biome-ignore format: the words in one line
import { a, action, actionAbility, activeHouse, aember, aemberOn, amountThisWay, another, anyCard, anyNumberOf, artifact, atLeast, becomeCopy, both, cannot, canOnlyAttack, choose, combined, constant, count, creature, damaged, dealDamage, deeds, destroy, divideDamage, each, eachTime, enemy, equal, exactly, exhaust, exists, fightWith, forgeKey, forRemainderOfTurn, friendly, gain, gainChains, gainsKeyword, getsPower, heal, healUpTo, host, ifYouDo, ignoresAttacking, inDeckOrDiscard, inDiscard, keyCost, lasting, lose, may, mayPlayEachTurn, mayUse, moreThan, named, not, ofHouse, omni, onFlank, only, opponentPlays, play, product, putOnDeck, reap, remember, returnToHand, sacrifice, self, shuffle, shuffleIntoDeck, steal, stun, stunned, takeAember, target, thisCard, thisCreature, unforgedKeys, upTo, when, whenPlayed, whileTrue, withAember, withKeyword, withTrait, youPlay } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cota } from '../facts/cota.ts';

export const untamed = abilities(cota, 'untamed', {
  'bear-flute': [
    actionAbility(
      heal('all', a(named('ancient-bear', creature))),
      when(
        not(exists(named('ancient-bear', creature))),
        returnToHand(anyNumberOf(inDeckOrDiscard(named('ancient-bear')))),
        ifYouDo(shuffle('discard-into-deck')),
        shuffle('deck'),
      ),
    ),
  ],
  bigtwig: [
    constant(canOnlyAttack(thisCreature, stunned(creature))),
    reap(choose(a(creature), (chosen) => [stun(chosen), exhaust(chosen)])),
  ],
  'chota-hazri': [play(lose(1), ifYouDo(may(forgeKey())))],
  'cooperative-hunting': [play(divideDamage(count(each(friendly(creature))), creature))],
  curiosity: [play(destroy(each(withTrait('scientist', creature))))],
  'dew-faerie': [reap(gain(1))],
  'fertility-chant': [play(gain(2, 'opponent'))],
  flaxia: [play(when(moreThan(count(each(friendly(creature))), count(each(enemy(creature)))), gain(2)))],
  fogbank: [play(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-fight'))))],
  'full-moon': [play(forRemainderOfTurn(eachTime(youPlay(creature), gain(1))))],
  'fuzzy-gruen': [play(gain(1, 'opponent'))],
  'giant-sloth': [
    whileTrue(
      equal(deeds({ did: 'discard', by: 'you', turn: 'this', house: 'untamed', fromHand: true }), 0),
      cannot(thisCard, 'used'),
    ),
    actionAbility(gain(3)),
  ],
  'grasping-vines': [play(returnToHand(upTo(3, artifact)))],
  halacor: [constant(gainsKeyword(friendly(onFlank(creature)), 'skirmish'))],
  'hunting-witch': [eachTime(youPlay(another(creature)), gain(1))],
  'inka-the-spider': [combined(['play', 'reap'], stun(a(creature)))],
  'key-charge': [play(lose(1), ifYouDo(may(forgeKey())))],
  'kindrith-longshot': [reap(dealDamage(2, a(creature)))],
  lifeweb: [play(when(atLeast(deeds({ did: 'play', by: 'opponent', turn: 'last', type: 'creature' }), 3), steal(2)))],
  'lost-in-the-woods': [
    play(
      choose(exactly(2, friendly(creature)), (friends) =>
        choose(exactly(2, enemy(creature)), (enemies) => shuffleIntoDeck(both(friends, enemies))),
      ),
    ),
  ],
  'lupo-the-scarred': [play(dealDamage(2, a(enemy(creature))))],
  'mighty-tiger': [play(dealDamage(4, a(enemy(creature))))],
  mimicry: [whenPlayed(becomeCopy(a(inDiscard(action, 'opponent'))))],
  murmook: [constant(keyCost('opponent', 1))],
  'mushroom-man': [constant(getsPower(thisCreature, product(3, unforgedKeys('you'))))],
  'nature-s-call': [play(returnToHand(upTo(3, creature)))],
  'nepenthe-seed': [omni(sacrifice(self), returnToHand(a(inDiscard(anyCard))))],
  'niffle-ape': [constant(ignoresAttacking(thisCreature, 'taunt'), ignoresAttacking(thisCreature, 'elusive'))],
  'niffle-queen': [
    constant(getsPower(another(friendly(withTrait('beast', creature))), 1)),
    constant(getsPower(another(friendly(withTrait('niffle', creature))), 1)),
  ],
  'nocturnal-maneuver': [play(exhaust(upTo(3, creature)))],
  'perilous-wild': [play(destroy(each(withKeyword('elusive', creature))))],
  'piranha-monkeys': [combined(['play', 'reap'], dealDamage(2, each(another(creature))))],
  regrowth: [play(returnToHand(a(inDiscard(creature))))],
  'ritual-of-balance': [actionAbility(when(atLeast(aember('opponent'), 6), steal(1)))],
  'ritual-of-the-hunt': [
    omni(sacrifice(self), forRemainderOfTurn(constant(mayUse(friendly(ofHouse('untamed', creature)))))),
  ],
  'save-the-pack': [play(destroy(each(damaged(creature))), gainChains(1))],
  scout: [
    play(
      choose(upTo(2, friendly(creature)), (scouts) => [
        forRemainderOfTurn(constant(gainsKeyword(only(scouts), 'skirmish'))),
        fightWith(scouts),
      ]),
    ),
  ],
  stampede: [
    play(when(atLeast(deeds({ did: 'use', by: 'you', turn: 'this', type: 'creature', different: true }), 3), steal(2))),
  ],
  teliga: [eachTime(opponentPlays(creature), gain(1))],
  'the-common-cold': [play(dealDamage(1, each(creature)), may(destroy(each(ofHouse('mars', creature)))))],
  'troop-call': [
    play(
      returnToHand(both(each(inDiscard(withTrait('niffle', creature))), each(friendly(withTrait('niffle', creature))))),
    ),
  ],
  vigor: [play(healUpTo(3, a(creature)), when(equal(amountThisWay, 3), gain(1)))],
  'way-of-the-bear': [constant(gainsKeyword(host, 'assault', 2))],
  'way-of-the-wolf': [constant(gainsKeyword(host, 'skirmish'))],
  'witch-of-the-eye': [reap(returnToHand(a(inDiscard(anyCard))))],
  'witch-of-the-wilds': [whileTrue(not(activeHouse('untamed')), mayPlayEachTurn(1, ofHouse('untamed', anyCard)))],
  'word-of-returning': [
    play(
      remember(each(withAember(enemy(creature))), (holders) => [
        dealDamage(aemberOn(target), holders),
        takeAember('all', holders, 'you'),
      ]),
    ),
  ],
  'world-tree': [actionAbility(putOnDeck(a(inDiscard(creature))))],
});
