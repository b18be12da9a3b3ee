// GET /api/people/:name/against/:other: rated matches of two people against each other.
import { againstAnswer, againstParams } from '@vaultsong/protocol';
import { changesOf } from '../../common/ratings.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getHeadToHead = defineRoute({
  method: 'GET',
  path: '/api/people/:name/against/:other',
  summary: 'The rated matches of two people against each other.',
  tag: 'Ratings',
  schema: { request: { params: againstParams }, answer: againstAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params }, services) {
    const { people, ratings } = services;
    const { person } = await people.profiles.find(params.name);
    const { person: opponent } = await people.profiles.find(params.other);
    const matches = await ratings.between(person.id, opponent.id);
    const wins = matches.filter(({ won }) => won).length;
    return {
      ...{ person, opponent, wins, losses: matches.length - wins },
      matches: await changesOf(matches, services),
    };
  },
});
