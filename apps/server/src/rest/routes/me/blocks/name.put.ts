// PUT /api/me/blocks/:name: a block between oneself and a person.
import { namedParams, relationAnswer } from '@vaultsong/protocol';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const block = defineRoute({
  method: 'PUT',
  path: '/api/me/blocks/:name',
  summary: 'Block a person.',
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
    await profiles.block(me.id, person.id);
    return { relation: 'blocked' as const };
  },
});
