// Pending question of the game and its possible answers, in words.
import type { AskKind, CardVerb, Option, Ref } from '@vaultsong/engine';
import type { Changes, Unsure } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';

/** One option of the pending question in words. `index` is what `Host.answer` takes. */
export interface Answer {
  readonly index: number;
  readonly option: Option;
  readonly label: string;
}

export interface Question {
  readonly kind: AskKind;
  readonly prompt: string;
  /** The entry that explains it. */
  readonly entry: Pointer;
  readonly source: Ref | null;
  readonly answers: readonly Answer[];
  readonly picked: readonly Ref[];
  readonly min: number;
  readonly max: number;
}

/** Reason against a move, and the entry with that rule. */
export interface Refusal {
  readonly reason: string;
  readonly entry: Pointer | null;
}

/** Something that might be done with a card: an answer to give, or why it cannot be done now. */
export interface Verb {
  readonly verb: CardVerb;
  readonly label: string;
  readonly answer: number | null;
  readonly refusal: Refusal | null;
}

/** Number of cards that could still do something besides being discarded. */
export interface Left {
  readonly creatures: number;
  readonly artifacts: number;
  /** Cards to play: of the hand, and of piles that an effect opens. */
  readonly hand: number;
}

/** Preview of an answer, in words and as it is drawn on the table. */
export interface PreviewInfo extends Changes {
  readonly lines: readonly string[];
  /** More would follow, but it hangs on hidden cards or on chance. */
  readonly open: boolean;
  readonly unsure: Unsure;
  /** More cards may be chosen after this one; it tells what happens if none is. */
  readonly asDone: boolean;
}
