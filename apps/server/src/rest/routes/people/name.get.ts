// GET /api/people/:name: profile of a person, by name or id.
import { namedParams, profileAnswer } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getPerson = defineRoute({
  method: 'GET',
  path: '/api/people/:name',
  summary: 'A person, by name or id.',
  tag: 'People',
  schema: { request: { params: namedParams }, answer: profileAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params: { name }, person: me }, { people: { profiles } }) {
    const profile = await profiles.find(name);
    return { ...profile, relation: me === null ? 'none' : await profiles.relation(me.id, profile.person.id) };
  },
});
