// The verb that keeps the event from happening which set the ability off.

import { cardOfEvent, playerOfEvent } from '../read/event.ts';
import type { VerbTable } from './verb.ts';

export const preventVerbs = {
  prevent: (s, _v, { event }) => {
    if (event === null) return [];
    const card = cardOfEvent(event);
    if (card !== null) return [{ type: 'prevent', card, event: event.type }];
    const player = playerOfEvent(s, event);
    return player === null ? [] : [{ type: 'prevent', card, player, event: event.type }];
  },
} satisfies Partial<VerbTable>;
