// Routes of decks of one's own.
import { doneAnswer, ownDeckAnswer, ownDeckBody, ownDeckParams, ownDecksAnswer } from '@vaultsong/protocol';
import type { People } from '../people/people.ts';
import type { Workers } from '../workers/workers.ts';
import type { Limit, Route } from './route.ts';
import { ownersOf, personalRoute } from './route.ts';

const tag = 'Decks';

/** A collection that comes along to a new account is some hundred decks at once. */
const ofKeeping: Limit = { max: 300, seconds: 60 };

export function ownDeckRoutes({ decks }: People, workers: Workers): readonly Route[] {
  return [
    personalRoute(
      { method: 'GET', path: '/api/me/decks', tag, takes: {}, answer: ownDecksAnswer, summary: 'Your decks.' },
      async (_, { id }) => ({ decks: [...(await decks.all(id))] }),
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/me/decks/:id', tag, takes: { params: ownDeckParams }, answer: ownDeckAnswer },
        ...{ summary: 'One of your decks, whole.', refusals: ['not-found'] },
      },
      async ({ params: { id } }, me) => decks.find(me.id, id),
    ),
    personalRoute(
      {
        ...{
          method: 'PUT',
          path: '/api/me/decks/:id',
          tag,
          answer: ownDeckAnswer,
          refusals: ['conflict', 'forbidden'],
        },
        ...{ takes: { params: ownDeckParams, body: ownDeckBody }, bodyLimit: 256 * 1024 },
        ...{ summary: 'Keep a deck, in any format that is read.', limit: ofKeeping },
      },
      async ({ params: { id }, body: { data } }, me, { request }) =>
        decks.put(me.id, id, data, await workers.deckName(data, ownersOf(me, request))),
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me/decks/:id', tag, takes: { params: ownDeckParams }, answer: doneAnswer },
        ...{ summary: 'Remove a deck.', refusals: ['forbidden'] },
      },
      async ({ params: { id } }, me) => {
        await decks.remove(me.id, id);
        return { done: true as const };
      },
    ),
  ];
}
