// better-auth, as it is used here: sessions, cookies and hashes of passwords are its own. Its routes are not served; the rooms
// call what they need, and tell about it in the words of this server.

import { longestPassword, shortestPassword } from '@vaultsong/protocol';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { anonymous, bearer, username } from 'better-auth/plugins';
import { comparable, guestName } from '../nameRules.ts';
import type { Settings } from '../settings/settings.ts';
import { credentials, people, sessions, verifications } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';

const day = 24 * 60 * 60;

/** Under which name the cookie of a session begins. */
export const cookiePrefix = 'vaultsong';

export function createAuth({ db }: Store, { publicUrl }: Settings, secret: string) {
  return betterAuth({
    appName: 'Vaultsong',
    // Nothing is fetched from there: it only decides how cookies look.
    baseURL: publicUrl ?? 'http://localhost',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: people, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    user: { additionalFields: { kind: { type: 'string', input: false, required: false, defaultValue: 'guest' } } },
    session: {
      expiresIn: 90 * day,
      // Who comes back after a day has it for as long again.
      updateAge: day,
      cookieCache: { enabled: false },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl?.startsWith('https:') === true,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      // Where people are is none of our business.
      ipAddress: { disableIpTracking: true },
    },
    // The routes have limits of their own.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      username({
        displayUsername: false,
        // Names are judged before they come here.
        maxUsernameLength: 80,
        minUsernameLength: 1,
        usernameValidator: () => true,
        usernameNormalization: comparable,
      }),
      anonymous({ generateName: guestName, disableDeleteAnonymousUser: true }),
      bearer(),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
