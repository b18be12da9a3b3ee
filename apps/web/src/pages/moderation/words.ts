// Texts of the moderation page: possible actions, and past decisions.
import type { ModeratedPerson, ModerationEntry, Role } from '@vaultsong/protocol';
import type { Action } from './api.ts';

export const actionWords: Readonly<Record<Action | 'reset-link', string>> = {
  mute: 'Mute',
  unmute: 'End the mute',
  ban: 'Ban',
  unban: 'End the ban',
  rename: 'Give another name',
  'clear-profile': 'Empty the profile text',
  'make-moderator': 'Make a moderator',
  'take-role': 'Take the role',
  'reset-link': 'Make a link for a new password',
};

/** Actions that a role permits about a person. The server decides; this hides the actions that it would refuse anyway. */
export function actionsFor(
  role: Role,
  { person, role: theirs, sanctions }: ModeratedPerson,
): readonly (Action | 'reset-link')[] {
  const has = (kind: 'mute' | 'ban'): boolean => sanctions.some((one) => one.kind === kind);
  const isAccount = person.kind === 'account';
  return [
    has('mute') ? 'unmute' : 'mute',
    has('ban') ? 'unban' : 'ban',
    'rename',
    'clear-profile',
    ...(role === 'admin' && isAccount ? [theirs === null ? ('make-moderator' as const) : ('take-role' as const)] : []),
    ...(role === 'admin' && person.kind !== 'guest' ? (['reset-link'] as const) : []),
  ];
}

/** Durations of a mute or a ban. */
export const spans = [
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
  ['1 week', 7 * 86_400_000],
  ['30 days', 30 * 86_400_000],
  ['for good', null],
] as const;

export const momentOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const sayUntil = (until: number | null): string =>
  until === null ? 'for good' : `until ${momentOf(until)} UTC`;

/** `muted Ada until …`. */
export function sayDecision({ action, person, table, until, detail }: ModerationEntry): string {
  const whom = person?.name ?? 'somebody';
  switch (action) {
    case 'mute':
      return `muted ${whom} ${sayUntil(until)}`;
    case 'unmute':
      return `ended the mute of ${whom}`;
    case 'ban':
      return `banned ${whom} ${sayUntil(until)}`;
    case 'unban':
      return `ended the ban of ${whom}`;
    case 'rename':
      return `gave another name: ${detail}`;
    case 'clear-profile':
      return `emptied the profile text of ${whom}`;
    case 'role':
      return detail === 'none'
        ? `took the role of ${whom}`
        : `made ${whom} ${detail === 'admin' ? 'an admin' : 'a moderator'}`;
    case 'reset-password':
      return `made a link for a new password of ${whom}`;
    case 'password-was-reset':
      return `${whom} has set a new password by a link`;
    case 'close-table':
      return `closed the table ${table ?? ''}`;
    default:
      return `${action} ${whom} ${detail}`;
  }
}
