// DELETE /api/moderation/people/:name/sanctions/:kind: early end of a mute or a ban.
import { doneAnswer, reasonBody, sanctionParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const pardon = defineRoute({
  method: 'DELETE',
  path: '/api/moderation/people/:name/sanctions/:kind',
  summary: 'End a mute or a ban.',
  tag: 'Moderation',
  schema: {
    request: { params: sanctionParams, body: reasonBody },
    answer: doneAnswer,
    errors: ['forbidden', 'not-found', 'conflict'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params: { name, kind }, body: { reason }, person }, { people }) {
    await people.moderation.pardon(person, kind, name, reason);
    return done;
  },
});
