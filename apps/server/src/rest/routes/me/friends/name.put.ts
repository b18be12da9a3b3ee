// PUT /api/me/friends/:name: a friend request, or the acceptance of one.
import { namedParams, relationAnswer } from '@vaultsong/protocol';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const befriend = defineRoute({
  method: 'PUT',
  path: '/api/me/friends/:name',
  summary: 'Send or accept a friend request.',
  tag: 'People',
  schema: {
    request: { params: namedParams },
    answer: relationAnswer,
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params: { name }, person: me }, { people: { profiles } }) {
    const { person } = await profiles.find(name);
    return { relation: await profiles.befriend(me, person) };
  },
});
