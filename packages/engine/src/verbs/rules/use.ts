// The steps of using a card.

import type { GameEvent } from '../../language/events.ts';
import type { Scope } from '../../language/reading.ts';
import { permitSpent } from '../../read/permission/permits.ts';
import { tollsFor } from '../../read/permission/play/toll.ts';
import type { State } from '../../state/state.ts';
import { cardAt } from '../../state/zones.ts';
import type { UseVerb } from '../../terms.ts';
import type { Steps } from './step.ts';
import { subject } from './step.ts';

const use =
  (how: UseVerb) =>
  (s: State, scope: Scope): GameEvent[] => {
    const card = subject(scope);
    const event: GameEvent = {
      type: 'use',
      card,
      player: scope.controller,
      how,
      permit: permitSpent(s, scope, card, how),
      ...(cardAt(s, card.id).zone === 'hand' ? { fromHand: true } : {}),
    };
    const tolls = tollsFor(s, scope.controller, 'use', card);
    return how === 'unstun' ? [...tolls, event, { type: 'unstun', card }] : [...tolls, event];
  };

export const useSteps = {
  'use-to-reap': use('reap'),
  'use-to-fight': use('fight'),
  'use-action': use('action'),
  'use-omni': use('omni'),
  'use-to-unstun': use('unstun'),
  reaped: (_s, scope) => [{ type: 'reaped', card: subject(scope), player: scope.controller }],
  'action-taken': (_s, scope) => [{ type: 'acted', card: subject(scope), player: scope.controller, how: 'action' }],
  'omni-taken': (_s, scope) => [{ type: 'acted', card: subject(scope), player: scope.controller, how: 'omni' }],
} satisfies Partial<Steps>;
