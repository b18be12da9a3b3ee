// Meaning of a card dropped somewhere on the table. Pure, so that tests can drop cards too. Each drop is a verb of the card,
// and at most an answer in advance to that verb's next question; clicks and keys can do all of it as well.
import type { CardVerb, KnownCard } from '@vaultsong/engine';
import type { Aim, CardKey, Reach } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import type { Refusal, Verb } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';

/** Place under a held card. `at`: a flank of the own battleline, or the number of its creatures to the left. */
export type DropTarget =
  | { readonly type: 'line'; readonly at: 'left' | 'right' | number }
  /** A card in play. */
  | { readonly type: 'card'; readonly key: CardKey }
  /** Among the cards in play, but on none of them. */
  | { readonly type: 'table' }
  | { readonly type: 'discard' }
  | { readonly type: 'nowhere' };

export interface Drop {
  readonly answer: number;
  readonly aim: Aim | null;
}

/** Result of a drop; null: nothing was meant. */
export type Dropped = { readonly drop: Drop } | { readonly refused: Refusal } | null;

const inHand = ({ sides, view }: Snapshot, key: CardKey): KnownCard | null =>
  view.players[sides.me]?.hand.find((card): card is KnownCard => card.known && keyOf(card.ref) === key) ?? null;

/** A creature that may be played as an upgrade has two verbs to play it. */
function isAsUpgrade({ question }: Snapshot, { answer }: Verb): boolean {
  const option = answer === null ? undefined : question?.answers[answer]?.option;
  return option?.pick === 'move' && option.move.do === 'play' && option.move.as === 'upgrade';
}

function verbOf(snapshot: Snapshot, key: CardKey, wanted: CardVerb, asUpgrade = false): Verb | null {
  const offered = (snapshot.verbs[key] ?? []).filter(({ verb }) => verb === wanted);
  return offered.find((verb) => isAsUpgrade(snapshot, verb) === asUpgrade) ?? (asUpgrade ? null : (offered[0] ?? null));
}

/** The verb that a target belongs to: to attach the card to it, or to fight it. */
export function aimingVerb(
  snapshot: Snapshot,
  key: CardKey,
): { readonly verb: Verb; readonly about: Aim['about'] } | null {
  const card = inHand(snapshot, key);
  if (card === null) {
    const fight = verbOf(snapshot, key, 'fight');
    return fight === null ? null : { verb: fight, about: 'attack' };
  }
  const verb = verbOf(snapshot, key, 'play', card.type !== 'upgrade');
  return verb === null ? null : { verb, about: 'host' };
}

/** Whether a card can be dragged at all: it is the player's, and something might be done with it. */
export const canDrag = (snapshot: Snapshot, key: CardKey): boolean =>
  snapshot.question?.kind === 'move' &&
  (inHand(snapshot, key) === null ? verbOf(snapshot, key, 'fight') !== null : snapshot.verbs[key] !== undefined);

const because = (reason: string): Dropped => ({ refused: { reason, entry: null } });

const doing = (verb: Verb | null, aim: Aim | null): Dropped => {
  if (verb === null) return null;
  if (verb.answer !== null) return { drop: { answer: verb.answer, aim } };
  return verb.refusal === null ? null : { refused: verb.refusal };
};

function onCard(snapshot: Snapshot, key: CardKey, target: CardKey, reach: Reach | null): Dropped {
  const aiming = aimingVerb(snapshot, key);
  if (aiming === null || aiming.about === 'flank') return null;
  const { about, verb } = aiming;
  if (verb.answer !== null && reach?.about === about && !reach.cards.includes(target))
    return because(about === 'attack' ? 'It cannot fight that card now.' : 'It cannot be attached to that card.');
  return doing(verb, { about, card: target });
}

/**
 * @param key the card that is dropped
 * @param reach what can be aimed at with it, as far as that is known
 */
export function dropOf(snapshot: Snapshot, key: CardKey, target: DropTarget, reach: Reach | null): Dropped {
  const card = inHand(snapshot, key);
  if (target.type === 'nowhere') return null;
  if (card === null) return target.type === 'card' ? onCard(snapshot, key, target.key, reach) : null;
  if (target.type === 'discard') return doing(verbOf(snapshot, key, 'discard'), null);
  if (target.type === 'card' && aimingVerb(snapshot, key) !== null) return onCard(snapshot, key, target.key, reach);
  const play = verbOf(snapshot, key, 'play');
  if (card.type === 'creature' && target.type !== 'line')
    return play?.answer === null ? doing(play, null) : because('Play creatures onto your own battleline.');
  return doing(play, card.type === 'creature' && target.type === 'line' ? { about: 'flank', at: target.at } : null);
}

/** Drop targets that light up while a card is held. */
export interface Lit {
  readonly line: boolean;
  readonly discard: boolean;
  readonly cards: readonly CardKey[];
}

export function litFor(snapshot: Snapshot, key: CardKey, reach: Reach | null): Lit {
  const held = inHand(snapshot, key) !== null;
  const can = (verb: CardVerb): boolean => held && verbOf(snapshot, key, verb)?.answer != null;
  return {
    line: can('play') && inHand(snapshot, key)?.type !== 'upgrade',
    discard: can('discard'),
    cards: reach === null || reach.about === 'flank' ? [] : reach.cards,
  };
}
