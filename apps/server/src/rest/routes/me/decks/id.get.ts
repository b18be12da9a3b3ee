// GET /api/me/decks/:id: one of one's own decks, with its list.
import { ownDeckAnswer, ownDeckParams } from '@vaultsong/protocol';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const getMyDeck = defineRoute({
  method: 'GET',
  path: '/api/me/decks/:id',
  summary: 'One of your decks, complete.',
  tag: 'Decks',
  schema: { request: { params: ownDeckParams }, answer: ownDeckAnswer, errors: ['not-found'] },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { people }) {
    return await people.decks.find(person.id, params.id);
  },
});
