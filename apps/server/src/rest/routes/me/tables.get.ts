// GET /api/me/tables: one's own tables, private ones too.
import { listingsAnswer } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getMyTables = defineRoute({
  method: 'GET',
  path: '/api/me/tables',
  summary: 'Your tables, the latest first.',
  tag: 'Tables',
  schema: { request: {}, answer: listingsAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ person }, { lists }) {
    return { tables: [...(await lists.of(person.id, true))] };
  },
});
