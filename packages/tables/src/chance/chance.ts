// Randomness of a table, by commitment. The server commits itself to a secret when it opens a table; players may add to
// it after that and before anything is drawn; the server reveals the secret after the match. So no side can choose the
// order of cards, and everybody can check that afterwards.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { generatedSets } from '@vaultsong/decks';
import type { Side } from '@vaultsong/match';

/** The commitment that is published before the first card: the hash of the secret. @param secret 64 hexadecimal digits */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** 64 hexadecimal digits for one purpose. Nobody knows them without the secret. */
const drawn = (secret: string, purpose: string, nonces: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([purpose, ...nonces]))));

/**
 * The chance of a game, as `Setup.chance` takes it.
 * @param game from 1
 * @param digits 32 at tables from before there were 64
 */
export const chanceOf = (secret: string, game: number, nonces: readonly string[], digits: 32 | 64 = 64): string =>
  drawn(secret, `game ${game}`, nonces).slice(0, digits);

/** Draws the side that goes first in the first game of a series, or opens a bidding. */
export const lotOf = (secret: string, lot: 'first' | 'opener', nonces: readonly string[]): Side =>
  Number.parseInt(drawn(secret, lot, nonces).slice(0, 2), 16) % 2 === 0 ? 0 : 1;

/**
 * The name of the deck that a seat is dealt in sealed play, as `deckOfName` makes it.
 * @param sets of which it may be; none: the first set there is
 */
export function sealedDeckOf(secret: string, seat: number, sets: readonly string[], nonces: readonly string[]): string {
  const digits = drawn(secret, `deck ${seat}`, nonces);
  const among = sets.length === 0 ? generatedSets.slice(0, 1) : sets;
  const set = among[Number.parseInt(digits.slice(0, 8), 16) % among.length] ?? '';
  return `generated:${set}:${Number.parseInt(digits.slice(8, 20), 16)}`;
}
