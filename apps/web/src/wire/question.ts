// What the game waits for, and what may be done, in words.
import type { AskKind, CardVerb, Option, Ref } from '@vaultsong/engine';
import type { Pointer } from '@vaultsong/rulebook';
import type { CardKey } from './key.ts';

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

/** Why something cannot be done, and the entry with that rule. */
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

/** How many cards could still do something besides being discarded. */
export interface Left {
  readonly creatures: number;
  readonly artifacts: number;
  /** Cards to play: of the hand, and of piles that an effect opens. */
  readonly hand: number;
}

/**
 * What a player answers in advance, by where a card is dropped: it is given only if just that is asked next. `at`: a flank, or
 * how many creatures stand to the left.
 */
export type Aim =
  | { readonly about: 'attack' | 'host'; readonly card: CardKey }
  | { readonly about: 'flank'; readonly at: 'left' | 'right' | number };

/** What could be aimed at with an answer; null in place of it: nothing that is asked next is of that kind. */
export type Reach =
  | { readonly about: 'attack' | 'host'; readonly cards: readonly CardKey[] }
  | { readonly about: 'flank'; readonly at: readonly ('left' | 'right' | number)[] };

/** What would come upon a card in play. */
export interface CardChange {
  /** More damage, or less where it is healed; on a card that leaves play, all that it is dealt before. */
  readonly damage: number;
  readonly aember: number;
  /** How it leaves its place; null: it stays. */
  readonly goes: 'destroyed' | 'hand' | 'deck' | 'archives' | 'purged' | 'discard' | 'elsewhere' | null;
  readonly now: readonly CardState[];
}

/** What a card becomes that it was not. */
export const cardStates = ['stunned', 'unstunned', 'warded', 'unwarded', 'enraged', 'readied', 'exhausted'] as const;
export type CardState = (typeof cardStates)[number];

/** More of something, or less. */
export interface SeatChange {
  readonly aember: number;
  readonly keys: number;
  readonly chains: number;
  /** Cards drawn. */
  readonly draws: number;
}

/** What an answer would bring about, in words and as it is drawn on the table. */
export interface Preview {
  readonly lines: readonly string[];
  /** Only those that change. */
  readonly cards: Readonly<Record<CardKey, CardChange>>;
  /** By seat. */
  readonly seats: readonly SeatChange[];
  /** More would follow, but it hangs on hidden cards or on chance. */
  readonly open: boolean;
}
