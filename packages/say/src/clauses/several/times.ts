// Text of what is done once for each of something: "for each æmber removed this way", "for each house, up to 3".
import type { Num } from '@vaultsong/engine';
import type { Voice } from '../../grammar/voice.ts';
import { perEach } from '../../things/number.ts';

/** The thing for each of which it is done once; null where only a number of times says it. */
export const eachTimeFor = (n: Num, v: Voice): string | null =>
  perEach(n, v) ?? perEachUpTo(n, v) ?? damageHealed(n, v);

/** "House among enemy creatures, up to 3". */
function perEachUpTo(n: Num, v: Voice): string | null {
  if (typeof n !== 'object' || !('least' in n)) return null;
  const [most, each] = n.least;
  const per = typeof most !== 'number' || each === undefined || n.least.length > 2 ? null : perEach(each, v);
  return per === null ? null : `${per}, up to ${most}`;
}

/** "Damage healed this way"; elsewhere it is "that much damage". */
const damageHealed = (n: Num, v: Voice): string | null =>
  typeof n === 'object' && 'amount' in n && n.amount === 'this-way' && v.done === 'healed'
    ? 'damage healed this way'
    : null;
