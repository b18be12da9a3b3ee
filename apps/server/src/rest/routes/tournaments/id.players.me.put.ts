// PUT /api/tournaments/:id/players/me: the caller as a player, with a deck where the tournament wants one.
import { doneAnswer, joinTournamentBody, tournamentParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { readDeck } from '../../common/decks.ts';
import { bodyLimits, limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const joinTournament = defineRoute({
  method: 'PUT',
  path: '/api/tournaments/:id/players/me',
  summary: 'Join, or change your deck before the tournament begins.',
  tag: 'Tournaments',
  schema: {
    request: { params: tournamentParams, body: joinTournamentBody },
    answer: doneAnswer,
    errors: ['not-found', 'forbidden', 'conflict'],
  },
  rights: session,
  limit: limits.usual,
  bodyLimit: bodyLimits.deck,
  async handler({ params, body: { deck, nonce = '' }, ...caller }, services) {
    const { tournaments } = services;
    const { opened } = await tournaments.find(params.id);
    const brought = deck === undefined ? null : await readDeck(deck, opened.terms, caller, services);
    await tournaments.act(params.id, caller.person, { type: 'join', brought, nonce });
    return done;
  },
});
