// vaultsong rules: the rulebook, entry by entry, with what each edition says, its sources and how many tests prove it.
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';

/** Adds the command to the program. */
export function addRules(program: Command): void {
  program
    .command('rules')
    .summary('read the rulebook')
    .description('Lists the entries of the rulebook, a line each, or shows one of them.')
    .argument('[id]', 'the entry to show: its text, its sources, and the number of tests that prove it')
    .addOption(
      new Option(
        '-e, --edition <name>',
        `read what one edition says, and list only what it has (an entry without this: ${defaultEdition})`,
      ).choices(editionNames),
    )
    .option('--search <words...>', 'list the entries in which all these words occur')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExample:\n  $ vaultsong rules taunt --edition cota-1.0')
    .action(lazyAction(async () => (await import('../actions/rules.ts')).runRules));
}
