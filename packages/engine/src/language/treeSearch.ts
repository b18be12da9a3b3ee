// Searches in the tree of a text for the things that it mentions. They run when the text is defined, so that the
// machine need not look.
import type { Node } from './language.ts';

/** Whether it points at one of these cards: `self`, `it`. */
export const pointsAt = (tree: unknown, refs: readonly string[]): boolean => {
  if (tree === null || typeof tree !== 'object') return false;
  if ('ref' in tree && typeof tree.ref === 'string' && refs.includes(tree.ref)) return true;
  return Object.values(tree).some((part) => pointsAt(part, refs));
};

/** Whether it says to do all of it once more. */
export const hasAgain = (tree: unknown): boolean => mentionsKind(tree, 'again');

/** Whether it looks at the top of a discard pile. */
function looksIntoPile(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('top' in tree && 'pile' in tree && tree.pile === 'discard') return true;
  return Object.values(tree).some(looksIntoPile);
}

/** Whether it makes a deck of a discard pile as it lies: unless that deck is shuffled then. */
const turnsPileOver = (tree: unknown): boolean =>
  mentionsKind(tree, 'swapDeckAndDiscard') && !mentionsKind(tree, 'shuffle');

/** Whether it says something that depends on the order of the cards in a discard pile. */
export const tellsOrder = (tree: unknown): boolean => looksIntoPile(tree) || turnsPileOver(tree);

/** Whether it says something that depends on which keys are forged, and not on how many. */
export function tellsColors(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('color' in tree || 'keyColors' in tree || 'twoKeysOfOneColor' in tree) return true;
  return Object.values(tree).some(tellsColors);
}

/** Whether it speaks of a key that was forged last turn, and of no older one. */
export const tellsKeyAge = (tree: unknown): boolean =>
  tree !== null &&
  typeof tree === 'object' &&
  (('forged' in tree && tree.forged === 'last-turn') || Object.values(tree).some(tellsKeyAge));

/** Whether it speaks of what set it off: the card, the other card, the player, how much. */
export function mentionsEvent(tree: unknown): boolean {
  if (pointsAt(tree, ['it', 'other'])) return true;
  const text = JSON.stringify(tree);
  return text.includes('"amount":"event"') || text.includes('"that-player"');
}

const mentionsKind = (tree: unknown, kind: Node['kind']): boolean =>
  tree !== null &&
  typeof tree === 'object' &&
  (('kind' in tree && tree.kind === kind) || Object.values(tree).some((part) => mentionsKind(part, kind)));
