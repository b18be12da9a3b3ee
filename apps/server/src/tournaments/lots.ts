// Lots of a tournament: drawn from its secret, to which the server committed itself before anybody joined, and from what the players
// added when they joined: so everybody can draw them again after it began, and nobody could before, nor the server alone choose.
import { createHmac } from 'node:crypto';
import { deckOfName, toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';
import { sealedDeckOf } from '@vaultsong/tables';
import type { Tournament } from './tournament.ts';

const drawn = (lotKey: string, ...purpose: readonly (string | number)[]): string =>
  createHmac('sha256', Buffer.from(lotKey, 'hex')).update(JSON.stringify(purpose)).digest('hex');

/** 0 to 63: the less, the sooner these two meet where nothing else decides. */
export const lotOfTwo = (lotKey: string, round: number, one: string, other: string): number =>
  Number.parseInt(drawn(lotKey, 'pair', round, ...[one, other].toSorted()).slice(0, 2), 16) % 64;

/** 0 to 63: the less, the sooner somebody has the bye where nothing else decides. */
export const lotOfBye = (lotKey: string, round: number, person: string): number =>
  Number.parseInt(drawn(lotKey, 'bye', round, person).slice(0, 2), 16) % 64;

/** A text by which those are ordered who are alike in all else. */
export const lotOfPlace = (lotKey: string, person: string): string => drawn(lotKey, 'place', person);

/** What somebody plays with, and by what name it can be found; null where there is none yet. */
export function deckOf(
  { id, opened, players, lotKey }: Tournament,
  person: string,
): { readonly deck: DeckList; readonly origin: string | null } | null {
  const seat = players.findIndex((one) => one.person === person);
  const player = players[seat];
  if (player === undefined) return null;
  if (player.deck !== null) return { deck: player.deck, origin: player.origin };
  const { play } = opened.terms;
  if (lotKey === null || play.type !== 'duel' || play.decks === 'own') return null;
  const origin = sealedDeckOf(lotKey, seat, play.sets, [id]);
  return { deck: dealtDeck(origin), origin };
}

/** Decks that were made, so that those who look at a tournament do not have them made each time. */
const made = new Map<string, DeckList>();

function dealtDeck(origin: string): DeckList {
  const known = made.get(origin);
  if (known !== undefined) return known;
  const deck = toDeckList(deckOfName(origin));
  if (made.size >= 1_000) made.clear();
  made.set(origin, deck);
  return deck;
}
