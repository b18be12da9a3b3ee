// Untamed, Mass Mutation.
import {
  a,
  action,
  addPowerCounters,
  aember,
  another,
  anyCard,
  anyNumberOf,
  artifact,
  atLeast,
  besides,
  blanks,
  both,
  choose,
  combined,
  constant,
  count,
  countersOn,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  enters,
  entersReady,
  exalt,
  fight,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsKeyword,
  gainsTrait,
  getsPower,
  heal,
  ifYouDo,
  inDeck,
  inDeckOrDiscard,
  inDiscard,
  inHand,
  is,
  isDestroyedFighting,
  it,
  keyCost,
  lasting,
  leastPowerful,
  lose,
  may,
  moreThan,
  mostPowerful,
  neighborOf,
  notOfHouse,
  ofHouse,
  omni,
  onFlank,
  only,
  play,
  playerCannot,
  purge,
  putIntoPlay,
  putOnDeck,
  ready,
  reap,
  remember,
  resolveIcons,
  resolvesIconsAgain,
  returnToHand,
  reveal,
  self,
  shuffle,
  steal,
  thisCreature,
  topOfDeck,
  upgrade,
  ward,
  when,
  whileTrue,
  withTrait,
  youPlay,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const untamed = abilities(mm, 'untamed', {
  aemberlution: [
    play(
      destroy(each(creature)),
      reveal(each(inHand(anyCard, 'each'))),
      remember(each(inHand(creature, 'each')), (creatures) => [
        forRemainderOfTurn(constant(entersReady(only(creatures)))),
        putIntoPlay(creatures),
      ]),
    ),
  ],
  'blossom-drake': [constant(getsPower(thisCreature, count(each(artifact)))), constant(blanks(artifact))],
  cephaloist: [whileTrue(atLeast(aember('you'), 4), playerCannot('you', 'be-stolen-from'))],
  chonkers: [
    eachTime(isDestroyedFighting(enemy(creature), self), addPowerCounters(countersOn(self, 'power'), self)),
    play(addPowerCounters(1, self)),
  ],
  commune: [play(lose(aember('you')), gain(4))],
  'daemo-beast': [destroyed(steal(1))],
  'dark-faerie': [fight(gain(2))],
  'dark-harbinger': [eachTime(youPlay(ofHouse('untamed', action)), ready(self))],
  'dark-queen-gloriana': [play(returnToHand(a(friendly(notOfHouse('untamed', creature)))))],
  'dino-beast': [play(may(exalt(self), ifYouDo(dealDamage(3, a(creature)))))],
  eunoia: [eachTime(isDestroyedFighting(enemy(creature), self), gain(1), heal(2, self))],
  fandangle: [whileTrue(atLeast(aember('you'), 4), entersReady(friendly(notOfHouse('untamed', creature))))],
  floomf: [fight(addPowerCounters(2, a(withTrait('beast', creature))))],
  'growth-surge': [
    play(
      choose(a(onFlank(creature)), (first) => [
        addPowerCounters(3, first),
        choose(a(neighborOf(first)), (second) => [
          addPowerCounters(2, second),
          addPowerCounters(1, a(besides(first, neighborOf(second)))),
        ]),
      ]),
    ),
  ],
  keyfrog: [destroyed(forgeKey())],
  'look-what-i-found': [
    play(
      returnToHand(a(inDiscard(action))),
      returnToHand(a(inDiscard(artifact))),
      returnToHand(a(inDiscard(creature))),
      returnToHand(a(inDiscard(upgrade))),
    ),
  ],
  lumilu: [reap(gain(count(each(another(friendly(withTrait('beast', creature)))))))],
  'mercy-malkin-queen': [
    eachTime(enters(friendly(withTrait('cat', creature))), ward(it)),
    fight(ready(a(friendly(withTrait('beast', creature))))),
  ],
  'mushroom-with-a-view': [omni(heal(1, each(friendly(creature))))],
  'mutation-of-cunning': [
    play(
      choose(a(creature), (mutated) =>
        lasting(
          'until-your-turn',
          constant(gainsKeyword(only(mutated), 'elusive'), gainsTrait(only(mutated), 'mutant')),
        ),
      ),
    ),
  ],
  'mutation-of-fury': [
    play(
      choose(a(creature), (mutated) =>
        lasting(
          'until-your-turn',
          constant(gainsKeyword(only(mutated), 'assault', 3), gainsTrait(only(mutated), 'mutant')),
        ),
      ),
    ),
  ],
  'mutation-of-instinct': [
    play(
      choose(a(creature), (mutated) =>
        lasting(
          'until-your-turn',
          constant(gainsKeyword(only(mutated), 'skirmish'), gainsTrait(only(mutated), 'mutant')),
        ),
      ),
    ),
  ],
  'niffle-kong': [
    play(
      choose(anyNumberOf(inDeckOrDiscard(withTrait('niffle', creature))), (found) => [
        reveal(found),
        returnToHand(found),
      ]),
      shuffle('deck'),
    ),
    combined(
      ['fight', 'reap'],
      may(
        destroy(a(friendly(withTrait('niffle', creature)))),
        ifYouDo(dealDamage(3, a(creature)), steal(1), destroy(a(enemy(artifact)))),
      ),
    ),
  ],
  pismire: [
    whileTrue(
      moreThan(count(each(friendly(withTrait('mutant', creature)))), count(each(enemy(withTrait('mutant', creature))))),
      keyCost('opponent', 2),
    ),
  ],
  'rapid-evolution': [play(addPowerCounters(aember('you'), a(creature)))],
  'reclaimed-by-nature': [play(choose(a(artifact), (chosen) => [purge(chosen), resolveIcons(chosen)]))],
  resurgence: [
    play(
      choose(a(inDiscard(creature)), (first) => [
        returnToHand(first),
        when(is(first, withTrait('mutant', anyCard)), returnToHand(a(besides(first, inDiscard(creature))))),
      ]),
    ),
  ],
  'savage-clash': [
    play(
      choose(mostPowerful(1, enemy(creature)), (strong) =>
        choose(leastPowerful(1, friendly(creature)), (weak) => destroy(each(besides(both(strong, weak), creature)))),
      ),
    ),
  ],
  'techno-beast': [reap(discard(a(inHand(anyCard))), ifYouDo(draw(1)))],
  trimble: [constant(gainsKeyword(withTrait('mutant', creature), 'skirmish'))],
  'vault-s-blessing': [play(eachPlayer(gain(count(each(friendly(withTrait('mutant', creature)))))))],
  'wild-bounty': [play(lasting('turn', constant(resolvesIconsAgain('you')), 1))],
  'xeno-beast': [
    fight(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        returnToHand(a(inDeck(only(seen)))),
        putOnDeck(a(inDeck(only(seen))), 'bottom'),
      ]),
    ),
  ],
});
