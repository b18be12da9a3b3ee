// Routes of people: guests, accounts, sessions, profiles, friends, blocks.
import {
  changedMe,
  changeMeBody,
  doneAnswer,
  endedSessions,
  endSessionsBody,
  exportAnswer,
  friendsAnswer,
  guestBody,
  helloAnswer,
  leaveBody,
  meAnswer,
  namedParams,
  ownSessionParams,
  ownSessionsAnswer,
  profileAnswer,
  protocolVersion,
  relationAnswer,
  sessionAnswer,
  signInBody,
  signUpBody,
} from '@vaultsong/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../people/accounts.ts';
import { deviceOf } from '../people/ownSessions/device.ts';
import type { People } from '../people/people.ts';
import type { Profile } from '../people/profiles.ts';
import { Refusal } from '../refusing/refusal.ts';
import type { Exchange, Limit, Route } from './route.ts';
import { personalRoute, route } from './route.ts';

/** Whoever tries more often guesses, or fills the server with people. A whole club may sit behind one address. */
const ofDoors: Limit = { max: 30, seconds: 60 };

const tag = 'People';
const done = { done: true } as const;

/** @param version of the server */
export function peopleRoutes(
  { sessions, ownSessions, accounts, profiles, ...people }: People,
  version: string,
): readonly Route[] {
  const sessionOf = async ({ request }: Exchange) => {
    const session = await sessions.of(request);
    if (session === null) throw new Refusal('not-signed-in', 'The session is over; sign in again');
    return session;
  };
  return [
    route(
      {
        ...{ method: 'GET', path: '/api/hello', tag, takes: {}, answer: helloAnswer },
        summary: 'Which server this is, and who is asking.',
      },
      async (_, person, { request, reply }) => {
        keepCookies(reply, await sessions.refreshed(request));
        return { version, protocol: protocolVersion, you: person };
      },
    ),
    route(
      {
        ...{ method: 'POST', path: '/api/guests', tag, takes: { body: guestBody }, answer: sessionAnswer, status: 201 },
        ...{ summary: 'Become a guest.', refusals: ['conflict', 'forbidden'], limit: ofDoors },
      },
      async (_, person, { request, reply }) => {
        if (person !== null) throw new Refusal('conflict', `You are signed in as ${person.name}; sign out first`);
        return sent(reply, await accounts.welcome(deviceIn(request)));
      },
    ),
    route(
      {
        ...{
          method: 'POST',
          path: '/api/people',
          tag,
          takes: { body: signUpBody },
          answer: sessionAnswer,
          status: 201,
        },
        ...{
          summary: 'Make an account; a guest keeps their games.',
          refusals: ['conflict', 'forbidden'],
          limit: ofDoors,
        },
      },
      async ({ body }, _, { request, reply }) =>
        sent(reply, await accounts.signUp(body, await sessions.of(request), deviceIn(request))),
    ),
    route(
      {
        ...{ method: 'POST', path: '/api/session', tag, takes: { body: signInBody }, answer: sessionAnswer },
        ...{ summary: 'Sign in.', refusals: ['wrong-password', 'forbidden'], limit: ofDoors },
      },
      async ({ body }, _, { request, reply }) =>
        sent(reply, await accounts.signIn(body, await sessions.of(request), deviceIn(request))),
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/session', tag, takes: {}, answer: doneAnswer, refusals: ['forbidden'] },
        summary: 'Sign out here.',
      },
      async (_, __, exchange) => {
        await accounts.signOut(await sessionOf(exchange));
        keepCookies(exchange.reply, await accounts.cookiesOfNobody());
        return done;
      },
    ),
    personalRoute(
      { method: 'GET', path: '/api/me', tag, takes: {}, answer: meAnswer, summary: 'Who you are.' },
      async (_, { id }) => meAnswerOf(await profiles.find(id)),
    ),
    personalRoute(
      {
        ...{ method: 'PATCH', path: '/api/me', tag, takes: { body: changeMeBody }, answer: changedMe, limit: ofDoors },
        ...{
          summary: 'Change your name, what you tell of yourself, or your password.',
          refusals: ['wrong-password', 'conflict'],
        },
      },
      async ({ body: { name, about, password } }, me, exchange) => {
        let token: string | undefined;
        if (password !== undefined) {
          const session = await sessionOf(exchange);
          const signedIn = await accounts.changePassword(session, password, deviceIn(exchange.request));
          keepCookies(exchange.reply, signedIn.cookies);
          token = signedIn.token;
        }
        if (name !== undefined) await accounts.rename(me, name);
        if (about !== undefined) await profiles.tell(me.id, about);
        return { ...meAnswerOf(await profiles.find(me.id)), ...(token === undefined ? {} : { token }) };
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me', tag, takes: { body: leaveBody }, answer: doneAnswer, limit: ofDoors },
        ...{
          summary: 'Delete yourself: your games stay, without your name.',
          refusals: ['wrong-password', 'forbidden'],
        },
      },
      async ({ body: { password } }, _, exchange) => {
        await accounts.leave(await sessionOf(exchange), password);
        keepCookies(exchange.reply, await accounts.cookiesOfNobody());
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/me/sessions', tag, takes: {}, answer: ownSessionsAnswer },
        summary: 'Where you are signed in: your sessions, the one you ask with first.',
      },
      async (_, __, exchange) => ({ sessions: [...(await ownSessions.list(await sessionOf(exchange)))] }),
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me/sessions', tag, takes: { body: endSessionsBody }, answer: endedSessions },
        ...{ summary: 'Sign out everywhere, or everywhere else.', limit: ofDoors, refusals: ['forbidden'] },
      },
      async ({ body: { keepCurrent } }, _, exchange) => {
        const ended = await ownSessions.endAll(await sessionOf(exchange), keepCurrent);
        if (!keepCurrent) keepCookies(exchange.reply, await accounts.cookiesOfNobody());
        return { ended };
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me/sessions/:id', tag, takes: { params: ownSessionParams } },
        ...{ answer: doneAnswer, summary: 'Sign out at one place.', refusals: ['not-found', 'forbidden'] },
      },
      async ({ params: { id } }, _, exchange) => {
        const session = await sessionOf(exchange);
        if (!(await ownSessions.end(session, id))) throw new Refusal('not-found', `You have no session ${id}`);
        if (id === session.id) keepCookies(exchange.reply, await accounts.cookiesOfNobody());
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/me/export', tag, takes: {}, answer: exportAnswer },
        ...{ summary: 'All that is kept of you.', limit: { max: 10, seconds: 60 } },
      },
      async (_, person, { reply }) => {
        reply.header('content-disposition', 'attachment; filename="vaultsong-export.json"');
        return exportAnswer.parse(await people.exportOf(person));
      },
    ),
    personalRoute(
      {
        method: 'GET',
        path: '/api/me/friends',
        tag,
        takes: {},
        answer: friendsAnswer,
        summary: 'Friends, requests, blocks.',
      },
      async (_, { id }) => friendsAnswer.parse(await profiles.circle(id)),
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/people/:name', tag, takes: { params: namedParams }, answer: profileAnswer },
        ...{ summary: 'Somebody, by name or id.', refusals: ['not-found'] },
      },
      async ({ params: { name } }, me) => {
        const profile = await profiles.find(name);
        return { ...profile, relation: me === null ? 'none' : await profiles.relation(me.id, profile.person.id) };
      },
    ),
    personalRoute(
      {
        ...{
          method: 'PUT',
          path: '/api/me/friends/:name',
          tag,
          takes: { params: namedParams },
          answer: relationAnswer,
        },
        ...{ summary: 'Ask somebody to be a friend, or accept.', refusals: ['not-found', 'conflict', 'forbidden'] },
      },
      async ({ params: { name } }, me) => {
        const { person } = await profiles.find(name);
        return { relation: await profiles.befriend(me, person) };
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me/friends/:name', tag, takes: { params: namedParams }, answer: doneAnswer },
        ...{ summary: 'End a friendship or a request.', refusals: ['not-found', 'forbidden'] },
      },
      async ({ params: { name } }, me) => {
        const { person } = await profiles.find(name);
        await profiles.part(me.id, person.id);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/me/blocks/:name', tag, takes: { params: namedParams }, answer: relationAnswer },
        ...{ summary: 'Have nothing to do with somebody.', refusals: ['not-found', 'conflict', 'forbidden'] },
      },
      async ({ params: { name } }, me) => {
        const { person } = await profiles.find(name);
        await profiles.block(me.id, person.id);
        return { relation: 'blocked' as const };
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me/blocks/:name', tag, takes: { params: namedParams }, answer: doneAnswer },
        ...{ summary: 'End a block.', refusals: ['not-found', 'forbidden'] },
      },
      async ({ params: { name } }, me) => {
        const { person } = await profiles.find(name);
        await profiles.unblock(me.id, person.id);
        return done;
      },
    ),
  ];
}

const deviceIn = ({ headers }: FastifyRequest): string => deviceOf(headers['user-agent']);

const meAnswerOf = ({ person, ...rest }: Profile) => ({ you: person, ...rest });

const sent = (reply: FastifyReply, { person, token, cookies }: SignedIn) => {
  keepCookies(reply, cookies);
  return { you: person, token };
};

function keepCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
}
