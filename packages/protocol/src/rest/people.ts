// People over REST: guests, accounts, sessions, profiles, friends, blocks, decks of one's own.
import { z } from 'zod';
import { instant } from '../instant.ts';
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
  version: z.string().describe('Version of the server.'),
  protocol: z.int().describe('Version of the live protocol.'),
  you: person.nullable().describe('The person who asks; null without a session.'),
  registry: z.boolean().describe('Whether `GET /api/registry/:id` asks the registry for decks here.'),
});

export const guestBody = z.strictObject({});

export const sessionAnswer = z
  .object({ you: person, token: z.string() })
  .describe(
    '`token` is for programs: `Authorization: Bearer TOKEN`. Browsers have it in a cookie that scripts cannot read.',
  );

export const signUpBody = z
  .strictObject({
    name: accountName,
    password: newPassword,
    bot: z.boolean().default(false).describe('A program will play with it, and others see that.'),
  })
  .describe('A guest who signs up keeps id, games and seats.');
export const signInBody = z.strictObject({ name: z.string().min(1).max(80), password: claimedPassword });

/** What two people are to each other, as one of them sees it. */
export const relations = ['self', 'none', 'friend', 'request-sent', 'request-received', 'blocked'] as const;

export const meAnswer = z.object({
  you: person,
  about: z.string(),
  since: instant,
});
export const changeMeBody = z.strictObject({
  name: accountName.optional().describe('New name of an account; the name that it had is free then.'),
  about: z.string().trim().max(longestAbout).optional(),
  password: z
    .strictObject({ current: claimedPassword, next: newPassword })
    .optional()
    .describe('Changing it ends all other sessions.'),
});
export const changedMe = meAnswer
  .extend({ token: z.string().exactOptional() })
  .describe('`token`: with a new password, in place of the one that ended with the old.');

export const ownSession = z
  .object({
    id: z.string().describe('Names the session; nobody can sign in by that.'),
    since: instant.describe('Time since when it is open.'),
    usedAt: instant.describe('Time when it was used last, to the hour.'),
    until: instant.describe('Time when it ends by itself.'),
    device: z.string().describe('The device in a few words, such as `Firefox on Linux`.'),
    isCurrent: z.boolean().describe('It is the one that the request came with.'),
  })
  .describe('A place where somebody is signed in.');
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessionsAnswer = z.object({ sessions: z.array(ownSession) });
export const ownSessionParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

export const endSessionsBody = z
  .strictObject({ keepCurrent: z.boolean().default(false) })
  .describe('`keepCurrent`: all but the one that the request comes with.');
export const endedSessions = z.object({ ended: z.int() });

export const leaveBody = z
  .strictObject({ password: claimedPassword.optional() })
  .describe('An account is deleted by who knows its password; a guest has none.');

export const namedParams = z.object({ name: z.string().min(1).max(80) });
export const profileAnswer = z
  .object({
    person,
    about: z.string(),
    since: instant,
    relation: z.enum(relations),
  })
  .describe('An account by its name, anybody by their id.');

export const friendsAnswer = z.object({
  friends: z.array(person),
  sent: z.array(person).describe('People whom you asked to be friends.'),
  received: z.array(person).describe('People who asked you; to ask them too is to accept.'),
  blocked: z.array(person),
});
export const relationAnswer = z.object({ relation: z.enum(relations) });

export const ownDeckId = z.string().regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _');
export const ownDeckParams = z.object({ id: ownDeckId });
export const ownDeckBody = z
  .strictObject({ data: z.string().min(1).max(longestOwnDeck) })
  .describe(
    'The text of one deck, in any format that is read: as the page or `vaultsong deck export` writes it, a deck code, plain text.',
  );
export const ownDeckLine = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
});
export const ownDeckAnswer = ownDeckLine.extend({ data: z.string() });
export const ownDecksAnswer = z.object({ decks: z.array(ownDeckLine) });

export const exportAnswer = z
  .looseObject({ you: person, about: z.string(), since: instant })
  .describe('All that is kept of a person; each part has a name.');

export const doneAnswer = z.object({ done: z.literal(true) }).describe('It is done.');
