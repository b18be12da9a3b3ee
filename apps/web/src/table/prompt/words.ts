// The words of the prompt, and the list from which a title or a trait is named: typing narrows it, arrows walk it. Pure, so
// that tests can do all of it.

import { fold } from '../../components/fold.ts';
import type { Answer, Question } from '../../wire/question.ts';

/** "0 of up to 3 chosen", where several cards are chosen; null where the question is about one thing. */
export function sayCount({ kind, min, max, picked }: Pick<Question, 'kind' | 'min' | 'max' | 'picked'>): string | null {
  // Once something was chosen, the prompt itself counts. The bound of a turn order is the number of places.
  if (max <= 1 || picked.length > 0 || kind === 'turn-order') return null;
  const most = min === max ? `${max}` : min > 0 ? `${min} to ${max}` : `up to ${max}`;
  return `0 of ${most} chosen`;
}

/** The answers in which each typed word occurs; those that begin with what was typed come first. */
export function found(answers: readonly Answer[], typed: string): readonly Answer[] {
  const text = fold(typed).trim();
  const words = text.split(/\s+/);
  const fitting = answers.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const isFar = ({ label }: Answer): boolean => !fold(label).startsWith(text);
  return fitting.toSorted((one, other) => Number(isFar(one)) - Number(isFar(other)));
}

/** Where a key leads in a list of that length, round its ends; null for a key that does not walk. */
export function walked(at: number, length: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
      return length === 0 ? 0 : (at + 1) % length;
    case 'ArrowUp':
      return length === 0 ? 0 : (at + length - 1) % length;
    case 'PageDown':
      return Math.max(0, Math.min(length - 1, at + 8));
    case 'PageUp':
      return Math.max(0, at - 8);
    default:
      return null;
  }
}
