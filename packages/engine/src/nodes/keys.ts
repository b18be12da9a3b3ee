// Choice of the key that is forged or unforged: keys have colors, and the deciding player chooses among them.
// R: v1.0 p.4, v1.3 p.4, M16 "Forge a Key": the player who forges turns over any one of their keys. If no card of the
// game can tell one key from another, the question says so (`alike`), and hosts answer it by themselves.

import type { Node } from '../language/language.ts';
import { players } from '../read/players.ts';
import { currentAbility } from '../stack/frames.ts';
import { tellsColors, tellsKeyAge } from '../state/game.ts';
import { player } from '../state/players.ts';
import type { Option } from '../state/question.ts';
import type { State, TurnEvent } from '../state/state.ts';
import type { KeyColor, Seat } from '../terms.ts';
import type { Price } from './price.ts';

type Unforge = Extract<Node, { readonly kind: 'unforge' }>;

/** Mark on an event about a key, in a game with a card that can tell keys apart by color. */
export const seenIn = (s: State): { readonly tells?: true } => (tellsColors(s) ? { tells: true } : {});

/** The keys to choose from, with what each costs where that is not the same. */
export function optionsOf(prices: readonly Price[]): readonly Option[] {
  const isOneCost = prices.every(({ cost }) => cost === prices[0]?.cost);
  return prices.map(({ seat, color, cost }) => ({ pick: 'key', seat, color, ...(isOneCost ? {} : { cost }) }));
}

/** Whether a key was forged in the player's last turn, and stands forged since. */
function isOfLastTurn(s: State, seat: Seat, color: KeyColor): boolean {
  const isThisKey = (d: TurnEvent): boolean =>
    (d.did === 'forge' || d.did === 'unforge') && d.by === seat && d.color === color;
  return !s.deeds.some(isThisKey) && player(s, seat).lastTurn.findLast(isThisKey)?.did === 'forge';
}

/** The forged keys of a player that a node can unforge. */
export const unforgeable = (s: State, n: Unforge, seat: Seat): readonly KeyColor[] =>
  player(s, seat).keys.filter((color) => n.forged === undefined || isOfLastTurn(s, seat, color));

/** The players whose keys a node unforges: players without such a key are left out. */
export const losersOf = (s: State, n: Unforge): readonly Seat[] =>
  players(s, n.who, currentAbility(s)).filter((seat) => unforgeable(s, n, seat).length > 0);

/** Whether nothing can tell which of these keys is unforged: neither by its colour nor by when it was forged. */
export function areAlike(s: State, seat: Seat, colors: readonly KeyColor[]): boolean {
  if (tellsColors(s)) return false;
  const recent = colors.filter((color) => isOfLastTurn(s, seat, color)).length;
  return recent === 0 || recent === colors.length || !tellsKeyAge(s);
}
