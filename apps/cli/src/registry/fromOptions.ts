// The registry as commands ask it: only where the user wants it; decks that were asked for once are kept for all commands.
import type { AnswerCache } from '@vaultsong/registry';
import { cacheFolder, fileCache, Registry, RegistryError } from '@vaultsong/registry';
import { UserError } from '../errors.ts';
import { atPath } from '../input.ts';
import type { FetchFlags } from './option.ts';

/** null where the user does not want it. @throws UserError where its address is none */
export function registryFromOptions({ fetch, registry }: FetchFlags): Registry | null {
  if (fetch !== true) return null;
  try {
    return new Registry({ base: registry, cache: ownCache() });
  } catch (error) {
    throw toUserError(error);
  }
}

/**
 * The answer about a deck: one that was kept, or a new one.
 * @param registry null: nobody is asked
 * @returns null where nobody is asked and none was kept
 * @throws UserError where no deck comes
 */
export async function answerAbout(id: string, registry: Registry | null): Promise<string | null> {
  if (registry === null) return await ownCache().get(id);
  try {
    return await registry.deck(id);
  } catch (error) {
    throw toUserError(error);
  }
}

/** The answers of this user, wherever their folder is now. */
function ownCache(): AnswerCache {
  const folder = cacheFolder();
  const files = fileCache(folder);
  return { get: (id) => files.get(id), put: (id, answer) => atPath(folder, () => files.put(id, answer)) };
}

const toUserError = (error: unknown): unknown =>
  error instanceof RegistryError ? new UserError(error.message) : error;
