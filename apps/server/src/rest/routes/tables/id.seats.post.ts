// POST /api/tables/:id/seats: a seat for the caller, with a deck or without one.
import { joinBody, seatAnswer, tableParams } from '@vaultsong/protocol';
import { termsOf } from '@vaultsong/tables';
import { readDeck } from '../../common/decks.ts';
import { findTable, sitDown } from '../../common/tables.ts';
import { bodyLimits, limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const takeSeat = defineRoute({
  method: 'POST',
  path: '/api/tables/:id/seats',
  summary: 'Sit down.',
  tag: 'Tables',
  schema: {
    request: { params: tableParams, body: joinBody },
    answer: seatAnswer,
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.bringDeck,
  bodyLimit: bodyLimits.deck,
  async handler({ params, body: { seat, nonce, deck }, ...caller }, services) {
    const actor = await findTable(params.id, caller, services);
    // What is wrong with a deck is told before somebody sits there without one.
    const brought = deck === undefined ? null : await readDeck(deck, termsOf(actor.table), caller, services);
    return { seat: await sitDown(actor, caller.person, { seat, nonce, brought }, services) };
  },
});
