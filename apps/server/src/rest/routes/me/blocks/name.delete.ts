// DELETE /api/me/blocks/:name: end of a block.
import { doneAnswer, namedParams } from '@vaultsong/protocol';
import { done } from '../../../common/answers.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const unblock = defineRoute({
  method: 'DELETE',
  path: '/api/me/blocks/:name',
  summary: 'End a block.',
  tag: 'People',
  schema: { request: { params: namedParams }, answer: doneAnswer, errors: ['not-found', 'forbidden'] },
  rights: session,
  limit: limits.usual,
  async handler({ params: { name }, person: me }, { people: { profiles } }) {
    const { person } = await profiles.find(name);
    await profiles.unblock(me.id, person.id);
    return done;
  },
});
