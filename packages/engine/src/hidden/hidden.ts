// Piles of cards that some player may not see: decks, hands, archives, facedown beneath a card or purged facedown.
import { cardApart } from '../seats/seats.ts';
import { besidesOf, setBesides } from '../state/body.ts';
import { makeCard, nameOf, nowWith, seatOf } from '../state/card.ts';
import type { Card, State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId, Seat } from '../terms.ts';

/** A list of cards out of play. Decks and purged cards have an order; a hand and archives are known as a heap only. */
export interface Pile {
  readonly ids: CardId[];
  readonly seat: Seat;
  readonly isOrdered: boolean;
}

const noPiles: readonly Pile[] = [];

/** The cards facedown beneath cards in play. The lists are made anew, because clones share them. */
function pilesBeneath(s: State): readonly Pile[] {
  if (s.bodies.every((body) => body === null || besidesOf(body).under.length === 0)) return noPiles;
  const hosts = s.players.flatMap((p) => [...p.line, ...p.artifacts]);
  const apart = cardApart(s);
  if (apart !== undefined) hosts.push(apart);
  const withUpgrades = hosts.flatMap((id) => [id, ...(s.bodies[id]?.upgrades ?? [])]);
  return withUpgrades.flatMap((id): Pile[] => {
    const body = s.bodies[id];
    if (!body || besidesOf(body).under.length === 0) return [];
    const ids = [...besidesOf(body).under];
    setBesides(body, { under: ids });
    return [{ ids, seat: seatOf(cardAt(s, id)), isOrdered: true }];
  });
}

/** All piles that can hold hidden cards, in an order that depends on nothing hidden. Their lists may be written to. */
export function hiddenPiles(s: State): readonly Pile[] {
  const piles: Pile[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const { deck, hand, archives, purged, beneath } = s.players[seat]!;
    piles.push({ ids: deck, seat, isOrdered: true });
    piles.push({ ids: hand, seat, isOrdered: false });
    if (archives.length > 0) piles.push({ ids: archives, seat, isOrdered: false });
    if (purged.length > 0) piles.push({ ids: purged, seat, isOrdered: true });
    if (beneath.length > 0) piles.push({ ids: beneath, seat, isOrdered: true });
  }
  for (const pile of pilesBeneath(s)) piles.push(pile);
  return piles;
}

/** One of the lives that no card of the game has reached: a reference to an earlier life never means a later one. */
export function freshLife(s: State): number {
  let most = 0;
  for (const { ref } of s.cards) if (ref.life > most) most = ref.life;
  return most + 1;
}

/** Puts a card under another id into the place where it lies. */
export function renumbered(card: Card, id: CardId, life: number, known: number): Card {
  const { owner, zone, print, now } = card;
  const kept =
    now === undefined ? undefined : nowWith(undefined, { by: now.by, abducted: now.abducted, faceup: now.faceup });
  return makeCard({ id, life, name: nameOf(card) }, owner, zone, seatOf(card), known, print, kept);
}
