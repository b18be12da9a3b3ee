// The turn of the Keyraken as a program in the language of the cards.
// R: Keyraken, "Keyraken turns" and "Optional difficulties".
import type { Cards, Node, NodeId } from '@vaultsong/engine';
import {
  advance,
  allTrue,
  anyCard,
  atLeast,
  count,
  defineAdventure,
  draw,
  each,
  equal,
  forEach,
  ifElse,
  ifYouDo,
  inArchives,
  inDeck,
  inDiscard,
  is,
  lowerTide,
  otherwise,
  playCard,
  playersOf,
  product,
  remember,
  reveal,
  seq,
  shuffle,
  tideIs,
  times,
  topOfDeck,
  useAutomatons,
  when,
} from '@vaultsong/engine';
import type { Difficulty } from './difficulty.ts';
import { drawsOf } from './difficulty.ts';

/** What an advance costs for each player, by the side of the tide card that lies open. */
export const advanceCosts = { low: 3, high: 6 } as const;

const perPlayer = (cost: number) => product(cost, playersOf('opponent'));

/** Step 1. What is not enough is not spent. After an advance at high tide the tide falls. */
const advances: Node = ifElse(
  tideIs('high'),
  seq(advance(perPlayer(advanceCosts.high)), ifYouDo(lowerTide())),
  advance(perPlayer(advanceCosts.low)),
);

/** A card that cannot be played was drawn all the same, so that everybody has seen it; it stays in the archives. */
const playArchived = (card: Cards): Node =>
  when(is(card, { inZone: 'archives' }), playCard(card), otherwise(reveal(card)));

/** The deck begins anew before the draw, so that it is known which card is drawn. */
const drawAndPlay: Node = seq(
  when(
    allTrue(equal(count(each(inDeck(anyCard))), 0), atLeast(count(each(inDiscard(anyCard))), 1)),
    shuffle('discard-into-deck'),
  ),
  remember(topOfDeck(), (card) => [draw(1), playArchived(card)]),
);

/** Step 2: what lies in the archives as the step begins, and then so many from the deck, each played before the next. */
const drawsAndPlays = (draws: number): Node =>
  seq(
    forEach(each(inArchives(anyCard)), (card) => [playArchived(card)]),
    times(draws, drawAndPlay),
  );

const turn = (draws: number): Node =>
  seq(
    { kind: 'rule', step: 'begin-turn' },
    advances,
    drawsAndPlays(draws),
    useAutomatons('adversary'),
    useAutomatons('creatures'),
    useAutomatons('artifacts'),
    { kind: 'rule', step: 'ready-all' },
    { kind: 'rule', step: 'end-turn' },
    { kind: 'rule', step: 'next-turn' },
  );

const program = (difficulty: Difficulty): NodeId =>
  defineAdventure(`keyraken-${difficulty}`, turn(drawsOf[difficulty]));

/** The address of its program, by difficulty. */
export const keyrakenPrograms: Readonly<Record<Difficulty, NodeId>> = {
  easy: program('easy'),
  normal: program('normal'),
  hard: program('hard'),
};
