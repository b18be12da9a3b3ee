// DELETE /api/moderation/people/:name/about: removal of the text of a profile.
import { doneAnswer, namedParams, reasonBody } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const clearProfile = defineRoute({
  method: 'DELETE',
  path: '/api/moderation/people/:name/about',
  summary: 'Empty the profile text of a person, and notify them.',
  tag: 'Moderation',
  schema: {
    request: { params: namedParams, body: reasonBody },
    answer: doneAnswer,
    errors: ['forbidden', 'not-found'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params: { name }, body: { reason }, person }, { people }) {
    await people.moderation.clearProfile(person, name, reason);
    return done;
  },
});
