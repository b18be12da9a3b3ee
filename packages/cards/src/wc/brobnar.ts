// Brobnar, Worlds Collide.
import type { Ability } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addCounters,
  addPowerCounters,
  again,
  allTrue,
  anyCard,
  anyOf,
  archive,
  artifact,
  atLeast,
  beforeFight,
  both,
  cannot,
  capture,
  choose,
  constant,
  controllerOf,
  countersOn,
  creature,
  damaged,
  dealDamage,
  deeds,
  defender,
  destroy,
  destroyed,
  destroyedThisWay,
  discardAtRandom,
  draw,
  each,
  eachTime,
  enemy,
  enrage,
  entersReady,
  exists,
  fight,
  fights,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  gainsKeyword,
  getsPower,
  getsPowerIfItSurvives,
  half,
  host,
  ifElse,
  ifYouDo,
  inCenter,
  inDeck,
  inDiscard,
  is,
  isDestroyedByAssault,
  isDestroyedFighting,
  it,
  lose,
  may,
  named,
  neighborOf,
  neighborsOf,
  not,
  nth,
  ofHouse,
  onFlank,
  other,
  play,
  powerOf,
  purge,
  readyAndFightWith,
  reap,
  reaps,
  remember,
  returnToHand,
  reveal,
  sacrifice,
  self,
  steal,
  stun,
  thisCreature,
  topOfDeck,
  when,
  whileTrue,
  withAember,
  withPowerAtMost,
  withTrait,
  yourTurnBegins,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

// What a card says, its Mega version says too; and the Brews all say one thing.
const alaka: Ability = whileTrue(
  atLeast(deeds({ did: 'fight', by: 'you', turn: 'this', type: 'creature' }), 1),
  entersReady(thisCreature),
);
const brew: Ability = play(addPowerCounters(2, a(creature)));
const gron: Ability = whileTrue(is(self, damaged(anyCard)), getsPowerIfItSurvives(thisCreature, 4));
const mogghunter: Ability = fight(dealDamage(2, a(onFlank(creature))));
const narp: Ability = constant(cannot(neighborOf(self), 'used-to-reap'));
const shorty: Ability = reap(enrage(self));

export const brobnar = abilities(wc, 'brobnar', {
  alaka: [alaka],
  'alaka-s-brew': [brew],
  ballcano: [play(dealDamage(4, each(creature)), gainChains(2))],
  'barn-razing': [play(forRemainderOfTurn(eachTime(fights(friendly(creature)), lose(1, 'opponent'))))],
  'berserker-slam': [
    play(
      choose(a(onFlank(creature)), (chosen) => [
        dealDamage(4, chosen),
        when(destroyedThisWay(chosen), lose(1, controllerOf(chosen))),
      ]),
    ),
  ],
  'chieftain-s-brew': [brew],
  'cowfyne-s-brew': [brew],
  'fyre-breath': [constant(getsPower(host, 3), gainsAbility(host, beforeFight(dealDamage(2, neighborsOf(defender)))))],
  gravelguts: [eachTime(isDestroyedFighting(enemy(creature), self), addPowerCounters(2, self))],
  'groke-s-brew': [brew],
  'gron-nine-toes': [gron],
  'gron-s-brew': [brew],
  'guji-dinosaur-hunter': [
    actionAbility(
      choose(a(creature), (chosen) =>
        ifElse(
          is(chosen, anyOf(withTrait('dinosaur', creature), withAember(creature))),
          dealDamage(6, chosen),
          dealDamage(2, chosen),
        ),
      ),
    ),
  ],
  'igon-the-green': [destroyed(purge(self), returnToHand(a(inDiscard(named('igon-the-terrible')))))],
  'igon-the-terrible': [
    play(when(not(exists(named('igon-the-green', { zone: 'purged' }))), destroy(self))),
    fight(steal(1)),
  ],
  irestaff: [actionAbility(choose(a(creature), (chosen) => [enrage(chosen), addPowerCounters(1, chosen)]))],
  'kaloch-stonefather': [whileTrue(is(self, inCenter(anyCard)), gainsKeyword(friendly(creature), 'skirmish'))],
  'mega-alaka': [alaka],
  'mega-cowfyne': [beforeFight(dealDamage(2, neighborsOf(defender)))],
  'mega-ganger-chieftain': [play(may(readyAndFightWith(a(neighborOf(self)))))],
  'mega-groke': [fight(lose(1, 'opponent'))],
  'mega-gron-nine-toes': [gron],
  'mega-mogghunter': [mogghunter],
  'mega-narp': [narp],
  'mega-shorty': [shorty],
  mogghunter: [mogghunter],
  'mogghunter-s-brew': [brew],
  narp: [narp],
  'narp-s-brew': [brew],
  'nogi-smartfist': [fight(draw(2), discardAtRandom('you', 2))],
  'old-boomy': [
    reap(
      remember(topOfDeck(), (card) => [
        reveal(card),
        when(is(card, ofHouse('brobnar', anyCard)), dealDamage(2, self)),
        archive(card),
        when(allTrue(not(is(card, ofHouse('brobnar', anyCard))), exists(inDeck(anyCard))), may(again)),
      ]),
    ),
  ],
  overrun: [
    play(
      when(
        atLeast(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature' }), 3),
        lose(2, 'opponent'),
      ),
    ),
  ],
  'power-of-fire': [
    play(
      choose(a(friendly(creature)), (chosen) => [
        sacrifice(chosen),
        ifYouDo(lose(half(powerOf(chosen), 'down'), 'each')),
      ]),
      gainChains(1),
    ),
  ],
  ragnarok: [
    play(
      forRemainderOfTurn(
        constant(cannot(creature, 'used-to-reap')),
        eachTime(fights(friendly(creature)), gain(1)),
        eachTime(yourTurnEnds, destroy(each(creature))),
      ),
    ),
  ],
  ragwarg: [eachTime(nth(1, reaps(creature)), dealDamage(2, it))],
  'shattered-throne': [eachTime(fights(creature), capture(1, it))],
  shorty: [shorty],
  'shorty-s-brew': [brew],
  skoll: [eachTime(isDestroyedByAssault(enemy(creature), thisCreature), addPowerCounters(1, a(friendly(creature))))],
  'slimy-jark': [fight(enrage(other))],
  'stilt-kin': [
    eachTime({ event: 'played', card: neighborOf(self, withTrait('giant', creature)) }, readyAndFightWith(self)),
  ],
  'the-big-one': [
    eachTime(
      { event: 'played', card: creature },
      addCounters('fuse', 1, self),
      when(atLeast(countersOn(self, 'fuse'), 10), destroy(each(anyOf(creature, artifact)))),
    ),
  ],
  'the-floor-is-lava': [
    eachTime(
      yourTurnBegins,
      choose(a(friendly(creature)), (yours) =>
        choose(a(enemy(creature)), (theirs) => dealDamage(1, both(yours, theirs))),
      ),
    ),
  ],
  'warriors-refrain': [play(stun(each(withPowerAtMost(3, creature))))],
});
