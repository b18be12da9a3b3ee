// The name of a deck: the first draft that anybody may read.
import type { Chance } from '../chance.ts';
import { draftName } from './blueprints.ts';
import { isFit } from './fit.ts';

/** Longer names do not fit on a card or in a line of a list. */
const longest = 60;

/** Draws a name. The same chance gives the same name. */
export function archonName(chance: Chance): string {
  for (;;) {
    const name = draftName(chance);
    if (name.length <= longest && isFit(name)) return name;
  }
}
