// Changes on the table between two moments, card by card and seat by seat, as far as a viewer can see them.
import type { GameEvent, InPlayView, View } from '@vaultsong/engine';
import { inPlay } from './inPlay.ts';
import type { CardKey } from './key.ts';
import { keyOf } from './key.ts';

/** The changes of a card in play. */
export interface CardChange {
  /** More damage, or less where it is healed; on a card that leaves play, all that it is dealt before. */
  readonly damage: number;
  readonly aember: number;
  /** Armor that is used up, as less; or more of it. */
  readonly armor: number;
  /** The way in which it leaves its place, or is about to leave it; null: it stays. */
  readonly goes: 'destroyed' | 'hand' | 'deck' | 'archives' | 'purged' | 'discard' | 'elsewhere' | null;
  readonly now: readonly CardState[];
}

/** The states that a card can newly take. */
export const cardStates = ['stunned', 'unstunned', 'warded', 'unwarded', 'enraged', 'readied', 'exhausted'] as const;
export type CardState = (typeof cardStates)[number];

/** More of something, or less. */
export interface SeatChange {
  readonly aember: number;
  readonly keys: number;
  readonly chains: number;
  /** Cards drawn. */
  readonly draws: number;
}

export interface Changes {
  /** Only those that change. */
  readonly cards: Readonly<Record<CardKey, CardChange>>;
  /** By seat. */
  readonly seats: readonly SeatChange[];
}

/** Cards in play, with the upgrades on them. */
const all = (view: View): readonly InPlayView[] => inPlay(view).flatMap((card) => [card, ...card.upgrades]);

function statesOf(then: InPlayView, now: InPlayView): readonly CardState[] {
  const became: readonly (readonly [boolean, CardState])[] = [
    [now.stunned && !then.stunned, 'stunned'],
    [then.stunned && !now.stunned, 'unstunned'],
    [now.warded && !then.warded, 'warded'],
    [then.warded && !now.warded, 'unwarded'],
    [now.enraged && !then.enraged, 'enraged'],
    [then.exhausted && !now.exhausted, 'readied'],
    [now.exhausted && !then.exhausted, 'exhausted'],
  ];
  return became.flatMap(([isSo, state]) => (isSo ? [state] : []));
}

/** A card that is gone is told of by what happened: nothing is left of it to look at. */
function gone(key: CardKey, happened: readonly GameEvent[]): CardChange {
  const own = happened.filter((event) => 'card' in event && event.card !== null && keyOf(event.card) === key);
  const damage = own.reduce((sum, event) => sum + (event.type === 'damage' ? event.amount : 0), 0);
  const left = own.find((event) => event.type === 'leave');
  const to = left?.type === 'leave' ? left.to : null;
  const isKnown = to === 'hand' || to === 'deck' || to === 'archives' || to === 'purged' || to === 'discard';
  const destroyed = left?.type === 'leave' && left.was.destroyed;
  return { damage, aember: 0, armor: 0, goes: destroyed ? 'destroyed' : isKnown ? to : 'elsewhere', now: [] };
}

const isChange = ({ damage, aember, armor, goes, now }: CardChange): boolean =>
  damage !== 0 || aember !== 0 || armor !== 0 || goes !== null || now.length > 0;

const drawn = (seat: number, happened: readonly GameEvent[]): number =>
  happened.reduce((sum, event) => sum + (event.type === 'draw' && event.player === seat ? event.amount : 0), 0);

/** The changes from one view to another of the same viewer. @param happened in between */
export function changesBetween(before: View, after: View, happened: readonly GameEvent[]): Changes {
  const now = new Map(all(after).map((card) => [keyOf(card.ref), card]));
  const cards = all(before).map((card): readonly [CardKey, CardChange] => {
    const key = keyOf(card.ref);
    const later = now.get(key);
    if (later === undefined) return [key, gone(key, happened)];
    const [damage, aember] = [later.damage - card.damage, later.aember - card.aember];
    if (later.tagged && !card.tagged) return [key, { damage, aember: 0, armor: 0, goes: 'destroyed', now: [] }];
    const armor = later.armorLeft - card.armorLeft;
    return [key, { damage, aember, armor, goes: null, now: statesOf(card, later) }];
  });
  return {
    cards: Object.fromEntries(cards.filter(([, change]) => isChange(change))),
    seats: before.players.map((then, seat) => {
      const later = after.players[seat] ?? then;
      return {
        aember: later.aember - then.aember,
        keys: later.keys - then.keys,
        chains: later.chains - then.chains,
        draws: drawn(seat, happened),
      };
    }),
  };
}
