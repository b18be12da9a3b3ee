// POST /api/tournaments/:id/start: the start of the first round, by the organizer, for whom the service asks.
import { doneAnswer, tournamentParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const startTournament = defineRoute({
  method: 'POST',
  path: '/api/tournaments/:id/start',
  summary: 'For the organizer: begin.',
  tag: 'Tournaments',
  schema: {
    request: { params: tournamentParams },
    answer: doneAnswer,
    errors: ['not-found', 'forbidden', 'conflict'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { tournaments }) {
    await tournaments.act(params.id, person, { type: 'begin' });
    return done;
  },
});
