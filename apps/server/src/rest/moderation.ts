// Routes of moderation: for people with a role, what they may decide; for everybody, what was decided about them.
import type { Person } from '@vaultsong/protocol';
import {
  doneAnswer,
  moderatedAnswer,
  moderatedPerson,
  moderatedQuery,
  moderatedTableParams,
  moderationLogAnswer,
  moderationLogQuery,
  namedParams,
  noticeParams,
  noticesAnswer,
  reasonBody,
  renameBody,
  resetLinkAnswer,
  resetPasswordAnswer,
  resetPasswordBody,
  roleBody,
  sanctionBody,
  sanctionParams,
} from '@vaultsong/protocol';
import { stageOf } from '@vaultsong/tables';
import type { Hall } from '../hall/hall.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusing/refusal.ts';
import type { Limit, Route } from './route.ts';
import { personalRoute, route } from './route.ts';

const tag = 'Moderation';
const done = { done: true } as const;
const ofDoors: Limit = { max: 30, seconds: 60 };

export function moderationRoutes(
  { moderation, notices, accounts, profiles }: People,
  hall: Pick<Hall, 'table'>,
): readonly Route[] {
  const checkModerator = async ({ id }: Person): Promise<void> => {
    if ((await moderation.roleOf(id)) === null) throw new Refusal('forbidden', 'This is for moderators');
  };
  return [
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/moderation/people', tag, takes: { query: moderatedQuery } },
        ...{ answer: moderatedAnswer, refusals: ['forbidden'], limit: { max: 120, seconds: 60 } },
        summary: 'People whose name begins like this, with their role and what is in force.',
      },
      async ({ query }, me) => {
        await checkModerator(me);
        return moderatedAnswer.parse({ people: await moderation.search(query.name) });
      },
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/moderation/people/:name', tag, takes: { params: namedParams } },
        ...{ answer: moderatedPerson, refusals: ['forbidden', 'not-found'] },
        summary: 'Somebody, by name or id, with their role and what is in force.',
      },
      async ({ params }, me) => {
        await checkModerator(me);
        return moderatedPerson.parse(await moderation.find(params.name));
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/moderation/people/:name/sanctions/:kind', tag },
        ...{ takes: { params: sanctionParams, body: sanctionBody }, answer: doneAnswer },
        ...{ refusals: ['forbidden', 'not-found'], limit: ofDoors },
        summary: 'Mute or ban somebody. A ban ends their sessions.',
      },
      async ({ params: { name, kind }, body: { until, reason } }, me) => {
        await checkModerator(me);
        await moderation.sanction(me, kind, name, until, reason);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/moderation/people/:name/sanctions/:kind', tag },
        ...{ takes: { params: sanctionParams, body: reasonBody }, answer: doneAnswer },
        ...{ refusals: ['forbidden', 'not-found', 'conflict'], limit: ofDoors },
        summary: 'End a mute or a ban.',
      },
      async ({ params: { name, kind }, body: { reason } }, me) => {
        await checkModerator(me);
        await moderation.pardon(me, kind, name, reason);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/moderation/people/:name/name', tag },
        ...{ takes: { params: namedParams, body: renameBody }, answer: doneAnswer },
        ...{ refusals: ['forbidden', 'not-found', 'conflict'], limit: ofDoors },
        summary: 'Free a name: whoever has it gets another one, and is told.',
      },
      async ({ params, body: { name, reason } }, me) => {
        await checkModerator(me);
        await moderation.rename(me, params.name, name, reason);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/moderation/people/:name/about', tag },
        ...{ takes: { params: namedParams, body: reasonBody }, answer: doneAnswer },
        ...{ refusals: ['forbidden', 'not-found'], limit: ofDoors },
        summary: 'Empty what somebody tells of themselves; they are told.',
      },
      async ({ params: { name }, body: { reason } }, me) => {
        await checkModerator(me);
        await moderation.clearProfile(me, name, reason);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/moderation/people/:name/role', tag },
        ...{ takes: { params: namedParams, body: roleBody }, answer: doneAnswer },
        ...{ refusals: ['forbidden', 'not-found', 'conflict'], limit: ofDoors },
        summary:
          'For admins: make somebody a moderator, or take their role. Admins are made by a command of the server.',
      },
      async ({ params: { name }, body: { role, reason } }, me) => {
        await checkModerator(me);
        await moderation.giveRole(me, name, role, reason);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'POST', path: '/api/moderation/people/:name/password-resets', tag, status: 201 },
        ...{ takes: { params: namedParams, body: reasonBody }, answer: resetLinkAnswer },
        ...{ refusals: ['forbidden', 'not-found', 'conflict'], limit: ofDoors },
        summary: 'For admins: a link by which somebody sets a new password, good for an hour and once.',
      },
      async ({ params: { name }, body: { reason } }, me) => {
        await checkModerator(me);
        return await moderation.resetLink(me, name, reason);
      },
    ),
    personalRoute(
      {
        ...{ method: 'POST', path: '/api/moderation/tables/:id/close', tag },
        ...{ takes: { params: moderatedTableParams, body: reasonBody }, answer: doneAnswer },
        ...{ refusals: ['forbidden', 'not-found', 'conflict'], limit: ofDoors },
        summary: 'Close a table: nobody has won.',
      },
      async ({ params: { id }, body: { reason } }, me) => {
        await checkModerator(me);
        const hosted = await hall.table(id);
        if (hosted === null) throw new Refusal('not-found', `There is no table ${id}`);
        if (hosted.table.opened.tournament !== undefined)
          throw new Refusal('conflict', 'The table is of a tournament: its organizer rules there');
        let isClosed = false;
        await hosted.goOn((table) => {
          const stage = stageOf(table);
          if (isClosed || stage === 'over' || stage === 'closed') return null;
          isClosed = true;
          return { is: 'closed', why: 'organizer', winner: null };
        });
        if (!isClosed) throw new Refusal('conflict', 'Nobody plays at this table any more');
        await moderation.note(me, { action: 'close-table', tableId: id, reason });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/moderation/log', tag, takes: { query: moderationLogQuery } },
        ...{ answer: moderationLogAnswer, refusals: ['forbidden'] },
        summary: 'What moderators decided, newest first.',
      },
      async ({ query: { before } }, me) => {
        await checkModerator(me);
        const { decisions: rows, hasOlder } = await moderation.log(before ?? null);
        const known = await profiles.byIds(
          rows.flatMap(({ moderator, person }) => [moderator, person].filter((id) => id !== null)),
        );
        const who = (id: string | null): Person | null => (id === null ? null : (known.get(id) ?? gone(id)));
        return {
          hasOlder,
          entries: rows.map(({ moderator, person, tableId, ...row }) => ({
            ...{ ...row, table: tableId },
            ...{ moderator: who(moderator), person: who(person) },
          })),
        };
      },
    ),
    route(
      {
        ...{ method: 'POST', path: '/api/password-resets', tag, takes: { body: resetPasswordBody } },
        ...{ answer: resetPasswordAnswer, refusals: ['not-found'], limit: ofDoors },
        summary: 'Set a new password by a link that an admin has made. Ends all sessions.',
      },
      async ({ body: { token, password } }) => ({ name: await accounts.resetPassword(token, password) }),
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/me/notices', tag, takes: {}, answer: noticesAnswer },
        summary: 'Your role here, and what moderators have to tell you.',
      },
      async (_, { id }) => ({ role: await moderation.roleOf(id), notices: [...(await notices.of(id))] }),
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/me/notices/:id', tag, takes: { params: noticeParams }, answer: doneAnswer },
        ...{ summary: 'You have read it.', refusals: ['forbidden'] },
      },
      async ({ params }, { id }) => {
        await notices.dismiss(id, params.id);
        return done;
      },
    ),
  ];
}

/** Guests who did nothing are removed, their entries are not. */
const gone = (id: string): Person => ({ id, name: 'Deleted player', kind: 'guest' });
