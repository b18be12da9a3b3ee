// Voice of a text: the meaning of words like "this creature", "you" and "it" while one text is being said. It remembers
// the cards mentioned already, so that a card is introduced once ("a creature") and then referred back to ("it").
import type { Ability, Cards, Filter, Node, Num, Until, Who } from '@vaultsong/engine';

/** Cards as a clause speaks of them. */
export interface Noun {
  readonly text: string;
  readonly many: boolean;
  /** The player whose zone the cards lie in, if it is not the table. */
  readonly of: Who | null;
}

/** The words for a chosen card. */
export interface Word {
  /** "creature", "card": what "that …" says. */
  readonly noun: string;
  readonly many: boolean;
  /** The player whose cards they are, where the choice said so: they go to "your hand" and not "its owner's hand". */
  readonly of: Who | null;
  /** A name that is used every time, in texts about one running game. */
  readonly name: string | null;
  /** The phrase that introduces it, until it was said. Empty: the place of the choice in a prompt. */
  first: (() => string) | null;
  /** The number of times that some of them were chosen already: then the rest is "the others". */
  split?: number;
  /** Their number, where it is known. */
  readonly size?: number;
  /** It was found where nobody sees it: it is "put into" a hand and does not "return" there. */
  readonly hidden?: boolean;
}

/**
 * The language is recursive: cards are described by other cards ("each neighbor of that creature"), an effect gives
 * abilities, which have effects. A file imports those that it is built on, and asks these readers for what is built on it.
 */
export interface Readers {
  /** "that creature", "each enemy creature". */
  readonly cards: (cards: Cards, v: Voice) => Noun;
  /** "a friendly creature". */
  readonly card: (filter: Filter, v: Voice) => string;
  /** "is damaged", "is not damaged". */
  readonly isSo: (filter: Filter, negated: boolean, v: Voice) => string;
  /** "3", "the number of friendly creatures". */
  readonly number: (n: Num, v: Voice) => string;
  /** An ability as whole sentences: "Reap: Draw a card." */
  readonly ability: (ability: Ability, v: Voice) => string;
  /** Lasting effects of the same duration as one sentence. */
  readonly lasting: (effects: readonly Extract<Node, { kind: 'lasting' }>[], v: Voice) => string;
}

export interface Voice {
  readonly read: Readers;
  readonly self: string;
  /** In a granted ability: the card that grants it. */
  readonly granter: string;
  /** The creature that this upgrade is on. */
  readonly host: string;
  /** The card that set off the ability, and the second card of that event. */
  readonly it: string;
  readonly other: string;
  /** The creature that is attacked in the fight that goes on. */
  readonly attacked: string;
  /** The event that an ability waiting for the moment before it can prevent: "that attack". */
  readonly awaited: string;
  /** Whether `self` is a creature, which is left unsaid where it captures. */
  readonly creature: boolean;
  /** The word for the controller: "you", or "each player" inside of an effect for each of them. */
  readonly you: string;
  /** A prompt may be read by the other player: "friendly" and "enemy" change places. */
  readonly readBy: 'you' | 'opponent';
  /** The automaton whose card speaks, to the player that it faces: "the Keyraken". */
  readonly automaton: string | null;
  /** Whether the text holds for both players alike: "your opponent" is "a player" then. */
  readonly ofBoth: boolean;
  /** The duration of the lasting effect that is being said. */
  readonly until: Until | null;
  /** The number of times that a lasting effect still applies. */
  readonly uses: number | null;
  readonly words: Map<string, Word>;
  /** Numbers and houses that were chosen, in texts about one running game. */
  readonly values: ReadonlyMap<string, string>;
  /** Whether cards are taken "from your hand", or merely are "in your hand". */
  from: boolean;
  /** The meaning of "it" now: a variable, or the card of the event. */
  heard: string | null;
  /** The number of references back: two clauses with a pronoun between them make one sentence. */
  pronouns: number;
  /** The player that this sentence began with: "if your opponent has 7 or more æmber, they lose 4". */
  topic: Who | null;
  /** The one who does something in this clause: "your opponent … their hand". */
  doer: Who | null;
  /** The words for the deed of the preceding effect, for "this way". */
  done: string;
  /** Whether it was done to a single card, which "it" is enough for. */
  doneToOne: boolean;
}

/** The same speaker a moment later: what is said with the copy is not remembered by the first. */
export const another = (v: Voice, change: Partial<Voice> = {}): Voice => ({
  ...v,
  words: new Map([...v.words].map(([name, word]) => [name, { ...word }])),
  ...change,
});

/** Says something of cards that are taken from where they are. */
export function taken<T>(v: Voice, say: () => T): T {
  const before = v.from;
  v.from = true;
  const said = say();
  v.from = before;
  return said;
}

/** The voice of an ability that a card grants to another. */
export const granted = (v: Voice, creature: boolean): Voice =>
  another(v, {
    self: creature ? 'this creature' : 'this card',
    granter: v.self,
    it: creature ? 'this creature' : 'this card',
    creature,
    heard: null,
    topic: null,
    until: null,
  });
