// Puts an effect together from what it does and the place in the definition where it stands.
import { timesAmount } from './amount.ts';
import type { Amount, Effect, EffectKind, Group, Side } from './effect.ts';
import type { Frame } from './frame.ts';
import { manifold } from './group.ts';

interface Said {
  readonly amount?: Amount;
  readonly detail?: string;
}

const placed = (frame: Frame) => ({
  when: frame.when,
  chance: frame.chance,
  ...(frame.lasts === null ? {} : { lasts: frame.lasts }),
});

/** A lasting effect that is used up by some cards is not for each of them. */
const limited = (count: Group['count'], { uses }: Frame): Group['count'] =>
  count === 'all' && uses !== null ? uses : count;

/** Something done to a player; repeated, it is done with a greater amount. */
export const toPlayer = (kind: EffectKind, side: Side, frame: Frame, { amount, detail }: Said = {}): Effect => ({
  type: kind,
  ...placed(frame),
  side,
  ...(amount === undefined ? {} : { amount: timesAmount(amount, frame.rounds) }),
  ...(detail === undefined ? {} : { detail }),
});

/**
 * Something done to cards; repeated, it is done to more of them, or again to the same one.
 * @param side to whom, where it is not the player whose cards they are
 */
export function toCards(
  kind: EffectKind,
  group: Group,
  frame: Frame,
  { amount, detail, side }: Said & { readonly side?: Side } = {},
): Effect {
  const { side: whose, ...cards } = group;
  return {
    type: kind,
    ...placed(frame),
    side: side ?? whose,
    ...(amount === undefined ? {} : { amount }),
    cards: { ...cards, count: limited(manifold(cards.count, frame.rounds), frame) },
    ...(detail === undefined ? {} : { detail }),
  };
}
