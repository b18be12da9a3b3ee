// PATCH /api/me: changes of one's own name, profile or password. A new password ends all other sessions, so its answer has a new token.
import { changedMe, changeMeBody } from '@vaultsong/protocol';
import { meAnswerOf } from '../../common/profile.ts';
import { deviceIn, sessionOf, setCookies } from '../../common/session.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const changeMe = defineRoute({
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change your name, profile text or password.',
  tag: 'People',
  schema: { request: { body: changeMeBody }, answer: changedMe, errors: ['wrong-password', 'conflict'] },
  rights: session,
  limit: limits.credentials,
  async handler({ body: { name, about, password }, person: me, request, reply }, services) {
    const { accounts, profiles } = services.people;
    let token: string | undefined;
    if (password !== undefined) {
      const current = await sessionOf(request, services);
      const signedIn = await accounts.changePassword(current, password, deviceIn(request));
      setCookies(reply, signedIn.cookies);
      token = signedIn.token;
    }
    if (name !== undefined) await accounts.rename(me, name);
    if (about !== undefined) await profiles.tell(me.id, about);
    return { ...meAnswerOf(await profiles.find(me.id)), ...(token === undefined ? {} : { token }) };
  },
});
