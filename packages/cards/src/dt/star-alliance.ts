// Star Alliance, Dark Tidings.
import type { CardName, Cards } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addCounters,
  addPowerCounters,
  aember,
  again,
  alsoBelongsTo,
  another,
  anyCard,
  anyOf,
  asActivePlayer,
  attach,
  besides,
  both,
  cannotRepeatHouse,
  capture,
  captureFromAnyone,
  choose,
  chooseHouse,
  chooseOfEach,
  chooseOne,
  combined,
  constant,
  controllerOf,
  count,
  countersOn,
  countsAsHavingArmor,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  entersReady,
  equal,
  exhaust,
  exists,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  getsPower,
  granter,
  host,
  hostOf,
  housesAmong,
  ifElse,
  inDeck,
  inHand,
  is,
  keyCost,
  lasting,
  leftOf,
  lose,
  may,
  mayDecide,
  mayPlayCard,
  mayUse,
  named,
  neighborOf,
  notOfHouse,
  ofHouse,
  only,
  perNeighbor,
  play,
  playerCannot,
  powerOf,
  powersAmong,
  raises,
  raiseTide,
  readyAndUse,
  reap,
  remember,
  returnToHand,
  reveal,
  rightOf,
  self,
  sharingHouseWith,
  shuffle,
  stun,
  sum,
  thisCreature,
  thisWay,
  tideIs,
  topOfDeck,
  upgradesOn,
  upTo,
  useCard,
  when,
  whileTrue,
  withPower,
  yourTurnBegins,
} from '@vaultsong/engine';
import { abilities, playedAsUpgrade } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

/** Of any house but Star Alliance. */
const offHouse = notOfHouse('star-alliance', anyCard);
const offHouseNeighbors = perNeighbor(self, notOfHouse('star-alliance', creature));

/** "You may give it a +1 power counter or remove a +1 power counter from it." */
const grownOrShrunk = may(
  chooseOne(
    { label: 'Give it a +1 power counter', then: addPowerCounters(1, self) },
    { label: 'Remove a +1 power counter', then: addPowerCounters(-1, self) },
  ),
);

/** The two Com. Officers look for each other. */
const searchesFor = (officer: CardName) =>
  play(may(choose(upTo(1, inDeck(named(officer))), (found) => [reveal(found), returnToHand(found)])), shuffle('deck'));
/** Creatures between this one and that one, in one battleline. */
const between = (there: Cards) => each(anyOf(leftOf(self, rightOf(there)), leftOf(there, rightOf(self))));

const besideOfActiveHouse = (c: Cards) => exists(ofHouse('active', neighborOf(c)));

export const starAlliance = abilities(dt, 'star-alliance', {
  '5c077': [reap(readyAndUse(a(another(friendly(withPower(powerOf(self), creature))))), grownOrShrunk)],
  '5c077-evil-twin': [reap(destroy(a(another(withPower(powerOf(self), creature)))), grownOrShrunk)],
  'aember-vac': [
    play(raiseTide()),
    constant(gainsAbility(host, eachTime(yourTurnBegins, when(tideIs('high'), capture(2))))),
  ],
  'agent-sepdia': [
    combined(
      ['fight', 'reap'],
      choose(a(creature), (chosen) => [dealDamage(1, chosen), when(tideIs('high'), stun(chosen))]),
    ),
  ],
  'biome-discovery': [
    play(
      ifElse(
        tideIs('high'),
        may(remember(topOfDeck(2), (seen) => [reveal(seen, 'you'), discard(a(inDeck(only(seen))))])),
        raiseTide(),
      ),
    ),
  ],
  ceaseforge: [
    play(addCounters('time', 2, self)),
    constant(playerCannot('each', 'forge')),
    eachTime(yourTurnBegins, addCounters('time', -1, self), when(equal(countersOn(self, 'time'), 0), destroy(self))),
  ],
  'ch-337a': [whileTrue(tideIs('high'), gainsKeyword(neighborOf(self), 'elusive'))],
  'ch-337a-evil-twin': [whileTrue(tideIs('high'), gainsKeyword(neighborOf(self), 'skirmish'))],
  'colonist-chapman': [constant(gainsAbility(notOfHouse('star-alliance', neighborOf(self)), reap(gain(1))))],
  'colonist-chapman-evil-twin': [play(captureFromAnyone(sum(aember('you'), aember('opponent'))))],
  'com-officer-gross': [
    searchesFor('com-officer-hings'),
    combined(
      ['fight', 'reap'],
      choose(a(named('com-officer-hings', creature)), (hings) => addPowerCounters(1, between(hings))),
    ),
  ],
  'com-officer-hings': [
    searchesFor('com-officer-gross'),
    combined(
      ['fight', 'reap'],
      choose(a(named('com-officer-gross', creature)), (gross) => draw(count(between(gross)))),
    ),
  ],
  'cr-officer-hawkins': [play(gain(offHouseNeighbors))],
  'cr-officer-hawkins-evil-twin': [play(lose(offHouseNeighbors, 'opponent'))],
  'd1-v3-pod': [
    whileTrue(tideIs('high'), gainsKeyword(host, 'skirmish')),
    whileTrue(tideIs('low'), gainsKeyword(host, 'elusive')),
  ],
  'diplomat-agung': [
    combined(
      ['play', 'fight', 'reap'],
      choose(a(friendly(creature)), (chosen) =>
        chooseHouse('any', (house) => [forRemainderOfTurn(constant(alsoBelongsTo(only(chosen), house)))]),
      ),
    ),
  ],
  'exploratory-craft': [actionAbility(exhaust(upTo(3, friendly(creature))), draw(housesAmong(thisWay(creature))))],
  'grand-alliance-council': [
    play(chooseOfEach('house', creature, (chosen) => [destroy(each(besides(chosen, creature)))])),
  ],
  'lieutenant-valmart': [
    combined(['play', 'fight', 'reap'], when(tideIs('high'), lasting('their-next-turn', constant(keyCost('each', 3))))),
  ],
  'make-it-so': [
    play(
      chooseHouse('any', (house) => [
        remember(topOfDeck(), (card) => [reveal(card), when(is(card, ofHouse(house, anyCard)), draw(1), again)]),
      ]),
    ),
  ],
  'officer-s-blaster': [
    constant(getsPower(host, 2), gainsAbility(host, destroyed(attach(granter, each(rightOf(self, neighborOf(self))))))),
  ],
  'operative-espion': [eachTime(raises('active'), asActivePlayer(may(useCard(a(friendly(creature))))))],
  'operative-espion-evil-twin': [eachTime(raises('active'), mayDecide('active', dealDamage(3, a(creature))))],
  'prof-emeritus-kering': [
    combined(
      ['play', 'fight', 'reap'],
      choose(a(neighborOf(self)), (one) => [
        useCard(one),
        when(tideIs('high'), useCard(a(besides(one, neighborOf(self))))),
      ]),
    ),
  ],
  'rocketeer-tryska': [whileTrue(tideIs('high'), entersReady(neighborOf(self)))],
  'rocketeer-tryska-evil-twin': [whileTrue(tideIs('high'), entersReady(thisCreature))],
  'sabotage-mission': [
    play(lasting('their-next-turn', constant(keyCost('each', powersAmong(each(friendly(creature))))))),
  ],
  'selective-preservation': [
    play(chooseOfEach('power', creature, (chosen) => [destroy(each(besides(chosen, creature)))])),
  ],
  'shield-u-later': [playedAsUpgrade(constant(getsArmor(host, 2)))],
  'shield-u-later-evil-twin': [playedAsUpgrade(constant(countsAsHavingArmor(host, 0), getsPower(host, -2)))],
  'static-collection-array': [
    whileTrue(tideIs('high'), keyCost('you', -1)),
    whileTrue(tideIs('low'), keyCost('you', 1)),
  ],
  't3r-35a': [
    whileTrue(besideOfActiveHouse(self), mayUse(thisCreature)),
    playedAsUpgrade(whileTrue(besideOfActiveHouse(hostOf(self)), mayUse(host, controllerOf(hostOf(self))))),
  ],
  technobabble: [
    play(choose(a(creature), (chosen) => stun(both(chosen, each(sharingHouseWith(chosen, neighborOf(chosen))))))),
  ],
  'the-ulfberht-device': [constant(cannotRepeatHouse('each'))],
  together: [play(mayPlayCard(a(inHand(offHouse))), when(tideIs('high'), mayPlayCard(a(inHand(offHouse)))))],
  'unity-or-discord': [
    play(
      chooseOne(
        { label: 'Use a creature', then: useCard(a(friendly(notOfHouse('star-alliance', creature)))) },
        {
          label: 'Return creatures',
          then: choose(upTo(2, friendly(creature)), (chosen) => returnToHand(both(upgradesOn(chosen), chosen))),
        },
      ),
    ),
  ],
});
