// vaultsong deck show: everything about one deck.

import { printable } from '@vaultsong/decks';
import { profileOf, sayProfile } from '@vaultsong/decks/profile';
import type { Command } from 'commander';
import { deckArgument, loadOne } from '../deck.ts';
import { factsOf, faultLines, wordsOf } from '../deck-facts.ts';
import { UserError } from '../failure.ts';
import { print, printJson } from '../output.ts';
import type { FetchFlags } from '../registry/option.ts';
import { addFetch, registryOf } from '../registry/option.ts';

interface ShowFlags extends FetchFlags {
  readonly json?: true;
}

/** Adds the command to the group. */
export function addDeckShow(deck: Command): void {
  const command = deck
    .command('show')
    .summary('show a deck: its cards, faults, code and profile')
    .description(
      'Shows a deck: its cards by house, mavericks, legacies, anomalies and enhancements marked, what is wrong with it, which of its cards cannot be played yet, its code, and what its cards do: its profile.\nEnds with code 2 when the deck has faults.',
    )
    .argument('<deck>', deckArgument)
    .option('--json', 'print one JSON document');
  addFetch(command).addHelpText('after', '\nExample:\n  $ vaultsong deck show miss-onyx-censorius').action(runShow);
}

async function runShow(source: string, flags: ShowFlags): Promise<void> {
  const deck = await loadOne(source, registryOf(flags));
  const profile = profileOf(deck.deck);
  if (flags.json) printJson({ ...factsOf(deck), profile });
  else {
    // Its first line says again whose profile it is.
    const lines = sayProfile(profile).slice(2);
    print([wordsOf(deck), '', 'Profile', ...lines.map((line) => printable(line, 5000))].join('\n'));
  }
  if (deck.faults.length > 0)
    throw new UserError(
      flags.json ? `the deck has faults: ${deck.faults.length}` : `the deck has faults\n${faultLines(deck)}`,
    );
}
