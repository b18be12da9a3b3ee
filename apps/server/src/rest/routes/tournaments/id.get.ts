// GET /api/tournaments/:id: a tournament as the caller may know it.
import { tournamentAnswer, tournamentParams } from '@vaultsong/protocol';
import { peopleInTournament, tournamentViewOf } from '../../../tournaments/publicView.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getTournament = defineRoute({
  method: 'GET',
  path: '/api/tournaments/:id',
  summary: 'A tournament: its rounds, tables and standings.',
  tag: 'Tournaments',
  schema: { request: { params: tournamentParams }, answer: tournamentAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params, person }, { nameCache, tournaments }) {
    const tournament = await tournaments.find(params.id);
    await nameCache.load(peopleInTournament(tournament));
    return { tournament: tournamentViewOf(tournament, person?.id ?? null, (id) => nameCache.find(id)) };
  },
});
