// PUT /api/moderation/people/:name/name: another name for a person, so that theirs is free.
import { doneAnswer, namedParams, renameBody } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const renamePerson = defineRoute({
  method: 'PUT',
  path: '/api/moderation/people/:name/name',
  summary: 'Free a name: its owner gets another one and is notified.',
  tag: 'Moderation',
  schema: {
    request: { params: namedParams, body: renameBody },
    answer: doneAnswer,
    errors: ['forbidden', 'not-found', 'conflict'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params, body: { name, reason }, person }, { people }) {
    await people.moderation.rename(person, params.name, name, reason);
    return done;
  },
});
