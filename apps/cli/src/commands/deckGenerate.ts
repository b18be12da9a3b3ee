// vaultsong deck generate: new decks, as the real ones of a set are.
import { generatedSets } from '@vaultsong/decks';
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { wholeNumber } from '../options.ts';

const most = 100_000;

/** Adds the command to the group. */
export function addDeckGenerate(deck: Command): void {
  deck
    .command('generate')
    .summary('make new decks like the real ones of a set')
    .description(
      'Makes new decks like the real ones of a set. The same seed gives the same deck, for ever: other commands take it as generated:SET:SEED in place of a deck file.\nSeveral decks use the seed and the seeds after it; no two of them share a name or a list.',
    )
    .option('--set <set>', `the set: ${generatedSets.join(', ')}`, generatedSets[0])
    .option(
      '-s, --seed <n>',
      'seed of the first deck, a whole number (default: by chance)',
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    )
    .option('-n, --count <n>', 'the number of decks; with --json it makes a list, even of one', wholeNumber(1, most))
    .option('-o, --out <dir>', 'write each deck to a file of its own in a directory')
    .option('--json', 'print one JSON document: a deck file, a list of them, or with --out the list of files')
    .addHelpText(
      'after',
      '\nExamples:\n  $ vaultsong deck generate --set cota --seed 7\n  $ vaultsong deck generate --count 100 --out my-decks\n  $ vaultsong simulate generated:cota:7 generated:cota:8',
    )
    .action(lazyAction(async () => (await import('../actions/deckGenerate.ts')).runGenerate));
}
