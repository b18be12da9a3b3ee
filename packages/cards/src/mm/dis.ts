// Dis, Mass Mutation.
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, aember, another, anyCard, archive, asPlayer, atLeast, both, capture, choose, chooseHouse, choosesHouse, combined, constant, controllerOf, count, countsAsHavingArmor, countsAsHavingPower, creature, damaged, dealDamage, deeds, destroy, destroyed, discard, discardAtRandom, draw, each, eachTime, enemy, enrage, entersReady, equal, exactly, exalt, fight, forgeKey, forgeKeyFor, forRemainderOfTurn, friendly, gain, gainChains, gainsAbility, getsPower, granter, handSize, host, houseOf, iconsOn, ifElse, ifYouDo, inDeck, inDiscard, inHand, isDamagedByIcon, it, keyCost, keysForgedBy, lasting, leaves, lose, may, moreThan, mustChooseHouse, nameCard, named, negative, neighborOf, not, ofHouse, omni, only, play, playerCannot, powerOf, putOnDeck, readyAndUse, reap, remember, returnToHand, reveal, self, setsPower, sharesFightDamage, sharingHouseWith, steal, takeAember, thisCard, thisCreature, thisWay, times, topOfDeck, turnOf, unforge, useCard, ward, wasDestroyed, when, whileIn, whileTrue, withoutIcons, withoutTrait, withTrait, youChooseHouse, youPlay, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

const sin = friendly(withTrait('sin', creature));

export const dis = abilities(mm, 'dis', {
  bonesaw: [
    whileTrue(
      atLeast(deeds({ did: 'destroyed', by: 'you', turn: 'this', type: 'creature' }), 1),
      entersReady(thisCreature),
    ),
  ],
  brabble: [destroyed(ifElse(not(turnOf('you')), lose(3, 'opponent'), lose(1, 'opponent')))],
  'break-key': [
    play(
      when(moreThan(keysForgedBy('opponent'), keysForgedBy('you')), unforge('opponent'), ifYouDo(gain(6, 'opponent'))),
    ),
  ],
  'dark-aember-vault': [
    eachTime(youPlay(withTrait('mutant', creature)), draw(1)),
    constant(getsPower(friendly(withTrait('mutant', creature)), 2)),
  ],
  'dark-minion': [destroyed(dealDamage(1, each(enemy(creature))))],
  desire: [constant(keyCost('each', 4)), reap(forgeKey(negative(count(each(sin)))))],
  'dino-fiend': [play(may(exalt(self), ifYouDo(dealDamage(3, a(creature))))), destroyed(steal(1))],
  'double-doom': [play(returnToHand(a(enemy(creature))), discardAtRandom('opponent'))],
  drecker: [constant(sharesFightDamage(neighborOf(self), self)), reap(steal(1))],
  envy: [reap(when(atLeast(count(each(sin)), 2), capture(aember('opponent'))))],
  'essence-scale': [
    actionAbility(
      choose(a(friendly(creature)), (chosen) => [
        destroy(chosen),
        ifYouDo(readyAndUse(a(sharingHouseWith(chosen, friendly(creature))))),
      ]),
    ),
  ],
  'etan-s-jar': [
    play(nameCard((name) => [lasting('source-leaves', constant(playerCannot('each', 'play', named(name))))])),
  ],
  'exchange-officer': [combined(['play', 'fight', 'reap'], useCard(a(friendly(ofHouse('star-alliance', anyCard)))))],
  gluttony: [play(times(count(each(sin)), exalt(self))), reap(takeAember('all', each(friendly(creature)), 'you'))],
  greed: [constant(handSize('you', count(each(sin))))],
  'grim-reminder': [
    play(
      chooseHouse('any', (house) => [archive(each(inDiscard(ofHouse(house, creature))))]),
      gainChains(1),
    ),
  ],
  hystricog: [actionAbility(destroy(a(damaged(creature))))],
  'imp-losion': [
    play(
      choose(a(friendly(creature)), (yours) => choose(a(enemy(creature)), (theirs) => destroy(both(yours, theirs)))),
    ),
  ],
  'lyco-fiend': [destroyed(steal(1))],
  maleficorn: [eachTime(isDamagedByIcon(enemy(creature)), dealDamage(1, it))],
  'mark-of-dis': [
    play(
      choose(a(creature), (chosen) => [
        dealDamage(2, chosen),
        when(
          not(wasDestroyed(chosen)),
          asPlayer(controllerOf(chosen), lasting('your-next-turn', constant(mustChooseHouse('you', houseOf(chosen))))),
        ),
      ]),
    ),
  ],
  mindfire: [play(discardAtRandom('opponent'), steal(iconsOn(thisWay())))],
  painmail: [constant(gainsAbility(host, eachTime(choosesHouse('each', 'dis'), archive(granter), destroy(self))))],
  picaroon: [constant(setsPower(thisCreature, powerOf(each(withoutTrait('changeling', neighborOf(self))))))],
  pride: [reap(ward(each(sin)))],
  'relentless-creeper': [whileIn('discard', eachTime(youChooseHouse('dis'), may(returnToHand(self))))],
  'ritual-of-tognath': [play(destroy(exactly(2, friendly(creature))))],
  'sacro-fiend': [destroyed(steal(1))],
  sinder: [reap(destroy(a(friendly(creature))))],
  skixuno: [play(destroy(each(another(creature))), addPowerCounters(count(thisWay(creature)), self))],
  sloth: [
    eachTime(
      yourTurnEnds,
      when(equal(deeds({ did: 'use', by: 'you', turn: 'this', type: 'creature' }), 0), gain(count(each(sin)))),
    ),
  ],
  snarette: [eachTime(yourTurnEnds, capture(1)), actionAbility(takeAember('all', self, 'supply'))],
  'stirring-grave': [play(archive(a(inDiscard(creature))))],
  'techno-fiend': [reap(discard(a(inHand(anyCard))), ifYouDo(draw(1))), destroyed(steal(1))],
  'the-pale-star': [
    omni(
      destroy(self),
      forRemainderOfTurn(constant(countsAsHavingPower(creature, 1), countsAsHavingArmor(creature, 0))),
    ),
  ],
  turnkey: [
    play(unforge('opponent'), ifYouDo(lasting('game', eachTime(leaves(thisCard), forgeKeyFor(0, 'opponent')), 1))),
  ],
  'umbra-fiend': [destroyed(steal(1))],
  'wail-of-the-damned': [play(destroy(a(withoutIcons(creature))))],
  'waking-nightmare': [
    play(lasting('their-next-turn', constant(keyCost('each', count(each(ofHouse('dis', creature))))))),
  ],
  wrath: [fight(times(count(each(sin)), enrage(a(enemy(creature)))))],
  'xeno-fiend': [
    fight(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        returnToHand(a(inDeck(only(seen)))),
        putOnDeck(a(inDeck(only(seen))), 'bottom'),
      ]),
    ),
    destroyed(steal(1)),
  ],
});
