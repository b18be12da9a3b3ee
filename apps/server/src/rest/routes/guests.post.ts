// POST /api/guests: a new guest with a session, so that nobody signs up to play.
import { guestBody, sessionAnswer } from '@vaultsong/protocol';
import { ApiError } from '../../errors/apiError.ts';
import { deviceIn, signedInAnswer } from '../common/session.ts';
import { limits } from '../limits.ts';
import { anyone } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const becomeGuest = defineRoute({
  method: 'POST',
  path: '/api/guests',
  summary: 'Become a guest.',
  tag: 'People',
  schema: { request: { body: guestBody }, answer: sessionAnswer, status: 201, errors: ['conflict', 'forbidden'] },
  rights: anyone,
  limit: limits.credentials,
  async handler({ person, request, reply }, { people }) {
    if (person !== null) throw new ApiError('conflict', `You are signed in as ${person.name}; sign out first`);
    return signedInAnswer(reply, await people.accounts.welcome(deviceIn(request)));
  },
});
