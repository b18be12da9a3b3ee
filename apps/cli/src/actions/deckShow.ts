// vaultsong deck show: everything about one deck.

import { printable } from '@vaultsong/decks';
import { profileOf, sayProfile } from '@vaultsong/decks/profile';
import { factsOf, faultLines, wordsOf } from '../deckFacts.ts';
import { UserError } from '../errors.ts';
import { loadOne } from '../loadDeck.ts';
import { print, printJson } from '../output.ts';
import { registryFromOptions } from '../registry/fromOptions.ts';
import type { FetchFlags } from '../registry/option.ts';

interface ShowFlags extends FetchFlags {
  readonly json?: true;
}

/** Does what the command is asked for. */
export async function runShow(source: string, flags: ShowFlags): Promise<void> {
  const deck = await loadOne(source, registryFromOptions(flags));
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
