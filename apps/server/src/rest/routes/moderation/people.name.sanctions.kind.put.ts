// PUT /api/moderation/people/:name/sanctions/:kind: a mute or a ban.
import { doneAnswer, sanctionBody, sanctionParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const sanction = defineRoute({
  method: 'PUT',
  path: '/api/moderation/people/:name/sanctions/:kind',
  summary: 'Mute or ban a person. A ban ends their sessions.',
  tag: 'Moderation',
  schema: {
    request: { params: sanctionParams, body: sanctionBody },
    answer: doneAnswer,
    errors: ['forbidden', 'not-found'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params: { name, kind }, body: { until, reason }, person }, { people }) {
    await people.moderation.sanction(person, kind, name, until, reason);
    return done;
  },
});
