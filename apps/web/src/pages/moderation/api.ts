// Requests of the moderation page to the server.
import type { ModeratedPerson, ModerationLogAnswer, Role } from '@vaultsong/protocol';
import { doneAnswer, moderatedAnswer, moderationLogAnswer, noticesAnswer, resetLinkAnswer } from '@vaultsong/protocol';
import { rest } from '../../online/rest.ts';

/** `none`, because null is what was not told yet. */
export const fetchRole = async (): Promise<Role | 'none'> =>
  (await rest(noticesAnswer, 'GET', '/api/me/notices')).role ?? 'none';

export const fetchPeople = async (name: string): Promise<readonly ModeratedPerson[]> =>
  (await rest(moderatedAnswer, 'GET', `/api/moderation/people?${new URLSearchParams({ name })}`)).people;

/** @param before the id of the oldest entry that is known already; null: the newest ones */
export const fetchLog = (before: number | null): Promise<ModerationLogAnswer> =>
  rest(moderationLogAnswer, 'GET', `/api/moderation/log${before === null ? '' : `?before=${before}`}`);

const of = (id: string): string => `/api/moderation/people/${encodeURIComponent(id)}`;

/** Action of a moderator against a person, or for them. */
export type Action = 'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'clear-profile' | 'make-moderator' | 'take-role';

export async function act(action: Action, id: string, until: number | null, reason: string): Promise<void> {
  const put = (path: string, body: object) => rest(doneAnswer, 'PUT', of(id) + path, body);
  const remove = (path: string) => rest(doneAnswer, 'DELETE', of(id) + path, { reason });
  switch (action) {
    case 'mute':
    case 'ban':
      return void (await put(`/sanctions/${action}`, { until, reason }));
    case 'unmute':
      return void (await remove('/sanctions/mute'));
    case 'unban':
      return void (await remove('/sanctions/ban'));
    case 'rename':
      return void (await put('/name', { reason }));
    case 'clear-profile':
      return void (await remove('/about'));
    case 'make-moderator':
      return void (await put('/role', { role: 'moderator', reason }));
    case 'take-role':
      return void (await put('/role', { role: null, reason }));
  }
}

export const makeResetLink = (id: string, reason: string) =>
  rest(resetLinkAnswer, 'POST', `${of(id)}/password-resets`, { reason });

export async function closeTable(id: string, reason: string): Promise<void> {
  await rest(doneAnswer, 'POST', `/api/moderation/tables/${encodeURIComponent(id)}/close`, { reason });
}
