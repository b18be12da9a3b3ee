// Host of an upgrade, read without the modifiers in force, which are built with it.
import type { Filter } from '../../../language/language.ts';
import type { Scope } from '../../../language/reading.ts';
import type { State } from '../../../state/state.ts';
import { liveBody } from '../../../state/zones.ts';
import type { CardId } from '../../../terms.ts';

/** The card that an upgrade is on, where a description says no more: by far most constant abilities are given to that. */
export function hostMeant(s: State, { is, ...more }: Filter, { source }: Scope): CardId | null | undefined {
  if (is === undefined || !('hostOf' in is) || !('ref' in is.hostOf) || is.hostOf.ref !== 'self') return undefined;
  if (source === null || Object.keys(more).length > 0) return undefined;
  return liveBody(s, source)?.besides?.host ?? null;
}
