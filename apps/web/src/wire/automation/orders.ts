// Remembered orders of waiting abilities: which one its player always wants first, and before which others. They name
// abilities and cards, not places on the table, so that they hold for the rest of a game. Two abilities that they cannot
// tell apart are never put in order by them.
import type { Ask, CardName, NodeId, Option, Seat } from '@vaultsong/engine';

/** An ability that waits, as it is known again later. */
export interface WaitingAbility {
  readonly ability: NodeId;
  readonly card: CardName;
  /** It is controlled by the player who is asked. */
  readonly isOwn: boolean;
  /** As it stood in the question; to be read, not to be compared. */
  readonly words: string;
}

/** An order that a player wants each time. */
export interface RememberedOrder {
  readonly seat: Seat;
  readonly first: WaitingAbility;
  readonly before: readonly WaitingAbility[];
}

export const isSameAbility = (one: WaitingAbility, other: WaitingAbility): boolean =>
  one.ability === other.ability && one.card === other.card && one.isOwn === other.isOwn;

/** What an option of a question about the order stands for; null where it is none, or its card is hidden. */
export function abilityOf(option: Option | undefined, { player }: Pick<Ask, 'player'>): WaitingAbility | null {
  if (option?.pick !== 'order' || option.trigger.source.name === '') return null;
  const { ability, source, controller } = option.trigger;
  return { ability, card: source.name, isOwn: controller === player, words: '' };
}

/**
 * The order that an answer says; null where it says none that could be known again.
 * @param wordsOf what an option is called
 */
export function orderSaid(
  ask: Pick<Ask, 'kind' | 'player' | 'options'>,
  option: number,
  wordsOf: (option: number) => string = () => '',
): RememberedOrder | null {
  const first = ask.kind === 'order' ? abilityOf(ask.options[option], ask) : null;
  if (first === null) return null;
  const before: WaitingAbility[] = [];
  for (const [i, other] of ask.options.entries()) {
    const ability = abilityOf(other, ask);
    const isNew = ability !== null && ![first, ...before].some((known) => isSameAbility(known, ability));
    if (isNew) before.push({ ...ability, words: wordsOf(i) });
  }
  return before.length === 0 ? null : { seat: ask.player, first: { ...first, words: wordsOf(option) }, before };
}

/** The option that remembered orders put before all others; null where they do not. */
export function rememberedOption(
  ask: Pick<Ask, 'kind' | 'player' | 'options'>,
  orders: readonly RememberedOrder[],
): number | null {
  if (ask.kind !== 'order') return null;
  const waiting = ask.options.map((option) => abilityOf(option, ask));
  const at = waiting.findIndex((first, i) =>
    waiting.every((other, j) => i === j || (first !== null && other !== null && comesFirst(orders, ask, first, other))),
  );
  return at < 0 ? null : at;
}

const comesFirst = (
  orders: readonly RememberedOrder[],
  { player }: Pick<Ask, 'player'>,
  first: WaitingAbility,
  other: WaitingAbility,
): boolean =>
  orders.some(
    (order) =>
      order.seat === player &&
      isSameAbility(order.first, first) &&
      order.before.some((ability) => isSameAbility(ability, other)),
  );

/** Takes an order in; what was remembered the other way round is forgotten. */
export function withOrder(orders: readonly RememberedOrder[], said: RememberedOrder): readonly RememberedOrder[] {
  const kept = orders.flatMap((order): readonly RememberedOrder[] => {
    if (order.seat !== said.seat) return [order];
    const isAbout = (ability: WaitingAbility): boolean =>
      isSameAbility(order.first, said.first)
        ? said.before.some((other) => isSameAbility(ability, other))
        : isSameAbility(ability, said.first) && said.before.some((other) => isSameAbility(order.first, other));
    const before = order.before.filter((ability) => !isAbout(ability));
    return before.length === 0 ? [] : [{ ...order, before }];
  });
  return [...kept, said];
}

/** Forgets what answers a question by itself. */
export function withoutOrder(
  orders: readonly RememberedOrder[],
  ask: Pick<Ask, 'kind' | 'player' | 'options'>,
): readonly RememberedOrder[] {
  const option = rememberedOption(ask, orders);
  const first = option === null ? null : abilityOf(ask.options[option], ask);
  return first === null
    ? orders
    : orders.filter((order) => order.seat !== ask.player || !isSameAbility(order.first, first));
}
