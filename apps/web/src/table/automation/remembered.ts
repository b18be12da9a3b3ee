// Orders of waiting abilities that are remembered for a game, in this browser, so that they outlast a reload. Of the last
// games alone: an order is of no use after its game.
import type { Automation } from '../../wire/automation/automation.ts';
import type { RememberedOrder, WaitingAbility } from '../../wire/automation/orders.ts';

const place = 'vaultsong.orders';
const mostGames = 20;

interface OfGame {
  readonly game: string;
  readonly orders: readonly RememberedOrder[];
}

/** A game that is not kept is forgotten with the page. */
const isKept = ({ game }: OfGame): boolean => !game.startsWith('#');

/** Names a game among all of this browser. @param id under which it is kept; null: it is not @param number of the page */
export const nameOfGame = (id: string | null, number: number): string => id ?? `#${number}`;

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const isAbility = (value: unknown): value is WaitingAbility =>
  isObject(value) &&
  typeof value.ability === 'string' &&
  typeof value.card === 'string' &&
  typeof value.isOwn === 'boolean' &&
  typeof value.words === 'string';

const isOrder = (value: unknown): value is RememberedOrder =>
  isObject(value) &&
  typeof value.seat === 'number' &&
  isAbility(value.first) &&
  Array.isArray(value.before) &&
  value.before.every(isAbility);

const isOfGame = (value: unknown): value is OfGame =>
  isObject(value) && typeof value.game === 'string' && Array.isArray(value.orders) && value.orders.every(isOrder);

/** @param text as it was kept, by this page or any other: what is no order is none */
export function rememberedFrom(text: string | null): readonly OfGame[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOfGame).slice(0, mostGames) : [];
  } catch {
    return [];
  }
}

function kept(): readonly OfGame[] {
  try {
    return rememberedFrom(localStorage.getItem(place));
  } catch {
    return [];
  }
}

let all: readonly OfGame[] | null = null;
const watchers = new Set<() => void>();
const none: readonly RememberedOrder[] = [];

export function rememberedIn(game: string): readonly RememberedOrder[] {
  all ??= kept();
  return all.find((one) => one.game === game)?.orders ?? none;
}

export function remember(game: string, orders: readonly RememberedOrder[]): void {
  const others = (all ?? kept()).filter((one) => one.game !== game);
  all = [...(orders.length === 0 ? [] : [{ game, orders }]), ...others].slice(0, mostGames);
  try {
    localStorage.setItem(place, JSON.stringify(all.filter(isKept)));
  } catch {
    // Without storage they last as long as the page.
  }
  for (const watcher of watchers) watcher();
}

/** Calls `watcher` after each change. @returns what stops it */
export function watchRemembered(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What the table answers in the place of the player in a game. */
export const automationIn = (
  game: string,
  wanted: { readonly singles: boolean; readonly orders: boolean },
): Automation => ({
  singles: wanted.singles,
  orders: wanted.orders ? rememberedIn(game) : none,
});
