// Print of cards and facts of decks, as the page shows them.

import type { Motifs, Subject } from '@vaultsong/art';
import type { Bonus, CardName, CardType, Half, House, Keyword } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import type { Verb } from './question.ts';

/** Name shown for a deck whose real name only its owner may know. */
export const sealedDeck = 'Sealed deck';

/** A keyword as it is written, "Assault 2", and its rule. */
export interface Reminder {
  readonly keyword: string;
  readonly rule: string;
  /** The entry of the rulebook. */
  readonly entry: Pointer;
}

/** Print of a card, and its text as the engine reads it back from the data that runs. */
export interface CardInfo {
  readonly name: CardName;
  readonly title: string;
  /** Null for what lies beside the table, and for a card of no house. */
  readonly house: House | null;
  readonly type: CardType;
  /** Of a gigantic creature. */
  readonly half?: Half;
  /** Of an art half, for its picture: its base half. */
  readonly base?: Subject;
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  readonly bonus: readonly Bonus[];
  readonly text: readonly string[];
  /** For its picture. */
  readonly motifs: Motifs;
  /** Of its printed keywords. */
  readonly reminders: readonly Reminder[];
}

export interface DeckInfo {
  readonly slug: string;
  readonly name: string;
  readonly houses: readonly House[];
  /**
   * bundled: it comes with the program. own: of the player's collection, and no address leads to it elsewhere. visiting:
   * made from a seed or read from a code, both of which stand in its slug.
   */
  readonly origin: 'bundled' | 'own' | 'visiting';
}

/** Result of an import by the player: the deck with its text for the next time, or its faults. */
export type Brought = { readonly deck: DeckInfo; readonly text: string } | { readonly faults: readonly string[] };

/** A deck with its list, in the order of its houses. */
export interface ListedDeck extends DeckInfo {
  readonly cards: readonly {
    readonly info: CardInfo;
    readonly house: House;
    readonly count: number;
    /** Of these copies, with what the deck adds. */
    readonly bonus: readonly Bonus[];
    /** To which its house icons make it belong besides. */
    readonly houseIcons: readonly House[];
  }[];
}

/** A card that lies facedown beneath a prophecy, as its owner knows it. */
export interface BeneathInfo {
  readonly key: CardKey;
  readonly name: CardName;
  readonly title: string;
  /** What it does when the prophecy is fulfilled, line by line. */
  readonly fate: readonly string[];
}

/** A card beside the table, with its text. */
export interface BesideInfo {
  readonly key: CardKey;
  readonly name: CardName;
  readonly title: string;
  readonly kind: 'Archon power' | 'Prophecy' | 'The tide' | 'Token creature';
  /** Line by line. */
  readonly text: readonly string[];
  /** Of a prophecy: the title of the other side of the same card. */
  readonly otherSide: string | null;
  /** Number of facedown cards beneath it: a prophecy is active as long as there is one. */
  readonly beneath: number;
  /** Those of them that you know, because you put them there. */
  readonly known: readonly BeneathInfo[];
  /** Your verb for it; null where there is none at any moment. */
  readonly verb: Verb | null;
}

/** The lines of the text of a card that tell what it does beneath a prophecy that is fulfilled. */
export const fateIn = (text: readonly string[]): readonly string[] => text.filter((line) => line.startsWith('Fate: '));
