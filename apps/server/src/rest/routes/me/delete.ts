// DELETE /api/me: deletion of one's own account. Games stay, without the name.
import { doneAnswer, leaveBody } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { clearCookies, sessionOf } from '../../common/session.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const deleteMe = defineRoute({
  method: 'DELETE',
  path: '/api/me',
  summary: 'Delete yourself: your games stay, without your name.',
  tag: 'People',
  schema: { request: { body: leaveBody }, answer: doneAnswer, errors: ['wrong-password', 'forbidden'] },
  rights: session,
  limit: limits.credentials,
  async handler({ body: { password }, request, reply }, services) {
    await services.people.accounts.leave(await sessionOf(request, services), password);
    await clearCookies(reply, services);
    return done;
  },
});
