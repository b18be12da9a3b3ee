// GET /api/me/results: how one's matches ended, page by page.
import { ownResultsAnswer, ownResultsQuery } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getMyResults = defineRoute({
  method: 'GET',
  path: '/api/me/results',
  summary: 'How your matches ended, game by game, the last match first.',
  tag: 'Tables',
  schema: { request: { query: ownResultsQuery }, answer: ownResultsAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ query: { after }, person }, { lists }) {
    return await lists.results(person.id, after ?? null);
  },
});
