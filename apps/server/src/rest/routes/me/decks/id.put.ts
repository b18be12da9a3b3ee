// PUT /api/me/decks/:id: a deck to keep. Long texts are read by a worker.
import { ownDeckAnswer, ownDeckBody, ownDeckParams } from '@vaultsong/protocol';
import { ownersOf } from '../../../common/owners.ts';
import { bodyLimits, limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const keepDeck = defineRoute({
  method: 'PUT',
  path: '/api/me/decks/:id',
  summary: 'Save a deck, in any supported format.',
  tag: 'Decks',
  schema: {
    request: { params: ownDeckParams, body: ownDeckBody },
    answer: ownDeckAnswer,
    errors: ['conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.keepDeck,
  bodyLimit: bodyLimits.deck,
  async handler({ params: { id }, body: { data }, ...caller }, { people, workers }) {
    return await people.decks.put(caller.person.id, id, data, await workers.deckName(data, ownersOf(caller)));
  },
});
