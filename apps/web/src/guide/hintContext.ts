// Context of a hint: the game as its player sees it, with the few readings of it that many hints share.
import type { CardType, CardVerb, InPlayView, KnownCard, PlayerView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import type { Target } from '../advice/parts.ts';
import type { CardInfo } from '../wire/cardInfo.ts';
import type { GameInfo } from '../wire/game.ts';
import { human, machine } from '../wire/match.ts';
import type { Question } from '../wire/question.ts';
import type { Snapshot } from '../wire/snapshot.ts';

export interface HintContext {
  readonly snapshot: Snapshot;
  readonly me: PlayerView;
  readonly foe: PlayerView;
  /** Kind of the player's question; null while the bot decides. */
  readonly asks: Question['kind'] | null;
  /** The known cards in the player's hand. */
  readonly hand: readonly KnownCard[];
  /** All creatures in play. */
  readonly creatures: readonly InPlayView[];
  infoOf(card: KnownCard): CardInfo | undefined;
}

/** @throws Error for a game without two seats, which the table does not have */
export function hintContextOf(info: GameInfo, snapshot: Snapshot): HintContext {
  const { players } = snapshot.view;
  const [me, foe] = [players[human], players[machine]];
  if (me === undefined || foe === undefined) throw new Error('The guide needs a game of two players');
  return {
    snapshot,
    me,
    foe,
    asks: snapshot.question?.kind ?? null,
    hand: me.hand.filter((card): card is KnownCard => card.known),
    creatures: [...me.line, ...foe.line],
    infoOf: (card) => info.cardInfos[card.name],
  };
}

/** Whether something can be done with a card now. */
export const can = ({ snapshot }: HintContext, card: KnownCard, verb: CardVerb): boolean =>
  (snapshot.verbs[keyOf(card.ref)] ?? []).some((one) => one.verb === verb && one.answer !== null);

/** Cards in hand that can be played now, of one type if one is given. */
export const playable = (context: HintContext, type?: CardType): readonly KnownCard[] =>
  context.hand.filter((card) => can(context, card, 'play') && (type === undefined || card.type === type));

/** The player's own cards in play with which something can be done now. */
export const able = (context: HintContext, verb: CardVerb): readonly InPlayView[] =>
  [...context.me.line, ...context.me.artifacts].filter((card) => can(context, card, verb));

/** The upgrades on all creatures. */
export const upgradesIn = ({ creatures }: HintContext): readonly InPlayView[] =>
  creatures.flatMap((card) => card.upgrades);

/** The very first turn of the game. */
export const isFirstTurn = ({ snapshot }: HintContext): boolean => snapshot.view.turn <= 1;

/** Whether it is the player's third step and at least the so-manieth turn of the game. */
export const isMove = ({ asks, snapshot }: HintContext, sinceTurn = 1): boolean =>
  asks === 'move' && snapshot.view.turn >= sinceTurn;

export const cardsAt = (cards: readonly KnownCard[]): readonly Target[] =>
  cards.map((card) => ({ at: 'card', key: keyOf(card.ref) }));
