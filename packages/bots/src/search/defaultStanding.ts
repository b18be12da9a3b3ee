// Default evaluation: the plain standing, and in a race against an automaton the learned race model.
import { raceProspect } from '../learned/raceProspect.ts';
import type { Standing } from './search.ts';
import { standingOf } from './standing.ts';

export const steadyStanding: Standing = (end, me) =>
  end.adventure === null ? standingOf(end, me) : raceProspect(end, me);
