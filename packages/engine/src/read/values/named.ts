// Words that a player names: the title of a card, a trait. Any could be said at a real table; a question needs a list, so it
// offers those that something in this game can answer to.
//
// What is offered depends on which cards the game is played with, and not on where they lie. R: deck lists are open to both
// players ("Setup", v1.3), so that a list tells nothing hidden.
import type { NameRef } from '../../language/language.ts';
import type { Scope } from '../../language/reading.ts';
import { nameOf } from '../../state/card.ts';
import type { State } from '../../state/state.ts';
import type { CardType } from '../../terms.ts';
import { printed, titleOf } from '../face.ts';
import { traitsOf } from './trait.ts';

/** What is played or made: what else lies on or beside the table is never meant by "a card" that can be played or used. */
const namable: readonly CardType[] = ['action', 'artifact', 'creature', 'upgrade'];

const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].sort();

/** The titles that can be named, in alphabetical order: of all cards of the game, or of those of one type. */
export function titlesToName(s: State, type?: CardType): readonly string[] {
  const titles: string[] = [];
  for (const card of s.cards) {
    const shown = printed(nameOf(card));
    if (type === undefined ? namable.includes(shown.type) : shown.type === type) titles.push(shown.name);
  }
  return sorted(titles);
}

/** The traits that can be chosen, in alphabetical order: those printed on cards of the game, and those that cards in play have. */
export function traitsToChoose(s: State): readonly string[] {
  const traits = s.cards.flatMap((card) => printed(nameOf(card)).traits);
  const inPlay = s.cards.flatMap(({ zone, ref }) => (zone === 'play' ? traitsOf(s, ref) : []));
  return sorted([...traits, ...inPlay]);
}

/** The title that a word means; null where none was named. */
export function titleMeant(name: NameRef, scope: Scope): string | null {
  if (typeof name === 'string') return titleOf(name);
  const value = scope.vars[name.var];
  return typeof value === 'object' && 'title' in value ? value.title : null;
}
