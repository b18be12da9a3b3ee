// GET /api/moderation/log: decisions of moderators, page by page.
import type { Person } from '@vaultsong/protocol';
import { moderationLogAnswer, moderationLogQuery } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

/** Guests who did nothing are removed, their entries are not. */
const deletedPerson = (id: string): Person => ({ id, name: 'Deleted player', kind: 'guest' });

export const getModerationLog = defineRoute({
  method: 'GET',
  path: '/api/moderation/log',
  summary: 'The decisions of moderators, newest first.',
  tag: 'Moderation',
  schema: { request: { query: moderationLogQuery }, answer: moderationLogAnswer, errors: ['forbidden'] },
  rights: moderator,
  limit: limits.usual,
  async handler({ query: { before } }, { people: { moderation, profiles } }) {
    const { decisions: rows, hasOlder } = await moderation.log(before ?? null);
    const known = await profiles.byIds(
      rows.flatMap(({ moderator: by, person }) => [by, person].filter((id) => id !== null)),
    );
    const personOf = (id: string | null): Person | null => (id === null ? null : (known.get(id) ?? deletedPerson(id)));
    return {
      hasOlder,
      entries: rows.map(({ moderator: by, person, tableId, ...row }) => ({
        ...{ ...row, table: tableId },
        ...{ moderator: personOf(by), person: personOf(person) },
      })),
    };
  },
});
