// Mars, Draconian Measures.
import {
  a,
  actionAbility,
  addCounters,
  addPowerCounters,
  aemberOn,
  amountThisWay,
  anyCard,
  anyNumberOf,
  archive,
  artifact,
  atLeast,
  belongsTo,
  both,
  capture,
  captureFromOwnSide,
  choose,
  combined,
  constant,
  count,
  countersOn,
  creature,
  destroy,
  discard,
  draw,
  each,
  enemy,
  exhausted,
  fight,
  forgeKey,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  highestPower,
  iconsOn,
  ifElse,
  ifYouDo,
  inArchives,
  inCenter,
  inHand,
  is,
  keyCost,
  leastPowerful,
  may,
  mostPowerful,
  negative,
  neighborOf,
  neighborsOf,
  notOfHouse,
  ofHouse,
  overwhelmed,
  play,
  product,
  putOnDeck,
  ready,
  readyAndUse,
  reap,
  removeCountersUpTo,
  returnToHand,
  self,
  stun,
  sum,
  takeAember,
  takeControl,
  thisCreature,
  thisWay,
  topOfDeck,
  when,
  whileTrue,
  withoutTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dm } from '../facts/dm.ts';

const isExhausted = is(self, exhausted(anyCard));
const nonMars = notOfHouse('mars', anyCard);

export const mars = abilities(dm, 'mars', {
  'agent-buuff': [
    reap(
      ifElse(overwhelmed(), addPowerCounters(3, a(friendly(creature))), addPowerCounters(1, each(friendly(creature)))),
    ),
  ],
  'all-are-mars': [actionAbility(readyAndUse(a(friendly(creature))))],
  'arbiter-vyynx': [reap(destroy(a(friendly(notOfHouse('mars', creature)))), ifYouDo(takeControl(a(enemy(creature)))))],
  'digital-manipulation': [
    play(discard(topOfDeck(1, 'opponent')), when(is(thisWay(), nonMars), captureFromOwnSide(1, a(enemy(creature))))),
  ],
  'edifice-for-mars': [play(destroy(a(notOfHouse('mars', artifact))), ifYouDo(may(ready(a(friendly(anyCard))))))],
  'emperor-memrox': [
    whileTrue(is(self, inCenter(anyCard)), gainsKeyword(thisCreature, 'invulnerable')),
    reap(archive(a(inHand(anyCard))), gain(count(each(inArchives(anyCard))))),
  ],
  'empowered-zark': [
    fight(
      capture(2),
      when(
        atLeast(aemberOn(self), 3),
        may(takeAember(3, self, 'supply'), ready(each(withoutTrait('agent', ofHouse('mars', creature))))),
      ),
    ),
  ],
  'golden-k1-tt13': [whileTrue(isExhausted, gainsAbility(neighborOf(self), reap(gain(1))))],
  'key-drain': [play(discard(anyNumberOf(inHand(anyCard))), forgeKey(sum(9, negative(count(thisWay())))))],
  klyyhnug: [
    reap(
      may(choose(a(creature), (chosen) => addCounters('power', negative(countersOn(chosen, 'power')), chosen))),
      ifYouDo(archive(a(inHand(anyCard)))),
    ),
  ],
  lyylyug: [reap(captureFromOwnSide(1, leastPowerful(1, enemy(creature))))],
  'martian-propagation': [play(destroy(each(friendly(creature))), draw(product(2, count(thisWay(creature)))))],
  'monster-zero': [
    constant(belongsTo(neighborOf(self), 'mars')),
    play(addPowerCounters(highestPower(friendly(creature)), self)),
  ],
  'operator-olluyyg': [whileTrue(isExhausted, keyCost('opponent', 3))],
  'productive-trash': [
    play(may(discard(a(inHand(nonMars)))), ifYouDo(capture(iconsOn(thisWay()), a(friendly(creature))))),
  ],
  'replacement-targ': [
    play(
      returnToHand(a(neighborOf(self, withoutTrait('soldier', creature)))),
      ifYouDo(capture(2, mostPowerful(1, friendly(creature)))),
    ),
  ],
  transmutation: [
    play(
      addPowerCounters(2, a(creature)),
      choose(a(friendly(creature)), (chosen) => [
        removeCountersUpTo('any', 'power', chosen),
        capture(amountThisWay, chosen),
      ]),
    ),
  ],
  'ujkyytr-prime': [
    ...combined(
      ['fight', 'reap'],
      ifElse(
        overwhelmed(),
        choose(a(enemy(creature)), (chosen) => stun(both(chosen, neighborsOf(chosen)))),
        stun(a(creature)),
      ),
    ),
  ],
  'zzyszz-s-compactor': [actionAbility(putOnDeck(a(creature), 'bottom'), ifYouDo(addPowerCounters(2, a(creature))))],
});
