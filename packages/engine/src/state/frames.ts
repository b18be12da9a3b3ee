// The frames of the stack: what is still to be done, as plain JSON. Four kinds, closed for ever: a new effect never brings a
// new frame. All frames of a kind have the same fields: what few of them need is undefined in the others, and in no JSON.

import type { NodeId } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Vars } from '../language/reading.ts';
import type { Bonus, KeyColor, Ref, Seat } from '../terms.ts';

export type Frame = AbilityFrame | NodeFrame | EventsFrame | DyingFrame;

/** An ability, or a program of the rules, that is being resolved. */
export interface AbilityFrame {
  readonly kind: 'ability';
  readonly ability: NodeId;
  readonly source: Ref | null;
  readonly controller: Seat;
  readonly granter: Ref | null;
  /** What set the ability off; in the play of a card: its entry, where "after it enters play" waits (`waitForPlay`). */
  event: GameEvent | null;
  vars: Vars;
  /** The preceding effect happened, whole ("if you do"). */
  did: boolean;
  /** Whether everything before the preceding effect happened whole; kept only where "if you do" asks for it. */
  before: 'whole' | 'lacking' | undefined;
  /** Cards to which the preceding effect happened, and how much it did ("this way"). */
  thisWay: readonly Ref[];
  amount: number;
  /** What the table looked like when this round began, in an ability that repeats itself: see loopGuard.ts. */
  round: string | undefined;
}

/** A control node in the middle of its work: `i` counts its steps or turns, `items` what was gathered so far. */
export interface NodeFrame {
  readonly kind: 'node';
  readonly node: NodeId;
  i: number;
  items: readonly Ref[] | null;
  /** What happened in the rounds that are over, where a node has several ("this way"); or the order that was chosen so far. */
  sofar: readonly Ref[];
  /** The keys that were chosen so far to be forged or unforged, one for each player. */
  keys: readonly KeyColor[] | undefined;
  /** The bonus icons that are resolved one by one. */
  icons: readonly Bonus[] | undefined;
  /** What the table looked like when this round of a repetition began: see loopGuard.ts. */
  round: string | undefined;
}

/** One batch of simultaneous events on its way. */
export interface EventsFrame {
  readonly kind: 'events';
  stage: 'replace' | 'ward' | 'redirect' | 'before' | 'apply' | 'after' | 'done';
  events: readonly GameEvent[];
  /** How many events it began with: when some are replaced or prevented, not all of it happened ("if you do"). */
  planned: number;
  /** Triggers or replacements that wait for their turn; null before they are looked for. */
  pending: readonly Trigger[] | null;
  /** The Reap: and Fight: abilities that were found when the window opened; others may be gained while it is open. */
  seen: readonly string[];
  /** Replacements that were applied already: a replacement applies once to an event. */
  replaced: readonly string[];
  /** Who of several cards has what enters a pool, where the active player was asked. */
  heirs: readonly Heir[] | undefined;
  /** What armor took away of the damage, where somebody waits for that; it has happened already. */
  absorbed: readonly GameEvent[] | undefined;
  /** Damage of a fight was shared with those that are dealt it too. */
  shared: true | undefined;
  /** The Leaves Play: abilities that cards held when they left, where they wait until then. */
  leaving: readonly Trigger[] | undefined;
  /**
   * A verb of an ability, the rules themselves (lethal damage), or the leaving of all tagged cards together; events that happen
   * one by one, or one of those.
   */
  readonly from: 'verb' | 'rules' | 'dying' | 'one-by-one' | 'one-of-them';
  /** The verb whose events happen one by one, and the player of the last discard among them. */
  verb: NodeId | undefined;
  last: Seat | undefined;
}

/** A card on which the æmber that would enter a player's pool is put instead. */
export interface Heir {
  readonly seat: Seat;
  readonly card: Ref;
}

/** One open destruction; destructions inside it join. */
export interface DyingFrame {
  readonly kind: 'dying';
  stage: 'destroyed' | 'leave' | 'after';
  events: readonly GameEvent[];
  left: readonly GameEvent[];
  /** The Leaves Play: abilities of those, where they wait until they have left. */
  leaving: readonly Trigger[] | undefined;
  /** The cards in the order in which they go to the discard piles, as far as the active player has said it. */
  order: readonly Ref[] | undefined;
  /** The rest of them may go in any order. */
  isOrdered: true | undefined;
  pending: readonly Trigger[] | null;
}

export interface Trigger {
  readonly ability: NodeId;
  readonly source: Ref;
  readonly controller: Seat;
  readonly granter: Ref | null;
  readonly event: GameEvent;
  /** Index of the event in its batch. */
  readonly index: number;
  /** The lasting effect that it comes from. */
  readonly lasting: number | null;
  readonly vars: Vars;
  /**
   * Lower ranks resolve first (v1.3 FAQ: other cards' "each time you play" before the Play: ability); null: at any time
   * that the active player likes.
   */
  readonly rank: number | null;
  /** The card that says that it resolves once more: this is that repetition. */
  readonly again?: Ref;
}
