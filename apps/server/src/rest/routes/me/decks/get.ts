// GET /api/me/decks: one's own decks, by name.
import { ownDecksAnswer } from '@vaultsong/protocol';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const getMyDecks = defineRoute({
  method: 'GET',
  path: '/api/me/decks',
  summary: 'Your decks.',
  tag: 'Decks',
  schema: { request: {}, answer: ownDecksAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ person }, { people }) {
    return { decks: [...(await people.decks.all(person.id))] };
  },
});
