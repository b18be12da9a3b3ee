// DELETE /api/me/notices/:id: dismissal of a notice that was read.
import { doneAnswer, noticeParams } from '@vaultsong/protocol';
import { done } from '../../../common/answers.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const dismissNotice = defineRoute({
  method: 'DELETE',
  path: '/api/me/notices/:id',
  summary: 'Mark a notice as read.',
  tag: 'Moderation',
  schema: { request: { params: noticeParams }, answer: doneAnswer, errors: ['forbidden'] },
  rights: session,
  limit: limits.usual,
  async handler({ params, person }, { people }) {
    await people.notices.dismiss(person.id, params.id);
    return done;
  },
});
