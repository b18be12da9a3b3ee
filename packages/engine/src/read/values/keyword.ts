// The keywords of a card: those of its text, and those that effects give or take.
import { about } from '../../language/scope.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Keyword, Ref } from '../../terms.ts';
import { keywords } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { applies, fits, once } from '../applies.ts';
import { faceOf } from '../face.ts';
import { reader } from '../reader.ts';
import { isBlank, isMute } from '../text.ts';
import { likenessOf } from './copied/likeness.ts';
import { textGiven } from './copied/text.ts';

function given(s: State, line: Line<ModifierOf<'keyword'>>, ref: Ref): number {
  if (!fits(s, line, ref)) return 0;
  const { value = 1 } = line.modifier;
  return typeof value === 'number' ? value : reader.number(s, value, about(line.scope, ref));
}

/** The value of a keyword: the sum for assault and hazardous, at least 1 where a card has it, 0 where it does not. */
export function keyword(s: State, ref: Ref, name: Keyword): number {
  const { hasKeywords, keywords } = faceOf(s, ref);
  const shown = hasKeywords ? (keywords[name] ?? 0) : 0;
  const { keyword: gains, 'loses-keyword': losses, 'text-of': texts, 'values-of': likenesses } = modifiers(s);
  const mayGain = gains.length > 0 || texts.length > 0 || likenesses.length > 0;
  if ((shown === 0 && !mayGain) || liveBody(s, ref) === null) return shown;
  for (const line of losses) {
    if (line.modifier.keyword === name && applies(s, line, ref)) return 0;
  }
  if (isMute(s, ref)) return 0;
  let value = shown > 0 && isBlank(s, ref) ? 0 : shown;
  for (const line of texts) value += textGiven(s, line, ref)?.keywords[name] ?? 0;
  const likeness = likenesses.length === 0 ? null : likenessOf(s, ref);
  if (likeness !== null) value += likeness.keywords[name] ?? 0;
  for (const line of gains) {
    if (line.modifier.keyword === name) value += line.isInCircle ? once(s, line, ref, given, 0) : given(s, line, ref);
  }
  return value;
}

/** All keywords that a card in play has, with their values. */
export function keywordsOf(s: State, ref: Ref): Readonly<Partial<Record<Keyword, number>>> {
  const { keywords: shown } = faceOf(s, ref);
  const { keyword: gains, 'loses-keyword': losses, 'text-of': texts, 'values-of': likenesses } = modifiers(s);
  const given = gains.length + losses.length + texts.length + likenesses.length;
  if (given === 0 && !isBlank(s, ref)) return shown;
  const found: Partial<Record<Keyword, number>> = {};
  for (const name of keywords) {
    const isOpen = texts.length > 0 || likenesses.length > 0;
    if (shown[name] === undefined && !isOpen && !gains.some(({ modifier }) => modifier.keyword === name)) continue;
    const value = keyword(s, ref, name);
    if (value > 0) found[name] = value;
  }
  return found;
}
