// GET /api/tournaments: all tournaments.
import { tournamentsAnswer } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getTournaments = defineRoute({
  method: 'GET',
  path: '/api/tournaments',
  summary: 'Tournaments: open and running ones, then finished ones; the newest first.',
  tag: 'Tournaments',
  schema: { request: {}, answer: tournamentsAnswer },
  rights: anyone,
  limit: limits.usual,
  async handler(_, { nameCache, tournaments }) {
    const all = await tournaments.list();
    await nameCache.load(
      all.flatMap(({ organizer, champion }) => (champion === null ? [organizer] : [organizer, champion])),
    );
    return {
      tournaments: all.map(({ organizer, champion, ...listing }) => ({
        ...listing,
        organizer: nameCache.find(organizer),
        champion: champion === null ? null : nameCache.find(champion),
      })),
    };
  },
});
