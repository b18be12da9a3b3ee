// GET /api/me/friends: friends, requests and blocks.
import { friendsAnswer } from '@vaultsong/protocol';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const getMyFriends = defineRoute({
  method: 'GET',
  path: '/api/me/friends',
  summary: 'Friends, requests, blocks.',
  tag: 'People',
  schema: { request: {}, answer: friendsAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ person }, { people }) {
    return friendsAnswer.parse(await people.profiles.circle(person.id));
  },
});
