// Plays a guided game without a page: the rules bot answers for both, and every hint that waits is read at once.

import type { Choice } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';
import { duel } from '../../worker/duel.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import type { Hint } from '../hint.ts';
import { textOf } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';
import { hintContextOf } from '../hintContext.ts';
import type { Seen } from '../progress/progress.ts';
import { read, waiting } from '../progress/progress.ts';

export interface ShownHint {
  readonly hint: Hint;
  readonly text: string;
  /** Number of the turn, of both players. */
  readonly turn: number;
  readonly context: HintContext;
}

/** @returns every hint in the order of being shown, and who won */
export function walk(choice: Choice): { readonly shown: readonly ShownHint[]; readonly winner: number | null } {
  const session = new GameSession(duel(choice, 1, 0));
  const shown: ShownHint[] = [];
  let seen: Seen = [];
  for (let moments = 0; moments < 2000; moments++) {
    const context = hintContextOf(session.info, session.snapshot(moments, 0));
    for (const hint of waiting(seen, context)) {
      shown.push({ hint, text: textOf(hint, context), turn: context.snapshot.view.turn, context });
      seen = read(seen, hint.id);
    }
    if (session.turnOf === null) break;
    if (session.turnOf === human) session.answer(session.advice() ?? 0);
    else session.moveOfMachine();
  }
  return { shown, winner: session.snapshot(0, 0).view.winner };
}
