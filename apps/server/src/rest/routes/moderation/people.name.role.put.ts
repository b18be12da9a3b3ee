// PUT /api/moderation/people/:name/role: the role of a person. The service asks for an admin.
import { doneAnswer, namedParams, roleBody } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const giveRole = defineRoute({
  method: 'PUT',
  path: '/api/moderation/people/:name/role',
  summary: 'For admins: make a person a moderator, or take the role. A command of the server makes admins.',
  tag: 'Moderation',
  schema: {
    request: { params: namedParams, body: roleBody },
    answer: doneAnswer,
    errors: ['forbidden', 'not-found', 'conflict'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params: { name }, body: { role, reason }, person }, { people }) {
    await people.moderation.giveRole(person, name, role, reason);
    return done;
  },
});
