// References to cards inside of what is still to be done: effects hold them in variables, events and waiting triggers.
// When cards get other ids, those that an effect in the middle of its work points at must go with them.
import type { State } from '../state/state.ts';
import type { Ref } from '../terms.ts';

/** What a reference becomes; the same one where it stays. */
export type Renaming = (ref: Ref) => Ref;

const isRef = (value: object): value is Ref => 'life' in value && 'id' in value;

/** Calls back for each reference in plain data, in the order in which they stand there. */
export function eachRef(value: unknown, visit: (ref: Ref) => void): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) for (const part of value) eachRef(part, visit);
  else if (isRef(value)) visit(value);
  else for (const part of Object.values(value)) if (typeof part === 'object') eachRef(part, visit);
}

/** Plain data with other references; the same object where nothing changes. */
function renamed(value: unknown, to: Renaming): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isRef(value)) return to(value);
  if (Array.isArray(value)) return renamedAll(value, to);
  const changes = changesOf(value, to);
  return changes === null ? value : { ...value, ...changes };
}

function renamedAll(parts: readonly unknown[], to: Renaming): readonly unknown[] {
  let made: unknown[] | null = null;
  for (let i = 0; i < parts.length; i++) {
    const now = renamed(parts[i], to);
    if (now === parts[i]) continue;
    made ??= [...parts];
    made[i] = now;
  }
  return made ?? parts;
}

/** The fields of an object in which references change; null where none does. */
function changesOf(of: object, to: Renaming): Record<string, unknown> | null {
  let changes: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(of)) {
    const now = renamed(part, to);
    if (now === part) continue;
    changes ??= {};
    changes[key] = now;
  }
  return changes;
}

/** Renames in an object that is never changed in place. */
export function withRenamed<T extends object>(of: T, to: Renaming): T {
  const changes = changesOf(of, to);
  return changes === null ? of : Object.assign({ ...of }, changes);
}

/** Renames in all that is still to be done. The frames stay the objects that they are: nodes hold on to them. */
export function renameInStack(s: State, to: Renaming): void {
  for (const frame of s.stack) {
    const changes = changesOf(frame, to);
    if (changes !== null) Object.assign(frame, changes);
  }
}
