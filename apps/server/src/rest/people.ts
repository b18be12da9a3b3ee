// Routes of people: guests, accounts, sessions, profiles, friends, blocks.
import {
  changeMeBody,
  doneAnswer,
  exportAnswer,
  friendsAnswer,
  guestBody,
  helloAnswer,
  leaveBody,
  meAnswer,
  namedParams,
  profileAnswer,
  protocolVersion,
  relationAnswer,
  sessionAnswer,
  signInBody,
  signUpBody,
} from '@vaultsong/protocol';
import type { FastifyReply } from 'fastify';
import type { SignedIn } from '../people/accounts.ts';
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
export function peopleRoutes({ sessions, accounts, profiles, ...people }: People, version: string): readonly Route[] {
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
      async (_, person, { reply }) => {
        if (person !== null) throw new Refusal('conflict', `You are signed in as ${person.name}; sign out first`);
        return sent(reply, await accounts.welcome());
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
      async ({ body }, _, { request, reply }) => sent(reply, await accounts.signUp(body, await sessions.of(request))),
    ),
    route(
      {
        ...{ method: 'POST', path: '/api/session', tag, takes: { body: signInBody }, answer: sessionAnswer },
        ...{ summary: 'Sign in.', refusals: ['wrong-password', 'forbidden'], limit: ofDoors },
      },
      async ({ body }, _, { request, reply }) => sent(reply, await accounts.signIn(body, await sessions.of(request))),
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
        ...{ method: 'PATCH', path: '/api/me', tag, takes: { body: changeMeBody }, answer: meAnswer, limit: ofDoors },
        ...{
          summary: 'Change your name, what you tell of yourself, or your password.',
          refusals: ['wrong-password', 'conflict'],
        },
      },
      async ({ body: { name, about, password } }, me, exchange) => {
        if (password !== undefined) {
          const session = await sessionOf(exchange);
          const { cookies } = await accounts.changePassword(session, password.current, password.next);
          keepCookies(exchange.reply, cookies);
        }
        if (name !== undefined) await accounts.rename(me, name);
        if (about !== undefined) await profiles.tell(me.id, about);
        return meAnswerOf(await profiles.find(me.id));
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

const meAnswerOf = ({ person, ...rest }: Profile) => ({ you: person, ...rest });

const sent = (reply: FastifyReply, { person, token, cookies }: SignedIn) => {
  keepCookies(reply, cookies);
  return { you: person, token };
};

function keepCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
}
