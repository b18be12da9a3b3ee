// GET /api/me: one's own profile.
import { meAnswer } from '@vaultsong/protocol';
import { meAnswerOf } from '../../common/profile.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getMe = defineRoute({
  method: 'GET',
  path: '/api/me',
  summary: 'Your person.',
  tag: 'People',
  schema: { request: {}, answer: meAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ person }, { people }) {
    return meAnswerOf(await people.profiles.find(person.id));
  },
});
