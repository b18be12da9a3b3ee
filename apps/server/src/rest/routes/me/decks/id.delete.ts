// DELETE /api/me/decks/:id: removal of a kept deck.
import { doneAnswer, ownDeckParams } from '@vaultsong/protocol';
import { done } from '../../../common/answers.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const removeDeck = defineRoute({
  method: 'DELETE',
  path: '/api/me/decks/:id',
  summary: 'Remove a deck.',
  tag: 'Decks',
  schema: { request: { params: ownDeckParams }, answer: doneAnswer, errors: ['forbidden'] },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { people }) {
    await people.decks.remove(person.id, params.id);
    return done;
  },
});
