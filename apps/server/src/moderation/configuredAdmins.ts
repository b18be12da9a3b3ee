// ADMINS: accounts that are admins whenever the server starts. A name that nobody has yet makes nobody an admin: else whoever
// registers it first would be.
import { ApiError } from '../errors/apiError.ts';
import type { Moderation } from './moderation.ts';

/** @param warn hears of names that are no account */
export async function makeAdmins(
  moderation: Moderation,
  names: readonly string[],
  warn: (message: string) => void,
): Promise<void> {
  for (const name of names) {
    try {
      const { person, role } = await moderation.find(name);
      if (role !== 'admin') await moderation.giveRole(null, person.id, 'admin', 'the setting ADMINS');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      warn(`ADMINS: ${name} is made no admin: ${error.message}. Make the account first, then start the server again`);
    }
  }
}
