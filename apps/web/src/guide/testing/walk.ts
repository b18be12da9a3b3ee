// Plays a guided game without a page: the rules bot answers for both, and every hint that waits is read at once.

import type { Choice } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';
import { duel } from '../../worker/duel.ts';
import { Sitting } from '../../worker/sitting/sitting.ts';
import type { Hint } from '../hint.ts';
import { textOf } from '../hint.ts';
import type { Seen } from '../progress/progress.ts';
import { read, waiting } from '../progress/progress.ts';
import type { Sight } from '../sight.ts';
import { sightOf } from '../sight.ts';

export interface Shown {
  readonly hint: Hint;
  readonly text: string;
  /** Number of the turn, of both players. */
  readonly turn: number;
  readonly sight: Sight;
}

/** @returns every hint in the order of being shown, and who won */
export function walk(choice: Choice): { readonly shown: readonly Shown[]; readonly winner: number | null } {
  const sitting = new Sitting(duel(choice, 1, 0));
  const shown: Shown[] = [];
  let seen: Seen = [];
  for (let moments = 0; moments < 2000; moments++) {
    const sight = sightOf(sitting.info, sitting.snapshot(moments, 0));
    for (const hint of waiting(seen, sight)) {
      shown.push({ hint, text: textOf(hint, sight), turn: sight.snapshot.view.turn, sight });
      seen = read(seen, hint.id);
    }
    if (sitting.turnOf === null) break;
    if (sitting.turnOf === human) sitting.answer(sitting.advice() ?? 0);
    else sitting.moveOfMachine();
  }
  return { shown, winner: sitting.snapshot(0, 0).view.winner };
}
