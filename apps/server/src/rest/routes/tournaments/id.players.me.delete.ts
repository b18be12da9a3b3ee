// DELETE /api/tournaments/:id/players/me: departure of the caller, before the tournament begins or after.
import { doneAnswer, tournamentParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const leaveTournament = defineRoute({
  method: 'DELETE',
  path: '/api/tournaments/:id/players/me',
  summary: 'Leave a tournament, or drop out after it has begun.',
  tag: 'Tournaments',
  schema: { request: { params: tournamentParams }, answer: doneAnswer, errors: ['not-found', 'conflict'] },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { tournaments }) {
    await tournaments.act(params.id, person, { type: 'leave', person: person.id });
    return done;
  },
});
