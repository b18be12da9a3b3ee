// Brobnar, Grim Reminders.
import {
  a,
  actionAbility,
  addPowerCounters,
  again,
  allTrue,
  another,
  anyCard,
  archive,
  atLeast,
  both,
  cannot,
  choose,
  chooseOne,
  combined,
  constant,
  controllerOf,
  count,
  countsAsHavingArmor,
  countsAsHavingPower,
  creature,
  dealDamage,
  deeds,
  destroy,
  destroyed,
  discard,
  discardAtRandom,
  draw,
  each,
  eachInAnyOrder,
  eachPlayer,
  eachTime,
  enemy,
  enrage,
  entersReady,
  equal,
  exists,
  fight,
  fightWith,
  forEach,
  forRemainderOfTurn,
  friendly,
  gainsAbility,
  gainsKeyword,
  haunted,
  host,
  ifElse,
  ifYouDo,
  inDeckOrDiscard,
  inDiscard,
  inHand,
  isDestroyedInFight,
  it,
  leastPowerful,
  lose,
  loseArmor,
  losesKeyword,
  may,
  mostPowerful,
  neighborOf,
  neighborsOf,
  not,
  omni,
  only,
  play,
  powerOf,
  putIntoPlay,
  ready,
  readyAndFightWith,
  redistribute,
  remember,
  returnToHand,
  reveal,
  scrap,
  self,
  shiftDamage,
  thisCreature,
  thisWay,
  topOfDeck,
  upTo,
  when,
  whileTrue,
  withTrait,
  yourTurnBegins,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

export const brobnar = abilities(gr, 'brobnar', {
  'awakened-titan': [whileTrue(not(haunted()), cannot(thisCreature, 'readied'))],
  beanstalk: [
    constant(entersReady(friendly(withTrait('giant', creature)))),
    actionAbility(
      choose(upTo(1, inDeckOrDiscard(withTrait('giant', creature))), (found) => [reveal(found), returnToHand(found)]),
    ),
  ],
  blunderbore: [fight(ifElse(haunted(), lose(2, 'opponent'), lose(1, 'opponent')))],
  bonecrusher: [constant(gainsAbility(host, actionAbility(destroy(a(creature)))))],
  'brawling-grounds': [
    omni(forRemainderOfTurn(eachTime(isDestroyedInFight(creature), discardAtRandom(controllerOf(it))))),
  ],
  'cacophonous-riot': [
    play(
      choose(a(creature), (chosen) => [
        ready(both(chosen, neighborsOf(chosen))),
        enrage(both(chosen, neighborsOf(chosen))),
      ]),
    ),
  ],
  'concussive-transfer': [play(dealDamage(3, a(creature)), redistribute('damage', creature))],
  'countryside-crusher': [
    fight(when(haunted('opponent'), may(readyAndFightWith(a(neighborOf(self)))))),
    scrap(readyAndFightWith(leastPowerful(1, friendly(creature)))),
  ],
  'curse-of-cowardice': [
    eachTime(
      yourTurnEnds,
      when(equal(deeds({ did: 'fight', by: 'you', turn: 'this', type: 'creature' }), 0), lose(2)),
      when(not(exists(friendly(creature))), destroy(self)),
    ),
  ],
  'down-to-size': [
    play(
      choose(a(enemy(creature)), (chosen) =>
        forRemainderOfTurn(constant(countsAsHavingPower(only(chosen), 1), countsAsHavingArmor(only(chosen), 0))),
      ),
    ),
  ],
  'fiery-jark': [
    play(
      choose(a(enemy(creature)), (theirs) =>
        choose(a(friendly(creature)), (yours) => [
          destroy(both(theirs, yours)),
          when(allTrue(exists(enemy(creature)), exists(friendly(creature))), may(again)),
        ]),
      ),
    ),
  ],
  'fight-to-the-end': [
    play(
      choose(a(friendly(creature)), (fighter) => [
        when(haunted(), forRemainderOfTurn(constant(gainsKeyword(only(fighter), 'skirmish')))),
        readyAndFightWith(fighter),
      ]),
    ),
  ],
  'final-refrain': [
    play(
      remember(each(inDiscard(creature)), (back) => [
        putIntoPlay(back),
        ready(back),
        choose(eachInAnyOrder(only(back)), (fighters) => forEach(fighters, (fighter) => [fightWith(fighter)])),
        destroy(back),
      ]),
    ),
  ],
  fling: [
    play(
      choose(a(friendly(creature)), (flung) => [
        destroy(flung),
        ifYouDo(dealDamage(powerOf(flung), a(enemy(creature)), { splash: 3 })),
      ]),
    ),
  ],
  'heavyweight-morik': [
    scrap(
      choose(a(friendly(creature)), (yours) =>
        choose(a(enemy(creature)), (theirs) => dealDamage(2, both(yours, theirs))),
      ),
    ),
  ],
  'lash-out': [play(ifElse(haunted(), dealDamage(3, a(creature), { splash: 3 }), dealDamage(3, a(creature))))],
  'lifting-buddy': combined(
    ['play', 'fight', 'reap'],
    addPowerCounters(2, self),
    addPowerCounters(2, a(another(friendly(creature)))),
  ),
  'memorialize-the-fallen': [play(eachPlayer(lose(count(each(inDiscard(creature))))))],
  'mournful-barn-burner': [
    fight(
      chooseOne(
        { label: 'Your deck', then: discard(topOfDeck(2)) },
        { label: 'The deck of your opponent', then: discard(topOfDeck(2, 'opponent')) },
      ),
    ),
    scrap(eachPlayer(discard(topOfDeck()))),
  ],
  'ornar-skullface': [scrap(dealDamage(3, a(creature)))],
  'phantom-drummernaut': [
    ...combined(['play', 'fight'], returnToHand(a(inDiscard(creature)))),
    destroyed(when(haunted(), archive(self))),
  ],
  plummet: [play(discard(each(inHand(anyCard))), dealDamage(count(thisWay()), each(creature)))],
  'raider-of-the-peaks': [
    eachTime(
      yourTurnBegins,
      choose(mostPowerful(1), (strongest) => discard(topOfDeck(1, controllerOf(strongest)))),
    ),
  ],
  recklessness: [play(eachPlayer(discardAtRandom('you', 3), draw(3)))],
  'returning-champion': [
    play(dealDamage(3, self)),
    fight(
      when(
        haunted(),
        shiftDamage('all', self, () => a(another(creature))),
      ),
    ),
  ],
  'rickety-cybergiant': [fight(dealDamage(1, self))],
  'rorag-screamer': [
    fight(ready(self)),
    scrap(
      choose(a(creature), (chosen) => [
        forRemainderOfTurn(constant(losesKeyword(only(chosen), 'elusive'))),
        loseArmor(chosen),
      ]),
    ),
  ],
  'soul-bomb': [omni(when(haunted(), dealDamage(4, each(creature))), destroy(self))],
  'spectral-ruth': [
    play(when(atLeast(deeds({ did: 'forge', by: 'you', turn: 'this' }), 1), archive(each(inDiscard(anyCard))))),
    destroyed(when(haunted(), archive(self))),
  ],
  thunderdell: [whileTrue(haunted(), gainsKeyword(thisCreature, 'splash-attack', 5))],
});
