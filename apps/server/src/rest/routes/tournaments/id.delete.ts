// DELETE /api/tournaments/:id: cancellation by the organizer, for whom the service asks.
import { doneAnswer, tournamentParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const cancelTournament = defineRoute({
  method: 'DELETE',
  path: '/api/tournaments/:id',
  summary: 'For the organizer: call it off.',
  tag: 'Tournaments',
  schema: {
    request: { params: tournamentParams },
    answer: doneAnswer,
    errors: ['not-found', 'forbidden', 'conflict'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { tournaments }) {
    await tournaments.act(params.id, person, { type: 'call-off' });
    return done;
  },
});
