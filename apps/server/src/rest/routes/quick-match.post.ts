// POST /api/quick-match: search for a match against anybody, which the client repeats while it waits.
import { quickMatchAnswer, quickMatchBody } from '@vaultsong/protocol';
import { ApiError } from '../../errors/apiError.ts';
import { checkMayPlayRated } from '../common/accounts.ts';
import { readDeck } from '../common/decks.ts';
import { bodyLimits, limits } from '../limits.ts';
import { session } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const searchQuickMatch = defineRoute({
  method: 'POST',
  path: '/api/quick-match',
  summary: 'Find an opponent; repeat the request every ten seconds while you wait.',
  tag: 'Tables',
  schema: { request: { body: quickMatchBody }, answer: quickMatchAnswer, errors: ['forbidden'] },
  rights: session,
  limit: limits.usual,
  bodyLimit: bodyLimits.deck,
  async handler({ body: { kind, rated, deck }, ...caller }, services) {
    const { person, reply } = caller;
    const { quick } = services;
    checkMayPlayRated(rated, person);
    if (kind === 'open' && deck === undefined) throw new ApiError('invalid', 'body.deck: expected a deck to play with');
    const brought =
      kind === 'open' && deck !== undefined
        ? await readDeck(deck, quick.termsOf({ kind, rated }), caller, services)
        : null;
    const table = await quick.want({ person: person.id, kind, rated, brought });
    // Whoever went meanwhile, as with a page that is closed, does not wait for the answer.
    if (table === null && reply.raw.destroyed) await quick.cancel(person.id);
    return { waiting: table === null, table };
  },
});
