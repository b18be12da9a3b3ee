// Sessions as routes use them: the one that a request came with, and the cookies by which a browser keeps a new one.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/apiError.ts';
import type { SignedIn } from '../../people/accounts.ts';
import { deviceOf } from '../../people/ownSessions/device.ts';
import type { Session } from '../../people/sessions.ts';
import type { Services } from '../services.ts';

/** @throws ApiError where it has ended since the request was let in */
export async function sessionOf(request: FastifyRequest, { people }: Services): Promise<Session> {
  const session = await people.sessions.of(request);
  if (session === null) throw new ApiError('not-signed-in', 'Your session has ended: sign in again');
  return session;
}

/** The device that a session is shown by. */
export const deviceIn = ({ headers }: FastifyRequest): string => deviceOf(headers['user-agent']);

export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
}

/** Has a browser forget its session. */
export async function clearCookies(reply: FastifyReply, { people }: Services): Promise<void> {
  setCookies(reply, await people.accounts.cookiesOfNobody());
}

/** The answer to whoever has a session now. */
export function signedInAnswer(reply: FastifyReply, { person, token, cookies }: SignedIn) {
  setCookies(reply, cookies);
  return { you: person, token };
}
