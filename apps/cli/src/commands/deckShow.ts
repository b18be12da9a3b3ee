// vaultsong deck show: everything about one deck.
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { deckArgument } from '../options.ts';
import { addFetch } from '../registry/option.ts';

/** Adds the command to the group. */
export function addDeckShow(deck: Command): void {
  const command = deck
    .command('show')
    .summary('show a deck: its cards, faults, code and profile')
    .description(
      'Shows a deck: its cards by house, with mavericks, legacies, anomalies and enhancements marked; its faults; the cards that cannot be played yet; its code; and its profile, which sums up what its cards do.\nEnds with code 2 when the deck has faults.',
    )
    .argument('<deck>', deckArgument)
    .option('--json', 'print one JSON document');
  addFetch(command)
    .addHelpText('after', '\nExample:\n  $ vaultsong deck show miss-onyx-censorius')
    .action(lazyAction(async () => (await import('../actions/deckShow.ts')).runShow));
}
