// DELETE /api/session: sign-out from the session that asks.
import { doneAnswer } from '@vaultsong/protocol';
import { done } from '../common/answers.ts';
import { clearCookies, sessionOf } from '../common/session.ts';
import { limits } from '../limits.ts';
import { session } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const signOut = defineRoute({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Sign out here.',
  tag: 'People',
  schema: { request: {}, answer: doneAnswer, errors: ['forbidden'] },
  rights: session,
  limit: limits.usual,
  async handler({ request, reply }, services) {
    await services.people.accounts.signOut(await sessionOf(request, services));
    await clearCookies(reply, services);
    return done;
  },
});
