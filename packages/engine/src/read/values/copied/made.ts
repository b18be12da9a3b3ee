// Creatures that show none: artifacts that an effect makes creatures, with the power and armor that it gives them.
import type { State } from '../../../state/state.ts';
import { liveBody } from '../../../state/zones.ts';
import type { Ref } from '../../../terms.ts';
import { modifiers } from '../../active.ts';
import { applies } from '../../applies.ts';
import { face } from '../../face.ts';
import { lastKnown } from '../../lastKnown.ts';
import { baseOf, modified } from '../power.ts';
import { typeOf } from '../type.ts';

const none: readonly never[] = [];

/** Whether a card in play is a creature by an effect alone. */
export const isMadeCreature = (s: State, ref: Ref): boolean =>
  liveBody(s, ref) !== null && face(s, ref.id).type !== 'creature' && typeOf(s, ref) === 'creature';

/** The base values of such a creature, before counters and what is added, also of one that has left; null for all other cards. */
export function madeValues(s: State, ref: Ref): { readonly power: number; readonly armor: number } | null {
  if (liveBody(s, ref) === null) return lastKnown(s, ref)?.base ?? null;
  if (!isMadeCreature(s, ref)) return null;
  return {
    power: modified(s, ref, baseOf(s, ref, 'power'), 0, none, none),
    armor: modified(s, ref, baseOf(s, ref, 'armor'), 0, none, none),
  };
}

/** The lasting effects, by number, that make a creature of a card which shows none. */
export const makersOf = (s: State, ref: Ref): readonly number[] =>
  isMadeCreature(s, ref)
    ? modifiers(s).type.flatMap((line) => (line.lasting !== null && applies(s, line, ref) ? [line.lasting.id] : []))
    : none;
