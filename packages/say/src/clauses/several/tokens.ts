// Token creatures that are made: how many, which, and where.
import type { Node } from '@vaultsong/engine';
import { article } from '../../grammar/english.ts';
import { cardTitle } from '../../grammar/names.ts';
import type { Voice } from '../../grammar/voice.ts';
import { whose } from '../../grammar/who.ts';
import { cardsNoun } from '../../things/cards.ts';

/** "A token creature", "2 Blorbs", "a token creature on your left flank", "… immediately to the left of this creature". */
export function tokensMade(
  { named, leftOf, flank }: Extract<Node, { kind: 'makeToken' }>,
  number: number | 'that many',
  v: Voice,
): string {
  const one = named === undefined ? 'token creature' : cardTitle(named);
  const made = number === 1 ? article(one) : `${number} ${one}s`;
  if (flank !== undefined) return `${made} on ${whose('you', v)} ${flank} flank`;
  return leftOf === undefined ? made : `${made} immediately to the left of ${cardsNoun(leftOf, v).text}`;
}
