// The options by which a command may ask the registry.
import type { Command } from 'commander';
import { Option } from 'commander';
import { cacheFolder, fileCache } from './cache.ts';
import { defaultRegistry, Registry } from './client.ts';

export interface FetchFlags {
  readonly fetch?: true;
  readonly registry: string;
}

/** Adds `--fetch` and `--registry`. */
export const addFetch = (command: Command): Command =>
  command
    .option('--fetch', 'ask the registry of decks (Master Vault) for a deck by its id or address; answers are kept')
    .addOption(
      new Option('--registry <address>', 'where --fetch asks').env('VAULTSONG_REGISTRY').default(defaultRegistry),
    );

/** null where the user does not want it. @throws UserError where its address is none */
export const registryOf = ({ fetch, registry }: FetchFlags): Registry | null =>
  fetch === true ? new Registry({ base: registry, cache: fileCache(cacheFolder()) }) : null;
