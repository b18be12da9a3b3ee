// PUT /api/tables/:id/seats/:seat/bot: a bot of the house on a free seat.
import { addBotBody, doneAnswer, seatParams } from '@vaultsong/protocol';
import { termsOf } from '@vaultsong/tables';
import { done } from '../../common/answers.ts';
import { readDeck } from '../../common/decks.ts';
import { act, findTable } from '../../common/tables.ts';
import { bodyLimits, limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const seatBot = defineRoute({
  method: 'PUT',
  path: '/api/tables/:id/seats/:seat/bot',
  summary: 'Put a bot of the server on a free seat.',
  tag: 'Tables',
  schema: {
    request: { params: seatParams, body: addBotBody },
    answer: doneAnswer,
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.bringDeck,
  bodyLimit: bodyLimits.deck,
  async handler({ params: { id, seat }, body: { bot, deck }, ...caller }, services) {
    const actor = await findTable(id, caller, services);
    const brought = await readDeck(deck, termsOf(actor.table), caller, services);
    await act(actor, caller.person, { type: 'add-bot', seat, bot, ...brought });
    return done;
  },
});
