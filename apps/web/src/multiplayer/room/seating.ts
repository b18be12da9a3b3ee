// Sitting down, decks and bots, which a server is asked for over REST.
import { table } from '../../client/client.ts';
import { live } from '../../online/live/connection.ts';
import { withNonce } from '../../online/nonces.ts';
import { nothing, RequestError, rest } from '../../online/rest.ts';
import { becomeGuest } from '../../online/session.ts';

/** Where nobody answered, the server may have it all the same. */
const isRefused = (error: unknown): boolean => error instanceof RequestError && error.code !== 'unreachable';

/** Sits down, as a guest where one is nobody yet. @param deck slug of a deck; null where decks are dealt @throws RequestError */
export async function sitDown(id: string, seat: number, deck: string | null, isSomebody: boolean): Promise<void> {
  await becomeGuest();
  const text = deck === null ? null : await table.deckText(deck);
  const sit = async (nonce: string): Promise<void> => {
    await rest(nothing, 'POST', `/api/tables/${id}/seats`, { seat, nonce, ...(text === null ? {} : { deck: text }) });
  };
  await withNonce(id, seat, sit, isRefused);
  // The server knows by the connection who one is.
  if (!isSomebody) live.renew();
}

/** Brings another deck. @param deck its slug @throws RequestError */
export async function bringDeck(id: string, deck: string): Promise<void> {
  await rest(nothing, 'PUT', `/api/tables/${id}/deck`, { deck: await table.deckText(deck) });
}

/** Puts a bot on a free seat. @throws RequestError */
export async function seatBot(id: string, seat: number, bot: string, deck: string): Promise<void> {
  await rest(nothing, 'PUT', `/api/tables/${id}/seats/${seat}/bot`, { bot, deck: await table.deckText(deck) });
}

/** Sends a bot away. @throws RequestError */
export async function unseatBot(id: string, seat: number): Promise<void> {
  await rest(nothing, 'DELETE', `/api/tables/${id}/seats/${seat}/bot`);
}
