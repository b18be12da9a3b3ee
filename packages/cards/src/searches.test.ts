// Searches of decks: what they find is shown to all.
// R: 18.4 "Search": what fits the words must be shown where the zone is hidden; what is put into play shows itself. What any card fits needs no proof (Orb of Wonder).
import type { Filter, Node } from '@vaultsong/engine';
import { definedCards } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import './index.ts';

type Step = Extract<Node, { readonly kind: 'choose' | 'reveal' | 'run' }>;

const isStep = (part: unknown): part is Step =>
  typeof part === 'object' &&
  part !== null &&
  'kind' in part &&
  (part.kind === 'choose' || part.kind === 'reveal' || part.kind === 'run');

/** Whether a step shows the card of a choice to all. */
function shows(step: unknown, chosen: string): boolean {
  if (!isStep(step) || step.kind === 'choose') return false;
  const card = step.kind === 'run' ? step.card : step.to === 'all' ? step.what : null;
  return card !== null && 'var' in card && card.var === chosen;
}

const isOfDeck = ({ zone }: Filter): boolean => zone === 'deck' || (Array.isArray(zone) && zone.includes('deck'));

/** Whether it says more of a card than where it lies, and means no cards that were looked at before. */
const isDescribed = ({ zone: _zone, of: _of, is, ...more }: Filter): boolean =>
  is === undefined && Object.keys(more).length > 0;

/** The searches in a text, each with whether what it finds is shown at once. */
function searchesIn(tree: unknown): readonly boolean[] {
  if (Array.isArray(tree))
    return tree.flatMap((part: unknown, i) => {
      if (!isStep(part) || part.kind !== 'choose' || !isOfDeck(part.pick) || !isDescribed(part.pick))
        return searchesIn(part);
      return [shows(tree[i + 1], part.as)];
    });
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(searchesIn) : [];
}

const searches = definedCards().flatMap(({ id, abilities }) =>
  searchesIn(abilities).map((isShown) => ({ id, isShown })),
);

test('what a search finds is shown to all, whatever its card says of it', () => {
  expect(searches.filter(({ isShown }) => !isShown)).toEqual([]);
  expect(searches.length).toBeGreaterThan(8);
});
