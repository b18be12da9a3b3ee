// The first cards or deeds of a turn, which differ from those after them: "the first creature you play each turn enters play ready".
import type { Cond, Modifier } from '@vaultsong/engine';
import type { Voice } from '../grammar/voice.ts';
import { subject, verbOf } from '../grammar/who.ts';
import { bare } from '../things/filter.ts';

/** "The first creature played each turn enters play ready": it is while exactly one was played that a card is the first. */
export function firstEachTurn(give: readonly Modifier[], cond: Cond, v: Voice): string | null {
  const [enters, ...more] = give;
  if (enters?.mod !== 'enters' || !enters.played || more.length > 0 || !('equal' in cond)) return null;
  const [number, one] = cond.equal;
  const played = typeof number === 'object' && 'deeds' in number ? number.deeds : null;
  if (one !== 1 || played?.did !== 'play' || played.turn !== 'this') return null;
  const { did: _did, by, turn: _turn, ...like } = played;
  const { side, ...of } = enters.of;
  if (JSON.stringify(like) !== JSON.stringify(of)) return null;
  if (by === 'active' && side === undefined)
    return `the first ${bare(of, v)} played each turn enters play ${enters.how}`;
  if (by !== 'you' || side !== 'friendly') return null;
  return `the first ${bare(of, v)} ${subject('you', v)} ${verbOf('you', 'play', v)} each turn enters play ${enters.how}`;
}

/** "You cannot forge more than 2 keys each turn": no more can be forged while so many were. */
export function noMoreEachTurn(give: readonly Modifier[], cond: Cond, v: Voice): string | null {
  const [ban, ...more] = give;
  if (ban?.mod !== 'player-cannot' || ban.do !== 'forge' || more.length > 0 || !('atLeast' in cond)) return null;
  const [number, most] = cond.atLeast;
  const forged = typeof number === 'object' && 'deeds' in number ? number.deeds : null;
  if (forged?.did !== 'forge' || forged.turn !== 'this' || forged.by !== ban.who || typeof most !== 'number')
    return null;
  return `${subject(ban.who, v)} cannot forge more than ${most === 1 ? '1 key' : `${most} keys`} each turn`;
}
