// GET /api/people/:name/games: public tables of a person.
import { listingsAnswer, namedParams } from '@vaultsong/protocol';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getPersonGames = defineRoute({
  method: 'GET',
  path: '/api/people/:name/games',
  summary: 'The public tables of a person, the latest first.',
  tag: 'Tables',
  schema: { request: { params: namedParams }, answer: listingsAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params }, { lists, people }) {
    const { person } = await people.profiles.find(params.name);
    return { tables: [...(await lists.of(person.id, false))] };
  },
});
