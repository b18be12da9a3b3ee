// The options by which a command may ask the registry.
import { defaultRegistry } from '@vaultsong/registry/address';
import type { Command } from 'commander';
import { Option } from 'commander';

export interface FetchFlags {
  readonly fetch?: true;
  readonly registry: string;
}

/** Adds `--fetch` and `--registry`. */
export const addFetch = (command: Command): Command =>
  command
    .option('--fetch', 'ask the registry of decks (Master Vault) for a deck by its id or address; answers are kept')
    .addOption(
      new Option('--registry <address>', 'the registry that --fetch asks')
        .env('VAULTSONG_REGISTRY')
        .default(defaultRegistry),
    );
