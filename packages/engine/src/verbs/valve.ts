// The verb `special`, a valve: a function in the data of a single odd card makes the events, from a reading of the state.

import type { Filter } from '../language/language.ts';
import type { Scope, StateReading } from '../language/reading.ts';
import { candidates } from '../read/cards.ts';
import { reading } from '../read/values/snapshot.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { VerbTable } from './verb.ts';

const everything: Filter = {};

const stateReading = (s: State, scope: Scope): StateReading => ({
  inPlay: candidates(s, everything, scope).map((ref) => reading(s, ref)),
  active: s.active,
  house: s.house,
  aember: (seat) => player(s, seat).aember,
  card: (ref) => reading(s, ref),
});

export const valveVerbs = {
  special: (s, v, scope) => [...v.events(stateReading(s, scope), scope)],
} satisfies Partial<VerbTable>;
