// GET /api/ratings: the leaderboard of a rating pool.
import { leaderboardAnswer, leaderboardQuery } from '@vaultsong/protocol';
import { namesOf, ratingOf } from '../common/ratings.ts';
import { limits } from '../limits.ts';
import { anyone } from '../rights.ts';
import { defineRoute } from '../route.ts';

/** People on a leaderboard. */
const mostRanked = 200;

export const getLeaderboard = defineRoute({
  method: 'GET',
  path: '/api/ratings',
  summary: 'A leaderboard: players with reliable ratings, the strongest first.',
  tag: 'Ratings',
  schema: { request: { query: leaderboardQuery }, answer: leaderboardAnswer },
  rights: anyone,
  limit: limits.usual,
  async handler({ query: { pool } }, services) {
    const standings = await services.ratings.leaderboard(pool, mostRanked);
    const person = await namesOf(
      standings.map((standing) => standing.person),
      services,
    );
    return { pool, people: standings.map((standing) => ({ ...ratingOf(standing), person: person(standing.person) })) };
  },
});
