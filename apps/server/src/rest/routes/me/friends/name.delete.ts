// DELETE /api/me/friends/:name: end of a friendship, or of a request.
import { doneAnswer, namedParams } from '@vaultsong/protocol';
import { done } from '../../../common/answers.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const unfriend = defineRoute({
  method: 'DELETE',
  path: '/api/me/friends/:name',
  summary: 'End a friendship or a request.',
  tag: 'People',
  schema: { request: { params: namedParams }, answer: doneAnswer, errors: ['not-found', 'forbidden'] },
  rights: session,
  limit: limits.usual,
  async handler({ params: { name }, person: me }, { people: { profiles } }) {
    const { person } = await profiles.find(name);
    await profiles.part(me.id, person.id);
    return done;
  },
});
