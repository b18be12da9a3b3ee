// Preview of an answer in words.
import type { Seat } from '@vaultsong/engine';
import type { Preview } from '@vaultsong/foresight';
import { sayEvent } from '@vaultsong/say';
import type { PreviewInfo } from '../../wire/question.ts';

/** @returns null where there is nothing to tell */
export function sayPreview(preview: Preview, nameOf: (seat: Seat) => string): PreviewInfo | null {
  const { events, cards, seats, open, endless } = preview;
  const lines = endless ? ['This would never end.'] : events.flatMap((event) => sayEvent(event, nameOf) ?? []);
  return lines.length === 0 ? null : { lines, cards, seats, open };
}
