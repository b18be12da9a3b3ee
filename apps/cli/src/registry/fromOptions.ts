// The registry that the options of a command ask for.
import { cacheFolder, fileCache } from './cache.ts';
import { Registry } from './client.ts';
import type { FetchFlags } from './option.ts';

/** null where the user does not want it. @throws UserError where its address is none */
export const registryFromOptions = ({ fetch, registry }: FetchFlags): Registry | null =>
  fetch === true ? new Registry({ base: registry, cache: fileCache(cacheFolder()) }) : null;
