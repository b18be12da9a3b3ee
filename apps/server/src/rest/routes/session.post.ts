// POST /api/session: sign-in by name and password.
import { sessionAnswer, signInBody } from '@vaultsong/protocol';
import { deviceIn, signedInAnswer } from '../common/session.ts';
import { limits } from '../limits.ts';
import { anyone } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const signIn = defineRoute({
  method: 'POST',
  path: '/api/session',
  summary: 'Sign in.',
  tag: 'People',
  schema: { request: { body: signInBody }, answer: sessionAnswer, errors: ['wrong-password', 'forbidden'] },
  rights: anyone,
  limit: limits.credentials,
  async handler({ body, request, reply }, { people: { accounts, sessions } }) {
    return signedInAnswer(reply, await accounts.signIn(body, await sessions.of(request), deviceIn(request)));
  },
});
