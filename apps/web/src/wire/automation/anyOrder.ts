// “Any order”: abilities whose order does not matter to their player, as long as some of them wait. They are known by all
// that they are about, since the same ability may wait again for another event, and then its order may matter.
import type { Ask } from '@vaultsong/engine';

export type AnyOrder = readonly string[];

type Asked = Pick<Ask, 'kind' | 'options'>;

/** The abilities that a question is about; empty where it is not about their order. */
export const waitingIn = ({ kind, options }: Asked): AnyOrder =>
  kind === 'order' ? options.map((option) => JSON.stringify(option)) : [];

/** Whether a question is about nothing but such abilities. */
export function isCovered(ask: Asked, anyOrder: AnyOrder): boolean {
  const waiting = waitingIn(ask);
  return waiting.length > 0 && waiting.every((one) => anyOrder.includes(one));
}

/**
 * What is left of them once a question is answered. An ability that was answered waits no longer, so that it is asked about if
 * it comes again; with the next move of a turn nothing waits that waited before.
 */
export function anyOrderAfter(anyOrder: AnyOrder, ask: Asked, option: number): AnyOrder {
  if (anyOrder.length === 0 || ask.kind === 'move') return [];
  return isCovered(ask, anyOrder) ? waitingIn(ask).filter((_, i) => i !== option) : anyOrder;
}
