// Facts about the texts of cards and abilities, kept so that the machine has them at a glance. It searches a text at
// the first request: most texts are never asked about, and so a program starts sooner.

import type { CardName } from '../terms.ts';
import type { NodeId } from './definitions.ts';
import { abilityAt, isAbilityAt, timesDefined, writtenOn } from './definitions.ts';
import type { Ability } from './language.ts';
import { hasAgain, mentionsEvent, pointsAt, tellsColors, tellsKeyAge, tellsOrder } from './treeSearch.ts';

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

/** Whether an ability says to do all of it once more. */
export const repeatsItself = inEffect(hasAgain);
