// GET /api/people/:name/ratings/:pool: history of one rating, match by match.
import { ratingHistoryAnswer, ratingHistoryParams } from '@vaultsong/protocol';
import { changesOf } from '../../common/ratings.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getRatingHistory = defineRoute({
  method: 'GET',
  path: '/api/people/:name/ratings/:pool',
  summary: 'What each match made of a rating.',
  tag: 'Ratings',
  schema: { request: { params: ratingHistoryParams }, answer: ratingHistoryAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params }, services) {
    const { person } = await services.people.profiles.find(params.name);
    return { person, changes: await changesOf(await services.ratings.history(person.id, params.pool), services) };
  },
});
