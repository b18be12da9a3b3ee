// GET /api/people/:name/ratings: ratings of a person in all pools.
import { ratedParams, ratingsAnswer } from '@vaultsong/protocol';
import { ratingOf } from '../../common/ratings.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getPersonRatings = defineRoute({
  method: 'GET',
  path: '/api/people/:name/ratings',
  summary: 'The ratings of a person.',
  tag: 'Ratings',
  schema: { request: { params: ratedParams }, answer: ratingsAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params }, { people, ratings }) {
    const { person } = await people.profiles.find(params.name);
    return { person, ratings: (await ratings.of(person.id)).map(ratingOf) };
  },
});
