// POST /api/tournaments: a new tournament, organized by the caller.
import { openedTournament, openTournamentBody } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const openTournament = defineRoute({
  method: 'POST',
  path: '/api/tournaments',
  summary: 'Open a tournament, as its organizer.',
  tag: 'Tournaments',
  schema: {
    request: { body: openTournamentBody },
    answer: openedTournament,
    status: 201,
    errors: ['forbidden', 'conflict'],
  },
  rights: session,
  limit: limits.openTournament,
  async handler({ body: { rounds = null, startsAt = null, ...rest }, person }, { tournaments }) {
    const id = await tournaments.open(person, { ...rest, rounds, startsAt });
    return { id, url: `/tournaments/${id}` };
  },
});
