// Untamed, Dark Tidings.
import {
  a,
  actionAbility,
  addPowerCounters,
  amountThisWay,
  another,
  anyCard,
  artifact,
  asActivePlayer,
  atLeast,
  beforeFight,
  besides,
  both,
  bottomOfDeck,
  choose,
  chooseOne,
  combined,
  constant,
  controllerOf,
  count,
  countersOn,
  countsAsCreatureAnywhere,
  creature,
  dealDamage,
  defender,
  destroy,
  discard,
  draw,
  each,
  eachInAnyOrder,
  eachTime,
  enemy,
  enrage,
  entersEnraged,
  eventAmount,
  exactly,
  exhaust,
  fightWith,
  forges,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  half,
  heal,
  host,
  ifElse,
  ifThatWasDone,
  ifYouDo,
  inDiscard,
  keyCost,
  lasting,
  leastPowerful,
  leftOf,
  lose,
  may,
  moveAnywhere,
  named,
  negative,
  neighborOf,
  neighborsOf,
  ofHouse,
  oneOrMore,
  only,
  otherwise,
  play,
  playable,
  playCard,
  powerOf,
  product,
  putAember,
  putOnDeck,
  raiseTide,
  ready,
  readyAndFightWith,
  readyAndUse,
  reap,
  reapWith,
  remember,
  removeCountersUpTo,
  returnToHand,
  self,
  setsPower,
  sharingHouseWith,
  shuffleIntoDeck,
  takeAember,
  target,
  thisCard,
  thisCreature,
  thisWay,
  tideIs,
  turnBegins,
  turnOf,
  upTo,
  when,
  whileTrue,
  withCounter,
  youPlay,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

const leftNeighbor = each(leftOf(target, neighborOf(target)));

export const untamed = abilities(dt, 'untamed', {
  'aemberfin-shark': [
    play(addPowerCounters(3, self)),
    eachTime(yourTurnEnds, addPowerCounters(-1, self), ifYouDo(gain(1, 'each'))),
  ],
  'aemberfin-shark-evil-twin': [eachTime(yourTurnEnds, lose(1, 'each'), addPowerCounters(amountThisWay, self))],
  aembermancy: [play(removeCountersUpTo(3, 'power', a(creature)), gain(amountThisWay))],
  'all-tide-up': [play(ifElse(tideIs('high'), gain(1), raiseTide()))],
  'assert-dominance': [
    play(
      choose(a(friendly(creature)), (chosen) => [
        forRemainderOfTurn(constant(gainsKeyword(only(chosen), 'skirmish'))),
        readyAndFightWith(chosen),
      ]),
    ),
  ],
  'beach-day': [play(returnToHand(a(creature)), when(tideIs('high'), gain(1)))],
  bombyx: [
    play(destroy(a(friendly(named('chenille', creature)))), otherwise(destroy(self))),
    actionAbility(returnToHand(a(inDiscard(named('fifalde'))))),
  ],
  chelonia: [eachTime(youPlay(another(creature)), when(tideIs('high'), gain(1)))],
  'chelonia-evil-twin': [eachTime(youPlay(another(creature)), when(tideIs('high'), lose(1, 'opponent')))],
  chenille: [actionAbility(returnToHand(a(inDiscard(named('bombyx')))))],
  'cross-porpoises': [play(raiseTide(), enrage(exactly(2, enemy(creature))))],
  'deepwater-gruen': [combined(['play', 'reap'], when(tideIs('low'), gain(1, 'opponent')))],
  'dredging-druid': [reap(when(tideIs('high'), putOnDeck(upTo(3, inDiscard(creature)))))],
  fifalde: [
    play(destroy(a(friendly(named('bombyx', creature)))), otherwise(destroy(self))),
    combined(['fight', 'reap'], heal('all', self), gain(1)),
  ],
  'genetic-drift': [play(addPowerCounters(1, a(creature)), addPowerCounters(1, each(withCounter('power', creature))))],
  infighting: [play(dealDamage(powerOf(leftNeighbor), each(creature), { by: leftNeighbor }))],
  mollymawk: [play(destroy(a(artifact)))],
  mookling: [constant(keyCost('opponent', powerOf(self)))],
  'mookling-evil-twin': [eachTime(forges('opponent'), addPowerCounters(eventAmount, self))],
  myliobe: [
    whileTrue(tideIs('high'), gainsKeyword(thisCreature, 'skirmish')),
    beforeFight(enrage(both(defender, neighborsOf(defender)))),
  ],
  'ol-paddy': [
    reap(
      ifElse(tideIs('high'), discard(bottomOfDeck(3)), discard(bottomOfDeck(1))),
      playCard(eachInAnyOrder(inDiscard(only(thisWay(creature))))),
    ),
  ],
  'ol-paddy-evil-twin': [
    reap(
      ifElse(tideIs('high'), discard(bottomOfDeck(3, 'opponent')), discard(bottomOfDeck(1, 'opponent'))),
      destroy(a(sharingHouseWith(thisWay(), creature))),
    ),
  ],
  pestergrove: [constant(entersEnraged(creature))],
  'primal-relic': [
    play(putAember(4, self), addPowerCounters(1, exactly(3, creature))),
    eachTime(
      turnBegins('each'),
      asActivePlayer(when(atLeast(powerOf(each(friendly(creature))), 20), takeAember('all', self, 'you'))),
    ),
  ],
  'reap-or-sow': [
    play(
      chooseOne(
        {
          label: 'Ready and reap with a friendly creature',
          then: choose(a(friendly(creature)), (chosen) => [ready(chosen), reapWith(chosen)]),
        },
        {
          label: 'Give three +1 power counters',
          then: addPowerCounters(1, { ...exactly(3, creature), again: true }),
        },
      ),
    ),
  ],
  'ritual-of-life': [
    actionAbility(
      choose(a(friendly(creature)), (lost) => [
        destroy(lost),
        ifYouDo(returnToHand(a(besides(lost, inDiscard(creature))))),
      ]),
    ),
  ],
  sporegorger: [
    reap(
      addPowerCounters(1, self),
      may(
        addPowerCounters(negative(countersOn(self, 'power')), self),
        dealDamage(amountThisWay, each(another(creature))),
      ),
    ),
  ],
  'sporegorger-evil-twin': [
    play(
      addPowerCounters(countersOn(each(another(anyCard)), 'power'), self),
      addPowerCounters(negative(countersOn(target, 'power')), each(another(anyCard))),
    ),
    reap(
      may(
        addPowerCounters(negative(countersOn(self, 'power')), self),
        dealDamage(amountThisWay, each(another(creature))),
      ),
    ),
  ],
  // As long as it is an artifact it is not moved, but becomes one that goes anywhere.
  'the-mysticeti': [
    actionAbility(
      exhaust(oneOrMore(friendly(ofHouse('untamed', creature)))),
      remember(thisWay(creature), (tired) => [
        ifYouDo(moveAnywhere(self), addPowerCounters(product(3, count(tired)), self)),
        ifThatWasDone(
          when(
            turnOf(controllerOf(self)),
            lasting(
              'source-leaves',
              constant(countsAsCreatureAnywhere(thisCard), setsPower(thisCard, 0), gainsKeyword(thisCard, 'taunt')),
            ),
          ),
        ),
      ]),
    ),
  ],
  'thin-the-herd': [play(shuffleIntoDeck(leastPowerful(4)))],
  'washed-away': [play(ifElse(tideIs('high'), destroy(each(artifact)), raiseTide()))],
  'waste-not': [play(choose(a(friendly(creature)), (lost) => [destroy(lost), draw(half(powerOf(lost), 'up'))]))],
  'way-of-the-pixie': [constant(gainsAbility(host, reap(gain(1))))],
  'witch-of-the-dawn': [play(returnToHand(a(inDiscard(creature))))],
  'witch-of-the-dawn-evil-twin': [
    play(
      choose(a(another(friendly(creature))), (lost) => [
        destroy(lost),
        ifYouDo(choose(playable(a(besides(lost, inDiscard(creature)))), (back) => [playCard(back), readyAndUse(back)])),
      ]),
    ),
  ],
  'youngest-bear': [reap(may(reapWith(a(neighborOf(self)))))],
  'youngest-bear-evil-twin': [reap(may(fightWith(a(neighborOf(self)))))],
});
