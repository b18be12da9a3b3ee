// Preview of an answer in words.
import type { Seat } from '@vaultsong/engine';
import type { Preview } from '@vaultsong/foresight';
import { sayEvent } from '@vaultsong/say';
import type { PreviewInfo } from '../../wire/question.ts';

/** @returns null where there is nothing to tell */
export function sayPreview(preview: Preview, nameOf: (seat: Seat) => string): PreviewInfo | null {
  const { events, cards, seats, open, unsure, asDone, endless } = preview;
  const lines = endless ? ['This would never end.'] : events.flatMap((event) => sayEvent(event, nameOf) ?? []);
  const isNothing = lines.length === 0 && unsure.cards.length === 0 && unsure.seats.length === 0;
  return isNothing ? null : { lines, cards, seats, open, unsure, asDone };
}
