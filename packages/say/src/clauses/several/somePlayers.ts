// Players of whom something is true, or not: "each player with 7 or more æmber", "each player who controls no creatures",
// "each player who is not haunted".
import type { Node } from '@vaultsong/engine';
import type { Voice } from '../../grammar/voice.ts';
import { bare } from '../../things/filter.ts';

/** What an effect of each player does for some of them alone, with the words for these; null where it is for all. */
export function forSome(node: Node, who: string, v: Voice): { readonly who: string; readonly then: Node } | null {
  if (node.kind !== 'if' || node.else !== undefined) return null;
  const { cond, then } = node;
  if ('atLeast' in cond) {
    const [has, least] = cond.atLeast;
    if (typeof least !== 'number' || typeof has === 'number' || !('aember' in has) || has.aember !== 'you') return null;
    return { who: `${who} with ${least} or more æmber`, then };
  }
  if (!('not' in cond)) return null;
  if ('haunted' in cond.not && cond.not.haunted === 'you') return { who: `${who} who is not haunted`, then };
  if (!('exists' in cond.not)) return null;
  const { side, ...like } = cond.not.exists;
  if (side !== 'friendly' || like.zone !== undefined || like.is !== undefined) return null;
  return { who: `${who} who controls no ${bare(like, v)}`, then };
}
