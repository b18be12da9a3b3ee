// PUT /api/tournaments/:id/tables/:table/result: ruling on a match by the organizer, for whom the service asks.
import { doneAnswer, rulingBody, tournamentTableParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const ruleMatch = defineRoute({
  method: 'PUT',
  path: '/api/tournaments/:id/tables/:table/result',
  summary: 'For the organizer: decide a match of this round, or give it to neither player.',
  tag: 'Tournaments',
  schema: {
    request: { params: tournamentTableParams, body: rulingBody },
    answer: doneAnswer,
    errors: ['not-found', 'forbidden', 'conflict'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params, body: { winner }, person }, { people, tournaments }) {
    const whom = winner === null ? null : (await people.profiles.find(winner)).person.id;
    await tournaments.act(params.id, person, { type: 'rule', table: params.table, winner: whom });
    return done;
  },
});
