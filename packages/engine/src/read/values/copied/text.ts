// The text box that a card gains from another one, for as long as an effect says so.
//
// Both cards were chosen when the effect began, or one is the card that says so, so that nothing has to be described: what the text gives is known before any
// value is read.
import type { Cards, Modifier } from '../../../language/language.ts';
import type { Scope } from '../../../language/reading.ts';
import { cardsIn } from '../../../language/reading.ts';
import type { State } from '../../../state/state.ts';
import type { Ref } from '../../../terms.ts';
import { sameRef } from '../../../terms.ts';
import type { Face } from '../../face.ts';
import { faceOf } from '../../face.ts';

type TextOf = Extract<Modifier, { readonly mod: 'text-of' }>;

function chosen(cards: Cards | undefined, { source, vars }: Scope): readonly Ref[] {
  if (cards === undefined) return [];
  if ('ref' in cards) return cards.ref === 'self' && source !== null ? [source] : [];
  return 'var' in cards ? cardsIn(vars[cards.var]) : [];
}

/** The cards that gain it. */
export const gainers = ({ of }: TextOf, scope: Scope): readonly Ref[] => chosen(of.is, scope);

/** The printed text of its card; null where there is none. */
export function givenText(s: State, { card }: TextOf, scope: Scope): Face | null {
  const [from] = chosen(card, scope);
  return from === undefined ? null : faceOf(s, from);
}

/** What a card gains by such a line; null where it gains nothing. */
export const textGiven = (
  s: State,
  line: { readonly modifier: TextOf; readonly scope: Scope },
  ref: Ref,
): Face | null =>
  gainers(line.modifier, line.scope).some((one) => sameRef(one, ref)) ? givenText(s, line.modifier, line.scope) : null;
