// DELETE /api/me/sessions: sign-out everywhere, or everywhere else.
import { endedSessions, endSessionsBody } from '@vaultsong/protocol';
import { clearCookies, sessionOf } from '../../../common/session.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const endMySessions = defineRoute({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'Sign out everywhere, or everywhere else.',
  tag: 'People',
  schema: { request: { body: endSessionsBody }, answer: endedSessions, errors: ['forbidden'] },
  rights: session,
  limit: limits.credentials,
  async handler({ body: { keepCurrent }, request, reply }, services) {
    const ended = await services.people.ownSessions.endAll(await sessionOf(request, services), keepCurrent);
    if (!keepCurrent) await clearCookies(reply, services);
    return { ended };
  },
});
