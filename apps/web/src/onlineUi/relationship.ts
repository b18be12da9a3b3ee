// Actions of one person towards another: ask for friendship, accept, end it, block, unblock.
import { doneAnswer, relationAnswer } from '@vaultsong/protocol';
import type { z } from 'zod';
import { rest } from '../online/rest.ts';

export type Relation = z.infer<typeof relationAnswer>['relation'];

export type Step = 'befriend' | 'part' | 'block' | 'unblock';

const pathOf = (list: 'friends' | 'blocks', person: string): string => `/api/me/${list}/${encodeURIComponent(person)}`;

/** @param person a name of an account, or an id */
export async function relate(step: Step, person: string): Promise<void> {
  switch (step) {
    case 'befriend':
      await rest(relationAnswer, 'PUT', pathOf('friends', person));
      return;
    case 'part':
      await rest(doneAnswer, 'DELETE', pathOf('friends', person));
      return;
    case 'block':
      await rest(relationAnswer, 'PUT', pathOf('blocks', person));
      return;
    case 'unblock':
      await rest(doneAnswer, 'DELETE', pathOf('blocks', person));
      return;
  }
}

/** Steps that each relation allows, with their labels. */
export const stepsFrom: Readonly<Record<Relation, readonly (readonly [Step, string])[]>> = {
  self: [],
  none: [
    ['befriend', 'Ask to be friends'],
    ['block', 'Block'],
  ],
  'request-sent': [
    ['part', 'Withdraw the request'],
    ['block', 'Block'],
  ],
  'request-received': [
    ['befriend', 'Accept'],
    ['part', 'Decline'],
    ['block', 'Block'],
  ],
  friend: [
    ['part', 'End the friendship'],
    ['block', 'Block'],
  ],
  blocked: [['unblock', 'Unblock']],
};

/** Confirmation of a step, in words. */
export const sayDone = (step: Step, relation: Relation, name: string): string => {
  switch (step) {
    case 'befriend':
      return relation === 'request-received' ? `You and ${name} are friends.` : `Friend request sent to ${name}.`;
    case 'part':
      return relation === 'friend' ? `You and ${name} are no longer friends.` : 'The request is withdrawn.';
    case 'block':
      return `${name} is blocked: you are not paired, and they cannot write to you.`;
    case 'unblock':
      return `${name} is no longer blocked.`;
  }
};
