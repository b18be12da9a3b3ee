// GET /api/tables: the lobby, without tables of people whom one has blocked.
import type { Listing } from '@vaultsong/protocol';
import { lobby, lobbyQuery } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getLobby = defineRoute({
  method: 'GET',
  path: '/api/tables',
  summary: 'The lobby: tables that can be joined, or watched.',
  tag: 'Tables',
  schema: { request: { query: lobbyQuery }, answer: lobby },
  rights: anyone,
  limit: limits.usual,
  async handler({ query, person }, { connections, lists, people, quick }) {
    const apart = person === null ? new Set<string>() : await people.profiles.apartFrom(person.id);
    const tables: readonly Listing[] = await lists.lobby(query, apart);
    return { tables: [...tables], people: connections(), waiting: await quick.waiting() };
  },
});
