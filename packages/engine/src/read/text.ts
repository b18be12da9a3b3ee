// Test for a blank text: a card with a blank text has no abilities and keywords, by edition but those that it gains.
//
// Texts are settled before values. A description ("each creature with power 5 or more") is tested against the card that it
// would blank as if no text were blank and no modifier in a circle counted (dependencyCycles.ts), so that it never asks for
// itself. A card whose text is blank blanks nothing; but cards that blank each other, or themselves, in a circle all do,
// because none of them comes first. No document says so: decided, so that reading ends and its order changes nothing.
// R: later sets, "Shadow of Dis": traits, power, armor and house are no text; it reaches cards in play only.
import { editionOf } from '../editions/editions.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import type { Line, ModifierOf } from './active.ts';
import { written } from './active.ts';
import { fitsApart } from './applies.ts';
import { reader } from './reader.ts';

type Blanking = Line<ModifierOf<'blank'>>;

/** It is being decided whether a text is blank: until that is done, none is. */
let isSettling = false;

/** Whether the text of a card is blank at this moment. */
export function isBlank(s: State, ref: Ref): boolean {
  const lines = written(s).blank;
  if (lines.length === 0 || isSettling || liveBody(s, ref) === null) return false;
  isSettling = true;
  try {
    return lines.some((line) => fitsApart(s, line, ref) && counts(s, line, lines));
  } finally {
    isSettling = false;
  }
}

/**
 * Whether what a card gains is blank at this moment, too.
 * R: 18.4 "Upgrades": what an upgrade gives is text of its creature. Decided: so is what any other card gives.
 */
export const isMute = (s: State, ref: Ref): boolean =>
  editionOf(s.edition).gainedText === 'blank-with-its-text' && isBlank(s, ref);

/** A lasting effect has no text any more that could be blank. */
const reaches = (s: State, { scope, lasting }: Blanking, by: Blanking): boolean =>
  lasting === null && scope.source !== null && fitsApart(s, by, scope.source);

/** Whether a line blanks the card of another one, directly or through others. */
function leadsTo(s: State, from: Blanking, to: Blanking, lines: readonly Blanking[]): boolean {
  const seen = new Set<Blanking>([from]);
  for (const line of seen) for (const next of lines) if (reaches(s, next, line)) seen.add(next);
  return lines.some((line) => line === to && [...seen].some((by) => reaches(s, to, by)));
}

/** The text that says so is not blank itself, unless it is in a circle with what would blank it. */
const counts = (s: State, line: Blanking, lines: readonly Blanking[]): boolean =>
  !lines.some(
    (other) => other !== line && reaches(s, line, other) && !leadsTo(s, line, other, lines) && counts(s, other, lines),
  );

reader.isBlank = isBlank;
reader.isMute = isMute;
