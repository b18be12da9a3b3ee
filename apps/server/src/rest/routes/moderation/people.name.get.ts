// GET /api/moderation/people/:name: role and sanctions of a person.
import { moderatedPerson, namedParams } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getModeratedPerson = defineRoute({
  method: 'GET',
  path: '/api/moderation/people/:name',
  summary: 'A person, by name or id, with role and active sanctions.',
  tag: 'Moderation',
  schema: { request: { params: namedParams }, answer: moderatedPerson, errors: ['forbidden', 'not-found'] },
  rights: moderator,
  limit: limits.usual,
  async handler({ params }, { people }) {
    return moderatedPerson.parse(await people.moderation.find(params.name));
  },
});
