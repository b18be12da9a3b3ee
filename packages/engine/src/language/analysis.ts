// Facts about the texts of cards and abilities, found by a search of their trees and kept so that the machine has them at
// a glance. It searches a text at the first request: most texts are never asked about, and so a program starts sooner.

import type { CardName } from '../terms.ts';
import { mentionsKind } from './compiled.ts';
import type { NodeId } from './definitions.ts';
import { abilityAt, isAbilityAt, timesDefined, writtenOn } from './definitions.ts';
import type { Ability } from './language.ts';

/** Whether it points at one of these cards: `self`, `it`. */
const pointsAt = (tree: unknown, refs: readonly string[]): boolean => {
  if (tree === null || typeof tree !== 'object') return false;
  if ('ref' in tree && typeof tree.ref === 'string' && refs.includes(tree.ref)) return true;
  return Object.values(tree).some((part) => pointsAt(part, refs));
};

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
const tellsOrder = (tree: unknown): boolean => looksIntoPile(tree) || turnsPileOver(tree);

/** Whether it says something that depends on which keys are forged, and not on how many. */
function tellsColors(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('color' in tree || 'keyColors' in tree || 'twoKeysOfOneColor' in tree) return true;
  return Object.values(tree).some(tellsColors);
}

/** Whether it speaks of a key that was forged last turn, and of no older one. */
const tellsKeyAge = (tree: unknown): boolean =>
  tree !== null &&
  typeof tree === 'object' &&
  (('forged' in tree && tree.forged === 'last-turn') || Object.values(tree).some(tellsKeyAge));

/** Whether it asks who is haunted, or makes a player haunted. */
const tellsHaunting = (tree: unknown): boolean =>
  tree === 'haunted' ||
  (tree !== null && typeof tree === 'object' && ('haunted' in tree || Object.values(tree).some(tellsHaunting)));

/** Whether it asks for deeds of that kind. */
const tellsDeeds =
  (did: 'exalt' | 'draw') =>
  (tree: unknown): boolean =>
    tree !== null &&
    typeof tree === 'object' &&
    (('did' in tree && tree.did === did) || Object.values(tree).some(tellsDeeds(did)));

/** Whether it asks who is fighting, or waits for the exchange of a fight to begin. */
const tellsFighting = (tree: unknown): boolean =>
  tree !== null &&
  typeof tree === 'object' &&
  ('isFighting' in tree ||
    ('event' in tree && tree.event === 'exchangeBegan') ||
    Object.values(tree).some(tellsFighting));

/** Whether it speaks of what set it off: the card, the other card, the player, how much. */
function mentionsEvent(tree: unknown): boolean {
  if (pointsAt(tree, ['it', 'other'])) return true;
  const text = JSON.stringify(tree);
  return text.includes('"amount":"event"') || text.includes('"from":"event"') || text.includes('"that-player"');
}

/** Whether it captures the very æmber that it is about. */
function takesEvent(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('kind' in tree && tree.kind === 'capture' && 'from' in tree && tree.from === 'event') return true;
  return Object.values(tree).some(takesEvent);
}

/** Whether it asks which cards it destroyed itself. */
const asksForDestroyed = (tree: unknown): boolean =>
  tree !== null &&
  typeof tree === 'object' &&
  ('destroyedThisWay' in tree || 'someDestroyedThisWay' in tree || Object.values(tree).some(asksForDestroyed));

/** Answers are kept as long as no card is defined. */
function remembered(find: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  let knownWith = timesDefined;
  return (name) => {
    if (knownWith !== timesDefined) {
      known.clear();
      knownWith = timesDefined;
    }
    let answer = known.get(name);
    if (answer === undefined) {
      answer = find(name);
      known.set(name, answer);
    }
    return answer;
  };
}

const onCard = (tells: (ability: Ability) => boolean): ((name: CardName) => boolean) =>
  remembered((name) => writtenOn(name).some(tells));

/** Whether a card can tell in which order cards lie in a discard pile. */
export const readsDiscardOrder = onCard(tellsOrder);

/** Whether a card can tell one forged key from another by its colour. */
export const readsKeyColors = onCard(tellsColors);

/** Whether a card can tell a key that was forged last turn from an older one. */
export const readsKeysOfLastTurn = onCard(tellsKeyAge);

/** Whether a card asks who is haunted, or makes a player haunted. */
export const readsHaunting = onCard(tellsHaunting);

/** Whether a card asks what was exalted this turn. */
export const readsExalts = onCard(tellsDeeds('exalt'));

/** Whether a card asks what was drawn in the “draw cards” step. */
export const readsDraws = onCard(tellsDeeds('draw'));

/** Whether a card asks who is fighting. */
export const readsFighting = onCard(tellsFighting);

/** Only what an ability does counts: what it waits for ("another creature") has happened when triggers are compared. */
const effectOf = (ability: Ability): unknown =>
  'do' in ability ? ability.do : 'instead' in ability ? ability.instead : ability;

const inEffect = (tells: (effect: unknown) => boolean): ((id: NodeId) => boolean) =>
  remembered((id) => isAbilityAt(id) && tells(effectOf(abilityAt(id))));

/** Two triggers of one ability can be told apart only if it says which card has it, or what set it off. */
export const dependsOnSource = inEffect((effect) => pointsAt(effect, ['self', 'granter']));

const mentions = inEffect(mentionsEvent);
/** A program of the rules always depends on what set it off. */
export const dependsOnEvent = (id: NodeId): boolean => !isAbilityAt(id) || mentions(id);

/** Whether an ability captures the æmber that set it off. */
export const capturesEvent = inEffect(takesEvent);

/** Whether an ability says that a card is not destroyed after all ("instead"). */
export const savesFromDestruction = inEffect((effect) => mentionsKind(effect, 'save'));

/** Whether an ability asks which cards it destroyed itself. */
export const asksWhatItDestroyed = inEffect(asksForDestroyed);
