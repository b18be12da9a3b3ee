// The editions by whose rules an answer of a FAQ is tested: those whose documents have one, oldest first.
import type { EditionName } from '@vaultsong/engine';

const withAnswers = ['cota-1.3', 'master-16', 'current'] as const satisfies readonly EditionName[];

/** The first of them in which an answer holds, and all later ones, for `it.each`. */
export const editionsSince = (first: (typeof withAnswers)[number]): readonly EditionName[] =>
  withAnswers.slice(withAnswers.indexOf(first));
