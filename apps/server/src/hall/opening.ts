// A new table: its id, its secret and its first entries.
import { randomBytes, randomInt } from 'node:crypto';
import type { Setup } from '@vaultsong/engine';
import { engineVersion } from '@vaultsong/engine';
import type { Deed, Entry, Sitter, Terms } from '@vaultsong/tables';
import { commitmentTo, entryOf, rootHash } from '@vaultsong/tables';

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Ten letters, of which nobody guesses one that leads anywhere: 36^10 are 3.6 million billions. */
export const newTableId = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** What a table is opened with. */
export interface Opening {
  readonly by: string | null;
  readonly terms: Terms;
  readonly after?: string;
  readonly tournament?: string;
  /** By seat: who alone may sit there. */
  readonly reserved?: readonly string[];
  /** A game that goes on here: who sits where, and how far it is. */
  readonly broughtIn?: {
    readonly seats: readonly Sitter[];
    readonly setup: Setup;
    readonly answers: readonly number[];
  };
}

export interface Opened {
  readonly id: string;
  readonly secret: string;
  readonly log: readonly Entry[];
}

/** @param now milliseconds since 1970 */
export function open({ by, terms, after, tournament, reserved, broughtIn }: Opening, now: number): Opened {
  const id = newTableId();
  const secret = randomBytes(32).toString('hex');
  const deeds: Deed[] = [
    {
      is: 'opened',
      by,
      terms,
      commitment: commitmentTo(secret),
      engine: engineVersion,
      ...(after === undefined ? {} : { after }),
      ...(tournament === undefined ? {} : { tournament }),
      ...(reserved === undefined ? {} : { reserved: [...reserved] }),
    },
  ];
  if (broughtIn !== undefined) {
    const { seats, setup, answers } = broughtIn;
    for (const [seat, sitter] of seats.entries()) {
      const deck = setup.decks[seat];
      const sat = { is: 'sat', seat, sitter, nonce: '' } as const;
      const comesWithDeck = sitter.is === 'bot' && deck !== undefined;
      deeds.push(comesWithDeck ? { ...sat, deck, origin: null } : sat);
      if (!comesWithDeck && deck !== undefined) deeds.push({ is: 'brought', seat, deck, origin: null });
    }
    deeds.push({ is: 'brought-in', setup, answers: [...answers] });
  }
  const log: Entry[] = [];
  for (const [seq, deed] of deeds.entries()) log.push(entryOf(deed, seq, now, log.at(-1)?.hash ?? rootHash(id)));
  return { id, secret, log };
}
