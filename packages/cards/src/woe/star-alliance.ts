// Star Alliance, Winds of Exchange.
import {
  a,
  actionAbility,
  allTrue,
  alsoBelongsTo,
  anyCard,
  archive,
  areCopiesThisTurn,
  atLeast,
  attach,
  both,
  cannot,
  capture,
  choose,
  chooseHouse,
  combined,
  constant,
  controllerOf,
  count,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachInOrder,
  eachTime,
  enemy,
  exactly,
  exhaust,
  flip,
  forEach,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  gainsKeyword,
  getsPower,
  getsUpgrade,
  granter,
  host,
  housesAmong,
  ifElse,
  ifYouDo,
  inArchives,
  inDeck,
  inDiscard,
  inHand,
  keyCost,
  makeToken,
  may,
  maySpendAsAember,
  mayUse,
  moreThan,
  mostPowerful,
  named,
  neighborOf,
  neighborsOf,
  notOfHouse,
  ofDifferentHouses,
  ofHouse,
  omni,
  only,
  perNeighbor,
  play,
  product,
  putOnDeck,
  ready,
  reap,
  remember,
  returnToHand,
  reveal,
  self,
  sharingHouseWith,
  someDestroyedThisWay,
  standAsCreature,
  steal,
  thisCreature,
  thisWay,
  times,
  tokenCreature,
  topOfDeck,
  upgrade,
  upTo,
  useCard,
  uses,
  when,
} from '@vaultsong/engine';
import { abilities, playedAsUpgrade } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const starAlliance = abilities(woe, 'star-alliance', {
  aemberling: [constant(cannot(thisCreature, 'used-to-reap'), maySpendAsAember(thisCreature))],
  'b0-t': [actionAbility(useCard(a(friendly(notOfHouse('star-alliance', creature)))))],
  'badge-of-unity': [constant(alsoBelongsTo(host, 'star-alliance'))],
  cadet: [destroyed(ready(mostPowerful(1, neighborOf(self))))],
  camaraderie: [
    play(
      choose(a(friendly(ofHouse('star-alliance', creature))), (chosen) => [
        exhaust(chosen),
        ifYouDo(draw(product(2, perNeighbor(chosen, notOfHouse('star-alliance', creature))))),
      ]),
    ),
  ],
  'collector-boren': [eachTime(getsUpgrade(thisCreature), ready(self)), play(returnToHand(a(inDiscard(upgrade))))],
  'cultural-exchange': [play(returnToHand(each(inArchives(anyCard, 'opponent'))))],
  'echo-reflector': [constant(gainsAbility(host, constant(keyCost('opponent', 3))))],
  explorer: [reap(reveal(topOfDeck(), 'you'), may(discard(topOfDeck())))],
  'fof-transponder': [constant(gainsAbility(host, destroyed(makeToken(), attach(granter, thisWay()))))],
  'friendly-guide': [eachTime(uses('you', neighborOf(self)), may(useCard(self)))],
  'future-booster': [omni(reveal(topOfDeck(), 'you'), may(putOnDeck(topOfDeck(), 'bottom')))],
  'ganymede-outpost': [
    actionAbility(putOnDeck(a(friendly(creature)), 'bottom'), ifYouDo(archive(exactly(2, inHand(anyCard))))),
  ],
  'grunt-work': [
    play(
      remember(topOfDeck(3), (seen) => [reveal(seen, 'you'), putOnDeck(eachInOrder(inDeck(only(seen))))]),
      makeToken(),
    ),
  ],
  'mirror-shell': [
    constant(
      ...combined(['fight', 'reap'], areCopiesThisTurn(each(friendly(tokenCreature)), self)).map((ability) =>
        gainsAbility(host, ability),
      ),
    ),
    play(makeToken()),
  ],
  'norbyn-s-cavern': [
    constant(getsPower(friendly(named('aemberling')), 3), gainsKeyword(friendly(named('aemberling')), 'skirmish')),
  ],
  'photon-blast': [
    play(
      choose(a(creature), (chosen) => [
        remember(both(chosen, neighborsOf(chosen)), (hit) => [
          dealDamage(2, chosen, { splash: 1 }),
          when(someDestroyedThisWay(hit), makeToken()),
        ]),
      ]),
    ),
  ],
  pupgrade: [
    playedAsUpgrade(constant(getsPower(host, 3), gainsAbility(host, destroyed(standAsCreature(granter, 'right'))))),
  ],
  pyr0: [playedAsUpgrade(constant(gainsKeyword(host, 'splash-attack', 3)))],
  'quintrino-warp': [
    play(
      choose(a(friendly(creature)), (ours) => [
        choose(a(enemy(creature)), (theirs) => [
          destroy(both(ours, theirs, each(sharingHouseWith(both(ours, theirs), creature)))),
        ]),
      ]),
      gainChains(1),
    ),
  ],
  'recorded-history': [
    play(choose(ofDifferentHouses(upTo(3, inHand(anyCard))), (shown) => [reveal(shown), archive(shown)])),
  ],
  'recruiting-station': [
    omni(
      chooseHouse('any', (house) => [
        discard(topOfDeck()),
        when(atLeast(count(thisWay(ofHouse(house, anyCard))), 1), makeToken()),
      ]),
    ),
  ],
  'rogue-operation': [play(discard(topOfDeck(2)), steal(housesAmong(thisWay())))],
  'scout-chief-korijir': [combined(['play', 'fight', 'reap'], makeToken())],
  'shakedown-sullivan': [
    reap(
      choose(a(creature), (chosen) => [
        discard(topOfDeck(1, controllerOf(chosen))),
        ifElse(
          atLeast(count(thisWay(sharingHouseWith(chosen, anyCard))), 1),
          gain(1, controllerOf(chosen)),
          destroy(chosen),
        ),
      ]),
    ),
  ],
  'specialist-guthrak': [combined(['fight', 'reap'], times(housesAmong(both(self, neighborsOf(self))), capture(1)))],
  'stronger-together': [
    play(
      forEach(each(ofHouse('star-alliance', creature)), (one) => [
        when(
          allTrue(
            atLeast(perNeighbor(one, notOfHouse('star-alliance', creature)), 2),
            atLeast(housesAmong(neighborsOf(one)), 2),
          ),
          ready(one),
        ),
      ]),
    ),
  ],
  'sv3-lander': [play(makeToken()), omni(destroy(self), forRemainderOfTurn(constant(mayUse(friendly(tokenCreature)))))],
  teamwork: [
    play(makeToken(), when(moreThan(count(each(enemy(creature))), count(each(friendly(creature)))), archive(self))),
  ],
  'temporal-purge': [play(flip(each(tokenCreature)))],
  uplink: [
    constant(gainsAbility(host, actionAbility(makeToken(perNeighbor(self, notOfHouse('star-alliance', creature)))))),
  ],
});
