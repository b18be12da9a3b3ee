// People over REST: guests, accounts, sessions, profiles, friends, blocks, decks of one's own.
import { z } from 'zod';
import { person } from '../person.ts';

export const shortestName = 3;
export const longestName = 20;
export const shortestPassword = 10;
export const longestPassword = 128;
export const longestAbout = 500;
/** Characters of a deck of one's own. */
export const longestOwnDeck = 50_000;
export const mostOwnDecks = 1_000;
export const mostFriends = 500;

/** What an account may be called. Compared without case; letters that are written in several ways are one. */
export const accountName = z
  .string()
  .max(80)
  .transform((text) => text.normalize('NFKC'))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[\\p{L}\\p{M}\\p{N}_-]{${shortestName},${longestName}}$`, 'u'),
        `expected ${shortestName} to ${longestName} letters, digits, - or _`,
      ),
  );

export const newPassword = z
  .string()
  .min(shortestPassword, `expected at least ${shortestPassword} characters`)
  .max(longestPassword, `expected at most ${longestPassword} characters`);
/** What somebody says their password is; whether it could be one is not told. */
const claimedPassword = z.string().min(1).max(1_000);

export const helloAnswer = z.object({
  /** Of the server. */
  version: z.string(),
  /** Of the live protocol. */
  protocol: z.int(),
  /** Who is asking; null without a session. */
  you: person.nullable(),
});

export const guestBody = z.strictObject({});

/** `token` is for programs: `Authorization: Bearer TOKEN`. Browsers have it in a cookie that scripts cannot read. */
export const sessionAnswer = z.object({ you: person, token: z.string() });

/** A guest who signs up keeps id, games and seats. */
export const signUpBody = z.strictObject({
  name: accountName,
  password: newPassword,
  /** A program will play with it, and others see that. */
  bot: z.boolean().default(false),
});
export const signInBody = z.strictObject({ name: z.string().min(1).max(80), password: claimedPassword });

/** What two people are to each other, as one of them sees it. */
export const relations = ['self', 'none', 'friend', 'request-sent', 'request-received', 'blocked'] as const;

export const meAnswer = z.object({ you: person, about: z.string(), since: z.int() });
export const changeMeBody = z.strictObject({
  /** Of an account; the name that it had is free then. */
  name: accountName.optional(),
  about: z.string().trim().max(longestAbout).optional(),
  /** Ends all other sessions. */
  password: z.strictObject({ current: claimedPassword, next: newPassword }).optional(),
});
/** `token`: with a new password, in place of the one that ended with the old. */
export const changedMe = meAnswer.extend({ token: z.string().exactOptional() });

/** A place where somebody is signed in. Times are in milliseconds since 1970. */
export const ownSession = z.object({
  /** Names it; nobody can sign in by that. */
  id: z.string(),
  /** Since when. */
  since: z.int(),
  /** When it was used last, to the hour. */
  usedAt: z.int(),
  /** When it ends by itself. */
  until: z.int(),
  /** In a few words, such as `Firefox on Linux`. */
  device: z.string(),
  /** Whether it is the one that the request came with. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessionsAnswer = z.object({ sessions: z.array(ownSession) });
export const ownSessionParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** `keepCurrent`: all but the one that the request comes with. */
export const endSessionsBody = z.strictObject({ keepCurrent: z.boolean().default(false) });
export const endedSessions = z.object({ ended: z.int() });

/** An account is deleted by who knows its password; a guest has none. */
export const leaveBody = z.strictObject({ password: claimedPassword.optional() });

export const namedParams = z.object({ name: z.string().min(1).max(80) });
/** An account by its name, anybody by their id. */
export const profileAnswer = z.object({ person, about: z.string(), since: z.int(), relation: z.enum(relations) });

export const friendsAnswer = z.object({
  friends: z.array(person),
  /** People whom you asked to be friends. */
  sent: z.array(person),
  /** People who asked you; to ask them too is to accept. */
  received: z.array(person),
  blocked: z.array(person),
});
export const relationAnswer = z.object({ relation: z.enum(relations) });

export const ownDeckId = z.string().regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _');
export const ownDeckParams = z.object({ id: ownDeckId });
/** The text of one deck, in any format that is read: as the page or `vaultsong deck export` writes it, a deck code, plain text. */
export const ownDeckBody = z.strictObject({ data: z.string().min(1).max(longestOwnDeck) });
export const ownDeckLine = z.object({ id: z.string(), name: z.string(), addedAt: z.int() });
export const ownDeckAnswer = ownDeckLine.extend({ data: z.string() });
export const ownDecksAnswer = z.object({ decks: z.array(ownDeckLine) });

/** All that is kept of somebody; each part has a name, and rooms of the server add theirs. */
export const exportAnswer = z.looseObject({ you: person, about: z.string(), since: z.int() });

/** Nothing to tell but that it is done. */
export const doneAnswer = z.object({ done: z.literal(true) });
