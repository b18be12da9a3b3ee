// GET /api/me/notices: one's own role, and the notices of moderators.
import { noticesAnswer } from '@vaultsong/protocol';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const getMyNotices = defineRoute({
  method: 'GET',
  path: '/api/me/notices',
  summary: 'Your role, and notices from moderators.',
  tag: 'Moderation',
  schema: { request: {}, answer: noticesAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ person: { id } }, { people: { moderation, notices } }) {
    return { role: await moderation.roleOf(id), notices: [...(await notices.of(id))] };
  },
});
