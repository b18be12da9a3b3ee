// DELETE /api/tournaments/:id/players/:name: removal of a player by the organizer, for whom the service asks.
import { doneAnswer, tournamentPlayerParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const removePlayer = defineRoute({
  method: 'DELETE',
  path: '/api/tournaments/:id/players/:name',
  summary: 'For the organizer: remove a player.',
  tag: 'Tournaments',
  schema: {
    request: { params: tournamentPlayerParams },
    answer: doneAnswer,
    errors: ['not-found', 'forbidden', 'conflict'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { people, tournaments }) {
    const { person: player } = await people.profiles.find(params.name);
    await tournaments.act(params.id, person, { type: 'leave', person: player.id });
    return done;
  },
});
