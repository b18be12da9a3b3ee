// Schemas of the account forms: what the server takes, told before it is asked.
import { accountName, longestAbout, newPassword } from '@vaultsong/protocol';
import { z } from 'zod';
import { filled } from '../../components/form/checks.ts';

const name = z.string().trim().pipe(accountName);
/** What somebody says their password is; the server alone knows. */
const password = z.string().min(1, { error: 'Expected your password' });

export const signUpForm = z.object({ name, password: newPassword });
export const signInForm = z.object({ name: filled('your name'), password });
export const aboutForm = z.object({ about: z.string().max(longestAbout) });
export const nameForm = z.object({ name });
export const friendForm = z.object({ name: filled('the name of somebody') });
export const passwordForm = z.object({ current: password, next: newPassword });
export const resetForm = z.object({ password: newPassword });

/** Deleting what is kept of somebody. A guest has no password. @param owner the name that has to be typed */
export const leavingForm = (owner: string, isGuest: boolean) =>
  z.object({
    typed: z
      .string()
      .trim()
      .refine((typed) => typed === owner, {
        error: ({ input }) => `Type “${owner}” to confirm; you typed “${String(input).trim()}”.`,
      }),
    password: isGuest ? z.string() : password,
  });
