// Moderation over REST: roles, mutes, bans, names, closed tables, links for a new password, and the log of all of it.
import { tableId } from '@vaultsong/tables';
import { z } from 'zod';
import { instant } from '../instant.ts';
import { person } from '../person.ts';
import { accountName, namedParams, newPassword } from './people.ts';

/** An admin may do what a moderator may, and makes moderators. */
export const roles = ['admin', 'moderator'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const longestReason = 300;
const reason = z
  .string()
  .trim()
  .min(3, 'expected at least 3 characters')
  .max(longestReason)
  .describe('The person whom it is about is told it.');

export const sanctionKinds = ['mute', 'ban'] as const;
const sanction = z.object({
  kind: z.enum(sanctionKinds),
  until: instant.nullable().describe('Time when it ends; null: never.'),
  reason: z.string(),
});

export const moderatedPerson = z
  .object({
    person,
    since: instant,
    role: role.nullable(),
    sanctions: z.array(sanction),
  })
  .describe('A person as moderators see them, with the sanctions in force.');
export type ModeratedPerson = z.infer<typeof moderatedPerson>;

export const moderatedQuery = z.object({ name: z.string().trim().min(1).max(80) }).describe('The beginning of a name.');
export const moderatedAnswer = z.object({ people: z.array(moderatedPerson) });

export const sanctionParams = namedParams.extend({ kind: z.enum(sanctionKinds) });
export const sanctionBody = z.strictObject({
  until: instant.nullable(),
  reason,
});
export const reasonBody = z.strictObject({ reason });
export const renameBody = z
  .strictObject({ name: accountName.optional(), reason })
  .describe('`name`: a made-up one where it is not said.');
export const roleBody = z
  .strictObject({ role: z.literal('moderator').nullable(), reason })
  .describe('Admins are made by a command or a setting of the server alone.');
export const moderatedTableParams = z.object({ id: tableId });

export const resetLinkAnswer = z
  .object({ path: z.string(), until: instant })
  .describe('To be opened at the address of the server. Good until then, once.');
export const resetPasswordBody = z
  .strictObject({ token: z.string().min(1).max(100), password: newPassword })
  .describe('`token` is what stands behind `#` in the link.');
export const resetPasswordAnswer = z.object({ name: z.string() }).describe('The name to sign in by.');

export const moderationEntry = z.object({
  id: z.int().describe('Grows; names the entry.'),
  at: instant,
  action: z.string(),
  moderator: person.nullable().describe('null: the operator of the server, or the person themselves.'),
  person: person.nullable(),
  table: tableId.nullable(),
  until: instant.nullable(),
  reason: z.string(),
  detail: z.string(),
});
export type ModerationEntry = z.infer<typeof moderationEntry>;
export const moderationLogQuery = z
  .object({ before: z.coerce.number().int().min(1).optional() })
  .describe('`before`: the id of the oldest entry that is known already.');
export const moderationLogAnswer = z
  .object({ entries: z.array(moderationEntry), hasOlder: z.boolean() })
  .describe('Newest first; `hasOlder`: whether there are entries before the last of these.');
export type ModerationLogAnswer = z.infer<typeof moderationLogAnswer>;

export const notice = z.object({
  id: z.int(),
  at: instant,
  text: z.string(),
});
export const noticesAnswer = z
  .object({ role: role.nullable(), notices: z.array(notice) })
  .describe('Notices that a person is told until they have read them.');
export const noticeParams = z.object({ id: z.coerce.number().int().min(1) });
