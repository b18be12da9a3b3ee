// Saurian, Worlds Collide.
import type { Modifier } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addCounters,
  aember,
  aemberOn,
  alsoOn,
  another,
  anyCard,
  archive,
  asActivePlayer,
  atLeast,
  beforeFight,
  belongsTo,
  belongsToEveryHouse,
  besides,
  both,
  cannot,
  capture,
  captureFromAnyone,
  captureIt,
  choose,
  chooseHouse,
  combined,
  constant,
  controllerOf,
  count,
  countersOn,
  countsAs,
  creature,
  dealDamage,
  dealsWhenFighting,
  defender,
  destroy,
  destroyed,
  destroyedThisWay,
  discard,
  each,
  eachAsFarAs,
  eachTime,
  enemy,
  enrage,
  entersStunned,
  eventAmount,
  exactly,
  exalt,
  exists,
  fight,
  forgeKey,
  forgeKeyFor,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  getsArmor,
  getsPower,
  giveControl,
  host,
  hostOf,
  ifElse,
  ifYouDo,
  inCenter,
  inDeck,
  inHand,
  insteadOf,
  is,
  isDestroyed,
  isDestroyedInFight,
  it,
  keyCost,
  lasting,
  may,
  maySpendAemberOn,
  mayUse,
  mostPowerful,
  moveToFlank,
  negative,
  neighborsOf,
  not,
  ofHouse,
  omni,
  only,
  perishes,
  play,
  playable,
  playCard,
  playerCannot,
  product,
  purge,
  ready,
  readyAndUse,
  reap,
  remember,
  returnToHand,
  reveal,
  self,
  setsPower,
  sharingNoTraitInItsLine,
  shiftAember,
  shuffle,
  sum,
  takeAember,
  third,
  thisCard,
  thisCreature,
  times,
  topOfDeck,
  triggerPlayOf,
  turnOf,
  upTo,
  ward,
  when,
  whileTrue,
  withAember,
  withoutAember,
  withoutTrait,
  withPowerAtLeast,
  withTrait,
} from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

/** "Put this on a flank of your battleline": it becomes a creature there, or moves. A player who uses it as if it were theirs has no control of it. */
const joinsBattleline = (house: Modifier) =>
  actionAbility(
    ifElse(
      is(self, creature),
      moveToFlank(self),
      when(
        turnOf(controllerOf(self)),
        lasting('source-leaves', constant(countsAs(thisCard, 'creature'), setsPower(thisCard, 5), house)),
      ),
    ),
  );

export const saurian = abilities(wc, 'saurian', {
  'ancient-power': [play(ward(each(friendly(withAember(creature)))))],
  'auto-legionary': [
    joinsBattleline(mayUse(thisCard)),
    erratum('later', joinsBattleline(belongsToEveryHouse(thisCard))),
  ],
  'axiom-of-grisk': [play(ward(a(creature)), destroy(each(withoutAember(creature))), gainChains(2))],
  'centurion-stenopius': [
    constant(getsPower(thisCreature, product(3, aemberOn(self)))),
    combined(['play', 'fight', 'reap'], may(exalt(self))),
  ],
  'chant-of-hubris': [play(shiftAember(1, a(creature), (from) => a(besides(from, creature))))],
  'cincinnatus-rex': [
    whileTrue(not(exists(enemy(creature))), perishes(thisCreature)),
    fight(may(exalt(self), ifYouDo(ready(each(another(friendly(anyCard))))))),
  ],
  'city-gates': [
    actionAbility(
      choose(a(friendly(creature)), (captor) =>
        ifElse(is(captor, withTrait('dinosaur', creature)), capture(2, captor), capture(1, captor)),
      ),
    ),
  ],
  'city-state-interest': [play(capture(1, eachAsFarAs(aember('opponent'), friendly(creature))))],
  crassosaurus: [play(captureFromAnyone(10), when(not(atLeast(aemberOn(self), 10)), purge(self)))],
  'diplo-macy': [play(lasting('until-your-turn', constant(gainsAbility(creature, beforeFight(exalt(self))))))],
  'draco-praeco': [
    reap(may(exalt(self), ifYouDo(chooseHouse('any', (house) => [enrage(each(ofHouse(house, creature)))])))),
  ],
  exile: [play(giveControl(a(friendly(creature))))],
  'favor-of-rex': [play(triggerPlayOf(a(creature)))],
  gargantodon: [
    constant(entersStunned(thisCreature)),
    constant(dealsWhenFighting(thisCreature, 4)),
    insteadOf({ event: 'steal' }, { do: asActivePlayer(times(eventAmount, captureIt(a(friendly(creature)), 1))) }),
  ],
  'good-of-the-many': [play(destroy(each(sharingNoTraitInItsLine(creature))))],
  'grimlocus-dux': [play(times(2, exalt(self)))],
  'imperial-forge': [play(forgeKey(sum(8, negative(aemberOn(each(friendly(creature)))))))],
  'imperial-road': [
    omni(
      choose(playable(a(inHand(ofHouse('saurian', creature)))), (played) => [
        forRemainderOfTurn(constant(entersStunned(only(played)))),
        playCard(played),
      ]),
    ),
  ],
  'imperial-scutum': [constant(getsArmor(host, 2), gainsAbility(host, destroyed(takeAember('all', self, 'supply'))))],
  imperium: [play(ward(exactly(2, friendly(creature))))],
  'kompsos-haruspex': [constant(alsoOn(friendly(creature), 'play', 'reap'))],
  'legatus-raptor': [fight(may(exalt(self), ifYouDo(readyAndUse(a(another(friendly(creature)))))))],
  'library-of-polliasaurus': [actionAbility(takeAember(1, a(friendly(creature)), 'you'))],
  'livia-the-elder': [
    reap(
      may(
        exalt(self),
        ifYouDo(
          forRemainderOfTurn(
            constant(alsoOn(friendly(creature), 'fight', 'reap'), alsoOn(friendly(creature), 'reap', 'fight')),
          ),
        ),
      ),
    ),
  ],
  'odoac-the-patrician': [
    play(capture(1)),
    whileTrue(is(self, withAember(anyCard)), playerCannot('you', 'be-stolen-from')),
  ],
  'orator-hissaro': [
    play(
      ready(neighborsOf(self)),
      exalt(neighborsOf(self)),
      remember(neighborsOf(self), (neighbors) => [forRemainderOfTurn(constant(belongsTo(only(neighbors), 'saurian')))]),
    ),
  ],
  paraguardian: [reap(may(exalt(self), ifYouDo(ward(neighborsOf(self)))))],
  'phalanx-strike': [
    play(
      dealDamage(count(each(friendly(creature))), a(creature)),
      may(exalt(a(friendly(creature))), dealDamage(count(each(friendly(creature))), a(creature))),
    ),
  ],
  philophosaurus: [
    reap(
      may(
        remember(topOfDeck(3), (seen) => [
          reveal(seen, 'you'),
          archive(a(inDeck(only(seen)))),
          returnToHand(a(inDeck(only(seen)))),
          discard(a(inDeck(only(seen)))),
        ]),
      ),
    ),
  ],
  'praefectus-ludo': [
    constant(gainsAbility(another(friendly(creature)), destroyed(takeAember('all', self, 'supply')))),
  ],
  'primus-unguis': [constant(getsPower(friendly(creature), product(2, aemberOn(self)))), reap(exalt(self))],
  'questor-jarta': [reap(may(exalt(self), ifYouDo(gain(1))))],
  'regrettable-meteor': [
    play(destroy(both(each(withTrait('dinosaur', creature)), each(withPowerAtLeast(6, creature))))),
  ],
  'rhetor-gallim': [
    play(lasting('their-next-turn', constant(keyCost('opponent', 3)))),
    reap(may(exalt(self), ifYouDo(lasting('their-next-turn', constant(keyCost('opponent', 3)))))),
  ],
  'saurus-rex': [
    combined(
      ['fight', 'reap'],
      when(
        is(self, inCenter(anyCard)),
        may(
          exalt(self),
          ifYouDo(
            choose(upTo(1, inDeck(ofHouse('saurian', anyCard))), (found) => [reveal(found), returnToHand(found)]),
            shuffle('deck'),
          ),
        ),
      ),
    ),
  ],
  'saury-about-that': [play(choose(a(creature), (chosen) => [destroy(chosen), gain(1, controllerOf(chosen))]))],
  'senator-bracchus': [constant(maySpendAemberOn(friendly(creature))), combined(['fight', 'reap'], exalt(self))],
  'senator-shrix': [constant(maySpendAemberOn(thisCreature)), combined(['play', 'reap'], may(exalt(self)))],
  'sic-semper-tyrannosaurus': [
    play(choose(mostPowerful(1), (chosen) => [takeAember('all', chosen, 'you'), destroy(chosen)])),
  ],
  'sow-salt': [play(lasting('until-your-turn', constant(cannot(creature, 'used-to-reap'))))],
  spartasaur: [
    eachTime(isDestroyed(friendly(creature)), destroy(each(withoutTrait('dinosaur', creature)))),
    fight(gain(2)),
  ],
  stomp: [
    play(
      choose(a(creature), (chosen) => [
        dealDamage(5, chosen),
        when(destroyedThisWay(chosen), exalt(a(friendly(creature)))),
      ]),
    ),
  ],
  terrordactyl: [
    constant(entersStunned(thisCreature)),
    constant(dealsWhenFighting(thisCreature, 4)),
    beforeFight(dealDamage(4, neighborsOf(defender))),
  ],
  tertiate: [
    play(
      choose(exactly(third(count(each(enemy(creature))), 'up'), enemy(creature)), (theirs) =>
        choose(exactly(third(count(each(friendly(creature))), 'up'), friendly(creature)), (yours) =>
          destroy(both(theirs, yours)),
        ),
      ),
    ),
  ],
  'the-callipygian-ideal': [
    play(exalt(hostOf(self))),
    constant(gainsAbility(host, constant(maySpendAemberOn(thisCreature)))),
  ],
  'the-colosseum': [
    eachTime(isDestroyedInFight(enemy(creature)), addCounters('glory', 1, self)),
    omni(when(atLeast(countersOn(self, 'glory'), 6), addCounters('glory', -6, self), forgeKey())),
  ],
  'the-golden-spiral': [actionAbility(choose(a(friendly(creature)), (chosen) => [exalt(chosen), readyAndUse(chosen)]))],
  'thero-centurion': [combined(['play', 'fight'], capture(1))],
  'tribune-pompitus': [
    constant(getsPower(friendly(creature), product(2, aemberOn(it)))),
    beforeFight(may(exalt(self))),
  ],
  tribute: [
    play(
      choose(mostPowerful(1, friendly(creature)), (captor) => [
        capture(2, captor),
        may(exalt(captor), capture(2, mostPowerful(1, friendly(creature)))),
      ]),
    ),
  ],
  'tricerian-legionary': [play(ward(a(friendly(creature))))],
  triumph: [
    play(
      when(
        not(exists(enemy(creature))),
        exalt(each(friendly(creature))),
        ifYouDo(when(atLeast(count(each(friendly(creature))), 6), forgeKeyFor(0))),
      ),
    ),
  ],
});
