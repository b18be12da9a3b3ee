// What a bot without a leaning looks for: the plain standing, and in a race against an automaton what was learnt of races.
import { raceProspect } from '../learned/race-prospect.ts';
import type { Standing } from './search.ts';
import { standingOf } from './standing.ts';

export const steadyStanding: Standing = (end, me) =>
  end.adventure === null ? standingOf(end, me) : raceProspect(end, me);
