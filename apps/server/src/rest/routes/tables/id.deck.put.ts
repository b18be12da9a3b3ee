// PUT /api/tables/:id/deck: the deck of the caller at a table, or another one in its place.
import { chooseDeckBody, doneAnswer, tableParams } from '@vaultsong/protocol';
import { termsOf } from '@vaultsong/tables';
import { done } from '../../common/answers.ts';
import { readDeck } from '../../common/decks.ts';
import { act, findTable } from '../../common/tables.ts';
import { bodyLimits, limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const bringDeck = defineRoute({
  method: 'PUT',
  path: '/api/tables/:id/deck',
  summary: 'Bring a deck, or change it.',
  tag: 'Tables',
  schema: {
    request: { params: tableParams, body: chooseDeckBody },
    answer: doneAnswer,
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.bringDeck,
  bodyLimit: bodyLimits.deck,
  async handler({ params, body, ...caller }, services) {
    const actor = await findTable(params.id, caller, services);
    const brought = await readDeck(body.deck, termsOf(actor.table), caller, services);
    await act(actor, caller.person, { type: 'choose-deck', ...brought });
    return done;
  },
});
