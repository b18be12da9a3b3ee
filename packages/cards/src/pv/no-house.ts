// Prophecies of Prophetic Visions, which lie beside the table: "you" is their player, whose opponent's turn they wait for.
import type { Node, Pattern } from '@vaultsong/engine';
import {
  action,
  aember,
  anyCard,
  atLeast,
  chooseHouse,
  choosesHouse,
  chosenHouse,
  count,
  creature,
  currentKeyCost,
  deeds,
  discardsFromHand,
  draws,
  duringTurnOf,
  each,
  eachTime,
  enemy,
  equal,
  exists,
  fights,
  forges,
  friendly,
  fulfill,
  houseOf,
  is,
  isActivated,
  isDealtDamage,
  isDestroyed,
  it,
  lasting,
  may,
  moreThan,
  neighborOf,
  not,
  notOfHouse,
  nth,
  ofHouse,
  opponentPlays,
  outsideStep,
  reaps,
  remember,
  reveal,
  sharingHouseWithNeighbor,
  shuffles,
  steals,
  takesArchives,
  thisCard,
  topOfDeck,
  turnBegins,
  turnEnds,
  turnOver,
  when,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { pv } from '../facts/pv.ts';

/** "During your opponent's turn, after …". */
const inTheirTurn = (pattern: Pattern, then: Node = fulfill) => eachTime(duringTurnOf('opponent', pattern), then);

/** "They must name a house on your identity card. Reveal the top card of your deck: if it does not match, …". */
const theyNameAHouse = chooseHouse(
  'identity',
  (house) => [remember(topOfDeck(), (top) => [reveal(top), when(is(top, notOfHouse(house, anyCard)), fulfill)])],
  { by: 'opponent' },
);

export const noHouse = abilities(pv, null, {
  'ask-again-later': [
    eachTime(turnBegins('opponent'), theyNameAHouse),
    erratum('later', eachTime(choosesHouse('opponent'), theyNameAHouse)),
  ],
  'bad-omen': [eachTime(turnEnds('opponent'), when(equal(aember('opponent'), 6), fulfill))],
  'expect-the-unexpected': [inTheirTurn(shuffles('opponent'))],
  'fate-laughs-at-your-plans': [inTheirTurn(takesArchives('opponent'))],
  'forge-ahead-with-confidence': [inTheirTurn(forges('opponent'))],
  'go-forth-and-conquer': [inTheirTurn(fights(enemy(creature)))],
  'heads-i-win': [
    eachTime(yourTurnEnds, may(turnOver)),
    inTheirTurn(opponentPlays(sharingHouseWithNeighbor(creature))),
  ],
  'it-only-gets-worse': [inTheirTurn(steals('opponent'))],
  'look-how-far-you-ve-come': [inTheirTurn(opponentPlays(creature))],
  'outlook-not-so-good': [
    eachTime(choosesHouse('opponent'), when(not(exists(ofHouse(chosenHouse, anyCard))), fulfill)),
  ],
  overreach: [inTheirTurn(reaps(enemy(creature)))],
  'signs-point-to-yes': [
    eachTime(turnEnds('opponent'), when(atLeast(aember('opponent'), currentKeyCost('opponent')), fulfill)),
  ],
  'stars-aligned': [
    eachTime(
      turnBegins('opponent'),
      when(equal(count(each(friendly(creature))), count(each(enemy(creature)))), fulfill),
    ),
  ],
  'tails-you-lose': [
    eachTime(yourTurnEnds, may(turnOver)),
    inTheirTurn(opponentPlays(creature), when(exists(neighborOf(it, notOfHouse(houseOf(it), creature))), fulfill)),
  ],
  'the-cards-will-tell': [inTheirTurn(outsideStep('draw', draws('opponent')))],
  'the-early-bird': [eachTime(turnEnds('opponent'), when(moreThan(aember('opponent'), aember('you')), fulfill))],
  'the-end-is-nigh': [
    inTheirTurn(
      isDestroyed(creature),
      when(atLeast(deeds({ did: 'destroyed', turn: 'this', type: 'creature' }), 3), fulfill),
    ),
  ],
  'the-second-mouse': [eachTime(turnEnds('opponent'), when(moreThan(aember('you'), aember('opponent')), fulfill))],
  'treat-each-action-as-your-last': [inTheirTurn(nth(2, opponentPlays(action)))],
  'trust-your-feelings': [
    eachTime(
      isActivated(thisCard),
      chooseHouse('any', (house) => [lasting('source-leaves', eachTime(choosesHouse('opponent', house), fulfill), 1)]),
    ),
  ],
  'wasteful-regret': [inTheirTurn(discardsFromHand('opponent', anyCard))],
  'wounds-into-wisdom': [inTheirTurn(isDealtDamage(friendly(creature)))],
});
