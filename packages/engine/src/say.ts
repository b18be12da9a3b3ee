// What people read: rules text, prompts, labels, log lines and reasons, all made from the same data that runs.
import type { EditionName } from './editions/editions.ts';
import { defaultEdition } from './editions/editions.ts';
import { abilitiesIn } from './language/errata.ts';
import type { GameEvent } from './language/events.ts';
import type { Ability, CardDef, Node, Until } from './language/language.ts';
import type { Reason } from './read/permission/reason.ts';
import { abilityText, durationText } from './say/ability.ts';
import { cardLines } from './say/card.ts';
import { eventText } from './say/event.ts';
import { lastingEffectText } from './say/lasting.ts';
import { paragraph } from './say/node.ts';
import { askText, optionText } from './say/question.ts';
import { reasonText } from './say/reason.ts';
import { voiceOf } from './say/speaker.ts';
import type { Ask, Option } from './state/question.ts';
import type { Lasting } from './state/state.ts';
import type { CardType, Seat } from './terms.ts';

export { READER } from './say/event.ts';
export { explainKeyword, sayKeyword } from './say/keyword.ts';

/**
 * The rules text of a card: printed keywords on the first line, then one line for each ability. "Play/Reap:" is one line.
 * Bonus icons are not part of the text. Before an erratum an edition has the printed text.
 */
export const sayCard = (card: CardDef, edition: EditionName = defaultEdition): readonly string[] =>
  cardLines(card, abilitiesIn(card, edition));

/** One ability, as it stands on a card of that type ("this creature", "this artifact"). */
export const sayAbility = (ability: Ability, on: CardType = 'creature'): string => abilityText(ability, voiceOf(on));

/** What a node does, as sentences. */
export const sayNode = (node: Node, on: CardType = 'creature'): string => paragraph(node, voiceOf(on));

/** How long a lasting effect goes on: "for the rest of the turn". `self`: what its card is called. */
export const sayDuration = (until: Until, self = 'this card'): string => durationText(until, self);

/** A lasting effect of a running game, with the names of the cards that it is about. */
export const sayLasting = (lasting: Lasting): string => lastingEffectText(lasting);

/** The prompt of a question: what is to be done, and for which card. */
export const sayAsk = (ask: Ask): string => askText(ask);

/** The label of an answer: what it brings about, never a bare yes or no. */
export const sayOption = (option: Option, ask: Ask): string => optionText(option, ask);

/**
 * The log line of an event, or null where there is nothing to tell.
 * @param seats the name of a player ("Anna"); `READER` for the one who reads: "You gain 1 æmber", "to your hand"
 */
export const sayEvent = (event: GameEvent, seats: (seat: Seat) => string): string | null => eventText(event, seats);

/** Why a move is not legal. */
export const sayReason = (reason: Reason): string => reasonText(reason);
