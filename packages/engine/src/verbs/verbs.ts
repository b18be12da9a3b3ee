// Meaning of the verbs of the language: each is a pure function from the state to one batch of simultaneous events. A
// verb never asks, and never changes anything itself.

import { automatonVerbs } from '../automaton/making.ts';
import type { CompiledVerb } from '../language/compiled.ts';
import type { GameEvent } from '../language/events.ts';
import type { Verb } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import type { State } from '../state/state.ts';
import { aemberVerbs } from './aember.ts';
import { besideSteps, besideVerbs } from './beside.ts';
import { chainVerbs } from './chains.ts';
import { copyVerbs } from './copy.ts';
import { damageVerbs } from './damage.ts';
import { lineVerbs } from './line.ts';
import { preventVerbs } from './prevent.ts';
import { fightSteps } from './rules/fight.ts';
import { playSteps } from './rules/play.ts';
import type { Steps } from './rules/step.ts';
import { turnSteps } from './rules/turn.ts';
import { useSteps } from './rules/use.ts';
import { statusVerbs } from './status.ts';
import { tokenVerbs } from './tokens.ts';
import { turnVerbs } from './turn.ts';
import { valveVerbs } from './valve.ts';
import type { VerbTable } from './verb.ts';
import { zoneVerbs } from './zones.ts';

const steps: Steps = { ...turnSteps, ...playSteps, ...useSteps, ...fightSteps, ...besideSteps };

const verbs: VerbTable = {
  ...aemberVerbs,
  ...chainVerbs,
  ...automatonVerbs,
  ...damageVerbs,
  ...statusVerbs,
  ...lineVerbs,
  ...tokenVerbs,
  ...zoneVerbs,
  ...besideVerbs,
  ...copyVerbs,
  ...turnVerbs,
  ...preventVerbs,
  ...valveVerbs,
  rule: (s, v, scope) => steps[v.step](s, scope),
};

type Make = (s: State, v: Verb, scope: Scope) => GameEvent[];

/** The batch of events that a verb makes out of the state. */
export function eventsOf(s: State, verb: Verb, scope: Scope): GameEvent[] {
  const make = verbs[verb.kind] as Make;
  return make(s, verb, scope);
}

/** The makers by the codes of pieces: of a step of the rules, the step itself. */
const byCode: Make[] = [];

function makerOf({ code, node }: CompiledVerb): Make {
  const known = byCode[code];
  if (known !== undefined) return known;
  const step = node.kind === 'rule' ? steps[node.step] : null;
  const make: Make = step === null ? (verbs[node.kind] as Make) : (s, _verb, scope) => step(s, scope);
  byCode[code] = make;
  return make;
}

export const eventsOfCompiled = (s: State, compiled: CompiledVerb, scope: Scope): GameEvent[] =>
  makerOf(compiled)(s, compiled.node, scope);
