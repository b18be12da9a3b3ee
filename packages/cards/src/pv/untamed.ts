// Untamed, Prophetic Visions.
import type { Node } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  addPowerCounters,
  aember,
  again,
  another,
  anyCard,
  anyOf,
  artifact,
  atLeast,
  both,
  choose,
  chooseHouse,
  chooseOne,
  combined,
  constant,
  count,
  countersOn,
  creature,
  dealDamage,
  destroy,
  discard,
  each,
  eachInAnyOrder,
  eachPlayer,
  eachTime,
  enemy,
  enters,
  exactly,
  fate,
  forEach,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsKeyword,
  highestPower,
  ifYouDo,
  inArchives,
  inDiscard,
  inHand,
  is,
  keyCost,
  leastPowerful,
  lose,
  may,
  minus,
  moreThan,
  moveCounters,
  notOnFlank,
  ofHouse,
  only,
  pay,
  perNeighbor,
  play,
  putIntoPlay,
  putOnDeck,
  reap,
  refillHand,
  remember,
  resolveIcons,
  returnToHand,
  reveal,
  self,
  sharingHouseWith,
  shuffle,
  shuffleIntoDeck,
  steal,
  stun,
  target,
  thisCreature,
  thisWay,
  topOfDeck,
  when,
  whileTrue,
  withPower,
  withPowerAtLeast,
  youPlay,
  yourTurnBegins,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { pv } from '../facts/pv.ts';

const untamedCreature = ofHouse('untamed', creature);
const excess = minus(count(each(enemy(creature))), aember('opponent'));
const eachAction = (then: Node) => forRemainderOfTurn(eachTime(youPlay(action), then));

export const untamed = abilities(pv, 'untamed', {
  'break-of-dawn': [play(discard(topOfDeck(3)), returnToHand(thisWay(ofHouse('untamed', anyCard))))],
  'chonk-evermore': [
    play(may(addPowerCounters(1, exactly(2, creature))), addPowerCounters(countersOn(target, 'power'), each(creature))),
    fate(addPowerCounters(2, each(enemy(creature)))),
  ],
  cladogenesis: [
    play(
      eachPlayer(
        remember(topOfDeck(), (top) => [
          discard(top),
          reveal(each(inHand(anyCard))),
          discard(each(inHand(sharingHouseWith(top, anyCard)))),
        ]),
      ),
      refillHand('each'),
    ),
  ],
  'clonal-witch': [
    reap(
      chooseHouse('any', (house) => [destroy(each(ofHouse(house, creature))), gain(count(thisWay(creature)))]),
      putOnDeck(self),
    ),
  ],
  'consult-the-bones': [
    play(
      discard(topOfDeck(1, 'each')),
      choose(eachInAnyOrder(inDiscard(only(thisWay()), 'each')), (cards) =>
        forEach(cards, (card) => [resolveIcons(card)]),
      ),
    ),
  ],
  'crystalline-harvest': [play(gain(1), eachAction(gain(1))), fate(eachAction(lose(1)))],
  'drosera-relic': [
    actionAbility(destroy(leastPowerful(1, friendly(creature))), ifYouDo(steal(2))),
    fate(destroy(leastPowerful(1, friendly(creature))), ifYouDo(pay(2, 'you', 'opponent'))),
  ],
  'envious-venomite': [
    whileTrue(moreThan(aember('opponent'), aember('you')), gainsKeyword(thisCreature, 'poison')),
    fate(forRemainderOfTurn(constant(gainsKeyword(enemy(creature), 'poison')))),
  ],
  flarie: [eachTime(yourTurnBegins, gain(1))],
  'fog-murmook': [whileTrue(is(self, notOnFlank(creature)), keyCost('each', -1))],
  'lambent-mycelium': [
    eachTime(enters(another(creature)), addPowerCounters(2, self)),
    fate(
      forRemainderOfTurn(constant(gainsKeyword(withPower(highestPower(enemy(creature)), enemy(creature)), 'taunt'))),
    ),
  ],
  lithomancy: [
    actionAbility(
      remember(topOfDeck(), (top) => [reveal(top), when(is(top, ofHouse('active', anyCard)), discard(top), gain(2))]),
    ),
  ],
  mogg: [
    play(dealDamage(4, each(withPowerAtLeast(5, creature)))),
    fate(stun(each(friendly(withPowerAtLeast(5, creature))))),
  ],
  nectarcyte: [
    combined(
      ['fight', 'reap'],
      addPowerCounters(3, self),
      moveCounters('power', 'any', self, a(another(friendly(creature)))),
    ),
  ],
  'penance-of-balance': [
    play(
      when(
        moreThan(count(each(enemy(creature))), aember('opponent')),
        chooseOne(
          { label: 'Destroy enemy creatures', then: destroy(exactly(excess, enemy(creature))) },
          { label: 'Your opponent loses æmber', then: lose(excess, 'opponent') },
        ),
      ),
    ),
  ],
  'prince-bufo': [fate(forgeKey(0, 'opponent'))],
  'rat-pixie': [combined(['play', 'reap'], when(atLeast(4, aember('you')), gain(1)))],
  'resonant-orb': [
    reap(
      discard(topOfDeck()),
      when(
        is(thisWay(), creature),
        remember(thisWay(), (found) => [destroy(a(enemy(creature))), putIntoPlay(found), ifYouDo(again)]),
      ),
    ),
  ],
  'untrum-s-serenity': [
    play(
      destroy(each(anyOf(creature, artifact))),
      discard(both(each(inArchives(anyCard, 'each')), each(inHand(anyCard, 'each')))),
      refillHand('each'),
    ),
  ],
  'vivid-faerie': [reap(gain(perNeighbor(self, untamedCreature)))],
  'windrow-composting': [play(shuffleIntoDeck(a(inDiscard(anyCard)))), fate(shuffle('discard-into-deck', 'each'))],
});
