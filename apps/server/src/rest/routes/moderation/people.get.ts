// GET /api/moderation/people: search for people by the beginning of their name.
import { moderatedAnswer, moderatedQuery } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const searchPeople = defineRoute({
  method: 'GET',
  path: '/api/moderation/people',
  summary: 'People whose name begins so, with their role and active sanctions.',
  tag: 'Moderation',
  schema: { request: { query: moderatedQuery }, answer: moderatedAnswer, errors: ['forbidden'] },
  rights: moderator,
  limit: limits.peopleSearch,
  async handler({ query }, { people }) {
    return moderatedAnswer.parse({ people: await people.moderation.search(query.name) });
  },
});
