// Star Alliance, Prophetic Visions.
import {
  a,
  actionAbility,
  aember,
  aemberOn,
  another,
  anyCard,
  anyNumberOf,
  archive,
  artifact,
  atLeast,
  attach,
  besides,
  bottomOfDeck,
  capture,
  captureFromOwnSide,
  choose,
  chooseHouse,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  discard,
  each,
  eachInOrder,
  enemy,
  exactly,
  exhaust,
  fate,
  fight,
  forgeKeyFor,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  half,
  heal,
  host,
  hostOf,
  houseOf,
  ifYouDo,
  ignoresAttacking,
  inArchives,
  inDiscard,
  inHand,
  is,
  makeActive,
  may,
  moreThan,
  mostPowerful,
  moveAember,
  not,
  notOfHouse,
  ofHouse,
  ofSameTypeAs,
  only,
  perNeighbor,
  play,
  playerCannot,
  purge,
  putOnDeck,
  ready,
  readyAndUse,
  reap,
  remember,
  returnToHand,
  self,
  sharingNoHouseWithNeighbor,
  steal,
  thisCreature,
  thisWay,
  times,
  topOfDeck,
  upgrade,
  upgradesOn,
  useCard,
  wasDestroyed,
  when,
  withNeighbor,
  withoutTrait,
} from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { pv } from '../facts/pv.ts';

export const starAlliance = abilities(pv, 'star-alliance', {
  'bridge-officer-zaro': [fight(capture(3), ifYouDo(ready(a(friendly(withoutTrait('alien', creature))))))],
  'cosmic-recompense': [
    play(
      times(
        2,
        choose(a(enemy(creature)), (hit) => [dealDamage(3, hit), when(not(wasDestroyed(hit)), steal(1))]),
      ),
    ),
    fate(forRemainderOfTurn(constant(playerCannot('you', 'play')))),
    erratum(
      'later',
      play(
        times(
          2,
          choose(a(enemy(creature)), (hit) => [dealDamage(3, hit), when(not(wasDestroyed(hit)), steal(1))]),
        ),
      ),
      fate(
        forRemainderOfTurn(
          constant(playerCannot('you', 'play'), playerCannot('you', 'use'), playerCannot('you', 'discard')),
        ),
      ),
    ),
  ],
  'cwo-tucheay': [
    combined(
      ['play', 'reap'],
      choose(a(friendly(creature)), (chosen) => [heal('all', chosen), useCard(chosen)]),
    ),
  ],
  'dal-33-t3r': [reap(returnToHand(exactly(2, enemy(creature)))), fate(purge(mostPowerful(1, friendly(creature))))],
  'digital-signal': [
    play(
      archive(exactly(count(each(inArchives(anyCard, 'opponent'))), inHand(anyCard))),
      discard(each(inArchives(anyCard, 'opponent'))),
    ),
  ],
  'ensign-clark': [fate(destroy(a(friendly(artifact))))],
  'further-investigations': [
    play(destroy(anyNumberOf(friendly(creature))), archive(exactly(count(thisWay(creature)), inHand(anyCard)))),
  ],
  'galactic-tariff': [
    constant(...combined(['fight', 'reap'], captureFromOwnSide(1, self)).map((ability) => gainsAbility(host, ability))),
  ],
  'gleaming-the-cube': [
    play(readyAndUse(a(friendly(creature)))),
    fate(remember(topOfDeck(), (top) => [discard(top), makeActive(houseOf(top))])),
  ],
  'kaju-zhan': [
    constant(ignoresAttacking(thisCreature, 'armor'), ignoresAttacking(thisCreature, 'taunt')),
    fight(putOnDeck(a(enemy(creature)))),
  ],
  'kasheek-fall': [
    play(destroy(each(withNeighbor('more-powerful', creature)))),
    fate(destroy(each(withNeighbor('less-powerful', creature)))),
  ],
  'omicron-callen': [
    reap(destroy(each(another(creature)))),
    fate(destroy(each(sharingNoHouseWithNeighbor(friendly(creature))))),
  ],
  'precision-striker': [
    combined(
      ['play', 'fight', 'reap'],
      discard(topOfDeck(3, 'opponent')),
      putOnDeck(a(inDiscard(only(thisWay()), 'opponent')), 'bottom'),
    ),
  ],
  'recovery-operation': [
    play(
      discard(bottomOfDeck(3)),
      may(choose(anyNumberOf(inDiscard(only(thisWay()))), (kept) => putOnDeck(eachInOrder(inDiscard(only(kept)))))),
    ),
  ],
  refit: [
    play(may(choose(a(upgrade), (moved) => attach(moved, a(besides(hostOf(moved), creature)))))),
    fate(destroy(a(only(upgradesOn(each(friendly(creature))))))),
  ],
  'reservist-jones': [play(times(perNeighbor(self, notOfHouse('star-alliance', creature)), capture(2)))],
  'sample-42-c': [
    actionAbility(moveAember(1, 'opponent', self), when(atLeast(aemberOn(self), 4), forgeKeyFor(0), purge(self))),
    fate(capture(half(aember('you'), 'down'), mostPowerful(1, enemy(creature)))),
    erratum(
      'later',
      actionAbility(moveAember(1, 'opponent', self), when(atLeast(aemberOn(self), 4), forgeKeyFor(0)), purge(self)),
      fate(capture(half(aember('you'), 'down'), mostPowerful(1, enemy(creature)))),
    ),
  ],
  'sil-a-t8': [
    combined(
      ['fight', 'reap'],
      times(perNeighbor(self, ofHouse('star-alliance', creature)), may(ready(a(withoutTrait('robot', creature))))),
    ),
  ],
  'spade-teller': [
    combined(
      ['play', 'fight', 'reap'],
      chooseHouse('any', (house) => [discard(topOfDeck()), when(is(thisWay(), ofHouse(house, anyCard)), gain(1))]),
    ),
  ],
  'strategic-feint': [
    play(choose(exactly(2, enemy(creature)), (hit) => [dealDamage(1, hit), exhaust(hit)])),
    fate(
      remember(topOfDeck(), (top) => [
        discard(top),
        forRemainderOfTurn(constant(playerCannot('you', 'play', ofSameTypeAs(top, anyCard)))),
      ]),
    ),
  ],
  'yondar-s-log': [
    play(when(moreThan(count(each(enemy(creature))), count(each(friendly(creature)))), archive(each(inHand(anyCard))))),
  ],
});
