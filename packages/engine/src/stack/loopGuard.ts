// A repetition ends when a round of it did nothing, or it would go on for ever where its condition does not change:
// "steal 1. If your opponent still has more, repeat" against a card that forbids to steal. What the table looked like
// when a round began is kept in the frame of who repeats, so that it is the same after a clone, a save and a reload.

import type { AbilityFrame, NodeFrame } from '../state/frames.ts';
import { textHash } from '../state/hash.ts';
import type { State } from '../state/state.ts';

/** The places of all cards, their burdens, lasting effects and past events. Dice that fell for nothing are no change. */
const tableHash = ({ players, cards, bodies, lasting, deeds, house, stepOver, tide, adventure }: State): string => {
  const copies = cards.flatMap(({ ref, now }) =>
    now?.as === undefined ? [] : [[ref.id, now.as, now.asHouses, now.facedown !== undefined]],
  );
  return textHash(JSON.stringify([players, copies, bodies, lasting, deeds, house, stepOver, tide, adventure]));
};

/** Remembers how the table looks at the beginning of a round. */
export function beginRound(s: State, f: AbilityFrame | NodeFrame): void {
  f.round = tableHash(s);
}

/** Whether anything changed since the round began; the next one begins. */
export function didSomething(s: State, f: AbilityFrame | NodeFrame): boolean {
  const before = f.round;
  beginRound(s, f);
  return f.round !== before;
}

/**
 * Another deal of hidden cards is no change: a round that did nothing yet has done nothing in it either.
 * @param before the state that was dealt otherwise
 */
export function keepRounds(before: State, s: State): void {
  s.stack.forEach((f, i) => {
    if ((f.kind !== 'ability' && f.kind !== 'node') || !f.round) return;
    const was = before.stack[i];
    const isUnchanged = was !== undefined && 'round' in was && was.round === tableHash(before);
    if (isUnchanged) beginRound(s, f);
    else f.round = '';
  });
}

/** A player wants another round, whatever the last one did. */
export function wantRound(f: AbilityFrame): void {
  f.round = '';
}
