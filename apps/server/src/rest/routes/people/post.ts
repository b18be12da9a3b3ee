// POST /api/people: a new account; a guest who makes one keeps their games.
import { sessionAnswer, signUpBody } from '@vaultsong/protocol';
import { deviceIn, signedInAnswer } from '../../common/session.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const signUp = defineRoute({
  method: 'POST',
  path: '/api/people',
  summary: 'Make an account; a guest keeps their games.',
  tag: 'People',
  schema: { request: { body: signUpBody }, answer: sessionAnswer, status: 201, errors: ['conflict', 'forbidden'] },
  rights: anyone,
  limit: limits.credentials,
  async handler({ body, request, reply }, { people: { accounts, sessions } }) {
    return signedInAnswer(reply, await accounts.signUp(body, await sessions.of(request), deviceIn(request)));
  },
});
