// Text for people: rules text, prompts, labels, log lines and reasons, all made from the same data that runs. Other
// programs are written against these names.
import type {
  Ability,
  Ask,
  CardDef,
  CardType,
  EditionName,
  GameEvent,
  LastingView,
  Node,
  Option,
  Reason,
  Seat,
  Until,
} from '@vaultsong/engine';
import { abilitiesIn, defaultEdition } from '@vaultsong/engine';
import { abilityText, durationText } from './abilities/ability.ts';
import { cardLines } from './abilities/card.ts';
import { lastingEffectText } from './abilities/lasting.ts';
import { voiceOf } from './abilities/speaker.ts';
import { paragraph } from './clauses/node.ts';
import { eventText } from './game/event.ts';
import { askText, optionText } from './game/question.ts';
import { reasonText } from './game/reason.ts';

export { explainKeyword, sayKeyword } from './abilities/keyword.ts';
export { READER } from './game/event.ts';
export { allIsSaid } from './game/promise.ts';
export { type AskTopic, topicOf } from './game/topic.ts';
export { counted } from './grammar/english.ts';
export { nameOfCard, twinMark } from './grammar/names.ts';

/**
 * The rules text of a card: printed keywords on the first line, then one line for each ability. "Play/Reap:" is one line.
 * Bonus icons are not part of the text. Before an erratum an edition has the printed text.
 */
export const sayCard = (card: CardDef, edition: EditionName = defaultEdition): readonly string[] =>
  cardLines(card, abilitiesIn(card, edition));

/** One ability, as it stands on a card of that type ("this creature", "this artifact"). */
export const sayAbility = (ability: Ability, on: CardType = 'creature'): string => abilityText(ability, voiceOf(on));

/** The effect of a node, as sentences. */
export const sayNode = (node: Node, on: CardType = 'creature'): string => paragraph(node, voiceOf(on));

/** The duration of a lasting effect: "for the rest of the turn". `self`: the words for its card. */
export const sayDuration = (until: Until, self = 'this card'): string => durationText(until, self);

/** An effect that goes on in a running game, as a view shows it, with the names of the cards that it is about. */
export const sayLasting = (lasting: LastingView): string => lastingEffectText(lasting);

/** The prompt of a question: what is to be done, and for which card. */
export const sayAsk = (ask: Ask): string => askText(ask);

/** The label of an answer: what it brings about, never a bare yes or no. */
export const sayOption = (option: Option, ask: Ask): string => optionText(option, ask);

/**
 * The log line of an event, or null where there is nothing to tell.
 * @param seats the name of a player ("Anna"); `READER` for the one who reads: "You gain 1 æmber", "to your hand"
 */
export const sayEvent = (event: GameEvent, seats: (seat: Seat) => string): string | null => eventText(event, seats);

/** The reason why a move is not legal. */
export const sayReason = (reason: Reason): string => reasonText(reason);
