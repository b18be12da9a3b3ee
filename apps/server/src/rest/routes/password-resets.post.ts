// POST /api/password-resets: a new password by a link that an admin has made.
import { resetPasswordAnswer, resetPasswordBody } from '@vaultsong/protocol';
import { limits } from '../limits.ts';
import { anyone } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/password-resets',
  summary: 'Set a new password with a link from an admin. Ends all sessions.',
  tag: 'Moderation',
  schema: { request: { body: resetPasswordBody }, answer: resetPasswordAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.moderation,
  async handler({ body: { token, password } }, { people }) {
    return { name: await people.accounts.resetPassword(token, password) };
  },
});
