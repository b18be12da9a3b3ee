// For tests that are run once for every edition.
import type { EditionName, Switches } from '../editions/editions.ts';
import { editionNames, editionOf } from '../editions/editions.ts';

/** Every edition with what it says about one switch, for `it.each`. */
export const bySwitch = <K extends keyof Switches>(name: K): readonly (readonly [EditionName, Switches[K]])[] =>
  editionNames.map((edition) => [edition, editionOf(edition)[name]]);
