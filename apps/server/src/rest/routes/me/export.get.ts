// GET /api/me/export: all that is kept of oneself, as a file.
import { exportAnswer } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const exportMe = defineRoute({
  method: 'GET',
  path: '/api/me/export',
  summary: 'All your stored data.',
  tag: 'People',
  schema: { request: {}, answer: exportAnswer },
  rights: session,
  limit: limits.export,
  async handler({ person, reply }, { people }) {
    reply.header('content-disposition', 'attachment; filename="vaultsong-export.json"');
    return exportAnswer.parse(await people.exportOf(person));
  },
});
