// Address of the page that compares decks: `/compare?a=guide-achea&b=generated:cota:7`.
import { compareWith } from '../../routing/paths.ts';

export const mostCompared = 4;

/** @param search query of an address @returns each deck once, in the order of its letters */
export function comparedIn(search: string): readonly string[] {
  const asked = new URLSearchParams(search);
  const ids = ['a', 'b', 'c', 'd'].map((letter) => asked.get(letter) ?? '');
  return [...new Set(ids.filter((id) => id !== ''))];
}

export const addressWith = (ids: readonly string[], id: string): string => compareWith([...ids, id]);

export const addressWithout = (ids: readonly string[], id: string): string =>
  compareWith(ids.filter((other) => other !== id));
