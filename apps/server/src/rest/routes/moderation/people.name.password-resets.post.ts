// POST /api/moderation/people/:name/password-resets: a link by which a person sets a new password. The service asks for an admin.
import { namedParams, reasonBody, resetLinkAnswer } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const makeResetLink = defineRoute({
  method: 'POST',
  path: '/api/moderation/people/:name/password-resets',
  summary: 'For admins: a link to set a new password. It works once, for an hour.',
  tag: 'Moderation',
  schema: {
    request: { params: namedParams, body: reasonBody },
    answer: resetLinkAnswer,
    status: 201,
    errors: ['forbidden', 'not-found', 'conflict'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params: { name }, body: { reason }, person }, { people }) {
    return await people.moderation.resetLink(person, name, reason);
  },
});
