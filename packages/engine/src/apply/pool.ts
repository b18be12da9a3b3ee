// The æmber pools: what comes in may be put elsewhere by an effect, and nobody can lose more than there is.

import type { EventOf, GameEvent } from '../language/events.ts';
import type { Line, ModifierOf } from '../read/active.ts';
import { modifiers } from '../read/active.ts';
import { inForce } from '../read/applies.ts';
import { cards } from '../read/cards.ts';
import { forbids } from '../read/permission/forbids.ts';
import { isPlayer } from '../read/players.ts';
import { currentAbility } from '../stack/frames.ts';
import { areEnemies, opponentOf, player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';

/** The effects that put what would enter a pool on a card instead, each with that card. */
export function poolRedirectsOf(
  s: State,
  seat: Seat,
): readonly { readonly card: Ref; readonly line: Line<ModifierOf<'pool-goes-to'>> }[] {
  return modifiers(s)['pool-goes-to'].flatMap((line) => {
    if (!isPlayer(s, line.modifier.who, seat, line.scope) || !inForce(s, line)) return [];
    const [card] = cards(s, line.modifier.card, line.scope);
    return card === undefined || liveBody(s, card) === null ? [] : [{ card, line }];
  });
}

/** The æmber that is spent on a key: a card that is spent as if it were æmber is none. */
export const aemberSpent = ({ cost, spent }: EventOf<'forge'>): number =>
  cost - spent.filter(({ itself }) => itself).length;

/** Whether there is anything where it comes from. */
const hasAember = (s: State, { from }: EventOf<'gain'>): boolean =>
  from === undefined || (liveBody(s, from)?.aember ?? 0) > 0;

/** Whose pool an event adds to when it happens; null where it adds to none. */
export function poolFilledBy(s: State, e: GameEvent): Seat | null {
  switch (e.type) {
    case 'gain':
      return e.amount > 0 && hasAember(s, e) && forbids(s, e.player, 'gain', null) === null ? e.player : null;
    case 'steal':
      return player(s, e.from).aember > 0 && e.amount > 0 ? e.player : null;
    case 'pay':
      return player(s, e.player).aember > 0 && e.amount > 0 ? e.to : null;
    case 'takeAember':
      return (liveBody(s, e.card)?.aember ?? 0) > 0 ? e.to : null;
    case 'leave':
      return e.was.type === 'creature' && (liveBody(s, e.card)?.aember ?? 0) > 0
        ? opponentOf(s, e.was.controller)
        : null;
    case 'forge': {
      const line = modifiers(s)['gets-spent'].find(
        (one) => isPlayer(s, one.modifier.who, e.player, one.scope) && inForce(s, one),
      );
      return line === undefined || aemberSpent(e) === 0 ? null : line.scope.controller;
    }
    default:
      return null;
  }
}

const isKeptOut = (s: State, seat: Seat): boolean =>
  modifiers(s)['kept-out'].some((line) => isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line));

/** The card that was chosen for what the batch that happens just now adds to a pool. */
function chosenRedirect(s: State, seat: Seat): Ref | undefined {
  const batch = s.stack[s.stack.length - 1];
  return batch?.kind === 'events' ? batch.heirs?.find((redirect) => redirect.seat === seat)?.card : undefined;
}

/**
 * Adds to a pool, unless an effect puts æmber that would enter it somewhere else.
 * @returns whether it entered the pool
 */
export function addToPool(s: State, seat: Seat, amount: number, out: GameEvent[]): boolean {
  // Decided: before what would put it on a card, as the active player, whom it concerns, would choose between the two.
  if (isKeptOut(s, seat)) {
    if (amount > 0) out.push({ type: 'keptOut', player: seat, amount });
    return false;
  }
  if (modifiers(s)['pool-goes-to'].length > 0) {
    const redirects = poolRedirectsOf(s, seat);
    const chosen = chosenRedirect(s, seat);
    const redirect = redirects.find(({ card }) => chosen !== undefined && sameRef(card, chosen)) ?? redirects[0];
    const body = redirect === undefined ? null : liveBody(s, redirect.card);
    if (redirect !== undefined && body !== null) {
      body.aember += amount;
      out.push(
        redirect.line.modifier.captured
          ? { type: 'capture', card: redirect.card, from: seat, amount }
          : { type: 'placeAember', card: redirect.card, from: null, amount },
      );
      return false;
    }
  }
  player(s, seat).aember += amount;
  return true;
}

/** Takes up to an amount from a pool and says how much it was. */
export function takeFromPool(s: State, seat: Seat, amount: number): number {
  const p = player(s, seat);
  const taken = Math.min(p.aember, amount);
  p.aember -= taken;
  return taken;
}

/**
 * What is stolen or captured from a pool: an effect may have it come from the supply, and then it is as much as the pool holds.
 * R: online play today, Po's Pixies: only where it is the effect of an opponent.
 */
export function takenFrom(s: State, seat: Seat, amount: number): number {
  const isSpared = modifiers(s)['from-supply'].some(
    (line) => isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line),
  );
  if (!isSpared || !areEnemies(s, seat, currentAbility(s).controller)) return takeFromPool(s, seat, amount);
  return Math.min(player(s, seat).aember, amount);
}
