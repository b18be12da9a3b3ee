// Unfathomable, Draconian Measures.
import {
  a,
  actionAbility,
  addCounters,
  aember,
  another,
  anyCard,
  beneath,
  besides,
  both,
  capture,
  choose,
  chooseOne,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  destroyed,
  differentEachTime,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  enrage,
  exactly,
  exhaust,
  exhausted,
  exists,
  friendly,
  gainsAbility,
  getsArmor,
  graft,
  half,
  heal,
  highestPower,
  host,
  iconsOn,
  ifYouDo,
  inDiscard,
  is,
  lose,
  named,
  neighborOf,
  neighborsOf,
  not,
  play,
  playerCannot,
  purge,
  putIntoPlay,
  readied,
  ready,
  reap,
  self,
  sharingHouseWith,
  stun,
  sum,
  thisWay,
  times,
  topOfDeck,
  when,
  whileTrue,
  withCounter,
  withoutCounter,
  withoutTrait,
  withPowerAtLeast,
  yourTurnBegins,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dm } from '../facts/dm.ts';

/** This creature is exhausted, as an entrenched one may stay. */
const isExhausted = is(self, exhausted(anyCard));
export const unfathomable = abilities(dm, 'unfathomable', {
  'brine-reckoning': [play(discard(topOfDeck(5, 'each')))],
  'dazed-and-confused': [
    play(
      choose(a(creature), (chosen) => exhaust(both(chosen, neighborsOf(chosen)))),
      stun(exactly(2, exhausted(creature))),
    ),
  ],
  dreamcall: [
    play(
      choose(a(creature), (first) => [
        exhaust(first),
        times(
          count(each(inDiscard(named('dreamcall')))),
          exhaust(differentEachTime(a(besides(first, creature)))),
          draw(1),
        ),
      ]),
    ),
  ],
  fathomshare: [play(times(half(aember('opponent'), 'down'), capture(1, a(friendly(creature)))))],
  hemogrith: [play(when(not(exists(enemy(exhausted(creature)))), lose(2, 'opponent')))],
  hydrogan: [
    play(graft(each(another(creature)))),
    ...combined(['fight', 'reap'], putIntoPlay(a(beneath(self, creature)), 'yours')),
    destroyed(purge(each(beneath(self)))),
  ],
  kaipo: [eachTime(yourTurnEnds, heal('all', neighborsOf(self)))],
  keenu: [
    play(choose(a(enemy(withoutCounter('power', creature))), (chosen) => exhaust(both(chosen, neighborsOf(chosen))))),
  ],
  knuckler: [whileTrue(isExhausted, getsArmor(neighborOf(self), 2))],
  malina: [
    whileTrue(
      isExhausted,
      playerCannot('opponent', 'play', withPowerAtLeast(sum(highestPower(creature), 1), creature)),
    ),
  ],
  'paralysis-synan': [reap(choose(a(creature), (chosen) => [stun(chosen), enrage(chosen), exhaust(chosen)]))],
  'priestess-leilani': [reap(exhaust(a(enemy(creature))), ifYouDo(ready(a(withoutTrait('priest', creature)))))],
  'sand-in-your-eye': [
    play(exhaust(a(creature)), draw(count(each(exhausted(creature)))), destroy(each(exhausted(creature)))),
  ],
  'siphon-maw': [
    ...combined(
      ['fight', 'reap'],
      chooseOne(
        { label: 'From your deck', then: discard(topOfDeck()) },
        { label: 'From your opponent’s deck', then: discard(topOfDeck(1, 'opponent')) },
      ),
      lose(iconsOn(thisWay()), 'opponent'),
    ),
  ],
  'slapdash-enamel': [
    eachTime(yourTurnBegins, destroy(each(withCounter('corrosion', anyCard)))),
    actionAbility(addCounters('corrosion', 1, a(anyCard))),
  ],
  starpatch: [
    constant(
      gainsAbility(
        host,
        eachTime(yourTurnBegins, when(isExhausted, purge(a(another(sharingHouseWith(self, creature)))))),
      ),
    ),
  ],
  tsunami: [play(dealDamage(4, each(readied(creature))))],
});
