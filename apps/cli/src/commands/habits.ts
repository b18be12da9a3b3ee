// vaultsong habits: which cards of a set a bot never plays, never uses or always wastes.
import { botNames } from '@vaultsong/bots';
import { generatedSets } from '@vaultsong/decks';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { wholeNumber } from '../options.ts';

const most = { games: 100_000, chances: 1_000_000 } as const;

/** Adds the command to the program. */
export function addHabits(program: Command): void {
  program
    .command('habits')
    .summary('list the cards that a bot never plays, never uses or always wastes')
    .description(
      'Lets a bot play new decks of a set against each other and lists the cards that it wastes: those that it could have played or used in many turns and never did, and actions that nearly always do nothing when it plays them.\nCtrl-C ends it with the results so far, and code 130.',
    )
    .addOption(new Option('--set <set>', 'the set of the decks').choices(generatedSets).default(generatedSets[0]))
    .option('-g, --games <n>', 'the number of games', wholeNumber(1, most.games), 500)
    .option(
      '-s, --seed <n>',
      'seed of all decks and games, a whole number',
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      1,
    )
    .addOption(new Option('-b, --bot <name>', 'the bot that plays').choices(botNames).default('rules'))
    .addOption(
      new Option('-e, --edition <name>', 'the rulebook to play by').choices(editionNames).default(defaultEdition),
    )
    .option(
      '--chances <n>',
      'list only cards that the bot could use so many times, counted once a turn for each copy',
      wholeNumber(1, most.chances),
      30,
    )
    .option('--at-most <percent>', 'the share of uses up to which a card counts as never used', wholeNumber(0, 100), 5)
    .option('--json', 'print one JSON document, with the counts of all cards')
    .addHelpText('after', '\nExample:\n  $ vaultsong habits --set wc --games 50')
    .action(lazyAction(async () => (await import('../actions/habits.ts')).runHabits));
}
