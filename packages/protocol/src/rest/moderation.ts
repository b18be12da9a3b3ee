// Moderation over REST: roles, mutes, bans, names, closed tables, links for a new password, and the log of all of it.
import { tableId } from '@vaultsong/tables';
import { z } from 'zod';
import { person } from '../person.ts';
import { accountName, namedParams, newPassword } from './people.ts';

/** An admin may do what a moderator may, and makes moderators. */
export const roles = ['admin', 'moderator'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const longestReason = 300;
/** Told to whom it is about. */
const reason = z.string().trim().min(3, 'expected at least 3 characters').max(longestReason);

export const sanctionKinds = ['mute', 'ban'] as const;
const sanction = z.object({
  kind: z.enum(sanctionKinds),
  /** Milliseconds since 1970; null: for good. */
  until: z.int().nullable(),
  reason: z.string(),
});

/** Somebody as moderators see them: with what is in force. */
export const moderatedPerson = z.object({
  person,
  since: z.int(),
  role: role.nullable(),
  sanctions: z.array(sanction),
});
export type ModeratedPerson = z.infer<typeof moderatedPerson>;

/** The beginning of a name. */
export const moderatedQuery = z.object({ name: z.string().trim().min(1).max(80) });
export const moderatedAnswer = z.object({ people: z.array(moderatedPerson) });

export const sanctionParams = namedParams.extend({ kind: z.enum(sanctionKinds) });
export const sanctionBody = z.strictObject({ until: z.int().nullable(), reason });
export const reasonBody = z.strictObject({ reason });
/** `name`: a made-up one where it is not said. */
export const renameBody = z.strictObject({ name: accountName.optional(), reason });
/** Admins are made by a command or a setting of the server alone. */
export const roleBody = z.strictObject({ role: z.literal('moderator').nullable(), reason });
export const moderatedTableParams = z.object({ id: tableId });

/** To be opened at the address of the server. Good until then, once. */
export const resetLinkAnswer = z.object({ path: z.string(), until: z.int() });
/** `token` is what stands behind `#` in the link. */
export const resetPasswordBody = z.strictObject({ token: z.string().min(1).max(100), password: newPassword });
/** The name to sign in by. */
export const resetPasswordAnswer = z.object({ name: z.string() });

export const moderationEntry = z.object({
  /** Grows. */
  id: z.int(),
  at: z.int(),
  action: z.string(),
  /** Null: whoever runs the server, or the person themselves. */
  moderator: person.nullable(),
  person: person.nullable(),
  table: tableId.nullable(),
  until: z.int().nullable(),
  reason: z.string(),
  detail: z.string(),
});
export type ModerationEntry = z.infer<typeof moderationEntry>;
/** `before`: the id of the oldest entry that is known already. */
export const moderationLogQuery = z.object({ before: z.coerce.number().int().min(1).optional() });
/** Newest first; `hasOlder`: whether there are entries before the last of these. */
export const moderationLogAnswer = z.object({ entries: z.array(moderationEntry), hasOlder: z.boolean() });
export type ModerationLogAnswer = z.infer<typeof moderationLogAnswer>;

export const notice = z.object({ id: z.int(), at: z.int(), text: z.string() });
/** What somebody is told once, until they have read it. */
export const noticesAnswer = z.object({ role: role.nullable(), notices: z.array(notice) });
export const noticeParams = z.object({ id: z.coerce.number().int().min(1) });
