// Texts of the list of sessions.
import type { OwnSession } from '@vaultsong/protocol';

const [hour, day] = [3_600_000, 86_400_000];

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Time of the last use of a session, as exactly as the server notes it. @param now milliseconds since 1970 */
export function sayUsed({ usedAt }: Pick<OwnSession, 'usedAt'>, now: number): string {
  const ago = now - usedAt;
  if (ago < 2 * hour) return 'used in the last two hours';
  if (ago < day) return 'used in the last day';
  return `last used on ${date.format(usedAt)}`;
}

export const saySince = ({ since }: Pick<OwnSession, 'since'>): string => `signed in on ${date.format(since)}`;

/** Result of signing out at other places. */
export function sayEnded(ended: number): string {
  if (ended === 0) return 'You are signed in nowhere else.';
  return ended === 1 ? 'Signed out at one other place.' : `Signed out at ${ended} other places.`;
}
