// Answers that the table gives in the place of a player, as far as that player wants it, and the words for them: a quiet line
// of the log, and a short notice at the next question.
import type { Ask, CardName, Option, Seat } from '@vaultsong/engine';
import { nameOfCard, sayAsk, sayOption } from '@vaultsong/say';
import { isForced } from '@vaultsong/tables';
import type { AnyOrder } from '../../wire/automation/anyOrder.ts';
import { anyOrderAfter, isCovered, waitingIn } from '../../wire/automation/anyOrder.ts';
import type { Automation } from '../../wire/automation/automation.ts';
import { rememberedOption } from '../../wire/automation/orders.ts';
import type { LogLine } from '../../wire/snapshot.ts';

/** Why the table answers: there is one answer; they are all the same; the player said so for this once, or for the game. */
type Cause = 'single' | 'same' | 'any-order' | 'always-so';

export interface OwnAnswer {
  readonly option: number;
  readonly cause: Cause;
}

const causes: Readonly<Record<Cause, string>> = {
  single: 'the only choice',
  same: 'all choices are the same',
  'any-order': 'in any order',
  'always-so': 'always so',
};

interface Notice {
  readonly seat: Seat;
  readonly text: string;
}

interface OwnAnswersState {
  readonly anyOrder: AnyOrder;
  readonly notices: readonly Notice[];
}

export class OwnAnswers {
  readonly #automation: () => Automation;
  #anyOrder: AnyOrder = [];
  #notices: readonly Notice[] = [];

  /** @param automation as the player wants it now */
  constructor(automation: () => Automation) {
    this.#automation = automation;
  }

  /**
   * The answer that the table gives by itself; null where somebody is asked.
   * @param ask as its player sees it
   * @param asksHuman whether a person at this screen is asked, who may want to be asked
   */
  to(ask: Ask, asksHuman: boolean): OwnAnswer | null {
    if (this.isSingle(ask, asksHuman)) return { option: 0, cause: ask.options.length === 1 ? 'single' : 'same' };
    if (!asksHuman) return null;
    // With the next move of a turn nothing waits that waited before.
    if (ask.kind === 'move') this.#anyOrder = [];
    if (isCovered(ask, this.#anyOrder)) return { option: 0, cause: 'any-order' };
    const option = rememberedOption(ask, this.#automation().orders);
    return option === null ? null : { option, cause: 'always-so' };
  }

  /** Nobody is asked, because there is one answer. */
  isSingle(ask: Ask, asksHuman: boolean): boolean {
    return isForced(ask, asksHuman) && (!asksHuman || this.#automation().singles);
  }

  /** The order of the abilities that wait does not matter to the player who is asked. @param ask as that player sees it */
  allowAnyOrder(ask: Ask): void {
    this.#anyOrder = waitingIn(ask);
  }

  /** A question is answered, by whomever. @param ask as its player sees it */
  answered(ask: Ask, option: number): void {
    this.#anyOrder = anyOrderAfter(this.#anyOrder, ask, option);
  }

  /** The table has answered by itself. @returns the line of the log for the player who was not asked */
  told(ask: Ask, { option: index, cause }: OwnAnswer): LogLine {
    const option = ask.options[index];
    if (option === undefined) throw new RangeError(`The question has no option ${index}`);
    const answer = `${answerText(option, ask)} (${causes[cause]})`;
    this.#notices = [...this.#notices, { seat: ask.player, text: answer }];
    const asked = sayAsk(ask);
    const cards = [ask.source?.name ?? '', cardOf(option)].filter((name) => name !== '');
    const text = `${asked}${asked.endsWith('?') ? '' : ':'} ${answer}`;
    return { kind: 'note', seat: ask.player, text, cards: [...new Set(cards)] };
  }

  /** A player decides: what was answered before is no news any more. */
  forgetNotices(): void {
    this.#notices = [];
  }

  /** As it was before something that failed. */
  restore({ anyOrder, notices }: OwnAnswersState): void {
    this.#anyOrder = anyOrder;
    this.#notices = notices;
  }

  /** All that was said and told. */
  get state(): OwnAnswersState {
    return { anyOrder: this.#anyOrder, notices: this.#notices };
  }

  /** The game stands where it stood earlier, and what was said since counts no more. */
  takenBack(): void {
    this.#anyOrder = [];
    this.#notices = [];
  }

  /** What was answered for a player since the last decision. */
  noticesFor(player: Seat): readonly string[] {
    return this.#notices.filter(({ seat }) => seat === player).map(({ text }) => text);
  }
}

/**
 * A first creature stands on both flanks: nothing was chosen for it, so that there is nothing to tell.
 * @param line the battleline of the player who is asked
 */
export const isPlaceOfFirst = (ask: Ask, line: readonly unknown[]): boolean =>
  ask.kind === 'flank' && line.length === 0;

/** Empty where it is about none, or a hidden one. */
function cardOf(option: Option): CardName {
  if (option.pick === 'card') return option.card.name;
  return option.pick === 'order' ? option.trigger.source.name : '';
}

/** An ability that waits is named by its card, where others of that card do not wait too: its whole text is long. */
function answerText(option: Option, ask: Ask): string {
  const card = option.pick === 'order' ? cardOf(option) : '';
  const isAlone = ask.options.filter((other) => cardOf(other) === card).length === 1;
  return card !== '' && isAlone ? nameOfCard(card) : sayOption(option, ask);
}
